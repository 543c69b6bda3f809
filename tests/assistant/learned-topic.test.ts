import { describe, expect, it } from 'vitest'
import { withLearnedTopic } from '#assistant/decide/learned-topic.ts'
import type { Likely } from '#assistant/understand/learned.ts'
import { meaningOf, type Reading } from '#assistant/understand/read.ts'
import type { LearnedTopic } from '#assistant/understand/topic-examples.ts'

const read = (text: string): Reading => ({ text, isMarked: true, isAside: false, ...meaningOf(text.split(' ')) })
const likely = (topics: Partial<Record<LearnedTopic, number>>): Likely => ({
  acts: { question: 1 },
  protection: { none: 1 },
  topics,
})

describe('the topic that was learned', () => {
  it('is taken where the phrases name none', () => {
    expect(read('will i roast there').topics).toEqual([])
    expect(withLearnedTopic(read('will i roast there'), likely({ cooling: 0.6 }))?.reading.topics).toEqual(['cooling'])
    expect(withLearnedTopic(read('will i roast there'), likely({ pool: 0.6 }))?.reading.things).toEqual(['pool'])
  })

  it('is not taken where it is not likely, or nothing was learned', () => {
    expect(withLearnedTopic(read('will i roast there'), likely({ cooling: 0.4, heating: 0.3 }))).toBeNull()
    expect(withLearnedTopic(read('will i roast there'), undefined)).toBeNull()
  })

  it('leaves to the owner what listings rarely say', () => {
    expect(withLearnedTopic(read('will i roast there'), likely({ other: 0.9 }))).toMatchObject({ isOpen: true })
  })

  it('stands against a phrase only where it gives the phrase no share', () => {
    const parking = read('is there parking')
    expect(withLearnedTopic(parking, likely({ lease: 0.97, parking: 0.01 }))?.reading.topics).toEqual(['lease'])
    expect(withLearnedTopic(parking, likely({ lease: 0.91, parking: 0.08 }))).toBeNull()
    expect(withLearnedTopic(parking, likely({ lease: 0.7, parking: 0.01 }))).toBeNull()
  })

  it('stands against the name of one thing: "a/c, or do I bring window units"', () => {
    const windows = read('or do i bring window units')
    expect(windows.things).toEqual(['windows'])
    const found = withLearnedTopic(windows, likely({ cooling: 0.97 }))?.reading
    expect([found?.topics, found?.things]).toEqual([['cooling'], []])
    expect(withLearnedTopic(windows, likely({ cooling: 0.8 }))).toBeNull()
  })

  it('keeps of the other words those that qualify', () => {
    const odd: Reading = { ...read('is there parking'), extra: ['zebra', 'repairs'] }
    expect(withLearnedTopic(odd, likely({ parking: 0.95 }))?.reading.extra).toEqual(['repairs'])
  })

  it('is sure of one topic that the phrases name, too', () => {
    expect(withLearnedTopic(read('is there parking'), likely({ parking: 0.95 }))?.reading.isSure).toBe(true)
    expect(withLearnedTopic(read('is there parking'), likely({ parking: 0.8 }))).toBeNull()
  })

  it('takes one of several that the words of one question name', () => {
    const counter = read('what is the kitchen counter made of')
    expect([counter.topics, counter.things]).toEqual([['flexibility'], ['kitchen']])
    const found = withLearnedTopic(counter, likely({ kitchen: 0.95 }))?.reading
    expect([found?.topics, found?.things]).toEqual([[], ['kitchen']])
    expect(withLearnedTopic(counter, likely({ kitchen: 0.92, flexibility: 0.05 }))).toBeNull()
  })

  it('leaves several topics to the phrases', () => {
    expect(withLearnedTopic(read('parking and pets'), likely({ lease: 0.99 }))).toBeNull()
  })
})
