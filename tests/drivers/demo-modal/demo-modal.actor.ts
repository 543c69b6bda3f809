import { demoModalMachine } from '#machines/demo-modal/demo-modal.machine.ts'
import { demoModalModel } from '#machines/demo-modal/demo-modal.model.ts'
import { type ModalValues, modalFields } from '#machines/demo-modal/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'
import { modalLabels, modalProblemWords } from '#src/content/demo-modal.ts'
import { demoFieldWords, demoProblemHint } from '#src/content/demo-request.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { website } from '../demo-request-outcomes.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { filledIn, outcomes } from './demo-modal.facts.ts'

const port = 'sendDemoRequest'
const fill = (values: Partial<ModalValues>) => (stage: Stage) => {
  for (const [field, value] of Object.entries(values)) stage.send({ type: 'CHANGE', field, value } as never)
}
const submit = (stage: Stage) => stage.send({ type: 'SUBMIT' })

export const demoModal = {
  name: 'demo-modal',
  machine: demoModalMachine,
  ports: { sendDemoRequest: 'call' },
  effects: ['goToDemo'],
  model: demoModalModel,
  acts: {
    'USER.visitsPage': (stage) => stage.start(undefined),
    'USER.opensDialog': (stage) => stage.send({ type: 'OPEN' }),
    'USER.closes': (stage) => stage.send({ type: 'CLOSE' }),
    ...rowsOf(filledIn, fill),
    'PROGRAM.fillsHiddenField': fill({ website }),
    'USER.submits': submit,
    'USER.submitsTooSoon': submit,
    'USER.submitsAgain': (stage) => {
      submit(stage)
      fill({ message: 'changed while waiting' })(stage)
    },
    ...outcomeRows(port, outcomes),
  },
  see: (stage) => {
    const { snapshot } = stage
    const { values, problem } = stage.context as unknown as { values: ModalValues; problem: DemoProblem | null }
    const published = {
      sent: stage.story.filter(({ name }) => name === port).length,
      gone: stage.done('goToDemo').length,
      sends: (stage.inputOf(port) as { request: object } | undefined)?.request ?? null,
    }
    if (!snapshot.hasTag('open')) return { screen: 'page', ...published }
    const blamed = modalFields.flatMap((field) => {
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
      fields: Object.fromEntries(blamed),
      hint: problem && demoProblemHint(problem),
    }
  },
} satisfies ActorDriver
