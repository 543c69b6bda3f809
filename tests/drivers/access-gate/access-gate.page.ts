import { expect } from '@playwright/test'
import { arrangeBreakage } from '#e2e/walks/site/breakage.ts'
import { type GateLabel, gateButton, gateField, shownFields } from '#e2e/walks/site/gate.ts'
import { homeAnswer, visitorInChat } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { accessGateModel } from '#machines/access-gate/access-gate.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { Moment } from '../driver.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { accessGate as actor } from './access-gate.actor.ts'
import { filledIn, gates, leadOutcomes, passwordOutcomes } from './access-gate.facts.ts'

interface Closed {
  screen: 'gate'
  fields: GateLabel[]
  message: string | null
  hint: boolean
  [more: string]: unknown
}

interface Open {
  screen: 'granted'
  visitor: { sessionId: string | null; email: string | null; lead: object | null }
}

/** A private listing, and what its gate asks for. */
const meet =
  (requirements: object): PageEventDriver =>
  async (site) => {
    await site.page.goto('/p/first', { waitUntil: 'commit' })
    await site.answer('getPropertyByUrl', exampleNamed('getPropertyByUrl.withheldBoth'))
    await site.answer('getAccessRequirements', { body: { ...requirements, session_id: null } })
  }

const fill =
  (values: Partial<Record<GateLabel, string>>): PageEventDriver =>
  async ({ page }) => {
    for (const [field, value] of Object.entries(values)) await gateField(page, field as GateLabel).fill(value)
  }

/** A visitor presses again and types during the call: neither has an effect. */
const submitAgain: PageEventDriver = async ({ page }) => {
  const [field] = await shownFields(page)
  if (!field) return expect(gateButton(page)).toHaveCount(0)
  await gateButton(page).click({ force: true })
  const typed = await gateField(page, field).inputValue()
  await gateField(page, field).press('End')
  await page.keyboard.type('changed while waiting')
  await page.keyboard.press('Enter')
  expect(await gateField(page, field).inputValue()).toBe(typed)
}

export const accessGate: PageDriver<typeof actor> = {
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
  eventDrivers: {
    ...rowsOf(gates, meet),
    'GATE.asksNothing': {
      leftOut: 'The page opens a listing that asks for nothing by itself (PROP-06), so that gate is never shown.',
    },
    ...rowsOf(filledIn, fill),
    'USER.submits': ({ page }) => gateButton(page).click(),
    'USER.submitsAgain': submitAgain,
    ...outcomeRows('validatePassword', passwordOutcomes),
    ...outcomeRows('captureLead', leadOutcomes),
  },
  see: seeGate,
}

async function seeGate(site: Site, expected: Closed | Open, { event }: Moment): Promise<void> {
  if (expected.screen === 'granted') return goIn(site, expected)
  // When nothing is asked, the form is shown only if recording the visit failed (GATE-06).
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
    hint: hint === 'Too many attempts. Try again in 9 minutes.',
    sends: isOurs ? call?.body : null,
  }
}

/** The field that gets the focus with an error box; none when the error is about no field. */
function firstWrongField({ fields, message }: Closed): GateLabel | undefined {
  const names = /^Please fill in the required fields: ([^,]+)/.exec(message ?? '')?.[1]
  if (names) return fields.find((field) => field.replace('_', ' ') === names)
  if (message === 'Wrong password. Try again.') return 'password'
  const isAboutEmail =
    message === 'Please enter a valid email address' || message?.startsWith('Validation errors: email')
  return isAboutEmail && fields.includes('email') ? 'email' : undefined
}

/** The page is reloaded, and the chat knows the visitor (GATE-10). */
async function goIn(site: Site, { visitor }: Open): Promise<void> {
  await expect(site.page.getByRole('heading', { level: 1 })).toHaveText('Checking access...')
  await site.answer('getPropertyByUrl', homeAnswer)
  await expect(site.page.getByRole('heading', { level: 1 })).toHaveText('48 Alder Ridge Road, Mill Valley, CA 94941')
  const { sessionId, email } = visitor
  expect(await visitorInChat(site)).toEqual({ sessionId, email })
}
