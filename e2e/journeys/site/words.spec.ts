import { expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'

// The text of these pages has to be in the HTML.
test.use({ javaScriptEnabled: false })

const headings = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level })
const wordsIn = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText()).split(/\s+/).filter(Boolean).length

test('[MKT-01] About says who we are', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/about')
  await expect(page).toHaveTitle(/About/)
  expect(await wordsIn(page, 'main')).toBeGreaterThan(150)
})

test('[MKT-02] How it works: four values and five questions about homes that are not on the market', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/how-it-works')
  await expect(headings(page, 1)).toHaveText('Off-Market On Demand')
  const questions = page.locator('main summary')
  await expect(questions).toHaveCount(5)
  const said = (await page.getByRole('main').evaluate((main) => main.textContent ?? '')).toLowerCase()
  for (const subject of [
    /register to see full details/,
    /non-binding indicative offer/,
    /after the tour/,
    /waitlist/,
    /pre-market/,
    /off-market/,
    /licensed advisor/,
    /value over time/,
    /discreet offers/,
    /private tours/,
  ])
    expect(said).toMatch(subject)
  await expect(headings(page, 2)).toHaveText([/market/, /offers/, /tours/, /value/, 'Questions buyers ask'])
})

test('[MKT-03] Contact: three cards, each with a title, a paragraph and an action', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(headings(page, 1)).toHaveText('Get in touch')
  const cards = page
    .getByRole('main')
    .locator('section, article, li')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    expect((await card.getByRole('paragraph').first().innerText()).length).toBeGreaterThan(60)
    await expect(card.getByRole('link')).toHaveCount(1)
  }
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/request')
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', /^mailto:hello@pending\.example\?subject=/)
})

test('[MKT-04] Enterprise: two ways to a call, and two steps', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/enterprise')
  await expect(headings(page, 1)).toHaveText('Accelerate your go to market')
  await expect(page.getByText('For multi-unit projects and large portfolios')).toBeVisible()
  const schedule = page.getByRole('link', { name: 'Schedule a Demo' })
  await expect(schedule).toHaveCount(2)
  for (const link of await schedule.all()) await expect(link).toHaveAttribute('href', '/book')
  const steps = page.locator('main ol').getByRole('listitem')
  await expect(steps).toHaveCount(2)
  await expect(steps.nth(0)).toContainText('Add the contact form')
  for (const work of ['interest', 'screen buyers', 'arrange tours', 'pre-sales'])
    await expect(steps.nth(1)).toContainText(work)
})

test('[MKT-06] Privacy Policy: every heading has something to say', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  await hasSections(page, 'Privacy Policy', [
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Data Security',
    'Your Rights',
    'Contact Information',
  ])
})

test('[MKT-07] Terms of Service: every heading has something to say', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/terms-of-service')
  await hasSections(page, 'Terms of Service', [
    'Introduction',
    'Acceptance of Terms',
    'Use License',
    'Disclaimer',
    'Limitations',
    'Contact Information',
  ])
})

async function hasSections(page: Page, title: string, sections: string[]): Promise<void> {
  await expect(headings(page, 1)).toHaveText(title)
  await expect(headings(page, 2)).toHaveText(sections)
  await expect(page.getByText('Last updated September 1st, 2025')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  for (const section of await page.locator('main section').all())
    expect((await section.innerText()).length).toBeGreaterThan(70)
  await expect(page.getByRole('link', { name: 'hello@pending.example' })).toHaveAttribute(
    'href',
    'mailto:hello@pending.example',
  )
}

const rooms = [
  {
    id: 'MKT-08',
    list: '/insights',
    slugs: ['beyond-the-obvious', 'scaling-excellence', 'the-growth-playbook', 'the-future-of-real-estate'],
    link: undefined,
  },
  {
    id: 'MKT-10',
    list: '/customers',
    slugs: [
      'automating-buyer-journeys-before-launch',
      'how-property-managers-reduce-vacancy',
      'how-brokerages-unlock-higher-conversion',
      'how-developers-close-gaps-follow-up',
    ],
    link: 'Read Use Case',
  },
]
for (const { id, list, slugs } of rooms) {
  test(`[${id}] ${list} links to its four articles, each once`, { tag: '@smoke' }, async ({ page }) => {
    await page.goto(list)
    const articles = page.getByRole('main').getByRole('article')
    await expect(articles).toHaveCount(4)
    const leads = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(leads.filter((href) => href.startsWith(`${list}/`)).sort()).toEqual(
      slugs.map((slug) => `${list}/${slug}`).sort(),
    )
  })
}

test('[MKT-08] the first insight is larger than the others; no card title is longer than 55 characters plus an ellipsis', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/insights')
  const articles = page.getByRole('main').getByRole('article')
  const widths = await articles.evaluateAll((all) => all.map((article) => article.getBoundingClientRect().width))
  expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? Number.NaN))
  for (const article of await articles.all()) {
    expect((await article.getByRole('heading', { level: 2 }).innerText()).length).toBeLessThanOrEqual(56)
    await expect(article.getByText(/[3-6] min read/)).toBeVisible()
  }
})

for (const { list, slugs } of rooms) {
  const back = list === '/insights' ? 'Back to Insights' : 'Back to Use Cases'
  for (const slug of slugs) {
    test(`[MKT-09] [MKT-10] ${slug} has 600 to 1000 words, a link back and a demo request`, {
      tag: slug === slugs[0] ? '@smoke' : [],
    }, async ({ page }) => {
      await page.goto(`${list}/${slug}`)
      await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', list)
      await expect(page.getByRole('main').getByRole('link', { name: 'Request a Demo', exact: true })).toHaveAttribute(
        'href',
        '/request',
      )
      const words = await wordsIn(page, '.prose')
      expect(words).toBeGreaterThanOrEqual(600)
      expect(words).toBeLessThanOrEqual(1000)
    })
  }
}

test('[MKT-11] the page under construction has a link to continue', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/under-construction')
  await expect(headings(page, 1)).toHaveText('This page is under construction')
  await expect(page.getByRole('main').getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
})

test.describe('pendra', () => {
  test.use({ javaScriptEnabled: true, contextOptions: { reducedMotion: 'reduce' } })

  test('[PENDRA-03] leads: rules that expand, and a table of contacts without their surnames', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/pendra')
    await page.getByRole('tab', { name: 'Leads' }).click()
    const rules = page.getByText(/Entertainment only|Human verification|Survival pressure|Public record/)
    await expect(rules).toHaveCount(4)
    await page.getByText('HOW TO SUBMIT LEADS').click()
    await expect(rules.first()).toBeHidden()
    const table = page.getByRole('table', { name: 'Sample leads' })
    await expect(table.getByRole('columnheader')).toHaveText(['Contact', 'Type', 'Status', 'Tour Scheduled', 'Note'])
    const rows = await table.getByRole('row').all()
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows.slice(1)) {
      await expect(row.getByRole('cell').nth(1)).toHaveText(/^(Buyer|Broker)$/)
      await expect(row.getByRole('cell').nth(2)).toHaveText(/^(Active|Pending)$/)
      const surname = row.getByRole('cell').first().locator('[aria-hidden]')
      expect(await surname.evaluate((element) => getComputedStyle(element).filter)).toMatch(/^blur/)
    }
  })

  test('[PENDRA-04] it says what saves time, and where the product is', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/pendra')
    await expect(page.getByRole('link', { name: 'What Is Pending?' })).toHaveAttribute('href', '/')
    for (const gain of ['+1', '+5', '+30']) await expect(page.getByText(gain, { exact: false }).first()).toBeVisible()
  })
})
