import type { Day } from '#domain/calendar.ts'
import type { ClockTime } from '#machines/time-picker/time.ts'
import { proposalOnViewersClock, proposalWords, proposal as words } from '#src/content/proposal.ts'

interface Props {
  day: Day | null
  time: ClockTime
  zone: string
  viewerZone: string
}

/** What is about to be sent, in words that leave no doubt; read out whenever it changes. */
export function Summary({ day, time, zone, viewerZone }: Props) {
  const viewersClock = day && proposalOnViewersClock(day, time, zone, viewerZone)
  return (
    <div role="status" className="min-h-22 min-[720px]:min-h-14 min-[720px]:flex-[1_1_14rem]">
      <p className="text-note text-ink-soft">{words.label}</p>
      <p className={`mt-1 font-serif text-title text-balance ${day ? 'font-medium' : 'text-ink-soft'}`}>
        {day ? proposalWords(day, time, zone) : words.noDay}
      </p>
      {viewersClock && <p className="mt-1 text-note text-ink-soft">{viewersClock}</p>}
    </div>
  )
}
