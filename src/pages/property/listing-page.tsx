import { firstPhotoSizes } from '#domain/photo-sizes.ts'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import type { photosMachine } from '#machines/photos/photos.machine.ts'
import type { PageListing } from '#machines/property-page/listing.ts'
import type { PageVisitor } from '#machines/property-page/page.ts'
import { useEventQueue } from '#src/browser/event-queue.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { lazyPart } from '#src/chunks.ts'
import { answeredSuggestions } from '#src/content/chat.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Chat } from '#src/widgets/chat/chat.tsx'
import { MapPlace } from '#src/widgets/map/map-place.tsx'
import { Photos } from '#src/widgets/photos/photos.tsx'
import { Share } from '#src/widgets/share/share.tsx'
import { ListingView } from './listing-view.tsx'

/** Comes after everything that is seen first. */
const Details = lazyPart(
  () => import('./listing-details.tsx'),
  ({ ListingDetailsView: ListingDetails }) => ListingDetails,
  () => <Skeleton className="min-h-[90rem] md:col-span-12 md:min-h-[70rem]" />,
  true,
)

const extras = () => import('./listing-extras.tsx')

const Extras = lazyPart(extras, ({ ListingExtras }) => ListingExtras, undefined, true)

const HeaderActions = lazyPart(extras, ({ HeaderActions }) => HeaderActions, undefined, true)

interface Props {
  listing: PageListing
  visitor: PageVisitor
  /** Undefined when it has failed, as below. */
  photos: ViewActor<typeof photosMachine> | undefined
  chat: ViewActor<typeof chatMachine> | undefined
}

export function ListingPage({ listing, visitor, photos, chat }: Props) {
  const { address, coordinates, details } = listing
  const presses = useEventQueue<{ type: 'ENLARGE'; index: number }>()
  const tourRequests = useEventQueue<{ type: 'OPEN' }>()
  const onRequestTour = details.tours && (() => tourRequests.send({ type: 'OPEN' }))
  const parts = { listing, visitor, photos, chat, presses, tourRequests, onRequestTour }
  return (
    <Share address={address}>
      {(onShare) => (
        <ListingView
          listing={listing}
          photos={
            <Photos
              actor={photos}
              address={address}
              sizes={firstPhotoSizes}
              onPress={(index) => presses.send({ type: 'ENLARGE', index })}
            />
          }
          gallery={<Extras {...parts} />}
          chat={<Chat actor={chat} suggestions={answeredSuggestions(listing)} onRequestTour={onRequestTour} />}
          map={<MapPlace address={address} coordinates={coordinates} />}
          below={<Details listing={listing} />}
          onShare={onShare}
          onRequestTour={onRequestTour}
          action={<HeaderActions {...parts} />}
        />
      )}
    </Share>
  )
}
