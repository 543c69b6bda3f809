import { costs as words } from '#src/content/costs.ts'
import { EstimatePlace } from '#src/widgets/payment-estimate/estimate-place.tsx'
import { sectionTitle } from './facts.tsx'
import type { ShownListing } from './shown-listing.ts'

/** Of a home that has a price, and of which the server says what it costs beside it. */
export function Costs({ listing: { price, isRental, details } }: { listing: ShownListing }) {
  if (price === null || details.costs === null) return null
  const title = isRental ? words.rentalTitle : words.saleTitle
  return (
    <section aria-label={title}>
      <h2 className={sectionTitle}>{title}</h2>
      <EstimatePlace terms={{ isRental, price, costs: details.costs }} />
    </section>
  )
}
