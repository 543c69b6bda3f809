import { useGuardedPage } from '#src/browser/guarded-page.ts'
import { demoFilm } from '#src/content/films.ts'
import { demo as words } from '#src/content/marketing/demo.ts'
import { FilmFrame } from '#src/marketing/film-frame.tsx'
import { RequestDemoLink } from '#src/marketing/request-demo.tsx'
import { SampleTrial } from '#src/marketing/sample-trial.tsx'
import { SiteFrame } from '#src/marketing/site-frame.tsx'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Film } from '#src/widgets/film/film.tsx'
import { MotionControl } from '#src/widgets/motion-control/motion-control.tsx'
import { DemoCarousel } from './demo-carousel.tsx'
import { Greeting } from './greeting.tsx'

const film = demoFilm(words.filmAbout)

/** `/demo` (DEMO-01…09). */
export function DemoPage() {
  useGuardedPage()
  return (
    <SampleTrial>
      <SiteFrame>
        <div className="page grid gap-x-gutter gap-y-4 pb-10 md:grid-cols-12 md:gap-y-6 md:items-end md:pt-10 md:pb-14">
          <Greeting />
          <div className="md:col-span-5">
            <p className="max-w-[44ch] text-lead text-balance text-ink-soft">{words.lead}</p>
            <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
              <StartOrCall />
            </div>
          </div>
        </div>
        <FilmAndBullets />
        <DemoCarousel />
        <Closing />
      </SiteFrame>
    </SampleTrial>
  )
}

/** DEMO-08: both addresses are settings of the server. */
function StartOrCall() {
  return (
    <>
      <a href={sitePaths.signUp} className={buttonClass('primary')}>
        {words.getStarted}
      </a>
      <a href={sitePaths.booking} className={buttonClass('quiet')}>
        {words.founderCall}
      </a>
    </>
  )
}

/** DEMO-02, DEMO-07. */
function FilmAndBullets() {
  return (
    <div className="page grid gap-x-gutter gap-y-10 md:grid-cols-12">
      <div className="md:col-span-8">
        <FilmFrame address={words.filmAddress}>
          <Film film={film} volume={0.5} guarded />
        </FilmFrame>
        <div className="flex flex-wrap items-center justify-between gap-x-8 pt-2">
          <p className="py-2 text-note text-ink-soft">{words.filmNote}</p>
          <div className="-mx-3">
            <MotionControl />
          </div>
        </div>
      </div>
      <section aria-labelledby="bullets" className="md:col-span-4">
        <h2 id="bullets" className="text-note font-medium text-walnut-ink">
          {words.bulletsTitle}
        </h2>
        <ul className="mt-4 border-t border-rule">
          {words.bullets.map(({ title, text }) => (
            <li key={title} className="border-b border-rule py-5">
              <p className="font-serif text-title text-balance">{title}</p>
              <p className="mt-2 max-w-[44ch] text-balance text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Closing() {
  return (
    <section aria-labelledby="closing" className="page mt-24 md:mt-40">
      <div className="grid gap-x-gutter gap-y-8 border-t border-rule pt-10 md:grid-cols-12 md:items-end md:pt-16">
        <div className="md:col-span-5">
          <h2 id="closing" className="max-w-[16ch] font-serif text-heading text-balance">
            {words.closing.title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lead text-balance text-ink-soft">{words.closing.text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:grow md:col-span-7 md:justify-end">
          <StartOrCall />
          <RequestDemoLink look="quiet">{words.requestDemo}</RequestDemoLink>
        </div>
      </div>
    </section>
  )
}
