import { countdownMachine } from '#machines/countdown/countdown.machine.ts'
import { countdownModel } from '#machines/countdown/countdown.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { publishFromSource, source } from '../playback.actor.ts'
import { passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { seenAgainAt, seenAt } from './countdown.facts.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const second = (after: number) => ({ type: 'SECOND', at: noon + after })
const clock = (after: number) => (harness: ActorHarness) => publishFromSource(harness, 'watchSeconds', second(after))
const week = 7 * 24 * 3600 * 1000

export const countdown = {
  name: 'countdown',
  machine: countdownMachine,
  ports: { watchSeconds: 'listener' },
  effects: [],
  model: countdownModel,
  eventDrivers: {
    'USER.comes': (harness) => harness.start({ seconds: 489_600, clock: source }),
    'CLOCK.begins': clock(0),
    ...rowsOf({ ...seenAt, ...seenAgainAt }, clock),
    'CLOCK.isSetBack': clock(-week),
    'CLOCK.breaks': (harness) => harness.breakListener('watchSeconds', new Error('no clock')),
    ...passTime('TIME.10s'),
  },
  see: (harness) => ({
    left: (harness.context as { left: number }).left,
    asks: harness.listensTo('watchSeconds'),
    over: harness.snapshot.matches('over'),
  }),
} satisfies ActorDriver
