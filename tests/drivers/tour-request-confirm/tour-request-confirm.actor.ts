import type { RequestProblem } from '#machines/tour-request-confirm/problem.ts'
import { tourRequestConfirmMachine } from '#machines/tour-request-confirm/tour-request-confirm.machine.ts'
import { tourRequestConfirmModel } from '#machines/tour-request-confirm/tour-request-confirm.model.ts'
import type { components } from '#openapi/generated/types.ts'
import { requestProblemWords, stateWords, tourRequest as words } from '#src/content/tour-request.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { confirmOutcomes, requestOutcomes, tokens } from './tour-request-confirm.facts.ts'

interface Context {
  tour: components['schemas']['BuyerTour'] | null
  problem: RequestProblem | null
}

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
    ...rowsOf(tokens, (token) => (stage: Stage) => stage.start({ token })),
    'USER.confirms': confirm,
    'USER.confirmsAgain': confirm,
    'USER.pressesTooSoon': pressEverything,
    'USER.pressesInVain': pressEverything,
    'USER.retries': retry,
    ...outcomeRows('getTourRequest', requestOutcomes),
    ...outcomeRows('confirmTourRequest', confirmOutcomes),
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
