import { launchFilm } from '#src/content/films.ts'
import { home as words } from '#src/content/marketing/home/home.ts'
import { how } from '#src/content/marketing/home/how.ts'
import { home } from '#src/content/site.ts'
import { RequestDemoLink } from '#src/marketing/request-demo.tsx'
import { paths } from '#src/paths.ts'
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
          <p className="max-w-[44ch] text-lead text-balance text-ink-soft">{home.sentence}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={paths.signUp} className={buttonClass('primary')}>
              {words.tryFree}
            </a>
            <RequestDemoLink look="quiet" className="md:hidden">
              {words.closing.demo}
            </RequestDemoLink>
          </div>
        </div>
      </div>
      <div className="mx-auto w-full max-w-[100rem] md:px-[clamp(1rem,4vw,4rem)]">
        <div className="mx-auto max-sm:w-[min(84%,21rem)] max-sm:rounded-[2rem] max-sm:border-[10px] max-sm:border-ink sm:rounded-field sm:border sm:border-rule sm:bg-sheet sm:shadow-lift">
          <p className="flex min-h-11 items-center gap-2 px-5 text-note text-ink-soft max-sm:hidden">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-rule" />
            <span aria-hidden="true" className="size-2.5 rounded-full bg-rule" />
            <span aria-hidden="true" className="mr-3 size-2.5 rounded-full bg-rule" />
            {how.launch.address}
          </p>
          <div className="overflow-hidden max-sm:rounded-[1.4rem]">
            <Film film={film} cropped />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 px-[clamp(1rem,4vw,4rem)] pt-3 md:px-0">
          <p className="py-2 text-note text-ink-soft">{words.filmNote}</p>
          <div className="-mx-3">
            <MotionControl />
          </div>
        </div>
      </div>
    </>
  )
}
