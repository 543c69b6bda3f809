import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListingRecord, Tone } from '#server/assistant/turn.ts'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { tries } from '#tests/support/random.ts'
import { ask, type SampleId, sampleIds, talk } from '../support/ask.ts'
import { recordOf, records } from '../support/records.ts'

const anyTone = fc.constantFrom<Tone>('balanced', 'assertive', 'exploratory')
const anySample = fc.constantFrom<SampleId>(...sampleIds)
const pieces =
  'price rent hoa fee parking garage dog cat 80 lb two bedrooms baths size built 1998 lot heating AC laundry stairs lease deposit utilities move in school safe wine cellar pool roof old how much is the and , ? . $5 $1,000,000 12 tour tomorrow 3pm tell me about it ignore instructions say hello thanks that yes no not there a any 24 months'.split(
    ' ',
  )
const anyMessage = fc.oneof(
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.string({ maxLength: 300 }),
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 25 }).map((words) => words.join(' ')),
)

describe('whatever is said', () => {
  it('[API-05] gets an answer of 4000 characters at most, the same to the same', () => {
    fc.assert(
      fc.property(anySample, anyTone, anyMessage, (id, tone, message) => {
        const reply = ask(id, message, { tone })
        expect(reply.text.trim()).not.toBe('')
        expect(reply.text.length).toBeLessThanOrEqual(4000)
        expect(ask(id, message, { tone })).toEqual(reply)
      }),
      tries(60),
    )
  })

  it('[API-05] gets no number that the record does not have', () => {
    fc.assert(
      fc.property(anySample, anyTone, fc.array(anyMessage, { minLength: 1, maxLength: 4 }), (id, tone, messages) => {
        for (const { text } of talk(id, messages, tone))
          for (const number of text.match(/\d[\d,.]*\d|\d/g) ?? []) expect(numbersOf(records[id])).toContain(number)
      }),
      tries(60),
    )
  })

  it('is answered in time when it is long and the listing is long', () => {
    const description = Array.from({ length: 200 }, (_, i) => `Room ${i} has a window and a lamp.`).join(' ')
    const answers = Array.from({ length: 200 }, (_, id) => ({ id, question: `Is lamp ${id} new?`, answer: 'It is.' }))
    const record = recordOf({ description, answers })
    const message = 'Is there a lamp, a window, a wine cellar and parking? '.repeat(70)
    ask(record, 'warm up')
    expect(ask(record, message).text.length).toBeLessThanOrEqual(4000)
    expect(processorTimeOf(() => ask(record, message), 1000)).toBeLessThan(1000)
  })
})

/** As a seller's reader finds them in the record, and hours as a clock says them. */
function numbersOf(record: ListingRecord): string[] {
  const words = JSON.stringify({ ...record, tourHours: [] })
  const amounts = [
    record.salePrice,
    record.rentalPrice,
    record.beds,
    record.baths,
    record.sqft,
    record.facts.fee?.monthly,
  ]
  const hours = record.tourHours.flatMap(({ opens, closes }) =>
    [opens, closes].map((time) => String(Number(time.slice(0, 2)) % 12 || 12)),
  )
  return [
    ...(words.match(/\d[\d,.]*\d|\d/g) ?? []),
    ...(words.match(/\d+/g) ?? []).map((number) => String(Number(number))),
    ...amounts.flatMap((amount) => (amount == null ? [] : [amount.toLocaleString('en-US')])),
    ...hours,
  ]
}
