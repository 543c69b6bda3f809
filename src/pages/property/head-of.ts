import type { SnapshotFrom } from 'xstate'
import { pageTitle } from '#domain/pages.ts'
import { truncate } from '#domain/text.ts'
import type { propertyPageMachine } from '#machines/property-page/property-page.machine.ts'
import type { PageHead } from '#src/browser/head.ts'
import { propertyPage as words } from '#src/content/property-page.ts'

/** PROP-07. While nothing is known yet the head that the server sent stands. */
export function headOf(snapshot: SnapshotFrom<typeof propertyPageMachine>): PageHead | null {
  if (snapshot.hasTag('error')) {
    return { title: pageTitle(words.errorTitle), description: words.errorDescription, isIndexed: false }
  }
  if (snapshot.matches('gate')) {
    return { title: pageTitle(words.privateTitle), description: words.privateDescription, isIndexed: false }
  }
  const { listing, requirements } = snapshot.context
  if (!snapshot.matches('listing') || !listing) return null
  return {
    title: pageTitle(listing.address ?? words.withheldHeadline),
    description: truncate(listing.description ?? words.withheldDescription, 160),
    isIndexed: requirements === null && listing.address !== null,
  }
}
