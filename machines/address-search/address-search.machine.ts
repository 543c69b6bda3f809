import { assign, raise, setup } from 'xstate'
import type { Internal } from '../events.ts'
import { effect, port } from '../port.ts'
import type { PropertyLocation } from '../property-view/location.ts'
import { type AddressSuggestion, locationOf, mostForTooShort } from './suggestion.ts'

interface SearchInput {
  /** The provider's token is configured. */
  hasToken: boolean
  /** The box has its button: a picked address is looked up for where it stands (ADDR-03). */
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
    /** The provider's library is on its way while the first characters are typed; the browser provides it. */
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
  description: 'An address is typed, with the suggestions of the maps provider where there is a token for it.',
  context: ({ input: { address, ...given } }) => ({ ...given, text: address, suggestions: [], picked: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasNoToken', target: 'plain' }, { target: 'assisted' }] },
    plain: {
      description: 'No token: a field in a form, and no word of suggestions.',
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
        refused: { description: 'Nothing was typed, and something is required (ADDR-01).', tags: 'refused' },
      },
    },
    assisted: {
      description: 'There is a token, and so somebody to suggest addresses.',
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
            description: 'Whatever was on its way for the text before is let go, and can no longer arrive.',
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
            description: 'Back or forward: the address of the page replaces what was typed.',
          },
        ],
      },
      states: {
        idle: { description: 'The address stands as it is; nobody is asked about it.' },
        tooShort: { description: 'Not more than two characters (ADDR-02).' },
        pausing: {
          description: 'Somebody types.',
          on: { DISMISS: { target: 'idle' } },
          after: { typingPause: { target: 'searching' } },
        },
        searching: {
          tags: 'busy',
          on: { DISMISS: { target: 'idle', description: 'Who has gone elsewhere gets no list thrown after them.' } },
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
            onError: { target: 'failed', description: 'Refused, unreachable, or not what was promised.' },
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
              description: 'Put aside by Escape or by going elsewhere; one key brings it back.',
              on: { REOPEN: { target: 'open' } },
            },
          },
        },
        nothingFound: { tags: 'nothingFound', on: { DISMISS: { target: 'idle' } } },
        failed: {
          description: 'Said quietly; the field works as it is, and the next keystroke tries again.',
          tags: 'failed',
          on: { DISMISS: { target: 'idle' } },
        },
        retrieving: {
          description: 'The address is in the box; where it stands is asked.',
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
                SUBMIT: { target: 'awaited', description: 'Sent off before the answer: the answer sends it.' },
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
                SUBMIT: { description: 'It is on its way.' },
                PLACE_CAME: {
                  target: '#addressSearch.assisted.idle',
                  actions: { type: 'find', params: ({ context }) => locationOf(context.text, context.picked) },
                },
                PLACE_UNKNOWN: {
                  target: '#addressSearch.assisted.idle',
                  actions: { type: 'find', params: ({ context }) => locationOf(context.text, context.picked) },
                  description: 'An address alone is enough to look for.',
                },
              },
            },
          },
        },
        chosen: { description: 'What is in the box is an address that the provider knows.' },
        refused: { description: 'Nothing was typed, and something is required (ADDR-01).', tags: 'refused' },
      },
    },
  },
})
