import type { SnapshotFrom } from 'xstate'
import { headOf, listingDescription, missingListing, pageTitle, privateListing } from '#domain/pages.ts'
import type { propertyPageMachine } from '#machines/property-page/property-page.machine.ts'
import type { PageHead } from '#src/browser/head.ts'

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
  const { address, description } = listing
  if (address === null) return headOf(privateListing)
  return {
    title: pageTitle(address),
    description: listingDescription({ address, description }),
    isIndexed: requirements === null,
  }
}
