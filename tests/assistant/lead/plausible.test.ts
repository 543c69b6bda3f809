import { describe, expect, it } from 'vitest'
import { isPlausible } from '#assistant/lead/plausible.ts'
import type { LeadNote } from '#assistant/turn.ts'

type Case = [LeadNote['topic'], string, string]

const is = ([topic, value, sentence]: Case, phone: string | null = null) =>
  isPlausible({ topic, value, sentence }, phone)

describe('[API-05] a note about a visitor', () => {
  it.each<Case>([
    ['budget', '1031', 'one more thing, we have a 1031 going'],
    ['budget', '790', '3300 final. I have great credit, 790'],
    ['budget', '7.5 million', 'say it came out at 7.5 million'],
    ['timing', 'ideally the 28th at half ten', 'I would like a viewing, ideally the 28th at half ten.'],
    ['timing', 'mon 10', 'mon 10'],
    ['timing', 'Same time yes, Wednesday 2:30', 'Same time yes, Wednesday 2:30'],
    ['timing', 'A week later, same time', 'A week later, same time'],
    ['timing', 'fire away', 'Everything correct, fire away'],
    ['timing', 'we’re from Chicago', 'we’re from Chicago'],
    ['household', 'a real person', 'let me talk to a real person'],
    ['household', 'and I’m Mei', 'Oh, and I’m Mei'],
    ['household', 'uno chiquito', '¿Aceptan perros? tengo uno chiquito'],
    ['intent', 'browsing', 'thats just my guess, is it close to what they want'],
  ])('isn’t made of what it isn’t about: %s %s', (...note) => {
    expect(is(note)).toBe(false)
  })

  it('isn’t made of a part of a phone number', () => {
    expect(is(['budget', '510 555', 'My phone is 510 555 0143.'], '510 555 0143')).toBe(false)
    expect(is(['budget', '5,100', 'Up to 5,100. My phone is 510 555 0143.'], '510 555 0143')).toBe(true)
  })

  it.each<Case>([
    ['budget', 'up to 3500', 'i can do up to 3500'],
    ['budget', '2.1M', 'We top out at 2.1M'],
    ['timing', 'in March', 'my lease ends in March'],
    ['timing', 'no rush', 'There is no rush'],
    ['timing', 'by January 20th', 'We move by January 20th, in the morning if we can.'],
    ['timing', 'before school starts', 'before school starts'],
    ['timing', 'cuanto antes', 'nos mudamos cuanto antes'],
    ['household', 'my wife and I', 'my wife and I'],
    ['household', 'three people', 'three people'],
    ['intent', 'browsing', 'Just browsing, thanks'],
    ['intent', 'buying', 'just my guess, but we want to buy'],
    ['pets', 'two cats', 'two cats'],
  ])('is kept: %s %s', (...note) => {
    expect(is(note)).toBe(true)
  })
})
