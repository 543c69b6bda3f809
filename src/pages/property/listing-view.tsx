import type { ReactNode } from 'react'
import { streetAndTown } from '#domain/address-lines.ts'
import { chat as chatWords } from '#src/content/chat.ts'
import { listingWords, priceWords, statusWords } from '#src/content/listing.ts'
import { descriptionWords, propertyPage as words } from '#src/content/property-page.ts'
import { Button } from '#src/ui/button.tsx'
import { ShareIcon } from '#src/ui/icons.tsx'
import { Chips } from './chips.tsx'
import { Description } from './description.tsx'
import { ListingFrame } from './listing-frame.tsx'
import type { ShownListing } from './shown-listing.ts'

export interface ListingViewProps {
  listing: ShownListing
  /** PhotosView; it fills the stage. */
  photos: ReactNode
  /** Gallery. */
  gallery?: ReactNode
  /** ChatView. */
  chat: ReactNode
  /** MapView. */
  map: ReactNode
  /** ListingDetails. */
  below?: ReactNode
  onShare: () => void
  /** Null where no tours are given. */
  onRequestTour: (() => void) | null
  /** In the header. */
  action?: ReactNode
}

export function ListingView(props: ListingViewProps) {
  const { listing, photos, gallery, chat, map, below, onShare, onRequestTour, action } = props
  const [street, town] = streetAndTown(listing.address ?? words.withheldHeadline)
  const { figure, suffix } = priceWords(listing)
  return (
    <ListingFrame
      home={street}
      action={action}
      stage={photos}
      gallery={gallery}
      chat={chat}
      headline={
        <>
          {listing.address !== null && (
            <p className="mb-2 font-serif text-title font-medium text-walnut-ink">{statusWords(listing)}</p>
          )}
          <Headline street={street} town={town} />
          <Chips listing={listing} />
        </>
      }
      offer={
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <p>
            <span className="block text-body text-ink-soft">{listingWords.priceLabel} </span>
            <span className="mt-2 block font-serif text-figure font-medium tabular-nums">
              <span>{figure}</span>
              {suffix && (
                <>
                  <wbr />
                  <span className="text-title text-ink-soft">{suffix}</span>
                </>
              )}
            </span>
          </p>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            {onRequestTour && <Button onClick={onRequestTour}>{chatWords.requestTour}</Button>}
            <Button look="quiet" onClick={onShare}>
              <ShareIcon />
              {words.share}
            </Button>
          </div>
        </div>
      }
      story={
        <>
          <h2 className="mb-6 font-serif text-title font-medium">{words.aboutTitle}</h2>
          <Description text={descriptionWords(listing)} />
        </>
      }
      place={
        <>
          <h2 className="mb-6 font-serif text-title font-medium">{words.locationTitle}</h2>
          {map}
        </>
      }
      below={below}
    />
  )
}

/** Street large, town below; read as one line. */
function Headline({ street, town }: { street: string; town: string }) {
  return (
    <h1>
      <span className="block font-serif text-display font-normal text-balance [overflow-wrap:anywhere]">{street}</span>
      {town && (
        <>
          <span className="sr-only">, </span>
          <span className="mt-4 block text-lead leading-6 text-ink-soft">{town}</span>
        </>
      )}
    </h1>
  )
}
