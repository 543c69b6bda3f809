import { assign, raise, setup } from 'xstate'
import type { Internal } from '../events.ts'
import { effect, port } from '../port.ts'
import type { PropertyLocation } from '../property-view/location.ts'
import { type AddressSuggestion, locationOf, mostForTooShort } from './suggestion.ts'

interface SearchInput {
  /** The provider's token is configured. */
  hasToken: boolean
  /** The box has its button: the coordinates of a picked address are retrieved (ADDR-03). */
  wantsPlace: boolean
  address: string
  /** The text in the box became an address that hasn't been looked up yet. */
  onAddressChange: (location: PropertyLocation) => void
  onFind: (location: PropertyLocation) => void
}

export const addressSearchMachine = setup({
  types: {
    input: {} as SearchInput,
    context: {} as Omit<SearchInput, 'address'> & {
      text: string
      suggestions: AddressSuggestion[]
      picked: AddressSuggestion | null
    },
    events: {} as
      | { type: 'TYPE'; text: string }
      | { type: 'PICK'; suggestion: AddressSuggestion }
      | { type: 'SUBMIT' }
      | { type: 'DISMISS' }
      | { type: 'REOPEN' }
      | { type: 'ADDRESS_CHANGED'; address: string }
      | Internal<{ type: 'PLACE_CAME' } | { type: 'PLACE_UNKNOWN' }>,
    tags: {} as 'plain' | 'busy' | 'offering' | 'nothingFound' | 'failed' | 'refused',
  },
  actors: {
    suggest: port<AddressSuggestion[], { text: string }>('suggest'),
    retrieve: port<AddressSuggestion, { suggestion: AddressSuggestion }>('retrieve'),
  },
  guards: {
    hasNoToken: ({ context }) => !context.hasToken,
    wantsPlace: ({ context }) => context.wantsPlace,
    isTooShort: (_, text: string) => text.trim().length <= mostForTooShort,
    isBlank: ({ context }) => context.text.trim() === '',
    isShown: ({ context }, address: string) => context.text === address,
    isEmpty: (_, suggestions: AddressSuggestion[]) => suggestions.length === 0,
  },
  actions: {
    write: assign({ text: (_, text: string) => text, picked: null }),
    trim: assign({ text: ({ context }) => context.text.trim() }),
    keepSuggestions: assign({ suggestions: (_, suggestions: AddressSuggestion[]) => suggestions }),
    pick: assign({
      text: (_, suggestion: AddressSuggestion) => suggestion.full_address,
      picked: (_, suggestion: AddressSuggestion) => suggestion,
    }),
    keepPlace: assign({ picked: (_, suggestion: AddressSuggestion) => suggestion }),
    raisePlaceCame: raise({ type: 'PLACE_CAME' }),
    raisePlaceUnknown: raise({ type: 'PLACE_UNKNOWN' }),
    /** Preloads the provider's library while the first characters are typed; the browser provides it. */
    fetchLibrary: effect('fetchLibrary'),
    sendAddress: ({ context }, location: PropertyLocation) => context.onAddressChange(location),
    find: ({ context }, location: PropertyLocation) => context.onFind(location),
  },
  delays: {
    /** No request is sent while the visitor types. */
    typingPause: 150,
  },
}).createMachine({
  id: 'addressSearch',
  description: 'An address field, with suggestions from the maps provider when a maps token is configured.',
  context: ({ input: { address, ...given } }) => ({ ...given, text: address, suggestions: [], picked: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasNoToken', target: 'plain' }, { target: 'assisted' }] },
    plain: {
      description: 'No token: a plain form field without suggestions.',
      tags: 'plain',
      initial: 'ready',
      on: {
        TYPE: { target: '.ready', actions: { type: 'write', params: ({ event }) => event.text } },
        SUBMIT: [
          { guard: 'isBlank', target: '.refused' },
          {
            target: '.ready',
            actions: ['trim', { type: 'find', params: ({ context }) => locationOf(context.text, context.picked) }],
          },
        ],
        ADDRESS_CHANGED: { target: '.ready', actions: { type: 'write', params: ({ event }) => event.address } },
      },
      states: {
        ready: {},
        refused: { description: 'The form was submitted empty; an address is required (ADDR-01).', tags: 'refused' },
      },
    },
    assisted: {
      description: 'A token is configured: suggestions are available.',
      initial: 'idle',
      on: {
        TYPE: [
          {
            guard: { type: 'isTooShort', params: ({ event }) => event.text },
            target: '.tooShort',
            actions: [{ type: 'write', params: ({ event }) => event.text }, 'fetchLibrary'],
          },
          {
            target: '.pausing',
            actions: [{ type: 'write', params: ({ event }) => event.text }, 'fetchLibrary'],
            description: 'Leaves the current state, which cancels the request for the previous text.',
          },
        ],
        SUBMIT: [
          { guard: 'isBlank', target: '.refused' },
          {
            target: '.idle',
            actions: ['trim', { type: 'find', params: ({ context }) => locationOf(context.text, context.picked) }],
          },
        ],
        ADDRESS_CHANGED: [
          { guard: { type: 'isShown', params: ({ event }) => event.address } },
          {
            target: '.idle',
            actions: { type: 'write', params: ({ event }) => event.address },
            description: 'Back or forward: the address in the URL replaces the typed text.',
          },
        ],
      },
      states: {
        idle: { description: 'No lookup is running.' },
        tooShort: { description: 'Two characters or fewer: too short to look up (ADDR-02).' },
        pausing: {
          description: 'The visitor is typing.',
          on: { DISMISS: { target: 'idle' } },
          after: { typingPause: { target: 'searching' } },
        },
        searching: {
          tags: 'busy',
          on: { DISMISS: { target: 'idle', description: 'The field lost focus: no list opens.' } },
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: [
              { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'nothingFound' },
              {
                target: 'offering',
                actions: { type: 'keepSuggestions', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'failed',
              description: 'The provider refused, could not be reached, or sent an invalid response.',
            },
          },
        },
        offering: {
          initial: 'open',
          on: {
            PICK: [
              {
                guard: 'wantsPlace',
                target: 'retrieving',
                actions: { type: 'pick', params: ({ event }) => event.suggestion },
              },
              {
                target: 'chosen',
                actions: [
                  { type: 'pick', params: ({ event }) => event.suggestion },
                  { type: 'sendAddress', params: ({ context }) => locationOf(context.text, context.picked) },
                ],
              },
            ],
          },
          states: {
            open: { tags: 'offering', on: { DISMISS: { target: 'dismissed' } } },
            dismissed: {
              description: 'Closed by Escape or by leaving the field; an arrow key opens it again.',
              on: { REOPEN: { target: 'open' } },
            },
          },
        },
        nothingFound: { tags: 'nothingFound', on: { DISMISS: { target: 'idle' } } },
        failed: {
          description: 'A short notice is shown. The field still works, and the next keystroke tries again.',
          tags: 'failed',
          on: { DISMISS: { target: 'idle' } },
        },
        retrieving: {
          description: 'A suggestion was picked; its coordinates are being retrieved.',
          tags: 'busy',
          initial: 'unhurried',
          invoke: {
            id: 'retrieve',
            src: 'retrieve',
            input: ({ context }) => ({ suggestion: context.picked as AddressSuggestion }),
            onDone: { actions: [{ type: 'keepPlace', params: ({ event }) => event.output }, 'raisePlaceCame'] },
            onError: { actions: 'raisePlaceUnknown' },
          },
          states: {
            unhurried: {
              on: {
                SUBMIT: {
                  target: 'awaited',
                  description: 'Submitted early: the search starts when the coordinates arrive.',
                },
                PLACE_CAME: {
                  target: '#addressSearch.assisted.chosen',
                  actions: { type: 'sendAddress', params: ({ context }) => locationOf(context.text, context.picked) },
                },
                PLACE_UNKNOWN: {
                  target: '#addressSearch.assisted.failed',
                  actions: { type: 'sendAddress', params: ({ context }) => locationOf(context.text, context.picked) },
                },
              },
            },
            awaited: {
              on: {
                SUBMIT: { description: 'Already submitted.' },
                PLACE_CAME: {
                  target: '#addressSearch.assisted.idle',
                  actions: { type: 'find', params: ({ context }) => locationOf(context.text, context.picked) },
                },
                PLACE_UNKNOWN: {
                  target: '#addressSearch.assisted.idle',
                  actions: { type: 'find', params: ({ context }) => locationOf(context.text, context.picked) },
                  description: 'The search also works without coordinates.',
                },
              },
            },
          },
        },
        chosen: { description: 'The field holds an address from the provider.' },
        refused: { description: 'The form was submitted empty; an address is required (ADDR-01).', tags: 'refused' },
      },
    },
  },
})
