import { hours, minutes, periods } from '#machines/time-picker/time.ts'
import { timePicker as words } from '#src/content/tour.ts'
import type { TimeChoice } from './time-choice.ts'
import { Wheel } from './wheel.tsx'

export function TimeWheels({ time, onHour, onMinute, onPeriod }: TimeChoice) {
  return (
    <div className="relative isolate mx-auto grid max-w-72 grid-cols-3 gap-2">
      <div aria-hidden="true" className="absolute inset-x-0 top-1/2 -z-1 h-11 -translate-y-1/2 border-y border-brass" />
      <Wheel label={words.hour} options={hours} value={time.hour} wordsOf={words.hourOption} onPick={onHour} />
      <Wheel
        label={words.minute}
        options={minutes}
        value={time.minute}
        wordsOf={words.minuteOption}
        onPick={onMinute}
      />
      <Wheel
        label={words.period}
        options={periods}
        value={time.period}
        wordsOf={words.periodOption}
        onPick={onPeriod}
      />
    </div>
  )
}
