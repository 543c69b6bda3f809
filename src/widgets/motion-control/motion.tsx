import { useActorRef } from '@xstate/react'
import type { ReactNode } from 'react'
import { motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { wire } from '#machines/port.ts'
import { MotionContext, watchPreference } from '#src/browser/motion.ts'

const machine = wire(motionControlMachine, { actors: { watchPreference } })

/** Around everything that moves and its one MotionControl; around all pages, so that a pause holds from page to page. */
export function Motion({ children }: { children: ReactNode }) {
  const motion = useActorRef(machine)
  return <MotionContext value={motion}>{children}</MotionContext>
}
