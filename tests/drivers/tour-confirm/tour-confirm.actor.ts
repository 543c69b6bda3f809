import { kindWords } from '#domain/tour-kind.ts'
import type { TourLink } from '#machines/tour-confirm/link.ts'
import type { ConfirmProblem } from '#machines/tour-confirm/problem.ts'
import { tourConfirmMachine } from '#machines/tour-confirm/tour-confirm.machine.ts'
import { tourConfirmModel } from '#machines/tour-confirm/tour-confirm.model.ts'
import type { TourRequest } from '#machines/tour-reschedule/tour.ts'
import type { components } from '#openapi/generated/types.ts'
import { confirmProblemWords, outcomeTitles, tourConfirm as words } from '#src/content/tour.ts'
import { isForCalendar, tourDetails as more } from '#src/content/tour-details.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { comesBack, outcomeRows, passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { links, olderServer, outcomes, tourOutcomes } from './tour-confirm.facts.ts'

const acted = { type: 'PERSON_ACTED' }
const tabbed = { type: 'TAB_PRESSED' }
const confirm = { type: 'CONFIRM' }
const reportPerson = (harness: ActorHarness) => harness.publish('personPresence', acted)
const presses = (harness: ActorHarness) => harness.send(confirm)
/** The port filters out script events and events on a hidden page. */
const ignored = () => {}
const retries = (harness: ActorHarness) => harness.send({ type: 'RETRY' })

/** States in which the page shows that it is busy. */
const underWay = ['movingOn', 'waitingForPerson', 'deciding']

export const tourConfirm = {
  name: 'tour-confirm',
  machine: tourConfirmMachine,
  ports: { personPresence: 'listener', getTourByToken: 'call', confirmTour: 'call' },
  effects: ['goToReschedule'],
  model: tourConfirmModel,
  eventDrivers: {
    ...rowsOf(links, (link) => (harness: ActorHarness) => harness.start(link)),
    'USER.reloads': (harness) => {
      const { token, action } = harness.context as unknown as TourLink
      harness.stop()
      harness.start({ token, action })
    },
    'USER.retries': retries,
    'USER.retriesTooSoon': retries,
    'USER.retriesInVain': retries,
    'USER.movesPointer': reportPerson,
    'USER.touchesPage': reportPerson,
    'USER.turnsWheel': reportPerson,
    'USER.pressesKey': reportPerson,
    'USER.tabs': (harness) => harness.publish('personPresence', tabbed),
    'USER.tabsToButton': (harness) => harness.publish('personPresence', tabbed),
    'USER.pressesTooSoon': presses,
    'USER.pressesButton': presses,
    'USER.pressesButtonByKey': presses,
    'USER.actsAgain': (harness) => {
      for (const event of [acted, tabbed, confirm]) harness.send(event)
    },
    'USER.isElsewhere': ignored,
    'SCANNER.pretends': ignored,
    ...passTime('TIME.2999ms', 'TIME.1ms', 'TIME.1h'),
    'PAGE.cannotTell': (harness) => harness.breakListener('personPresence', new Error('no document')),
    ...outcomeRows('getTourByToken', tourOutcomes),
    ...outcomeRows('confirmTour', outcomes),
    'API.confirm.byOlderServer': (harness) => {
      const { action } = harness.inputOf('confirmTour') as { action: string }
      return comesBack('confirmTour')(olderServer(action))(harness)
    },
  },
  see: (harness) => {
    const { snapshot } = harness
    const { message, problem } = harness.context as { message: string; problem: ConfirmProblem | null }
    const title = titleOf(harness)
    const isError = snapshot.hasTag('error')
    const moved = harness.history.find(({ name }) => name === 'goToReschedule')?.context
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
      details: [],
      ...requestIn(harness),
      ...(snapshot.matches('accepted') && tourIn(harness)),
      again: snapshot.hasTag('retryable'),
      offers: snapshot.hasTag('offering')
        ? words.confirm[(harness.context as { action: 'accept' | 'deny' }).action]
        : null,
      asked: harness.history.filter(({ name }) => name === 'confirmTour').length,
      sends: harness.inputOf('confirmTour') ?? null,
      movesTo: moved ? { token: moved.token, action: moved.action } : null,
    }
  },
} satisfies ActorDriver

/** The buyer, the home and the kind of the tour, as long as nothing is decided. */
function requestIn({ context, snapshot }: ActorHarness): { kind: string | null; summary: string[] | null } {
  const { request } = context as { request: TourRequest | null }
  const isShown = snapshot.matches('waitingForPerson') || snapshot.matches('deciding')
  if (!isShown || !request) return { kind: null, summary: null }
  return { kind: kindWords(request), summary: [request.buyer_name, request.property_address] }
}

function titleOf({ snapshot }: ActorHarness): string | null {
  if (snapshot.matches('accepted')) return outcomeTitles.accepted
  if (snapshot.matches('declined')) return outcomeTitles.declined
  if (snapshot.matches('cancelled')) return outcomeTitles.cancelled
  if (snapshot.matches('moved')) return outcomeTitles.moved
  return snapshot.matches('newTimeProposed') ? outcomeTitles.new_time_proposed : null
}

/** How an accepted tour takes place, and its links in order. */
function tourIn(harness: ActorHarness): { kind: string | null; details: string[] } {
  const { tour } = harness.context as { tour: components['schemas']['TourView'] | null }
  if (!tour) return { kind: null, details: [] }
  const { contact, actions, feed_url: feed } = tour
  const changes = { move: more.suggest, cancel: more.cancel }
  const details = [
    ...(isForCalendar(tour) ? [more.addToCalendar] : []),
    ...[contact?.email, contact?.phone].filter((each) => typeof each === 'string'),
    ...actions.flatMap((action) => (action === 'move' || action === 'cancel' ? [changes[action]] : [])),
    ...(feed ? [more.apple, `${more.google} ${more.newTab}`] : []),
  ]
  return { kind: kindWords(tour), details }
}
