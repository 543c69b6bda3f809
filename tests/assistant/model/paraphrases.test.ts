import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { replyTo } from '#assistant/decide/reply.ts'
import { screenMessage } from '#assistant/guard/fair-housing.ts'
import type { Listing } from '#assistant/listing.ts'
import { checkAnswer } from '#assistant/model/check/check-answer.ts'
import { knownOf } from '#assistant/model/check/known.ts'
import { falseAnswers, trueAnswers } from './rephrased-answers.ts'

const listings = JSON.parse(
  readFileSync(new URL('../../../assistant/corpora/listings.json', import.meta.url), 'utf8'),
) as Listing[]

/** What is sent of a model's answer, without citations. */
async function sentOf(id: number, question: string, answer: string): Promise<string> {
  const record = listings.find((one) => one.id === id) as Listing
  const conversation = newConversation()
  const reply = await replyTo({
    listing: record,
    message: question,
    conversation,
    today: '2026-11-20',
    screen: screenMessage,
  })
  const ground = {
    record,
    facts: reply.facts,
    found: [],
    known: knownOf(record),
    unanswered: reply.unanswered,
    visitor: [question],
    answer: textOf(reply.parts),
  }
  return checkAnswer(answer, ground).text ?? ''
}

describe('[API-05] answers paraphrased by a model', () => {
  it.each(trueAnswers)('for listing %i, "%s": "%s" is sent', async (id, question, answer, part) => {
    expect(await sentOf(id, question, answer)).toContain(part)
  })

  it.each(falseAnswers)('for listing %i, "%s": "%s" isn’t sent', async (id, question, answer, part) => {
    expect((await sentOf(id, question, answer)).toLowerCase()).not.toContain(part.toLowerCase())
  })
})
