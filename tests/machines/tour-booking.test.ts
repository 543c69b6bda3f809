import { expect } from 'vitest'
import type { EventOf } from '../drivers/driver.ts'
import { tourBooking } from '../drivers/tour-booking/tour-booking.actor.ts'
import { type Stage, settled } from '../support/stage.ts'
import { testMachine } from '../support/test-machine.ts'

const times = ['2026-11-24T12:00:00', '2026-11-24T14:30:00', '2026-11-24T17:30:00']

async function act(stage: Stage, ...events: EventOf<typeof tourBooking>[]): Promise<void> {
  for (const event of events) {
    await tourBooking.acts[event](stage)
    await settled()
  }
}

/** The time after the visitor chose one of three offers by its number; null when none was chosen. */
async function choose(stage: Stage, number: number): Promise<unknown> {
  await act(stage, 'USER.asksForTourAndIsKnown', 'USER.wishesTuesday', 'API.find.offers')
  expect(stage.context.offers).toEqual(times)
  stage.send({ type: 'TIME_CHOSEN', number } as never)
  return (stage.inputOf('findFreeTimes') as { wish: unknown } | undefined)?.wish ?? null
}

testMachine(tourBooking, {
  '[API-06] the first of three offered times is number 1': async (stage) => {
    expect(await choose(stage, 1)).toEqual({ kind: 'time', time: times[0] })
  },
  '[API-06] the third of three offered times is number 3': async (stage) => {
    expect(await choose(stage, 3)).toEqual({ kind: 'time', time: times[2] })
  },
  '[API-06] number 0 and number 4 of three offered times are none': async (stage) => {
    expect(await choose(stage, 0)).toBeNull()
    stage.send({ type: 'TIME_CHOSEN', number: 4 } as never)
    expect(stage.inputOf('findFreeTimes')).toBeUndefined()
    expect(stage.context.news).toBe('whichOne')
  },
})
