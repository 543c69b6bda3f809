import { sampleListing } from '#src/api/sample-property.ts'
import { listingWords, priceWords } from '#src/content/listing.ts'
import { home } from '#src/content/marketing/home/home.ts'
import { Plate } from '#src/marketing/plate.tsx'
import { addressLines, factsOf } from '#src/marketing/sample-facts.tsx'
import { SampleLink } from '#src/marketing/sample-trial.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { ArrowUpIcon } from '#src/ui/icons.tsx'

const words = home.listing
const { agentId } = sampleListing
const { street, town } = addressLines(sampleListing.address)

/** HOME-12. */
export function SampleListing() {
  return (
    <section id="try-the-demo" aria-labelledby="try" className="page mt-24 scroll-mt-8 md:mt-40">
      <div className="grid gap-x-gutter gap-y-4 md:grid-cols-12 md:items-end">
        <h2 id="try" className="max-w-[16ch] font-serif text-display text-balance md:col-span-8">
          {words.title}
        </h2>
        <p className="max-w-[40ch] text-lead text-pretty text-ink-soft md:col-span-4">{words.lead}</p>
      </div>
      <div className="mt-10 grid overflow-hidden rounded-field border border-rule bg-sheet *:min-w-0 md:mt-16 md:grid-cols-12">
        <div className="relative md:col-span-8">
          <Plate
            name="exterior-dusk"
            shape="rounded-none! aspect-[4/5] sm:aspect-[3/2] md:aspect-auto md:h-full md:min-h-[36rem]"
            sizes="(width < 600px) 190vw, (width < 900px) 100vw, 64rem"
          />
          <SampleLink
            agentId={agentId}
            className="overlay absolute inset-x-4 bottom-4 flex min-h-16 flex-wrap items-center justify-between gap-x-4 rounded-field py-2 pr-2 pl-5 text-lead text-ink-soft transition-colors duration-150 hover:text-ink md:right-auto md:bottom-6 md:left-6 md:w-104 md:max-w-[calc(100%-3rem)]"
          >
            {words.ask}
            <span className="grid size-12 shrink-0 place-items-center rounded-field bg-walnut text-on-walnut">
              <ArrowUpIcon />
            </span>
          </SampleLink>
        </div>
        <div className="@container flex flex-col justify-between gap-10 p-6 md:col-span-4 md:p-8 lg:p-10">
          <div>
            <h3 className="font-serif text-heading text-balance">{street}</h3>
            <p className="mt-3 text-lead text-ink-soft">{town}</p>
            <ul aria-label={listingWords.factsLabel} className="mt-6 border-t border-rule">
              {factsOf(sampleListing).map((fact) => (
                <li key={fact} className="border-b border-rule py-3">
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <p className="text-ink-soft">{listingWords.priceLabel}</p>
            <p className="mt-1 font-serif text-figure font-medium tabular-nums">{priceWords(sampleListing).figure}</p>
            <SampleLink agentId={agentId} className={`${buttonClass('primary')} mt-6 w-full`}>
              {words.open}
            </SampleLink>
          </div>
        </div>
      </div>
    </section>
  )
}
