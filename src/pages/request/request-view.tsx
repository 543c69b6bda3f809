import type { ReactNode } from 'react'
import { demoRequest as words } from '#src/content/demo-request.ts'
import { SiteFrame } from '#src/marketing/site-frame.tsx'

interface Props {
  contactEmail: string
  /** The form, or what became of it. */
  children: ReactNode
}

/** What the page is about to the left, what is to be done to the right. */
export function RequestView({ contactEmail, children }: Props) {
  return (
    <SiteFrame>
      <div className="page grid items-start gap-x-gutter gap-y-12 pt-10 md:pt-16 lg:grid-cols-12 lg:pt-20">
        <div className="lg:sticky lg:top-8 lg:col-span-5">
          <h1 className="font-serif text-display font-normal text-balance">{words.headline}</h1>
          <p className="mt-6 max-w-[44ch] text-lead text-balance text-ink-soft">{words.lead}</p>
          <div className="mt-10 hidden lg:block">
            <NextSteps contactEmail={contactEmail} />
          </div>
        </div>
        <div className="min-w-0 sm:rounded-plate sm:bg-sheet sm:p-8 md:p-12 lg:col-span-7 lg:col-start-6">
          {children}
        </div>
        <div className="lg:hidden">
          <NextSteps contactEmail={contactEmail} />
        </div>
      </div>
    </SiteFrame>
  )
}

/** Beside the form where there is room for both, else below it. */
function NextSteps({ contactEmail }: Pick<Props, 'contactEmail'>) {
  return (
    <>
      <h2 className="text-note font-medium text-walnut-ink">{words.nextTitle}</h2>
      <ol className="mt-4 max-w-[44ch] border-t border-rule">
        {words.next.map((sentence, place) => (
          <li key={sentence} className="flex gap-5 border-b border-rule py-4">
            <span aria-hidden="true" className="font-serif text-title text-walnut-ink tabular-nums">
              {place + 1}
            </span>
            <span className="pt-1 text-balance">{sentence}</span>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-ink-soft">
        {words.write} <MailLink address={contactEmail} />
      </p>
    </>
  )
}

export function MailLink({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="inline-flex min-h-11 items-center font-medium text-walnut-ink underline underline-offset-4 [overflow-wrap:anywhere] hover:text-ink"
    >
      {address}
    </a>
  )
}
