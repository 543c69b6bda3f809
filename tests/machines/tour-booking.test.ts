import { expect } from 'vitest'
import type { EventOf } from '../drivers/driver.ts'
import { tourBooking } from '../drivers/tour-booking/tour-booking.actor.ts'
import { type ActorHarness, settled } from '../support/harness.ts'
import { testMachine } from '../support/test-machine.ts'

const times = ['2026-11-24T12:00:00', '2026-11-24T14:30:00', '2026-11-24T17:30:00']

async function act(harness: ActorHarness, ...events: EventOf<typeof tourBooking>[]): Promise<void> {
  for (const event of events) {
    await tourBooking.eventDrivers[event](harness)
    await settled()
  }
}

/** The time after the visitor chose one of three offers by its number; null when none was chosen. */
async function choose(harness: ActorHarness, number: number): Promise<unknown> {
  await act(harness, 'USER.asksForTourAndIsKnown', 'USER.wishesTuesday', 'API.find.offers')
  expect(harness.context.offers).toEqual(times)
  harness.send({ type: 'TIME_CHOSEN', number } as never)
  return (harness.inputOf('findFreeTimes') as { wish: unknown } | undefined)?.wish ?? null
}

testMachine(tourBooking, {
  '[API-06] the first of three offered times is number 1': async (harness) => {
    expect(await choose(harness, 1)).toEqual({ kind: 'time', time: times[0] })
  },
  '[API-06] the third of three offered times is number 3': async (harness) => {
    expect(await choose(harness, 3)).toEqual({ kind: 'time', time: times[2] })
  },
  '[API-06] number 0 and number 4 of three offered times are none': async (harness) => {
    expect(await choose(harness, 0)).toBeNull()
    harness.send({ type: 'TIME_CHOSEN', number: 4 } as never)
    expect(harness.inputOf('findFreeTimes')).toBeUndefined()
    expect(harness.context.news).toBe('whichOne')
  },
})
