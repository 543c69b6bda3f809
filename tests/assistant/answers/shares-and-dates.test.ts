import { describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'

describe('[API-05] sums of shares, animals and dates', () => {
  it.each([
    [
      8,
      'I keep my rent at 30% of my pay, what would I have to earn a month for this',
      'About $11,333 a month ($3,400 ÷ 30%)',
    ],
    [4, 'so whats the date of the next tuesday they go over offers', 'the next is Tuesday, December 1, 2026'],
    [4, '21 days from today lands on what date', '21 days after November 24, 2026 is December 15, 2026'],
    [7, 'is the lot over 1/2 acre', 'Yes. The lot is 0.7 acres, about 30,492 square feet, 8,712 sq ft over'],
    [9, '12 months rent and parking all together', '$63,960 for a year'],
    [9, 'two dachshunds, how much extra a month', '$100 a month (2 × $50)'],
    [8, 'me and my girlfriend each have a cat, ok?', 'No. One cat is OK.'],
    [4, 'price per foot if they took 4.5 million', 'About $934 a square foot'],
    [8, 'what does the rent come out to for a full year', '$40,800 a year'],
    [6, 'first time buyer here, the fha thing is 3.5 right, how many dollars is that', '3.5% of $1,120,000 is $39,200'],
    [8, 'i take home 5200 a month whats left after rent', '$1,800 a month ($5,200 − rent $3,400)'],
    [6, 'me n my two sisters are buying it. price divided by three', '$373,333 each'],
    [6, 'splitting the hoa with my housemate so each month i owe', '$105 each'],
    [7, 'seven tenths of an acre in plain feet please', '30,492 square feet'],
    [8, 'rent + that garage, times 12', '$44,280'],
    [5, 'cuánto me toca de enganche si pongo el 20', '$379,000'],
  ] as const)('of listing %i: %s', async (id, message, answer) => {
    expect((await ask(id, message)).text).toContain(answer)
  })

  it.each([
    [6, 'furnace how old?', /gas furnace for heat\. .*(?:doesn’t say more|isn’t in the listing)/],
    [8, 'any chance to put a washer in the unit', /^The listing doesn’t say/],
  ] as const)('leaves to the owner, of listing %i: %s', async (id, message, answer) => {
    expect((await ask(id, message)).text).toMatch(answer)
  })

  it('shares no rent among those who each have a cat', async () => {
    expect((await ask(8, 'my roommate and I each have a bike, where do they go')).text).not.toContain('÷')
  })
})

describe('[API-05] two sums in one question', () => {
  it.each([
    [
      6,
      'two quick numbers please: price per square foot, and the HOA for a full year',
      ['About $636 a square foot', '$2,520 a year'],
    ],
    [5, 'what’s 20% down and what are the dues for a year?', ['$379,000', 'HOA dues: $11,820 a year']],
    [9, 'rent for a year and the deposit split 2 ways', ['$61,800 a year', '$3,862.50 each']],
  ] as const)('are both said, of listing %i: %s', async (id, message, answers) => {
    const { text } = await ask(id, message)
    for (const answer of answers) expect(text).toContain(answer)
  })

  it.each([
    [9, 'rent and parking for 12 months', '$63,960: 12 × (rent $5,150 + parking $180).'],
    [9, 'what’s the deposit and first month together', '$12,875 to move in'],
    [9, 'rent and parking and a dog a month, total', '$5,380 a month'],
  ] as const)('are one where they’re added up, of listing %i: %s', async (id, message, answer) => {
    expect((await ask(id, message)).text).toContain(answer)
  })
})
