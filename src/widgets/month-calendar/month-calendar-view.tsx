import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { type Day, monthOf, weeksOf } from '#domain/calendar.ts'
import type { CalendarMove } from '#machines/month-calendar/month-calendar.machine.ts'
import { weekdayNames } from '#src/content/dates.ts'
import { calendar as words } from '#src/content/tour.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.tsx'
import { DayCell } from './day-cell.tsx'
import { Legend } from './legend.tsx'

export interface MonthCalendarViewProps {
  today: Day
  /** The one day in the tab order; its month is shown. */
  focused: Day
  picked: Day | null
  /** The day that the buyer asked for. */
  asked: Day
  /** Days with free times. */
  free: ReadonlySet<Day>
  onMove: (by: CalendarMove) => void
  onPick: (day: Day) => void
  onPreviousMonth: () => void
  onNextMonth: () => void
}

const keys: Record<string, CalendarMove> = {
  ArrowLeft: 'LEFT',
  ArrowRight: 'RIGHT',
  ArrowUp: 'UP',
  ArrowDown: 'DOWN',
  Home: 'HOME',
  End: 'END',
  PageUp: 'PAGE_UP',
  PageDown: 'PAGE_DOWN',
  'Shift+PageUp': 'YEAR_BACK',
  'Shift+PageDown': 'YEAR_AHEAD',
}

const turner =
  'grid size-12 place-items-center rounded-full transition-colors duration-150 hover:bg-shade aria-disabled:text-edge aria-disabled:hover:bg-transparent'

/** One month as an APG date grid: the arrow keys walk through the days, and the months follow. */
export function MonthCalendarView(props: MonthCalendarViewProps) {
  const { today, focused, picked, asked, free, onMove, onPick } = props
  const grid = useRef<HTMLTableElement>(null)
  const followsKeys = useRef(false)
  const monthId = useId()
  const month = monthOf(focused)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the focused day does
  useEffect(() => {
    if (followsKeys.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    followsKeys.current = false
  }, [focused])

  const followKeys = (event: KeyboardEvent) => {
    const move = keys[event.shiftKey ? `Shift+${event.key}` : event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    followsKeys.current = true
    onMove(move)
  }
  const turn = (onTurn: () => void) => () => {
    followsKeys.current = false
    onTurn()
  }

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between">
        <h3 id={monthId} aria-live="polite" className="font-serif text-title font-medium">
          {words.month(month)}
        </h3>
        <div className="flex">
          <button
            type="button"
            aria-label={words.previousMonth}
            aria-disabled={month === monthOf(today) || undefined}
            onClick={turn(props.onPreviousMonth)}
            className={turner}
          >
            <ArrowLeftIcon />
          </button>
          <button type="button" aria-label={words.nextMonth} onClick={turn(props.onNextMonth)} className={turner}>
            <ArrowRightIcon />
          </button>
        </div>
      </div>
      {/* As high as the longest month, so that what is below stays where it is. */}
      <div className="mt-2 min-h-[19.5rem] max-[359px]:-mx-3">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: APG's date grid is a table
          role="grid"
          aria-labelledby={monthId}
          onKeyDown={followKeys}
          className="w-full table-fixed border-collapse"
        >
          <thead>
            <tr>
              {weekdayNames.map(({ long, short }) => (
                <th key={long} scope="col" className="h-9 text-note font-normal text-ink-soft">
                  <span aria-hidden="true">{short}</span>
                  <span className="sr-only">{long}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has no name but its place
              <tr key={index}>
                {week.map((day, place) =>
                  day === null ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a day of another month has no name but its place
                    <td key={place} />
                  ) : (
                    <DayCell
                      key={day}
                      day={day}
                      marks={{
                        isToday: day === today,
                        isAsked: day === asked,
                        isFree: free.has(day) && day >= today,
                        isPicked: day === picked,
                      }}
                      isPast={day < today}
                      inTabOrder={day === focused}
                      onPick={() => onPick(day)}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend hasFree={free.size > 0} />
    </div>
  )
}
