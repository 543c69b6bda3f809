import { describe, expect, it } from 'vitest'
import { answeredSuggestions } from '#src/content/chat.ts'
import { bathsWords, priceWords, sqftWords } from '#src/content/listing.ts'

describe('the numbers of a listing', () => {
  it('[PROP-11] are followed by their unit', () => {
    expect(sqftWords(4820)).toBe('4,820 sq ft')
    expect(bathsWords(2.5)).toBe('2.5 baths')
  })

  it('[PROP-10] are in whole dollars in a price', () => {
    expect(priceWords({ price: 4_750_000, isRental: false })).toEqual({ figure: '$4,750,000', suffix: '' })
    expect(priceWords({ price: 999.5, isRental: true })).toEqual({ figure: '$1,000', suffix: '/month' })
  })
})

describe('the suggested questions of a listing', () => {
  it.each([
    [4_750_000, 4820, ['How much is it?', 'How big is it?', 'Tell me about this home']],
    [null, 4820, ['How big is it?', 'Tell me about this home']],
    [4_750_000, null, ['How much is it?', 'Tell me about this home']],
    [null, null, ['Tell me about this home']],
  ])('are those that a price of %s and a size of %s answer', (price, sqft, questions) => {
    expect(answeredSuggestions({ price, sqft })).toEqual(questions)
  })
})
