import { how as words } from '#src/content/marketing/home/how.ts'
import { Reveal } from '#src/widgets/reveal/reveal.tsx'
import { AssistantRow } from './assistant-row.tsx'
import { AutomateRow } from './automate-row.tsx'
import { EngageRow } from './engage-row.tsx'
import { LaunchRow } from './launch-row.tsx'
import { ResultsRow } from './results-row.tsx'

/** HOME-02. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="page mt-12 md:mt-40">
      <Reveal>
        <div className="grid gap-x-gutter gap-y-4 md:grid-cols-12 md:items-end">
          <h2 id="how-it-works" className="font-serif text-display text-balance md:col-span-7">
            {words.title}
          </h2>
          <p className="max-w-[44ch] text-lead text-balance text-ink-soft md:col-span-5 lg:col-span-4 lg:col-start-9">
            {words.lead}
          </p>
        </div>
      </Reveal>
      <div className="mt-8 flex flex-col gap-14 md:mt-20 md:gap-40">
        <Reveal>
          <LaunchRow />
        </Reveal>
        <section
          className="grid gap-x-gutter gap-y-14 *:min-w-0 max-md:-mx-[clamp(1rem,4vw,4rem)] max-md:relative max-md:snap-x max-md:scroll-px-[clamp(1rem,4vw,4rem)] max-md:grid-flow-col max-md:auto-cols-[88%] max-md:gap-x-4 max-md:overflow-x-auto max-md:px-[clamp(1rem,4vw,4rem)] max-md:*:snap-start md:grid-cols-2"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
          tabIndex={0}
          aria-label={words.both}
        >
          <Reveal>
            <EngageRow />
          </Reveal>
          <Reveal>
            <AutomateRow />
          </Reveal>
        </section>
        <Reveal>
          <AssistantRow />
        </Reveal>
        <Reveal>
          <ResultsRow />
        </Reveal>
      </div>
    </section>
  )
}
