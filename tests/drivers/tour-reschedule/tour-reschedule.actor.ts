import type { Failure } from '#machines/failure.ts'
import type { Form } from '#machines/tour-reschedule/form.ts'
import { type Outcome, zoneOf } from '#machines/tour-reschedule/tour.ts'
import { tourRescheduleMachine } from '#machines/tour-reschedule/tour-reschedule.machine.ts'
import { tourRescheduleModel } from '#machines/tour-reschedule/tour-reschedule.model.ts'
import { momentWords, timeWords } from '#src/content/dates.ts'
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
import { exampleNamed } from '../../support/examples.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

const link = {
  token: 'token-of-the-letter',
  action: 'propose_new_time',
  now: Date.UTC(2026, 10, 21, 5),
  viewerZone: 'Asia/Kathmandu',
}
const opens = (change: object) => (stage: Stage) => stage.start({ ...link, ...change })
const body = (name: string) => exampleNamed(name).body as Record<string, unknown>
const found = body('getTourByToken.found')
const _asked = {
  id: 1,
  buyer_name: 'Ann Chen',
  property_address: '48 Alder Ridge Road',
  proposed_time: '2026-11-25T10:30:00-08:00',
  time_zone: 'America/Los_Angeles',
}
const answer = (port: string, output: unknown) => (stage: Stage) => stage.answer(port, output)
const fail = (port: string, error: unknown) => (stage: Stage) => stage.fail(port, error)
const status = (code: number, body?: unknown) => ({ kind: 'status', status: code, body })
const outcomes: Record<string, Outcome> = {
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
    'USER.opensLink': opens({}),
    'USER.opensWithoutToken': opens({ token: null }),
    'USER.opensWithBlankToken': opens({ token: ' ' }),
    'USER.opensWithoutAction': opens({ action: null }),
    'USER.opensToAccept': opens({ action: 'accept' }),
    'USER.picksDay': (stage) =>
      stage.send({ ...tuesday, ...(stage.context.day !== null && { day: '2026-12-01' }) } as never),
    'USER.picksTime': (stage) => stage.send({ type: 'TIME_PICKED', time: midnight } as never),
    'USER.writesNotes': (stage) => stage.send(write('  The side gate is open. \n')),
    'USER.writesBlankNotes': (stage) => stage.send(write(' \n ')),
    'USER.submits': (stage) => stage.send({ type: 'SUBMIT' }),
    'USER.submitsAgain': (stage) => {
      stage.send({ type: 'SUBMIT' })
      stage.send(write('and while I wait'))
    },
    'USER.cancels': (stage) => stage.send({ type: 'CANCEL' }),
    'USER.retries': retry,
    'USER.retriesInVain': retry,
    'API.lookup.found': answer('getTourByToken', found),
    'API.lookup.byOlderServer': answer('getTourByToken', body('getTourByToken.foundByOlderServer')),
    'API.lookup.alreadyAccepted': answer('getTourByToken', body('getTourByToken.alreadyAccepted')),
    'API.lookup.alreadyDeclined': answer('getTourByToken', { ...found, status: 'declined' }),
    'API.lookup.cancelled': answer('getTourByToken', body('getTourByToken.cancelled')),
    'API.lookup.moved': answer('getTourByToken', body('getTourByToken.moved')),
    'API.lookup.alreadyProposed': answer('getTourByToken', { ...found, status: 'new_time_proposed' }),
    'API.lookup.withoutNumber': answer('getTourByToken', body('getTourByToken.withoutNumber')),
    'API.lookup.unknownZone': answer('getTourByToken', { ...found, time_zone: 'America/Atlantis' }),
    'API.lookup.badMoment': answer('getTourByToken', { ...found, proposed_time: 'next Wednesday' }),
    'API.lookup.404': fail('getTourByToken', status(404, body('getTourByToken.notFound'))),
    'API.lookup.400': fail('getTourByToken', status(400, body('getTourByToken.badRequest'))),
    'API.lookup.400.bare': fail('getTourByToken', status(400, { detail: ' ' })),
    'API.lookup.500': fail('getTourByToken', status(500, body('getTourByToken.serverError'))),
    'API.lookup.500.message': fail('getTourByToken', status(500, { message: 'The database sleeps' })),
    'API.lookup.500.error': fail('getTourByToken', status(500, { detail: [], error: 'Out of memory' })),
    'API.lookup.500.bare': fail('getTourByToken', status(500)),
    'API.lookup.503': fail('getTourByToken', status(503, { detail: 'Back in an hour' })),
    'API.lookup.notJson': fail('getTourByToken', { kind: 'notJson' }),
    'API.lookup.unreadable': fail('getTourByToken', { kind: 'unreadable' }),
    'API.lookup.network': fail('getTourByToken', { kind: 'network' }),
    'API.lookup.exception': fail('getTourByToken', lights),
    'API.times.free': answer('listAvailableTimes', body('listAvailableTimes.free')),
    'API.times.none': answer('listAvailableTimes', body('listAvailableTimes.none')),
    'API.times.404': fail('listAvailableTimes', status(404)),
    'API.times.network': fail('listAvailableTimes', { kind: 'network' }),
    'TIME.4999ms': (stage) => stage.clock.advance(4999),
    'TIME.1ms': (stage) => stage.clock.advance(1),
    'CALENDAR.breaks': fail('calendar', lights),
    'TIME_PICKER.breaks': fail('timePicker', lights),
    'API.submit.proposed': answer('submitNewTime', body('submitNewTime.proposed')),
    'API.submit.byOlderServer': answer('submitNewTime', { message: body('submitNewTime.proposed').message }),
    'API.submit.alreadyProposed': answer('submitNewTime', body('submitNewTime.alreadyProposed')),
    'API.submit.alreadyAccepted': answer('submitNewTime', body('submitNewTime.alreadyAccepted')),
    'API.submit.cancelled': answer('submitNewTime', body('submitNewTime.cancelled')),
    'API.submit.moved': answer('submitNewTime', body('submitNewTime.moved')),
    'API.submit.alreadyDeclined': answer('submitNewTime', body('submitNewTime.alreadyDeclined')),
    'API.submit.waiting': answer('submitNewTime', body('rescheduleTour.waiting')),
    'API.submit.404': fail('submitNewTime', status(404, body('submitNewTime.notFound'))),
    'API.submit.400': fail('submitNewTime', status(400, body('submitNewTime.badRequest'))),
    'API.submit.422.issue': fail('submitNewTime', status(422, body('submitNewTime.issue'))),
    'API.submit.422.issues': fail('submitNewTime', status(422, body('submitNewTime.invalid'))),
    'API.submit.500': fail('submitNewTime', status(500, body('submitNewTime.serverError'))),
    'API.submit.503': fail('submitNewTime', status(503, { detail: 'Back in an hour' })),
    'API.submit.notJson': fail('submitNewTime', { kind: 'notJson' }),
    'API.submit.unreadable': fail('submitNewTime', { kind: 'unreadable' }),
    'API.submit.network': fail('submitNewTime', { kind: 'network' }),
    'API.submit.exception': fail('submitNewTime', lights),
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

/** The form is whole only while its calendar and its time picker run. */
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
    time: timeWords(time),
    notes,
    busy: stage.snapshot.hasTag('busy'),
    message: submitProblem && submitProblemWords(submitProblem),
    ...(stage.pending.has('submitNewTime') && { sends: stage.inputOf('submitNewTime') }),
  }
}
