import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toKept } from '#assistant/decide/conversation.ts'
import type { Listing } from '#assistant/listing.ts'
import type { Tone } from '#assistant/say/initiative.ts'
import { asyncProcessorTimeOf } from '#tests/support/processor-time.ts'
import { tries } from '#tests/support/random.ts'
import { ask, type SampleId, sampleIds, talkAbout } from '../support/ask.ts'
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

/** The calculator adds up the amounts in a message; its results are tested with the calculator. */
const withoutSums = anyMessage.map((message) => message.normalize('NFKC').replace(/\p{N}/gu, ''))

describe('random messages', () => {
  it('[API-05] are answered with at most 4000 characters, and the same way every time', async () => {
    await fc.assert(
      fc.asyncProperty(anySample, anyTone, anyMessage, async (id, tone, message) => {
        const reply = await ask(id, message, { tone })
        expect(reply.text.trim()).not.toBe('')
        expect(reply.text.length).toBeLessThanOrEqual(4000)
        const again = await ask(id, message, { tone })
        expect({ ...again, conversation: toKept(again.conversation) }).toEqual({
          ...reply,
          conversation: toKept(reply.conversation),
        })
      }),
      tries(60),
    )
  })

  it('are answered when they contain names of Object.prototype', async () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype))
      expect((await ask(4, `who was the ${name}?`)).text).not.toContain('[native code]')
  })

  it('[API-05] are answered without a number that neither the listing nor the visitor gave', async () => {
    await fc.assert(
      fc.asyncProperty(
        anySample,
        anyTone,
        fc.array(withoutSums, { minLength: 1, maxLength: 4 }),
        async (id, tone, messages) => {
          for (const { text } of await talkAbout(id, messages, tone))
            for (const number of text.match(/\d[\d,.]*\d|\d/g) ?? []) expect(numbersOf(records[id])).toContain(number)
        },
      ),
      tries(60),
    )
  })

  it('are answered in time when message and listing are long', async () => {
    const description = Array.from({ length: 200 }, (_, i) => `Room ${i} has a window and a lamp.`).join(' ')
    const answers = Array.from({ length: 200 }, (_, id) => ({ id, question: `Is lamp ${id} new?`, answer: 'It is.' }))
    const record = recordOf({ description, answers })
    const message = 'Is there a lamp, a window, a wine cellar and parking? '.repeat(70)
    // The first ones take several times as long because of compilation.
    for (let i = 0; i < 3; i++) expect((await ask(record, message)).text.length).toBeLessThanOrEqual(4000)
    // A quarter of what a thread may take for a message: a slow machine is no failure.
    expect(await asyncProcessorTimeOf(() => ask(record, message), 500)).toBeLessThan(500)
  })
})

/** A rent with parking and pets: every sum of the listed amounts. */
function sumsOf({ rentalPrice, facts }: Listing): number[] {
  const amounts = [...JSON.stringify(facts).matchAll(/\$(\d[\d,]*)/g)].map(([, sum = '']) =>
    Number(sum.replaceAll(',', '')),
  )
  return [rentalPrice ?? 0, ...amounts].reduce<number[]>((sums, one) => sums.concat(sums.map((sum) => sum + one)), [0])
}

/** As they are written in the listing, and hours as a clock shows them. */
function numbersOf(record: Listing): string[] {
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
  const { lotAcres, yearBuilt, parking } = record.facts
  // An age, a lot in square feet, a deposit and cars in a garage and on its driveway.
  const derived = [
    ...(yearBuilt === null ? [] : [String(2026 - yearBuilt)]),
    ...(lotAcres === null ? [] : [Math.round(lotAcres * 43_560).toLocaleString('en-US')]),
    ...(record.rentalPrice === null ? [] : [(record.rentalPrice * 1.5).toLocaleString('en-US')]),
    ...sumsOf(record).map((sum) => sum.toLocaleString('en-US')),
    ...(/two-car garage, driveway for two/.test(parking ?? '') ? ['4'] : []),
    ...(/up to two/.test(record.facts.pets ?? '') ? ['2'] : []),
  ]
  return [
    ...(words.match(/\d[\d,.]*\d|\d/g) ?? []),
    ...(words.match(/\d+/g) ?? []).map((number) => String(Number(number))),
    ...amounts.flatMap((amount) => (amount == null ? [] : [amount.toLocaleString('en-US')])),
    ...hours,
    ...derived,
  ]
}
