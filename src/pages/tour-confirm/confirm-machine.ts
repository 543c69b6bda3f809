import { navigate } from 'wouter/use-browser-location'
import { wire } from '#machines/port.ts'
import { tourConfirmMachine } from '#machines/tour-confirm/tour-confirm.machine.ts'
import { confirmTour, getTourInView } from '#src/api/tours.ts'
import { personPresence } from '#src/browser/person-presence.ts'
import { paths } from '#src/paths.ts'

/** The machine of a seller's link with real actors behind its ports. */
export const confirmMachine = wire(tourConfirmMachine, {
  actors: { personPresence, getTourByToken: getTourInView, confirmTour },
  actions: {
    goToReschedule: ({ context }) => navigate(paths.tourReschedule(context.token ?? ''), { replace: true }),
  },
})
