import type { ReactNode } from 'react'

interface Props {
  /** A word or two above the headline. */
  label?: string
  headline: string
  lead?: string
  children?: ReactNode
}

/** How a page begins: its headline to the left, what it is about to the right. */
export function Intro({ label, headline, lead, children }: Props) {
  return (
    <div className="page grid gap-x-gutter gap-y-6 pt-10 pb-12 md:grid-cols-12 md:items-end md:pt-20 md:pb-16">
      <div className="md:col-span-7">
        {label && <p className="mb-4 text-note font-medium text-walnut-ink">{label}</p>}
        <h1 className="font-serif text-display font-normal text-balance">{headline}</h1>
      </div>
      {(lead || children) && (
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          {lead && <p className="max-w-[44ch] text-lead text-balance text-ink-soft">{lead}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
