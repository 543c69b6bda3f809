import { memo } from 'react'
import { CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts'
import type { Point } from '#machines/valuation-chart/ring.ts'
import type { Scale } from './scale.ts'

interface Props {
  points: Point[]
  scale: Scale
}

const none = { top: 0, right: 0, bottom: 0, left: 0 }
const full = { width: '100%', height: '100%' }

/** The line in a soft band, since no point of it is exact, and a hairline at each round value. It is drawn again when its points change, and never for a marker. */
export const ValueLine = memo(function ValueLine({ points, scale: { from, to, low, high, ticks } }: Props) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <LineChart responsive style={full} data={points} margin={none} accessibilityLayer={false}>
        <CartesianGrid vertical={false} horizontalValues={ticks} stroke="var(--color-rule)" />
        <XAxis dataKey="time" type="number" domain={[from, to]} hide />
        <YAxis type="number" domain={[low, high]} hide />
        <Line
          dataKey="value"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
          stroke="var(--color-sage)"
          strokeOpacity={0.22}
          strokeWidth={28}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <Line
          dataKey="value"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
          stroke="var(--color-ink)"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      </LineChart>
    </div>
  )
})
