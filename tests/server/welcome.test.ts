import { expect, it } from 'vitest'
import { listings, movedSlugs } from '#server/samples/listings.ts'
import { welcome } from '#server/welcome.ts'

it('the console prints the server’s address and the samples’ addresses', () => {
  const origin = 'http://localhost:4173'
  const said = welcome(origin, ['  accept   http://localhost:4173/tour/confirm?t'], 'Emails are put into data/outbox')
  const tried = [...said.matchAll(/^ {2}(.+?) +http:\/\/localhost:4173\/p\/(\S+)$/gm)].map(([, shows, slug]) => {
    const listing = listings.find((one) => one.slug === slug)
    const moved = movedSlugs.find((one) => one.slug === slug)
    return [
      shows,
      listing?.id ?? moved?.propertyId,
      listing?.password !== undefined,
      listing?.leadCaptureEnabled === true,
    ]
  })
  expect(tried).toEqual([
    ['an open listing', 4, false, false],
    ['with a password', 5, true, false],
    ['with a lead form', 6, false, true],
    ['with both', 7, true, true],
    ['a rental without an agent', 8, false, false],
    ['one that moved', 4, false, false],
  ])
  expect(said).toContain(`Pending is at ${origin}`)
  expect(said).toMatch(/\n\n {2}accept.*\n.*Emails are put into data\/outbox\n$/)
  expect(said).not.toMatch(/harbor-light|quiet-garden/)
})

it('[API-04] the console doesn’t mention samples that don’t exist', () => {
  expect(welcome('https://pending.example', null, 'Emails leave by mail.example')).toBe(
    '\nPending is at https://pending.example\n\nEmails leave by mail.example\n',
  )
})
