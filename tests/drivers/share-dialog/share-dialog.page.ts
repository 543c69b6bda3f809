import { expect, type Page } from '@playwright/test'
import { arrangeClock, stopSiteClock } from '#e2e/walks/site/clock.ts'
import { openListing } from '#e2e/walks/site/home.ts'
import { controlSharing, given, settle, waits } from '#e2e/walks/site/sharing.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { shareDialogModel } from '#machines/share-dialog/share-dialog.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { passTime } from '../rows.page.ts'
import type { shareDialog as actor } from './share-dialog.actor.ts'

interface Look {
  screen: 'page' | 'sheet' | 'dialog'
  copied: boolean
  copies: number
  sheets: number
  logged: number
}

const link = /^http:\/\/[^/]+\/p\/first$/
const title = ({ page }: Site) => page.getByRole('heading', { name: 'Share Address' })
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy Link', exact: true })
const tooltip = (page: Page) => page.getByRole('tooltip')

const has =
  (sheet: boolean): PageEventDriver =>
  async (site) => {
    await controlSharing(site, sheet)
    await openListing(site)
  }

/** By the button, by Escape or by the backdrop, alternating (SHARE-01). */
const close: PageEventDriver = async (site, { before }) => {
  const { page } = site
  if (before?.matches({ dialog: 'ready' })) await page.getByRole('button', { name: 'Close' }).click()
  else if (before?.matches({ dialog: 'left' })) await page.mouse.click(5, 300)
  else await pressEscape(site)
}

/** When the tooltip is open, the first Escape closes only the tooltip (machines/tooltip). */
async function pressEscape(site: Site): Promise<void> {
  await expect(async () => {
    await site.page.keyboard.press('Escape')
    await expect(title(site)).toBeHidden({ timeout: 300 })
  }).toPass()
}

export const shareDialog: PageDriver<typeof actor> = {
  name: 'share-dialog',
  page: 'property',
  isNightly: true,
  model: shareDialogModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.none'),
  },
  browser: { permissions: ['clipboard-read', 'clipboard-write'] },
  prepare: (site) => arrangeClock(site),
  eventDrivers: {
    'USER.hasSheet': has(true),
    'USER.hasNoSheet': has(false),
    'USER.shares': ({ page }) => page.getByRole('button', { name: 'Share', exact: true }).click(),
    'SHEET.isDone': (site) => settle(site, 'sheet'),
    'SHEET.fails': (site) => settle(site, 'sheet', 'not here'),
    'USER.copies': ({ page }) => copyButton(page).click(),
    'CLIPBOARD.takes': (site) => settle(site, 'clipboard'),
    'CLIPBOARD.refuses': (site) => settle(site, 'clipboard', 'not allowed'),
    'USER.leavesButton': async (site) => {
      await stopSiteClock(site)
      await title(site).hover()
    },
    'USER.closes': close,
    ...passTime('TIME.199ms', 'TIME.1ms'),
    'TOOLTIP.breaks': { leftOut: 'No action of a visitor makes it throw; tests/src/broken-parts.test.tsx does.' },
  },
  see: async (site, { hasTooltip: _, ...expected }: Look & { hasTooltip: boolean }, { event }) => {
    await site.sees(() => readPage(site), expected)
    for (const word of await tooltip(site.page).allInnerTexts())
      expect(word).toBe(expected.copied ? 'Copied' : 'Copy to clipboard')
    const copied = await given(site, 'clipboard')
    for (const text of copied) expect(text).toMatch(link)
    const shared = await given(site, 'sheet')
    for (const data of shared)
      expect(data).toEqual({ title: expect.stringContaining(' · Pending'), url: expect.stringMatching(link) })
    if (event === 'CLIPBOARD.takes') {
      await expect.poll(() => site.page.evaluate(() => navigator.clipboard.readText())).toMatch(link)
    }
  },
}

async function readPage(site: Site): Promise<Look> {
  const isOpen = await title(site).isVisible()
  return {
    screen: isOpen ? 'dialog' : (await waits(site, 'sheet')) ? 'sheet' : 'page',
    copied: isOpen && (await site.page.getByRole('dialog').getByRole('status').textContent()) === 'Copied',
    copies: (await given(site, 'clipboard')).length,
    sheets: (await given(site, 'sheet')).length,
    logged: site.warnings.filter((warning) => warning.startsWith('The link could not be copied')).length,
  }
}
