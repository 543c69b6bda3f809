import { useMemo } from 'react'
import { wire } from '#machines/port.ts'
import { valuationChartMachine } from '#machines/valuation-chart/valuation-chart.machine.ts'
import { clicksElsewhere } from '#src/browser/clicks-elsewhere.ts'
import { readClock } from '#src/browser/clock.ts'
import { presence } from '#src/browser/presence.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { viewerZone } from '#src/browser/viewer.ts'
import { roundedValue } from '#src/content/valuation.ts'
import { ValueChartView } from './value-chart-view.tsx'

const machine = wire(valuationChartMachine, {
  actors: { presence, readClock, clicksElsewhere: clicksElsewhere('[data-timeframes]') },
})

interface Props {
  address: string
  value: number
  listPrice: number | null
}

/** The machine of one home's chart; another home is another actor (`key`). */
export function ValueChart({ address, value, listPrice }: Props) {
  const [snapshot, send] = useWorkflow(machine, { input: { address, value, now: Date.now() } })
  const { series, timeframe, shown } = snapshot.context
  const points = useMemo(
    () => series.window(timeframe).map((point) => ({ ...point, value: roundedValue(point.value) })),
    [series, timeframe],
  )
  const zone = useMemo(viewerZone, [])

  return (
    <ValueChartView
      points={points}
      timeframe={timeframe}
      listPrice={listPrice}
      shown={shown}
      isMarked={snapshot.hasTag('marked')}
      isOpen={snapshot.hasTag('open')}
      zone={zone}
      onPoint={(index) => send({ type: 'POINT_AT', index })}
      onMove={(by) => send({ type: 'MOVE', by })}
      onLeave={() => send({ type: 'LEAVE' })}
      onPick={(timeframe) => send({ type: 'PICK', timeframe })}
      onToggle={() => send({ type: 'TOGGLE' })}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}
