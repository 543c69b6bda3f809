import { describe, expect, it } from 'vitest'
import { isPlausible } from '#assistant/lead/plausible.ts'
import type { LeadNote } from '#assistant/turn.ts'

type Case = [LeadNote['topic'], string, string]

describe('[API-05] a note about a visitor', () => {
  it.each<Case>([
    ['budget', '1031', 'one more thing, we have a 1031 going'],
    ['budget', '790', '3300 final. I have great credit, 790'],
    ['household', 'and I’m Mei', 'Oh, and I’m Mei'],
  ])('isn’t made of what it isn’t about: %s %s', (topic, value, sentence) => {
    expect(isPlausible({ topic, value, sentence })).toBe(false)
  })

  it.each<Case>([
    ['budget', 'up to 3500', 'i can do up to 3500'],
    ['budget', '790', '790 a month is our limit'],
    ['household', 'I’m a nurse', 'I’m a nurse'],
    ['household', 'three people', 'three people'],
    ['pets', 'two cats', 'two cats'],
  ])('is kept: %s %s', (topic, value, sentence) => {
    expect(isPlausible({ topic, value, sentence })).toBe(true)
  })
})
