import { useState } from 'react'
import { watchInView } from './in-view.ts'
import { type MotionActor, motionNow, useMotion } from './motion.ts'

/** The element in which something moves, with the visitor's motion preference. */
export interface PlaybackSlot {
  /** Attach it to the element that has to be in view; the element needs its size before the animation starts. */
  ref: (element: HTMLElement | null) => void
  /** Throws before the element is mounted. */
  element: () => HTMLElement
  motion: MotionActor
}

/** Undefined fields haven't been measured yet. */
export interface Visibility {
  /** In view, in a browser tab that is shown. */
  isSeen: boolean | undefined
  motion: 'moving' | 'paused' | 'still' | undefined
}

export function slotIn(motion: MotionActor): PlaybackSlot {
  let here: HTMLElement | null = null
  return {
    ref: (element) => {
      here = element
    },
    element: () => {
      if (!here) throw new Error('What moves is not on the page')
      return here
    },
    motion,
  }
}

/** The same slot for the component's lifetime. */
export function useSlot(): PlaybackSlot {
  const motion = useMotion()
  const [slot] = useState(() => slotIn(motion))
  return slot
}

/** Calls `notify` now and on each change. Returns a function that stops. */
export function watchVisibility(
  { element, motion }: PlaybackSlot,
  notify: (visibility: Visibility) => void,
): () => void {
  let isInView: boolean | undefined
  const look = () => {
    const isSeen = isInView === undefined ? undefined : isInView && document.visibilityState === 'visible'
    notify({ isSeen, motion: motionNow(motion) })
  }
  const leave = watchInView(element(), (now) => {
    isInView = now
    look()
  })
  const { unsubscribe } = motion.subscribe(look)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    leave()
    unsubscribe()
    document.removeEventListener('visibilitychange', look)
  }
}
