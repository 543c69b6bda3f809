import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements PROP-01…06, GATE-10, VISIT-01. The visitor opens an address that is not there yet (`/p/first`, or
 * `/property/4`); answers of the server are named after the call and the outcome. `moved` leads on to `/p/second`, then
 * to `/p/third`; `movedBack` to an address that was met before.
 */
const chart = setup({
  types: {
    context: {} as { address: string; byNumber: boolean; visitor: string | null },
    events: {} as { type: string },
  },
  guards: {
    openedByNumber: ({ context }) => context.byNumber,
    isKnown: ({ context }) => context.visitor !== null,
    canMoveOn: ({ context }) => context.address !== '/p/third',
  },
  actions: {
    openSlug: assign({ address: '/p/first' }),
    openNumber: assign({ address: '/property/4', byNumber: true }),
    moveOn: assign(({ context }) => ({
      address: context.address === '/p/second' ? '/p/third' : '/p/second',
      byNumber: false,
    })),
    knowNobody: assign({ visitor: null }),
    knowSession: assign({ visitor: ({ context }) => context.visitor ?? 'session' }),
    knowSessionAndEmail: assign({ visitor: 'session and email' }),
  },
}).createMachine({
  id: 'propertyPageSpec',
  context: { address: '', byNumber: false, visitor: null },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.opensSlug': { target: 'loading', actions: 'openSlug' },
        'USER.opensNumber': { target: 'resolving', actions: 'openNumber' },
      },
    },
    loading: {
      on: {
        'API.property.found': { target: 'checkingAccess' },
        'API.property.moved': { guard: 'canMoveOn', target: 'resolving', actions: 'moveOn' },
        'API.property.movedNowhere': { target: 'checkingAccess' },
        'API.property.movedBack': { target: 'circle' },
        'API.property.404': { target: 'notFound' },
        'API.property.500': { target: 'loadFailed' },
        'API.property.503': { target: 'loadFailed' },
        'API.property.network': { target: 'loadFailed' },
        'API.property.notJson': { target: 'loadFailed' },
      },
    },
    resolving: {
      on: {
        'API.property.found': { target: 'checkingAccess' },
        'API.property.moved': { guard: 'canMoveOn', target: 'resolving', actions: 'moveOn', reenter: true },
        'API.property.movedBack': { target: 'circle' },
        'API.property.404': { target: 'movedNotFound' },
        'API.property.500': { target: 'serverError' },
        'API.property.405': { target: 'endpointMissing' },
        'API.property.503': { target: 'otherStatus' },
        'API.property.network': { target: 'offline' },
        'API.property.notJson': { target: 'garbled' },
        'API.property.exception': { target: 'exception' },
        'API.property.unknown': { target: 'unknown' },
      },
    },
    checkingAccess: {
      on: {
        'API.access.open': { target: 'listing' },
        'API.access.passed': { target: 'listing', actions: 'knowSession' },
        'API.access.password': { target: 'gate' },
        'API.access.lead': { target: 'gate' },
        'API.access.500': { target: 'listing' },
        'API.access.network': { target: 'listing' },
      },
    },
    gate: {
      on: {
        'GATE.passed': { target: 'loadingAnew', actions: 'knowNobody' },
        'GATE.passedWithLead': { target: 'loadingAnew', actions: 'knowSessionAndEmail' },
        'GATE.breaks': { target: 'unknown' },
      },
    },
    loadingAnew: {
      on: {
        'API.property.found': { target: 'listing' },
        // It asks once more for the listing's address, and goes there.
        'API.property.moved': { target: 'resolving' },
        'API.property.500': { target: 'loadFailed' },
        'API.property.404': { target: 'loadFailed' },
      },
    },
    listing: {
      initial: 'whole',
      states: {
        whole: {
          on: {
            'PHOTOS.break': { target: 'withoutPhotos' },
            'CHAT.breaks': { target: 'withoutChat' },
            // Without a session nothing is counted, so nothing can fail.
            'VISIT.breaks': { guard: 'isKnown', target: 'withoutVisit' },
          },
        },
        withoutPhotos: {},
        withoutChat: {},
        withoutVisit: {},
      },
    },
    notFound: {},
    movedNotFound: {},
    loadFailed: { on: { 'USER.retry': retry() } },
    circle: { on: { 'USER.retry': retry() } },
    serverError: { on: { 'USER.retry': retry() } },
    endpointMissing: { on: { 'USER.retry': retry() } },
    otherStatus: { on: { 'USER.retry': retry() } },
    offline: { on: { 'USER.retry': retry() } },
    garbled: { on: { 'USER.retry': retry() } },
    exception: { on: { 'USER.retry': retry() } },
    unknown: { on: { 'USER.retry': retry() } },
  },
})

