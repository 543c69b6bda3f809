import { tourRequestConfirmMachine } from '#machines/tour-request-confirm/tour-request-confirm.machine.ts'
import { confirmTourRequest, getTourRequest } from '#src/api/tour-requests.ts'

/** The machine of a buyer's confirmation with real actors behind its ports. */
export const requestMachine = tourRequestConfirmMachine.provide({ actors: { getTourRequest, confirmTourRequest } })
