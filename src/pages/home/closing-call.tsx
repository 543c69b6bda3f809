import { home } from '#src/content/marketing/home/home.ts'
import { Plate } from '#src/marketing/plate.tsx'
import { RequestDemoLink } from '#src/marketing/request-demo.tsx'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { buttonClass } from '#src/ui/button.tsx'

const words = home.closing

/** HOME-06: a sheet over a photo, as Penny lies over a listing's. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing" className="mx-auto mt-12 max-w-[100rem] md:mt-40 md:px-[clamp(1rem,4vw,4rem)]">
      <div className="relative">
        <Plate
          name="backyard-pool"
          decorative
          shape="max-md:rounded-none aspect-square sm:aspect-[3/2] lg:aspect-[2/1]"
          sizes="(width < 600px) and (resolution >= 2.5x) 75vw, (width < 600px) and (resolution >= 1.5x) 110vw, (width < 600px) 190vw, (width < 1600px) 94vw, 1472px"
        />
        <div className="overlay absolute inset-x-4 bottom-4 rounded-field p-6 sm:right-auto sm:bottom-6 sm:left-6 sm:w-[26rem] sm:max-w-[calc(100%-3rem)] sm:p-8 md:bottom-8 md:left-8 md:w-[30rem] md:p-10">
          <h2 id="closing" className="max-w-[14ch] font-serif text-heading text-balance">
            {words.title}
          </h2>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
            <a href={sitePaths.signUp} className={buttonClass('primary')}>
              {home.tryFree}
            </a>
            <RequestDemoLink look="quiet">{words.demo}</RequestDemoLink>
          </div>
          <p className="mt-4 text-note text-ink-soft">{words.sentence}</p>
        </div>
      </div>
    </section>
  )
}
