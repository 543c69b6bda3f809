import { listingPath } from '#domain/pages.ts'
import { sampleListing } from '#domain/sample.ts'

/** The listing that marketing pages and the demo show; apart from `paths.ts`, so that a listing's page does not carry it. */
export const sample = { id: sampleListing.id, path: listingPath(sampleListing.slug) }
