import { type CDPSession, expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Touches, moves this many CSS pixels to the right, and lifts the finger. */
async function swipe(finger: CDPSession, dx: number): Promise<void> {
  const at = (x: number) => [{ x, y: 200 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(195) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(195 + dx / 2) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(195 + dx) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('[PROP-08] swiping more than 50 pixels changes the photo', async ({ page, context }) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  const counter = page.getByText(/^\d\/8$/)
  await expect(counter).toHaveText('1/8')
  const finger = await context.newCDPSession(page)

  await swipe(finger, -51)
  await expect(counter).toHaveText('2/8')
  await swipe(finger, -50)
  await swipe(finger, 50)
  await swipe(finger, 80)
  await expect(counter).toHaveText('1/8')
  await swipe(finger, 80)
  await expect(counter).toHaveText('8/8')
  await swipe(finger, -80)
  await expect(counter).toHaveText('1/8')
})
