import type { Second } from '#machines/countdown/countdown.machine.ts'
import type { Source } from '#machines/source.ts'
import { type PlaybackSlot, watchVisibility } from './slot.ts'

/**
 * The clock of a countdown: the real time at once, then as each second is over, counted from the first. Silent while
 * nobody looks or the page's motion is paused, and right with the first word afterwards. Reduced motion stops no clock.
 */
export const secondsAt = (slot: PlaybackSlot): Source<Second> => ({
  subscribe: (notify) => {
    const began = Date.now()
    let next: ReturnType<typeof setTimeout> | undefined
    const report = (at: number) => notify({ type: 'SECOND', at })
    const tick = () => {
      const at = Date.now()
      report(at)
      next = setTimeout(tick, 1000 - (Math.max(0, at - began) % 1000))
    }
    const hush = () => {
      clearTimeout(next)
      next = undefined
    }
    const leave = watchVisibility(slot, ({ isSeen, motion }) => {
      const isWatched = isSeen !== false && motion !== 'paused'
      if (!isWatched) hush()
      else if (next === undefined) tick()
    })
    // Paused before it began, its time begins all the same.
    if (next === undefined) report(began)
    return () => {
      leave()
      hush()
    }
  },
})
