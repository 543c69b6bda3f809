import { countdownMachine } from '#machines/countdown/countdown.machine.ts'
import { countdownModel } from '#machines/countdown/countdown.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { publishFromSource, source } from '../stage.actor.ts'
import { seenAgainAt, seenAt } from './countdown.facts.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const second = (after: number) => ({ type: 'SECOND', at: noon + after })
const clock = (after: number) => (stage: Stage) => publishFromSource(stage, 'watchSeconds', second(after))
const week = 7 * 24 * 3600 * 1000

export const countdown = {
  name: 'countdown',
  machine: countdownMachine,
  ports: { watchSeconds: 'listener' },
  effects: [],
  model: countdownModel,
  acts: {
    'USER.comes': (stage) => stage.start({ seconds: 489_600, clock: source }),
    'CLOCK.begins': clock(0),
    ...rowsOf({ ...seenAt, ...seenAgainAt }, clock),
    'CLOCK.isSetBack': clock(-week),
    'CLOCK.breaks': (stage) => stage.breakListener('watchSeconds', new Error('no clock')),
    ...passTime('TIME.10s'),
  },
  see: (stage) => ({
    left: (stage.context as { left: number }).left,
    asks: stage.listensTo('watchSeconds'),
    over: stage.snapshot.matches('over'),
  }),
} satisfies ActorDriver
