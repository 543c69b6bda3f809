import type { Failure } from '#machines/failure.ts'
import type { Form } from '#machines/tour-reschedule/form.ts'
import { type LinkOutcome, zoneOf } from '#machines/tour-reschedule/tour.ts'
import { tourRescheduleMachine } from '#machines/tour-reschedule/tour-reschedule.machine.ts'
import { tourRescheduleModel } from '#machines/tour-reschedule/tour-reschedule.model.ts'
import { clockTimeWords, momentWords } from '#src/content/dates.ts'
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
import type { Stage } from '../../support/stage.ts'
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

const fail = (port: string, error: unknown) => (stage: Stage) => stage.fail(port, error)
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
const retry = (stage: Stage) => stage.send({ type: 'RETRY' })

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
  acts: {
    ...rowsOf(links, (link) => (stage: Stage) => stage.start({ ...link, now: opened.getTime(), viewerZone })),
    'USER.picksDay': (stage) =>
      stage.send({ ...tuesday, ...(stage.context.day !== null && { day: '2026-12-01' }) } as never),
    'USER.picksTime': (stage) => stage.send({ type: 'TIME_PICKED', time: midnight } as never),
    ...rowsOf(notes, (text) => (stage: Stage) => stage.send(write(text))),
    'USER.submits': (stage) => stage.send({ type: 'SUBMIT' }),
    'USER.submitsAgain': (stage) => {
      stage.send({ type: 'SUBMIT' })
      stage.send(write('and while I wait'))
    },
    'USER.cancels': (stage) => stage.send({ type: 'CANCEL' }),
    'USER.retries': retry,
    'USER.retriesInVain': retry,
    ...outcomeRows('getTourByToken', lookupOutcomes),
    ...outcomeRows('listAvailableTimes', timesOutcomes),
    ...outcomeRows('submitNewTime', submitOutcomes),
    ...passTime('TIME.4999ms', 'TIME.1ms'),
    'CALENDAR.breaks': fail('calendar', lights),
    'TIME_PICKER.breaks': fail('timePicker', lights),
  },
  see: (stage) => {
    const { snapshot } = stage
    const form = stage.context as unknown as Form
    const log = logOf(stage)
    if (stage.done('goHome').length > 0) return { screen: 'home' }
    if (snapshot.matches('lookingUp') || snapshot.matches('askingTimes'))
      return { screen: words.loading, asks: askedOf(stage), log }
    if (snapshot.hasTag('error')) {
      const message = form.lookupProblem && lookupProblemWords(form.lookupProblem)
      return { screen: 'error', message, again: snapshot.hasTag('retryable'), log }
    }
    if (snapshot.matches('choosing')) return { ...formIn(stage), log }
    const outcome = outcomes[String(snapshot.value)]
    return outcome
      ? { screen: 'outcome', title: outcomeTitles[outcome], message: form.message || earlierOutcomes[outcome], log }
      : { screen: 'nothing' }
  },
} satisfies ActorDriver

function askedOf(stage: Stage): string {
  const times = stage.inputOf('listAvailableTimes') as { tourId: number } | undefined
  if (times) return `free times of tour ${times.tourId}`
  return (stage.inputOf('getTourByToken') as { token: string } | undefined)?.token ?? 'nothing'
}

function logOf(stage: Stage): string[] {
  return stage.story.flatMap(({ name, input, context }) => {
    if (name === 'logMissingTimes') return [missingTimesLog(input as Failure)]
    const problem = (context as unknown as Form | null)?.lookupProblem
    return name === 'logLookup' ? [problem ? lookupProblemLog(problem) : 'nothing'] : []
  })
}

/** The form is complete only while its calendar and its time picker run. */
function formIn(stage: Stage): object {
  const { tour, viewerZone, day, time, notes, submitProblem } = stage.context as unknown as Form
  const calendar = stage.children.get('calendar') as { today: string } | undefined
  if (!tour || !calendar || !stage.isParentOf('calendar') || !stage.isParentOf('timePicker'))
    return { screen: 'form in pieces' }
  const zone = zoneOf({ tour, viewerZone })
  return {
    screen: 'form',
    title: words.title,
    original: {
      buyer: tour.buyer_name,
      property: tour.property_address,
      time: momentWords(tour.proposed_time, zone),
      viewersClock: viewerTimeWords(tour.proposed_time, zone, viewerZone),
    },
    clock: tour.time_zone ? words.clock(zone) : words.guessedClock(zone),
    today: calendar.today,
    day,
    time: clockTimeWords(time),
    notes,
    busy: stage.snapshot.hasTag('busy'),
    message: submitProblem && submitProblemWords(submitProblem),
    ...(stage.pending.has('submitNewTime') && { sends: stage.inputOf('submitNewTime') }),
  }
}
