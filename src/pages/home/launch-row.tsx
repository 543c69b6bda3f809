import { streetAndTown } from '#domain/address-lines.ts'
import { samplePageListing } from '#src/api/sample-property.ts'
import { listingWords, priceWords } from '#src/content/listing.ts'
import { home } from '#src/content/marketing/home/home.ts'
import { how } from '#src/content/marketing/home/how.ts'
import { Plate } from '#src/marketing/plate.tsx'
import { factsOf } from '#src/marketing/sample-facts.tsx'
import { SampleLink } from '#src/marketing/sample-trial.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { ArrowUpIcon } from '#src/ui/icons.tsx'
import { LinkIcon } from '#src/ui/site-icons.tsx'
import { FeatureWords } from './feature-words.tsx'

const words = how.launch
const { agentId } = samplePageListing
const [street, town] = streetAndTown(samplePageListing.address ?? '')

export function LaunchRow() {
  return (
    <div className="flex flex-col gap-8 md:gap-12">
      <FeatureWords {...words} wide />
      <DealRoom />
    </div>
  )
}

/** HOME-12: a property's page, drawn small; it opens the sample. */
function DealRoom() {
  return (
    <div
      id="try-the-demo"
      className="scroll-mt-8 overflow-hidden rounded-field border border-rule bg-sheet shadow-lift"
    >
      <div className="flex min-h-12 items-center justify-between gap-4 px-4 text-note text-ink-soft md:px-6">
        <p className="flex items-center gap-2">
          <LinkIcon />
          {words.address}
        </p>
        <p className="hidden sm:block">{words.access}</p>
      </div>
      <div className="relative">
        <Plate
          name="living-room"
          shape="rounded-none! aspect-[4/3] sm:aspect-[16/9] lg:aspect-[2/1]"
          sizes="(width < 600px) and (resolution >= 2.5x) 75vw, (width < 600px) and (resolution >= 1.5x) 110vw, (width < 600px) 190vw, (width < 1600px) 94vw, 1472px"
        />
        <SampleLink
          agentId={agentId}
          className="overlay absolute inset-x-4 bottom-4 flex min-h-16 flex-wrap items-center justify-between gap-x-4 rounded-field py-2 pr-2 pl-5 text-lead text-ink-soft transition-colors duration-150 hover:text-ink sm:left-auto sm:w-104 sm:max-w-[calc(100%-2rem)] md:right-6 md:bottom-6"
        >
          {home.listing.ask}
          <span className="grid size-12 shrink-0 place-items-center rounded-field bg-walnut text-on-walnut">
            <ArrowUpIcon />
          </span>
        </SampleLink>
      </div>
      <div className="grid gap-x-gutter gap-y-6 p-[min(1.5rem,6vw)] *:min-w-0 md:grid-cols-12 md:items-end md:p-10">
        <div className="md:col-span-5">
          <h4 className="font-serif text-heading text-balance">{street}</h4>
          <p className="mt-2 text-lead text-ink-soft">{town}</p>
        </div>
        <div className="@container md:col-span-4">
          <p className="text-ink-soft">{listingWords.priceLabel}</p>
          <p className="mt-1 font-serif text-figure font-medium tabular-nums">{priceWords(samplePageListing).figure}</p>
          <p className="mt-2 text-note text-ink-soft">{factsOf(samplePageListing).join(' · ')}</p>
        </div>
        <div className="md:col-span-3">
          <SampleLink agentId={agentId} className={`${buttonClass('primary')} w-full`}>
            {home.listing.open}
          </SampleLink>
        </div>
      </div>
    </div>
  )
}
