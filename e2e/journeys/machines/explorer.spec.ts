import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { sampleOf } from '#tests/support/sample.ts'
import type { MachineData, MachineEntry } from '#tools/explorer/catalog/page-data.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

/** The ids of the highlighted states, in the order of the chart. */
const lit = (page: Page) =>
  page
    .locator('.statechart [data-state].is-active')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('data-state')))

test('[MACH-04] /machines lists every machine with its description, and searches by word', async ({
  page,
  request,
}) => {
  const entries = (await (await request.get('/machines/data/index.json')).json()) as MachineEntry[]
  expect(entries.length).toBeGreaterThan(30)
  await page.goto('/machines')
  const rows = page.getByRole('region', { name: 'All machines' }).getByRole('listitem')
  await expect(rows).toHaveCount(entries.length)
  await page.getByLabel('Find').fill('GATE-03')
  await expect(rows).toHaveText([/access-gate.*password/])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('[MACH-04] a state has a URL, and keys move along its transitions', async ({ page }) => {
  await page.goto('/machines/chat?state=talk.idle')
  await expect(page.getByRole('heading', { name: 'idle' })).toBeVisible()
  await expect(page.locator('[data-state="chat.talk.idle"]')).toHaveClass(/is-selected/)
  await page.getByRole('group', { name: /^Chart/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('SEND [hasText] / ask, clearDraft → asked')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?state=talk\.asked$/)
  await page.keyboard.press('Backspace')
  await expect(page).toHaveURL(/\?state=talk\.idle$/)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('[MACH-04] an unknown machine shows an error', async ({ page }) => {
  await page.goto('/machines/nothing')
  await expect(page.getByText('There is no machine called “nothing”.')).toBeVisible()
})

test('[MACH-04] the highlighted state at the end of a machine’s path is the real actor’s, and text fits its box', async ({
  page,
  request,
}) => {
  test.slow()
  const entries = (await (await request.get('/machines/data/index.json')).json()) as MachineEntry[]
  for (const { name } of sampleOf(entries, 3)) {
    const data = (await (await request.get(`/machines/data/${name}.json`)).json()) as MachineData
    const last = data.paths[0]?.at(-1)
    await page.goto(`/machines/${name}?tab=play&path=1&step=${data.paths[0]?.length}`)
    await expect(page.getByText(`${data.paths[0]?.length} of ${data.paths[0]?.length}`)).toBeVisible()
    await expect.poll(async () => (await lit(page)).toSorted(), { message: name }).toEqual(last?.active.toSorted())
    expect(await tooWide(page), name).toEqual([])
  }
})

test('[MACH-04] the highlighted state of a path is in view', async ({ page }) => {
  await page.goto('/machines/tour-booking?tab=play&path=2&step=3')
  await expect(page.locator('[data-state="tourBooking.dropped"]')).toBeInViewport()
})

test('[MACH-04] in Chromium, the simulation agrees with the real actor on paths of every machine, with EVERY_CASE on all', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  const entries = (await (await request.get('/machines/data/index.json')).json()) as MachineEntry[]
  const all = Boolean(process.env.EVERY_CASE)
  await page.goto(all ? '/machines/check' : '/machines/check?paths=2')
  const count = entries.length
  await expect(page.getByRole('status')).toHaveText(
    `${count} of ${count} machines agree on ${all ? 'every path' : 'these paths'}.`,
    {
      timeout: 590_000,
    },
  )
})

test('[MACH-04] the evidence names paths in a browser, and the player has a panel for the product', async ({
  page,
}) => {
  await page.goto('/machines/chat?tab=evidence')
  await expect(page.getByRole('columnheader', { name: 'In a browser' })).toBeVisible()
  const sent = page.getByRole('row', { name: /^idle ASK/ }).getByRole('cell')
  expect(Number(await sent.nth(2).innerText())).toBeGreaterThan(0)
  expect(Number(await sent.nth(3).innerText())).toBeGreaterThan(0)
  await page.goto('/machines/chat?tab=play&path=1&step=2')
  await expect(
    page
      .getByText(/has not been taken yet|^The nearest picture/)
      .or(page.locator('.x-view'))
      .first(),
  ).toBeVisible()
  await page.goto('/machines/tour-status?tab=play')
  await expect(page.getByText('There is no picture. Only the server runs this machine.')).toBeVisible()
  await page.goto('/machines/tour-status?tab=evidence')
  await expect(page.getByText('Only the server runs this machine')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'In a browser' })).toHaveCount(0)
})

test('[MACH-04] the simulator sends events, explains refusals, answers calls, goes back, and has a link', async ({
  page,
  context,
}) => {
  await page.goto('/machines/chat?tab=simulate')
  const demo = page.getByRole('option', { name: /^\{"propertyId":4,/ })
  await page.getByRole('combobox', { name: /^Example/ }).selectOption((await demo.getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Start Input' }).click()
  await page.getByRole('button', { name: 'Send SEND' }).click()
  await expect(page.getByText('the guard hasText said no.')).toBeVisible()
  const typed = page.getByRole('group', { name: 'TYPE' })
  await typed.getByRole('textbox', { name: 'text' }).fill('Is there parking?')
  await typed.getByRole('button').click()
  await page.getByRole('button', { name: 'Send SEND' }).click()
  await expect(page.locator('[data-state="chat.talk.sending"]')).toHaveClass(/is-active/)
  await page.getByRole('button', { name: 'Fail A failure of sendMessage' }).click()
  await expect(page.locator('[data-state="chat.talk.idle"]')).toHaveClass(/is-active/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.locator('[data-state="chat.talk.sending"]')).toHaveClass(/is-active/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('5 of 5')).toBeVisible()
  await expect(other.locator('[data-state="chat.talk.idle"]')).toHaveClass(/is-active/)
})

test('[MACH-04] the pages fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/machines', '/machines/tour-booking', '/machines/chat?tab=simulate']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
})

test('[MACH-04] a page prints in black on white in the dark theme too, without its controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/machines/chat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.statechart .paper')).toHaveCSS('fill', 'rgb(255, 255, 255)')
  for (const control of ['Fit', 'Full size']) await expect(page.getByRole('button', { name: control })).toBeHidden()
  await expect(page.getByRole('tab').first()).toBeHidden()
})

test('[MACH-04] visitors load nothing of the explorer', async () => {
  const files = (await readdir(join(dist, 'site'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(20)
  const marks = /tools\/explorer|machine-inspector|machines\/data|x-paper/
  const found = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  expect(found.filter(({ text }) => marks.test(text)).map(({ file }) => file)).toEqual([])
  // The explorer itself contains these marks, so that a search would find them.
  const own = await readdir(join(dist, 'machines/assets'))
  const [script = ''] = own.filter((name) => /^index-.*\.js$/.test(name))
  expect(await readFile(join(dist, 'machines/assets', script), 'utf8')).toMatch(/x-paper/)
})

/** Texts that are wider than the box of their state, in any font of this browser. */
const tooWide = (page: Page) =>
  page.locator('.x-paper svg').evaluate((drawing) =>
    [...drawing.querySelectorAll<SVGGElement>('[data-state]')].flatMap((group) => {
      const box = group.querySelector('rect')?.getBBox()
      return [...group.querySelectorAll<SVGTextElement>(':scope > text')]
        .filter((text) => box && text.getBBox().x + text.getBBox().width > box.x + box.width)
        .map((text) => text.textContent)
    }),
  )
