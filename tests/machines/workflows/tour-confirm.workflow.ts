import type { TourLink } from '#machines/tour-confirm/link.ts'
import type { ConfirmProblem } from '#machines/tour-confirm/problem.ts'
import { tourConfirmMachine } from '#machines/tour-confirm/tour-confirm.machine.ts'
import { tourConfirmModel } from '#machines/tour-confirm/tour-confirm.model.ts'
import { confirmProblemWords, outcomeTitles } from '#src/content/tour.ts'
import { exampleNamed } from '../../support/examples.ts'
import type { Stage } from '../../support/stage.ts'
import type { Workflow } from '../../support/workflow.ts'

const token = 'token-of-the-letter'
const opens = (link: TourLink) => (stage: Stage) => stage.start(link)
const said = (outcome: string) => exampleNamed(`confirmTour.${outcome}`).body as { message: string; status: string }
const answer = (output: unknown) => (stage: Stage) => stage.answer('confirmTour', output)
const fail = (error: unknown) => (stage: Stage) => stage.fail('confirmTour', error)
const status = (code: number) => ({ kind: 'status', status: code })
const seen = { type: 'PAGE_SHOWN' }
const retries = (stage: Stage) => stage.send({ type: 'RETRY' })

export const tourConfirm: Workflow = {
  name: 'tour-confirm',
  machine: tourConfirmMachine,
  ports: { sight: 'listener', confirmTour: 'call' },
  effects: ['goToReschedule'],
  model: tourConfirmModel,
  acts: {
    'USER.opensAccept': opens({ token, action: 'accept' }),
    'USER.opensDeny': opens({ token, action: 'deny' }),
    'USER.opensProposeNewTime': opens({ token, action: 'propose_new_time' }),
    'USER.opensWithoutToken': opens({ token: null, action: 'accept' }),
    'USER.opensWithoutAction': opens({ token, action: null }),
    'USER.opensWithBlankToken': opens({ token: ' ', action: 'deny' }),
    'USER.opensWithBlankAction': opens({ token, action: ' ' }),
    'USER.opensWithBadActionAndNoToken': opens({ token: '', action: 'maybe' }),
    'USER.opensWithBadAction': opens({ token, action: 'Accept' }),
    'USER.reloads': (stage) => {
      const { token, action } = stage.context as unknown as TourLink
      stage.stop()
      stage.start({ token, action })
    },
    'USER.retries': retries,
    'USER.retriesTooSoon': retries,
    'USER.retriesInVain': retries,
    'PAGE.isSeen': (stage) => stage.tell('sight', seen),
    'PAGE.isSeenAgain': (stage) => stage.send(seen),
    'PAGE.cannotTell': (stage) => stage.breakListener('sight', new Error('no document')),
    'API.confirm.accepted': answer(said('accepted')),
    'API.confirm.alreadyAccepted': answer(said('alreadyAccepted')),
    'API.confirm.declined': answer(said('declined')),
    'API.confirm.alreadyDeclined': answer(said('alreadyDeclined')),
    'API.confirm.alreadyProposed': answer(said('alreadyProposed')),
    'API.confirm.byOlderServer': (stage) => {
      const { action } = stage.inputOf('confirmTour') as { action: string }
      return stage.answer('confirmTour', { message: said(action === 'accept' ? 'accepted' : 'declined').message })
    },
    'API.confirm.waiting': answer(said('waiting')),
    'API.confirm.404': fail(status(404)),
    'API.confirm.400': fail(status(400)),
    'API.confirm.500': fail(status(500)),
    'API.confirm.503': fail(status(503)),
    'API.confirm.429': fail(status(429)),
    'API.confirm.notJson': fail({ kind: 'notJson' }),
    'API.confirm.unreadable': fail({ kind: 'unreadable' }),
    'API.confirm.network': fail({ kind: 'network' }),
    'API.confirm.exception': fail(new Error('The lights went out')),
  },
  see: (stage) => {
    const { snapshot } = stage
    const { message, problem } = stage.context as { message: string; problem: ConfirmProblem | null }
    const title = titleOf(stage)
    const isError = snapshot.hasTag('error')
    const moved = stage.story.find(({ name }) => name === 'goToReschedule')?.context
    return {
      screen: snapshot.hasTag('processing') ? 'processing' : isError ? 'error' : title ? 'settled' : 'nothing',
      title,
      message: isError ? problem && confirmProblemWords(problem) : message || null,
      again: snapshot.hasTag('retryable'),
      asked: stage.story.filter(({ name }) => name === 'confirmTour').length,
      sends: stage.inputOf('confirmTour') ?? null,
      movesTo: moved ? { token: moved.token, action: moved.action } : null,
    }
  },
  recorded: {
    inputs: {
      accept: { token, action: 'accept' },
      deny: { token, action: 'deny' },
      proposeNewTime: { token, action: 'propose_new_time' },
      incomplete: { token: null, action: 'accept' },
      badAction: { token, action: 'maybe' },
    },
    cases: {
      sight: { tells: [seen], error: [{ kind: 'unexpected', message: 'no document' }] },
      confirmTour: {
        done: ['accepted', 'declined', 'new_time_proposed', 'requested'].map((status) => ({
          message: 'So it is.',
          status,
        })),
        error: [status(404), status(503)],
      },
    },
    events: [{ type: 'RETRY' }],
  },
}

function titleOf({ snapshot }: Stage): string | null {
  if (snapshot.matches('accepted')) return outcomeTitles.accepted
  if (snapshot.matches('declined')) return outcomeTitles.declined
  return snapshot.matches('newTimeProposed') ? outcomeTitles.new_time_proposed : null
}
