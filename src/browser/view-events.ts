import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { Sighting } from '#machines/reveal/reveal.machine.ts'
import { type Seat, watchScene } from './seat.ts'

/** `watchView` for a section. A tab that is not shown sees nothing, and so nothing is missed in it. */
export const sightingAt = (seat: Seat) =>
  fromCallback<Sighting, NonReducibleUnknown>(({ sendBack }) =>
    watchScene(seat, ({ isSeen, motion }) => {
      if (motion === 'paused' || motion === 'still') sendBack({ type: 'STAND_STILL' })
      else if (motion && isSeen !== undefined) sendBack({ type: isSeen ? 'SEEN' : 'UNSEEN' })
    }),
  )
