import { demoModalMachine } from '#machines/demo-modal/demo-modal.machine.ts'
import { demoModalModel } from '#machines/demo-modal/demo-modal.model.ts'
import { type ModalValues, modalFields } from '#machines/demo-modal/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'
import { modalLabels, modalProblemWords } from '#src/content/demo-modal.ts'
import { demoFieldWords, demoProblemHint } from '#src/content/demo-request.ts'
import { exampleNamed } from '../../support/examples.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

const port = 'sendDemoRequest'
const body = (outcome: string) => exampleNamed(`${port}.${outcome}`).body
const fill = (values: Partial<ModalValues>) => (stage: Stage) => {
  for (const [field, value] of Object.entries(values)) stage.send({ type: 'CHANGE', field, value } as never)
}
const refuse = (error: unknown) => (stage: Stage) => stage.fail(port, error)
const status = (code: number, more: object = {}) => ({ kind: 'status', status: code, ...more })
const submit = (stage: Stage) => stage.send({ type: 'SUBMIT' })

const all = {
  name: ' Ann Chen ',
  email: 'ann.chen@example.com ',
  teamSize: '11-50',
  message: ' Can Penny answer for twenty homes? ',
}

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
    'USER.fillsWithBlanks': fill({ name: ' ', email: ' ', teamSize: '11-50', message: '  ' }),
    'USER.fillsAllButTeam': fill({ ...all, teamSize: '' }),
    'USER.fillsAllButNotes': fill({ ...all, message: '' }),
    'USER.fillsBadEmail': fill({ ...all, email: 'ann.chen@example' }),
    'USER.fillsAll': fill(all),
    'USER.clearsTeam': fill({ teamSize: '' }),
    'PROGRAM.fillsHiddenField': fill({ website: 'https://spam.example' }),
    'USER.submits': submit,
    'USER.submitsTooSoon': submit,
    'USER.submitsAgain': (stage) => {
      submit(stage)
      fill({ message: 'changed while waiting' })(stage)
    },
    'API.request.received': (stage) => stage.answer(port, body('received')),
    'API.request.receivedAsText': refuse({ kind: 'notJson' }),
    'API.request.receivedUnreadably': refuse({ kind: 'unreadable' }),
    'API.request.422.fields': refuse(status(422, { body: body('badEmail') })),
    'API.request.422.sentence': refuse(status(422, { body: body('issue') })),
    'API.request.429': refuse(status(429, { body: body('tooMany'), retryAfterSeconds: 1800 })),
    'API.request.500': refuse(status(500, { body: body('serverError'), retryAfterSeconds: 60 })),
    'API.request.network': refuse({ kind: 'network' }),
    'API.request.exception': refuse(new Error('The lights went out')),
  },
  see: (stage) => {
    const { snapshot } = stage
    const { values, problem } = stage.context as unknown as { values: ModalValues; problem: DemoProblem | null }
    const told = {
      sent: stage.story.filter(({ name }) => name === port).length,
      gone: stage.done('goToDemo').length,
      sends: (stage.inputOf(port) as { request: object } | undefined)?.request ?? null,
    }
    if (!snapshot.hasTag('open')) return { screen: 'page', ...told }
    const blamed = modalFields.flatMap((field) => {
      const words = problem && demoFieldWords(problem, field, modalLabels[field])
      return words ? [[field, words]] : []
    })
    return {
      screen: 'dialog',
      ...told,
      values: { ...values, email: values.email.trim() },
      ready: snapshot.hasTag('ready'),
      busy: snapshot.hasTag('busy'),
      problem: problem && modalProblemWords(problem),
      fields: Object.fromEntries(blamed),
      hint: problem && demoProblemHint(problem),
    }
  },
} satisfies ActorDriver
