import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'

test.use({ baseURL: ({ dev }, use) => use(dev.origin) })

// One dev server for all tests: they are in one file and so in one worker. It needs time to prepare a page.
test.describe.configure({ mode: 'default', timeout: 90_000 })

const planted = { name: 'Zebedee Planted', email: 'planted@secret.example', goal: 'a goal that nobody else may read' }

const pages = {
  '/': 'The AI assistant for real estate',
  '/demo': 'Welcome to Pending',
  '/request': 'For individuals and Teams',
  '/tour/confirm': 'Error',
  '/property-view': 'Home value illustration',
}

for (const [path, title] of Object.entries(pages)) {
  test(`the dev server shows ${path}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(path)
    // Vite optimizes a library on its first request, and may reload the page after that.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 30_000 })
    expect(errors).toEqual([])
  })
}

test('[MACH-04] ?inspect shows the running machines of a page, each once, and masks what is typed', async ({
  page,
  context,
}) => {
  await page.goto('/request?inspect')
  const panel = page.getByRole('complementary', { name: 'Machine inspector' })
  const actors = panel.getByRole('navigation', { name: 'Running actors' })
  await expect(actors.getByRole('button', { name: /^demoRequest/ })).toHaveCount(1, { timeout: 60_000 })
  await actors.getByRole('button', { name: /^demoRequest/ }).click()
  await expect(panel.locator('[data-state="demoRequest"]')).toHaveClass(/is-active/)

  const opened = page.waitForRequest(/__open-in-editor\?file=machines%2Fdemo-request%2Fdemo-request\.model\.ts$/)
  await page.route('**/__open-in-editor**', (route) => route.fulfill({ status: 200 }))
  await panel.getByRole('button', { name: 'Open specification' }).click()
  await opened

  const window = await context.newPage()
  await window.goto('/machines/inspect')
  await page.getByLabel('Name').first().fill(planted.name)
  await page.getByLabel('Email').first().fill(planted.email)
  await page.getByLabel('Goals').first().fill(planted.goal)
  await expect(panel.getByText(`•••• (${planted.email.length})`).first()).toBeVisible()
  await expect(window.getByText(`•••• (${planted.goal.length})`).first()).toBeVisible()
  for (const shown of [await panel.innerText(), await window.content()])
    for (const secret of Object.values(planted)) expect(shown).not.toContain(secret)

  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
})

test('[MACH-04] the server’s machines are in the same panel, without any text of the chat', async ({ page }) => {
  await page.goto('/p/48-alder-ridge-road?inspect')
  const panel = page.getByRole('complementary', { name: 'Machine inspector' })
  const actors = panel.getByRole('navigation', { name: 'Running actors' })
  await expect(actors.getByRole('button', { name: /^chat/ })).toHaveCount(1, { timeout: 60_000 })
  await page.getByLabel('Your question to Penny').fill('Has the planted garage a charger?')
  await page.keyboard.press('Enter')
  await actors.getByRole('button', { name: /^conversation \(server\)/ }).click({ timeout: 30_000 })
  await expect(panel.locator('[data-state="conversation"]')).toHaveClass(/is-active/)
  expect(await panel.innerText()).not.toContain('planted')
})

test('[MACH-04] a page without ?inspect has no inspector', async ({ page }) => {
  await page.goto('/request')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('complementary', { name: 'Machine inspector' })).toHaveCount(0)
})

test('the dev server opens a listing, and shows an edited file without reloading the page', async ({ page, dev }) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  const question = page.getByLabel('Your question to Penny')
  await question.fill('Is there a garage?')
  await dev.edit('src/content/property-page.ts', "share: 'Share'", "share: 'Pass it on'")
  await expect(page.getByRole('button', { name: 'Pass it on' })).toBeVisible()
  await expect(question).toHaveValue('Is there a garage?')
})
