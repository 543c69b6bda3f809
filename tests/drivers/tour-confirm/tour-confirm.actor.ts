import type { TourLink } from '#machines/tour-confirm/link.ts'
import type { ConfirmProblem } from '#machines/tour-confirm/problem.ts'
import { tourConfirmMachine } from '#machines/tour-confirm/tour-confirm.machine.ts'
import { tourConfirmModel } from '#machines/tour-confirm/tour-confirm.model.ts'
import type { components } from '#openapi/generated/types.ts'
import { confirmProblemWords, outcomeTitles, tourConfirm as words } from '#src/content/tour.ts'
import { isForCalendar, tourDetails as more } from '#src/content/tour-details.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { comesBack, outcomeRows, passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { links, olderServer, outcomes } from './tour-confirm.facts.ts'

const acted = { type: 'PERSON_ACTED' }
const tabbed = { type: 'TAB_PRESSED' }
const confirm = { type: 'CONFIRM' }
const acts = (stage: Stage) => stage.publish('personPresence', acted)
const presses = (stage: Stage) => stage.send(confirm)
/** The port filters out script events and events on a hidden page. */
const neverTold = () => {}
const retries = (stage: Stage) => stage.send({ type: 'RETRY' })

/** States in which the page shows that it is busy. */
const underWay = ['movingOn', 'waitingForPerson', 'deciding']

export const tourConfirm = {
  name: 'tour-confirm',
  machine: tourConfirmMachine,
  ports: { personPresence: 'listener', confirmTour: 'call' },
  effects: ['goToReschedule'],
  model: tourConfirmModel,
  acts: {
    ...rowsOf(links, (link) => (stage: Stage) => stage.start(link)),
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
    'USER.tabs': (stage) => stage.publish('personPresence', tabbed),
    'USER.tabsToButton': (stage) => stage.publish('personPresence', tabbed),
    'USER.pressesTooSoon': presses,
    'USER.pressesButton': presses,
    'USER.pressesButtonByKey': presses,
    'USER.actsAgain': (stage) => {
      for (const event of [acted, tabbed, confirm]) stage.send(event)
    },
    'USER.isElsewhere': neverTold,
    'SCANNER.pretends': neverTold,
    ...passTime('TIME.2999ms', 'TIME.1ms', 'TIME.1h'),
    'PAGE.cannotTell': (stage) => stage.breakListener('personPresence', new Error('no document')),
    ...outcomeRows('confirmTour', outcomes),
    'API.confirm.byOlderServer': (stage) => {
      const { action } = stage.inputOf('confirmTour') as { action: string }
      return comesBack('confirmTour')(olderServer(action))(stage)
    },
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
      details: snapshot.matches('accepted') ? detailsOf(stage) : [],
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

/** The links of an accepted tour, in order. */
function detailsOf(stage: Stage): string[] {
  const { tour } = stage.context as { tour: components['schemas']['TourView'] | null }
  if (!tour) return []
  const { contact, actions, feed_url: feed } = tour
  const changes = { move: more.suggest, cancel: more.cancel }
  return [
    ...(isForCalendar(tour) ? [more.addToCalendar] : []),
    ...[contact?.email, contact?.phone].filter((each) => typeof each === 'string'),
    ...actions.flatMap((action) => (action === 'move' || action === 'cancel' ? [changes[action]] : [])),
    ...(feed ? [more.apple, more.google] : []),
  ]
}
