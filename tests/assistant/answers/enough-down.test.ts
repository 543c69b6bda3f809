import { describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'

describe('[API-05] whether savings cover a share of the price', () => {
  it.each([
    [6, 'my dad is giving me 100k does that cover ten percent down', 'No. 10% of $1,120,000 is $112,000, $12,000 more'],
    [
      5,
      'I’ve got 400k saved up, is that enough to cover 20% down?',
      'Yes. 20% of $1,895,000 is $379,000, $21,000 less',
    ],
    [4, 'i’d have 1.2 mil from selling my condo. does that make 25% down?', 'Yes. 25% of $4,750,000 is $1,187,500'],
    [6, 'is 112k enough for 10% down', 'Yes, exactly: 10% of $1,120,000 is $112,000.'],
  ] as const)('of listing %i: %s', async (id, message, answer) => {
    expect((await ask(id, message)).text).toContain(answer)
  })

  it.each([
    [5, '20% down leaves how much to borrow if I have 400k'],
    [5, 'does 400k make sense as an offer'],
    [9, 'is 400k enough for 20% down'],
  ] as const)('isn’t asked of listing %i by: %s', async (id, message) => {
    expect((await ask(id, message)).text).not.toMatch(/^(?:Yes|No)\. 20%/)
  })
})
