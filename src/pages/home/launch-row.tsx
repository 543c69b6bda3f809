import { sampleListing } from '#src/api/sample-property.ts'
import { listingWords, priceWords } from '#src/content/listing.ts'
import { how } from '#src/content/marketing/home/how.ts'
import { Plate } from '#src/marketing/plate.tsx'
import { addressLines, factsOf } from '#src/marketing/sample-facts.tsx'
import { Door } from '#src/ui/door.tsx'
import { ArrowUpIcon, LinkIcon } from '#src/ui/icons.tsx'
import { FeatureWords } from './feature-words.tsx'

const words = how.launch
const { street, town } = addressLines(sampleListing.address)

export function LaunchRow() {
  return (
    <div className="flex flex-col gap-8 md:gap-12">
      <FeatureWords {...words} wide />
      <DealRoom />
    </div>
  )
}

/** A property's page, drawn small. */
function DealRoom() {
  return (
    <div
      role="img"
      aria-label={words.seen}
      className="overflow-hidden rounded-field border border-rule bg-sheet shadow-lift"
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
          decorative
          shape="rounded-none! aspect-[4/5] sm:aspect-[16/9] lg:aspect-[2/1]"
          sizes="(width < 600px) 190vw, (width < 1600px) 94vw, 1472px"
        />
        <div className="absolute inset-x-4 bottom-4 sm:left-auto sm:w-88 md:right-6 md:bottom-6">
          <PennyCard />
        </div>
      </div>
      <div className="grid gap-x-gutter gap-y-6 p-[min(1.5rem,6vw)] *:min-w-0 md:grid-cols-12 md:items-end md:p-10">
        <div className="md:col-span-8">
          <p className="font-serif text-heading text-balance">{street}</p>
          <p className="mt-2 text-lead text-ink-soft">{town}</p>
        </div>
        <div className="@container md:col-span-4">
          <p className="text-ink-soft">{listingWords.priceLabel}</p>
          <p className="mt-1 font-serif text-figure font-medium tabular-nums">{priceWords(sampleListing).figure}</p>
          <p className="mt-2 text-note text-ink-soft">{factsOf(sampleListing).join(' · ')}</p>
        </div>
      </div>
    </div>
  )
}

function PennyCard() {
  return (
    <div className="overlay rounded-field">
      <p className="flex min-h-11 items-center gap-2 px-4 text-note font-medium">
        <span className="text-walnut-ink">
          <Door size={18} />
        </span>
        {how.engage.penny}
      </p>
      <p className="mx-4 mt-1 mb-3 rounded-bubble rounded-bl-plate bg-shade px-4 py-2">{words.greeting}</p>
      <p className="flex items-center gap-2 p-2 pt-0">
        <span className="flex h-12 min-w-0 grow items-center rounded-field border border-edge bg-sheet px-4 text-ink-soft">
          <span className="truncate">{words.ask}</span>
        </span>
        <span className="grid size-12 shrink-0 place-items-center rounded-field bg-walnut text-on-walnut">
          <ArrowUpIcon />
        </span>
      </p>
    </div>
  )
}
