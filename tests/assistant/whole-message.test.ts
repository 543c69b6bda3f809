import { describe, expect, it } from 'vitest'
import type { AnsweredClause } from '#assistant/decide/answer-clause.ts'
import { withoutRestOfTopic } from '#assistant/decide/rest-of-topic.ts'
import { withWholeTopic } from '#assistant/decide/whole-message.ts'
import type { Likely, LikelyMessage } from '#assistant/understand/learned.ts'
import { meaningOf, type Reading } from '#assistant/understand/read.ts'
import type { LearnedTopic } from '#assistant/understand/topic-examples.ts'

const read = (text: string): Reading => ({ text, isMarked: true, isAside: false, ...meaningOf(text.split(' ')) })
const likely = (topics: Partial<Record<LearnedTopic, number>>, acts: Likely['acts'] = { question: 0.95 }): Likely => ({
  acts,
  protection: { none: 1 },
  topics,
})

describe('a question within a message about one topic', () => {
  it('asks for that topic where it names nothing: "does that work here"', () => {
    const found = withWholeTopic(read('does that work here'), likely({ internet: 0.4 }), likely({ baths: 0.9 }))
    expect(found?.reading.topics).toEqual(['baths'])
  })

  it('asks for it where a phrase names something that the message isn’t about', () => {
    const water = read('is the water in walking distance of the couch')
    expect(water.topics).toEqual(['neighborhood'])
    const found = withWholeTopic(water, likely({ other: 0.5, pool: 0.43 }), likely({ pool: 0.96 }))
    expect([found?.reading.topics, found?.reading.things]).toEqual([[], ['pool']])
  })

  it('keeps its own topic where that is likely, or part of what the message is about', () => {
    const beds = read('how many bedrooms')
    expect(withWholeTopic(beds, likely({ beds: 0.99 }), likely({ pets: 0.98 }))).toBeNull()
    expect(withWholeTopic(beds, likely({ beds: 0.5 }), likely({ pets: 0.9, beds: 0.08 }))).toBeNull()
    expect(withWholeTopic(read('does that work here'), likely({ internet: 0.7 }), likely({ baths: 0.9 }))).toBeNull()
  })

  it('stays as it is in a story, a wish for a tour, and a message about nothing in particular', () => {
    const vague = read('does that work here')
    const baths = likely({ baths: 0.9 })
    expect(withWholeTopic({ ...vague, isMarked: false }, likely({}), baths)).toBeNull()
    expect(withWholeTopic({ ...vague, isAside: true }, likely({}), baths)).toBeNull()
    expect(withWholeTopic(vague, likely({}, { booking: 0.6 }), baths)).toBeNull()
    expect(withWholeTopic(vague, likely({}), likely({ baths: 0.9 }, { statement: 0.9 }))).toBeNull()
    expect(withWholeTopic(vague, likely({}), likely({ baths: 0.6 }))).toBeNull()
    expect(withWholeTopic(vague, likely({}), likely({ other: 0.99 }))).toBeNull()
    expect(withWholeTopic(vague, likely({}), undefined)).toBeNull()
  })
})

describe('the rest of a message about one topic', () => {
  const told: AnsweredClause = {
    act: 'question',
    text: { en: 'The dues are $985 a month.', es: '' },
    answers: [{ topic: 'fee', text: { en: 'The dues are $985 a month.', es: '' }, sources: [], isOpen: false }],
    open: null,
  }
  const unanswered = (question: string): AnsweredClause => ({
    act: 'question',
    text: { en: '', es: '' },
    answers: [],
    open: { question, words: {} as NonNullable<AnsweredClause['open']>['words'] },
  })
  const message = (whole: Likely, ...clauses: Likely[]): LikelyMessage => ({
    whole,
    clauses: clauses.map((one) => ({ text: '', isMarked: true, likely: one })),
  })
  const clauses = [read('monthly dues'), read('do they get me anything')]
  const said = [told, unanswered('do they get me anything')]

  it('asks the owner nothing', () => {
    const ofFee = message(likely({ fee: 0.95 }), likely({ fee: 1 }), likely({ flexibility: 0.5, fee: 0.3 }))
    expect(withoutRestOfTopic(said, clauses, ofFee)).toEqual([told])
  })

  it('goes to the owner where it asks for what listings rarely say, or names something else', () => {
    const rare = message(likely({ fee: 0.9 }), likely({ fee: 1 }), likely({ other: 0.8 }))
    expect(withoutRestOfTopic(said, clauses, rare)).toEqual(said)
    const named = [clauses[0] as Reading, read('is there a fireplace')]
    const ofFee = message(likely({ fee: 0.9 }), likely({ fee: 1 }), likely({ heating: 0.5 }))
    expect(withoutRestOfTopic(said, named, ofFee)).toEqual(said)
  })

  it('goes to the owner where the topic itself wasn’t answered', () => {
    const ofPets = message(likely({ pets: 0.95 }), likely({ fee: 1 }), likely({ pets: 0.5 }))
    expect(withoutRestOfTopic(said, clauses, ofPets)).toEqual(said)
    expect(withoutRestOfTopic(said, clauses, null)).toEqual(said)
  })
})
