import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { badgesMachine } from '#machines/badges/badges.machine.ts'
import { useSeat } from '#src/browser/seat.ts'
import { stageAt } from '#src/browser/stage.ts'
import { BadgesView } from './badges-view.tsx'

/** HOME-14. Lies over whatever has a place of its own (position: relative). */
export function Badges() {
  const seat = useSeat()
  const machine = useMemo(() => badgesMachine.provide({ actors: { watchStage: stageAt(seat) } }), [seat])
  const [snapshot] = useMachine(machine)
  return (
    <BadgesView ref={seat.ref} hasOffer={snapshot.hasTag('newOffer')} hasTourRequest={snapshot.hasTag('tourRequest')} />
  )
}
