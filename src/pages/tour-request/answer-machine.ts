import { wire } from '#machines/port.ts'
import { tourAnswerMachine } from '#machines/tour-answer/tour-answer.machine.ts'
import {
  acceptNewTime,
  cancelTourRequest,
  confirmTourRequest,
  getTourRequest,
  listNewTimes,
  suggestNewTime,
} from '#src/api/tour-requests.ts'

/** The machine of a buyer's page with real actors behind its ports. */
export const answerMachine = wire(tourAnswerMachine, {
  actors: { getTourRequest, confirmTourRequest, acceptNewTime, listNewTimes, suggestNewTime, cancelTourRequest },
})
