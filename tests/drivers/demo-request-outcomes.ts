import { exampleNamed } from '../support/examples.ts'
import type { Outcome } from './outcome.ts'

/** What a program puts into the field that no person sees. */
export const website = 'https://spam.example'

/** What becomes of a request for a demo, from the page or from the dialog. */
export const demoRequestOutcomes = (operation: 'submitDemoRequest' | 'sendDemoRequest') =>
  ({
    'API.request.received': `${operation}.received`,
    'API.request.receivedAsText': 'notJson',
    'API.request.receivedUnreadably': 'unreadable',
    'API.request.422.fields': `${operation}.badEmail`,
    'API.request.422.sentence': `${operation}.issue`,
    'API.request.429': `${operation}.tooMany`,
    // Only of a 429 is it said when to try again.
    'API.request.500': { ...exampleNamed(`${operation}.serverError`), headers: { 'Retry-After': '60' } },
    'API.request.network': 'network',
    'API.request.exception': new Error('The lights went out'),
  }) satisfies Record<string, Outcome>
