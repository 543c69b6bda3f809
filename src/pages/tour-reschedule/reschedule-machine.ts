import { navigate } from 'wouter/use-browser-location'
import { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts'
import { tourRescheduleMachine } from '#machines/tour-reschedule/tour-reschedule.machine.ts'
import { getTourByToken, listAvailableTimes, submitNewTime } from '#src/api/tours.ts'
import { beep } from '#src/browser/beep.ts'
import { lookupProblemLog, missingTimesLog } from '#src/content/tour.ts'
import { paths } from '#src/paths.ts'

/** The machine of a seller who proposes another time, with the world behind its ports. */
export const rescheduleMachine = tourRescheduleMachine.provide({
  actors: {
    getTourByToken,
    listAvailableTimes,
    submitNewTime,
    timePicker: timePickerMachine.provide({ actions: { beep } }),
  },
  actions: {
    logLookup: ({ context }) => context.lookupProblem && console.warn(lookupProblemLog(context.lookupProblem)),
    logMissingTimes: (_, failure) => console.warn(missingTimesLog(failure)),
    goHome: () => navigate(paths.home),
  },
})
