import { enterprise as words } from '#src/content/marketing/enterprise.ts'
import { Plate } from '#src/marketing/plate.tsx'
import { SiteFrame } from '#src/marketing/site-frame.tsx'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { ScrollHeadline } from '#src/widgets/scroll-headline/scroll-headline.tsx'

/** MKT-04, MKT-05. */
export function EnterprisePage() {
  return (
    <SiteFrame>
      <div className="page grid gap-x-gutter gap-y-10 pt-10 md:grid-cols-12 md:pt-16">
        <div className="md:col-span-6 md:self-center">
          <ScrollHeadline>
            <h1 className="font-serif text-display font-normal text-balance">{words.headline}</h1>
            <p className="mt-6 max-w-[36ch] text-lead text-pretty text-ink-soft">{words.subtitle}</p>
            <div className="mt-8">
              <Schedule />
            </div>
          </ScrollHeadline>
        </div>
        <div className="md:col-span-6">
          <Plate
            name="condo-tower"
            first
            shape="aspect-[4/5] sm:aspect-square md:aspect-auto md:h-[min(78svh,52rem)]"
            sizes="(width < 900px) 130vw, 80vw"
          />
        </div>
      </div>
      <section className="page mt-20 md:mt-32">
        <h2 className="font-serif text-heading text-balance">{words.stepsTitle}</h2>
        <ol className="mt-10 grid gap-x-gutter gap-y-10 md:grid-cols-2">
          {words.steps.map(({ title, text }, place) => (
            <li key={title} className="border-t border-ink pt-6">
              <p aria-hidden="true" className="font-serif text-figure text-walnut-ink">
                {place + 1}
              </p>
              <h3 className="mt-4 font-serif text-title text-balance">{title}</h3>
              <p className="mt-3 max-w-[52ch] text-lead text-pretty text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="page mt-20 grid gap-x-gutter gap-y-8 md:mt-32 md:grid-cols-12">
        <h2 className="font-serif text-heading text-balance md:col-span-4">{words.detailTitle}</h2>
        <dl className="md:col-span-8">
          {words.details.map(({ title, text }) => (
            <div key={title} className="grid gap-x-8 gap-y-2 border-t border-rule py-6 last:border-b lg:grid-cols-8">
              <dt className="font-serif text-title text-balance lg:col-span-3">{title}</dt>
              <dd className="text-lead text-pretty text-ink-soft lg:col-span-5">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="page mt-20 md:mt-32">
        <div className="flex flex-col items-start gap-8 bg-ink px-[clamp(1.5rem,6vw,6rem)] py-16 text-paper dark:bg-shade dark:text-ink md:flex-row md:items-center md:justify-between">
          <p className="max-w-[22ch] font-serif text-heading text-balance">{words.closing}</p>
          <Schedule />
        </div>
      </section>
    </SiteFrame>
  )
}

/** To the form of another site, where a call is booked. */
function Schedule() {
  return (
    <a href={sitePaths.booking} className={`${buttonClass('primary')} shrink-0`}>
      {words.action}
    </a>
  )
}
