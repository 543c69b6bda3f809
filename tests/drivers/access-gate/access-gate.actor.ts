import { accessGateMachine } from '#machines/access-gate/access-gate.machine.ts'
import { accessGateModel } from '#machines/access-gate/access-gate.model.ts'
import type { GateField } from '#machines/access-gate/lead.ts'
import type { GateProblem } from '#machines/access-gate/problem.ts'
import { gateProblemHint, gateProblemWords } from '#src/content/gate.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { typeInto } from '../type-into.ts'
import { filledIn, gates, leadOutcomes, passwordOutcomes } from './access-gate.facts.ts'

const fill = (values: Partial<Record<GateField, string>>) => (harness: ActorHarness) => {
  typeInto(harness, harness.context.values, values)
}

export const accessGate = {
  name: 'access-gate',
  machine: accessGateMachine,
  ports: { validatePassword: 'call', captureLead: 'call' },
  effects: [],
  model: accessGateModel,
  eventDrivers: {
    ...rowsOf(gates, (requirements) => (harness: ActorHarness) => harness.start({ propertyId: 7, requirements })),
    ...rowsOf(filledIn, fill),
    'USER.submits': (harness) => harness.send({ type: 'SUBMIT' }),
    'USER.submitsAgain': (harness) => {
      harness.send({ type: 'SUBMIT' })
      harness.send({ type: 'CHANGE', field: 'password', value: 'changed while waiting' } as never)
    },
    ...outcomeRows('validatePassword', passwordOutcomes),
    ...outcomeRows('captureLead', leadOutcomes),
  },
  see: (harness) => {
    const { snapshot } = harness
    if (snapshot.status === 'done') return { screen: 'granted', visitor: snapshot.output }
    const { asked, problem } = harness.context as {
      asked: { password: boolean; fields: GateField[] }
      problem: GateProblem | null
    }
    const call = (harness.inputOf('validatePassword') ?? harness.inputOf('captureLead')) as
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
