import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements MKT-05, HOME-15. */
const chart = setup({
  types: { context: {} as { progress: number }, events: {} as { type: string } },
  actions: {
    nothingHappens: () => {},
    top: assign({ progress: 0 }),
    little: assign({ progress: 0.01 }),
    half: assign({ progress: 0.5 }),
    nearlyAll: assign({ progress: 0.99 }),
    all: assign({ progress: 1 }),
  },
}).createMachine({
  id: 'scrollHeadlineSpec',
  context: { progress: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'page.large' } } },
    page: {
      on: {
        'USER.scrollsToTop': { target: '.large', actions: 'top' },
        'USER.pullsPastTop': { target: '.large', actions: 'top' },
        'USER.scrollsALittle': { target: '.shrinking', actions: 'little' },
        'USER.scrollsHalf': { target: '.shrinking', actions: 'half' },
        'USER.scrollsNearlyPast': { target: '.shrinking', actions: 'nearlyAll' },
        'USER.scrollsPast': { target: '.away', actions: 'all' },
        'USER.scrollsFarPast': { target: '.away', actions: 'all' },
        'SYSTEM.wantsLess': { target: '.large', actions: 'top' },
        'PAGE.cannotBeWatched': { target: 'alone', actions: 'top' },
      },
      initial: 'large',
      states: { large: {}, shrinking: {}, away: {} },
    },
    alone: { on: { 'TIME.10s': { actions: 'nothingHappens' } } },
  },
})

const headline = (size: string) => (context: { progress: number }) => ({ size, progress: context.progress })

export const scrollHeadlineModel: Model = {
  requirements: ['MKT-05', 'HOME-15'],
  chart,
  proves: {
    'USER.scrollsToTop': ['MKT-05'],
    'USER.scrollsALittle': ['MKT-05'],
    'USER.scrollsHalf': ['MKT-05'],
    'USER.scrollsNearlyPast': ['MKT-05'],
    'USER.scrollsPast': ['MKT-05'],
    'USER.scrollsFarPast': ['MKT-05'],
    'SYSTEM.wantsLess': ['HOME-15'],
  },
  looks: {
    'scrollHeadlineSpec.page.large': headline('large'),
    'scrollHeadlineSpec.page.shrinking': headline('shrinking'),
    'scrollHeadlineSpec.page.away': headline('away'),
    'scrollHeadlineSpec.alone': headline('large'),
  },
}
