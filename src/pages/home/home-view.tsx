import { home as words } from '#src/content/site.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { PageFrame } from '#src/ui/page-frame.tsx'
import { Photo, type PhotoFile } from '#src/ui/photo.tsx'
import { PlaceholderPhoto } from '#src/ui/placeholder-photo.tsx'

export interface HomeViewProps {
  /** The sample listing's page. */
  sampleHref: string
  /** Its first photograph: undefined while it is not known, null where there is none. */
  photo: PhotoFile | null | undefined
  onBroken: () => void
}

export function HomeView({ sampleHref, photo, onBroken }: HomeViewProps) {
  return (
    <PageFrame>
      <div className="page grid gap-x-gutter gap-y-8 pt-8 pb-12 md:grid-cols-12 md:items-end md:pt-16">
        <h1 className="font-serif text-display font-normal text-balance md:col-span-7">{words.headline}</h1>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <p className="max-w-[44ch] text-lead text-pretty text-ink-soft">{words.sentence}</p>
          <div className="mt-6">
            <ButtonLink href={sampleHref}>{words.sampleLink}</ButtonLink>
          </div>
        </div>
      </div>
      <figure className="mx-auto w-full max-w-[100rem] md:px-[clamp(1rem,4vw,4rem)]">
        <div className="aspect-[4/5] overflow-hidden bg-shade sm:aspect-[3/2] md:rounded-plate lg:aspect-[2/1]">
          {photo && (
            <Photo
              photo={photo}
              sizes="(width < 600px) 190vw, (width < 1600px) 94vw, 1472px"
              priority="high"
              onBroken={onBroken}
            />
          )}
          {photo === null && <PlaceholderPhoto />}
        </div>
        <figcaption className="page mt-4 text-note text-ink-soft md:px-0">{words.sampleCaption}</figcaption>
      </figure>
    </PageFrame>
  )
}
