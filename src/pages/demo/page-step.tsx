import type { ReactNode } from 'react'
import { streetAndTown } from '#domain/address-lines.ts'
import { cut } from '#domain/teaser.ts'
import { priceWords } from '#src/content/listing.ts'
import { demo } from '#src/content/marketing/demo.ts'
import { sampleModal } from '#src/content/sample-modal.ts'
import { type OfferedListing, SampleFacts } from '#src/marketing/sample-facts.tsx'
import { SampleLink } from '#src/marketing/sample-trial.tsx'
import { ExpandIcon } from '#src/ui/icons.tsx'
import { LinkIcon } from '#src/ui/site-icons.tsx'

const words = demo.page

interface Props {
  agentId: number
  listing: OfferedListing
  /** Fill their frame. */
  photos: ReactNode
  /** Lies over the photos. */
  talk: ReactNode
}

/** DEMO-05: a window of a browser with the sample property in it; its whole page opens over this one. */
export function PageStep({ agentId, listing, photos, talk }: Props) {
  return (
    <div className="absolute inset-0 flex flex-col bg-sheet">
      <div className="flex min-h-14 shrink-0 items-center gap-4 border-b border-rule bg-shade px-4">
        <span aria-hidden="true" className="hidden gap-2 sm:flex">
          <span className="size-3 rounded-full border border-edge" />
          <span className="size-3 rounded-full border border-edge" />
          <span className="size-3 rounded-full border border-edge" />
        </span>
        <p className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-full bg-sheet px-4 text-note text-ink-soft sm:max-w-[34rem]">
          <LinkIcon />
          <span className="sr-only">{words.addressLabel}</span>
          <span className="truncate">{words.address}</span>
        </p>
        <SampleLink
          agentId={agentId}
          className="ml-auto flex min-h-11 shrink-0 items-center gap-2 rounded-field px-3 text-note font-medium text-walnut-ink underline-offset-4 hover:underline"
        >
          <ExpandIcon />
          <span>
            {words.preview}
            <span className="sr-only">: {words.previewOf}</span>
          </span>
        </SampleLink>
      </div>
      <div className="flex min-h-0 grow flex-col md:grid md:grid-cols-12 md:grid-rows-[minmax(0,1fr)]">
        <div className="relative isolate min-h-0 flex-1 overflow-hidden bg-shade md:col-span-8">
          {photos}
          <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex max-h-[84%] justify-end p-4 md:max-h-full md:p-6">
            <div className="pointer-events-auto flex min-h-0 w-full flex-col md:w-[min(23rem,58%)]">{talk}</div>
          </div>
        </div>
        <Offer listing={listing} />
      </div>
    </div>
  )
}

function Offer({ listing }: Pick<Props, 'listing'>) {
  const [street, town] = streetAndTown(listing.address ?? '')
  return (
    <section
      aria-label={words.offerLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls, as it does with large letters, has to be reachable by keyboard
      tabIndex={0}
      className="@container flex max-h-[52%] shrink-0 flex-col gap-3 overflow-y-auto px-4 py-5 focus-visible:-outline-offset-4 md:col-span-4 md:max-h-none md:gap-6 md:p-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
        <p className="text-ink-soft">{words.price}</p>
        <p className="font-serif text-title font-medium tabular-nums md:mt-1 md:text-figure">
          {priceWords(listing).figure}
        </p>
      </div>
      <div>
        <h3 className="font-serif text-title">{street}</h3>
        <p className="text-ink-soft md:mt-1">{town}</p>
      </div>
      <SampleFacts listing={listing} />
      <p className="text-pretty">{cut(listing.description ?? '', sampleModal.descriptionLimit)}</p>
    </section>
  )
}
