import { describe, expect, it } from 'vitest'
import { answerClause } from '#assistant/decide/answer-clause.ts'
import { newConversation } from '#assistant/decide/conversation.ts'
import { homeOf } from '#assistant/facts/home.ts'
import type { Likely } from '#assistant/understand/learned.ts'
import { readMessage } from '#assistant/understand/read.ts'
import { records } from './support/records.ts'

/** The answer of listing 4 where a question asks for more than listings say with this probability. */
function answerTo(message: string, more: number | undefined, topics: Likely['topics']) {
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
      conversation: newConversation(),
      canBeReached: false,
      canAskOwner: true,
      isOneOfSeveral: false,
    },
  )
}

describe('[API-05] what a question asks beyond the facts it gets', () => {
  it('is left to the owner, and the yes is left out, where examples say so', () => {
    const { text, open } = answerTo('is the pool salt water', 0.98, { pool: 0.5, other: 0.5 })
    expect(text.en).toMatch(/^From the listing: “The pool is four steps from the sofa/)
    expect(open?.question).toBe('is the pool salt water')
  })

  it('is nothing where they say that its fact settles it', () => {
    const message = 'is that island marble really for four'
    expect(answerTo(message, 0.01, { kitchen: 0.98, other: 0.005 }).open).toBeNull()
  })

  it('is what the phrases leave open where nothing was learned', () => {
    const topics: Likely['topics'] = { pool: 0.5, other: 0.5 }
    expect(answerTo('is the pool salt water', undefined, topics).open).not.toBeNull()
    expect(answerTo('is there a pool', undefined, topics).open).toBeNull()
    expect(answerTo('is there a pool', 0.98, topics).open).not.toBeNull()
  })
})
