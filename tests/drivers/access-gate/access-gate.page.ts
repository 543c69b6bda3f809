import { expect } from '@playwright/test'
import { arrangeBreakage, breakCall } from '#e2e/walks/site/breakage.ts'
import { type GateField, gateButton, gateField, shownFields } from '#e2e/walks/site/gate.ts'
import { home, visitorInChat } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { accessGateModel } from '#machines/access-gate/access-gate.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { EventOf, Moment } from '../driver.ts'
import type { Act, PageDriver } from '../page-driver.ts'
import type { accessGate as actor } from './access-gate.actor.ts'

interface Closed {
  screen: 'gate'
  fields: GateField[]
  message: string | null
  hint: boolean
  [more: string]: unknown
}

interface Open {
  screen: 'granted'
  visitor: { sessionId: string | null; email: string | null }
}

const noField = { email: false, first_name: false, last_name: false, phone: false, company: false }
const threeFields = { ...noField, email: true, first_name: true, company: true }

/** A listing that keeps everything to itself, and what its gate asks for. */
const meet =
  (password: boolean, lead: boolean, required_fields: Record<string, boolean>): Act =>
  async (site) => {
    await site.page.goto('/p/first', { waitUntil: 'commit' })
    await site.answer('getPropertyByUrl', exampleNamed('getPropertyByUrl.withheldBoth'))
    await site.answer('getAccessRequirements', {
      body: { password_protection_enabled: password, lead_capture_enabled: lead, required_fields, session_id: null },
    })
  }

const fill =
  (values: Partial<Record<GateField, string>>): Act =>
  async ({ page }) => {
    for (const [field, value] of Object.entries(values)) await gateField(page, field as GateField).fill(value)
  }
const good = { email: ' ann.chen@example.com ', first_name: 'Ann ', company: ' Chen & Daughters' }

const password =
  (name: string): Act =>
  (site) =>
    site.answer('validatePassword', exampleNamed(`validatePassword.${name}`))
const lead =
  (answer: object): Act =>
  (site) =>
    site.answer('captureLead', answer)

/** Who cannot wait presses again, and types: neither is taken. */
const submitAgain: Act = async ({ page }) => {
  const [field] = await shownFields(page)
  if (!field) return expect(gateButton(page)).toHaveCount(0)
  await gateButton(page).click({ force: true })
  const typed = await gateField(page, field).inputValue()
  await gateField(page, field).press('End')
  await page.keyboard.type('changed while waiting')
  await page.keyboard.press('Enter')
  expect(await gateField(page, field).inputValue()).toBe(typed)
}

export const accessGate: PageDriver<EventOf<typeof actor>> = {
  name: 'access-gate',
  page: 'property',
  model: accessGateModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    validatePassword: 'held',
    captureLead: 'held',
    sendChatMessage: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.none'),
  },
  prepare: arrangeBreakage,
  acts: {
    'GATE.asksPassword': meet(true, false, threeFields),
    'GATE.asksLead': meet(false, true, threeFields),
    'GATE.asksBoth': meet(true, true, threeFields),
    'GATE.asksPasswordAndUnnamedLead': meet(true, true, noField),
    'GATE.asksUnnamedLead': meet(false, true, noField),
    'USER.typesBlankPassword': fill({ password: '  ' }),
    'USER.typesPassword': fill({ password: ' harbor-light ' }),
    'USER.fillsLeadWithBlanks': fill({ email: ' ', first_name: '\t', company: '  ' }),
    'USER.fillsLeadWithBadEmail': fill({ ...good, email: 'ann.chen@example' }),
    'USER.fillsLeadButCompany': fill({ ...good, company: ' ' }),
    'USER.fillsLead': fill(good),
    'USER.submits': ({ page }) => gateButton(page).click(),
    'USER.submitsAgain': submitAgain,
    'API.password.right': password('right'),
    'API.password.wrong': password('wrong'),
    'API.password.500': password('serverError'),
    'API.password.429': password('tooMany'),
    'API.password.notJson': (site) => site.answerNotJson('validatePassword'),
    'API.password.network': (site) => site.disconnect('validatePassword'),
    'API.password.exception': (site) => breakCall(site, 'validatePassword', 'The lights went out'),
    'API.lead.kept': lead({ body: { success: true, session_id: 'session-of-the-lead' } }),
    'API.lead.notKept': lead(exampleNamed('captureLead.notKept')),
    'API.lead.500': lead(exampleNamed('captureLead.serverError')),
    'API.lead.422.issues': lead({
      status: 422,
      body: {
        detail: [
          { loc: ['body', 'email'], msg: 'value is not a valid email address', type: 'value_error' },
          { loc: ['body', 'phone'], msg: 'too long', type: 'value_error' },
        ],
      },
    }),
    'API.lead.422.issue': lead({ status: 422, body: { detail: 'This address cannot be used.' } }),
    'API.lead.422.bare': lead({ status: 422, body: {} }),
    'API.lead.network': (site) => site.disconnect('captureLead'),
    'API.lead.notJson': (site) => site.answerNotJson('captureLead'),
    'GATE.asksNothing': {
      leftOut: 'The page opens a listing that asks nothing by itself (PROP-06); nobody meets that gate.',
    },
  },
  see: seeGate,
}

