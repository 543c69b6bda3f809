import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { isEveryKillPoint } from '#e2e/support/kill-points.ts'
import { enter, fillGate, seededListings, seesListing } from '#e2e/support/listing.ts'

if (isEveryKillPoint)
  test('[GATE-07] [GATE-08] a server killed while comparing a password: the form is kept and works again', async ({
    page,
    server,
  }) => {
    await page.goto(seededListings.password.path)
    await fillGate(page, { Password: 'harbor-light' })
    server.freeze()
    await enter(page)
    await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible()
    await server.kill()
    await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    await expect(page.getByLabel('Password')).toHaveValue('harbor-light')

    await server.start()
    await enter(page)
    await seesListing(page, seededListings.password)
  })

test('[GATE-07] a second click during the first request sends nothing', async ({ page, server }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url().replace(/.*\//, '')))
  await page.goto(seededListings.password.path)
  await fillGate(page, { Password: 'harbor-light' })
  server.freeze()
  await enter(page)
  const button = page.getByRole('button', { name: 'Verifying...' })
  await button.click({ force: true })
  await button.dblclick({ force: true })
  await page.getByLabel('Password').press('Enter')
  server.thaw()
  await seesListing(page, seededListings.password)
  expect(sent).toEqual(['validate-password'])
})
