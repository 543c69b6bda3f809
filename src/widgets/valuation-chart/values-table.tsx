import { memo, useState } from 'react'
import { wholeDollars } from '#domain/money.ts'
import type { ValuePoint } from '#machines/valuation-chart/series.ts'
import type { Timeframe } from '#machines/valuation-chart/timeframe.ts'
import { hasTime, momentFormat, valuation as words } from '#src/content/valuation.ts'

interface Props {
  points: ValuePoint[]
  timeframe: Timeframe
  zone: string
}

/** Every value of the line as a table; its rows are only rendered while it is open. */
export const ValuesTable = memo(function ValuesTable({ points, timeframe, zone }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-note font-medium text-walnut-ink underline underline-offset-4">
        {words.table}
      </summary>
      {isOpen && <Table points={points} timeframe={timeframe} zone={zone} />}
    </details>
  )
})

function Table({ points, timeframe, zone }: Props) {
  const momentWords = momentFormat(timeframe, zone)
  const { date, dateAndTime, value } = words.tableColumns
  return (
    <section
      aria-label={words.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be within reach of the keyboard
      tabIndex={0}
      className="mt-2 max-h-72 overflow-y-auto rounded-plate border border-rule"
    >
      <table className="w-full text-left text-note tabular-nums">
        <caption className="sr-only">{words.tableCaption(timeframe)}</caption>
        <thead className="sticky top-0 bg-shade">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              {hasTime(timeframe) ? dateAndTime : date}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              {value}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.time} className="border-t border-rule">
              <th scope="row" className="px-3 py-1.5 font-normal">
                {momentWords(point.time)}
              </th>
              <td className="px-3 py-1.5 text-right">{wholeDollars(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
