import type { SectionEvent } from '#machines/reveal/reveal.machine.ts'
import type { Source } from '#machines/source.ts'
import { type PlaybackSlot, watchVisibility } from './slot.ts'

/** Whether a section is seen. A tab that is not shown sees nothing, and so nothing is missed in it. */
export const viewEventsAt = (slot: PlaybackSlot): Source<SectionEvent> => ({
  subscribe: (notify) =>
    watchVisibility(slot, ({ isSeen, motion }) => {
      if (motion === 'paused' || motion === 'still') notify({ type: 'STAND_STILL' })
      else if (motion && isSeen !== undefined) notify({ type: isSeen ? 'SEEN' : 'UNSEEN' })
    }),
})
