import { exampleNamed } from '../../support/examples.ts'
import type { Outcome } from '../outcome.ts'

const all = {
  name: ' Ann Chen ',
  email: 'ann.chen@example.com ',
  teamSize: '11-50',
  message: ' Can Penny answer for twenty homes? ',
}

export const filledIn = {
  'USER.fillsWithBlanks': { name: ' ', email: ' ', teamSize: '11-50', message: '  ' },
  'USER.fillsAllButTeam': { ...all, teamSize: '' },
  'USER.fillsAllButNotes': { ...all, message: '' },
  'USER.fillsBadEmail': { ...all, email: 'ann.chen@example' },
  'USER.fillsAll': all,
  'USER.clearsTeam': { teamSize: '' },
}

/** What a program puts into the field that no person sees. */
export const website = 'https://spam.example'

export const outcomes = {
  'API.request.received': 'sendDemoRequest.received',
  'API.request.receivedAsText': 'notJson',
  'API.request.receivedUnreadably': 'unreadable',
  'API.request.422.fields': 'sendDemoRequest.badEmail',
  'API.request.422.sentence': 'sendDemoRequest.issue',
  'API.request.429': 'sendDemoRequest.tooMany',
  // Only of a 429 is it said when to try again.
  'API.request.500': { ...exampleNamed('sendDemoRequest.serverError'), headers: { 'Retry-After': '60' } },
  'API.request.network': 'network',
  'API.request.exception': new Error('The lights went out'),
} satisfies Record<string, Outcome>
