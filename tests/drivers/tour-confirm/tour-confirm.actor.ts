import type { TourLink } from '#machines/tour-confirm/link.ts'
import type { ConfirmProblem } from '#machines/tour-confirm/problem.ts'
import { tourConfirmMachine } from '#machines/tour-confirm/tour-confirm.machine.ts'
import { tourConfirmModel } from '#machines/tour-confirm/tour-confirm.model.ts'
import { confirmProblemWords, outcomeTitles, tourConfirm as words } from '#src/content/tour.ts'
import { exampleNamed } from '../../support/examples.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

const token = 'token-of-the-letter'
const opens = (link: TourLink) => (stage: Stage) => stage.start(link)
const said = (outcome: string) => exampleNamed(`confirmTour.${outcome}`).body as { message: string; status: string }
const answer = (output: unknown) => (stage: Stage) => stage.answer('confirmTour', output)
const fail = (error: unknown) => (stage: Stage) => stage.fail('confirmTour', error)
const status = (code: number) => ({ kind: 'status', status: code })
const acted = { type: 'PERSON_ACTED' }
const tabbed = { type: 'TAB_PRESSED' }
const confirm = { type: 'CONFIRM' }
const acts = (stage: Stage) => stage.tell('personPresence', acted)
const presses = (stage: Stage) => stage.send(confirm)
/** What a script does, or a hidden page, the port keeps from the machine. */
const neverTold = () => {}
const retries = (stage: Stage) => stage.send({ type: 'RETRY' })

/** Where the page says that it is at work. */
const underWay = ['movingOn', 'waitingForPerson', 'deciding']

export const tourConfirm = {
  name: 'tour-confirm',
  machine: tourConfirmMachine,
  ports: { personPresence: 'listener', confirmTour: 'call' },
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
    'USER.movesPointer': acts,
    'USER.touchesPage': acts,
    'USER.turnsWheel': acts,
    'USER.pressesKey': acts,
    'USER.tabs': (stage) => stage.tell('personPresence', tabbed),
    'USER.tabsToButton': (stage) => stage.tell('personPresence', tabbed),
    'USER.pressesTooSoon': presses,
    'USER.pressesButton': presses,
    'USER.pressesButtonByKey': presses,
    'USER.actsAgain': (stage) => {
      for (const event of [acted, tabbed, confirm]) stage.send(event)
    },
    'USER.isElsewhere': neverTold,
    'SCANNER.pretends': neverTold,
    'TIME.2999ms': (stage) => stage.clock.advance(2999),
    'TIME.1ms': (stage) => stage.clock.advance(1),
    'TIME.1h': (stage) => stage.clock.advance(3_600_000),
    'PAGE.cannotTell': (stage) => stage.breakListener('personPresence', new Error('no document')),
    'API.confirm.accepted': answer(said('accepted')),
    'API.confirm.alreadyAccepted': answer(said('alreadyAccepted')),
    'API.confirm.declined': answer(said('declined')),
    'API.confirm.alreadyDeclined': answer(said('alreadyDeclined')),
    'API.confirm.alreadyProposed': answer(said('alreadyProposed')),
    'API.confirm.cancelled': answer(said('cancelled')),
    'API.confirm.moved': answer(said('moved')),
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
      screen: underWay.some((state) => snapshot.matches(state))
        ? 'processing'
        : isError
          ? 'error'
          : title
            ? 'settled'
            : 'nothing',
      title,
      message: isError ? problem && confirmProblemWords(problem) : message || null,
      again: snapshot.hasTag('retryable'),
      offers: snapshot.hasTag('offering')
        ? words.confirm[(stage.context as { action: 'accept' | 'deny' }).action]
        : null,
      asked: stage.story.filter(({ name }) => name === 'confirmTour').length,
      sends: stage.inputOf('confirmTour') ?? null,
      movesTo: moved ? { token: moved.token, action: moved.action } : null,
    }
  },
} satisfies ActorDriver

function titleOf({ snapshot }: Stage): string | null {
  if (snapshot.matches('accepted')) return outcomeTitles.accepted
  if (snapshot.matches('declined')) return outcomeTitles.declined
  if (snapshot.matches('cancelled')) return outcomeTitles.cancelled
  if (snapshot.matches('moved')) return outcomeTitles.moved
  return snapshot.matches('newTimeProposed') ? outcomeTitles.new_time_proposed : null
}
