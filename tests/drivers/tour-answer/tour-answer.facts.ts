import { exampleNamed } from '../../support/examples.ts'
import type { Outcome } from '../outcome.ts'

const token = 'token-of-the-email'

/** The link's token, by how it is opened. */
export const links = {
  'USER.opensLink': { token, action: null },
  'USER.opensSuggestLink': { token, action: 'move' },
  'USER.opensCancelLink': { token, action: 'cancel' },
  'USER.opensWithoutToken': { token: null, action: null },
  'USER.opensWithBlankToken': { token: ' ', action: 'move' },
}

/** When the link is followed. */
export const followedAt = new Date('2026-11-21T05:00:00Z')

export const monday = '2026-11-23'
export const mondayAt2 = '2026-11-23T14:00:00'

const declined = exampleNamed('getTourRequest.declined').body as object

export const tourOutcomes = {
  'API.tour.unconfirmed': 'getTourRequest.unconfirmed',
  'API.tour.confirmed': 'getTourRequest.confirmed',
  'API.tour.timeTaken': 'getTourRequest.timeTaken',
  'API.tour.timePassed': 'getTourRequest.timePassed',
  'API.tour.expired': 'getTourRequest.expired',
  'API.tour.accepted': 'getTourRequest.accepted',
  'API.tour.done': 'getTourRequest.done',
  'API.tour.declined': 'getTourRequest.declined',
  'API.tour.byOlderServer': { body: { ...declined, kind: undefined } },
  'API.tour.newTimeProposed': 'getTourRequest.newTimeProposed',
  'API.tour.newTimeWithNotes': 'getTourRequest.newTimeWithNotes',
  'API.tour.cancelled': 'getTourRequest.cancelled',
  'API.tour.cancelledBySeller': 'getTourRequest.cancelledBySeller',
  'API.tour.sellersRequested': 'getTourRequest.sellersRequested',
  'API.tour.sellersTimePassed': 'getTourRequest.sellersTimePassed',
  'API.tour.sellersAccepted': 'getTourRequest.sellersAccepted',
  'API.tour.sellersDone': 'getTourRequest.sellersDone',
  'API.tour.sellersDeclined': 'getTourRequest.sellersDeclined',
  'API.tour.sellersNewTime': 'getTourRequest.sellersNewTime',
  'API.tour.sellersMoved': 'getTourRequest.sellersMoved',
  'API.tour.cancelledByBuyer': 'getTourRequest.cancelledByBuyer',
  'API.tour.404': 'getTourRequest.tourRequestNotFound',
  'API.tour.400': 'getTourRequest.linkIncomplete',
  'API.tour.429': 'getTourRequest.tooMany',
  'API.tour.500': 'getTourRequest.serverError',
  'API.tour.notJson': 'notJson',
  'API.tour.unreadable': 'unreadable',
  'API.tour.network': 'network',
} satisfies Record<string, Outcome>

export const confirmOutcomes = {
  'API.confirm.confirmed': 'confirmTourRequest.confirmed',
  'API.confirm.timeTaken': 'confirmTourRequest.timeTaken',
  'API.confirm.nothing': 'getTourRequest.unconfirmed',
  'API.confirm.404': 'confirmTourRequest.tourRequestNotFound',
  'API.confirm.500': 'confirmTourRequest.serverError',
  'API.confirm.unreadable': 'unreadable',
  'API.confirm.network': 'network',
} satisfies Record<string, Outcome>

export const acceptOutcomes = {
  'API.accept.accepted': 'acceptNewTime.accepted',
  'API.accept.otherTime': 'acceptNewTime.newTimeProposed',
  'API.accept.cancelled': 'acceptNewTime.cancelled',
  'API.accept.nothing': 'getTourRequest.newTimeProposed',
  'API.accept.timeGone': 'acceptNewTime.timeGone',
  'API.accept.404': 'acceptNewTime.tourRequestNotFound',
  'API.accept.500': 'acceptNewTime.serverError',
  'API.accept.network': 'network',
} satisfies Record<string, Outcome>

export const cancelOutcomes = {
  'API.cancel.cancelled': 'cancelTourRequest.cancelled',
  'API.cancel.cancelledBySeller': 'cancelTourRequest.cancelledBySeller',
  'API.cancel.done': 'cancelTourRequest.done',
  'API.cancel.nothing': 'getTourRequest.accepted',
  'API.cancel.404': 'cancelTourRequest.tourRequestNotFound',
  'API.cancel.500': 'cancelTourRequest.serverError',
  'API.cancel.network': 'network',
} satisfies Record<string, Outcome>

export const timesOutcomes = {
  'API.times.open': 'listNewTimes.open',
  'API.times.fewer': 'listNewTimes.fewer',
  'API.times.none': 'listNewTimes.none',
  'API.times.noTours': 'listNewTimes.noTours',
  'API.times.404': 'listNewTimes.tourRequestNotFound',
  'API.times.500': 'listNewTimes.serverError',
  'API.times.network': 'network',
} satisfies Record<string, Outcome>

export const moveOutcomes = {
  'API.move.moved': 'suggestNewTime.moved',
  'API.move.proposedBySeller': 'suggestNewTime.proposedBySeller',
  'API.move.accepted': 'suggestNewTime.accepted',
  'API.move.cancelled': 'suggestNewTime.cancelled',
  'API.move.nothing': 'getTourRequest.confirmed',
  'API.move.timeGone': 'suggestNewTime.timeGone',
  'API.move.issue': 'suggestNewTime.issue',
  'API.move.openAlready': 'suggestNewTime.openAlready',
  'API.move.movedTooOften': 'suggestNewTime.movedTooOften',
  'API.move.noTours': 'suggestNewTime.noTours',
  'API.move.tooMany': 'suggestNewTime.tooManyTours',
  'API.move.404': 'suggestNewTime.tourRequestNotFound',
  'API.move.500': 'suggestNewTime.serverError',
  'API.move.otherConflict': { status: 409, body: { detail: 'Not now' } },
  'API.move.network': 'network',
} satisfies Record<string, Outcome>

/** The calls that answer, at most one of which is pending. */
export const answers = ['confirmTourRequest', 'acceptNewTime', 'cancelTourRequest', 'suggestNewTime'] as const
