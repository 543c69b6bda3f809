import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { accessGateMachine } from '#machines/access-gate/access-gate.machine.ts'
import { GateView } from './gate-view.tsx'

export function Gate({ actor }: { actor: ActorRefFrom<typeof accessGateMachine> }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { asked, values, problem } = snapshot.context
  return (
    <GateView
      asked={asked}
      values={values}
      busy={snapshot.hasTag('busy')}
      problem={problem}
      onChange={(field, value) => actor.send({ type: 'CHANGE', field, value })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  )
}
