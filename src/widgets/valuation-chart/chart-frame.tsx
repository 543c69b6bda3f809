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
  /** What the chart is isn't said before there is one; the place of the sentence is kept. */
  isEmpty?: boolean
}

/** The chart's parts in their places: the same before its code has come, so that nothing moves when it does. */
export function ChartFrame({ heading, change, comparison, choice, line, table, isEmpty = false }: Props) {
  return (
    <div className="@container min-w-[200px]">
      <p className={`-mt-3 mb-6 max-w-[60ch] text-body text-pretty text-ink-soft ${isEmpty ? 'invisible' : ''}`}>
        {words.disclaimer}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          {heading}
          {change}
          <div className="min-h-5 text-note tabular-nums">{comparison}</div>
        </div>
        {choice}
      </div>
      <div className="mt-6 h-72">{line}</div>
      <div className="mt-4 min-h-11">{table}</div>
    </div>
  )
}
