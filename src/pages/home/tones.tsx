import { tones as words } from '#src/content/marketing/home/tones.ts'
import { SampleLink } from '#src/marketing/sample-trial.tsx'
import { ArrowRightIcon } from '#src/ui/icons.tsx'
import { ChevronDownIcon } from '#src/ui/site-icons.tsx'

/** HOME-04. */
export function Tones() {
  return (
    <section aria-labelledby="tones" className="page mt-12 md:mt-40">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-4 [overflow-wrap:anywhere] md:grid-cols-12 md:items-end">
        <h2 id="tones" className="font-serif text-display text-balance md:col-span-7">
          {words.title}
        </h2>
        <p className="max-w-[44ch] text-lead text-balance text-ink-soft md:col-span-5 lg:col-span-4 lg:col-start-9">
          {words.lead}
        </p>
      </div>
      <ul className="mt-6 grid gap-x-gutter gap-y-10 *:min-w-0 max-md:-mx-[clamp(1rem,4vw,4rem)] max-md:relative max-md:snap-x max-md:scroll-px-[clamp(1rem,4vw,4rem)] max-md:grid-flow-col max-md:auto-cols-[86%] max-md:gap-x-4 max-md:overflow-x-auto max-md:px-[clamp(1rem,4vw,4rem)] max-md:*:snap-start md:mt-16 md:grid-cols-3">
        {words.cards.map((card, place) => (
          <Card key={card.name} {...card} isOpen={place === 0} />
        ))}
      </ul>
    </section>
  )
}

interface CardProps {
  name: string
  agentId: number
  intro: string
  answer: string
  isOpen: boolean
}

function Card({ name, agentId, intro, answer, isOpen }: CardProps) {
  return (
    <li className="flex flex-col border-t border-ink pt-6">
      <h3 className="font-serif text-figure">{name}</h3>
      <p className="mt-3 max-w-[40ch] text-lead text-balance text-ink-soft">{intro}</p>
      <details open={isOpen} className="group mt-3">
        <summary className="flex min-h-12 w-fit max-w-full cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            {words.example} <span className="sr-only">{name}</span>
          </span>
          <span className="transition-transform duration-150 group-open:rotate-180">
            <ChevronDownIcon />
          </span>
        </summary>
        <div className="flex flex-col gap-3 pt-2 pb-4">
          <p className="max-w-[88%] self-end rounded-bubble rounded-br-plate bg-walnut px-4 py-2 text-on-walnut">
            <span className="sr-only">{words.asked}: </span>
            {words.question}
          </p>
          <p className="max-w-[92%] self-start rounded-bubble rounded-bl-plate bg-shade px-4 py-2 text-pretty">
            <span className="sr-only">{words.answered}: </span>
            {answer}
          </p>
        </div>
      </details>
      <SampleLink
        agentId={agentId}
        question={words.question}
        className="inline-flex min-h-12 items-center gap-3 self-start font-medium text-walnut-ink underline-offset-4 hover:underline"
      >
        <span>
          {words.try} <span className="sr-only">{name}</span>
        </span>
        <ArrowRightIcon />
      </SampleLink>
    </li>
  )
}
