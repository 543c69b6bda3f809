import { describe, expect, it } from 'vitest'
import { type ClauseContext, understood } from '#assistant/decide/answer-clause.ts'
import { newConversation } from '#assistant/decide/conversation.ts'
import { withLearnedTopic, withoutForeignThings } from '#assistant/decide/learned-topic.ts'
import { homeOf } from '#assistant/facts/home.ts'
import type { ClassifierModel } from '#assistant/understand/classifier.ts'
import type { Encoder, Learned } from '#assistant/understand/encoder.ts'
import type { Likely } from '#assistant/understand/learned.ts'
import { meaningOf, type Reading } from '#assistant/understand/read.ts'
import type { LearnedTopic } from '#assistant/understand/topic-examples.ts'
import { forSale } from './listing.ts'

const read = (text: string): Reading => ({ text, isMarked: true, isAside: false, ...meaningOf(text.split(' ')) })
const always = (label: string): ClassifierModel => ({
  labels: [label],
  grams: [],
  pieces: [],
  size: 0,
  weights: new Float32Array(1),
})
/** An encoder that reads every clause as a question about that topic. */
const encoderThatReads = (topic: LearnedTopic): Encoder => ({
  embed: async (texts) => texts.map(() => []),
  learned: {
    acts: always('question'),
    protection: always('none'),
    topics: always(topic),
    sums: always('none'),
    followUps: always('none'),
    details: always('told'),
    senses: [],
  } as unknown as Learned,
})

const likely = (topics: Partial<Record<LearnedTopic, number>>): Likely => ({
  acts: { question: 1 },
  protection: { none: 1 },
  topics,
})

describe('a learned topic', () => {
  it('is used when no phrase matches', () => {
    expect(read('will i roast there').topics).toEqual([])
    expect(withLearnedTopic(read('will i roast there'), likely({ cooling: 0.6 }))?.reading.topics).toEqual(['cooling'])
    expect(withLearnedTopic(read('will i roast there'), likely({ pool: 0.6 }))?.reading.things).toEqual(['pool'])
  })

  it('isn’t used when it is unlikely or nothing was learned', () => {
    expect(withLearnedTopic(read('will i roast there'), likely({ cooling: 0.4, heating: 0.3 }))).toBeNull()
    expect(withLearnedTopic(read('will i roast there'), undefined)).toBeNull()
  })

  it('is certain from 0.8 on when no phrase matches', () => {
    expect(withLearnedTopic(read('will i roast there'), likely({ cooling: 0.85 }))?.reading.isSure).toBe(true)
    expect(withLearnedTopic(read('will i roast there'), likely({ cooling: 0.75 }))?.reading.isSure).toBe(false)
  })

  it('of the kitchen is that of the part that is named', () => {
    const ovens = read('how many ovens does the kitchen have')
    expect(withLearnedTopic(ovens, likely({ kitchen: 0.95 }))?.reading.things).toEqual(['oven'])
  })

  it.each([
    ['Which months?', []],
    ['is it month to month', ['lease']],
  ])('of months is that of the last subject: %s', async (message, topics) => {
    const context = { home: homeOf(forSale(1_000_000)), memory: { subject: ['pool'] }, conversation: newConversation() }
    const { reading } = await understood(
      read(message.toLowerCase().replace('?', '')),
      context as unknown as ClauseContext,
      encoderThatReads('lease'),
    )
    expect(reading.topics).toEqual(topics)
  })

  it('leaves to the owner what listings rarely say', () => {
    expect(withLearnedTopic(read('will i roast there'), likely({ other: 0.9 }))).toMatchObject({ isOpen: true })
  })

  it('overrides a phrase only when it gives the phrase’s topic almost no probability', () => {
    const parking = read('is there parking')
    expect(withLearnedTopic(parking, likely({ lease: 0.97, parking: 0.01 }))?.reading.topics).toEqual(['lease'])
    expect(withLearnedTopic(parking, likely({ lease: 0.91, parking: 0.08 }))).toBeNull()
    expect(withLearnedTopic(parking, likely({ lease: 0.7, parking: 0.01 }))).toBeNull()
  })

  it('overrides a phrase that names one item: "a/c, or do I just open the windows"', () => {
    const windows = read('or do i just open the windows')
    expect(windows.things).toEqual(['windows'])
    const found = withLearnedTopic(windows, likely({ cooling: 0.97 }))?.reading
    expect([found?.topics, found?.things]).toEqual([['cooling'], []])
    expect(withLearnedTopic(windows, likely({ cooling: 0.8 }))).toBeNull()
  })

  it('keeps the qualifying words of the message', () => {
    const odd: Reading = { ...read('is there parking'), extra: ['zebra', 'repairs'] }
    expect(withLearnedTopic(odd, likely({ parking: 0.95 }))?.reading.extra).toEqual(['repairs'])
  })

  it('raises certainty when it agrees with the only topic matched by phrase', () => {
    expect(withLearnedTopic(read('is there parking'), likely({ parking: 0.95 }))?.reading.isSure).toBe(true)
    expect(withLearnedTopic(read('is there parking'), likely({ parking: 0.8 }))).toBeNull()
  })

  it('selects one when the words of one question match several topics', () => {
    const firm = read('is that kitchen table firm')
    expect([firm.topics, firm.things]).toEqual([['flexibility'], ['kitchen']])
    const found = withLearnedTopic(firm, likely({ kitchen: 0.95 }))?.reading
    expect([found?.topics, found?.things]).toEqual([[], ['kitchen']])
    expect(withLearnedTopic(firm, likely({ kitchen: 0.92, flexibility: 0.05 }))).toBeNull()
  })

  it('isn’t used when phrases match several topics in several questions', () => {
    expect(withLearnedTopic(read('parking and pets'), likely({ lease: 0.99 }))).toBeNull()
  })

  it('isn’t held up by a thing that the record doesn’t know: "down to some basement"', () => {
    const listing = forSale(1_000_000)
    const hamper = read('do i drag the hamper down to some basement')
    expect(hamper.things).toEqual(['basement'])
    expect(withoutForeignThings(hamper, homeOf(listing), likely({ laundry: 0.86 })).things).toEqual([])
    expect(withoutForeignThings(hamper, homeOf(listing), likely({ other: 0.86 })).things).toEqual(['basement'])
    expect(withoutForeignThings(hamper, homeOf(listing), likely({ laundry: 0.6 })).things).toEqual(['basement'])
    const withBasement = homeOf({ ...listing, description: 'The basement is dry.' })
    expect(withoutForeignThings(hamper, withBasement, likely({ laundry: 0.86 })).things).toEqual(['basement'])
  })
})
