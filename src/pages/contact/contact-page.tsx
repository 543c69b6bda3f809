import { contact as words } from '#src/content/marketing/contact.ts'
import { settings } from '#src/env.ts'
import { Intro } from '#src/marketing/intro.tsx'
import { OldFrame } from '#src/marketing/old-frame.tsx'
import { ArrowRightIcon } from '#src/ui/icons.tsx'

/** MKT-03. */
export function ContactPage() {
  return (
    <OldFrame>
      <Intro headline={words.headline} lead={words.lead} />
      <div className="page grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] md:gap-8">
        {words.cards.map(({ title, paragraph, action, href }) => (
          <section key={title} className="flex flex-col rounded-field border border-rule bg-sheet p-[min(2rem,6vw)]">
            <h2 className="font-serif text-title">{title}</h2>
            <p className="mt-4 mb-8 grow text-lead text-pretty text-ink-soft">{paragraph}</p>
            <a
              href={href === 'mail' ? mailTo(words.mailSubject) : href}
              className="flex min-h-12 items-center gap-3 font-medium text-walnut-ink underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {action}
              <ArrowRightIcon />
            </a>
          </section>
        ))}
      </div>
    </OldFrame>
  )
}

function mailTo(subject: string): string {
  return `mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}`
}
