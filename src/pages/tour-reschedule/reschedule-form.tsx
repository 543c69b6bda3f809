import type { SnapshotFrom } from 'xstate'
import { dayAt } from '#domain/calendar.ts'
import type { monthCalendarMachine } from '#machines/month-calendar/month-calendar.machine.ts'
import type { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts'
import { zoneOf } from '#machines/tour-reschedule/tour.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { MonthCalendar } from '#src/widgets/month-calendar/month-calendar.tsx'
import { TimePicker } from '#src/widgets/time-picker/time-picker.tsx'
import { FormView } from './form-view.tsx'
import type { rescheduleMachine } from './reschedule-machine.ts'

interface Props {
  snapshot: SnapshotFrom<typeof rescheduleMachine>
  send: ViewActor<typeof rescheduleMachine>['send']
  calendar: ViewActor<typeof monthCalendarMachine>
  timePicker: ViewActor<typeof timePickerMachine>
}

export function RescheduleForm({ snapshot, send, calendar, timePicker }: Props) {
  const { tour, viewerZone, available, day, time, notes, submitProblem } = snapshot.context
  if (!tour) return null
  const zone = zoneOf(snapshot.context)
  const asked = dayAt(Date.parse(tour.proposed_time), zone)
  return (
    <FormView
      tour={tour}
      zone={zone}
      viewerZone={viewerZone}
      day={day}
      time={time}
      notes={notes}
      busy={snapshot.hasTag('busy')}
      problem={submitProblem}
      calendar={<MonthCalendar actor={calendar} picked={day} asked={asked} available={available} />}
      timePicker={
        <TimePicker
          actor={timePicker}
          free={day === null ? null : available.filter((free) => free.slice(0, 10) === day)}
        />
      }
      onNotes={(text) => send({ type: 'WRITE_NOTES', text })}
      onSubmit={() => send({ type: 'SUBMIT' })}
      onCancel={() => send({ type: 'CANCEL' })}
    />
  )
}
