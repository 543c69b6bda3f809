import { about as words } from '#src/content/marketing/about.ts'
import { Intro } from '#src/marketing/intro.tsx'
import { OldFrame } from '#src/marketing/old-frame.tsx'
import { Plate } from '#src/marketing/plate.tsx'
import { sample } from '#src/sample.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** MKT-01. */
export function AboutPage() {
  return (
    <OldFrame>
      <Intro headline={words.headline} lead={words.lead} />
      <figure className="mx-auto w-full max-w-[100rem] md:px-[clamp(1rem,4vw,4rem)]">
        <Plate
          name="living-room"
          first
          shape="max-md:rounded-none aspect-[4/3] md:aspect-[21/9]"
          sizes="(width < 1600px) 100vw, 1472px"
        />
        <figcaption className="page mt-4 text-note text-balance text-ink-soft md:px-0">{words.imageCaption}</figcaption>
      </figure>
      {words.sections.map(({ title, paragraphs }) => (
        <section key={title} className="page mt-16 grid gap-x-gutter gap-y-4 md:mt-24 md:grid-cols-12">
          <h2 className="font-serif text-heading text-balance md:col-span-5">{title}</h2>
          <div className="flex max-w-[60ch] flex-col gap-5 md:col-span-7">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-lead text-pretty">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      ))}
      <section className="page mt-20 md:mt-28">
        <div className="flex flex-col gap-6 border-t border-rule pt-10 sm:items-start md:flex-row md:items-center md:justify-between">
          <div>
            <h2 className="font-serif text-title">{words.close.title}</h2>
            <p className="mt-1 text-lead text-ink-soft">{words.close.sentence}</p>
          </div>
          <ButtonLink href={sample.path}>{words.close.action}</ButtonLink>
        </div>
      </section>
    </OldFrame>
  )
}
