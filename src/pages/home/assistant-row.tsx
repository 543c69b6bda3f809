import { how } from '#src/content/marketing/home/how.ts'
import { FeatureWords } from './feature-words.tsx'

const words = how.assistant

export function AssistantRow() {
  return (
    <div className="grid gap-x-gutter gap-y-10 md:grid-cols-12">
      <div className="md:col-span-5 lg:col-span-4">
        <FeatureWords {...words} />
      </div>
      <ul
        aria-label={words.seen}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        className="border-ink max-md:-mx-[clamp(1rem,4vw,4rem)] max-md:grid max-md:relative max-md:snap-x max-md:scroll-px-[clamp(1rem,4vw,4rem)] max-md:auto-cols-[86%] max-md:grid-flow-col max-md:gap-x-4 max-md:overflow-x-auto max-md:px-[clamp(1rem,4vw,4rem)] max-md:*:snap-start md:col-span-7 md:border-t lg:col-span-8"
      >
        {words.findings.map(({ home, question, answer, source }) => (
          <li
            key={question}
            className="grid content-start gap-x-gutter gap-y-3 border-rule py-5 max-md:border-t md:border-b md:py-7 lg:grid-cols-8"
          >
            <div className="lg:col-span-3">
              <p className="text-note text-ink-soft">{home}</p>
              <p className="mt-2 font-serif text-title text-pretty">{question}</p>
            </div>
            <div className="lg:col-span-5">
              <p className="text-lead text-pretty">{answer}</p>
              <p className="mt-3 flex items-center gap-2 text-note text-ink-soft">
                <span aria-hidden="true" className="size-2 rounded-full bg-sage" />
                {source}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
