import { type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import { wholeDollars } from '#domain/money.ts'
import type { ValuePoint } from '#machines/valuation-chart/series.ts'
import type { Timeframe } from '#machines/valuation-chart/timeframe.ts'
import type { ChartMove } from '#machines/valuation-chart/valuation-chart.machine.ts'
import { axisFormat, shortUsd, valuation as words } from '#src/content/valuation.ts'
import { withBand } from './band.ts'
import { Marker } from './marker.tsx'
import { indexNear, placeOf, scaleOf } from './scale.ts'
import { ValueLine } from './value-line.tsx'

interface Props {
  points: ValuePoint[]
  timeframe: Timeframe
  zone: string
  shown: number
  isMarked: boolean
  /** The shown point in words. */
  moment: string
  value: string
  onPoint: (index: number) => void
  onMove: (by: ChartMove) => void
  onLeave: () => void
}

const moves: Record<string, ChartMove> = {
  ArrowLeft: 'PREVIOUS',
  ArrowDown: 'PREVIOUS',
  ArrowRight: 'NEXT',
  ArrowUp: 'NEXT',
  Home: 'FIRST',
  End: 'LAST',
}

/**
 * The line, its few labels and its marker. Pointer, finger and arrow keys go along it: a slider that chooses what is read.
 * The marker is laid over the line, which is not drawn again when the marker moves.
 */
export function Plot({ points, timeframe, zone, shown, isMarked, moment, value, onPoint, onMove, onLeave }: Props) {
  const data = useMemo(() => withBand(points), [points])
  const scale = useMemo(() => scaleOf(data), [data])
  const axisWords = useMemo(() => axisFormat(timeframe, zone), [timeframe, zone])
  const point = points[shown]

  const followPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = indexNear(width > 0 ? (clientX - left) / width : 0, points, scale)
    if (index !== shown || !isMarked) onPoint(index)
  }
  /** A finger that is lifted leaves what it has found; a tap elsewhere takes it away. */
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onLeave()
  }
  const followKeys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = moves[event.key]
    if (by) onMove(by)
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
  }

  return (
    <div className="flex h-full flex-col">
      <div className="relative min-h-0 grow @min-[28rem]:ml-24">
        <div aria-hidden="true" className="hidden @min-[28rem]:block">
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              style={{ top: percentOf(placeOf({ time: 0, value: tick }, scale).top) }}
              className="absolute right-full mr-3 -translate-y-1/2 text-note text-ink-soft tabular-nums"
            >
              {wholeDollars(tick)}
            </span>
          ))}
        </div>
        <div aria-hidden="true" className="@min-[28rem]:hidden">
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              style={{ top: percentOf(placeOf({ time: 0, value: tick }, scale).top) }}
              className="absolute left-0 z-1 -translate-y-full rounded-sm bg-paper/80 pr-1 text-note text-ink-soft tabular-nums"
            >
              {shortUsd(tick)}
            </span>
          ))}
        </div>
        <ValueLine points={data} scale={scale} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={words.line(timeframe)}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={shown + 1}
          aria-valuetext={`${moment}, ${value}`}
          onKeyDown={followKeys}
          onBlur={onLeave}
          onPointerMove={followPointer}
          onPointerDown={followPointer}
          onPointerLeave={leave}
          className="absolute inset-0 cursor-crosshair touch-pan-y"
        >
          {isMarked && point && <Marker {...placeOf(point, scale)} moment={moment} value={value} />}
        </div>
      </div>
      <div
        aria-hidden="true"
        className="flex justify-between gap-4 pt-2 text-note text-ink-soft tabular-nums @min-[28rem]:ml-24"
      >
        <span>{axisWords(scale.from)}</span>
        <span className="hidden @min-[28rem]:inline">{axisWords((scale.from + scale.to) / 2)}</span>
        <span>{axisWords(scale.to)}</span>
      </div>
    </div>
  )
}

const percentOf = (share: number) => `${share * 100}%`
