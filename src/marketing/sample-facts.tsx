import type { PageListing } from '#machines/property-page/listing.ts'
import { bathsWords, bedsWords, listingWords, sqftWords, typeWords } from '#src/content/listing.ts'

export type OfferedListing = Pick<
  PageListing,
  'address' | 'price' | 'isRental' | 'type' | 'beds' | 'baths' | 'sqft' | 'description'
>

/** Type, beds, baths and size of a listing in words (SAMPLE-03). */
export function factsOf({ type, beds, baths, sqft }: Pick<PageListing, 'type' | 'beds' | 'baths' | 'sqft'>): string[] {
  return [typeWords(type), bedsWords(beds ?? 0), bathsWords(baths ?? 0), sqftWords(sqft ?? 0)]
}

export function SampleFacts({ listing }: { listing: OfferedListing }) {
  return (
    <ul aria-label={listingWords.factsLabel} className="flex flex-wrap gap-2">
      {factsOf(listing).map((fact) => (
        <li key={fact} className="flex min-h-9 items-center rounded-full border border-rule px-3 text-note">
          {fact}
        </li>
      ))}
    </ul>
  )
}
