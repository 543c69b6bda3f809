import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings } from '#e2e/support/listing.ts'
import { scriptsAtMost, scriptsOf } from '#e2e/support/scripts-of.ts'

test('[ROUTE-07] an open listing accepts questions after little JavaScript, without the gate, the map or a dialog', {
  tag: '@smoke',
}, async ({ page }) => {
  const { before, after } = await scriptsOf(page, seededListings.open.path)
  const names = (scripts: { path: string }[]) =>
    scripts.map(({ path }) => path.replace(/^\/assets\/(.*)-.{8}\.js$/, '$1'))
  // On a busy machine the map may load before the test sees the chat; it still loads after everything else.
  const scripts = [...before, ...after]
  const isLate = ({ path }: { path: string }) =>
    /\/(property-map|clock-words|tour-anchor|small-canvas|sharing|share|tabs|listing-details|listing-extras|chat-details|site-icons|saved-homes|visit|presence|host|payment-estimate|select-field|text-field|field-words)-/.test(
      path,
    ) || /\/map-.{8}\.js$/.test(path)
  const needed = scripts.filter((script) => !isLate(script))
  expect(names(scripts.slice(0, needed.length)).join(' ')).toBe(names(needed).join(' '))
  expect(names(scripts)).toContain('property-map')
  expect(names(needed)).toEqual(expect.arrayContaining(['index', 'libraries', 'parts', 'property-page']))
  for (const later of ['gate', 'lead', 'dialog', 'map-canvas', 'answer-stream'])
    expect(names(needed)).not.toContain(later)

  let total = 0
  for (const { path } of needed) total += gzipSync(await (await page.request.get(path)).body(), { level: 9 }).length
  expect(total).toBeGreaterThan(80_000)
  expect(total).toBeLessThanOrEqual(scriptsAtMost)
})
