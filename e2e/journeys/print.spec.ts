import { expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'
import bare from '#openapi/examples/getPropertyByUrl.bareMinimum.json' with { type: 'json' }
import long from '#openapi/examples/getPropertyByUrl.longTexts.json' with { type: 'json' }
import open from '#openapi/examples/getPropertyByUrl.open.json' with { type: 'json' }

const longText = 'what its owner had to say about it went on for a while, and then went on some more'
const longest = {
  ...open.body,
  address: long.body.address,
  description: long.body.description,
  facts: Object.fromEntries(
    Object.entries(open.body.facts).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'price_stance' ? longText : value,
    ]),
  ),
}

/** The number of printed pages. */
async function printedPages(page: Page): Promise<number> {
  await expect(page.locator('.print-sheet')).toBeAttached()
  const pdf = await page.pdf({ format: 'Letter', printBackground: true, preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** The facts that don't fit into their columns, as the paper is 7.5 inches wide between its margins. */
async function hiddenFacts(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 720, height: 960 })
  await page.emulateMedia({ media: 'print' })
  const facts = page.locator('.print-sheet dl')
  return facts.evaluate((list) => {
    const room = list.getBoundingClientRect()
    const isHidden = (row: Element) => {
      const { right, bottom } = row.getBoundingClientRect()
      return right > room.right + 1 || bottom > room.bottom + 1
    }
    return [...list.children].filter(isHidden).map((row) => row.textContent)
  })
}

for (const listing of [seededListings.open, seededListings.rental])
  test(`[PROP-30] ${listing.headline} prints on one page`, async ({ page }) => {
    await page.goto(listing.path)
    await seesListing(page, listing)
    expect(await printedPages(page)).toBe(1)
    expect(await hiddenFacts(page)).toEqual([])
    await expect(page.getByText('More about this home at')).toHaveCount(0)
  })

for (const [name, body] of Object.entries({ longest, poorest: bare.body }))
  test(`[PROP-30] the ${name} listing prints on one page`, async ({ page }) => {
    await page.route('**/by-url/**', (route) => route.fulfill({ json: body }))
    await page.goto(seededListings.open.path)
    expect(await printedPages(page)).toBe(1)
    expect(await hiddenFacts(page)).toEqual([])
    await expect(page.getByText(/^More about this home at http/)).toHaveCount(name === 'longest' ? 1 : 0)
  })
