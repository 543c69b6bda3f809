import { exampleNamed } from '../../support/examples.ts'
import type { Outcome } from '../outcome.ts'

const all = {
  name: ' Ann Chen ',
  email: 'ann.chen@example.com ',
  phone: ' +1 415 555 0100',
  goals: ' Fewer calls at night. ',
}

export const filledIn = {
  'USER.fillsWithBlanks': { name: ' ', email: ' ', phone: '  ', goals: ' ' },
  'USER.fillsAllButGoals': { ...all, goals: '' },
  'USER.fillsBadEmail': { ...all, email: 'ann.chen@example' },
  'USER.fillsAll': all,
  'USER.clearsGoals': { goals: '' },
}

/** What a program puts into the field that no person sees. */
export const website = 'https://spam.example'

export const outcomes = {
  'API.request.received': 'submitDemoRequest.received',
  'API.request.receivedAsText': 'notJson',
  'API.request.receivedUnreadably': 'unreadable',
  'API.request.422.fields': 'submitDemoRequest.badEmail',
  'API.request.422.sentence': 'submitDemoRequest.issue',
  'API.request.429': 'submitDemoRequest.tooMany',
  // Only of a 429 is it said when to try again.
  'API.request.500': { ...exampleNamed('submitDemoRequest.serverError'), headers: { 'Retry-After': '60' } },
  'API.request.network': 'network',
  'API.request.exception': new Error('The lights went out'),
} satisfies Record<string, Outcome>
