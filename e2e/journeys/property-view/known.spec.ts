import { expect, type Locator } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'
import { draftOf, findHome, openHome, seesTrouble, seesValue } from '#e2e/support/property-view.ts'
import { withoutSystemSheet } from '#e2e/support/share.ts'

const alder = seededListings.open.headline

test('[PVIEW-01] [PVIEW-03] [VALUE-01] a visitor finds a listed home by its address and opens its page', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/property-view')
  await expect(page.getByRole('heading', { level: 1, name: 'Home value illustration' })).toBeVisible()
  await findHome(page, alder)
  await seesValue(page, alder, 4_750_000)
  expect(new URL(page.url()).searchParams.get('address')).toBe(alder)

  const facts = page.locator('section').filter({ has: page.getByRole('link', { name: 'See the listing' }) })
  await expect(facts.getByRole('term')).toHaveText([
    'List price',
    'Property type',
    'Bedrooms',
    'Bathrooms',
    'Living area',
  ])
  await expect(facts.getByRole('definition')).toHaveText(['$4,750,000', 'Single Family', '5', '4.5', '4,820 sq ft'])
  await expect(facts.getByRole('img', { name: /^The house at dusk/ })).toBeVisible()
  await facts.getByRole('link', { name: 'See the listing' }).click()
  await seesListing(page, seededListings.open)
})

test('[VALUE-04] an address is found in any spelling, and only when complete', async ({ page }) => {
  const spelled = '48 ALDER RIDGE RD., mill valley, California 94941-1234'
  await openHome(page, spelled)
  await seesValue(page, spelled, 4_750_000)
  const neighbor = '50 Alder Ridge Road, Mill Valley, CA 94941'
  await findHome(page, neighbor)
  await seesTrouble(page, neighbor)
  await expect(page.getByRole('link', { name: 'See the listing' })).toHaveCount(0)
})

test('[PVIEW-04] an offer is an email to the advisor, and an owner is led to the sign-up', async ({ page }) => {
  await openHome(page, alder)
  await seesValue(page, alder, 4_750_000)
  const offer = await draftOf(page.getByRole('link', { name: 'Submit offer' }))
  expect(offer).toMatchObject({ to: 'advisor@pending.example', subject: 'Offer Submission' })
  expect(offer.body).toContain(alder)

  const claim = page.getByRole('link', { name: 'Own this home? Claim your ownership' })
  await expect(claim).toHaveAttribute('href', '/sign-up')
  const answer = await page.request.get('/sign-up', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/request'])
})

test('[VALUE-04] a visitor with an address without a value can write about it', async ({ page }) => {
  const nobodys = '1 Nowhere Lane, Springfield, IL 62704'
  await openHome(page, nobodys)
  await seesTrouble(page, nobodys)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  const draft = await draftOf(page.getByRole('link', { name: 'Contact Us' }))
  expect(draft.to).toBe('support@pending.example')
  expect(draft.body).toContain(nobodys)
})

test('[SHARE-02] [SHARE-04] the page of an address is shared with its link', async ({ page, context }) => {
  await withoutSystemSheet(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHome(page, alder, '&lat=37.9066&lng=-122.5502')
  await seesValue(page, alder, 4_750_000)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  const email = page.getByRole('link', { name: 'Email' })
  expect((await draftOf(email)).body).toContain(alder)
  expect(await email.getAttribute('href')).toContain(encodeURIComponent(alder))
  // The tooltip beside the button closes first.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
})

test('[PROP-15] [PVIEW-03] a device that can share does it with its own sheet', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.defineProperty(Navigator.prototype, 'share', { value: async (data: ShareData) => shared.push(data) })
  })
  await openHome(page, alder)
  await seesValue(page, alder, 4_750_000)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared.map(({ url }) => url)))
    .toEqual([page.url()])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[VALUE-03] what the value is stands between its title and the figure', async ({ page }) => {
  await openHome(page, alder)
  await seesValue(page, alder, 4_750_000)
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0
  const [title, sentence, figure] = [
    await top(page.getByRole('heading', { name: 'Value illustration' })),
    await top(page.getByText('This is an illustration around one figure, not a formal appraisal')),
    await top(page.getByRole('heading', { name: /^Illustrated value/ })),
  ]
  expect(sentence).toBeGreaterThan(title)
  expect(figure).toBeGreaterThan(sentence)
})

test('[ROUTE-09] the dashboard says where it moved and links there', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'See real-time home value' })).toBeVisible()
  await expect(page.getByText('Dashboard functionality moved to legacy')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Find a home by its address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home value illustration' })).toBeVisible()
})
