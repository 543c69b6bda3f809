import { marketingPages } from '#domain/marketing-pages.ts'
import { launchFilm } from '#src/content/films.ts'
import { home as words } from '#src/content/marketing/home/home.ts'
import { how } from '#src/content/marketing/home/how.ts'
import { FilmFrame } from '#src/marketing/film-frame.tsx'
import { RequestDemoLink } from '#src/marketing/request-demo.tsx'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Film } from '#src/widgets/film/film.tsx'
import { MotionControl } from '#src/widgets/motion-control/motion-control.tsx'

const film = launchFilm(words.filmAbout)

/** HOME-01. */
export function Hero() {
  return (
    <>
      <div className="page grid gap-x-gutter gap-y-8 pt-6 pb-10 md:grid-cols-12 md:items-end md:pt-12 md:pb-12">
        <h1 className="max-w-[7.8em] font-serif text-display font-normal text-balance md:col-span-7">
          {words.headline}
        </h1>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <p className="max-w-[44ch] text-lead text-balance text-ink-soft">{marketingPages.home.description}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
            <a href={sitePaths.signUp} className={buttonClass('primary')}>
              {words.tryFree}
            </a>
            <RequestDemoLink look="quiet" className="md:hidden">
              {words.closing.demo}
            </RequestDemoLink>
          </div>
        </div>
      </div>
      <div className="mx-auto w-full max-w-[100rem] sm:px-[clamp(1rem,4vw,4rem)]">
        <FilmFrame address={how.launch.address}>
          <Film film={film} />
        </FilmFrame>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 px-[clamp(1rem,4vw,4rem)] pt-3 sm:px-0">
          <p className="py-2 text-note text-balance text-ink-soft">{words.filmNote}</p>
          <div className="-mx-3">
            <MotionControl />
          </div>
        </div>
      </div>
    </>
  )
}
