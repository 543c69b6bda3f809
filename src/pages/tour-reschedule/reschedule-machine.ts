import { navigate } from 'wouter/use-browser-location'
import { wire } from '#machines/port.ts'
import { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts'
import { tourRescheduleMachine } from '#machines/tour-reschedule/tour-reschedule.machine.ts'
import { getTourByToken, listAvailableTimes, submitNewTime } from '#src/api/tours.ts'
import { beep } from '#src/browser/beep.ts'
import { lookupProblemLog, missingTimesLog } from '#src/content/tour.ts'
import { paths } from '#src/paths.ts'

/** The machine of a seller who suggests another time, with its calls and effects. */
export const rescheduleMachine = wire(tourRescheduleMachine, {
  actors: {
    getTourByToken,
    listAvailableTimes,
    submitNewTime,
    timePicker: wire(timePickerMachine, { actions: { beep } }),
  },
  actions: {
    logLookup: ({ context }) => context.lookupProblem && console.warn(lookupProblemLog(context.lookupProblem)),
    logMissingTimes: (_, failure) => console.warn(missingTimesLog(failure)),
    goHome: () => navigate(paths.home),
  },
})
