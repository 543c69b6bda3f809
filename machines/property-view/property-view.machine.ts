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
    /** A new entry of the history; the browser provides it. */
    writeAddressBar: effect<PropertyLocation>('writeAddressBar'),
  },
}).createMachine({
  id: 'propertyView',
  description: 'A home looked up by its address: where it stands, what it is asked for, what is known of it.',
  context: ({ input }) => ({ ...input, ...unknownHome }),
  invoke: {
    id: 'watchAddressBar',
    src: 'watchAddressBar',
    onError: { description: 'Back and forward are not followed; whoever searches is still served.' },
  },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasAddress', target: 'asked' }, { target: 'unasked' }] },
    unasked: {
      description: 'No address: the page invites to type one, asks for no value and loads no map.',
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
          description: 'What is known of the home; the last address that was asked for is the one that is answered.',
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
                description: 'The echo of what the page itself wrote.',
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
              description: 'The value is asked for; whoever leaves for another address takes the question back.',
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
                    description: 'What was typed is no address to the server; asking again would not help.',
                  },
                  { target: 'failed' },
                ],
              },
            },
            priced: { description: 'A value is there, and its chart.', tags: 'priced' },
            troublePricing: {
              description: 'No value: an address that nobody knows, a rental, a seller who wishes none (VALUE-04).',
              tags: 'trouble',
            },
            failed: {
              description: 'The question came to nothing. The same panel, and a way to ask again.',
              tags: ['trouble', 'retryable'],
              on: {
                RETRY: { target: 'valuing' },
                FIND_HOME: {
                  guard: { type: 'isThisHome', params: ({ event }) => event.location },
                  target: 'valuing',
                  description: 'Searching for the same again is trying again.',
                },
              },
            },
          },
        },
        pane: {
          description:
            'Below 1200 px one pane is seen at a time (PVIEW-02); from there on both, whatever is chosen here.',
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
