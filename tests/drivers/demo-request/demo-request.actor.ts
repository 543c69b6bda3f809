import { demoRequestMachine } from '#machines/demo-request/demo-request.machine.ts'
import { demoRequestModel } from '#machines/demo-request/demo-request.model.ts'
import { type RequestValues, requestFields } from '#machines/demo-request/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'
import { demoFieldWords, demoProblemHint, requestLabels, requestProblemWords } from '#src/content/demo-request.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { website } from '../demo-request-outcomes.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { typeInto } from '../type-into.ts'
import { filledIn, outcomes } from './demo-request.facts.ts'

const port = 'submitDemoRequest'
const fill = (values: Partial<RequestValues>) => (harness: ActorHarness) => {
  typeInto(harness, harness.context.values, values)
}
const submit = (harness: ActorHarness) => harness.send({ type: 'SUBMIT' })

export const demoRequest = {
  name: 'demo-request',
  machine: demoRequestMachine,
  ports: { submitDemoRequest: 'call' },
  effects: [],
  model: demoRequestModel,
  eventDrivers: {
    'USER.opensPage': (harness) => harness.start(undefined),
    ...rowsOf(filledIn, fill),
    'PROGRAM.fillsHiddenField': fill({ website }),
    'USER.submits': submit,
    'USER.submitsTooSoon': submit,
    'USER.submitsAgain': (harness) => {
      submit(harness)
      fill({ goals: 'changed while waiting' })(harness)
    },
    'USER.asksAnew': (harness) => harness.send({ type: 'ASK_ANEW' }),
    ...outcomeRows(port, outcomes),
  },
  see: (harness) => {
    const { snapshot } = harness
    const { values, problem } = harness.context as unknown as { values: RequestValues; problem: DemoProblem | null }
    const sent = harness.history.filter(({ name }) => name === port).length
    if (snapshot.hasTag('submitted')) return { screen: 'submitted', sent }
    const invalid = requestFields.flatMap((field) => {
      const words = problem && demoFieldWords(problem, field, requestLabels[field])
      return words ? [[field, words]] : []
    })
    return {
      screen: 'form',
      values: { ...values, email: values.email.trim() },
      ready: snapshot.hasTag('ready'),
      busy: snapshot.hasTag('busy'),
      problem: problem && requestProblemWords(problem, 'hello@pending.example'),
      fields: Object.fromEntries(invalid),
      hint: problem && demoProblemHint(problem),
      sent,
      sends: (harness.inputOf(port) as { request: object } | undefined)?.request ?? null,
    }
  },
} satisfies ActorDriver
