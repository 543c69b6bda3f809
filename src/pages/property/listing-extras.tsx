import { useEffect } from 'react'
import { tourAnchor } from '#domain/tour-anchor.ts'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import type { photosMachine } from '#machines/photos/photos.machine.ts'
import type { PageListing } from '#machines/property-page/listing.ts'
import type { PageVisitor } from '#machines/property-page/page.ts'
import type { EventQueue } from '#src/browser/event-queue.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { chat as chatWords } from '#src/content/chat.ts'
import { barPrice, listingBar as words } from '#src/content/listing-bar.ts'
import { looks } from '#src/ui/button.tsx'
import { Gallery } from '#src/widgets/lightbox/gallery.tsx'
import { TourRequestLoader } from '#src/widgets/tour-request/tour-request.tsx'
import { askPenny } from './ask-penny.ts'
import { ListingBar } from './listing-bar.tsx'
import { LiveUpdates } from './live-updates.tsx'
import { NoPhotos } from './no-photos.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { SaveButton } from './save-button.tsx'
import { StageAside } from './stage-aside.tsx'

type HeaderActionsProps = Pick<ListingExtrasProps, 'listing' | 'chat' | 'onRequestTour'>

/** In the header of a listing, which stays in view; a phone has its bar. */
export const HeaderActions = ({ listing, chat, onRequestTour }: HeaderActionsProps) => (
  <div className="header-actions flex shrink-0 items-center gap-4 max-md:hidden">
    <p className="font-serif text-lead font-medium tabular-nums max-lg:hidden">{barPrice(listing)}</p>
    {onRequestTour && (
      <button
        type="button"
        onClick={onRequestTour}
        className={`min-h-11 rounded-field px-4 text-note font-medium ${looks.primary}`}
      >
        {chatWords.requestTour}
      </button>
    )}
    {chat && (
      <button
        type="button"
        onClick={() => askPenny(chat)}
        className="min-h-11 font-medium text-walnut-ink underline-offset-4 hover:underline"
      >
        {words.ask}
      </button>
    )}
  </div>
)

interface ListingExtrasProps {
  listing: PageListing
  visitor: PageVisitor
  /** Undefined when it has failed, as below. */
  photos: ViewActor<typeof photosMachine> | undefined
  chat: ViewActor<typeof chatMachine> | undefined
  /** ENLARGE from the photo in front. */
  presses: EventQueue<{ type: 'ENLARGE'; index: number }>
  /** OPEN from the page's buttons for a tour. */
  tourRequests: EventQueue<{ type: 'OPEN' }>
  /** Null where no tours are given. */
  onRequestTour: (() => void) | null
}

/** What comes to a listing's first view once it takes questions; a chunk of its own. */
export function ListingExtras(props: ListingExtrasProps) {
  const { listing, visitor, photos, chat, presses, tourRequests, onRequestTour } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the listing is shown
  useEffect(() => {
    if (location.hash === tourAnchor) onRequestTour?.()
  }, [])

  return (
    <>
      <Gallery
        actor={photos}
        presses={presses}
        empty={<NoPhotos type={listing.type} />}
        aside={<StageAside listing={listing} />}
        actions={listing.address !== null && <SaveButton path={location.pathname} address={listing.address} />}
      />
      <PrintSheet listing={listing} link={location.href} />
      <TourRequestLoader propertyId={listing.id} address={listing.address} lead={visitor.lead} events={tourRequests} />
      {chat && <LiveUpdates chat={chat} />}
      <ListingBar listing={listing} chat={chat} onRequestTour={onRequestTour} />
    </>
  )
}
