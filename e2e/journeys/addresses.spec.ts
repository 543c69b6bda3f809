import { expect } from '@playwright/test'
import { comesToHomePage } from '#e2e/support/home-page.ts'
import { test } from '#e2e/support/journey.ts'
import { enter, fillGate, seededListings, seesListing } from '#e2e/support/listing.ts'

for (const address of ['/p/alder-ridge', '/property/4', '/p/4', '/p/Alder-Ridge']) {
  test(`[PROP-04] ${address} is replaced by the listing’s address without a history entry`, async ({ page }) => {
    await page.goto('/')
    const steps = await page.evaluate(() => history.length)
    expect((await page.goto(address))?.status()).toBe(200)
    await seesListing(page, seededListings.open)
    await expect(page).toHaveURL(seededListings.open.path)
    expect(await page.evaluate(() => history.length)).toBe(steps + 1)

    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The AI assistant for real estate')
    await page.goForward()
    await seesListing(page, seededListings.open)
  })
}

test('[PROP-04] [PROP-17] a private listing’s number leads to its gate, and to its address after the gate', async ({
  page,
}) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    if (/api|property/.test(response.url())) answers.push(await response.text().catch(() => ''))
  })
  await page.goto('/property/5')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible()
  const steps = await page.evaluate(() => history.length)
  await expect(page).toHaveURL('/property/5')
  expect(answers.join('\n')).not.toMatch(/harbor|spear/i)

  await fillGate(page, { Password: 'harbor-light' })
  await enter(page)
  await seesListing(page, seededListings.password)
  await expect(page).toHaveURL(seededListings.password.path)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.goto('/property/5')
  await seesListing(page, seededListings.password)
})

test('[PROP-05] addresses that redirect to each other show an error', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/by-url/') && asked.push(request.url().replace(/.*\//, '')))
  await page.goto('/p/loop-a')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Available')
  await expect(page.getByRole('alert')).toHaveText('Redirect loop detected. Please try again.')
  expect(asked).toEqual(['loop-a', 'loop-b'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.length).toBe(4)
  await expect(page.getByRole('alert')).toHaveText('Redirect loop detected. Please try again.')
})

const missing = [
  { address: '/p/no-such-home', words: 'Property not found' },
  { address: '/property/999', words: 'Property not found or not publicly available' },
]
for (const { address, words } of missing) {
  test(`[PROP-03] [PROP-05] the unknown address ${address} shows an error with status 404`, { tag: '@smoke' }, async ({
    page,
  }) => {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Available')
    await expect(page.getByRole('alert')).toHaveText(words)
    await expect(page).toHaveTitle('Property Not Available · Pending')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  })
}

for (const address of ['/no/such/page', '/sellers']) {
  test(`[ROUTE-05] ${address} shows the missing page with status 404 and a link home`, { tag: '@smoke' }, async ({
    page,
  }) => {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("This page doesn't exist.")
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The AI assistant for real estate')
  })
}

test('[ROUTE-04] a new page is shown from its top', { tag: '@smoke' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await comesToHomePage(page)
  const link = page.getByRole('link', { name: /^Read Use Case/ }).first()
  await link.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 100))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await link.click()
  await expect(page.getByRole('link', { name: 'Back to Use Cases' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
