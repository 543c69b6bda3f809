import { expect, type Locator } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { getsAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'
import long from '#openapi/examples/getPropertyByUrl.longTexts.json' with { type: 'json' }
import open from '#openapi/examples/getPropertyByUrl.open.json' with { type: 'json' }
import { chat as words } from '#src/content/chat.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test.beforeEach(async ({ page }) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await expect(page.getByRole('region', { name: 'Price and contact' })).toBeVisible()
})

test('[PROP-23] [PROP-24] the photo has the full width, and neither sheet nor bar covers any of it', {
  tag: '@smoke',
}, async ({ page }) => {
  const photo = await boxOf(page.getByRole('region', { name: /^Photos of/ }))
  expect([photo.x, photo.width, Math.round(photo.height)]).toEqual([0, 390, 260])
  const sheet = await boxOf(page.getByRole('region', { name: 'Penny', exact: true }))
  expect(sheet.y).toBeGreaterThanOrEqual(photo.y + photo.height)
  const bar = await boxOf(page.getByRole('region', { name: 'Price and contact' }))
  expect(bar.y).toBeGreaterThanOrEqual(Math.floor(sheet.y + sheet.height))
  expect(Math.round(bar.y + bar.height)).toBe(844)

  // A long conversation scrolls within the sheet.
  for (const question of ['How much is it?', 'Tell me about this home', 'How big is it?'])
    await getsAnswer(page, question, /./)
  await page.getByLabel('Your question to Penny').blur()
  const grown = await boxOf(page.getByRole('region', { name: 'Penny', exact: true }))
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(grown.y).toBeGreaterThanOrEqual(photo.y + photo.height - 1)
})

test('[PROP-24] the bar with price, tour and Penny stays, and the chat fills the window while typing', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Price and contact' })
  await expect(bar).toContainText('$4.75M')
  const chat = page.getByRole('region', { name: 'Penny', exact: true })
  await chat.getByRole('button', { name: 'Hide chat' }).tap()
  await expect(chat).toBeHidden()
  await page.getByRole('heading', { name: 'Price history' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 1 })

  await bar.getByRole('button', { name: 'Ask Penny' }).tap()
  await expect(page.getByLabel('Your question to Penny')).toBeFocused()
  await expect.poll(() => boxOf(chat)).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await getsAnswer(page, 'How much is it?', '$4,750,000')
  await chat.getByRole('button', { name: 'Hide chat' }).tap()
  await expect(chat).toBeHidden()

  await bar.getByRole('button', { name: 'Request a tour' }).tap()
  await expect(page.getByRole('heading', { name: 'Request a tour' })).toBeVisible()
})

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 664],
] as const)
  test(`[PROP-24] at ${width} × ${height} the sheet leaves the photo in view, and shows greeting and answer whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const sheet = page.getByRole('region', { name: 'Penny', exact: true })
    const photo = page.getByRole('region', { name: /^Photos of/ })
    const field = page.getByLabel('Your question to Penny')
    const endOf = async (place: Locator) => Math.round((await boxOf(place)).y + (await boxOf(place)).height)
    const isWhole = async (bubble: Locator) => {
      await expect(bubble).toBeInViewport({ ratio: 1 })
      expect(await endOf(bubble)).toBeLessThanOrEqual((await boxOf(field)).y)
    }
    expect((await boxOf(sheet)).y).toBeGreaterThanOrEqual(await endOf(photo))
    await isWhole(page.getByText(words.greeting))
    for (const question of await sheet.getByRole('listitem').getByRole('button').all())
      if (await question.isVisible()) expect(await endOf(question)).toBeLessThanOrEqual((await boxOf(field)).y)

    await getsAnswer(page, 'How much is it?', '$4,750,000')
    await field.blur()
    await page.evaluate(() => window.scrollTo(0, 0))
    await isWhole(page.getByRole('log').locator('[data-author=ai]').last())
    await expect(field).toBeInViewport({ ratio: 1 })
    expect((await boxOf(sheet)).y - (await boxOf(photo)).y).toBeGreaterThan((await boxOf(photo)).height * 0.6)
  })

test('[PROP-24] every touch target in the first view is at least 44 px high and wide', async ({ page }) => {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#listing button, #listing a, #listing input, header a')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.ariaLabel ?? element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  )
  expect(small).toEqual([])
})

for (const [name, body] of Object.entries({
  'a short price': open.body,
  'the longest price': { ...open.body, price: long.body.price },
  'no price': { ...open.body, price: null },
  'a rent': { ...open.body, price: null, rental_price: 12_450, listing_type: 'rental' },
}))
  test(`[PROP-24] the bar keeps every text on one line with ${name}, on phones from 320 to 430 px`, async ({
    page,
  }) => {
    await page.route('**/by-url/**', (route) => route.fulfill({ json: body }))
    await page.reload()
    const bar = page.getByRole('region', { name: 'Price and contact' })
    await expect(bar).toBeVisible()
    for (const width of [320, 360, 375, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      const rows = await bar.evaluate((element) =>
        [...element.querySelectorAll('p, button')].map((part) => {
          const text = document.createRange()
          text.selectNodeContents(part)
          const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
          return `${part.textContent}: ${lines.size}`
        }),
      )
      expect(rows, `${width} px`).toEqual(rows.map((row) => row.replace(/: \d+$/, ': 1')))
      const inside = await bar.evaluate(
        ({ firstElementChild: row }) => (row?.scrollWidth ?? 0) <= (row?.clientWidth ?? 0),
      )
      expect(inside, `${width} px`).toBe(true)
    }
  })
