import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules about colors, the only difference between the themes. */
const colorRules = ['color-contrast', 'link-in-text-block']
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

interface View {
  size: typeof phone
  colorScheme: 'light' | 'dark'
}

/** Each size and each theme once, which is what CI looks at in a state of a page. */
const twoViews: View[] = [
  { size: phone, colorScheme: 'light' },
  { size: desktop, colorScheme: 'dark' },
]
const allViews: View[] = [phone, desktop].flatMap((size) => [
  { size, colorScheme: 'light' },
  { size, colorScheme: 'dark' },
])

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

interface Asked {
  type: 'rule' | 'tag'
  values: string[]
}

/** The global that the script defines. */
interface WithAxe {
  axe: { run(context: Document, options: { runOnly: Asked; resultTypes: string[] }): Promise<Results> }
}

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe on a state of a page: on a phone in the light theme, on a desktop in the dark one. `npm run test:nightly` runs
 * it in both sizes and both themes.
 */
export function findsNoBarrier(page: Page): Promise<void> {
  return findsNoBarrierIn(page, process.env.EVERY_CASE ? allViews : twoViews)
}

/** Runs axe on the page in both sizes and both themes. */
export function findsNoBarrierInAnyView(page: Page): Promise<void> {
  return findsNoBarrierIn(page, allViews)
}

/** In the dark theme only the color rules. */
async function findsNoBarrierIn(page: Page, views: View[]): Promise<void> {
  const found: string[] = []
  for (const { size, colorScheme } of views) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await colorsHaveSettled(page)
    const isDark = colorScheme === 'dark'
    const { barriers, checked } = await run(
      page,
      isDark ? { type: 'rule', values: colorRules } : { type: 'tag', values: tags },
    )
    expect(checked).toBeGreaterThan(isDark ? 0 : 5)
    found.push(...barriers.map((barrier) => `${size.width} px, ${colorScheme}: ${barrier}`))
  }
  expect(found).toEqual([])
}

/** Injects axe into a document once, and returns only the needed parts of its result. */
async function run(page: Page, runOnly: Asked): Promise<{ barriers: string[]; checked: number }> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as WithAxe
    const { violations, passes, incomplete } = await axe.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
    })
    return {
      barriers: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
      checked: passes.length + incomplete.length,
    }
  }, runOnly)
}

/** Colors change in a transition between the themes, during which contrast is low. */
function colorsHaveSettled(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
    return Promise.allSettled(changes.map(({ finished }) => finished))
  })
}
