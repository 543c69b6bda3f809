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
            sizes="(width < 900px) and (resolution >= 2.5x) 65vw, (width < 900px) and (resolution >= 1.5x) 90vw, (width < 900px) 130vw, 80vw"
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
      <section aria-labelledby="inbox" className="page mt-20 grid gap-x-gutter gap-y-8 md:mt-32 md:grid-cols-12">
        <h2 id="inbox" className="font-serif text-heading text-balance md:col-span-4">
          {words.seen}
        </h2>
        <ul className="overflow-hidden rounded-field border border-rule bg-sheet shadow-lift md:col-span-8">
          {words.inbox.map(({ from, subject, text }) => (
            <li key={subject} className="border-b border-rule px-5 py-5 last:border-b-0 md:px-8">
              <p className="text-note font-medium text-walnut-ink">{from}</p>
              <p className="mt-1 font-medium text-pretty">{subject}</p>
              <p className="mt-1 text-pretty text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
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
          <Schedule look="light" />
        </div>
      </section>
    </SiteFrame>
  )
}

/** On the dark ground of the closing, where walnut would be lost. */
const light =
  'inline-flex min-h-12 items-center justify-center rounded-field bg-paper px-6 py-3 font-medium text-ink dark:bg-ink dark:text-paper'

/** To the form of another site, where a call is booked. */
function Schedule({ look = 'primary' }: { look?: 'primary' | 'light' }) {
  return (
    <a
      href={sitePaths.booking}
      className={`${look === 'light' ? light : buttonClass('primary')} shrink-0 max-sm:w-full`}
    >
      {words.action}
    </a>
  )
}
