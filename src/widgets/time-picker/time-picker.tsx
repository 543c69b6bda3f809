import { useSelector } from '@xstate/react'
import type { ClockTime } from '#machines/time-picker/time.ts'
import type { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts'
import { useMedia } from '#src/browser/media.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { clockTimeOf, FreeTimes } from './free-times.tsx'
import { TimePickerView } from './time-picker-view.tsx'

/** RESCHED-07: where fingers choose, or a list would hardly fit. */
const wantsWheels = '(pointer: coarse), (width < 600px)'

interface Props {
  actor: ViewActor<typeof timePickerMachine>
  /** Free times of the day that is picked, on the property's clock: `2026-11-24T14:00:00`. */
  free: readonly string[]
}

export function TimePicker({ actor, free }: Props) {
  const { time } = useSelector(actor, ({ context }) => context)
  const shape = useMedia(wantsWheels) ? 'wheels' : 'lists'
  const onHour = (hour: number) => actor.send({ type: 'PICK_HOUR', hour })
  const onMinute = (minute: number) => actor.send({ type: 'PICK_MINUTE', minute })
  const onPeriod = (period: ClockTime['period']) => actor.send({ type: 'PICK_PERIOD', period })
  /** A free time turns all three wheels; those that stand right already are left alone by the machine. */
  const onPick = ({ hour, minute, period }: ClockTime) => {
    onHour(hour)
    onMinute(minute)
    onPeriod(period)
  }
  return (
    <div className="flex flex-col gap-6">
      <FreeTimes times={free.map(clockTimeOf).filter((each) => each !== null)} chosen={time} onPick={onPick} />
      <TimePickerView shape={shape} time={time} onHour={onHour} onMinute={onMinute} onPeriod={onPeriod} />
    </div>
  )
}
