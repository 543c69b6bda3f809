import type { RequestProblem } from '#machines/tour-request-confirm/problem.ts'
import { tourRequestConfirmMachine } from '#machines/tour-request-confirm/tour-request-confirm.machine.ts'
import { tourRequestConfirmModel } from '#machines/tour-request-confirm/tour-request-confirm.model.ts'
import type { components } from '#openapi/generated/types.ts'
import { requestProblemWords, stateWords, tourRequest as words } from '#src/content/tour-request.ts'
import { exampleNamed } from '../../support/examples.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

interface Context {
  tour: components['schemas']['BuyerTour'] | null
  problem: RequestProblem | null
}

const token = 'token-of-the-email'
const body = (name: string) => exampleNamed(name).body
const finds = (outcome: string) => (stage: Stage) => stage.answer('getTourRequest', body(`getTourRequest.${outcome}`))
const finding = (error: unknown) => (stage: Stage) => stage.fail('getTourRequest', error)
const answers = (outcome: string) => (stage: Stage) =>
  stage.answer('confirmTourRequest', body(`confirmTourRequest.${outcome}`))
const failing = (error: unknown) => (stage: Stage) => stage.fail('confirmTourRequest', error)
const status = (code: number) => ({ kind: 'status', status: code })
const confirm = (stage: Stage) => stage.send({ type: 'CONFIRM' })
const retry = (stage: Stage) => stage.send({ type: 'RETRY' })
const pressEverything = (stage: Stage) => {
  confirm(stage)
  retry(stage)
}

export const tourRequestConfirm = {
  name: 'tour-request-confirm',
  machine: tourRequestConfirmMachine,
  ports: { getTourRequest: 'call', confirmTourRequest: 'call' },
  effects: [],
  model: tourRequestConfirmModel,
  acts: {
    'USER.opensLink': (stage) => stage.start({ token }),
    'USER.opensWithoutToken': (stage) => stage.start({ token: null }),
    'USER.opensWithBlankToken': (stage) => stage.start({ token: ' ' }),
    'USER.confirms': confirm,
    'USER.confirmsAgain': confirm,
    'USER.pressesTooSoon': pressEverything,
    'USER.pressesInVain': pressEverything,
    'USER.retries': retry,
    'API.request.unconfirmed': finds('unconfirmed'),
    'API.request.confirmed': finds('confirmed'),
    'API.request.timeTaken': finds('timeTaken'),
    'API.request.timePassed': finds('timePassed'),
    'API.request.accepted': finds('accepted'),
    'API.request.declined': finds('declined'),
    'API.request.newTimeProposed': finds('newTimeProposed'),
    'API.request.cancelled': finds('cancelled'),
    'API.request.404': finding(status(404)),
    'API.request.400': finding(status(400)),
    'API.request.500': finding(status(500)),
    'API.request.notJson': finding({ kind: 'notJson' }),
    'API.request.unreadable': finding({ kind: 'unreadable' }),
    'API.request.network': finding({ kind: 'network' }),
    'API.confirm.confirmed': answers('confirmed'),
    'API.confirm.timeTaken': answers('timeTaken'),
    'API.confirm.accepted': answers('accepted'),
    'API.confirm.declined': answers('declined'),
    'API.confirm.cancelled': answers('cancelled'),
    'API.confirm.nothing': (stage) => stage.answer('confirmTourRequest', body('getTourRequest.unconfirmed')),
    'API.confirm.404': failing(status(404)),
    'API.confirm.400': failing(status(400)),
    'API.confirm.500': failing(status(500)),
    'API.confirm.unreadable': failing({ kind: 'unreadable' }),
    'API.confirm.network': failing({ kind: 'network' }),
  },
  see: (stage) => {
    const { tour, problem } = stage.context as unknown as Context
    const { snapshot } = stage
    const called = (port: string) => stage.story.filter(({ name }) => name === port).length
    const seen = {
      title: null as string | null,
      message: null as string | null,
      problem: problem && requestProblemWords(problem),
      button: false,
      busy: snapshot.hasTag('busy'),
      again: snapshot.hasTag('retryable'),
      sends: (stage.inputOf('confirmTourRequest') as { token: string } | undefined)?.token ?? null,
      asked: called('getTourRequest'),
      sent: called('confirmTourRequest'),
    }
    if (snapshot.matches('loading')) return { ...seen, title: 'loading' }
    if (snapshot.hasTag('error')) return { ...seen, title: words.errorTitle }
    if (!tour) throw new Error('Nothing is shown.')
    const { title, message } = stateWords(tour)
    return { ...seen, title, message, button: tour.state === 'unconfirmed' }
  },
} satisfies ActorDriver
