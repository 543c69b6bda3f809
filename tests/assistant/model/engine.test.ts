import { describe, expect, it } from 'vitest'
import type { Listing } from '#assistant/listing.ts'
import { mismatchIn } from '#assistant/model/check/check.ts'
import { ask } from '../support/ask.ts'
import { records } from '../support/records.ts'

const now = new Date('2026-11-20T18:00:00Z')

const questions = [
  'How much is the HOA fee?',
  'Where can I park?',
  'Are pets allowed?',
  'Is the price negotiable?',
  'When is it available?',
  'When was it built?',
  'How big is the lot?',
  'How is it heated and cooled?',
  'Where is the laundry?',
  'Is the entrance step-free?',
  'What are the lease terms?',
  'What is the deposit?',
  'What is the price?',
  'How many bedrooms and baths?',
  'How many square feet?',
  'What is the address?',
  'When can I tour it?',
]

const asked = await Promise.all(
  Object.values(records).flatMap((record) =>
    questions.map(async (message) => ({ record, message, reply: await ask(record, message, { now }) })),
  ),
)

/** The engine's facts as a model may repeat them; its own wording doesn't count as evidence. */
const said = asked
  .filter(({ reply }) => reply.facts.length > 0)
  .map(({ record, message, reply }) => ({
    record,
    message,
    facts: reply.facts,
    text: reply.facts.map(({ text }) => text).join('\n'),
  }))

describe('[API-05] the engine’s facts', () => {
  it('are many', () => {
    expect(said.length).toBeGreaterThan(60)
  })

  it.each(said)('$record.address: $message may be answered with them', (each) => {
    expect(mismatchOf(each.text, each)).toBeNull()
  })

  it.each(said.filter(({ text }) => /\d/.test(text)))(
    '$record.address: $message, with any number changed, may not',
    (each) => {
      for (const changed of numbersChanged(each.text))
        expect([changed, mismatchOf(changed, each)]).not.toEqual([changed, null])
    },
  )

  it.each(said)('$record.address: $message, with any yes or no inverted, may not', (each) => {
    for (const turned of polarityTurned(each.text))
      expect([turned, mismatchOf(turned, each)]).not.toEqual([turned, null])
  })
})

interface Given {
  record: Listing
  message: string
  facts: { topic: string; text: string }[]
}

function mismatchOf(text: string, { record, message, facts }: Given) {
  return mismatchIn(text, { record, facts, found: [], unanswered: [], visitor: [message], answer: '' })
}

function numbersChanged(text: string): string[] {
  return [...text.matchAll(/\d+/g)].flatMap(({ 0: digits, index }) =>
    [Number(digits) + 1, Number(digits) * 10 + 3].map(
      (other) => text.slice(0, index) + String(other).padStart(digits.length, '0') + text.slice(index + digits.length),
    ),
  )
}

function polarityTurned(text: string): string[] {
  const verbs = [...text.matchAll(/\b(?:is|are|was|measures|can be)\b(?! not| no\b)/g)]
  const denials = [...text.matchAll(/\b(?:not|no) /g)]
  return [
    ...verbs.map(({ 0: verb, index }) => `${text.slice(0, index)}${verb} not${text.slice(index + verb.length)}`),
    ...denials.map(({ 0: denial, index }) => text.slice(0, index) + text.slice(index + denial.length)),
  ]
}
