import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * API-05 and API-06: Penny answers from the listing, asks the owner what it doesn't say, qualifies the visitor, and tours are
 * booked. What a "yes", an "it" or "any news?" in the next message means follows from what was done before.
 *
 * A conversation has four threads: Penny's answers with what she offers, the owner, the person wanted, and the tour. The
 * paths combine any two of them; tests/assistant/conversation.test.ts combines all four at random.
 */
interface Context {
  begun: Thread[]
  language: 'en' | 'es'
  answers: number
  topics: string[]
  topicsAnswered: string[]
  subject: string[]
  calculation: string[]
  earlierCalculation: string[]
  offers: string[]
  open: number
  isReachable: boolean
  reminders: number
}

type Thread = 'answers' | 'owner' | 'person' | 'tour'

const mayBegin = ({ begun }: Context, thread: Thread) => begun.includes(thread) || begun.length < 2
const with_ = <T extends string>(list: T[], item: T): T[] => [...new Set([...list, item])].sort()

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    mayAnswer: ({ context }) => mayBegin(context, 'answers') && context.answers < 2,
    hasAnswered: ({ context }) => context.answers > 0,
    mayAskOne: ({ context }) => mayBegin(context, 'owner') && context.open < 2,
    mayAskTwo: ({ context }) => mayBegin(context, 'owner') && context.open === 0,
    oneIsOpen: ({ context }) => context.open === 1,
    mayWantPerson: ({ context }) => mayBegin(context, 'person'),
    isReachable: ({ context }) => mayBegin(context, 'person') && context.isReachable,
    mayTour: ({ context }) => mayBegin(context, 'tour'),
    mayRemind: ({ context }) => context.reminders < 2,
  },
  actions: {
    nothingHappens: () => {},
    begin: assign({ begun: ({ context }, thread: Thread) => with_(context.begun, thread) }),
    answerAboutPool: assign({
      language: 'en',
      topics: ['features'],
      topicsAnswered: ({ context }) => [...new Set([...context.topicsAnswered, 'features'])],
      subject: ['pool'],
    }),
    calculate: assign({
      language: 'es',
      topics: ['price'],
      topicsAnswered: ({ context }) => [...new Set([...context.topicsAnswered, 'price'])],
      subject: ['price'],
      calculation: ['20', '%', 'of', 'price'],
      earlierCalculation: ({ context }) => context.calculation,
    }),
    thank: assign({ language: 'en' }),
    countAnswer: assign({ answers: ({ context }) => context.answers + 1 }),
    offer: assign({ offers: ({ context }, id: string) => with_(context.offers, id) }),
    ask: assign({ open: ({ context }, count: number) => context.open + count }),
    hearOne: assign({ open: ({ context }) => context.open - 1 }),
    hearAll: assign({ open: 0 }),
    reach: assign({ isReachable: true }),
    remind: assign({ reminders: ({ context }) => context.reminders + 1 }),
    stopReminding: assign({ reminders: 0 }),
  },
}).createMachine({
  id: 'conversationSpec',
  context: {
    begun: [],
    language: 'en',
    answers: 0,
    topics: [],
    topicsAnswered: [],
    subject: [],
    calculation: [],
    earlierCalculation: [],
    offers: [],
    open: 0,
    isReachable: false,
    reminders: 0,
  },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'VISITOR.comes': { target: 'here' } } },
    here: {
      type: 'parallel',
      states: {
        offer: {
          initial: 'nothing',
          on: {
            'PENNY.answersAboutPool': {
              guard: 'mayAnswer',
              target: '.nothing',
              actions: ['answerAboutPool', 'countAnswer', { type: 'begin', params: 'answers' }],
            },
            'PENNY.calculatesInSpanish': {
              guard: 'mayAnswer',
              target: '.nothing',
              actions: ['calculate', 'countAnswer', { type: 'begin', params: 'answers' }],
            },
            'PENNY.answersThanks': {
              guard: 'mayAnswer',
              target: '.nothing',
              actions: ['thank', 'countAnswer', { type: 'begin', params: 'answers' }],
            },
            'PENNY.offersTour': {
              guard: 'hasAnswered',
              target: '.tour',
              actions: { type: 'offer', params: 'balanced.tour' },
            },
            'PENNY.asksBudget': {
              guard: 'hasAnswered',
              target: '.budget',
              actions: { type: 'offer', params: 'exploratory.budget' },
            },
            'PENNY.givesHint': { guard: 'hasAnswered', actions: { type: 'offer', params: 'balanced.hint' } },
          },
          states: { nothing: {}, tour: {}, budget: {} },
        },
        owner: {
          initial: 'hasNoQuestion',
          states: {
            hasNoQuestion: {
              on: {
                'PENNY.asksOwnerOne': {
                  guard: 'mayAskOne',
                  target: 'hasQuestions',
                  actions: [
                    { type: 'ask', params: 1 },
                    { type: 'begin', params: 'owner' },
                  ],
                },
                'PENNY.asksOwnerTwo': {
                  guard: 'mayAskTwo',
                  target: 'hasQuestions',
                  actions: [
                    { type: 'ask', params: 2 },
                    { type: 'begin', params: 'owner' },
                  ],
                },
                'OWNER.answersOne': { actions: 'nothingHappens' },
              },
            },
            hasQuestions: {
              on: {
                'PENNY.asksOwnerOne': { guard: 'mayAskOne', actions: { type: 'ask', params: 1 } },
                'OWNER.answersOne': [
                  { guard: 'oneIsOpen', target: 'hasNoQuestion', actions: 'hearOne' },
                  { actions: 'hearOne' },
                ],
                'OWNER.answersTwo': {
                  target: 'hasNoQuestion',
                  actions: 'hearAll',
                  description: 'Also when one of the two had been asked elsewhere.',
                },
              },
            },
          },
        },
        person: {
          initial: 'notWanted',
          on: {
            'VISITOR.leavesContact': {
              guard: 'mayWantPerson',
              actions: ['reach', { type: 'begin', params: 'person' }],
            },
          },
          states: {
            notWanted: {
              on: {
                'VISITOR.wantsPerson': [
                  { guard: 'isReachable', target: 'willCall' },
                  { guard: 'mayWantPerson', target: 'wanted', actions: { type: 'begin', params: 'person' } },
                ],
              },
            },
            wanted: {
              on: {
                'VISITOR.wantsPerson': { actions: 'nothingHappens' },
                'VISITOR.leavesContact': { target: 'willCall', actions: 'reach' },
              },
            },
            willCall: { on: { 'VISITOR.wantsPerson': { actions: 'nothingHappens' } } },
          },
        },
        tour: {
          initial: 'none',
          states: {
            none: {
              on: {
                'VISITOR.asksForTour': {
                  guard: 'mayTour',
                  target: 'underWay',
                  actions: { type: 'begin', params: 'tour' },
                },
                'VISITOR.requestsTour': {
                  guard: 'mayTour',
                  target: 'requested',
                  actions: { type: 'begin', params: 'tour' },
                  description: 'On another device, or before this conversation.',
                },
                'VISITOR.declinesTour': {
                  guard: 'mayTour',
                  target: 'declined',
                  actions: { type: 'begin', params: 'tour' },
                },
                'VISITOR.dropsTour': { actions: 'nothingHappens' },
                'VISITOR.talksOfTour': { actions: 'nothingHappens' },
                'PENNY.remindsOfTour': { actions: 'nothingHappens' },
              },
            },
            declined: {
              on: {
                'VISITOR.asksForTour': { target: 'underWay', description: 'They thought better of it.' },
                'VISITOR.requestsTour': { target: 'requested' },
                'VISITOR.declinesTour': { actions: 'nothingHappens' },
                'VISITOR.dropsTour': { actions: 'nothingHappens' },
                'VISITOR.talksOfTour': { actions: 'nothingHappens' },
                'PENNY.remindsOfTour': { actions: 'nothingHappens' },
              },
            },
            underWay: {
              on: {
                'VISITOR.declinesTour': {
                  actions: 'nothingHappens',
                  description: 'A no to an offer of before; tour-booking hears what is said of this tour.',
                },
                'VISITOR.asksForTour': { actions: 'nothingHappens' },
                'VISITOR.requestsTour': { target: 'requested', actions: 'stopReminding' },
                'VISITOR.dropsTour': { target: 'none', actions: 'stopReminding' },
                'VISITOR.talksOfTour': { actions: 'stopReminding' },
                'PENNY.remindsOfTour': { guard: 'mayRemind', actions: 'remind' },
              },
            },
            requested: {
              on: {
                'VISITOR.asksForTour': { target: 'underWay', description: 'To move or to cancel it.' },
                'VISITOR.declinesTour': { actions: 'nothingHappens' },
                'VISITOR.requestsTour': { actions: 'nothingHappens' },
                'VISITOR.dropsTour': { target: 'none' },
                'VISITOR.talksOfTour': { actions: 'nothingHappens' },
                'PENNY.remindsOfTour': { actions: 'nothingHappens' },
              },
            },
          },
        },
      },
    },
  },
})

