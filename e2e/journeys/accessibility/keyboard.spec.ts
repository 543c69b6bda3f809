import { expect } from '@playwright/test'
import { seesFocus, tabsThrough } from '#e2e/support/focus.ts'
import { test } from '#e2e/support/journey.ts'
import { lastAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'
import { withoutSystemSheet } from '#e2e/support/share.ts'

test.beforeEach(({ page }) => withoutSystemSheet(page))

test('[GATE-04] [GATE-07] a visitor passes the gate by keyboard', async ({ page }) => {
  await page.goto(seededListings.lead.path)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Information' })).toBeVisible()
  const field = (name: string) => page.getByLabel(name)
  const button = page.getByRole('button', { name: 'Continue' })

  // The skip link and the header, then the form from top to bottom.
  await tabsThrough(page, [page.getByRole('link', { name: 'Skip to content' })])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabsThrough(page, [field('Email'), field('First name'), field('Phone'), button])

  await page.keyboard.press('Space')
  await expect(page.getByRole('alert')).toBeVisible()
  await seesFocus(field('Email'))
  await page.keyboard.type('ivy@example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ivy')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+1 415 555 0117')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
  await seesFocus(field('Email'))
  await page.keyboard.press('End')
  await page.keyboard.type('.com')
  await page.keyboard.press('Enter')
  await seesListing(page, seededListings.lead)
  // The form is gone; the focus is at the start of what replaced it.
  await expect(page.getByRole('main')).toBeFocused()
  const all = page.getByRole('button', { name: 'View all 8 photos' })
  await expect(all).toBeVisible()
  await tabsThrough(page, [
    page.getByRole('button', { name: 'Previous photo' }),
    page.getByRole('button', { name: 'Next photo' }),
    page.getByRole('button', { name: 'Save this home' }),
    all,
    ...[2, 3].map((number) => page.getByRole('button', { name: `View photo ${number} of 8` })),
    page.getByRole('button', { name: 'Hide chat' }),
  ])
})

test('[PROP-08] [CHAT-01] [PROP-13] [PROP-15] a visitor uses a listing by keyboard', async ({ page }) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const question = page.getByLabel('Your question to Penny')

  await expect(button('View all 8 photos')).toBeVisible()
  await tabsThrough(page, [
    page.getByRole('link', { name: 'Skip to content' }),
    page.getByRole('banner').getByRole('button', { name: 'Request a tour' }),
    button('Ask Penny'),
    page.getByRole('link', { name: 'Pending, home' }),
    button('Previous photo'),
    button('Next photo'),
    button('Save this home'),
    button('View all 8 photos'),
    ...[2, 3].map((number) => page.getByRole('button', { name: `View photo ${number} of 8` })),
    button('Hide chat'),
    page.getByRole('log'),
    button('How much is it?'),
    button('How big is it?'),
    button('Tell me about this home'),
    page.getByRole('region', { name: 'Penny' }).getByRole('button', { name: 'Request a tour' }),
    question,
    button('Send'),
    page.getByRole('main').getByRole('button', { name: 'Request a tour' }).last(),
    button('Share'),
    button('Read more'),
  ])
  await page.keyboard.press('Enter')
  await expect(button('Read less')).toBeFocused()
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+Tab')
  await seesFocus(question)
  await page.keyboard.type('How many baths?')
  await page.keyboard.press('Enter')
  await expect(lastAnswer(page)).toContainText('4.5 baths')
  await seesFocus(question)
})

test('[CHAT-03] the focus stays in the conversation when a suggested question is asked', async ({ page }) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await page.getByRole('button', { name: 'How much is it?' }).focus()
  await page.keyboard.press('Enter')
  await expect(lastAnswer(page)).toContainText('$4,750,000')
  await seesFocus(page.getByLabel('Your question to Penny'))
})

test('[SHARE-01] [SHARE-02] [SHARE-04] the share dialog traps the focus and returns it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  const share = page.getByRole('button', { name: 'Share' })
  const dialog = page.getByRole('dialog', { name: 'Share Address' })
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Share Address' })).toBeVisible()

  const close = dialog.getByRole('button', { name: 'Close' })
  const copy = dialog.getByRole('button', { name: 'Copy Link' })
  const email = dialog.getByRole('link', { name: 'Email' })
  const messages = dialog.getByRole('link', { name: 'Messages' })
  const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' })
  await expect(dialog).toBeFocused()
  await tabsThrough(page, [close, copy, email, messages, whatsApp, close, copy])
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('tooltip')).toHaveText('Copied')
  await expect(copy).toHaveAccessibleDescription('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(await email.getAttribute('href')).toBe(
    `mailto:?subject=${encodeURIComponent('Check out this home')}&body=${encodeURIComponent(`${seededListings.open.headline}\r\n${page.url()}`)}`,
  )

  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('tooltip')).toHaveCount(0)
  await seesFocus(copy)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await seesFocus(share)
})
