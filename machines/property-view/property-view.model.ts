import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements PVIEW-01…04, VALUE-04, ADDR-04. Two homes: `alder`, which is on the map when it is picked from the
 * suggestions or linked to and not when it is typed, and `harbor`, which nobody ever picks. Searches are counted up to two,
 * calls up to three: more would show nothing new.
 */
interface Context {
  place: 'nowhere' | 'alder' | 'harbor'
  /** The coordinates are known; without them there is no marker (PVIEW-05). */
  onMap: boolean
  /** New entries of the history. */
  entries: number
  /** The number of calls for a value, so that a repeated one is noticed. */
  asked: number
  value: number | null
  facts: boolean
}

const values = { nowhere: null, alder: 4_750_000, harbor: 1_895_000 }
const unknown = { value: null, facts: false }
const mayGo = ({ asked }: Context) => asked < 3
const maySearch = ({ asked, entries }: Context) => asked < 3 && entries < 2

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isAtAlder: ({ context }) => context.place === 'alder',
    isAtHarbor: ({ context }) => context.place === 'harbor',
    isAtAlderOnMap: ({ context }) => context.place === 'alder' && context.onMap,
    mayAsk: ({ context }) => mayGo(context),
    maySearch: ({ context }) => maySearch(context),
    mayTypeAlder: ({ context }) => context.place !== 'alder' && maySearch(context),
    mayTypeHarbor: ({ context }) => context.place !== 'harbor' && maySearch(context),
    mayPickAlder: ({ context }) => !(context.place === 'alder' && context.onMap) && maySearch(context),
    mayGoToAlder: ({ context }) => !(context.place === 'alder' && context.onMap) && mayGo(context),
    mayGoToHarbor: ({ context }) => context.place !== 'harbor' && mayGo(context),
    /** Leaves one call for trying again after a failure. */
    mayFail: ({ context }) => context.asked < 2,
  },
  actions: {
    nothingHappens: () => {},
    isAlder: assign({ place: 'alder', onMap: false, ...unknown }),
    isAlderOnMap: assign({ place: 'alder', onMap: true, ...unknown }),
    isHarbor: assign({ place: 'harbor', onMap: false, ...unknown }),
    isNowhere: assign({ place: 'nowhere', onMap: false, ...unknown }),
    isNewEntry: assign({ entries: ({ context }) => context.entries + 1 }),
    ask: assign({ asked: ({ context }) => context.asked + 1 }),
    learnAll: assign({ value: ({ context }) => values[context.place], facts: true }),
    learnFacts: assign({ facts: true }),
  },
}).createMachine({
  id: 'propertyViewSpec',
  context: { place: 'nowhere', onMap: false, entries: 0, asked: 0, value: null, facts: false },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.opensNothing': { target: 'invitation' },
        'USER.opensAlder': { target: 'page', actions: 'isAlderOnMap' },
        'USER.opensHarbor': { target: 'page', actions: 'isHarbor' },
      },
    },
    invitation: {
      on: {
        'USER.typesAlder': { guard: 'maySearch', target: 'page', actions: ['isAlder', 'isNewEntry'] },
        'USER.picksAlder': { guard: 'maySearch', target: 'page', actions: ['isAlderOnMap', 'isNewEntry'] },
        'USER.typesNothing': { actions: 'nothingHappens' },
        'BAR.showsAlder': { guard: 'mayAsk', target: 'page', actions: 'isAlderOnMap' },
        'BAR.showsNothing': { actions: 'nothingHappens' },
      },
    },
    page: {
      type: 'parallel',
      states: {
        home: {
          initial: 'valuing',
          on: {
            // A typed address has no coordinates; the home is the same.
            'USER.typesAlder': [
              { guard: 'mayTypeAlder', target: '.valuing', actions: ['isAlder', 'isNewEntry'] },
              { guard: 'isAtAlder', actions: 'nothingHappens' },
            ],
            'USER.typesHarbor': [
              { guard: 'mayTypeHarbor', target: '.valuing', actions: ['isHarbor', 'isNewEntry'] },
              { guard: 'isAtHarbor', actions: 'nothingHappens' },
            ],
            'USER.picksAlder': [
              { guard: 'mayPickAlder', target: '.valuing', actions: ['isAlderOnMap', 'isNewEntry'] },
              { guard: 'isAtAlderOnMap', actions: 'nothingHappens' },
            ],
            'USER.typesNothing': { actions: 'nothingHappens' },
            'BAR.showsSame': { actions: 'nothingHappens' },
            'BAR.showsAlder': { guard: 'mayGoToAlder', target: '.valuing', actions: 'isAlderOnMap' },
            'BAR.showsHarbor': { guard: 'mayGoToHarbor', target: '.valuing', actions: 'isHarbor' },
            // Back and forward aren't followed any more; the page is unchanged.
            'BAR.breaks': { actions: 'nothingHappens' },
            'BAR.showsNothing': { target: '#propertyViewSpec.invitation', actions: 'isNowhere' },
          },
          states: {
            valuing: {
              entry: 'ask',
              on: {
                'API.valuation.valued': { target: 'priced', actions: 'learnAll' },
                'API.valuation.unvalued': { target: 'troublePricing', actions: 'learnFacts' },
                'API.valuation.zero': { target: 'troublePricing', actions: 'learnFacts' },
                'API.valuation.unknown': { target: 'troublePricing' },
                'API.valuation.422': { target: 'troublePricing' },
                'API.valuation.429': { guard: 'mayFail', target: 'failed' },
                'API.valuation.500': { guard: 'mayFail', target: 'failed' },
                'API.valuation.network': { guard: 'mayFail', target: 'failed' },
                'API.valuation.notJson': { guard: 'mayFail', target: 'failed' },
              },
            },
            priced: {},
            troublePricing: {},
            failed: {
              on: {
                'USER.retries': { target: 'valuing' },
                'USER.typesAlder': { guard: 'isAtAlder', target: 'valuing' },
                'USER.typesHarbor': { guard: 'isAtHarbor', target: 'valuing' },
                'USER.picksAlder': { guard: 'isAtAlderOnMap', target: 'valuing' },
              },
            },
          },
        },
        pane: {
          initial: 'details',
          states: {
            details: { on: { 'USER.showsMap': { target: 'map' } } },
            map: { on: { 'USER.goesBack': { target: 'details' } } },
          },
        },
      },
    },
  },
})

