import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { test as journey } from '#e2e/support/journey.ts'
import { emailsAbout, sentEmail } from '#e2e/support/outbox.ts'

/** A visitor with a unique name on the request page of a server whose database can be read. */
const test = journey.extend<{ visitor: { name: string; email: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  visitor: async ({}, use) => {
    const name = `Ann ${randomUUID().slice(0, 8)}`
    await use({ name, email: `${name.replace(' ', '.').toLowerCase()}@example.com` })
  },
})

const field = (page: Page, label: RegExp) => page.getByRole('form', { name: 'Request a demo' }).getByLabel(label)
const send = (page: Page) => page.getByRole('button', { name: 'Submit Request' })
const done = (page: Page) => page.getByRole('heading', { name: 'Request Submitted Successfully!' })

async function fill(page: Page, { name, email }: { name: string; email: string }, goals = 'Fewer calls at night.') {
  await field(page, /^Name/).fill(name)
  await field(page, /^Email/).fill(email)
  await field(page, /^Phone number/).fill('+1 415 555 0100')
  await field(page, /^Goals/).fill(goals)
}

const kept = (databaseUrl: string, email: string) =>
  queryPostgres(databaseUrl, 'select name, phone, message from demo_requests where email = $1 order by id', [email])

test('[REQ-03] [REQ-04] a request reaches the team, who can reply to the sender, and the next form is empty', {
  tag: '@smoke',
}, async ({ page, visitor, server }) => {
  await page.goto('/request')
  await expect(send(page)).toBeDisabled()
  await fill(page, visitor, 'Fewer calls at night.\nMore tours <b>that count</b>.')
  await send(page).click()
  await expect(done(page)).toBeFocused()
  await expect(done(page)).toHaveAccessibleDescription(/24-48 hours.*spam folder.*hello@pending\.example/)
  const { to, replyTo, subject, text = '', html = '' } = await sentEmail(server, visitor.email, 'demo-requested')
  expect([to, replyTo, subject]).toEqual([
    [{ name: '', address: 'team@pending.example' }],
    [{ name: '', address: visitor.email }],
    `${visitor.name} would like a demo`,
  ])
  expect(text).toContain('> More tours <b>that count</b>.')
  expect(html).toContain('More tours &lt;b&gt;that count&lt;/b&gt;.')

  await page.getByRole('button', { name: 'Submit Another Request' }).click()
  for (const label of [/^Name/, /^Email/, /^Phone number/, /^Goals/]) await expect(field(page, label)).toHaveValue('')
  await fill(page, visitor, 'And a second thing.')
  await send(page).click()
  await expect(done(page)).toBeVisible()
  expect((await kept(server.databaseUrl, visitor.email)).map(({ message }) => message)).toEqual([
    'Fewer calls at night.\nMore tours <b>that count</b>.',
    'And a second thing.',
  ])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('[REQ-04] a bot that fills the hidden field sees the confirmation, and nothing is stored or sent', async ({
  page,
  visitor,
  server,
}) => {
  await page.goto('/request')
  await fill(page, visitor)
  await page.locator('[name=website]').fill('https://spam.example')
  await send(page).click()
  await expect(done(page)).toBeVisible()
  expect(await kept(server.databaseUrl, visitor.email)).toEqual([])
  expect(await emailsAbout(server, visitor.email)).toEqual([])
})

test('[REQ-05] what the server refuses is shown at its field, and the typed text stays', async ({
  page,
  visitor,
  server,
}) => {
  await page.goto('/request')
  await fill(page, { ...visitor, email: 'ann,bob@example.com' })
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('email us directly at hello@pending.example')
  await expect(field(page, /^Email/)).toBeFocused()
  await expect(field(page, /^Email/)).toHaveAccessibleDescription('Email should look like name@example.com')
  await expect(field(page, /^Goals/)).toHaveValue('Fewer calls at night.')
  await field(page, /^Email/).fill(visitor.email)
  await field(page, /^Email/).press('Enter')
  await expect(done(page)).toBeVisible()
  expect(await kept(server.databaseUrl, visitor.email)).toHaveLength(1)
})

test('[REQ-05] the sixth request within an hour shows when to come back', async ({ page, visitor, server }) => {
  await page.goto('/request')
  for (let time = 1; time <= 5; time++) {
    await fill(page, visitor, `Goal ${time}`)
    await send(page).click()
    await page.getByRole('button', { name: 'Submit Another Request' }).click()
  }
  await fill(page, visitor, 'Goal 6')
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    /Failed to submit form\..*hello@pending\.exampleYou can send another request in (59|60) minutes\./,
  )
  await expect(field(page, /^Goals/)).toHaveValue('Goal 6')
  expect(await kept(server.databaseUrl, visitor.email)).toHaveLength(5)
})

test('[REQ-01] text typed before the scripts load isn’t lost, and sends nothing by itself', async ({
  page,
  visitor,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/request', { waitUntil: 'commit' })
  await fill(page, visitor)
  await field(page, /^Phone number/).press('Enter')
  await expect(page).toHaveURL('/request')
  release()
  await expect(send(page)).toBeEnabled()
  await expect(field(page, /^Name/)).toHaveValue(visitor.name)
  await send(page).click()
  await expect(done(page)).toBeVisible()
})

test('[REQ-04] while mail is down a request is received anyway, and its email is sent after a restart', async ({
  page,
  visitor,
  ownServer,
}) => {
  test.setTimeout(90_000)
  const server = await ownServer()
  const outbox = join(server.dataDir, 'outbox')
  await rm(outbox, { recursive: true, force: true })
  await writeFile(outbox, 'no folder: nothing can be put into it')
  await page.goto(`${server.origin}/request`)
  await fill(page, visitor)
  await send(page).click()
  await expect(done(page)).toBeVisible()
  await server.kill()
  await rm(outbox)
  // The server was killed while sending, or has postponed the email.
  const due = "update letters set next_attempt_at = now() where reply_to = $1 and status = 'queued' returning id"
  expect(await queryPostgres(server.databaseUrl, due, [visitor.email])).toHaveLength(1)
  await server.start()
  const { to, replyTo } = await sentEmail(server, visitor.email, 'demo-requested')
  expect([to, replyTo]).toEqual([
    [{ name: '', address: 'team@pending.example' }],
    [{ name: '', address: visitor.email }],
  ])
})

test.describe('without motion', () => {
  // Without transitions, so that axe judges final colors.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[REQ-01] axe finds no violations: empty, refused, received', async ({ page, visitor }) => {
    await page.goto('/request')
    await findsNoBarrier(page)
    await fill(page, { ...visitor, email: 'ann,bob@example.com' })
    await send(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await findsNoBarrier(page)
    await field(page, /^Email/).fill(visitor.email)
    await send(page).click()
    await expect(done(page)).toBeVisible()
    await findsNoBarrier(page)
  })
})
