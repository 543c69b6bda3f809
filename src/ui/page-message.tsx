import type { ReactNode } from 'react'
import drawing from './house-elevation.svg?no-inline'

export interface PageMessageProps {
  title: string
  sentence: string
  /** Said by screen readers as soon as it appears. */
  announced?: boolean
  actions: ReactNode
}

/** The main part of a page that has one thing to say. */
export function PageMessage({ title, sentence, announced = false, actions }: PageMessageProps) {
  return (
    <div className="page grid grow content-center items-center gap-12 py-12 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h1 className="font-serif text-heading font-normal text-balance">{title}</h1>
        <p
          role={announced ? 'alert' : undefined}
          className="mt-6 max-w-[48ch] text-lead text-balance text-ink-soft [overflow-wrap:anywhere]"
        >
          {sentence}
        </p>
        <div className="mt-8 flex flex-wrap gap-4 max-sm:*:grow">{actions}</div>
      </div>
      <img src={drawing} alt="" className="aspect-[3/2] w-full rounded-plate bg-shade object-cover lg:col-span-7" />
    </div>
  )
}
