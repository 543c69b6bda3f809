import { lazyPart } from '#src/chunks.ts'
import { valuation as words } from '#src/content/valuation.ts'
import { OrInstead } from '#src/ui/or-instead.tsx'
import { ValuationChartPlace } from './valuation-chart-place.tsx'

const ValueChart = lazyPart(
  () => import('./value-chart.tsx'),
  ({ ValueChart }) => ValueChart,
  ValuationChartPlace,
)

interface Props {
  address: string
  /** US dollars, above 0. */
  value: number
  /** US dollars; null where the home is not listed with a price. */
  listPrice?: number | null
}

/** VALUE-01…06. Its code, with the library that draws, comes by itself; a chart that does not come is no reason to lose the page. */
export function ValuationChart({ address, value, listPrice = null }: Props) {
  return (
    <OrInstead instead={<p className="text-body text-ink-soft">{words.missing}</p>}>
      <ValueChart key={`${value} ${address}`} address={address} value={value} listPrice={listPrice} />
    </OrInstead>
  )
}
