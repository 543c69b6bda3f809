import { expect, type Page } from '@playwright/test'
import { waitForHydration } from '#e2e/support/hydration.ts'
import { test } from '#e2e/support/journey.ts'

const phone = { width: 390, height: 844 }
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function leadsTo(page: Page, name: string | RegExp, href: string, place = main(page)) {
  await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

test('[NAV-01] the older pages have their own header, the same for everyone', { tag: '@smoke' }, async ({ page }) => {
  for (const path of ['/about', '/how-it-works', '/contact', '/home', '/home/about']) {
    await page.goto(path)
    await leadsTo(page, 'About', '/about')
    await leadsTo(page, 'How It Works', '/how-it-works')
    await leadsTo(page, 'Contact', '/contact')
    await leadsTo(page, /^Log in/, '/login')
    await leadsTo(page, 'Sign up', '/sign-up')
    await leadsTo(page, 'Sign Out', '/login')
  }
})

test('[NAV-01] on a phone the links are in a menu, which works without JavaScript', { tag: '@smoke' }, async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin, viewport: phone })
  const page = await context.newPage()
  await page.goto('/about')
  const link = main(page).getByRole('link', { name: 'How It Works' })
  await expect(link).toBeHidden()
  await page.getByText('Menu', { exact: true }).click()
  await link.click()
  await expect(page).toHaveURL('/how-it-works')
  await context.close()
})

test('[NAV-02] [ROUTE-02] the navigation: Use Cases, Insights, Login in a new tab, Request a demo', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/')
  await leadsTo(page, 'Use Cases', '/customers')
  await leadsTo(page, 'Insights', '/insights')
  const login = main(page).getByRole('link', { name: 'Login (opens in a new tab)' })
  await expect(login).toHaveAttribute('href', '/login')
  await expect(login).toHaveAttribute('target', '_blank')
  await main(page).getByRole('link', { name: 'Insights', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights')
  await waitForHydration(page)
  await main(page).getByRole('link', { name: 'Request a demo', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('[NAV-03] the menu covers the page, which can’t scroll meanwhile, and closes in every way', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await open.click()
    await leadsTo(page, 'Home', '/', menu)
    await leadsTo(page, 'Use Cases', '/customers', menu)
    await leadsTo(page, 'Insights', '/insights', menu)
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('target', '_blank')
    await leadsTo(page, 'Request a Demo', '/request', menu)
    await leadsTo(page, 'Try for free', '/sign-up', menu)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflow])).toEqual([
      0,
      'hidden',
    ])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()

    await open.click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()

    await open.click()
    await menu.getByRole('link', { name: 'Use Cases' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/customers')

    await open.click()
    await menu.getByRole('link', { name: 'Request a Demo' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('dialog', { name: /demo/i }).getByRole('heading')).toBeVisible()
  })
})

test('[NAV-04] the footer: Product, Company, Terms, and the current year', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/insights')
  const footer = page.getByRole('contentinfo')
  const column = (name: string) => footer.getByRole('navigation', { name })
  await leadsTo(page, 'Request demo', '/request', column('Product'))
  await leadsTo(page, 'Demo', '/demo', column('Product'))
  await leadsTo(page, 'Get Started', '/sign-up', column('Product'))
  await leadsTo(page, 'Use Cases', '/customers', column('Company'))
  await leadsTo(page, 'Insights', '/insights', column('Company'))
  await leadsTo(page, 'Terms', '/terms-of-service', footer)
  await expect(footer.getByText(`© ${new Date().getFullYear()} Pending`)).toBeVisible()
})

test('[NAV-05] the landing screen has a tagline, an image and a link in', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes before they hit the market')
  const picture = page.getByRole('main').getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400)
  await page.getByRole('link', { name: 'Request Access' }).click()
  await expect(page).toHaveURL('/request')
})

test('[ROUTE-02] [ROUTE-03] without configuration, logging in, signing up and booking a call lead to the request form', {
  tag: '@smoke',
}, async ({ request }) => {
  for (const path of ['/login', '/sign-up', '/book']) {
    const { status, location } = await request
      .get(path, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), location: answer.headers().location }))
    expect([path, status, location]).toEqual([path, 302, '/request'])
  }
})

test('[ROUTE-10] the layout changes at 600, 900, 1200 and 1536 px', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/about')
  const widths = await page.evaluate(() => {
    const conditions = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSMediaRule ? [rule.conditionText] : []),
        ...('cssRules' in rule ? conditions(rule.cssRules as CSSRuleList) : []),
      ])
    const all = [...document.styleSheets].flatMap(({ cssRules }) => conditions(cssRules))
    return [...new Set(all.flatMap((condition) => condition.match(/(?<=width[^)]*)[\d.]+(?:px|rem|em)/g) ?? []))]
  })
  expect(widths).toEqual(expect.arrayContaining(['600px', '900px', '1200px']))
  for (const others of ['640px', '40rem', '768px', '48rem', '1024px', '64rem', '1280px', '80rem'])
    expect(widths).not.toContain(others)
  const header = page.getByRole('banner')
  for (const [width, isWide] of [
    [1199, false],
    [1200, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(header.getByRole('link', { name: 'About' })).toBeVisible({ visible: isWide })
  }
})
