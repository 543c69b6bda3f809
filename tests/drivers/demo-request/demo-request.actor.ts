import { demoRequestMachine } from '#machines/demo-request/demo-request.machine.ts'
import { demoRequestModel } from '#machines/demo-request/demo-request.model.ts'
import { type RequestValues, requestFields } from '#machines/demo-request/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'
import { demoFieldWords, demoProblemHint, requestLabels, requestProblemWords } from '#src/content/demo-request.ts'
import { exampleNamed } from '../../support/examples.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

const port = 'submitDemoRequest'
const body = (outcome: string) => exampleNamed(`${port}.${outcome}`).body
const fill = (values: Partial<RequestValues>) => (stage: Stage) => {
  for (const [field, value] of Object.entries(values)) stage.send({ type: 'CHANGE', field, value } as never)
}
const refuse = (error: unknown) => (stage: Stage) => stage.fail(port, error)
const status = (code: number, more: object = {}) => ({ kind: 'status', status: code, ...more })
const submit = (stage: Stage) => stage.send({ type: 'SUBMIT' })

const all = {
  name: ' Ann Chen ',
  email: 'ann.chen@example.com ',
  phone: ' +1 415 555 0100',
  goals: ' Fewer calls at night. ',
}

export const demoRequest = {
  name: 'demo-request',
  machine: demoRequestMachine,
  ports: { submitDemoRequest: 'call' },
  effects: [],
  model: demoRequestModel,
  acts: {
    'USER.opensPage': (stage) => stage.start(undefined),
    'USER.fillsWithBlanks': fill({ name: ' ', email: ' ', phone: '  ', goals: ' ' }),
    'USER.fillsAllButGoals': fill({ ...all, goals: '' }),
    'USER.fillsBadEmail': fill({ ...all, email: 'ann.chen@example' }),
    'USER.fillsAll': fill(all),
    'USER.clearsGoals': fill({ goals: '' }),
    'PROGRAM.fillsHiddenField': fill({ website: 'https://spam.example' }),
    'USER.submits': submit,
    'USER.submitsTooSoon': submit,
    'USER.submitsAgain': (stage) => {
      submit(stage)
      fill({ goals: 'changed while waiting' })(stage)
    },
    'USER.asksAnew': (stage) => stage.send({ type: 'ASK_ANEW' }),
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
    const { values, problem } = stage.context as unknown as { values: RequestValues; problem: DemoProblem | null }
    const sent = stage.story.filter(({ name }) => name === port).length
    if (snapshot.hasTag('submitted')) return { screen: 'submitted', sent }
    const blamed = requestFields.flatMap((field) => {
      const words = problem && demoFieldWords(problem, field, requestLabels[field])
      return words ? [[field, words]] : []
    })
    return {
      screen: 'form',
      values: { ...values, email: values.email.trim() },
      ready: snapshot.hasTag('ready'),
      busy: snapshot.hasTag('busy'),
      problem: problem && requestProblemWords(problem, 'hello@pending.example'),
      fields: Object.fromEntries(blamed),
      hint: problem && demoProblemHint(problem),
      sent,
      sends: (stage.inputOf(port) as { request: object } | undefined)?.request ?? null,
    }
  },
} satisfies ActorDriver
