import { demoModalMachine } from '#machines/demo-modal/demo-modal.machine.ts'
import { demoModalModel } from '#machines/demo-modal/demo-modal.model.ts'
import { type ModalValues, modalFields } from '#machines/demo-modal/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'
import { modalLabels, modalProblemWords } from '#src/content/demo-modal.ts'
import { demoFieldWords, demoProblemHint } from '#src/content/demo-request.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { website } from '../demo-request-outcomes.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { typeInto } from '../type-into.ts'
import { filledIn, outcomes } from './demo-modal.facts.ts'

const port = 'sendDemoRequest'
const fill = (values: Partial<ModalValues>) => (harness: ActorHarness) => {
  typeInto(harness, harness.context.values, values)
}
const submit = (harness: ActorHarness) => harness.send({ type: 'SUBMIT' })

export const demoModal = {
  name: 'demo-modal',
  machine: demoModalMachine,
  ports: { sendDemoRequest: 'call' },
  effects: ['goToDemo'],
  model: demoModalModel,
  eventDrivers: {
    'USER.visitsPage': (harness) => harness.start(undefined),
    'USER.opensDialog': (harness) => harness.send({ type: 'OPEN' }),
    'USER.closes': (harness) => harness.send({ type: 'CLOSE' }),
    ...rowsOf(filledIn, fill),
    'PROGRAM.fillsHiddenField': fill({ website }),
    'USER.submits': submit,
    'USER.submitsTooSoon': submit,
    'USER.submitsAgain': (harness) => {
      submit(harness)
      fill({ message: 'changed while waiting' })(harness)
    },
    ...outcomeRows(port, outcomes),
  },
  see: (harness) => {
    const { snapshot } = harness
    const { values, problem } = harness.context as unknown as { values: ModalValues; problem: DemoProblem | null }
    const published = {
      sent: harness.history.filter(({ name }) => name === port).length,
      gone: harness.done('goToDemo').length,
      sends: (harness.inputOf(port) as { request: object } | undefined)?.request ?? null,
    }
    if (!snapshot.hasTag('open')) return { screen: 'page', ...published }
    const invalid = modalFields.flatMap((field) => {
      const words = problem && demoFieldWords(problem, field, modalLabels[field])
      return words ? [[field, words]] : []
    })
    return {
      screen: 'dialog',
      ...published,
      values: { ...values, email: values.email.trim() },
      ready: snapshot.hasTag('ready'),
      busy: snapshot.hasTag('busy'),
      problem: problem && modalProblemWords(problem),
      fields: Object.fromEntries(invalid),
      hint: problem && demoProblemHint(problem),
    }
  },
} satisfies ActorDriver
