import { accessGateMachine } from '#machines/access-gate/access-gate.machine.ts'
import { accessGateModel } from '#machines/access-gate/access-gate.model.ts'
import type { GateField } from '#machines/access-gate/lead.ts'
import type { GateProblem } from '#machines/access-gate/problem.ts'
import { gateProblemHint, gateProblemWords } from '#src/content/gate.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { filledIn, gates, leadOutcomes, passwordOutcomes } from './access-gate.facts.ts'

const fill = (values: Partial<Record<GateField, string>>) => (stage: Stage) => {
  for (const [field, value] of Object.entries(values)) stage.send({ type: 'CHANGE', field, value } as never)
}

export const accessGate = {
  name: 'access-gate',
  machine: accessGateMachine,
  ports: { validatePassword: 'call', captureLead: 'call' },
  effects: [],
  model: accessGateModel,
  acts: {
    ...rowsOf(gates, (requirements) => (stage: Stage) => stage.start({ propertyId: 7, requirements })),
    ...rowsOf(filledIn, fill),
    'USER.submits': (stage) => stage.send({ type: 'SUBMIT' }),
    'USER.submitsAgain': (stage) => {
      stage.send({ type: 'SUBMIT' })
      stage.send({ type: 'CHANGE', field: 'password', value: 'changed while waiting' } as never)
    },
    ...outcomeRows('validatePassword', passwordOutcomes),
    ...outcomeRows('captureLead', leadOutcomes),
  },
  see: (stage) => {
    const { snapshot } = stage
    if (snapshot.status === 'done') return { screen: 'granted', visitor: snapshot.output }
    const { asked, problem } = stage.context as {
      asked: { password: boolean; fields: GateField[] }
      problem: GateProblem | null
    }
    const call = (stage.inputOf('validatePassword') ?? stage.inputOf('captureLead')) as
      | { propertyId: number; password?: string; lead?: object }
      | undefined
    return {
      screen: 'gate',
      title: asked.password ? 'Access Required' : 'Contact Information',
      fields: [...(asked.password ? ['password'] : []), ...asked.fields],
      busy: snapshot.hasTag('busy'),
      message: problem && gateProblemWords(problem),
      hint: problem !== null && gateProblemHint(problem) !== null,
      ...(call?.propertyId === 7 && { sends: call.lead ?? { password: call.password } }),
    }
  },
} satisfies ActorDriver
