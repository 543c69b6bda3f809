import type { SnapshotFrom } from 'xstate'
import { headOf, missingListing, pageTitle, privateListing } from '#domain/pages.ts'
import { truncate } from '#domain/text.ts'
import type { propertyPageMachine } from '#machines/property-page/property-page.machine.ts'
import type { PageHead } from '#src/browser/head.ts'
import { descriptionWords, propertyPage as words } from '#src/content/property-page.ts'

/** PROP-07. While nothing is known yet the head that the server sent stands. */
export function listingHeadOf(snapshot: SnapshotFrom<typeof propertyPageMachine>): PageHead | null {
  if (snapshot.hasTag('error')) {
    return headOf(missingListing)
  }
  if (snapshot.matches('gate')) {
    return headOf(privateListing)
  }
  const { listing, requirements } = snapshot.context
  if (!snapshot.matches('listing') || !listing) return null
  return {
    title: pageTitle(listing.address ?? words.withheldHeadline),
    description: truncate(descriptionWords(listing), 160),
    isIndexed: requirements === null && listing.address !== null,
  }
}
