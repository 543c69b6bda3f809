import type { chatMachine } from '#machines/chat/chat.machine.ts'
import type { photosMachine } from '#machines/photos/photos.machine.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { Gallery } from '#src/widgets/lightbox/gallery.tsx'
import { ListingBar } from './listing-bar.tsx'
import type { ListingFacts } from './listing-facts.ts'
import { NoPhotos } from './no-photos.tsx'
import { SaveButton } from './save-button.tsx'

interface ListingExtrasProps {
  listing: ListingFacts
  /** Undefined when it has failed, as below. */
  photos: ViewActor<typeof photosMachine> | undefined
  chat: ViewActor<typeof chatMachine> | undefined
  /** How often someone has pressed the photo in front. */
  pressed: number
  onRequestTour: () => void
}

/** What comes to a listing's first view once it takes questions; a chunk of its own. */
export function ListingExtras({ listing, photos, chat, pressed, onRequestTour }: ListingExtrasProps) {
  return (
    <>
      <Gallery
        actor={photos}
        pressed={pressed}
        empty={<NoPhotos type={listing.type} />}
        actions={listing.address !== null && <SaveButton path={location.pathname} address={listing.address} />}
      />
      <ListingBar listing={listing} chat={chat} onRequestTour={listing.details.tours ? onRequestTour : null} />
    </>
  )
}
