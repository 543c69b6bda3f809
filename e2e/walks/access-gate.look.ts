import { expect } from '@playwright/test'
import { type GateField, gateButton, gateField, shownFields } from './site/gate.ts'
import { home, visitorInChat } from './site/home.ts'
import type { Site } from './site/site.ts'
import type { Moment } from './walk.ts'

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

export async function lookAtGate(site: Site, expected: Closed | Open, { event }: Moment): Promise<void> {
  if (expected.screen === 'granted') return goIn(site, expected)
  // Who is asked for nothing sees no form while the visit is recorded, only where that failed (GATE-06).
  const isUnseen = expected.fields.length === 0 && expected.busy
  const unseen = isUnseen ? { title: 'Checking access...', busy: false } : {}
  await site.sees(() => see(site), { sends: null, ...expected, ...unseen })
  const wrong = firstWrongField(expected)
  if (wrong && (event === 'USER.submits' || event.startsWith('API.'))) {
    await expect(gateField(site.page, wrong)).toBeFocused()
    await expect(gateField(site.page, wrong)).toHaveAttribute('aria-invalid', 'true')
  }
}

async function see({ page, calls }: Site): Promise<object> {
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
