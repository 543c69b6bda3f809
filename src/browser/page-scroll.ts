import { fromCallback } from 'xstate'
import type { Scrolling } from '#machines/scroll-headline/scroll-headline.machine.ts'
import { type Motion, motionNow } from './motion.ts'

/** Of the window's height, how far the page is scrolled when the headline is gone. */
const away = 0.6

/**
 * `watchScroll` on a page whose motion can be paused: how far it is scrolled, once a frame at most; to stand still, once,
 * where motion is paused or not wanted, and how far it is scrolled as soon as it is welcome again.
 */
export const scrollOn = (motion: Motion) =>
  fromCallback<Scrolling>(({ sendBack }) => {
    let frame = 0
    let stands = false
    const notify = () => {
      frame = 0
      const now = motionNow(motion)
      if (now === 'moving') sendBack({ type: 'SCROLLED', progress: scrollY / (innerHeight * away) })
      else if (now && !stands) sendBack({ type: 'STAND_STILL' })
      stands = now !== 'moving'
    }
    const ask = () => {
      frame ||= requestAnimationFrame(notify)
    }
    ask()
    addEventListener('scroll', ask, { passive: true })
    const { unsubscribe } = motion.subscribe(ask)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', ask)
      unsubscribe()
    }
  })
