import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements VISIT-01…04. The visit begins at noon UTC on 20 November 2026; every look at the clock is written out in
 * seconds. `seconds` is the time in view that the server should know by the next call.
 */
interface Context {
  /** Seconds in view so far, in full 30-second beats since the page was last shown. */
  inView: number
  beats: number
  calls: string[]
  clock: number
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    fewCalls: ({ context }) => context.calls.length < 3,
  },
  actions: {
    nothingHappens: () => {},
    beat: assign(({ context }) => ({
      beats: context.beats + 1,
      clock: context.clock + 30,
      calls: [...context.calls, `update ${context.inView + 30 * (context.beats + 1)}`],
    })),
    waitAlmost: assign({ clock: ({ context }) => context.clock + 29 }),
    beatAfterWait: assign(({ context }) => ({
      beats: context.beats + 1,
      clock: context.clock + 1,
      calls: [...context.calls, `update ${context.inView + 30 * (context.beats + 1)}`],
    })),
    endSoon: assign(({ context }) => ended(context, 0, false)),
    endSoonForGood: assign(({ context }) => ended(context, 0, true)),
    endLate: assign(({ context }) => ended(context, 29, false)),
    endLateForGood: assign(({ context }) => ended(context, 29, true)),
    close: assign(({ context }) => ({
      calls: [...context.calls, `end ${context.inView} at ${moment(context.clock)}`],
    })),
    sleep: assign({ clock: ({ context }) => context.clock + 100 }),
    wake: assign({ beats: 0 }),
  },
}).createMachine({
  id: 'visitSpec',
  context: { inView: 0, beats: 0, calls: [], clock: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.comesWithoutSession': { target: 'publicAccess' },
        'USER.comesWithSession': { target: 'coming' },
      },
    },
    publicAccess: { on: { 'TIME.30s': { actions: 'nothingHappens' } } },
    coming: { on: { 'PAGE.isShown': { target: 'here' } } },
    here: {
      on: {
        'PAGE.isHidden': { target: 'away', actions: 'endSoon' },
        'PAGE.isLeft': { target: 'away', actions: 'endSoon' },
        'PAGE.isUnloaded': { target: 'away', actions: 'endSoonForGood' },
      },
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            'TIME.30s': { guard: 'fewCalls', target: 'telling', actions: 'beat' },
            'TIME.29s': { guard: 'fewCalls', target: 'almost', actions: 'waitAlmost' },
          },
        },
        almost: {
          on: {
            'TIME.1s': { target: 'telling', actions: 'beatAfterWait' },
            'PAGE.isHidden': { target: '#visitSpec.away', actions: 'endLate' },
            'PAGE.isLeft': { target: '#visitSpec.away', actions: 'endLate' },
            'PAGE.isUnloaded': { target: '#visitSpec.away', actions: 'endLateForGood' },
          },
        },
        telling: {
          on: {
            'API.update.kept': { target: 'published' },
            'API.update.fails': { target: 'published' },
            'TIME.30s': { guard: 'fewCalls', target: 'telling', actions: 'beat', reenter: true },
          },
        },
        published: { on: { 'TIME.30s': { guard: 'fewCalls', target: 'telling', actions: 'beat' } } },
      },
    },
    away: {
      on: {
        'PAGE.isShown': { guard: 'fewCalls', target: 'here', actions: 'wake' },
        'PAGE.isUnloaded': { guard: 'fewCalls', actions: 'close' },
      },
      initial: 'justNow',
      states: {
        justNow: { on: { 'TIME.100s': { target: 'long', actions: 'sleep' } } },
        long: {},
      },
    },
  },
})

function ended(context: Context, extra: number, forGood: boolean): Partial<Context> {
  const inView = context.inView + 30 * context.beats + extra
  const at = forGood ? ` at ${moment(context.clock)}` : ''
  return { inView, beats: 0, calls: [...context.calls, `end ${inView}${at}`] }
}

function moment(seconds: number): string {
  return new Date(Date.UTC(2026, 10, 20, 12, 0, seconds)).toISOString()
}

const calls = ({ calls }: Context) => ({ mode: 'tracked', calls })

export const visitModel: Model = {
  requirements: ['VISIT-01', 'VISIT-02', 'VISIT-03', 'VISIT-04'],
  proves: {
    publicAccess: ['VISIT-01'],
    coming: ['VISIT-01'],
    'here.telling': ['VISIT-02'],
    'API.update': ['VISIT-02'],
    'PAGE.isHidden': ['VISIT-03'],
    'PAGE.isLeft': ['VISIT-03'],
    'PAGE.isUnloaded': ['VISIT-03'],
    'PAGE.isShown': ['VISIT-04'],
  },
  chart,
  looks: {
    'visitSpec.publicAccess': { mode: 'public', calls: [] },
    'visitSpec.coming': { mode: 'tracked', calls: [] },
    'visitSpec.here.quiet': calls,
    'visitSpec.here.almost': calls,
    'visitSpec.here.telling': calls,
    'visitSpec.here.published': calls,
    'visitSpec.away.justNow': calls,
    'visitSpec.away.long': calls,
  },
}
