import { setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements HOME-11, HOME-15. */
const chart = setup({
  types: { events: {} as { type: string } },
  actions: { nothingHappens: () => {} },
}).createMachine({
  id: 'revealSpec',
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'asItCame' } } },
    asItCame: {
      on: {
        'USER.seesIt': { target: 'shown' },
        'USER.isAboveIt': { target: 'hidden' },
        'SYSTEM.wantsLess': { target: 'shown' },
        'VIEW.cannotBeWatched': { target: 'shown' },
        'TIME.10s': { actions: 'nothingHappens' },
      },
    },
    hidden: {
      on: {
        'USER.seesIt': { target: 'fading' },
        'USER.isAboveIt': { actions: 'nothingHappens' },
        'SYSTEM.wantsLess': { target: 'shown' },
        'VIEW.cannotBeWatched': { target: 'shown' },
        'TIME.10s': { actions: 'nothingHappens' },
      },
    },
    fading: { on: { 'TIME.10s': { actions: 'nothingHappens' } } },
    shown: { on: { 'TIME.10s': { actions: 'nothingHappens' } } },
  },
})

export const revealModel: Model = {
  requirements: ['HOME-11', 'HOME-15'],
  chart,
  proves: {
    hidden: ['HOME-11'],
    fading: ['HOME-11'],
    'SYSTEM.wantsLess': ['HOME-15'],
  },
  looks: {
    'revealSpec.asItCame': { section: 'there', watched: true },
    'revealSpec.hidden': { section: 'hidden', watched: true },
    'revealSpec.fading': { section: 'fading', watched: false },
    'revealSpec.shown': { section: 'there', watched: false },
  },
}