function retry() {
  return [{ guard: 'openedByNumber' as const, target: 'resolving' }, { target: 'loading' }]
}

interface Context {
  address: string
  visitor: string | null
}

const error =
  (message: string, again: boolean) =>
  ({ address }: Context) => ({ screen: 'error', message, again, address })

/**
 * The page continues without the crashed part: a drawing for photos, an error message for the chat, nothing for the
 * visit.
 */
const listingWithout =
  (broken: string) =>
  ({ address }: Context) => ({ screen: 'listing', address, broken })

export const propertyPageModel: Model = {
  requirements: ['PROP-01', 'PROP-02', 'PROP-03', 'PROP-04', 'PROP-05', 'PROP-06', 'GATE-10', 'MACH-01', 'MACH-03'],
  proves: {
    'USER.opensSlug': ['PROP-01', 'PROP-02'],
    loading: ['PROP-02'],
    checkingAccess: ['PROP-01', 'PROP-02'],
    listing: ['PROP-02'],
    'API.property.moved': ['PROP-04'],
    'API.property.movedNowhere': ['PROP-04'],
    'API.property.movedBack': ['PROP-04'],
    resolving: ['PROP-05'],
    notFound: ['PROP-03'],
    loadFailed: ['PROP-03'],
    movedNotFound: ['PROP-05'],
    circle: ['PROP-05'],
    serverError: ['PROP-05'],
    endpointMissing: ['PROP-05'],
    otherStatus: ['PROP-05'],
    offline: ['PROP-05'],
    garbled: ['PROP-05'],
    exception: ['PROP-05'],
    unknown: ['PROP-05'],
    'API.access': ['PROP-06'],
    'GATE.passed': ['GATE-10'],
    'GATE.passedWithLead': ['GATE-10'],
  },
  chart,
  looks: {
    'propertyPageSpec.loading': ({ address }: Context) => ({ screen: 'loading', address }),
    'propertyPageSpec.resolving': ({ address }: Context) => ({ screen: 'loading', address }),
    'propertyPageSpec.checkingAccess': ({ address }: Context) => ({ screen: 'checking', address }),
    'propertyPageSpec.gate': ({ address }: Context) => ({ screen: 'gate', address }),
    'propertyPageSpec.loadingAnew': ({ address }: Context) => ({ screen: 'checking', address }),
    'propertyPageSpec.listing.whole': ({ address, visitor }: Context) => ({
      screen: 'listing',
      address,
      broken: null,
      visitor,
    }),
    'propertyPageSpec.listing.withoutPhotos': listingWithout('photos'),
    'propertyPageSpec.listing.withoutChat': listingWithout('chat'),
    'propertyPageSpec.listing.withoutVisit': listingWithout('visit'),
    'propertyPageSpec.notFound': error('Property not found', false),
    'propertyPageSpec.movedNotFound': error('Property not found or not publicly available', false),
    'propertyPageSpec.loadFailed': error('Failed to load property', true),
    'propertyPageSpec.circle': error('Redirect loop detected. Please try again.', true),
    'propertyPageSpec.serverError': error('Server error. Please try again later.', true),
    'propertyPageSpec.endpointMissing': error('Backend API endpoint not available. Please try again later.', true),
    'propertyPageSpec.otherStatus': error('Failed to load property (503)', true),
    'propertyPageSpec.offline': error('Network error. Please check your connection and try again.', true),
    'propertyPageSpec.garbled': error('Error: Unexpected response from the server', true),
    'propertyPageSpec.exception': error('Error: The lights went out', true),
    'propertyPageSpec.unknown': error('An unexpected error occurred. Please try again.', true),
  },
}
