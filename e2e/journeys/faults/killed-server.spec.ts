import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { keptIn } from '#e2e/support/kept.ts'
import { ask, enter, fillGate, hears, lastAnswer, listings, seesListing, seesMap } from '#e2e/support/listing.ts'

// The server is started again and again.
test.slow()

test('[CHAT-03] [CHAT-07] a server that dies before it answers loses nothing that it had accepted', async ({
  page,
  server,
}) => {
  await page.goto(listings.open.path)
  await seesListing(page, listings.open)
  await seesMap(page)
  const asked = page.waitForRequest('**/api/v1/chat')
  await hears(page, 'What does it cost?', '$4,750,000')
  const { client_message_id: name } = (await asked).postDataJSON()

  server.freeze()
  await ask(page, 'How many bedrooms?')
  await expect(page.getByLabel('Your question to Penny')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(page.getByText('Penny is answering')).toBeAttached()
  await server.kill()
  await expect(lastAnswer(page)).toContainText('Sorry, I encountered an error. Please try again.')

  await server.start()
  await hears(page, 'How large is it?', '4,820 square feet')
  await server.stop()
  const said = await keptIn(
    server.dataDir,
    `select author, text from messages where conversation_id =
      (select conversation_id from messages where client_message_id = $1) order by id`,
    [name],
  )
  await server.start()
  expect(said).toEqual([
    { author: 'visitor', text: 'What does it cost?' },
    { author: 'assistant', text: expect.stringContaining('$4,750,000') },
    { author: 'visitor', text: 'How large is it?' },
    { author: 'assistant', text: expect.stringContaining('4,820 square feet') },
  ])
})

test('[GATE-07] [GATE-08] a server that dies while it compares a password: the form is kept and works again', async ({
  page,
  server,
}) => {
  await page.goto(listings.password.path)
  await fillGate(page, { Password: 'harbor-light' })
  server.freeze()
  await enter(page)
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible()
  await server.kill()
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
  await expect(page.getByLabel('Password')).toHaveValue('harbor-light')

  await server.start()
  await enter(page)
  await seesListing(page, listings.password)
})

test('[GATE-07] [GATE-09] a server that dies while it takes a lead: the form is kept, the lead is kept once', async ({
  page,
  server,
}, { testId, repeatEachIndex }) => {
  const email = `eve.${testId}.${repeatEachIndex}@example.com`
  const details = { Email: email, 'First name': 'Eve', Phone: '+1 415 555 0171' }
  await page.goto(listings.lead.path)
  await fillGate(page, details)
  server.freeze()
  await enter(page)
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible()
  await server.kill()
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
  for (const [label, value] of Object.entries(details)) await expect(page.getByLabel(label)).toHaveValue(value)

  await server.start()
  await enter(page)
  await seesListing(page, listings.lead)
  await seesMap(page)
  // What the browser was told is kept is on the disk, however the server ends.
  await server.kill()
  const leads = await keptIn(server.dataDir, 'select first_name, phone from leads where email = $1', [email])
  await server.start()
  expect(leads).toEqual([{ first_name: 'Eve', phone: '+1 415 555 0171' }])
  await page.reload()
  await seesListing(page, listings.lead)
  await hears(page, 'How many bedrooms?', '3 bedrooms')
})

test('[GATE-07] a second click while the first is on its way sends nothing', async ({ page, server }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url().replace(/.*\//, '')))
  await page.goto(listings.password.path)
  await fillGate(page, { Password: 'harbor-light' })
  server.freeze()
  await enter(page)
  const button = page.getByRole('button', { name: 'Verifying...' })
  await button.click({ force: true })
  await button.dblclick({ force: true })
  await page.getByLabel('Password').press('Enter')
  server.thaw()
  await seesListing(page, listings.password)
  expect(sent).toEqual(['validate-password'])
})
