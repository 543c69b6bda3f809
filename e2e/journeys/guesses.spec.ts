import { expect } from '@playwright/test'
import { from, test } from '#e2e/support/journey.ts'
import { enter, fillGate, seededListings, seesListing } from '#e2e/support/listing.ts'

test('[GATE-08] a visitor who guesses too often has to wait, and others don’t', async ({ page, browser }) => {
  await page.goto(seededListings.password.path)
  const alert = page.getByRole('alert')
  for (let guess = 1; guess <= 9; guess++) {
    const answer = await page.request.post('/api/v1/public/properties/5/validate-password', {
      data: { password: `harbor-${guess}` },
    })
    expect(await answer.json()).toEqual({ success: false })
  }
  await fillGate(page, { Password: 'harbor-10' })
  await enter(page)
  await expect(alert).toHaveText('Wrong password. Try again.')

  // The eleventh guess isn't compared, although it is right.
  await fillGate(page, { Password: 'harbor-light' })
  await enter(page)
  await expect(alert).toHaveText('Wrong password. Try again.Too many attempts. Try again in 15 minutes.')

  const visitor = await browser.newContext({ extraHTTPHeaders: from('192.0.2.44') })
  const next = await visitor.newPage()
  await next.goto(seededListings.password.path)
  await fillGate(next, { Password: 'harbor-light' })
  await enter(next)
  await seesListing(next, seededListings.password)
  await visitor.close()
})
