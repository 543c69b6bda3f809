import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesLateParts, seesListing } from '#e2e/support/listing.ts'
import none from '#openapi/examples/listPropertyImages.none.json' with { type: 'json' }

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
const slide = (page: Page) => viewer(page).locator('.yarl__slide_current').getByRole('img')

test('[PROP-23] the viewer opens from a tile, shows every photo by keys and thumbnails, and returns the focus', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  const tile = page.getByRole('button', { name: /^View photo 3 of \d: Kitchen/ })
  await expect(tile).toBeVisible()
  expect(scripts.filter((url) => url.includes('lightbox-view'))).toEqual([])

  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(slide(page)).toHaveAccessibleName(/^Kitchen/)
  await expect(slide(page)).toHaveJSProperty('complete', true)
  await expect(viewer(page).getByText(/^3 ?\/ ?\d$/)).toBeVisible()
  await expect(viewer(page).getByText(/^Kitchen with a marble island/)).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveAccessibleName(/^Bedroom/)
  await page.keyboard.press('ArrowLeft')
  await expect(slide(page)).toHaveAccessibleName(/^Kitchen/)
  await viewer(page)
    .getByRole('navigation', { name: 'All photos' })
    .getByRole('button', { name: /^2 of/ })
    .first()
    .click()
  await expect(slide(page)).toHaveAccessibleName(/^Living room/)

  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab')
    // After its last button the focus goes to the browser's own controls, and never to the page behind.
    expect(
      await viewer(page).evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(tile).toBeFocused()
})

test('[PROP-23] a room is chosen from a list, by keyboard too, and the photos behind it do not turn', async ({
  page,
}) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await page.getByRole('button', { name: /^View photo 3 of \d: Kitchen/ }).click()
  const rooms = viewer(page).getByRole('combobox', { name: 'Go to a room' })
  await expect(rooms.locator('option:checked')).toHaveText('Kitchen')
  await rooms.selectOption('Dining room')
  await expect(slide(page)).toHaveAccessibleName(/^Drawing: the dining room/)
  await rooms.press('ArrowUp')
  await expect(slide(page)).toHaveAccessibleName(/blue pool/)
  await expect(rooms.locator('option:checked')).toHaveText('Backyard and pool')
  await rooms.press('ArrowRight')
  await expect(slide(page)).toHaveAccessibleName(/^Drawing: the dining room/)
  await expect(rooms.locator('option:checked')).toHaveText('Dining room')
  await rooms.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  async function opens(page: Page, context: BrowserContext) {
    await page.goto(seededListings.open.path)
    await seesListing(page, seededListings.open)
    await page.getByRole('button', { name: /^View all \d photos$/ }).tap()
    await expect(slide(page)).toHaveAccessibleName(/^The house at dusk/)
    const hand = await context.newCDPSession(page)
    return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  }

  test('[PROP-23] a swipe turns the photos, and two fingers enlarge one', async ({ page, context }) => {
    const touches = await opens(page, context)
    await touches('touchStart', [300, 420])
    for (const x of [260, 200, 120, 60]) await touches('touchMove', [x, 420])
    await touches('touchEnd')
    await expect(slide(page)).toHaveAccessibleName(/^Living room/)

    const width = async () => (await slide(page).boundingBox())?.width ?? 0
    const whole = await width()
    await touches('touchStart', [180, 420], [210, 420])
    for (const apart of [30, 60, 90, 120]) await touches('touchMove', [195 - apart, 420], [195 + apart, 420])
    await touches('touchEnd')
    await expect.poll(width).toBeGreaterThan(whole * 1.3)
  })

  // By itself: a touch soon after another one is a double tap, which enlarges the photo.
  test('[PROP-23] pulling a photo down closes the viewer and returns the focus', async ({ page, context }) => {
    const touches = await opens(page, context)
    await touches('touchStart', [195, 420])
    for (const y of [470, 540, 640, 740]) await touches('touchMove', [195, y])
    await touches('touchEnd')
    await expect(viewer(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^View all \d photos$/ })).toBeFocused()
  })
})

test('[PROP-23] pressing the front photo enlarges it, and dragging it doesn’t', async ({ page }) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await expect(page.getByRole('button', { name: /^View all \d photos$/ })).toBeVisible()
  const front = page.getByRole('region', { name: /^Photos of/ }).locator('[data-current=true] img')
  await front.dragTo(front, { sourcePosition: { x: 300, y: 200 }, targetPosition: { x: 200, y: 200 } })
  await expect(page.getByText(/^2\/\d$/)).toBeVisible()
  await expect(viewer(page)).toHaveCount(0)
  await front.click({ position: { x: 300, y: 200 } })
  await expect(slide(page)).toHaveAccessibleName(/^Living room/)
})

test('[PROP-23] in a low window two photos are beside the first, and four once the chat is hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  const tiles = page.getByRole('list', { name: 'More photos' }).getByRole('button')
  await expect(tiles).toHaveCount(2)
  await expect(page.getByText('+5', { exact: true })).toBeVisible()
  expect((await tiles.first().boundingBox())?.width).toBeGreaterThan(180)
  await page.getByRole('button', { name: 'Hide chat' }).click()
  await expect(tiles).toHaveCount(4)
  await expect(page.getByText('+3', { exact: true })).toBeVisible()
  await expect(page.getByText('+5', { exact: true })).toBeHidden()
})

test('[PROP-23] there is no layout shift when mosaic, chat and bar load', async ({ browser, baseURL }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const context = await browser.newContext({ baseURL, viewport })
    const page = await context.newPage()
    await page.addInitScript({
      content: `window.moved = 0; new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value
      }).observe({ type: 'layout-shift', buffered: true })`,
    })
    await page.goto(seededListings.open.path)
    await seesListing(page, seededListings.open)
    await expect(page.getByRole('button', { name: /^View all \d photos$/ })).toBeVisible()
    await seesLateParts(page)
    expect(await page.evaluate('window.moved')).toBeLessThan(0.001)
    await context.close()
  }
})

test('[PROP-09] [PROP-25] a home without photos shows the drawing of its type, and its floor plan beside it', async ({
  page,
}) => {
  await page.route('**/images?*', (route) => route.fulfill({ json: none.body }))
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await expect(page.getByRole('img', { name: 'Drawing of a house; no photo available' })).toBeVisible()
  await expect(page.getByText('No photos yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^View (photo|all)/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See the floor plan' })).toBeVisible()
})
