import { describe, expect, it } from 'vitest'
import { notesIn } from '#assistant/lead/notes.ts'
import { spokenPrices } from '#assistant/lead/spoken-prices.ts'

const budgetIn = (message: string) => notesIn(message, null).find(({ topic }) => topic === 'budget')?.value

describe('[API-05] a budget as people say it', () => {
  it.each([
    ['one eight is where we run out of money', 'one eight'],
    ['we can go to nine eighty, cash', 'nine eighty'],
    ['i’m thinking one seven, one seven fifty at the outside', 'one seven, one seven fifty'],
    ['somewhere between nine fifty and a mil one', 'somewhere between nine fifty and a mil one'],
    ['up to nine seventy five is our max', 'up to nine seventy five'],
    ['my budget is up to 5', 'budget is up to 5'],
  ])('is noted: %s', (message, value) => {
    expect(budgetIn(message)).toBe(value)
  })

  it.each(['can we come at two thirty, our budget is fine', 'we have kids four, seven and nine', 'up to 5 people'])(
    'is none: %s',
    (message) => {
      expect(budgetIn(message)).toBeUndefined()
    },
  )

  it.each([
    ['budget one oh five', [105, 105_000, 1_050_000]],
    ['budget nine fifty', [950, 950_000, 9_500_000, 9_500]],
    ['max thirty two fifty', [3_250]],
    ['max one seven ninety', [1_790, 1_790_000]],
    ['max one eight', [1_800, 1_800_000]],
  ])('may stand for several prices: %s', (words, values) => {
    expect(spokenPrices(words.split(' ')).flatMap((one) => one.values)).toEqual(values)
  })
})
