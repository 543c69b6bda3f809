import type { Series } from '#machines/valuation-chart/series.ts'
import type { Timeframe } from '#machines/valuation-chart/timeframe.ts'
import { valuationChartMachine } from '#machines/valuation-chart/valuation-chart.machine.ts'
import { valuationChartModel } from '#machines/valuation-chart/valuation-chart.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { address, begin } from './valuation-chart.facts.ts'

const home = { address, value: 4_750_000, now: begin }
const now = (harness: ActorHarness) => begin + harness.clock.now()

const pick = (timeframe: string) => ({ type: 'PICK', timeframe: `INTERVAL_${timeframe}` })
const move = (by: string) => ({ type: 'MOVE', by })
const pointAt = (index: number) => ({ type: 'POINT_AT', index })
const does = (event: { type: string }) => (harness: ActorHarness) => harness.send(event)

/** A clock that answers every read. */
const wait = (milliseconds: number) => async (harness: ActorHarness) => {
  harness.clock.advance(milliseconds)
  if (harness.pending.has('readClock')) await harness.answer('readClock', now(harness))
}
const publish = (type: string) => (harness: ActorHarness) =>
  harness.publish('presence', { type, at: now(harness) } as never)

export const valuationChart = {
  name: 'valuation-chart',
  machine: valuationChartMachine,
  ports: { presence: 'listener', readClock: 'call', clicksElsewhere: 'listener' },
  effects: [],
  model: valuationChartModel,
  ends: ['CLICKS.areNotHeard'],
  eventDrivers: {
    'USER.comes': (harness) => {
      harness.start(home)
      publish('PAGE_SHOWN')(harness)
    },
    'BUTTON.1D': does(pick('1D')),
    'BUTTON.1W': does(pick('1W')),
    'BUTTON.1M': does(pick('1M')),
    'BUTTON.3M': does(pick('3M')),
    'BUTTON.1Y': does(pick('1Y')),
    'LIST.opens': does({ type: 'TOGGLE' }),
    'LIST.closes': does({ type: 'TOGGLE' }),
    'LIST.escapes': does({ type: 'CLOSE' }),
    'USER.clicksElsewhere': (harness) => harness.publish('clicksElsewhere', { type: 'CLOSE' }),
    'CLICKS.areNotHeard': (harness) => harness.breakListener('clicksElsewhere', new Error('no document')),
    'LIST.1D': does(pick('1D')),
    'LIST.1W': does(pick('1W')),
    'LIST.1M': does(pick('1M')),
    'LIST.3M': does(pick('3M')),
    'LIST.1Y': does(pick('1Y')),
    'POINTER.overThird': does(pointAt(2)),
    'POINTER.atNoPoint': (harness) => {
      for (const index of [-1, 0.5, 366, Number.NaN]) harness.send(pointAt(index))
      if (harness.context.timeframe === 'INTERVAL_1D') harness.send(pointAt(29))
    },
    'POINTER.leaves': does({ type: 'LEAVE' }),
    'KEY.left': does(move('PREVIOUS')),
    'KEY.right': does(move('NEXT')),
    'KEY.home': does(move('FIRST')),
    'KEY.end': does(move('LAST')),
    'KEY.escapes': does({ type: 'LEAVE' }),
    'TIME.49999ms': wait(49_999),
    'TIME.1ms': wait(1),
    'TIME.1h': wait(3_600_000),
    'TAB.hides': publish('PAGE_HIDDEN'),
    'TAB.shows': publish('PAGE_SHOWN'),
  },
  see: (harness) => {
    const { series, timeframe, shown } = harness.context as { series: Series; timeframe: Timeframe; shown: number }
    const window = series.window(timeframe)
    const isOpen = harness.snapshot.hasTag('open')
    if (!isOpen && harness.listensTo('clicksElsewhere')) throw new Error('hears clicks while there is nothing to close')
    return {
      timeframe: timeframe.replace('INTERVAL_', ''),
      points: window.length,
      isOpen,
      isMarked: harness.snapshot.hasTag('marked'),
      shown: momentOf(window[shown]?.time),
      latest: momentOf(window.at(-1)?.time),
    }
  },
} satisfies ActorDriver

const momentOf = (time = Number.NaN) => new Date(time).toISOString()
