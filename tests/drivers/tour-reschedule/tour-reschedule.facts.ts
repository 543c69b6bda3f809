import { exampleNamed } from '../../support/examples.ts'
import type { Outcome } from '../outcome.ts'

/** When the visitor opens the link: 10:45 AM on Nov 21 in their zone, the evening before in the home's. */
export const opened = new Date('2026-11-21T05:00:00Z')
export const viewerZone = 'Asia/Kathmandu'

const link = { token: 'token-of-the-email', action: 'propose_new_time' }

/** The token of an email's link, by how it is opened. */
export const links = {
  'USER.opensLink': link,
  'USER.opensWithoutToken': { ...link, token: null },
  'USER.opensWithBlankToken': { ...link, token: ' ' },
  'USER.opensWithoutAction': { ...link, action: null },
  'USER.opensToAccept': { ...link, action: 'accept' },
}

export const notes = {
  'USER.writesNotes': '  The side gate is open. \n',
  'USER.writesBlankNotes': ' \n ',
}

const found = exampleNamed('getTourByToken.found').body as object

export const lookupOutcomes = {
  'API.lookup.found': 'getTourByToken.found',
  'API.lookup.byOlderServer': 'getTourByToken.foundByOlderServer',
  'API.lookup.alreadyAccepted': 'getTourByToken.alreadyAccepted',
  'API.lookup.alreadyDeclined': { body: { ...found, status: 'declined' } },
  'API.lookup.alreadyProposed': { body: { ...found, status: 'new_time_proposed' } },
  'API.lookup.cancelled': 'getTourByToken.cancelled',
  'API.lookup.moved': 'getTourByToken.moved',
  'API.lookup.withoutNumber': 'getTourByToken.withoutNumber',
  'API.lookup.unknownZone': { body: { ...found, time_zone: 'America/Atlantis' } },
  'API.lookup.badMoment': { body: { ...found, proposed_time: 'next Wednesday' } },
  'API.lookup.404': 'getTourByToken.notFound',
  'API.lookup.400': 'getTourByToken.linkIncomplete',
  'API.lookup.400.bare': { status: 400, body: { detail: ' ' } },
  'API.lookup.500': 'getTourByToken.serverError',
  'API.lookup.500.message': { status: 500, body: { message: 'The database sleeps' } },
  'API.lookup.500.error': { status: 500, body: { detail: [], error: 'Out of memory' } },
  'API.lookup.500.bare': { status: 500 },
  'API.lookup.503': { status: 503, body: { detail: 'Back in an hour' } },
  'API.lookup.notJson': 'notJson',
  'API.lookup.unreadable': 'unreadable',
  'API.lookup.network': 'network',
  'API.lookup.exception': new Error('The lights went out'),
} satisfies Record<string, Outcome>

export const timesOutcomes = {
  'API.times.free': 'listAvailableTimes.free',
  'API.times.none': 'listAvailableTimes.none',
  'API.times.404': 'listAvailableTimes.notFound',
  'API.times.network': 'network',
} satisfies Record<string, Outcome>

const { message } = exampleNamed('submitNewTime.proposed').body as { message: string }

export const submitOutcomes = {
  'API.submit.proposed': 'submitNewTime.proposed',
  'API.submit.byOlderServer': { body: { message } },
  'API.submit.alreadyProposed': 'submitNewTime.alreadyProposed',
  'API.submit.alreadyAccepted': 'submitNewTime.alreadyAccepted',
  'API.submit.alreadyDeclined': 'submitNewTime.alreadyDeclined',
  'API.submit.cancelled': 'submitNewTime.cancelled',
  'API.submit.moved': 'submitNewTime.moved',
  'API.submit.waiting': 'rescheduleTour.waiting',
  'API.submit.404': 'submitNewTime.notFound',
  'API.submit.400': 'submitNewTime.notJson',
  'API.submit.422.issue': 'submitNewTime.issue',
  'API.submit.422.issues': 'submitNewTime.invalid',
  'API.submit.500': 'submitNewTime.serverError',
  'API.submit.503': { status: 503, body: { detail: 'Back in an hour' } },
  'API.submit.notJson': 'notJson',
  'API.submit.unreadable': 'unreadable',
  'API.submit.network': 'network',
  'API.submit.exception': new Error('The lights went out'),
} satisfies Record<string, Outcome>
