import { expect, type Page } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { comesToHomePage } from '#e2e/support/home-page.ts'
import { test } from '#e2e/support/journey.ts'
import { seesWebFonts, shifts, totalShift, watchShifts } from '#e2e/support/layout-shifts.ts'

const sampleModal = (page: Page) => page.getByRole('dialog', { name: 'Sample property' })
const question = (page: Page) => sampleModal(page).getByRole('textbox', { name: 'Your question to Penny' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[HOME-01] [HOME-02] [HOME-03] [HOME-04] [HOME-05] [HOME-06] [HOME-07] [HOME-12] everything can be read', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The AI assistant for real estate')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'How it works',
      'Getting started is easy',
      'Select a tone',
      'Use cases',
      'Frequently asked questions',
      'Put Penny on your next listing.',
    ])
    for (const label of ['Launch', 'Engage', 'Automate', 'Assistant', 'Results'])
      await expect(page.getByText(label, { exact: true })).toBeVisible()
    for (const words of ['Is there an EV charger?', 'New offer', /^Tour request$/, 'No credit card is required.'])
      await expect(page.getByText(words).last()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Read Use Case/ })).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Try for free' }).first()).toHaveAttribute('href', '/sign-up')
    for (const link of await page.getByRole('link', { name: /^Try this tone/ }).all())
      await expect(link).toHaveAttribute('href', '/p/48-alder-ridge-road')
    await expect(page.locator('summary')).toHaveCount(10)
    await page.getByText('Is it a marketplace?').click()
    await expect(page.getByText(/^No\. Visitors can’t browse other properties here/)).toBeVisible()
    await expect(page.getByRole('button', { name: /animations|use case/ })).toHaveCount(0)
  })
})

test('[HOME-03] the QR code is drawn by the server that the page came from', async ({ page }) => {
  await comesToHomePage(page)
  const code = page.getByRole('img', { name: /^QR code/ })
  await code.scrollIntoViewIfNeeded()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
})

test('[HOME-04] each tone has its own chat, which answers the tone’s question at once and is there when the sample is opened again', async ({
  page,
}) => {
  await comesToHomePage(page)
  const tone = page.getByRole('link', { name: 'Try this tone Assertive' })
  await tone.focus()
  await page.keyboard.press('Enter')
  await expect(sampleModal(page).getByText('Hi, I’m Penny, using the Assertive tone.')).toBeVisible()
  const asked = sampleModal(page).getByText('Is the price negotiable?')
  await expect(asked).toBeVisible()
  const answer = sampleModal(page).getByText('The seller is open to offers')
  await expect(answer).toContainText('Want me to set up a tour?')
  await page.keyboard.press('Escape')
  await expect(sampleModal(page)).toHaveCount(0)
  await expect(tone).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expect(asked).toHaveCount(1)
})

test('[SAMPLE-01] [SAMPLE-02] [SAMPLE-03] [SAMPLE-04] [SAMPLE-05] the sample property shows its details', async ({
  page,
}) => {
  await comesToHomePage(page)
  await page.getByRole('link', { name: 'Try a sample listing' }).click()
  const modal = sampleModal(page)
  await expect(modal.getByText('1/5')).toBeVisible()
  await modal.getByRole('button', { name: 'Previous photo' }).click()
  await expect(modal.getByText('5/5')).toBeVisible()
  await modal.getByRole('button', { name: 'Next photo' }).click()
  await expect(modal.getByText('1/5')).toBeVisible()
  await expect(modal.getByText('Offered at')).toBeVisible()
  await expect(modal.getByText('$4,750,000')).toBeVisible()
  await expect(modal.getByRole('list', { name: 'Facts' }).getByRole('listitem')).toHaveText([
    'Single Family',
    '5 beds',
    '4.5 baths',
    '4,820 sq ft',
  ])
  const description = (await modal.getByText(/^Built in 2019/).innerText()) ?? ''
  expect([description.length, description.slice(-3)]).toEqual([203, '...'])
  await expect(modal.getByText('48 Alder Ridge Road, Mill Valley, CA 94941')).toBeVisible()
  await modal.getByRole('button', { name: 'Hide chat' }).click()
  await expect(modal.getByRole('log')).toBeHidden()
  await question(page).fill('Is there an EV charger?')
  await page.keyboard.press('Enter')
  await expect(modal.getByRole('log')).toContainText(
    'Yes. There’s an EV charger. Parking: two-car garage, driveway for two more.',
  )
  await expect(modal.getByRole('button', { name: 'Hide chat' })).toBeVisible()
  await findsNoBarrier(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const variant of ['a', 'b'])
    test(`[HOME-10] variant ${variant} is at most ten screens long`, async ({ page }) => {
      await comesToHomePage(page, `/?variant=${variant}`)
      await page.evaluate(async () => void (await document.fonts.ready))
      expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(10)
    })
})

test('[HOME-13] a demo is requested in a dialog over the page', async ({ page }) => {
  await comesToHomePage(page)
  await page.getByRole('link', { name: 'Request a demo' }).last().click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toBeVisible()
})

test('[HOME-10] a variant is chosen once for a browsing session, and can be set', async ({ page }) => {
  const variant = page.locator('[data-variant]')
  await page.goto('/?variant=b')
  await expect(variant).toHaveAttribute('data-variant', 'b')
  await page.goto('/?variant=a')
  await expect(variant).toHaveAttribute('data-variant', 'a')
  await page.goto('/')
  await expect(variant).toHaveAttribute('data-variant', /^[ab]$/)
  const drawn = await variant.getAttribute('data-variant')
  for (let visit = 0; visit < 4; visit += 1) {
    await page.reload()
    await expect(variant).toHaveAttribute('data-variant', drawn ?? '')
  }
})

test('[HOME-11] nothing in the first view is ever hidden, and there is no layout shift while scrolling', async ({
  page,
}) => {
  await watchShifts(page)
  await comesToHomePage(page)
  await seesWebFonts(page)
  const first = page.locator('[data-reveal=hidden]')
  expect(
    await first.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length),
  ).toBe(0)
  await expect(first).not.toHaveCount(0)
  while (await page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 1)) {
    await page.mouse.wheel(0, 500)
    await page.waitForFunction(
      (last) => scrollY > last || scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      await page.evaluate(() => scrollY - 1),
    )
    await shifts(page)
  }
  await expect(first).toHaveCount(0)
  expect(await totalShift(page)).toBeLessThan(0.01)
})

test('[ROUTE-04] a URL with the sample’s anchor scrolls there, and stays there during hydration', async ({ page }) => {
  await comesToHomePage(page, '/#try-the-demo')
  const top = () => page.locator('#try-the-demo').evaluate((section) => section.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(100)
  expect(await top()).toBeGreaterThanOrEqual(0)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})
