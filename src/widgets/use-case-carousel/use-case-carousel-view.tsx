import type { Ref } from 'react'
import { Link } from 'wouter'
import type { Story } from '#src/content/articles.ts'
import { home } from '#src/content/marketing/home/home.ts'
import { sitePhoto } from '#src/content/site-photos.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { ArrowButton } from '#src/ui/arrow-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.tsx'
import { Photo } from '#src/ui/photo.tsx'

const words = home.useCases

export interface UseCaseCarouselViewProps {
  trackRef?: Ref<HTMLUListElement>
  stories: readonly Story[]
  /** Of the card in front, from 0. */
  index: number
  onPrevious: () => void
  onNext: () => void
}

/** A row of cards that scrolls by itself, without a program, too; the arrows bring one after the other to the front. */
export function UseCaseCarouselView({ trackRef, stories, index, onPrevious, onNext }: UseCaseCarouselViewProps) {
  const total = stories.length
  return (
    <section aria-roledescription="carousel" aria-label={words.label} className="mt-14 md:mt-40">
      <div className="page flex flex-wrap items-end justify-between gap-x-gutter gap-y-6">
        <div>
          <h2 className="font-serif text-display text-balance">{words.title}</h2>
          <p className="mt-4 max-w-[48ch] text-lead text-balance text-ink-soft">{words.lead}</p>
        </div>
        <div className="flex items-center gap-3 [@media(scripting:none)]:hidden">
          <p aria-hidden="true" className="mr-1 text-note tabular-nums text-ink-soft">
            {words.counter(index + 1, total)}
          </p>
          <ArrowButton label={words.previous} onClick={onPrevious} Icon={ArrowLeftIcon} />
          <ArrowButton label={words.next} onClick={onNext} Icon={ArrowRightIcon} />
        </div>
      </div>
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {words.announcement(index + 1, total, stories[index]?.title ?? '')}
      </p>
      <div className="mx-auto mt-10 max-w-[100rem] md:mt-14">
        <ul
          ref={trackRef}
          className="flex snap-x snap-mandatory scroll-px-[clamp(1rem,4vw,4rem)] gap-6 overflow-x-auto px-[clamp(1rem,4vw,4rem)] [scrollbar-width:none] md:gap-10"
        >
          {stories.map((story) => (
            <Card key={story.slug} story={story} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Card({ story }: { story: Story }) {
  return (
    <li className="group relative grid w-full shrink-0 snap-start content-start gap-x-10 gap-y-6 sm:w-[84%] md:w-[80%] md:grid-cols-9 md:content-center md:items-center">
      <div className="aspect-[3/2] overflow-hidden rounded-plate bg-shade md:col-span-5 md:aspect-[4/3] lg:aspect-[3/2]">
        <Photo
          photo={{ ...sitePhoto(story.image), alt: '' }}
          sizes="(width < 900px) 92vw, (width < 1600px) 46vw, 740px"
          lazy
        />
      </div>
      <div className="md:col-span-4">
        <p className="text-note font-medium text-walnut-ink">{story.audience}</p>
        <blockquote className="mt-3 font-serif text-title text-balance lg:text-[2rem] lg:leading-10">
          “{story.quote}”
        </blockquote>
        <h3 className="mt-4 text-balance text-ink-soft">{story.title}</h3>
        <Link
          href={sitePaths.story(story.slug)}
          className="mt-3 inline-flex min-h-12 items-center gap-3 font-medium text-walnut-ink underline-offset-4 group-hover:underline"
        >
          <span>
            {words.read} <span className="sr-only">{story.title}</span>
          </span>
          <ArrowRightIcon />
        </Link>
      </div>
    </li>
  )
}
