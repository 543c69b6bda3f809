import { useSelector } from '@xstate/react'
import { accessGateMachine } from '#machines/access-gate/access-gate.machine.ts'
import { wire } from '#machines/port.ts'
import { captureLead, validatePassword } from '#src/api/gate.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import type { GateHost } from '#src/content/host.ts'
import { isHere } from '#src/late-machine.ts'
import { CheckingAccessView } from './checking-access-view.tsx'
import { GateView } from './gate-view.tsx'

export const gateMachine = wire(accessGateMachine, { actors: { validatePassword, captureLead } })

interface Props {
  actor: ViewActor<typeof accessGateMachine>
  host: GateHost | null
}

export function Gate({ actor, host }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (!isHere(snapshot)) return <CheckingAccessView />
  const { asked, values, problem } = snapshot.context
  const isForm = asked.password || asked.fields.length > 0
  // GATE-06: who is asked for nothing sees no form, unless the visit could not be recorded and wants another try.
  if (!isForm && !problem) return <CheckingAccessView />
  return (
    <GateView
      host={host}
      asked={asked}
      values={values}
      busy={snapshot.hasTag('busy')}
      problem={problem}
      onChange={(field, value) => actor.send({ type: 'CHANGE', field, value })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  )
}