export async function seeGate(site: Site, expected: Closed | Open, { event }: Moment): Promise<void> {
  if (expected.screen === 'granted') return goIn(site, expected)
  // Who is asked for nothing sees no form while the visit is recorded, only where that failed (GATE-06).
  const isUnseen = expected.fields.length === 0 && expected.busy
  const unseen = isUnseen ? { title: 'Checking access...', busy: false } : {}
  await site.sees(() => readPage(site), { sends: null, ...expected, ...unseen })
  const wrong = firstWrongField(expected)
  if (wrong && (event === 'USER.submits' || event.startsWith('API.'))) {
    await expect(gateField(site.page, wrong)).toBeFocused()
    await expect(gateField(site.page, wrong)).toHaveAttribute('aria-invalid', 'true')
  }
}

async function readPage({ page, calls }: Site): Promise<object> {
  const [message = null, hint] = await page.getByRole('alert').getByRole('paragraph').allInnerTexts()
  const [label] = await gateButton(page).allInnerTexts()
  const isBusy =
    (await gateButton(page)
      .and(page.getByRole('button', { disabled: true }))
      .count()) === 1
  const call = calls.held('validatePassword') ?? calls.held('captureLead')
  const isOurs = /^\/api\/v1\/public\/properties\/7\/(validate-password|capture-lead)$/.test(call?.path ?? '')
  return {
    screen: 'gate',
    title: (await page.getByRole('heading', { level: 1 }).allInnerTexts()).join(' and '),
    fields: await shownFields(page),
    busy: label === 'Verifying...' ? isBusy : isBusy && label,
    message,
    hint: hint === 'Too many tries for now. The next one is possible in 9 minutes.',
    sends: isOurs ? call?.body : null,
  }
}

/** The field that has to have the focus once a red box appears; none where the red box is about no field. */
function firstWrongField({ fields, message }: Closed): GateField | undefined {
  const names = /^Please fill in the required fields: ([^,]+)/.exec(message ?? '')?.[1]
  if (names) return fields.find((field) => field.replace('_', ' ') === names)
  if (message === 'Wrong password. Try again.') return 'password'
  const isAboutEmail =
    message === 'Please enter a valid email address' || message?.startsWith('Validation errors: email')
  return isAboutEmail && fields.includes('email') ? 'email' : undefined
}

/** The page is loaded anew, and the chat knows who came in (GATE-10). */
async function goIn(site: Site, { visitor }: Open): Promise<void> {
  await expect(site.page.getByRole('heading', { level: 1 })).toHaveText('Checking access...')
  await site.answer('getPropertyByUrl', home)
  await expect(site.page.getByRole('heading', { level: 1 })).toHaveText('48 Alder Ridge Road, Mill Valley, CA 94941')
  expect(await visitorInChat(site)).toEqual(visitor)
}
