import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Records all layout shifts without user input, from the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
        )
        if (!hadRecentInput) shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts so far with their scores, once everything has been drawn. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: string[] }).shifts
  })
}

/** Waits for the web fonts and forgets the shifts so far: what follows isn't theirs. */
export async function seesWebFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await shifts(page)
  await page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: string[] }
    shifts.length = 0
  })
}

/** The sum of the shifts' scores so far. */
export async function totalShift(page: Page): Promise<number> {
  return (await shifts(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
}
