import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts'
import type { TourRequest } from '#machines/tour-reschedule/tour.ts'
import { tourRescheduleMachine } from '#machines/tour-reschedule/tour-reschedule.machine.ts'
import { beep } from '#src/browser/beep.ts'
import { RescheduleForm } from '#src/pages/tour-reschedule/reschedule-form.tsx'

const free = ['09:00', '09:30', '11:00', '14:00', '14:30', '17:30'].flatMap((time) =>
  ['2026-11-23', '2026-11-24', '2026-11-27'].map((day) => `${day}T${time}:00`),
)

/** The form on its real machines for trying it out; proposals aren't sent. */
export function LiveReschedule({ tour, zone }: { tour: TourRequest; zone: string }) {
  const [snapshot, send] = useMachine(
    tourRescheduleMachine.provide({
      actors: {
        getTourByToken: fromPromise(async () => tour),
        listAvailableTimes: fromPromise(async () => ({ available_times: free })),
        timePicker: timePickerMachine.provide({ actions: { beep } }),
      },
      actions: { goHome: () => {} },
    }),
    {
      input: { token: 'live', action: 'propose_new_time', now: Date.parse('2026-11-20T20:00:00Z'), viewerZone: zone },
    },
  )
  const { calendar, timePicker } = snapshot.children
  if (!calendar || !timePicker) return <p role="status">Opening the form</p>
  return <RescheduleForm snapshot={snapshot} send={send} calendar={calendar} timePicker={timePicker} />
}
