import type { ReactNode } from 'react'
import drawing from './line-of-nothing.svg?no-inline'

interface Props {
  title: string
  /** The title's place among the headings of its page. */
  level?: 1 | 2 | 3
  /** What can be done, or what else there is to say. */
  children?: ReactNode
}

/** VALUE-04, ROUTE-09: where no value is known, a chart that is out of focus and belongs to no home, and words over it. */
export function ValuationPlaceholder({ title, level = 3, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="relative isolate grid min-h-96 place-items-center overflow-hidden rounded-plate bg-shade p-[min(2rem,4cqi)]">
      <img
        src={drawing}
        alt=""
        width="1200"
        height="480"
        loading="lazy"
        className="absolute inset-0 -z-1 size-full scale-105 object-fill blur-sm"
      />
      <div className="overlay flex max-w-[34rem] flex-col gap-6 rounded-field p-[min(2rem,5cqi)] text-center">
        <Heading className="font-serif text-title font-medium text-balance [overflow-wrap:anywhere]">{title}</Heading>
        {children}
      </div>
    </div>
  )
}
