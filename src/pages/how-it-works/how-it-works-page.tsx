import { howItWorks as words } from '#src/content/marketing/how-it-works.ts'
import { Faqs } from '#src/marketing/faqs.tsx'
import { Intro } from '#src/marketing/intro.tsx'
import { OldFrame } from '#src/marketing/old-frame.tsx'
import { Plate } from '#src/marketing/plate.tsx'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** MKT-02. */
export function HowItWorksPage() {
  return (
    <OldFrame>
      <Intro headline={words.headline} lead={words.lead} />
      <div className="page grid gap-x-gutter gap-y-12 md:grid-cols-12">
        <div className="md:col-span-5">
          {/* As high as the list beside it, whose height it leaves alone. */}
          <Plate
            name="exterior-dusk"
            first
            shape="aspect-[4/5] sm:aspect-[3/2] md:aspect-auto md:h-full md:contain-size"
            sizes="(width < 900px) 150vw, 72vw"
          />
        </div>
        <ol className="flex flex-col md:col-span-7 lg:col-span-6 lg:col-start-7">
          {words.values.map(({ title, text }, place) => (
            <li key={title} className="border-t border-rule py-8 last:border-b">
              <p aria-hidden="true" className="text-note text-walnut-ink tabular-nums">
                {String(place + 1).padStart(2, '0')}
              </p>
              <h2 className="mt-2 font-serif text-title">{title}</h2>
              <p className="mt-2 max-w-[56ch] text-lead text-pretty text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <section className="page mt-20 grid gap-x-gutter gap-y-8 md:mt-28 md:grid-cols-12">
        <h2 className="font-serif text-heading text-balance md:col-span-4">{words.faqTitle}</h2>
        <div className="md:col-span-8">
          <Faqs questions={words.faqs} />
          <div className="mt-10 flex max-sm:*:grow">
            <ButtonLink href={sitePaths.request}>{words.action}</ButtonLink>
          </div>
        </div>
      </section>
    </OldFrame>
  )
}
