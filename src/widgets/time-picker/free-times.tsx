import { useId } from 'react'
import { clockTimeWords, twelveHourTime } from '#domain/clock-words.ts'
import { type ClockTime, minutes, to24Hours } from '#machines/time-picker/time.ts'
import { proposal as words } from '#src/content/proposal.ts'

export interface FreeTimesProps {
  /** On the property's clock, as the picker shows them. */
  times: readonly ClockTime[]
  chosen: ClockTime
  onPick: (time: ClockTime) => void
}

/** The free times of a day, each one tap away; nothing where there are none. */
export function FreeTimes({ times, chosen, onPick }: FreeTimesProps) {
  const id = useId()
  if (times.length === 0) return null
  return (
    <div>
      <p id={id} className="mb-2 text-note font-medium">
        {words.freeTimes}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is filled in here, the buttons set the time below */}
      <div role="group" aria-labelledby={id} className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {times.map((time) => (
          <button
            key={to24Hours(time)}
            type="button"
            aria-pressed={to24Hours(time) === to24Hours(chosen)}
            onClick={() => onPick(time)}
            className="min-h-11 rounded-field border border-edge px-1 text-note whitespace-nowrap tabular-nums transition-colors duration-150 hover:border-ink aria-pressed:border-sage aria-pressed:bg-sage-wash aria-pressed:font-semibold aria-pressed:inset-ring aria-pressed:inset-ring-sage"
          >
            {clockTimeWords(time)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** `2026-11-24T14:30:00` as the picker shows it; null where the picker does not offer it. */
export function clockTimeOf(local: string): ClockTime | null {
  const time = twelveHourTime(local.slice(11))
  return minutes.includes(time.minute) ? time : null
}
