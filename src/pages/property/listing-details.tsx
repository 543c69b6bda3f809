import { settings } from '#src/env.ts'
import { Closing } from './closing.tsx'
import { Costs } from './costs.tsx'
import { Facts, OwnerAnswers, PriceHistory } from './facts.tsx'
import { HostCard } from './host-card.tsx'
import type { ListingFacts } from './listing-facts.ts'
import { SavedHomes } from './saved-homes.tsx'

/** A row over the whole width; none where there is nothing in it. */
const row = 'border-t border-rule pt-8 empty:hidden md:col-span-12 md:pt-12'

/** What stands below a listing's first view; a chunk of its own. */
export function ListingDetails({ listing }: { listing: ListingFacts }) {
  return (
    <>
      <div className={row}>
        <Facts listing={listing} />
      </div>
      <div className={row}>
        <Costs listing={listing} />
      </div>
      <div className={`${row} grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-12 lg:grid-cols-2`}>
        <HostCard listing={listing} />
        <PriceHistory listing={listing} />
        <OwnerAnswers listing={listing} />
      </div>
      <div className={row}>
        <SavedHomes path={location.pathname} />
      </div>
      <div className={row}>
        <Closing contact={settings.contactEmail} link={location.href} />
      </div>
    </>
  )
}
