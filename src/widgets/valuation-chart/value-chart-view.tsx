import { useMemo } from 'react'
import { wholeDollars } from '#domain/money.ts'
import type { ValuePoint } from '#machines/valuation-chart/series.ts'
import type { Timeframe } from '#machines/valuation-chart/timeframe.ts'
import type { ChartMove } from '#machines/valuation-chart/valuation-chart.machine.ts'
import { listPriceWords, momentFormat, sinceFormat, summaryWords, valuation as words } from '#src/content/valuation.ts'
import { ChangeLine } from './change-line.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { Plot } from './plot.tsx'
import { TimeframeButtons } from './timeframe-buttons.tsx'
import { TimeframeList } from './timeframe-list.tsx'
import { ValuesTable } from './values-table.tsx'

export interface ValueChartViewProps {
  /** Oldest first; never none. */
  points: ValuePoint[]
  timeframe: Timeframe
  /** US dollars; null where the home is not listed with a price. */
  listPrice?: number | null
  /** The index of the point in the heading. */
  shown: number
  /** It is also marked on the line. */
  isMarked: boolean
  /** The list of timeframes is open, where there is one. */
  isOpen: boolean
  /** The viewer's IANA zone. */
  zone: string
  onPoint: (index: number) => void
  onMove: (by: ChartMove) => void
  onLeave: () => void
  onPick: (timeframe: Timeframe) => void
  onToggle: () => void
  onClose: () => void
}

export function ValueChartView(props: ValueChartViewProps) {
  const { points, timeframe, listPrice = null, shown, isMarked, isOpen, zone } = props
  const { onPoint, onMove, onLeave, onPick, onToggle, onClose } = props
  const momentWords = useMemo(() => momentFormat(timeframe, zone), [timeframe, zone])
  const summary = useMemo(() => summaryWords(timeframe, points, zone), [timeframe, points, zone])
  const [first, point] = [points[0], points[shown]]
  if (!first || !point) throw new RangeError(`There is no point ${shown} among ${points.length}.`)

  return (
    <ChartFrame
      heading={
        <h3 className="font-serif text-figure font-medium tabular-nums">
          <span className="sr-only">{words.value} </span>
          {wholeDollars(point.value)}
        </h3>
      }
      change={<ChangeLine from={first.value} to={point.value} since={sinceFormat(timeframe, zone)(first.time)} />}
      comparison={listPrice === null ? null : listPriceWords(listPrice, point.value)}
      choice={
        <>
          <TimeframeButtons timeframe={timeframe} onPick={onPick} />
          <TimeframeList timeframe={timeframe} isOpen={isOpen} onToggle={onToggle} onClose={onClose} onPick={onPick} />
        </>
      }
      line={
        <>
          <p className="sr-only">{summary}</p>
          <Plot
            points={points}
            timeframe={timeframe}
            zone={zone}
            shown={shown}
            isMarked={isMarked}
            moment={momentWords(point.time)}
            value={wholeDollars(point.value)}
            onPoint={onPoint}
            onMove={onMove}
            onLeave={onLeave}
          />
        </>
      }
      table={<ValuesTable points={points} timeframe={timeframe} zone={zone} />}
    />
  )
}
