import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements ADDR-01…04. After an address was picked or found, the paths continue only while they show something new.
 */
const offered = ['48 Alder Ridge Road, Mill Valley, California 94941', '48 Alder Street, Vallejo, California 94590']
const elsewhere = '77 Juniper Row, Oakland, CA 94609'

interface Context {
  /** The box has its button. */
  withButton: boolean
  text: string
  /** Latitude and longitude that belong to the text. */
  place: [number, number] | null
  published: object[]
  found: object[]
}

const locationOf = ({ text, place }: Context) => ({
  propertyAddress: text.trim(),
  propertyLat: place?.[0] ?? null,
  propertyLong: place?.[1] ?? null,
})

const types = (text: string) =>
  assign<Context, { type: string }, undefined, { type: string }, never>({ text, place: null })

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    hasButton: ({ context }) => context.withButton,
  },
  actions: {
    nothingHappens: () => {},
    getButton: assign({ withButton: true }),
    typeTwo: types(' 48 '),
    typeSome: types('48 Ald'),
    typeMore: types('48 Alder Ri '),
    clear: types('   '),
    showElsewhere: types(elsewhere),
    fill: assign({ text: offered[1] ?? '' }),
    place: assign({ place: [38.1041, -122.2566] }),
    publish: assign({ published: ({ context }) => [...context.published, locationOf(context)] }),
    find: assign({
      text: ({ context }) => context.text.trim(),
      found: ({ context }) => [...context.found, locationOf(context)],
    }),
  },
}).createMachine({
  id: 'addressSearchSpec',
  context: { withButton: false, text: '', place: null, published: [], found: [] },
  initial: 'nowhere',
  states: {
    nowhere: {
      on: {
        'BOX.withoutToken': { target: 'plain' },
        'BOX.alone': { target: 'box' },
        'BOX.withButton': { target: 'box', actions: 'getButton' },
      },
    },
    plain: {
      initial: 'field',
      on: {
        'USER.typesMore': { target: '.field', actions: 'typeMore' },
        'USER.clears': { target: '.field', actions: 'clear' },
        'USER.submits': [
          { guard: 'hasText', target: '#addressSearchSpec.foundPlain', actions: 'find' },
          { target: '.refused' },
        ],
        'PAGE.changesAddress': { target: '.field', actions: 'showElsewhere' },
      },
      states: {
        field: {},
        refused: {},
      },
    },
    box: {
      initial: 'quiet',
      on: {
        'USER.typesTwo': { target: '.silent', actions: 'typeTwo' },
        'USER.types': { target: '.typing', actions: 'typeSome' },
        'USER.clears': { target: '.silent', actions: 'clear' },
        'USER.submits': [
          { guard: 'hasText', target: '#addressSearchSpec.found', actions: 'find' },
          { target: '.refused' },
        ],
        'PAGE.changesAddress': { target: '.quiet', actions: 'showElsewhere' },
        'PAGE.repeatsAddress': { actions: 'nothingHappens' },
      },
      states: {
        quiet: { on: { 'USER.returns': { actions: 'nothingHappens' } } },
        typing: {
          initial: 'justNow',
          on: {
            'USER.leaves': { target: 'silent' },
            'USER.typesMore': { target: 'typing', actions: 'typeMore' },
          },
          states: {
            justNow: { on: { 'TIME.149ms': { target: 'almost' } } },
            almost: { on: { 'TIME.1ms': { target: '#addressSearchSpec.box.searching' } } },
          },
        },
        silent: { on: { 'TIME.150ms': { actions: 'nothingHappens' } } },
        searching: {
          on: {
            'API.suggest.found': { target: 'offering' },
            'API.suggest.none': { target: 'nothingFound' },
            'API.suggest.fails': { target: 'failed' },
            'USER.typesMore': { target: 'typing', actions: 'typeMore' },
            'USER.leaves': { target: 'quiet' },
          },
        },
        offering: {
          on: {
            'USER.picks': [
              { guard: 'hasButton', target: '#addressSearchSpec.picked.retrieving', actions: 'fill' },
              { target: '#addressSearchSpec.picked.chosen', actions: ['fill', 'publish'] },
            ],
            'USER.typesMore': { target: 'typing', actions: 'typeMore' },
            'USER.leaves': { target: 'putAside' },
          },
        },
        putAside: { on: { 'USER.returns': { target: 'offering' } } },
        nothingFound: { on: { 'USER.leaves': { target: 'quiet' } } },
        failed: {
          on: {
            'USER.typesMore': { target: 'typing', actions: 'typeMore' },
            'USER.leaves': { target: 'quiet' },
          },
        },
        refused: {},
      },
    },
    picked: {
      initial: 'retrieving',
      on: {
        'USER.types': { target: 'changed', actions: 'typeSome' },
        'PAGE.changesAddress': { target: 'changed', actions: 'showElsewhere' },
      },
      states: {
        retrieving: {
          on: {
            'API.retrieve.found': { target: 'chosen', actions: ['place', 'publish'] },
            'API.retrieve.fails': { target: 'withoutPlace', actions: 'publish' },
            'USER.leaves': { actions: 'nothingHappens' },
            'USER.submits': { target: 'awaited' },
          },
        },
        awaited: {
          on: {
            'API.retrieve.found': { target: '#addressSearchSpec.found', actions: ['place', 'find'] },
            'API.retrieve.fails': { target: '#addressSearchSpec.found', actions: 'find' },
            'USER.submits': { actions: 'nothingHappens' },
          },
        },
        chosen: {
          on: {
            'USER.submits': { target: '#addressSearchSpec.found', actions: 'find' },
            'PAGE.repeatsAddress': { actions: 'nothingHappens' },
          },
        },
        withoutPlace: { on: { 'USER.submits': { target: '#addressSearchSpec.found', actions: 'find' } } },
      },
    },
    changed: { on: { 'USER.submits': { target: 'found', actions: 'find' } } },
    found: { on: { 'PAGE.repeatsAddress': { actions: 'nothingHappens' } } },
    foundPlain: { on: { 'PAGE.repeatsAddress': { actions: 'nothingHappens' } } },
  },
})

