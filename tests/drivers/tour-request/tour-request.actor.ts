import { daysOf } from '#domain/calendar.ts'
import { localAt } from '#domain/time-zone.ts'
import { type ContactField, fieldsShown, type TourReceipt, timesOn } from '#machines/tour-request/request.ts'
import { tourRequestMachine } from '#machines/tour-request/tour-request.machine.ts'
import { tourRequestModel } from '#machines/tour-request/tour-request.model.ts'
import { shortDayWords, shortMomentWords, shortTimeWords, zoneWords } from '#src/content/dates.ts'
import { contactFieldWords, tourRequestForm, tourRequestProblemWords } from '#src/content/tour-request-form.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { typeInto } from '../type-into.ts'
import { days, filledIn, lead, requestOutcomes, times, timesOutcomes } from './tour-request.facts.ts'

const press = (type: string) => (harness: ActorHarness) => harness.send({ type })

export const tourRequest = {
  name: 'tour-request',
  machine: tourRequestMachine,
  ports: { listTourTimes: 'call', requestTour: 'call' },
  effects: [],
  model: tourRequestModel,
  eventDrivers: {
    'USER.visitsListing': (harness) => harness.start({ propertyId: 4, lead: null }),
    'USER.passesGate': (harness) => harness.start({ propertyId: 4, lead }),
    'USER.requestsTour': press('OPEN'),
    'USER.closes': press('CLOSE'),
    'USER.retries': press('RETRY'),
    ...rowsOf(days, (day) => (harness: ActorHarness) => harness.send({ type: 'CHOOSE_DAY', day } as never)),
    ...rowsOf(times, (time) => (harness: ActorHarness) => harness.send({ type: 'CHOOSE_TIME', time } as never)),
    'USER.choosesVideo': (harness) => harness.send({ type: 'CHOOSE_KIND', kind: 'video' } as never),
    'USER.continues': press('CONTINUE'),
    'USER.continuesTooSoon': press('CONTINUE'),
    ...rowsOf(filledIn, (contact) => (harness: ActorHarness) => {
      typeInto(harness, harness.context.contact, contact)
    }),
    'USER.goesBack': press('BACK'),
    'USER.changesTime': press('CHANGE_TIME'),
    'USER.sends': press('SEND'),
    'USER.sendsAgain': press('SEND'),
    ...outcomeRows('listTourTimes', timesOutcomes),
    ...outcomeRows('requestTour', requestOutcomes),
  },
  see: (harness) => {
    const { snapshot } = harness
    const context = harness.context as unknown as ReturnType<typeof tourRequestMachine.getInitialSnapshot>['context']
    const { problem, contact, kind, day, time, receipt, times: known, tourPhone } = context
    const sends = (harness.inputOf('requestTour') as { request: object } | undefined)?.request ?? null
    const seen = {
      screen: screenOf(snapshot.value),
      sent: harness.history.filter(({ name }) => name === 'requestTour').length,
      busy: snapshot.hasTag('busy'),
      problem: null,
      fields: {},
      sends,
    }
    const zone = known ? zoneWords(known.time_zone) : ''
    const sentence = problem && tourRequestProblemWords(problem, seen.screen === 'unavailable')
    switch (seen.screen) {
      case 'choosing': {
        const open = known?.available_times ?? []
        if (day === null || !daysOf(open).includes(day)) throw new Error(`${day} has no open times`)
        return {
          ...seen,
          day: shortDayWords(day),
          times: timesOn(day, open).map(shortTimeWords),
          time: time && shortTimeWords(time),
          kind,
          ready: time !== null,
          problem: sentence,
        }
      }
      case 'contact': {
        const shown = fieldsShown(tourPhone)
        const wrong = shown.flatMap((field) => {
          const words = contactFieldWords(problem, field)
          return words ? [[field, words] satisfies [ContactField, string]] : []
        })
        const values = Object.fromEntries(shown.map((field) => [field, contact[field]]))
        const phoneIsRequired = tourPhone === 'required'
        return { ...seen, contact: values, phoneIsRequired, fields: Object.fromEntries(wrong), problem: sentence }
      }
      case 'review':
        return {
          ...seen,
          summary: [
            `${shortMomentWords(time ?? '')} ${zone}`,
            tourRequestForm.kinds[kind],
            contact.name.trim(),
            contact.email.trim(),
            tourPhone === 'not_asked' ? '' : contact.phone.trim(),
            contact.note.trim(),
          ].filter(Boolean),
          problem: sentence,
        }
      case 'requested': {
        const { proposed_time, time_zone } = receipt as TourReceipt
        const when = `${shortMomentWords(localAt(new Date(proposed_time), time_zone))} ${zoneWords(time_zone)}`
        return { ...seen, summary: [when, contact.email.trim()] }
      }
      case 'unavailable':
        return { ...seen, problem: sentence }
      default:
        return seen
    }
  },
} satisfies ActorDriver

function screenOf(value: unknown): string {
  const open = typeof value === 'object' && value !== null && 'open' in value ? String(value.open) : 'page'
  const names: Record<string, string> = { enteringContact: 'contact', reviewing: 'review', sending: 'review' }
  return names[open] ?? open
}
