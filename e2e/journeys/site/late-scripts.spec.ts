import { expect, type Page } from '@playwright/test'
import { hold } from '#e2e/support/held.ts'
import { waitForHydration } from '#e2e/support/hydration.ts'
import { test } from '#e2e/support/journey.ts'
import { homeFaqs } from '#src/content/marketing/home/questions.ts'

/** All but the one that starts them. */
const scripts = /\/assets\/(?!start-prerendered-)[^/]+\.js$/
/** The first picture of the home page. */
const poster = /\/films\/launch[^/]*\.webp$/
const phone = { width: 390, height: 844 }
const menuLink = (page: Page) => page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Use Cases' })
const stage = (page: Page) => page.getByRole('group', { name: /^\d of 3/ })

/** The scripts that the page has asked for. */
function asked(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (scripts.test(request.url())) names.push(request.url())
  })
  return names
}

/** The home page, whose poster doesn't come until it's released; its clock stands still. */
async function waitsForPoster(page: Page) {
  const names = asked(page)
  const held = await hold(page, poster)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await held.arrived()
  return { names, held }
}

test.describe('[MKT-13] the scripts of a prerendered page', () => {
  test('come once its pictures are here', async ({ page }) => {
    const { names, held } = await waitsForPoster(page)
    await page.clock.runFor(2900)
    expect(names).toEqual([])
    await held.release()
    await waitForHydration(page)
    expect(new Set(names).size).toBe(names.length)
  })

  test('come after three seconds where a picture doesn’t', async ({ page }) => {
    const { names, held } = await waitsForPoster(page)
    expect(names).toEqual([])
    await page.clock.runFor(3100)
    await waitForHydration(page)
    await held.release()
  })

  test('come as soon as the visitor presses something, which then has its effect', async ({ page }) => {
    await page.setViewportSize(phone)
    const heldPoster = await hold(page, poster)
    const heldScripts = await hold(page, scripts)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await heldScripts.arrived()
    await heldScripts.release()
    await expect(menuLink(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    await heldPoster.release()
  })

  test('do all that was pressed before, in order, and once', async ({ page }) => {
    const held = await hold(page, scripts)
    await page.goto('/demo', { waitUntil: 'domcontentloaded' })
    await expect(stage(page)).toHaveAccessibleName(/^1 of 3/)
    await page.getByRole('button', { name: 'Next step' }).click()
    await page.getByRole('button', { name: 'Next step' }).press('Enter')
    await held.arrived()
    await held.release()
    await expect(stage(page)).toHaveAccessibleName(/^3 of 3/)
    await page.getByRole('button', { name: 'Previous step' }).click()
    await expect(stage(page)).toHaveAccessibleName(/^2 of 3/)
  })

  test('do once what is pressed while they hydrate', async ({ page }) => {
    await page.addInitScript(() => {
      const press = () => document.querySelector<HTMLButtonElement>('button[aria-label="Next step"]')?.click()
      addEventListener('hydrating', () => queueMicrotask(press))
    })
    await page.goto('/demo', { waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    await expect(stage(page)).toHaveAccessibleName(/^2 of 3/)
  })

  test('[REQ-02] find what was typed before, which Enter doesn’t send', async ({ page }) => {
    const held = await hold(page, scripts)
    await page.goto('/request', { waitUntil: 'domcontentloaded' })
    const form = page.getByRole('form', { name: 'Request a demo' })
    const said = { Name: 'Ann Chen', Email: 'ann@example.com', 'Phone number': '+1 415 555 0100', Goals: 'More tours.' }
    for (const [label, value] of Object.entries(said))
      await form.getByLabel(new RegExp(`^${label}`)).pressSequentially(value)
    await form.getByLabel(/^Name/).press('Enter')
    await held.release()
    await expect(form.getByRole('button', { name: 'Submit Request' })).toBeEnabled()
    for (const [label, value] of Object.entries(said))
      await expect(form.getByLabel(new RegExp(`^${label}`))).toHaveValue(value)
  })

  test.describe('where they don’t come', () => {
    test.use({ expectedComplaints: /Failed to fetch dynamically imported module/ })

    test('are not needed to read on and to follow links', async ({ page }) => {
      await page.route(scripts, (route) => route.abort())
      await page.goto('/')
      await page.getByText(homeFaqs.questions[2].question).click()
      await expect(page.getByText(/^No\. Visitors can’t browse other properties here/)).toBeVisible()
      await page.getByRole('link', { name: 'Request a demo' }).last().click()
      await expect(page).toHaveURL('/request')
      await page.getByRole('form', { name: 'Request a demo' }).getByLabel(/^Name/).fill('Ann Chen')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('form', { name: 'Request a demo' }).getByLabel(/^Name/)).toHaveValue('Ann Chen')
    })
  })
})
