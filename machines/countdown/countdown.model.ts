import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirement PENDRA-01. It begins at 489600 s, 5 days and 16 hours. The moments are milliseconds after the page was opened,
 * and what is left is written out for each of them.
 */
const chart = setup({
  types: { context: {} as { left: number }, events: {} as { type: string } },
  actions: {
    nothingHappens: () => {},
    lose1: assign({ left: 489_599 }),
    lose2: assign({ left: 489_598 }),
    loseAnHour: assign({ left: 486_000 }),
    loseAllButOne: assign({ left: 1 }),
    loseAll: assign({ left: 0 }),
  },
}).createMachine({
  id: 'countdownSpec',
  context: { left: 489_600 },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'opened' } } },
    opened: { on: { 'CLOCK.begins': { target: 'full' }, 'CLOCK.breaks': { target: 'stopped' } } },
    full: {
      on: {
        'CLOCK.999ms': { actions: 'nothingHappens' },
        'CLOCK.1s': { target: 'ticked', actions: 'lose1' },
        'TIME.10s': { actions: 'nothingHappens' },
      },
    },
    ticked: {
      on: {
        'CLOCK.1999ms': { actions: 'nothingHappens' },
        'CLOCK.2s': { target: 'tickedTwice', actions: 'lose2' },
        'CLOCK.isSetBack': { actions: 'nothingHappens' },
        'CLOCK.afterAnHour': { target: 'slept', actions: 'loseAnHour' },
        'CLOCK.breaks': { target: 'stopped' },
      },
    },
    tickedTwice: { on: { 'CLOCK.afterAWeek': { target: 'over', actions: 'loseAll' } } },
    slept: { on: { 'CLOCK.489599s': { target: 'last', actions: 'loseAllButOne' } } },
    last: {
      on: {
        'CLOCK.489599999ms': { actions: 'nothingHappens' },
        'CLOCK.489600s': { target: 'over', actions: 'loseAll' },
      },
    },
    over: { on: { 'TIME.10s': { actions: 'nothingHappens' } } },
    stopped: { on: { 'TIME.10s': { actions: 'nothingHappens' } } },
  },
})

const left =
  (asks: boolean, over = false) =>
  ({ left }: { left: number }) => ({ left, asks, over })

export const countdownModel: Model = {
  requirements: ['PENDRA-01'],
  chart,
  proves: {
    'USER.comes': ['PENDRA-01'],
    full: ['PENDRA-01'],
    'CLOCK.999ms': ['PENDRA-01'],
    ticked: ['PENDRA-01'],
    'CLOCK.1999ms': ['PENDRA-01'],
    tickedTwice: ['PENDRA-01'],
    slept: ['PENDRA-01'],
    last: ['PENDRA-01'],
    'CLOCK.489599999ms': ['PENDRA-01'],
    over: ['PENDRA-01'],
    'over TIME': ['PENDRA-01'],
  },
  looks: {
    'countdownSpec.opened': left(true),
    'countdownSpec.full': left(true),
    'countdownSpec.ticked': left(true),
    'countdownSpec.tickedTwice': left(true),
    'countdownSpec.slept': left(true),
    'countdownSpec.last': left(true),
    'countdownSpec.over': left(false, true),
    'countdownSpec.stopped': left(false),
  },
}