const answered = ({
  language,
  answers,
  topics,
  topicsAnswered,
  subject,
  calculation,
  earlierCalculation,
  offers,
}: Context) => ({
  language,
  answers,
  topics,
  topicsAnswered,
  subject,
  declined: [],
  wasUnanswered: false,
  calculation,
  earlierCalculation,
  offersMade: offers,
})
const waiting = ({ open }: Context) => ({ openQuestions: open })
const reachable = ({ isReachable }: Context) => ({ canBeReached: isReachable })

export const conversationModel: Model = {
  requirements: ['API-05', 'API-06'],
  chart,
  proves: {
    PENNY: ['API-05'],
    OWNER: ['API-05'],
    'VISITOR.wantsPerson': ['API-05'],
    'VISITOR.leavesContact': ['API-05'],
    'here.tour.underWay': ['API-05'],
    'VISITOR.declinesTour': ['API-05'],
    'VISITOR.dropsTour': ['API-05'],
    'VISITOR.requestsTour': ['API-06'],
  },
  looks: {
    'conversationSpec.here.offer.nothing': (context: Context) => ({
      ...answered(context),
      offer: 'none',
      asked: null,
    }),
    'conversationSpec.here.offer.tour': (context: Context) => ({ ...answered(context), offer: 'tour', asked: null }),
    'conversationSpec.here.offer.budget': (context: Context) => ({
      ...answered(context),
      offer: 'question',
      asked: 'budget',
    }),
    'conversationSpec.here.owner.hasNoQuestion': { owner: 'notAsked', openQuestions: 0 },
    'conversationSpec.here.owner.hasQuestions': (context: Context) => ({ ...waiting(context), owner: 'asked' }),
    'conversationSpec.here.person.notWanted': (context: Context) => ({ ...reachable(context), holder: 'penny' }),
    'conversationSpec.here.person.wanted': { holder: 'unreachable', canBeReached: false },
    'conversationSpec.here.person.willCall': { holder: 'person', canBeReached: true },
    'conversationSpec.here.tour.none': { tour: 'none', reminders: 0 },
    'conversationSpec.here.tour.declined': { tour: 'declined', reminders: 0 },
    'conversationSpec.here.tour.underWay': ({ reminders }: Context) => ({ tour: 'underWay', reminders }),
    'conversationSpec.here.tour.requested': { tour: 'requested', reminders: 0 },
  },
}
