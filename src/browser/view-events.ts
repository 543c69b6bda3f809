import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { ViewEvent } from '#machines/reveal/reveal.machine.ts'
import { type PlaybackSlot, watchVisibility } from './slot.ts'

/** `watchView` for a section. A tab that is not shown sees nothing, and so nothing is missed in it. */
export const viewEventsAt = (slot: PlaybackSlot) =>
  fromCallback<ViewEvent, NonReducibleUnknown>(({ sendBack }) =>
    watchVisibility(slot, ({ isSeen, motion }) => {
      if (motion === 'paused' || motion === 'still') sendBack({ type: 'STAND_STILL' })
      else if (motion && isSeen !== undefined) sendBack({ type: isSeen ? 'SEEN' : 'UNSEEN' })
    }),
  )
