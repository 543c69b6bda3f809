import type { ReactNode } from 'react'
import { streetAndTown } from '#domain/address-lines.ts'
import { cut } from '#domain/teaser.ts'
import { priceWords } from '#src/content/listing.ts'
import { sampleModal as words } from '#src/content/sample-modal.ts'
import { sample } from '#src/sample.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { ArrowRightIcon } from '#src/ui/icons.tsx'
import { type OfferedListing, SampleFacts } from './sample-facts.tsx'

interface Props {
  listing: OfferedListing
  /** Fill the stage. */
  photos: ReactNode
  /** Lies over the photos. */
  chat: ReactNode
  map: ReactNode
  onClose: () => void
}

/** A listing in a dialog: photos and Penny on the stage, what is offered beside it. */
export function SampleModalView({ listing, photos, chat, map, onClose }: Props) {
  return (
    <Dialog
      open
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      measures="h-[min(94svh,58rem)] max-w-[86rem]"
    >
      <div className="grid min-h-0 grow content-start overflow-y-auto md:grid-cols-12 md:content-stretch md:overflow-hidden">
        <div className="relative isolate h-[min(66svh,36rem)] overflow-hidden bg-shade md:col-span-8 md:h-auto">
          {photos}
          <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex max-h-[74%] justify-end p-4 md:max-h-full md:p-6">
            <div className="pointer-events-auto flex min-h-0 w-full flex-col md:w-[min(23rem,58%)]">{chat}</div>
          </div>
        </div>
        <Offer listing={listing} map={map} />
      </div>
    </Dialog>
  )
}

function Offer({ listing, map }: Pick<Props, 'listing' | 'map'>) {
  const [street, town] = streetAndTown(listing.address ?? '')
  return (
    <div className="@container flex flex-col gap-6 p-6 md:col-span-4 md:overflow-y-auto lg:p-8">
      <div>
        <p className="text-ink-soft">{words.price}</p>
        <p className="mt-1 font-serif text-figure font-medium tabular-nums">{priceWords(listing).figure}</p>
      </div>
      <div>
        <h3 className="font-serif text-title">{street}</h3>
        <p className="mt-1 text-ink-soft">{town}</p>
        <div className="mt-4">
          <SampleFacts listing={listing} />
        </div>
      </div>
      <p className="text-pretty">{cut(listing.description ?? '', words.descriptionLimit)}</p>
      <section aria-label={words.location}>{map}</section>
      <a
        href={sample.path}
        className="inline-flex min-h-12 items-center gap-3 self-start font-medium text-walnut-ink underline-offset-4 hover:underline"
      >
        {words.wholePage}
        <ArrowRightIcon />
      </a>
    </div>
  )
}
