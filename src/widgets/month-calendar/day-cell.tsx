import type { Day } from '#domain/calendar.ts'
import { type DayMarks, calendar as words } from '#src/content/tour.ts'
import { AskedMark, FreeMark } from './legend.tsx'

interface Props {
  day: Day
  marks: DayMarks
  isPast: boolean
  inTabOrder: boolean
  onPick: () => void
}

const looks = {
  past: 'cursor-default text-edge focus-visible:outline-offset-0',
  // Its ring stands off: next to the fill it would hardly be seen.
  picked: 'bg-walnut font-medium text-on-walnut focus-visible:z-10 focus-visible:outline-offset-2',
  free: 'hover:bg-shade focus-visible:outline-offset-0',
}

export function DayCell({ day, marks, isPast, inTabOrder, onPick }: Props) {
  const look = marks.isPicked ? 'picked' : isPast ? 'past' : 'free'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
    <td aria-selected={marks.isPicked} className="p-px max-[359px]:px-0">
      <button
        type="button"
        tabIndex={inTabOrder ? 0 : -1}
        aria-label={words.day(day, marks)}
        aria-disabled={isPast || undefined}
        aria-current={marks.isToday ? 'date' : undefined}
        onClick={onPick}
        className={`relative block h-11 w-full rounded-field pb-1 text-center tabular-nums transition-colors duration-100 ${looks[look]} ${marks.isToday && !marks.isPicked ? 'font-semibold inset-ring inset-ring-edge' : ''}`}
      >
        {Number(day.slice(8))}
        <span className="absolute inset-x-0 bottom-1.5 flex h-1.5 items-center justify-center gap-1">
          {marks.isAsked && <AskedMark onDark={marks.isPicked} />}
          {marks.isFree && <FreeMark onDark={marks.isPicked} />}
        </span>
      </button>
    </td>
  )
}
