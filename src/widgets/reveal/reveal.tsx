import type { ReactNode } from 'react'
import { revealMachine } from '#machines/reveal/reveal.machine.ts'
import { useSlot } from '#src/browser/slot.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { viewEventsAt } from '#src/browser/view-events.ts'
import { RevealView } from './reveal-view.tsx'

/** HOME-11: around a section that fades in when it is first seen. */
export function Reveal({ children }: { children: ReactNode }) {
  const slot = useSlot()
  const [snapshot] = useWorkflow(revealMachine, { input: { view: viewEventsAt(slot) } })
  return (
    <RevealView
      ref={slot.ref}
      state={snapshot.hasTag('hidden') ? 'hidden' : snapshot.hasTag('fading') ? 'fading' : 'there'}
    >
      {children}
    </RevealView>
  )
}
