import { useMemo } from 'react'
import { badgesMachine } from '#machines/badges/badges.machine.ts'
import { useSeat } from '#src/browser/seat.ts'
import { stageAt } from '#src/browser/stage.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { BadgesView } from './badges-view.tsx'

/** HOME-14. Lies over whatever has a place of its own (position: relative). */
export function Badges() {
  const seat = useSeat()
  const machine = useMemo(() => badgesMachine.provide({ actors: { watchStage: stageAt(seat) } }), [seat])
  const [snapshot] = useWorkflow(machine)
  return (
    <BadgesView ref={seat.ref} hasOffer={snapshot.hasTag('newOffer')} hasTourRequest={snapshot.hasTag('tourRequest')} />
  )
}
