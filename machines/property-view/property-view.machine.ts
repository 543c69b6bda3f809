import { assign, setup } from 'xstate'
import type { Internal } from '../events.ts'
import { type Failure, failureOf } from '../failure.ts'
import { effect, listener, port } from '../port.ts'
import { type KnownHome, knownHomeFrom, unknownHome, type Valuation } from './known-home.ts'
import { isSameLocation, isSamePlace, type PropertyLocation } from './location.ts'

export type BarChange = { type: 'LOCATION_CHANGED'; location: PropertyLocation }

export const propertyViewMachine = setup({
  types: {
    input: {} as PropertyLocation,
    context: {} as PropertyLocation & KnownHome,
    events: {} as
      | { type: 'FIND_HOME'; location: PropertyLocation }
      | { type: 'RETRY' }
      | { type: 'SHOW_MAP' }
      | { type: 'BACK' }
      | Internal<BarChange>,
    tags: {} as 'valuing' | 'priced' | 'trouble' | 'retryable' | 'map',
  },
  actors: {
    watchAddressBar: listener<BarChange>('watchAddressBar'),
    getValuation: port<Valuation, PropertyLocation>('getValuation'),
  },
  guards: {
    hasAddress: ({ context }) => context.propertyAddress !== null,
    namesAddress: (_, location: PropertyLocation) => location.propertyAddress !== null,
    isShown: ({ context }, location: PropertyLocation) => isSameLocation(context, location),
    isThisHome: ({ context }, location: PropertyLocation) => isSamePlace(context, location),
    hasValue: (_, { value }: Valuation) => value !== null && value > 0,
    wouldFailAgain: (_, failure: Failure) => failure.kind === 'status' && failure.status === 422,
  },
  actions: {
    keepLocation: assign((_, location: PropertyLocation) => ({ ...location, ...unknownHome })),
    keepHome: assign((_, valuation: Valuation) => knownHomeFrom(valuation)),
    /** Adds a history entry; the browser provides it. */
    writeAddressBar: effect<PropertyLocation>('writeAddressBar'),
  },
}).createMachine({
  id: 'propertyView',
  description: 'Looks up a home by its address: map, value and facts.',
  context: ({ input }) => ({ ...input, ...unknownHome }),
  invoke: {
    id: 'watchAddressBar',
    src: 'watchAddressBar',
    onError: { description: 'Back and forward no longer update the page; searching still works.' },
  },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasAddress', target: 'asked' }, { target: 'unasked' }] },
    unasked: {
      description: 'No address yet: no value is requested and no map is loaded.',
      on: {
        FIND_HOME: {
          guard: { type: 'namesAddress', params: ({ event }) => event.location },
          target: 'asked',
          actions: [
            { type: 'keepLocation', params: ({ event }) => event.location },
            { type: 'writeAddressBar', params: ({ event }) => event.location },
          ],
        },
        LOCATION_CHANGED: {
          guard: { type: 'namesAddress', params: ({ event }) => event.location },
          target: 'asked',
          actions: { type: 'keepLocation', params: ({ event }) => event.location },
        },
      },
    },
    asked: {
      type: 'parallel',
      states: {
        home: {
          description: 'Details of the home. Only the answer to the latest address is shown.',
          initial: 'valuing',
          on: {
            FIND_HOME: [
              { guard: { type: 'isThisHome', params: ({ event }) => event.location } },
              {
                guard: { type: 'namesAddress', params: ({ event }) => event.location },
                target: '.valuing',
                actions: [
                  { type: 'keepLocation', params: ({ event }) => event.location },
                  { type: 'writeAddressBar', params: ({ event }) => event.location },
                ],
              },
            ],
            LOCATION_CHANGED: [
              {
                guard: { type: 'isShown', params: ({ event }) => event.location },
                description: 'The URL change that the page made itself.',
              },
              {
                guard: { type: 'namesAddress', params: ({ event }) => event.location },
                target: '.valuing',
                actions: { type: 'keepLocation', params: ({ event }) => event.location },
              },
              {
                target: '#propertyView.unasked',
                actions: { type: 'keepLocation', params: ({ event }) => event.location },
              },
            ],
          },
          states: {
            valuing: {
              description: 'Loading the value; searching for another address cancels the request.',
              tags: 'valuing',
              invoke: {
                id: 'getValuation',
                src: 'getValuation',
                input: ({ context: { propertyAddress, propertyLat, propertyLong } }) => ({
                  propertyAddress,
                  propertyLat,
                  propertyLong,
                }),
                onDone: [
                  {
                    guard: { type: 'hasValue', params: ({ event }) => event.output },
                    target: 'priced',
                    actions: { type: 'keepHome', params: ({ event }) => event.output },
                  },
                  {
                    target: 'troublePricing',
                    actions: { type: 'keepHome', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'wouldFailAgain', params: ({ event }) => failureOf(event.error) },
                    target: 'troublePricing',
                    description: 'The server rejects the text as an address; retrying would not help.',
                  },
                  { target: 'failed' },
                ],
              },
            },
            priced: { description: 'The value and its chart are shown.', tags: 'priced' },
            troublePricing: {
              description: 'No value: unknown address, rental, or the seller opted out (VALUE-04).',
              tags: 'trouble',
            },
            failed: {
              description: 'The request failed. The same panel, with a retry button.',
              tags: ['trouble', 'retryable'],
              on: {
                RETRY: { target: 'valuing' },
                FIND_HOME: {
                  guard: { type: 'isThisHome', params: ({ event }) => event.location },
                  target: 'valuing',
                  description: 'Searching for the same address again is a retry.',
                },
              },
            },
          },
        },
        pane: {
          description: 'Below 1200 px one pane is visible at a time (PVIEW-02); wider windows show both.',
          initial: 'details',
          states: {
            details: { on: { SHOW_MAP: { target: 'map' } } },
            map: { tags: 'map', on: { BACK: { target: 'details' } } },
          },
        },
      },
    },
  },
})
