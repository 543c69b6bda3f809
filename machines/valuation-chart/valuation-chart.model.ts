import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'
import { expectedViewsOf, moved, picked, refreshed, type Seen, type Shown } from './expected-views.ts'

/**
 * Requirements VALUE-01…03, 05. The visitor comes on 20 November 2026 at 14:00 UTC, on the hour: the point of 14:00 is the
 * latest then, and one of the settled ones as soon as there is a later. Three things are done at most; what a fourth would
 * show is shown by others.
 */
const chart = setup({
  types: { context: {} as Seen, events: {} as { type: string } },
  guards: {
    mayPickUnmarked: ({ context }) => context.done < 2 && !context.isWaiting && !context.isMarked,
    mayPick: ({ context }) => context.done < 2 && !context.isWaiting,
    mayMark: ({ context }) => context.done < 3 && !context.isWaiting && !context.isOpen,
    mayWait: ({ context }) => context.done < 3,
    mayHide: ({ context }) => context.done < 2 && !context.isOpen,
    isOver: ({ context }) => context.isOver,
  },
  actions: {
    nothingHappens: () => {},
    open: assign(({ context }) => ({ isOpen: true, done: context.done + 1 })),
    close: assign({ isOpen: false }),
    pick: assign(({ context }, timeframe: Shown['timeframe']) => picked(context, timeframe)),
    mark: assign(({ context }, to: Shown['to']) => moved(context, to)),
    enter: assign({ isOver: true }),
    unmark: assign(({ context }) => moved(context, 'nowhere')),
    wait: assign(({ context }, milliseconds: number) => ({ now: context.now + milliseconds, isWaiting: true })),
    refresh: assign(({ context }) => refreshed(context)),
    hide: assign(({ context }) => ({ isWaiting: true, done: context.done + 1 })),
  },
}).createMachine({
  id: 'valuationChartSpec',
  context: {
    timeframe: '1W',
    shown: 168,
    isMarked: false,
    isOver: false,
    isOpen: false,
    isWaiting: false,
    now: 0,
    latest: 0,
    done: 0,
  },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'there' } } },
    there: {
      type: 'parallel',
      states: {
        list: {
          initial: 'closed',
          states: {
            closed: {
              on: {
                'BUTTON.1D': { guard: 'mayPick', actions: { type: 'pick', params: '1D' } },
                'BUTTON.1W': { guard: 'mayPick', actions: { type: 'pick', params: '1W' } },
                'BUTTON.1M': { guard: 'mayPickUnmarked', actions: { type: 'pick', params: '1M' } },
                'BUTTON.3M': { guard: 'mayPickUnmarked', actions: { type: 'pick', params: '3M' } },
                'BUTTON.1Y': { guard: 'mayPickUnmarked', actions: { type: 'pick', params: '1Y' } },
                'LIST.opens': { guard: 'mayPickUnmarked', target: 'open', actions: 'open' },
              },
            },
            open: {
              on: {
                'LIST.closes': { target: 'closed', actions: 'close' },
                'LIST.escapes': { target: 'closed', actions: 'close' },
                'USER.clicksElsewhere': { target: 'closed', actions: 'close' },
                'CLICKS.areNotHeard': { actions: 'nothingHappens' },
                'LIST.1D': { target: 'closed', actions: ['close', { type: 'pick', params: '1D' }] },
                'LIST.1W': { target: 'closed', actions: ['close', { type: 'pick', params: '1W' }] },
                'LIST.1M': { target: 'closed', actions: ['close', { type: 'pick', params: '1M' }] },
                'LIST.3M': { target: 'closed', actions: ['close', { type: 'pick', params: '3M' }] },
                'LIST.1Y': { target: 'closed', actions: ['close', { type: 'pick', params: '1Y' }] },
              },
            },
          },
        },
        marker: {
          initial: 'away',
          on: {
            'POINTER.overThird': {
              guard: 'mayMark',
              target: '.there',
              actions: ['enter', { type: 'mark', params: 'third' }],
            },
            'KEY.left': { guard: 'mayMark', target: '.there', actions: { type: 'mark', params: 'previous' } },
            'KEY.right': { guard: 'mayMark', target: '.there', actions: { type: 'mark', params: 'next' } },
            'KEY.home': { guard: 'mayMark', target: '.there', actions: { type: 'mark', params: 'first' } },
            'KEY.end': { guard: 'mayMark', target: '.there', actions: { type: 'mark', params: 'last' } },
            'POINTER.atNoPoint': { guard: 'mayMark', actions: 'nothingHappens' },
          },
          states: {
            away: {},
            there: {
              on: {
                'POINTER.leaves': { guard: 'isOver', target: 'away', actions: 'unmark' },
                'KEY.escapes': { target: 'away', actions: 'unmark' },
                'BUTTON.1D': { guard: 'mayPick', target: 'away' },
                'BUTTON.1W': { guard: 'mayPick', target: 'away' },
              },
            },
          },
        },
        time: {
          initial: 'quiet',
          states: {
            quiet: {
              on: {
                'TIME.49999ms': { guard: 'mayWait', target: 'almost', actions: { type: 'wait', params: 49_999 } },
                'TAB.hides': { guard: 'mayHide', target: 'hidden', actions: 'hide' },
              },
            },
            almost: {
              on: {
                'TIME.1ms': { target: 'quiet', actions: [{ type: 'wait', params: 1 }, 'refresh'] },
                'TAB.hides': { guard: 'mayHide', target: 'hidden', actions: 'hide' },
              },
            },
            hidden: {
              on: {
                'TIME.1h': { target: 'longHidden', actions: { type: 'wait', params: 3_600_000 } },
                'TAB.shows': { target: 'quiet', actions: 'refresh' },
              },
            },
            longHidden: { on: { 'TAB.shows': { target: 'quiet', actions: 'refresh' } } },
          },
        },
      },
    },
  },
})

export const valuationChartModel: Model = {
  requirements: ['VALUE-01', 'VALUE-02', 'VALUE-03', 'VALUE-05'],
  chart,
  proves: {
    'USER.comes': ['VALUE-01', 'VALUE-05'],
    BUTTON: ['VALUE-01', 'VALUE-05'],
    'LIST.opens': ['VALUE-01'],
    'LIST.closes': ['VALUE-01'],
    'USER.clicksElsewhere': ['VALUE-01'],
    'LIST.1D': ['VALUE-01', 'VALUE-05'],
    'LIST.1W': ['VALUE-01', 'VALUE-05'],
    'LIST.1M': ['VALUE-01', 'VALUE-05'],
    'LIST.3M': ['VALUE-01', 'VALUE-05'],
    'LIST.1Y': ['VALUE-01', 'VALUE-05'],
    POINTER: ['VALUE-02'],
    KEY: ['VALUE-02'],
    'TIME.49999ms': ['VALUE-03'],
    'TIME.1ms': ['VALUE-03'],
  },
  looks: {
    'valuationChartSpec.there.list.closed': expectedViewsOf.timeframe,
    'valuationChartSpec.there.list.open': expectedViewsOf.timeframe,
    'valuationChartSpec.there.marker.away': expectedViewsOf.marker,
    'valuationChartSpec.there.marker.there': expectedViewsOf.marker,
    'valuationChartSpec.there.time.quiet': expectedViewsOf.time,
    'valuationChartSpec.there.time.almost': expectedViewsOf.time,
    'valuationChartSpec.there.time.hidden': expectedViewsOf.time,
    'valuationChartSpec.there.time.longHidden': expectedViewsOf.time,
  },
}
