import { exampleNamed } from '../../support/examples.ts'
import type { Outcome } from '../outcome.ts'

const token = 'token-of-the-email'

/** The token and action of an email's link, by how it is opened. */
export const links = {
  'USER.opensAccept': { token, action: 'accept' },
  'USER.opensDeny': { token, action: 'deny' },
  'USER.opensProposeNewTime': { token, action: 'propose_new_time' },
  'USER.opensWithoutToken': { token: null, action: 'accept' },
  'USER.opensWithoutAction': { token, action: null },
  'USER.opensWithBlankToken': { token: ' ', action: 'deny' },
  'USER.opensWithBlankAction': { token, action: ' ' },
  'USER.opensWithBadActionAndNoToken': { token: '', action: 'maybe' },
  'USER.opensWithBadAction': { token, action: 'Accept' },
}

export const outcomes = {
  'API.confirm.accepted': 'confirmTour.accepted',
  'API.confirm.alreadyAccepted': 'confirmTour.alreadyAccepted',
  'API.confirm.declined': 'confirmTour.declined',
  'API.confirm.alreadyDeclined': 'confirmTour.alreadyDeclined',
  'API.confirm.alreadyProposed': 'confirmTour.alreadyProposed',
  'API.confirm.cancelled': 'confirmTour.cancelled',
  'API.confirm.moved': 'confirmTour.moved',
  'API.confirm.waiting': 'confirmTour.waiting',
  'API.confirm.404': 'confirmTour.notFound',
  'API.confirm.timePassed': 'confirmTour.tooLate',
  'API.confirm.timeLost': 'confirmTour.timeTaken',
  'API.confirm.400': 'confirmTour.badRequest',
  'API.confirm.500': 'confirmTour.serverError',
  'API.confirm.503': { status: 503, body: { detail: 'Not now' } },
  'API.confirm.429': { status: 429, body: { detail: 'Not now' } },
  'API.confirm.notJson': 'notJson',
  'API.confirm.unreadable': 'unreadable',
  'API.confirm.network': 'network',
  'API.confirm.exception': new Error('The lights went out'),
} satisfies Record<string, Outcome>

export const tourOutcomes = {
  'API.tour.found': 'getTourByToken.found',
  'API.tour.404': 'getTourByToken.notFound',
} satisfies Record<string, Outcome>

/** An answer without the tour's status. */
export function olderServer(action: unknown): Outcome {
  const { body } = exampleNamed(`confirmTour.${action === 'accept' ? 'accepted' : 'declined'}`)
  return { body: { ...(body as object), status: undefined } }
}
