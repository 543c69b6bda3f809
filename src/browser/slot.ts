import { useState } from 'react'
import { watchInView } from './in-view.ts'
import { type MotionActor, motionNow, useMotion } from './motion.ts'

/** The place on a page where something moves. */
export interface PlaybackSlot {
  /** For the element that has to be seen; it has its size before anything moves. */
  ref: (element: HTMLElement | null) => void
  /** Throws before the element is there. */
  element: () => HTMLElement
  motion: MotionActor
}

/** What is known about a slot; undefined until it is measured. */
export interface Visibility {
  /** In view, and in a tab that is shown. */
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

/** The same seat as long as its component is there. */
export function useSlot(): PlaybackSlot {
  const motion = useMotion()
  const [slot] = useState(() => slotIn(motion))
  return slot
}

/** Tells the scene now and whenever something in it changes. Returns how to stop. */
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
