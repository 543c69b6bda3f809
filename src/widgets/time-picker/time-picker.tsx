import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type ClockTime, defaultTime, to24Hours } from '#machines/time-picker/time.ts'
import type { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts'
import { useMedia } from '#src/browser/media.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { proposal as words } from '#src/content/proposal.ts'
import { clockTimeOf, FreeTimes } from './free-times.tsx'
import { TimeListsPart, TimePickerView } from './time-picker-view.tsx'

/** RESCHED-07: where fingers choose, or a list would hardly fit. */
const wantsWheels = '(pointer: coarse), (width < 600px)'

interface Props {
  actor: ViewActor<typeof timePickerMachine>
  /** Free times of the day that is picked, on the property's clock: `2026-11-24T14:00:00`; null before one is picked. */
  free: readonly string[] | null
}

export function TimePicker({ actor, free }: Props) {
  const { time } = useSelector(actor, ({ context }) => context)
  const shape = useMedia(wantsWheels) ? 'wheels' : 'lists'
  // Here when they are unfolded: the next stop of the Tab key.
  useEffect(() => {
    if (shape === 'lists') void TimeListsPart.preload()
  }, [shape])
  const onHour = (hour: number) => actor.send({ type: 'PICK_HOUR', hour })
  const onMinute = (minute: number) => actor.send({ type: 'PICK_MINUTE', minute })
  const onPeriod = (period: ClockTime['period']) => actor.send({ type: 'PICK_PERIOD', period })
  /** A free time turns all three wheels; those that stand right already are left alone by the machine. */
  const onPick = ({ hour, minute, period }: ClockTime) => {
    onHour(hour)
    onMinute(minute)
    onPeriod(period)
  }
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const times = (free ?? []).map(clockTimeOf).filter((each) => each !== null)
  const picker = <TimePickerView shape={shape} time={time} onHour={onHour} onMinute={onMinute} onPeriod={onPeriod} />
  if (free !== null && times.length === 0) return picker
  // A time that was set before the day was picked stays in view.
  const isOwn = ![defaultTime, ...times].map(to24Hours).includes(to24Hours(time))
  const isOpen = unfolded ?? isOwn
  return (
    <div className="flex flex-col gap-4">
      {free === null && <p className="text-pretty text-ink-soft">{words.dayFirst}</p>}
      <FreeTimes times={times} chosen={time} onPick={onPick} />
      <details open={isOpen} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-walnut-ink underline underline-offset-4">
          {words.anotherTime}
        </summary>
        {/* A wheel finds its place when it appears. */}
        {isOpen && <div className="pt-4">{picker}</div>}
      </details>
    </div>
  )
}
