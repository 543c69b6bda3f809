import { describe, expect, it } from 'vitest'
import { settledAct } from '#assistant/decide/settled.ts'
import type { Likely } from '#assistant/understand/learned.ts'
import { meaningOf, type Reading } from '#assistant/understand/read.ts'

const told: Reading = {
  text: 'I could swear the flyer said third floor',
  isMarked: false,
  isAside: false,
  ...meaningOf('i could swear the flyer said 3rd floor'.split(' ')),
  topics: ['floor'],
}
const likely = (question: number, floor: number): Likely => ({
  acts: { question, statement: 1 - question },
  protection: { none: 1 },
  topics: { floor },
})

describe('what is told of a fact', () => {
  it('asks for it where the classifier takes it for a question about that fact', () => {
    expect(settledAct('statement', null, told, likely(0.76, 0.7))).toBe('question')
  })

  it.each(['order', 'market'] as const)('of two words is no act of kind %s', (act) => {
    const two: Reading = { text: 'nora bly', isMarked: false, isAside: false, ...meaningOf(['nora', 'bly']) }
    const sure: Likely = { acts: { [act]: 0.95 }, protection: { none: 1 }, topics: {} }
    expect(settledAct('statement', null, two, sure)).toBe('statement')
  })

  it('stays a statement where either is unlikely', () => {
    expect(settledAct('statement', null, told, likely(0.55, 0.7))).toBe('statement')
    expect(settledAct('statement', null, told, likely(0.76, 0.4))).toBe('statement')
    expect(settledAct('statement', null, told, undefined)).toBe('statement')
  })

  describe('as a wish to come', () => {
    const said = (words: string): Reading => ({
      text: words,
      isMarked: false,
      isAside: false,
      ...meaningOf(words.split(' ')),
    })
    const wish = (booking: number): Likely => ({
      acts: { booking, statement: 1 - booking },
      protection: { none: 1 },
      topics: {},
    })
    const brings = said('i should like to bring my daughter to look it over')

    it('is one where the classifier is sure, and no phrase names a fact', () => {
      expect(settledAct('statement', null, brings, wish(0.7))).toBe('booking')
      expect(settledAct('person', null, brings, wish(0.7))).toBe('booking')
      expect(settledAct('statement', null, brings, wish(0.55))).toBe('statement')
      expect(settledAct('statement', null, { ...brings, topics: ['parking'] }, wish(0.7))).toBe('statement')
      expect(settledAct('statement', null, said('bring my daughter'), wish(0.7))).toBe('statement')
    })

    it('has to be surer in the form of a question', () => {
      const asks = { ...brings, isMarked: true }
      expect(settledAct('question', null, asks, wish(0.7))).toBe('question')
      expect(settledAct('question', null, asks, wish(0.85))).toBe('booking')
    })
  })

  it('asks which of two it is, where it only sounded protected', () => {
    const said = (words: string): Reading => ({
      text: words,
      isMarked: false,
      isAside: false,
      ...meaningOf(words.split(' ')),
    })
    const sounds: Likely = { acts: { question: 0.1, protected: 0.85 }, protection: { none: 0.5 }, topics: {} }
    expect(settledAct('statement', 'open', said('the shutters are white or black'), sounds)).toBe('question')
    expect(settledAct('statement', 'open', said('the shutters are white'), sounds)).toBe('statement')
  })
})
