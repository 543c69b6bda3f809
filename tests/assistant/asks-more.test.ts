import { describe, expect, it } from 'vitest'
import { answerClause } from '#assistant/decide/answer-clause.ts'
import { askedBeyond } from '#assistant/decide/asks-more.ts'
import { conversationAfter, newConversation } from '#assistant/decide/conversation.ts'
import { homeOf } from '#assistant/facts/home.ts'
import { answerAbout } from '#assistant/say/answer.ts'
import { both } from '#assistant/say/format.ts'
import type { Likely } from '#assistant/understand/learned.ts'
import { meaningOf, readMessage } from '#assistant/understand/read.ts'
import { records } from './support/records.ts'

/** The answer of listing 4 where a question asks for more than listings say with this probability. */
function answerTo(
  message: string,
  more: number | undefined,
  topics: Likely['topics'],
  conversation = newConversation(),
) {
  const home = homeOf(records[4])
  const [reading] = readMessage(message, records[4]).clauses
  if (!reading) throw new Error(`“${message}” has no clause`)
  const likely: Likely = {
    acts: { question: 0.95 },
    protection: { none: 1 },
    topics,
    ...(more !== undefined && { more }),
  }
  return answerClause(
    { reading, guess: null, likely },
    {
      home,
      memory: {},
      today: '2026-11-20',
      number: 1,
      tone: 'balanced',
      conversation,
      canBeReached: false,
      canAskOwner: true,
      isOneOfSeveral: false,
    },
  )
}

describe('[API-05] what a question asks beyond the facts it gets', () => {
  const ofPool: Likely['topics'] = { pool: 0.5, other: 0.5 }
  const ofKitchen: Likely['topics'] = { kitchen: 0.98, other: 0.005 }

  it('is left to the owner, and the yes is left out, where examples say so', () => {
    const settled = answerTo('is there a pool', undefined, ofPool)
    expect([settled.open, settled.text.en]).toEqual([null, expect.stringMatching(/^Yes\. From the listing/)])
    const { text, open } = answerTo('is there a pool', 0.98, ofPool)
    expect(text.en).toMatch(/^From the listing: “The pool is four steps from the sofa/)
    expect(open?.question).toBe('is there a pool')
  })

  it('is nothing where they say that its fact settles it', () => {
    const message = 'is the island marble really italian'
    expect(answerTo(message, undefined, ofKitchen).open).not.toBeNull()
    expect(answerTo(message, 0.002, ofKitchen).open).toBeNull()
  })

  it('is left to the owner where the fact was given before and the question adds something', () => {
    const after = conversationAfter(newConversation(), [
      { type: 'ANSWERED', language: 'en', topics: ['year'], subject: ['built'], calculation: null },
    ])
    const ofYear: Likely['topics'] = { year: 0.99, other: 0.001 }
    const message = 'when was it built'
    expect(answerTo(message, 0.85, ofYear).open).toBeNull()
    expect(answerTo(message, 0.85, ofYear, after).open?.question).toBe(message)
    expect(answerTo(message, 0.75, ofYear, after).open).toBeNull()
  })

  it('is what a detail that phrases name leaves open in a long question', () => {
    const story = 'does the pool have one of those kiddie shelves or is it deep right from the edge'
    expect(answerTo(story, 0.2, { pool: 0.96, other: 0.02 }).open?.question).toBe(story)
  })

  it('is what a long question asks where examples say so', () => {
    const question = 'does the flat have a proper bathtub or only a tiny corner shower i will cry'
    const ofBaths: Likely['topics'] = { baths: 0.92, other: 0.04 }
    expect(answerTo(question, 0.77, ofBaths).open?.question).toBe(question)
  })

  it('is what the phrases leave open where that is likely either way', () => {
    expect(answerTo('is the pool salt water', 0.5, ofPool).open).not.toBeNull()
    expect(answerTo('is there a pool', 0.3, ofKitchen).open).toBeNull()
  })
})

const fact = { ...answerAbout('laundry', both('The washer is in the unit.', 'La lavadora está en la unidad.')) }
const reading = {
  text: 'coin laundry?',
  isMarked: true,
  isAside: false,
  ...meaningOf(['coin', 'laundry']),
}
const asking = (more: number): Likely => ({
  acts: { question: 0.98 },
  protection: {},
  topics: { laundry: 0.97, other: 0.01 },
  more,
})
const isMore = (said: { isOpen: boolean; isForWords?: boolean }, more: number, isAgain = false) =>
  askedBeyond({ answers: [{ ...fact, ...said }], open: said.isOpen ? {} : null }, reading, asking(more), isAgain)
    ?.isMore

describe('whether a question asks for more than its fact tells', () => {
  it('is settled where only unknown words leave it open and no more is likely', () => {
    expect(isMore({ isOpen: true, isForWords: true }, 0.3)).toBe(false)
  })

  it('isn’t settled where the fact itself leaves it open', () => {
    expect(isMore({ isOpen: true }, 0.1)).toBeNull()
  })

  it('is open where, beside unknown words, the fact was told before', () => {
    expect(isMore({ isOpen: true, isForWords: true }, 0.6, true)).toBe(true)
  })

  it('is open where more is likely', () => {
    expect(isMore({ isOpen: true, isForWords: true }, 0.9)).toBe(true)
  })

  it('is settled where nothing leaves it open and no more is likely', () => {
    expect(isMore({ isOpen: false }, 0.1)).toBe(false)
  })

  it('isn’t known where nothing was learned', () => {
    const { more: _, ...nothing } = asking(0)
    expect(askedBeyond({ answers: [fact], open: null }, reading, nothing, false)).toBeNull()
  })
})
