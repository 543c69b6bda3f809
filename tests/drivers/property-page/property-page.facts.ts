import type { Outcome } from '../outcome.ts'

/** The address that is opened. */
export const opened = {
  'USER.opensSlug': { key: 'first', isNumber: false },
  'USER.opensNumber': { key: '4', isNumber: true },
}

/** Behind the gate the server returns what it withheld before, and the listing has to show that. */
export const priceOf = (isLoadedAnew: boolean) => (isLoadedAnew ? 4_750_001 : 4_750_000)

export const slugAfter = (slug: string) => (slug === 'second' ? 'third' : 'second')

export const movedNowhere = { redirect_needed: true, preferred_url: 'https://elsewhere.example/' }

export const propertyFailures = {
  'API.property.404': 'getPropertyByUrl.listingNotFound',
  'API.property.405': 'getPropertyByUrl.methodNotAllowed',
  'API.property.500': 'getPropertyByUrl.serverError',
  'API.property.503': { status: 503, body: { detail: 'Not now' } },
  'API.property.network': 'network',
  'API.property.notJson': 'notJson',
  'API.property.exception': new Error('The lights went out'),
} satisfies Record<string, Outcome>

export const accessOutcomes = {
  'API.access.open': 'getAccessRequirements.open',
  'API.access.passed': 'getAccessRequirements.passed',
  'API.access.500': 'getAccessRequirements.serverError',
  'API.access.network': 'network',
} satisfies Record<string, Outcome>
