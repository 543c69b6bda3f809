import { type ReactNode, useMemo } from 'react'
import { revealMachine } from '#machines/reveal/reveal.machine.ts'
import { useSeat } from '#src/browser/seat.ts'
import { sightingAt } from '#src/browser/sighting.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { RevealView } from './reveal-view.tsx'

/** HOME-11: around a section that fades in when it is first seen. */
export function Reveal({ children }: { children: ReactNode }) {
  const seat = useSeat()
  const machine = useMemo(() => revealMachine.provide({ actors: { watchView: sightingAt(seat) } }), [seat])
  const [snapshot] = useWorkflow(machine)
  return (
    <RevealView
      ref={seat.ref}
      state={snapshot.hasTag('hidden') ? 'hidden' : snapshot.hasTag('fading') ? 'fading' : 'there'}
    >
      {children}
    </RevealView>
  )
}
