import { describe, expect, it } from 'vitest'
import { givesTime } from '#assistant/understand/acts.ts'
import { wordsOf } from '#assistant/understand/normalize.ts'
import { asksForHour, tourTimeIn } from '#assistant/understand/tour-times.ts'

describe('a requested tour time', () => {
  it.each([
    'is thursday at 2 free?',
    'my shift ends at 3 so 4 today',
    'Is Sunday the 22nd possible?',
    '6pm tues pls',
    'mon 1030 Deja Lawson',
    'What times do you have on Wednesday?',
    'Could somebody show me the condo the day after Thanksgiving, at half past ten?',
    'Could you move me to December 3 at 11?',
    '¿Se puede visitar el sábado a las 12?',
    'closed mondays?',
    'are you closed on weekends?',
  ])('is recognized in: %s', (message) => expect(tourTimeIn(message)).not.toBeNull())

  it.each([
    'is it available on December 15?',
    'can I move in on January 5th?',
    'does the gym open at 6am?',
    'is the trash picked up on Tuesday?',
    'are offers reviewed on Tuesday at noon?',
    'is it noisy at night on weekends?',
    'is it on the 3rd floor?',
    'two cats ok?',
    'rent less than 3500 a month?',
    'is it more than $650 a foot?',
    'does the lift stop at 5?',
    'baker, in bed by 8pm',
    'if I submit one this Sunday',
    'asleep by 9pm mostly',
    'same at 40',
    'and at 20',
    'does one of the six work as a nursery?',
    'when is the valencia one free',
    'is this one available by then?',
    'we closed on Monday',
    'is the pool closed Mondays?',
  ])('isn’t recognized in: %s', (message) => expect(tourTimeIn(message)).toBeNull())
})

describe('an opening for a tour', () => {
  it.each([
    'whens the next open slot',
    'mon or tues?',
    'tuesday or maybe wed',
    'whats the first opening you got monday',
    'first opening you have on monday?',
    "what's your earliest slot",
    'might there be availability on the 29th in the early afternoon?',
    'anything open on tuesday afternoon?',
  ])('is asked for by: %s', (message) => expect(asksForHour(message)).toBe(true))
  it.each([
    'is there availability on the 29th',
    'what is the first month’s rent',
    'what’s the last offer',
    'the next town over?',
  ])('isn’t asked for by: %s', (message) => expect(asksForHour(message)).toBe(false))
})

describe('a message that is nothing but a time', () => {
  it.each(['tmrw?', 'sometime sunday?', 'wknd', 'Tuesday at 3?', '2day possible?'])(
    'is a wish for it: %s',
    (message) => {
      expect(givesTime(wordsOf(message))).toBe(true)
    },
  )

  it.each(['possible?', 'sometime', 'someday', 'the pool is closed sundays'])('is none: %s', (message) => {
    expect(givesTime(wordsOf(message))).toBe(false)
  })
})
