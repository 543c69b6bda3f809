import { useMemo } from 'react'
import { badgesMachine } from '#machines/badges/badges.machine.ts'
import { playbackAt } from '#src/browser/playback.ts'
import { useSlot } from '#src/browser/slot.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { BadgesView } from './badges-view.tsx'

/** HOME-14. Lies over whatever has a place of its own (position: relative). */
export function Badges() {
  const slot = useSlot()
  const machine = useMemo(() => badgesMachine.provide({ actors: { watchPlayback: playbackAt(slot) } }), [slot])
  const [snapshot] = useWorkflow(machine)
  return (
    <BadgesView ref={slot.ref} hasOffer={snapshot.hasTag('newOffer')} hasTourRequest={snapshot.hasTag('tourRequest')} />
  )
}
