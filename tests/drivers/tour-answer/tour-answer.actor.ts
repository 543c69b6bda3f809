import { daysOf } from '#domain/calendar.ts'
import { kindWords } from '#domain/tour-kind.ts'
import type { TourAnswerProblem } from '#machines/tour-answer/problem.ts'
import { tourAnswerMachine } from '#machines/tour-answer/tour-answer.machine.ts'
import { tourAnswerModel } from '#machines/tour-answer/tour-answer.model.ts'
import type { components } from '#openapi/generated/types.ts'
import {
  cancelWords,
  chooseWords,
  dayWithoutYear,
  slotWords,
  stateWords,
  tourAnswerProblemWords,
  tourAnswer as words,
} from '#src/content/tour-answer.ts'
import { contactName, isForCalendar } from '#src/content/tour-details.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import {
  acceptOutcomes,
  answers,
  cancelOutcomes,
  confirmOutcomes,
  followedAt,
  links,
  monday,
  mondayAt2,
  moveOutcomes,
  timesOutcomes,
  tourOutcomes,
} from './tour-answer.facts.ts'

interface Context {
  tour: components['schemas']['TourView'] | null
  times: string[] | null
  day: string | null
  time: string | null
  problem: TourAnswerProblem | null
}

const send = (event: { type: string }) => (harness: ActorHarness) => harness.send(event)
const everything = ['CONFIRM', 'ACCEPT', 'SUGGEST', 'ASK_TO_CANCEL', 'CANCEL', 'BACK', 'SUBMIT', 'RETRY']
const pressEverything = (harness: ActorHarness) => {
  for (const type of everything) harness.send({ type })
}

export const tourAnswer = {
  name: 'tour-answer',
  machine: tourAnswerMachine,
  ports: {
    getTourRequest: 'call',
    confirmTourRequest: 'call',
    acceptNewTime: 'call',
    listNewTimes: 'call',
    suggestNewTime: 'call',
    cancelTourRequest: 'call',
  },
  effects: [],
  model: tourAnswerModel,
  eventDrivers: {
    ...rowsOf(links, (link) => (harness: ActorHarness) => harness.start(link)),
    'USER.confirms': send({ type: 'CONFIRM' }),
    'USER.accepts': send({ type: 'ACCEPT' }),
    'USER.suggests': send({ type: 'SUGGEST' }),
    'USER.asksToCancel': send({ type: 'ASK_TO_CANCEL' }),
    'USER.cancels': send({ type: 'CANCEL' }),
    'USER.keeps': send({ type: 'BACK' }),
    'USER.goesBack': send({ type: 'BACK' }),
    'USER.picksDay': send({ type: 'PICK_DAY', day: monday } as { type: string }),
    'USER.picksTime': send({ type: 'PICK_TIME', time: mondayAt2 } as { type: string }),
    'USER.submits': send({ type: 'SUBMIT' }),
    'USER.submitsNothing': send({ type: 'SUBMIT' }),
    'USER.retries': send({ type: 'RETRY' }),
    'USER.pressesAgain': pressEverything,
    'USER.pressesTooSoon': pressEverything,
    'USER.pressesInVain': pressEverything,
    'USER.findsNothingToPress': pressEverything,
    /** The page receives it and shows nothing. */
    'SCRIPT.presses': () => {},
    ...outcomeRows('getTourRequest', tourOutcomes),
    ...outcomeRows('confirmTourRequest', confirmOutcomes),
    ...outcomeRows('acceptNewTime', acceptOutcomes),
    ...outcomeRows('cancelTourRequest', cancelOutcomes),
    ...outcomeRows('listNewTimes', timesOutcomes),
    ...outcomeRows('suggestNewTime', moveOutcomes),
  },
  see: (harness) => {
    const context = harness.context as unknown as Context
    const { snapshot } = harness
    const called = (...ports: string[]) => harness.history.filter(({ name }) => ports.includes(name)).length
    const seen = {
      title: null as string | null,
      message: null as string | null,
      kind: null as string | null,
      note: null as string | null,
      contact: null as string | null,
      calendar: false,
      feed: false,
      problem: null as string | null,
      buttons: [] as string[],
      busy: null as string | null,
      sends: answers.map((port) => harness.inputOf(port)).find((input) => input !== undefined) ?? null,
      days: null as string[] | null,
      day: null as string | null,
      slots: null as string[] | null,
      picked: null as string | null,
      asked: called('getTourRequest'),
      listed: called('listNewTimes'),
      sent: called(...answers),
    }
    if (snapshot.matches('loading')) return { ...seen, title: words.loading }
    if (snapshot.matches('loadingTimes')) return { ...seen, title: words.loadingTimes }
    const { tour, times, day, time } = context
    seen.problem = context.problem && tourAnswerProblemWords(context.problem)
    if (snapshot.hasTag('error'))
      return { ...seen, title: words.errorTitle, buttons: snapshot.hasTag('retryable') ? [words.retry] : [] }
    if (!tour) throw new Error('Nothing is shown.')
    if (snapshot.matches('asking') || snapshot.matches('cancelling')) {
      const busy = snapshot.matches('cancelling') ? words.cancelling : null
      const buttons = [busy ?? words.cancel, words.keep]
      return {
        ...seen,
        title: words.cancelTitle,
        message: cancelWords(tour, followedAt),
        kind: kindWords(tour),
        busy,
        buttons,
      }
    }
    if (snapshot.matches('choosing') || snapshot.matches('suggesting')) {
      const busy = snapshot.matches('suggesting') ? words.submitting : null
      const shown = { ...seen, title: words.chooseTitle, busy }
      if (!times?.length) return { ...shown, message: words.noTimes[tour.side], buttons: [words.back] }
      return {
        ...shown,
        message: chooseWords(tour, followedAt),
        kind: kindWords(tour),
        buttons: [busy ?? words.submit, words.back],
        days: daysOf(times).map(dayWithoutYear),
        day: day && dayWithoutYear(day),
        slots: times.filter((each) => each.slice(0, 10) === day).map(slotWords),
        picked: time && slotWords(time),
      }
    }
    const busyWords = snapshot.matches('confirming')
      ? words.confirming
      : snapshot.matches('accepting')
        ? words.accepting
        : null
    const offered = { confirm: words.confirm, accept: words.accept, move: words.suggest, cancel: words.askToCancel }
    const buttons = tour.actions.map((action) => offered[action])
    return {
      ...seen,
      ...stateWords(tour, followedAt),
      kind: kindWords(tour),
      note: tour.seller_notes ?? null,
      contact: contactOf(tour),
      calendar: isForCalendar(tour),
      feed: tour.feed_url !== undefined,
      busy: busyWords,
      buttons: busyWords ? [busyWords, ...buttons.slice(1)] : buttons,
    }
  },
} satisfies ActorDriver

function contactOf({ contact }: components['schemas']['TourView']): string | null {
  return contact ? [contactName(contact), contact.email, contact.phone].filter(Boolean).join(' · ') : null
}
