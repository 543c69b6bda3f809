import type { Outcome } from '../outcome.ts'

/** By how the link is opened, the token in it. */
export const tokens = {
  'USER.opensLink': 'token-of-the-email',
  'USER.opensWithoutToken': null,
  'USER.opensWithBlankToken': ' ',
}

export const requestOutcomes = {
  'API.request.unconfirmed': 'getTourRequest.unconfirmed',
  'API.request.confirmed': 'getTourRequest.confirmed',
  'API.request.timeTaken': 'getTourRequest.timeTaken',
  'API.request.timePassed': 'getTourRequest.timePassed',
  'API.request.accepted': 'getTourRequest.accepted',
  'API.request.declined': 'getTourRequest.declined',
  'API.request.newTimeProposed': 'getTourRequest.newTimeProposed',
  'API.request.cancelled': 'getTourRequest.cancelled',
  'API.request.404': 'getTourRequest.notFound',
  'API.request.400': 'getTourRequest.badRequest',
  'API.request.500': 'getTourRequest.serverError',
  'API.request.notJson': 'notJson',
  'API.request.unreadable': 'unreadable',
  'API.request.network': 'network',
} satisfies Record<string, Outcome>

export const confirmOutcomes = {
  'API.confirm.confirmed': 'confirmTourRequest.confirmed',
  'API.confirm.timeTaken': 'confirmTourRequest.timeTaken',
  'API.confirm.accepted': 'confirmTourRequest.accepted',
  'API.confirm.declined': 'confirmTourRequest.declined',
  'API.confirm.cancelled': 'confirmTourRequest.cancelled',
  'API.confirm.nothing': 'getTourRequest.unconfirmed',
  'API.confirm.404': 'confirmTourRequest.notFound',
  'API.confirm.400': 'confirmTourRequest.badRequest',
  'API.confirm.500': 'confirmTourRequest.serverError',
  'API.confirm.unreadable': 'unreadable',
  'API.confirm.network': 'network',
} satisfies Record<string, Outcome>