interface Seen {
  screen: string
  offers?: string[]
  asks?: string | null
}

const box =
  ({ screen, offers = [], asks = null }: Seen) =>
  ({ text, published, found }: Context) => ({ screen, text, offers, asks, published, found })
const searching = (context: Context) => box({ screen: 'busy', asks: `suggestions for ${context.text.trim()}` })(context)
const retrieving = (context: Context) => box({ screen: 'busy', asks: `the place of ${context.text}` })(context)
const quiet = box({ screen: 'quiet' })
const failed = box({ screen: 'failed' })

export const addressSearchModel: Model = {
  requirements: ['ADDR-01', 'ADDR-02', 'ADDR-03', 'ADDR-04'],
  proves: {
    'plain.refused': ['ADDR-01'],
    'box.refused': ['ADDR-01'],
    'USER.typesTwo': ['ADDR-02'],
    'box.searching': ['ADDR-02'],
    'box.offering': ['ADDR-02'],
    'USER.picks': ['ADDR-03'],
    picked: ['ADDR-03'],
    'USER.submits': ['ADDR-03', 'ADDR-04'],
    found: ['ADDR-04'],
  },
  chart,
  looks: {
    'addressSearchSpec.plain.field': box({ screen: 'plain' }),
    'addressSearchSpec.plain.refused': box({ screen: 'plain, refused' }),
    'addressSearchSpec.foundPlain': box({ screen: 'plain' }),
    'addressSearchSpec.box.quiet': quiet,
    'addressSearchSpec.box.typing.justNow': quiet,
    'addressSearchSpec.box.typing.almost': quiet,
    'addressSearchSpec.box.silent': quiet,
    'addressSearchSpec.box.searching': searching,
    'addressSearchSpec.box.offering': box({ screen: 'offering', offers: offered }),
    'addressSearchSpec.box.putAside': quiet,
    'addressSearchSpec.box.nothingFound': box({ screen: 'nothing found' }),
    'addressSearchSpec.box.failed': failed,
    'addressSearchSpec.box.refused': box({ screen: 'refused' }),
    'addressSearchSpec.picked.retrieving': retrieving,
    'addressSearchSpec.picked.awaited': retrieving,
    'addressSearchSpec.picked.chosen': quiet,
    'addressSearchSpec.picked.withoutPlace': failed,
    // A text typed after picking an address is searched like any other; see typing.
    'addressSearchSpec.changed': quiet,
    'addressSearchSpec.found': quiet,
  },
}
