import { useSelector } from '@xstate/react'
import { useMotion } from '#src/browser/motion.ts'
import { MotionControlView } from './motion-control-view.tsx'

/** WCAG 2.2.2: pauses and plays all that moves by itself on the page. */
export function MotionControl() {
  const motion = useMotion()
  const stands = useSelector(motion, (snapshot) => snapshot.hasTag('paused') || snapshot.hasTag('still'))
  return <MotionControlView stands={stands} onToggle={() => motion.send({ type: stands ? 'PLAY' : 'PAUSE' })} />
}
