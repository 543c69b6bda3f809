import type { Series } from '#machines/valuation-chart/series.ts'
import type { Timeframe } from '#machines/valuation-chart/timeframe.ts'
import { valuationChartMachine } from '#machines/valuation-chart/valuation-chart.machine.ts'
import { valuationChartModel } from '#machines/valuation-chart/valuation-chart.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { address, begin } from './valuation-chart.facts.ts'

const home = { address, value: 4_750_000, now: begin }
const now = (stage: Stage) => begin + stage.clock.now()

const pick = (timeframe: string) => ({ type: 'PICK', timeframe: `INTERVAL_${timeframe}` })
const move = (by: string) => ({ type: 'MOVE', by })
const pointAt = (index: number) => ({ type: 'POINT_AT', index })
const does = (event: { type: string }) => (stage: Stage) => stage.send(event)

/** A clock that answers every read. */
const wait = (milliseconds: number) => async (stage: Stage) => {
  stage.clock.advance(milliseconds)
  if (stage.pending.has('readClock')) await stage.answer('readClock', now(stage))
}
const publish = (type: string) => (stage: Stage) => stage.publish('presence', { type, at: now(stage) } as never)

export const valuationChart = {
  name: 'valuation-chart',
  machine: valuationChartMachine,
  ports: { presence: 'listener', readClock: 'call', clicksElsewhere: 'listener' },
  effects: [],
  model: valuationChartModel,
  ends: ['CLICKS.areNotHeard'],
  acts: {
    'USER.comes': (stage) => {
      stage.start(home)
      publish('PAGE_SHOWN')(stage)
    },
    'BUTTON.1D': does(pick('1D')),
    'BUTTON.1W': does(pick('1W')),
    'BUTTON.1M': does(pick('1M')),
    'BUTTON.3M': does(pick('3M')),
    'BUTTON.1Y': does(pick('1Y')),
    'LIST.opens': does({ type: 'TOGGLE' }),
    'LIST.closes': does({ type: 'TOGGLE' }),
    'LIST.escapes': does({ type: 'CLOSE' }),
    'USER.clicksElsewhere': (stage) => stage.publish('clicksElsewhere', { type: 'CLOSE' }),
    'CLICKS.areNotHeard': (stage) => stage.breakListener('clicksElsewhere', new Error('no document')),
    'LIST.1D': does(pick('1D')),
    'LIST.1W': does(pick('1W')),
    'LIST.1M': does(pick('1M')),
    'LIST.3M': does(pick('3M')),
    'LIST.1Y': does(pick('1Y')),
    'POINTER.overThird': does(pointAt(2)),
    'POINTER.atNoPoint': (stage) => {
      for (const index of [-1, 0.5, 366, Number.NaN]) stage.send(pointAt(index))
      if (stage.context.timeframe === 'INTERVAL_1D') stage.send(pointAt(29))
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
  see: (stage) => {
    const { series, timeframe, shown } = stage.context as { series: Series; timeframe: Timeframe; shown: number }
    const window = series.window(timeframe)
    const isOpen = stage.snapshot.hasTag('open')
    if (!isOpen && stage.listensTo('clicksElsewhere')) throw new Error('hears clicks while there is nothing to close')
    return {
      timeframe: timeframe.replace('INTERVAL_', ''),
      points: window.length,
      isOpen,
      isMarked: stage.snapshot.hasTag('marked'),
      shown: momentOf(window[shown]?.time),
      latest: momentOf(window.at(-1)?.time),
    }
  },
} satisfies ActorDriver

const momentOf = (time = Number.NaN) => new Date(time).toISOString()
