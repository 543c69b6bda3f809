import { clockTimeWords } from '#domain/clock-words.ts'
import { kindWords } from '#domain/tour-kind.ts'
import type { Failure } from '#machines/failure.ts'
import type { Form } from '#machines/tour-reschedule/form.ts'
import { type LinkOutcome, zoneOf } from '#machines/tour-reschedule/tour.ts'
import { tourRescheduleMachine } from '#machines/tour-reschedule/tour-reschedule.machine.ts'
import { tourRescheduleModel } from '#machines/tour-reschedule/tour-reschedule.model.ts'
import { momentWords } from '#src/content/dates.ts'
import {
  earlierOutcomes,
  lookupProblemLog,
  lookupProblemWords,
  missingTimesLog,
  outcomeTitles,
  submitProblemWords,
  viewerTimeWords,
  tourReschedule as words,
} from '#src/content/tour.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows, passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import {
  links,
  lookupOutcomes,
  notes,
  opened,
  submitOutcomes,
  timesOutcomes,
  viewerZone,
} from './tour-reschedule.facts.ts'

const fail = (port: string, error: unknown) => (harness: ActorHarness) => harness.fail(port, error)
const outcomes: Record<string, LinkOutcome> = {
  accepted: 'accepted',
  declined: 'declined',
  proposed: 'new_time_proposed',
  cancelled: 'cancelled',
  moved: 'moved',
}
const lights = new Error('The lights went out')
const midnight = { hour: 12, minute: 5, period: 'AM' }
const tuesday = { type: 'DAY_PICKED', day: '2026-11-24' }
const write = (text: string) => ({ type: 'WRITE_NOTES', text })
const retry = (harness: ActorHarness) => harness.send({ type: 'RETRY' })

export const tourReschedule = {
  name: 'tour-reschedule',
  machine: tourRescheduleMachine,
  ports: {
    getTourByToken: 'call',
    listAvailableTimes: 'call',
    submitNewTime: 'call',
    calendar: 'child',
    timePicker: 'child',
  },
  effects: ['logLookup', 'logMissingTimes', 'goHome'],
  model: tourRescheduleModel,
  eventDrivers: {
    ...rowsOf(
      links,
      (link) => (harness: ActorHarness) => harness.start({ ...link, now: opened.getTime(), viewerZone }),
    ),
    'USER.picksDay': (harness) =>
      harness.send({ ...tuesday, ...(harness.context.day !== null && { day: '2026-12-01' }) } as never),
    'USER.picksTime': (harness) => harness.send({ type: 'TIME_PICKED', time: midnight } as never),
    ...rowsOf(notes, (text) => (harness: ActorHarness) => harness.send(write(text))),
    'USER.submits': (harness) => harness.send({ type: 'SUBMIT' }),
    'USER.submitsAgain': (harness) => {
      harness.send({ type: 'SUBMIT' })
      harness.send(write('and while I wait'))
    },
    'USER.cancels': (harness) => harness.send({ type: 'CANCEL' }),
    'USER.retries': retry,
    'USER.retriesInVain': retry,
    ...outcomeRows('getTourByToken', lookupOutcomes),
    ...outcomeRows('listAvailableTimes', timesOutcomes),
    ...outcomeRows('submitNewTime', submitOutcomes),
    ...passTime('TIME.4999ms', 'TIME.1ms'),
    'CALENDAR.breaks': fail('calendar', lights),
    'TIME_PICKER.breaks': fail('timePicker', lights),
  },
  see: (harness) => {
    const { snapshot } = harness
    const form = harness.context as unknown as Form
    const log = logOf(harness)
    if (harness.done('goHome').length > 0) return { screen: 'home' }
    if (snapshot.matches('lookingUp') || snapshot.matches('askingTimes'))
      return { screen: words.loading, asks: askedOf(harness), log }
    if (snapshot.hasTag('error')) {
      const message = form.lookupProblem && lookupProblemWords(form.lookupProblem)
      return { screen: 'error', message, again: snapshot.hasTag('retryable'), log }
    }
    if (snapshot.matches('choosing')) return { ...formIn(harness), log }
    const outcome = outcomes[String(snapshot.value)]
    return outcome
      ? { screen: 'outcome', title: outcomeTitles[outcome], message: form.message || earlierOutcomes[outcome], log }
      : { screen: 'nothing' }
  },
} satisfies ActorDriver

function askedOf(harness: ActorHarness): string {
  const times = harness.inputOf('listAvailableTimes') as { tourId: number } | undefined
  if (times) return `free times of tour ${times.tourId}`
  return (harness.inputOf('getTourByToken') as { token: string } | undefined)?.token ?? 'nothing'
}

function logOf(harness: ActorHarness): string[] {
  return harness.history.flatMap(({ name, input, context }) => {
    if (name === 'logMissingTimes') return [missingTimesLog(input as Failure)]
    const problem = (context as unknown as Form | null)?.lookupProblem
    return name === 'logLookup' ? [problem ? lookupProblemLog(problem) : 'nothing'] : []
  })
}

/** The form is complete only while its calendar and its time picker run. */
function formIn(harness: ActorHarness): object {
  const { tour, viewerZone, day, time, notes, submitProblem } = harness.context as unknown as Form
  const calendar = harness.children.get('calendar') as { today: string } | undefined
  if (!tour || !calendar || !harness.isParentOf('calendar') || !harness.isParentOf('timePicker'))
    return { screen: 'form in pieces' }
  const zone = zoneOf({ tour, viewerZone })
  return {
    screen: 'form',
    title: words.title,
    original: {
      buyer: tour.buyer_name,
      property: tour.property_address,
      time: momentWords(tour.proposed_time, zone, opened),
      viewersClock: viewerTimeWords(tour.proposed_time, zone, viewerZone, opened),
      kind: kindWords(tour),
    },
    clock: tour.time_zone ? words.clock(zone) : words.guessedClock(zone),
    today: calendar.today,
    day,
    time: clockTimeWords(time),
    notes,
    busy: harness.snapshot.hasTag('busy'),
    message: submitProblem && submitProblemWords(submitProblem),
    ...(harness.pending.has('submitNewTime') && { sends: harness.inputOf('submitNewTime') }),
  }
}
