import { propertyView as words } from '#src/content/property-view.ts'
import { ValuationChart } from '#src/widgets/valuation-chart/valuation-chart.tsx'
import { Panel, Trouble } from './panels.tsx'

interface ValuePanelProps {
  address: string
  /** US dollars; null where none is known. */
  value: number | null
  /** US dollars; null where the home is not listed for sale. */
  listPrice?: number | null
  support: string
  onRetry?: () => void
}

export function ValuePanel({ value, listPrice = null, ...trouble }: ValuePanelProps) {
  return (
    <Panel title={words.valueTitle}>
      {value !== null && <ValuationChart address={trouble.address} value={value} listPrice={listPrice} />}
      {value === null && <Trouble {...trouble} />}
    </Panel>
  )
}
