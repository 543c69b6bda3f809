import { exampleNamed } from '../support/examples.ts'
import type { Outcome } from './outcome.ts'

/** What a bot enters in the hidden field. */
export const website = 'https://spam.example'

/** The outcomes of a demo request, from the page or the dialog. */
export const demoRequestOutcomes = (operation: 'submitDemoRequest' | 'sendDemoRequest') =>
  ({
    'API.request.received': `${operation}.received`,
    'API.request.receivedAsText': 'notJson',
    'API.request.receivedUnreadably': 'unreadable',
    'API.request.422.fields': `${operation}.badEmail`,
    'API.request.422.sentence': `${operation}.issue`,
    'API.request.429': `${operation}.tooMany`,
    // Only a 429 says when to try again.
    'API.request.500': { ...exampleNamed(`${operation}.serverError`), headers: { 'Retry-After': '60' } },
    'API.request.network': 'network',
    'API.request.exception': new Error('The lights went out'),
  }) satisfies Record<string, Outcome>
