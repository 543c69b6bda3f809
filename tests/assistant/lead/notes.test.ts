import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AskedOfVisitor } from '#assistant/lead/asked.ts'
import { notesIn } from '#assistant/lead/notes.ts'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { noted, notNoted } from './note-cases.ts'

const words = (message: string, asked: AskedOfVisitor = null) =>
  notesIn(message, asked)
    .map(({ topic, value }) => `${topic}=${value}`.toLowerCase())
    .sort()
const silent = Object.entries(notNoted).flatMap(([why, messages]) => messages.map((message) => ({ why, message })))
const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('[API-05] notes about visitors', () => {
  it('are tested with at least 80 messages', () => {
    expect(noted.length + silent.length).toBeGreaterThanOrEqual(80)
  })

  it.each(noted.map(([message, ...notes]) => ({ message, notes })))('are made: $message', ({ message, notes }) => {
    expect(words(message)).toEqual(notes.map((note) => note.toLowerCase()).sort())
  })

  it.each(silent)('aren’t made when it is $why: $message', ({ message }) => {
    expect(notesIn(message, null)).toEqual([])
  })
})

describe('a note', () => {
  it('contains its source sentence as written', () => {
    const message = 'Hello!  I’m  Jo Park. We’ve got two dogs,\nand “no” cats. Call me on 415-555-0132?'
    expect(notesIn(message, null)).toEqual([
      { topic: 'name', value: 'Jo Park', sentence: 'I’m Jo Park.' },
      { topic: 'pets', value: 'two dogs', sentence: 'We’ve got two dogs,' },
      { topic: 'phone', value: '415-555-0132', sentence: 'Call me on 415-555-0132?' },
    ])
  })

  it('is made of a name that begins as a question does', () => {
    expect(words('the name is Price. will price. wprice@comcast.net')).toEqual([
      'email=wprice@comcast.net',
      'name=will price',
    ])
  })

  it('is made once when something is said twice', () => {
    expect(words('We have two dogs. Yes, we have two dogs.')).toEqual(['pets=two dogs'])
    expect(words('Our budget is 2M. We can go up to 2.2M.')).toEqual(['budget=2.2m', 'budget=2m'])
  })
})

describe('a short answer', () => {
  it.each<[AskedOfVisitor, string, string]>([
    ['name', 'Jo Park', 'name=jo park'],
    ['name', "it's ann", 'name=ann'],
    ['name', 'ok, put down T. J. Rowe', 'name=t. j. rowe'],
    ['email', 'ann@example.com', 'email=ann@example.com'],
    ['contact', 'ann@example.com', 'email=ann@example.com'],
    ['purpose', 'Renting', 'intent=renting'],
    ['purpose', 'to buy', 'intent=buying'],
    ['purpose', 'An investment.', 'intent=investing'],
    ['purpose', 'a home to live in', 'intent=living in it'],
    ['timing', 'in March', 'timing=in march'],
    ['timing', 'Probably next summer', 'timing=next summer'],
    ['timing', 'ASAP!', 'timing=asap'],
    ['budget', '2.5M', 'budget=2.5m'],
    ['budget', 'up to $3,400', 'budget=up to $3,400'],
    ['financing', 'cash', 'financing=cash'],
    ['financing', 'pre-approved', 'financing=pre-approved'],
    ['budget', 'a million one', 'budget=a million one'],
    ['budget', '2.9-3.3k', 'budget=2.9-3.3k'],
    ['budget', '1.6', 'budget=1.6 million'],
    ['timing', 'like in 3 months', 'timing=in 3 months'],
    ['timing', 'para el 20 de diciembre más o menos', 'timing=para el 20 de diciembre'],
    ['financing', 'a mortgage most likely', 'financing=a mortgage'],
    ['financing', 'en efectivo', 'financing=en efectivo'],
  ])('to %s: %s', (asked, message, note) => expect(words(message, asked)).toEqual([note]))

  it.each<[AskedOfVisitor, string]>([
    ['name', 'no thanks'],
    ['name', 'Why?'],
    ['name', 'yes'],
    ['purpose', 'not sure'],
    ['timing', 'not in March'],
    ['timing', 'In March?'],
    ['budget', 'not 2M'],
    ['budget', '2'],
    ['financing', 'no cash'],
    ['stay', 'in March'],
    ['priorities', 'Jo Park'],
    [null, 'Jo Park'],
    [null, '2.5M'],
    [null, 'in March'],
  ])('to %s that says nothing: %s', (asked, message) => expect(words(message, asked)).toEqual([]))
})

/** Noted with one word for several phrasings of the same meaning. */
const inOurWords = new Set([
  'needs to sell first',
  'cash, no loan',
  'cash',
  'mortgage, not pre-approved yet',
  'approved by the lender',
  'pre-qualified',
  'no pets',
])

describe('notes on random messages', () => {
  const spoken = noted.filter(([message]) => !message.includes('\n') && !message.includes('?'))

  it('contain only the visitor’s own words and sentences', () => {
    const some = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.array(fc.constantFrom(...noted.map(([message]) => message)), { maxLength: 6 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(some, (message) => {
        for (const { topic, value, sentence } of notesIn(message, null)) {
          expect(collapsed(message)).toContain(sentence)
          const said = sentence.replace(/[‘’]/g, "'").toLowerCase()
          if (topic !== 'intent' && !inOurWords.has(value))
            expect(said).toContain(value.toLowerCase().replace(/ million$/, ''))
        }
      }),
    )
  })

  it('aren’t made from quotes or hypotheticals', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spoken), ([message]) => {
        const bare = message.replace(/[.!]+$/, '')
        expect(
          notesIn(`The text was: "${bare}".`, null).filter(({ topic }) => topic !== 'email' && topic !== 'phone'),
        ).toEqual([])
        expect(notesIn(`> ${bare}`, null)).toEqual([])
        const supposed = notesIn(`Suppose ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`, null)
        expect(supposed.filter(({ topic }) => !['email', 'phone'].includes(topic))).toEqual([])
      }),
    )
  })

  it('are read within a moment at any length', () => {
    const texts = [
      'we have two '.repeat(170),
      'i want to move '.repeat(130),
      '1'.repeat(2000),
      'a@'.repeat(1000),
      '" '.repeat(1000),
    ]
    for (const text of [...texts, 'Jo de la '.repeat(220), `my budget is ${'1,'.repeat(900)}`, '-555'.repeat(500)]) {
      expect(processorTimeOf(() => notesIn(text, null), 500)).toBeLessThan(500)
    }
  })
})
