import { how } from '#src/content/marketing/home/how.ts'
import { FeatureWords } from './feature-words.tsx'

const words = how.automate

export function AutomateRow() {
  return (
    <div className="flex flex-col gap-8">
      <figure
        aria-label={words.seen}
        className="grid rounded-plate bg-shade p-4 max-md:h-[26rem] max-md:overflow-hidden max-md:[mask-image:linear-gradient(black_80%,transparent)] md:h-[42rem] md:items-center md:p-8 lg:p-12"
      >
        <div className="rounded-plate bg-sheet p-6 shadow-lift lg:p-8">
          <p className="border-b border-rule pb-4 text-note">
            <span className="text-ink-soft">{words.subjectLabel}</span>
            <span className="mt-1 block font-medium">{words.subject}</span>
          </p>
          <div className="mt-5 flex flex-col gap-3 font-serif text-[1.0625rem] leading-6">
            {words.email.map((paragraph) => (
              <p key={paragraph} className="text-pretty">
                {paragraph}
              </p>
            ))}
          </div>
          <p className="mt-6 flex items-center gap-2 border-t border-rule pt-4 text-note text-ink-soft">
            <span className="size-2 rounded-full bg-brass" />
            {words.note}
          </p>
        </div>
      </figure>
      <FeatureWords {...words} />
    </div>
  )
}
