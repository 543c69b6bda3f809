import { expect, it } from 'vitest'
import { emailClaimMs, nextAttempt, sendingLastsMs } from '#server/mail/rules/email-attempts.ts'

const now = new Date('2026-11-21T20:00:00Z')

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [8, 128],
  [9, 240],
  [23, 240],
])('after attempt %i an email is tried again in %i minutes', (attempts, minutes) => {
  expect(nextAttempt(attempts, now)).toEqual(new Date(now.getTime() + minutes * 60_000))
})

it.each([24, 25])('after attempt %i it is given up', (attempts) => expect(nextAttempt(attempts, now)).toBeNull())

it('no other process starts an email while it is being sent', () => {
  expect([sendingLastsMs, emailClaimMs]).toEqual([45_000, 120_000])
})