const home = (screen: string) => (context: Context) => ({
  screen,
  ...context,
  waits: screen === 'skeleton',
  again: screen === 'failed',
})

export const propertyViewModel: Model = {
  requirements: ['PVIEW-01', 'PVIEW-02', 'PVIEW-03', 'PVIEW-04', 'VALUE-04', 'ADDR-04'],
  proves: {
    'USER.picksAlder': ['PVIEW-01'],
    'USER.typesAlder': ['PVIEW-01'],
    'USER.typesHarbor': ['PVIEW-01'],
    BAR: ['PVIEW-01', 'ADDR-04'],
    'page.pane': ['PVIEW-02'],
    'page.home.valuing': ['PVIEW-03'],
    'page.home.priced': ['PVIEW-03', 'PVIEW-04'],
    'page.home.troublePricing': ['VALUE-04'],
    'page.home.failed': ['VALUE-04'],
  },
  chart,
  looks: {
    'propertyViewSpec.invitation': home('invitation'),
    'propertyViewSpec.page.home.valuing': home('skeleton'),
    'propertyViewSpec.page.home.priced': home('chart'),
    'propertyViewSpec.page.home.troublePricing': home('trouble'),
    'propertyViewSpec.page.home.failed': home('failed'),
    'propertyViewSpec.page.pane.details': { pane: 'details' },
    'propertyViewSpec.page.pane.map': { pane: 'map' },
  },
}
