import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import { listener, port } from '../port.ts'
import type { Presence } from '../visit/visit.machine.ts'
import { refreshInterval, Series } from './series.ts'
import { defaultTimeframe, latestOf, pointsBetween, pointsOf, type Timeframe } from './timeframe.ts'

export type ChartMove = 'PREVIOUS' | 'NEXT' | 'FIRST' | 'LAST'

interface Context {
  series: Series
  timeframe: Timeframe
  /** The index of the point in the heading: the marked one, else the latest. */
  shown: number
}

export const valuationChartMachine = setup({
  types: {
    /** `value` in US dollars, above 0; `now` in milliseconds since the epoch. */
    input: {} as { address: string; value: number; now: number },
    context: {} as Context,
    events: {} as
      | { type: 'TOGGLE' }
      | { type: 'CLOSE' }
      | { type: 'PICK'; timeframe: Timeframe }
      | { type: 'POINT_AT'; index: number }
      | { type: 'MOVE'; by: ChartMove }
      | { type: 'LEAVE' }
      | Internal<Presence>,
    tags: {} as 'open' | 'marked',
  },
  actors: {
    presence: listener<Presence>('presence'),
    /** Milliseconds since the epoch. */
    readClock: port<number, void>('readClock'),
    clicksElsewhere: listener<{ type: 'CLOSE' }>('clicksElsewhere'),
  },
  guards: {
    isPoint: ({ context }, index: number) =>
      Number.isInteger(index) && index >= 0 && index < pointsOf(context.timeframe),
  },
  actions: {
    pick: assign((_, timeframe: Timeframe) => ({ timeframe, shown: latestOf(timeframe) })),
    showPoint: assign({ shown: (_, index: number) => index }),
    showLatest: assign({ shown: ({ context }) => latestOf(context.timeframe) }),
    move: assign({ shown: ({ context }, by: ChartMove) => indexAfter(context, by) }),
    append: assign(({ context }, now: number) => {
      const series = context.series.upTo(now)
      return { series, shown: stillShown(context, series.end) }
    }),
  },
  delays: {
    refreshInterval,
  },
}).createMachine({
  id: 'valuationChart',
  description: 'A chart of an illustrative home value over one of five timeframes.',
  context: ({ input }) => ({
    series: Series.of(input),
    timeframe: defaultTimeframe,
    shown: latestOf(defaultTimeframe),
  }),
  type: 'parallel',
  states: {
    choice: {
      description: 'The list of timeframes on narrow screens; wide screens show five buttons.',
      initial: 'closed',
      states: {
        closed: {
          on: {
            TOGGLE: { target: 'open' },
            PICK: { actions: { type: 'pick', params: ({ event }) => event.timeframe } },
          },
        },
        open: {
          description: 'Closes on a selection or any other click (VALUE-01).',
          tags: 'open',
          invoke: {
            id: 'clicksElsewhere',
            src: 'clicksElsewhere',
            onError: {
              description: 'Outside clicks cannot be observed; the button, a selection and Escape still close it.',
            },
          },
          on: {
            TOGGLE: { target: 'closed' },
            CLOSE: { target: 'closed' },
            PICK: { target: 'closed', actions: { type: 'pick', params: ({ event }) => event.timeframe } },
          },
        },
      },
    },
    marker: {
      description: 'Which point the heading shows (VALUE-02).',
      initial: 'away',
      states: {
        away: {
          on: {
            POINT_AT: {
              guard: { type: 'isPoint', params: ({ event }) => event.index },
              target: 'there',
              actions: { type: 'showPoint', params: ({ event }) => event.index },
            },
            MOVE: { target: 'there', actions: { type: 'move', params: ({ event }) => event.by } },
          },
        },
        there: {
          tags: 'marked',
          on: {
            POINT_AT: {
              guard: { type: 'isPoint', params: ({ event }) => event.index },
              actions: { type: 'showPoint', params: ({ event }) => event.index },
            },
            MOVE: { actions: { type: 'move', params: ({ event }) => event.by } },
            LEAVE: { target: 'away', actions: 'showLatest' },
            PICK: { target: 'away', description: 'The point does not exist in another timeframe.' },
          },
        },
      },
    },
    points: {
      description: 'Adds points while the page is visible (VALUE-03) and catches up afterwards.',
      initial: 'unseen',
      invoke: {
        id: 'presence',
        src: 'presence',
        onError: { target: '.seen', description: 'Visibility is unknown: the page is assumed to be visible.' },
      },
      states: {
        unseen: {
          on: {
            PAGE_SHOWN: { target: 'seen', actions: { type: 'append', params: ({ event }) => event.at } },
          },
        },
        seen: {
          initial: 'resting',
          on: { PAGE_HIDDEN: { target: 'unseen' }, PAGE_UNLOADED: { target: 'unseen' } },
          states: {
            resting: { after: { refreshInterval: { target: 'refreshing' } } },
            refreshing: {
              invoke: {
                id: 'readClock',
                src: 'readClock',
                onDone: { target: 'resting', actions: { type: 'append', params: ({ event }) => event.output } },
                onError: { target: 'resting', description: 'Failed; the next refresh catches up.' },
              },
            },
          },
        },
      },
    },
  },
})

function indexAfter({ timeframe, shown }: Context, by: ChartMove): number {
  switch (by) {
    case 'PREVIOUS':
      return Math.max(0, shown - 1)
    case 'NEXT':
      return Math.min(latestOf(timeframe), shown + 1)
    case 'FIRST':
      return 0
    case 'LAST':
      return latestOf(timeframe)
  }
}

/** The latest point stays the latest; any other keeps its moment while the window moves, until it leaves the window. */
function stillShown({ series, timeframe, shown }: Context, end: number): number {
  if (shown === latestOf(timeframe)) return shown
  return Math.max(0, shown - pointsBetween(timeframe, series.end, end))
}
