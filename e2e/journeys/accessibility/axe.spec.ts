import { expect } from '@playwright/test'
import { findsNoBarrier, findsNoBarrierInAnyView } from '#e2e/support/axe.ts'
import { hold } from '#e2e/support/held.ts'
import { test } from '#e2e/support/journey.ts'
import { enter, fillGate, getsAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'
import { withoutSystemSheet } from '#e2e/support/share.ts'

// Without transitions, so that axe judges final colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a listing with a conversation, its full text and the map’s placeholder has no axe violations [MAP-02]', async ({
  page,
}) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await expect(page.getByText('Interactive Map View')).toBeVisible()
  await findsNoBarrierInAnyView(page)
  await page.getByRole('button', { name: 'Read more' }).click()
  await getsAnswer(page, 'How much is it?', '$4,750,000')
  await findsNoBarrier(page)
  await page.getByRole('button', { name: 'Hide chat' }).click()
  await findsNoBarrier(page)
})

test('a listing without photos and without a price has no axe violations [PROP-09]', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.route('**/access-requirements', (route) => route.abort())
  await page.goto(seededListings.both.path)
  await seesListing(page, { headline: 'Private listing' })
  await findsNoBarrier(page)
})

for (const kind of ['password', 'lead', 'both'] as const) {
  test(`the gate of a listing with ${kind} has no axe violations, with and without errors [GATE-07]`, async ({
    page,
    server,
  }) => {
    await page.goto(seededListings[kind].path)
    await expect(page.getByRole('heading', { level: 1, name: /Access Required|Contact Information/ })).toBeVisible()
    await findsNoBarrier(page)
    await enter(page)
    await expect(page.getByRole('alert')).toHaveText(/^Please fill in the required fields: /)
    await findsNoBarrier(page)
    if (kind !== 'password') return
    await fillGate(page, { Password: 'harbor-dark' })
    await enter(page)
    await expect(page.getByRole('alert')).toHaveText('Wrong password. Try again.')
    await findsNoBarrier(page)
    server.freeze()
    await enter(page)
    await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible()
    await findsNoBarrier(page)
    server.thaw()
    await expect(page.getByRole('alert')).toHaveText('Wrong password. Try again.')
  })
}

test('loading states of the listing, its gate and an answer have no axe violations [PROP-02] [CHAT-03]', async ({
  page,
}) => {
  const property = await hold(page, '**/by-url/**')
  const access = await hold(page, '**/access-requirements')
  const answer = await hold(page, '**/api/v1/chat')
  await page.goto(seededListings.open.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading property...')
  await findsNoBarrier(page)
  await property.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checking access...')
  await findsNoBarrier(page)
  await access.release()
  await seesListing(page, seededListings.open)
  await page.getByRole('button', { name: 'How big is it?' }).click()
  await expect(page.getByLabel('Your question to Penny')).toBeDisabled()
  await findsNoBarrier(page)
  await answer.release()
})

test('missing pages and listings have no axe violations [PROP-05] [ROUTE-05]', async ({ page }) => {
  for (const address of ['/p/no-such-home', '/p/loop-a', '/no/such/page']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Available|doesn't exist/)
    await findsNoBarrier(page)
  }
})

test('the share dialog has no axe violations [SHARE-01]', async ({ page }) => {
  await withoutSystemSheet(page)
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('heading', { name: 'Share Address' })).toBeVisible()
  await findsNoBarrier(page)
})

test.describe(() => {
  test.use({ expectedComplaints: /ChunkLoadError|TypeError|ErrorBoundary/ })

  test('the crash screen has no axe violations [ROUTE-06]', async ({ page }) => {
    await page.route('**/assets/property-page-*.js', (route) => route.abort())
    await page.goto(seededListings.open.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await findsNoBarrier(page)
  })
})
