import { propertyView as words } from '#src/content/property-view.ts'
import { ValuationChart } from '#src/widgets/valuation-chart/valuation-chart.tsx'
import { ValuationChartPlace } from '#src/widgets/valuation-chart/valuation-chart-place.tsx'
import { Panel, Trouble } from './panels.tsx'

interface ValuePanelProps {
  address: string
  /** US dollars; null where none is known. */
  value: number | null
  /** US dollars; null where the home is not listed for sale. */
  listPrice?: number | null
  waiting: boolean
  support: string
  onRetry?: () => void
}

export function ValuePanel({ value, listPrice = null, waiting, ...trouble }: ValuePanelProps) {
  return (
    <Panel title={words.valueTitle}>
      {waiting && <ValuationChartPlace />}
      {value !== null && <ValuationChart address={trouble.address} value={value} listPrice={listPrice} />}
      {!waiting && value === null && <Trouble {...trouble} />}
    </Panel>
  )
}
