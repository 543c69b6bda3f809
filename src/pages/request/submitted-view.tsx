import { useEffect, useId, useRef } from 'react'
import { demoRequest as words } from '#src/content/demo-request.ts'
import { paths } from '#src/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CheckIcon } from '#src/ui/site-icons.tsx'
import { MailLink } from './request-view.tsx'

interface Props {
  contactEmail: string
  onAskAnew: () => void
}

/** REQ-04. The button that had the focus is gone, so the focus moves to the new heading. */
export function SubmittedView({ contactEmail, onAskAnew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const sentences = useId()
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className="flex min-h-96 flex-col justify-center">
      <span className="grid size-12 place-items-center rounded-full bg-sage text-sheet">
        <CheckIcon />
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        aria-describedby={sentences}
        className="mt-6 scroll-mt-12 font-serif text-heading font-normal text-balance outline-none"
      >
        {words.doneTitle}
      </h2>
      <div id={sentences} className="mt-6 max-w-[48ch] text-lead text-pretty">
        <p>
          {words.done} {words.spamHint}
        </p>
        <p className="mt-4 text-ink-soft">
          {words.contact} <MailLink address={contactEmail} />
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-4 max-sm:*:grow">
        <ButtonLink href={paths.home}>{words.goHome}</ButtonLink>
        <Button look="quiet" onClick={onAskAnew}>
          {words.another}
        </Button>
      </div>
    </section>
  )
}
