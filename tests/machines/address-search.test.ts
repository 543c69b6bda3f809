import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromPromise } from 'xstate'
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts'
import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { addressSearch } from '../drivers/address-search/address-search.actor.ts'
import { suggestionOf } from '../support/addresses.ts'
import { settled } from '../support/harness.ts'
import { TestClock } from '../support/test-clock.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(addressSearch)

/** The coordinates are computed from the address, so that those of another address are noticed. */
const placeOf = (address: string): [number, number] => [-100 - (address.length % 60), address.charCodeAt(0) % 60]
const offersFor = (text: string) => [suggestionOf(`${text} Road, Mill Valley, California 94941`)]

/** A box with fake ports whose answers the test can give at any time, even to aborted calls. */
class Race {
  readonly clock = new TestClock()
  readonly found: PropertyLocation[] = []
  private readonly waiting: { answer: () => void; fail: () => void }[] = []
  private readonly actor = createActor(
    addressSearchMachine.provide({
      actors: {
        suggest: fromPromise<AddressSuggestion[], { text: string }>(({ input }) =>
          this.answerable(() => offersFor(input.text)),
        ),
        retrieve: fromPromise<AddressSuggestion, { suggestion: AddressSuggestion }>(({ input: { suggestion } }) =>
          this.answerable(() => suggestionOf(suggestion.full_address, placeOf(suggestion.full_address))),
        ),
      },
      actions: {
        fetchLibrary: () => {},
      },
    }),
    {
      input: {
        hasToken: true,
        wantsPlace: true,
        address: '',
        onAddressChange: (location) => this.found.push(location),
        onFind: (location) => this.found.push(location),
      },
      clock: this.clock,
    },
  ).start()

  get snapshot() {
    return this.actor.getSnapshot()
  }

  get asked() {
    return this.waiting.length
  }

  send(event: EventObject): void {
    this.actor.send(event as never)
  }

  /** Answers any call so far, in any order. */
  settle(which: number, well: boolean): void {
    const [question] = this.waiting.splice(Math.max(0, which) % Math.max(1, this.waiting.length), 1)
    if (well) question?.answer()
    else question?.fail()
  }

  pick(): void {
    if (this.snapshot.hasTag('offering'))
      this.send({ type: 'PICK', suggestion: this.snapshot.context.suggestions[0] } as never)
  }

  private answerable<Answer>(answer: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) =>
      this.waiting.push({ answer: () => resolve(answer()), fail: () => reject({ kind: 'network' }) }),
    )
  }
}

type Step = (race: Race) => void

const texts = fc.constantFrom('48 A', '48 Al', '48 Ald', '48 Alder', ' 48 Alder ', '77 J', '9', '')
const type =
  (text: string): Step =>
  (race) =>
    race.send({ type: 'TYPE', text } as never)
const typeAndWait =
  (text: string): Step =>
  (race) => {
    type(text)(race)
    race.clock.advance(150)
  }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: texts.map(type) },
  { weight: 6, arbitrary: texts.map(typeAndWait) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, 149, 150).map(
      (time): Step =>
        (race) =>
          race.clock.advance(time),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(), fc.boolean()).map(
      ([which, well]): Step =>
        (race) =>
          race.settle(which, well),
    ),
  },
  { weight: 6, arbitrary: fc.constant<Step>((race) => race.settle(race.asked - 1, true)) },
  { weight: 4, arbitrary: fc.constant<Step>((race) => race.pick()) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('SUBMIT', 'DISMISS', 'REOPEN').map(
      (type): Step =>
        (race) =>
          race.send({ type }),
    ),
  },
  {
    weight: 1,
    arbitrary: texts.map(
      (address): Step =>
        (race) =>
          race.send({ type: 'ADDRESS_CHANGED', address } as never),
    ),
  },
)

async function run(steps: Step[], check: (race: Race) => void): Promise<Race> {
  const race = new Race()
  for (const take of steps) {
    take(race)
    await settled()
    check(race)
  }
  return race
}

function offersOnlyTheNewest({ snapshot }: Race): void {
  const { text, suggestions } = snapshot.context
  if (snapshot.hasTag('offering')) expect(suggestions).toEqual(offersFor(text.trim()))
}

describe('[ADDR-02] typing, picking and answers in random order', () => {
  it('only suggestions for the current text are offered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await run(steps, offersOnlyTheNewest)
      }),
      { numRuns: 400 },
    )
  })

  it('an address never gets the coordinates of another address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const { found } = await run(steps, () => {})
        for (const { propertyAddress, propertyLat, propertyLong } of found) {
          if (propertyLat !== null) expect([propertyLong, propertyLat]).toEqual(placeOf(propertyAddress ?? ''))
          expect(propertyAddress?.trim()).toBeTruthy()
        }
      }),
      { numRuns: 400 },
    )
  })

  it('the newest text is answered last, even while older calls are pending', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        async (steps, order) => {
          const race = await run(steps, () => {})
          race.send({ type: 'TYPE', text: '12 Linden Lane' } as never)
          race.clock.advance(150)
          for (const which of order) race.settle(which, true)
          while (race.asked > 0) race.settle(0, true)
          await settled()
          expect(race.snapshot.hasTag('offering')).toBe(true)
          offersOnlyTheNewest(race)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('the random runs reach suggestions and coordinates', async () => {
    let [offers, placed] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        const { found } = await run(steps, ({ snapshot }) => {
          offers += Number(snapshot.hasTag('offering'))
        })
        placed += found.filter(({ propertyLat }) => propertyLat !== null).length
      }),
      { numRuns: 200, seed: 5 },
    )
    expect([offers > 100, placed > 5]).toEqual([true, true])
  })
})

it('[ADDR-02] an answer that arrives after the page moved to another address changes nothing', async () => {
  const race = new Race()
  race.send({ type: 'TYPE', text: '48 Alder' } as never)
  race.clock.advance(150)
  race.send({ type: 'ADDRESS_CHANGED', address: '77 Juniper Row' } as never)
  race.settle(0, true)
  await settled()
  expect(race.snapshot.hasTag('offering')).toBe(false)
  expect(race.snapshot.context).toMatchObject({ text: '77 Juniper Row', suggestions: [] })
})
