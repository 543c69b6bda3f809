import { Link } from 'wouter'
import { stories } from '#src/content/articles.ts'
import { articles } from '#src/content/marketing/articles.ts'
import { Intro } from '#src/marketing/intro.tsx'
import { Plate } from '#src/marketing/plate.tsx'
import { SiteFrame } from '#src/marketing/site-frame.tsx'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { ArrowRightIcon } from '#src/ui/icons.tsx'

const words = articles.customers

/** MKT-10. */
export function UseCasesPage() {
  return (
    <SiteFrame>
      <Intro headline={words.headline} lead={words.lead} />
      <div className="page flex flex-col gap-16 md:gap-24">
        {stories.map((story, place) => (
          <article
            key={story.slug}
            className="group relative grid gap-x-gutter gap-y-6 md:grid-cols-12 md:items-center"
          >
            <div className={`md:col-span-7 ${place % 2 === 1 ? 'md:order-2' : ''}`}>
              <Plate name={story.image} first={place === 0} decorative sizes="(width < 900px) 100vw, 54vw" />
            </div>
            <div className="md:col-span-5">
              <p className="text-note font-medium text-walnut-ink">{story.audience}</p>
              <h2 className="mt-3 font-serif text-heading text-balance">
                <Link
                  href={sitePaths.story(story.slug)}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {story.title}
                </Link>
              </h2>
              <p className="mt-4 text-lead text-pretty text-ink-soft">{story.description}</p>
              <p aria-hidden="true" className="mt-6 flex items-center gap-3 font-medium text-walnut-ink">
                {words.read}
                <ArrowRightIcon />
              </p>
            </div>
          </article>
        ))}
      </div>
    </SiteFrame>
  )
}
