import { landing as words } from '#src/content/marketing/landing.ts'
import { OldFrame } from '#src/marketing/old-frame.tsx'
import { Plate } from '#src/marketing/plate.tsx'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** NAV-05: the first screen of the older site, at /home. */
export function LandingPage() {
  return (
    <OldFrame>
      <div className="page relative flex grow flex-col">
        <Plate
          name="backyard-pool"
          first
          shape="aspect-[4/5] sm:aspect-[3/2] lg:aspect-[2/1]"
          sizes="(width < 600px) 150vw, 100vw"
        />
        <div className="relative -mt-16 flex max-w-[40rem] flex-col sm:max-w-[32rem] md:max-w-[40rem] xl:max-w-[46rem] items-start bg-paper pt-8 sm:pr-8 md:-mt-28 md:pr-14">
          <h1 className="font-serif text-display font-normal text-balance">{words.tagline}</h1>
          <p className="mt-4 mb-8 text-lead text-balance text-ink-soft">{words.sentence}</p>
          <div className="flex max-sm:w-full max-sm:*:grow">
            <ButtonLink href={sitePaths.request}>{words.action}</ButtonLink>
          </div>
        </div>
      </div>
    </OldFrame>
  )
}
