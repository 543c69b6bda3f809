import { expect } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { findsNoBarrierInAnyView } from '#e2e/support/axe.ts'
import { fits } from '#e2e/support/fits.ts'
import { hold } from '#e2e/support/held.ts'
import { waitForHydration } from '#e2e/support/hydration.ts'
import { test } from '#e2e/support/journey.ts'
import { seesWebFonts, shifts, watchShifts } from '#e2e/support/layout-shifts.ts'
import { sitePages } from '#e2e/support/site-pages.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's spelling of void elements and attributes is valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One page load for all checks: the server's HTML, hydration, axe, and small and large windows. */
for (const { path, head } of sitePages) {
  test(`[ROUTE-01] [MKT-13] [NAV-04] ${path} is valid prerendered HTML, hydrates without a mismatch, has no axe violations and fits`, {
    tag: path === '/' ? '@smoke' : [],
  }, async ({ page }) => {
    await watchShifts(page)
    const scripts = await hold(page, '**/assets/*.js')
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect(answer?.status()).toBe(path === '/sellers' ? 404 : 200)

    await test.step('can be read before scripts run', async () => {
      await scripts.arrived()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
    })

    await test.step('is valid HTML', async () => {
      const html = (await answer?.text()) ?? ''
      expect(html).not.toContain(' style="')
      expect(html).not.toMatch(/%(contactEmail|assetBase|year)%/)
      const { results } = await validator.validateString(html)
      expect(
        results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
        ),
      ).toEqual([])
    })

    await test.step('hydrates without a mismatch, with the server’s head', async () => {
      await seesWebFonts(page)
      await scripts.release()
      await waitForHydration(page)
      await expect(page).toHaveTitle(head.title)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', head.description)
      const canonical = page.locator('link[rel="canonical"]')
      if (head.isIndexed)
        expect(await canonical.getAttribute('href')).toMatch(new RegExp(`${head.canonicalPath ?? path}$`))
      else await expect(canonical).toHaveCount(0)
      expect(await shifts(page)).toEqual([])
    })

    await test.step('has no axe violations', () => findsNoBarrierInAnyView(page))
    await test.step('fits a narrow window and large text', () => fits(page))
  })
}

test('[MKT-13] no two indexed addresses have the same title or description', { tag: '@smoke' }, () => {
  const known = sitePages.filter(({ head, path }) => head.isIndexed && (head.canonicalPath ?? path) === path)
  expect(known.length).toBeGreaterThan(15)
  for (const said of ['title', 'description'] as const) {
    const all = known.map(({ head }) => head[said])
    expect(new Set(all).size).toBe(all.length)
  }
})
