import type { ContactValues } from '#machines/tour-request/request.ts'
import { exampleNamed } from '../../support/examples.ts'

const ann = { name: ' Ann Chen ', email: 'ann.chen@example.com' }

export const days = { 'USER.looksAtMonday': '2026-11-23', 'USER.looksAtTuesday': '2026-11-24' }

export const times = {
  'USER.choosesMonday2pm': '2026-11-23T14:00:00',
  'USER.choosesTuesday530pm': '2026-11-24T17:30:00',
}

export const filledIn = {
  'USER.fillsBadEmail': { name: 'Ann Chen', email: 'ann.chen@example' },
  'USER.fillsNeeded': ann,
  'USER.fillsAll': { ...ann, phone: '415 555 0199', note: 'Is the yard fenced?' },
  'USER.fillsOtherEmail': { ...ann, email: 'ann@chen.example', phone: '', note: '' },
} satisfies Record<string, Partial<ContactValues>>

/** What a visitor gave at a listing's gate. */
export const lead = {
  email: 'ann.chen@example.com',
  first_name: 'Ann',
  last_name: 'Chen',
  phone: '415 555 0199',
  company: 'Chen & Daughters',
}

export const timesOutcomes = {
  'API.times.open': 'listTourTimes.open',
  'API.times.phoneRequired': 'listTourTimes.phoneRequired',
  'API.times.phoneNotAsked': 'listTourTimes.phoneNotAsked',
  'API.times.withoutMonday': 'listTourTimes.otherTimes',
  'API.times.none': 'listTourTimes.none',
  'API.times.noTours': 'listTourTimes.noTours',
  'API.times.500': 'listTourTimes.serverError',
  'API.times.network': 'network',
} as const

export const requestOutcomes = {
  'API.request.requested': 'requestTour.requested',
  'API.request.timeGone': 'requestTour.timeGone',
  'API.request.openAlready': 'requestTour.openAlready',
  'API.request.422.fields': 'requestTour.invalid',
  'API.request.422.phone': 'requestTour.phoneNeeded',
  'API.request.422.sentence': 'requestTour.issue',
  'API.request.429': 'requestTour.tooMany',
  // Only a 429 says when to try again.
  'API.request.500': { ...exampleNamed('requestTour.serverError'), headers: { 'Retry-After': '60' } },
  'API.request.notJson': 'notJson',
  'API.request.network': 'network',
} as const
