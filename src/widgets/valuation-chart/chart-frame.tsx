import type { ReactNode } from 'react'
import { valuation as words } from '#src/content/valuation.ts'

interface Props {
  heading: ReactNode
  /** Two lines. */
  change: ReactNode
  /** One line; its place is kept where there is nothing to compare with. */
  comparison: ReactNode
  choice: ReactNode
  line: ReactNode
  table: ReactNode
}

/** The chart's parts in their places: the same before its code has come, so that nothing moves when it does. */
export function ChartFrame({ heading, change, comparison, choice, line, table }: Props) {
  return (
    <div className="@container min-w-[200px]">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          {heading}
          {change}
          <div className="min-h-5 text-note tabular-nums">{comparison}</div>
        </div>
        {choice}
      </div>
      <div className="mt-6 h-72">{line}</div>
      <p className="mt-4 max-w-[60ch] text-note text-pretty text-ink-soft">{words.disclaimer}</p>
      <div className="mt-2 min-h-11">{table}</div>
    </div>
  )
}
