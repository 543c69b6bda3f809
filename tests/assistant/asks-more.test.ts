import { describe, expect, it } from 'vitest'
import { askedBeyond } from '#assistant/decide/asks-more.ts'
import { answerAbout } from '#assistant/say/answer.ts'
import { both } from '#assistant/say/format.ts'
import type { Likely } from '#assistant/understand/learned.ts'
import { meaningOf } from '#assistant/understand/read.ts'

const fact = { ...answerAbout('laundry', both('The washer is in the unit.', 'La lavadora está en la unidad.')) }
const reading = {
  text: 'coin laundry?',
  isMarked: true,
  isAside: false,
  ...meaningOf(['coin', 'laundry']),
}
const likely = (more: number): Likely => ({
  acts: { question: 0.98 },
  protection: {},
  topics: { laundry: 0.97, other: 0.01 },
  more,
})
const isMore = (said: { isOpen: boolean; isForWords?: boolean }, more: number, isAgain = false) =>
  askedBeyond({ answers: [{ ...fact, ...said }], open: said.isOpen ? {} : null }, reading, likely(more), isAgain)
    ?.isMore

describe('whether a question asks for more than its fact tells', () => {
  it('is settled where only unknown words leave it open and no more is likely', () => {
    expect(isMore({ isOpen: true, isForWords: true }, 0.1)).toBe(false)
  })

  it('isn’t settled where the fact itself leaves it open', () => {
    expect(isMore({ isOpen: true }, 0.1)).toBeNull()
  })

  it('isn’t settled where the fact was told before', () => {
    expect(isMore({ isOpen: true, isForWords: true }, 0.1, true)).toBeNull()
  })

  it('is open where more is likely', () => {
    expect(isMore({ isOpen: true, isForWords: true }, 0.9)).toBe(true)
  })

  it('is settled where nothing leaves it open and no more is likely', () => {
    expect(isMore({ isOpen: false }, 0.1)).toBe(false)
  })

  it('isn’t known where nothing was learned', () => {
    const { more: _, ...nothing } = likely(0)
    expect(askedBeyond({ answers: [fact], open: null }, reading, nothing, false)).toBeNull()
  })
})
