import type { PageListing } from '#machines/property-page/listing.ts'
import { Closing } from './closing.tsx'
import { Costs } from './costs.tsx'
import { Facts, OwnerAnswers, PriceHistory } from './facts.tsx'
import { FloorPlanSection } from './floor-plan.tsx'
import { HostCard } from './host-card.tsx'
import { SavedHomes } from './saved-homes.tsx'
import type { ShownListing } from './shown-listing.ts'

/** A row over the whole width; none where there is nothing in it. */
const row = 'border-t border-rule pt-8 empty:hidden md:col-span-12 md:pt-12'

const columns = 'grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-12'

/** What stands below a listing's first view; a chunk of its own. */
export function ListingDetailsView({ listing }: { listing: ShownListing & Pick<PageListing, 'id'> }) {
  return (
    <>
      <div className={row}>
        <Facts listing={listing} />
      </div>
      <div className={row}>
        <FloorPlanSection plan={listing.details.floorPlan} />
      </div>
      <div className={row}>
        <Costs listing={listing} />
      </div>
      <div className={`${row} grid ${columns} has-[>:only-child:empty]:hidden lg:grid-cols-2`}>
        <HostCard listing={listing} />
        <div className={`grid content-start ${columns} empty:hidden lg:only:col-span-2 lg:only:grid-cols-2`}>
          <PriceHistory listing={listing} />
          <OwnerAnswers listing={listing} />
        </div>
      </div>
      <div className={row}>
        <SavedHomes path={location.pathname} />
      </div>
      <div className={row}>
        <Closing propertyId={listing.id} address={listing.address} />
      </div>
    </>
  )
}
