import type { Variant } from '#machines/variant/variant.machine.ts'
import { questionsOf, start as words } from '#src/content/marketing/home/start.ts'
import { sample } from '#src/sample.ts'
import { ArrowRightIcon } from '#src/ui/icons.tsx'
import { TypedText } from '#src/widgets/typed-text/typed-text.tsx'

/** HOME-03, HOME-08. */
export function Start({ variant }: { variant: Variant }) {
  return (
    <section aria-labelledby="start" className="mt-12 bg-shade md:mt-40">
      <div className="page grid gap-x-gutter gap-y-8 py-8 md:grid-cols-12 md:py-28">
        <h2 id="start" className="font-serif text-display text-balance md:col-span-12 lg:col-span-9">
          {words.title}
        </h2>
        <ol className="border-t border-ink md:col-span-7 md:mt-4">
          {words.steps.map(({ title, text }, place) => (
            <li
              key={title}
              className="grid grid-cols-[min(3rem,15vw)_minmax(0,1fr)] border-b border-rule py-4 sm:py-5 sm:grid-cols-[5rem_minmax(0,1fr)]"
            >
              <p aria-hidden="true" className="font-serif text-figure leading-none text-walnut-ink">
                {place + 1}
              </p>
              <div>
                <h3 className="font-serif text-title">{title}</h3>
                <p className="mt-2 max-w-[52ch] text-lead text-balance text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="flex flex-col gap-4 md:col-span-5 md:mt-4">
          <Code />
          <AskLine variant={variant} />
        </div>
      </div>
    </section>
  )
}

/** A sign's code: white paper by day and by night, because a camera wants it so. */
function Code() {
  return (
    <div className="flex grow flex-wrap items-center gap-6 rounded-plate bg-sheet p-6 md:content-between lg:content-center lg:p-8">
      <img
        src={words.code.src}
        alt={words.code.alt}
        width="176"
        height="176"
        loading="lazy"
        className="size-28 rounded-plate bg-[white] sm:size-44"
      />
      <div className="min-w-0 flex-[1_1_10rem] [overflow-wrap:anywhere] md:max-lg:basis-full">
        <h3 className="font-serif text-title">{words.code.title}</h3>
        <p className="mt-2 max-w-[38ch] text-balance text-ink-soft">{words.code.text}</p>
        <p className="mt-2 -mb-3 flex flex-wrap gap-x-8">
          <a
            href={sample.path}
            className="inline-flex min-h-12 items-center gap-3 font-medium text-walnut-ink underline-offset-4 hover:underline"
          >
            {words.code.open}
            <ArrowRightIcon />
          </a>
          <a
            href={words.code.signSrc}
            className="inline-flex min-h-12 items-center font-medium text-walnut-ink underline-offset-4 hover:underline"
          >
            {words.code.sign}
          </a>
          <a
            href={words.code.signPdfSrc}
            className="inline-flex min-h-12 items-center max-sm:hidden font-medium text-walnut-ink underline-offset-4 hover:underline"
          >
            {words.code.signPdf}
          </a>
        </p>
      </div>
    </div>
  )
}

function AskLine({ variant }: { variant: Variant }) {
  return (
    <div className="rounded-plate bg-sheet p-6 lg:p-8">
      <p className="text-note font-medium text-walnut-ink">{words.ask.label}</p>
      <p className="mt-4 ml-auto w-fit max-w-full rounded-bubble rounded-br-plate bg-walnut px-5 py-3 font-serif text-title wrap-anywhere text-on-walnut">
        <TypedText key={variant} questions={questionsOf[variant]} sentence={words.ask.sentence} />
      </p>
    </div>
  )
}
