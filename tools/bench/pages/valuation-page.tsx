/** Runs in Chromium for valuation.ts: the product's chart, and recharts and uPlot with every point. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import uPlot from 'uplot'
import type { ValuePoint } from '#machines/valuation-chart/series.ts'
import { refreshInterval, Series } from '#machines/valuation-chart/series.ts'
import { ValueChartView } from '#src/widgets/valuation-chart/value-chart-view.tsx'
import type { Bench, Times } from '../valuation-bench.ts'
import { timedRounds } from './valuation-timing.ts'
import 'uplot/dist/uPlot.min.css'

const size = { width: 640, height: 288 }
const now = Date.UTC(2026, 10, 20, 14)
const home = { address: '48 Alder Ridge Road, Mill Valley, CA 94941', value: 4_750_000 }
const nothing = () => {}
const frame = document.getElementById('frame') as HTMLElement

const bench: Bench = {
  /** The product's chart: a week, recomputed with each refresh. */
  async product(rounds: number): Promise<Times> {
    let series = Series.of({ ...home, now })
    let shown = 100
    const root = fresh()
    const draw = () =>
      flushSync(() =>
        root.render(
          <ValueChartView
            points={points}
            timeframe="INTERVAL_1W"
            shown={shown}
            isMarked
            isOpen={false}
            zone="UTC"
            onPoint={nothing}
            onMove={nothing}
            onLeave={nothing}
            onPick={nothing}
            onToggle={nothing}
            onClose={nothing}
          />,
        ),
      )
    let points = series.window('INTERVAL_1W')
    draw()
    const times = await timedRounds(
      rounds,
      { of: '.recharts-line-curve', what: 'd' },
      () => {
        series = series.upTo(series.end + refreshInterval)
        points = series.window('INTERVAL_1W')
        draw()
      },
      { of: '[data-tooltip]', what: 'style' },
      () => {
        shown = shown === 100 ? 101 : 100
        draw()
      },
    )
    root.unmount()
    return times
  },

  /** recharts with every point, its own tooltip and cursor. */
  async recharts(count: number, rounds: number): Promise<Times> {
    let points = pointsOf(count)
    const root = fresh()
    const draw = () =>
      flushSync(() =>
        root.render(
          <LineChart {...size} data={points} accessibilityLayer={false}>
            <XAxis dataKey="time" type="number" domain={['dataMin', 'dataMax']} hide />
            <YAxis type="number" domain={['dataMin', 'dataMax']} hide />
            <Tooltip isAnimationActive={false} />
            <Line dataKey="value" dot={false} isAnimationActive={false} />
          </LineChart>,
        ),
      )
    draw()
    let x = 200
    const times = await timedRounds(
      rounds,
      { of: '.recharts-line-curve', what: 'd' },
      () => {
        points = [...points.slice(1), nextAfter(points)]
        draw()
      },
      { of: '.recharts-tooltip-cursor', what: 'd' },
      () => {
        x = x === 200 ? 400 : 200
        const target = frame.querySelector('.recharts-wrapper')
        const { left, top } = frame.getBoundingClientRect()
        const at = { bubbles: true, clientX: left + x, clientY: top + 100 }
        target?.dispatchEvent(new MouseEvent('mousemove', at))
      },
    )
    root.unmount()
    return times
  },

  async uplot(count: number, rounds: number): Promise<Times> {
    frame.replaceChildren()
    const points = pointsOf(count)
    let times = Float64Array.from(points, ({ time }) => time / 1000)
    let values = Float64Array.from(points, ({ value }) => value)
    let drawn = 0
    const chart = new uPlot(
      {
        ...size,
        series: [{}, { stroke: 'black' }],
        hooks: { draw: [() => frame.setAttribute('data-drawn', String(++drawn))] },
      },
      [times, values] as unknown as uPlot.AlignedData,
      frame,
    )
    let left = 200
    const found = await timedRounds(
      rounds,
      { of: '#frame', what: 'data-drawn' },
      () => {
        const next = (times.at(-1) ?? 0) + refreshInterval / 1000
        ;[times, values] = [shifted(times, next), shifted(values, values[0] ?? 0)]
        chart.setData([times, values] as unknown as uPlot.AlignedData)
      },
      { of: '.u-cursor-x', what: 'style' },
      () => {
        left = left === 200 ? 400 : 200
        chart.setCursor({ left, top: 100 })
      },
    )
    chart.destroy()
    return found
  },
}
Object.assign(window, { bench })

function pointsOf(count: number): ValuePoint[] {
  const series = Series.of({ ...home, now })
  const [value] = series.window('INTERVAL_1W').map((point) => point.value)
  return Array.from({ length: count }, (_, index) => ({
    time: now + index * refreshInterval,
    value: (value ?? 0) + Math.round(20_000 * Math.sin(index / 3000) + ((index * 7919) % 10_000)),
  }))
}

function nextAfter(points: ValuePoint[]): ValuePoint {
  const { time, value } = points.at(-1) ?? { time: now, value: 1 }
  return { time: time + refreshInterval, value }
}

function shifted(numbers: Float64Array<ArrayBuffer>, next: number): Float64Array<ArrayBuffer> {
  const moved = new Float64Array(numbers.length)
  moved.set(numbers.subarray(1))
  moved[numbers.length - 1] = next
  return moved
}

function fresh(): Root {
  frame.replaceChildren()
  return createRoot(frame.appendChild(document.createElement('div')))
}
