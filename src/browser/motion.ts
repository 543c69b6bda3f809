import { createContext, useContext } from 'react'
import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { MotionPreference, motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'

export type MotionActor = ViewActor<typeof motionControlMachine>

/** The page's pause of everything that moves by itself. */
export const MotionContext = createContext<MotionActor | null>(null)

/** Throws where a page shows something that moves and has no pause for it. */
export function useMotion(): MotionActor {
  const motion = useContext(MotionContext)
  if (!motion) throw new Error('What moves by itself needs a <Motion> around it')
  return motion
}

/** Undefined until the system has been asked. */
export function motionNow(motion: MotionActor): 'moving' | 'paused' | 'still' | undefined {
  const { tags } = motion.getSnapshot()
  return (['moving', 'paused', 'still'] as const).find((tag) => tags.has(tag))
}

export const watchPreference = fromCallback<MotionPreference, NonReducibleUnknown>(({ sendBack }) => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const notify = () => sendBack({ type: reduced.matches ? 'MOTION_REDUCED' : 'MOTION_ALLOWED' })
  reduced.addEventListener('change', notify)
  notify()
  return () => reduced.removeEventListener('change', notify)
})
