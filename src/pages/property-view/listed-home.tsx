import type { ReactNode } from 'react'
import { grouped } from '#domain/money.ts'
import { appPages } from '#domain/pages.ts'
import type { KnownHome } from '#machines/property-view/known-home.ts'
import { priceWords, sqftWords, typeWords } from '#src/content/listing.ts'
import { propertyView as words } from '#src/content/property-view.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Panel } from './panels.tsx'

export type ListedFacts = Pick<
  NonNullable<KnownHome['listing']>,
  'id' | 'slug' | 'price' | 'isRental' | 'type' | 'beds' | 'baths' | 'sqft'
>

interface ListedHomeProps {
  listing: ListedFacts
  /** Fills its frame. */
  photo: ReactNode
}

/** What the listing at this address says, and the way to its page. */
export function ListedHome({ listing, photo }: ListedHomeProps) {
  const { figure, suffix } = priceWords(listing)
  const facts: [string, string | null][] = [
    [listing.isRental ? words.rent : words.listPrice, listing.isRental && suffix ? figure : figure + suffix],
    [words.type, typeWords(listing.type)],
    [words.beds, counted(listing.beds)],
    [words.baths, counted(listing.baths)],
    [words.area, listing.sqft === null ? null : sqftWords(listing.sqft)],
  ]
  return (
    <Panel title={words.listedTitle}>
      <div className="grid gap-6 @[34rem]:grid-cols-2">
        <div className="aspect-[3/2] overflow-hidden rounded-plate bg-shade @[34rem]:aspect-auto @[34rem]:min-h-56">
          {photo}
        </div>
        <div className="flex flex-col justify-between gap-6">
          <dl>
            {facts.map(
              ([label, fact]) =>
                fact !== null && (
                  <div
                    key={label}
                    className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2 first:pt-0 last:border-b-0"
                  >
                    <dt className="text-ink-soft">{label}</dt>
                    <dd className="font-medium tabular-nums [overflow-wrap:anywhere]">{fact}</dd>
                  </div>
                ),
            )}
          </dl>
          <div className="flex max-sm:*:grow">
            <ButtonLink
              href={
                listing.slug
                  ? paths.listing(listing.slug)
                  : appPages.property.alsoAt.replace(':number', String(listing.id))
              }
              look="quiet"
            >
              {words.seeListing}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Panel>
  )
}

const counted = (count: number | null) => (count === null ? null : grouped(count))
