import { Fragment } from 'react'
import { pennyTest as words } from '#src/content/penny-pages.ts'
import { PageFrame } from '#src/ui/page-frame.tsx'
import { Photo, type PhotoFile } from '#src/ui/photo.tsx'

interface PennyTestViewProps {
  photos: readonly PhotoFile[]
  onBroken: (url: string) => void
}

export function PennyTestView({ photos, onBroken }: PennyTestViewProps) {
  const [hero, ...others] = photos
  return (
    <PageFrame>
      <div className="mx-auto h-[min(88svh,60rem)] min-h-[28rem] w-full max-w-[100rem] md:px-[clamp(1rem,4vw,4rem)]">
        <div className="size-full overflow-hidden bg-shade md:rounded-plate">
          {hero && (
            <Photo
              photo={hero}
              sizes="(width < 900px) 132svh, (width < 1600px) 94vw, 1472px"
              priority="high"
              onBroken={() => onBroken(hero.url)}
            />
          )}
        </div>
      </div>
      <article className="page pt-8 md:pt-12">
        <p className="text-note text-ink-soft">{words.label}</p>
        <h1 className="mt-3 max-w-[16ch] font-serif text-display font-normal text-balance">{words.headline}</h1>
        <p className="mt-6 max-w-[52ch] text-lead text-pretty text-ink-soft">{words.lead}</p>
        {words.sections.map(({ title, paragraphs }, place) => (
          <Fragment key={title}>
            <Figure photo={others[place]} onBroken={onBroken} />
            <section className="grid gap-x-gutter gap-y-4 md:grid-cols-12">
              <h2 className="font-serif text-title text-balance md:col-span-4">{title}</h2>
              <div className="flex max-w-[60ch] flex-col gap-4 md:col-span-8">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="text-lead text-pretty">
                    {paragraph}
                  </p>
                ))}
              </div>
            </section>
          </Fragment>
        ))}
      </article>
    </PageFrame>
  )
}

function Figure({ photo, onBroken }: { photo: PhotoFile | undefined; onBroken: (url: string) => void }) {
  return (
    <div className="my-12 aspect-[4/5] overflow-hidden rounded-plate bg-shade sm:aspect-[3/2] lg:aspect-[2/1]">
      {photo && (
        <Photo
          photo={photo}
          sizes="(width < 600px) 170vw, (width < 1600px) 94vw, 1472px"
          priority="low"
          onBroken={() => onBroken(photo.url)}
        />
      )}
    </div>
  )
}
