import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Valuation } from '#machines/property-view/known-home.ts'
import {
  isSamePlace,
  locationIn,
  locationQuery,
  nowhere,
  type PropertyLocation,
} from '#machines/property-view/location.ts'
import { propertyViewMachine } from '#machines/property-view/property-view.machine.ts'
import { propertyView } from '../drivers/property-view/property-view.actor.ts'
import { settled } from '../support/harness.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(propertyView)

const at = (propertyAddress: string, propertyLat: number | null = null, propertyLong: number | null = null) => ({
  propertyAddress,
  propertyLat,
  propertyLong,
})

describe('[PVIEW-01] the location in a query string', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((line) => line.replace(/\s+/g, ' ').trim())
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  const place = fc
    .record({ address: text.filter(Boolean), place: fc.option(fc.tuple(degrees(90), degrees(180))) })
    .map(({ address, place }) => at(address, place && place[0] + 0, place && place[1] + 0))

  it('is read back as written, for any address', () => {
    fc.assert(
      fc.property(place, (location) => {
        expect(locationIn(locationQuery(location))).toEqual(location)
      }),
    )
  })

  it('is read as URLSearchParams reads it, with or without the question mark', () => {
    fc.assert(
      fc.property(place, (location) => {
        const read = new URLSearchParams(locationQuery(location))
        expect(read.get('address')).toBe(location.propertyAddress)
        expect(locationIn(`?${read}`)).toEqual(location)
      }),
    )
  })

  it.each([
    ['nothing', '', nowhere],
    ['another page', '?token=4', nowhere],
    ['an empty address', '?address=%20+', nowhere],
    ['the first of two addresses', '?address=One&address=Two', at('One')],
    ['an address with a truncated escape', '?address=1%2&lat=1&lng=2', at('1%2', 1, 2)],
    ['every kind of white space', '?address=%091%0A%0AMain+St ', at('1 Main St')],
    ['an equals sign', '?address=a=b', at('a=b')],
  ])('%s', (_, query, location) => expect(locationIn(query)).toEqual(location))

  it.each(['lat=1', 'lng=1', 'lat=1&lng=', 'lat=1&lng=x', 'lat=0x10&lng=1', 'lat=1e999&lng=1', 'lat=NaN&lng=1'])(
    '[PVIEW-05] no location without two numbers: %s',
    (coordinates) => expect(locationIn(`address=Here&${coordinates}`)).toEqual(at('Here')),
  )

  it.each(['lat=90.1&lng=1', 'lat=-91&lng=1', 'lat=1&lng=180.5', 'lat=1&lng=-181', 'lat=Infinity&lng=1'])(
    '[PVIEW-05] no location for coordinates out of range: %s',
    (coordinates) => expect(locationIn(`address=Here&${coordinates}`)).toEqual(at('Here')),
  )

  it('[PVIEW-05] the poles and the date line are valid', () => {
    expect(locationIn('address=Here&lat=-90&lng=%2B180.0')).toEqual(at('Here', -90, 180))
    expect(locationIn('address=Here&lat=.5&lng=5.')).toEqual(at('Here', 0.5, 5))
  })

  it('[ADDR-04] a retyped address keeps its location, and an address picked elsewhere changes it', () => {
    const shown = at('Here', 1, 2)
    expect([at('Here'), at('Here', 1, 2)].map((found) => isSamePlace(shown, found))).toEqual([true, true])
    expect([at('There'), at('Here', 1, 3), at('There', 1, 2)].some((found) => isSamePlace(shown, found))).toBe(false)
  })
})

describe('[PVIEW-01] [VALUE-04] answers that arrive late and in any order', () => {
  const addresses = ['1 Oak', '2 Elm', '3 Ash', '4 Fir']
  const worthOf = (address: string) => Number(address[0]) * 1_000_000

  it('never show the value of one address for another', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...addresses), { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat({ max: 5 })),
        async (searches, picks) => {
          const waiting: (() => void)[] = []
          const actor = createActor(withSlowPort(waiting), { input: at(searches[0] ?? '') }).start()
          const isTrue = () => {
            const { propertyAddress, value } = actor.getSnapshot().context
            expect([null, worthOf(propertyAddress ?? '')]).toContain(value)
          }
          for (const address of searches.slice(1)) {
            actor.send({ type: 'FIND_HOME', location: at(address) })
            if ((picks.next().value ?? 0) % 2) await answerOne(waiting, picks.next().value)
            isTrue()
          }
          while (waiting.length > 0) {
            await answerOne(waiting, picks.next().value)
            isTrue()
          }
          expect(actor.getSnapshot().context.value).toBe(worthOf(searches.at(-1) ?? ''))
          actor.stop()
        },
      ),
    )
  })

  /** A port that ignores an abort. */
  function withSlowPort(waiting: (() => void)[]) {
    return propertyViewMachine.provide({
      actors: {
        watchAddressBar: fromCallback(() => {}),
        getValuation: fromPromise<Valuation, PropertyLocation>(
          ({ input }) =>
            new Promise((resolve) => {
              waiting.push(() => resolve({ value: worthOf(input.propertyAddress ?? ''), listing: null }))
            }),
        ),
      },
      actions: { writeAddressBar: () => {} },
    })
  }

  async function answerOne(waiting: (() => void)[], pick: number): Promise<void> {
    const [answer] = waiting.splice(pick % Math.max(1, waiting.length), 1)
    answer?.()
    await settled()
  }
})
