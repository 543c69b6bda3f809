import { memo } from 'react'
import { Area, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from 'recharts'
import type { BandPoint } from './band.ts'
import type { Scale } from './scale.ts'

interface Props {
  points: BandPoint[]
  scale: Scale
}

const none = { top: 0, right: 0, bottom: 0, left: 0 }
const full = { width: '100%', height: '100%' }

/** The smoothed line in the band of the values and a hairline at each round value. It is drawn again when its points change, and never for a marker. */
export const ValueLine = memo(function ValueLine({ points, scale: { from, to, low, high, ticks } }: Props) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <ComposedChart responsive style={full} data={points} margin={none} accessibilityLayer={false}>
        <CartesianGrid vertical={false} horizontalValues={ticks} stroke="var(--color-rule)" />
        <XAxis dataKey="time" type="number" domain={[from, to]} hide />
        <YAxis type="number" domain={[low, high]} hide />
        <Area
          dataKey="band"
          type="monotone"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
          stroke="none"
          fill="var(--color-sage)"
          fillOpacity={0.2}
        />
        <Line
          dataKey="trend"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
          stroke="var(--color-ink)"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </ComposedChart>
    </div>
  )
})
