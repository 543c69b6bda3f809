import { assign, setup } from 'xstate'
import type { ConversationContext, ConversationEvent } from './events.ts'

export const conversationMachine = setup({
  types: {
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
  },
  guards: {
    canBeReached: ({ context }) => context.canBeReached,
    allAreAnswered: ({ context }, count: number) => context.openQuestions <= count,
  },
  actions: {
    keepTopics: assign({
      language: (_, { language }: Answered) => language,
      topics: ({ context }, { topics }: Answered) => (topics.length > 0 ? topics : context.topics),
      topicsAnswered: ({ context }, { topics }: Answered) => [...new Set([...context.topicsAnswered, ...topics])],
      subject: ({ context }, { subject }: Answered) => subject ?? context.subject,
      declined: (_, { declined = [] }: Answered) => declined,
      wasUnanswered: (_, { wasUnanswered = false }: Answered) => wasUnanswered,
      calculation: ({ context }, { calculation }: Answered) => calculation ?? context.calculation,
      earlierCalculation: ({ context }, { calculation }: Answered) =>
        calculation ? context.calculation : context.earlierCalculation,
    }),
    countAnswer: assign({ answers: ({ context }) => context.answers + 1 }),
    keepOffer: assign({ offersMade: ({ context }, id: string) => [...new Set([...context.offersMade, id])] }),
    keepAsked: assign({ asked: (_, about: ConversationContext['asked']) => about }),
    forgetAsked: assign({ asked: null }),
    countQuestions: assign({ openQuestions: ({ context }, count: number) => context.openQuestions + count }),
    countAnswered: assign({ openQuestions: ({ context }, count: number) => context.openQuestions - count }),
    forgetQuestions: assign({ openQuestions: 0 }),
    keepReachable: assign({ canBeReached: true }),
    countReminder: assign({ reminders: ({ context }) => context.reminders + 1 }),
    forgetReminders: assign({ reminders: 0 }),
  },
}).createMachine({
  id: 'conversation',
  description:
    'The dialogue state that the next answer depends on. It is updated by what each answer did, never by parsing earlier messages.',
  context: {
    language: 'en',
    answers: 0,
    topics: [],
    topicsAnswered: [],
    subject: [],
    declined: [],
    wasUnanswered: false,
    calculation: [],
    earlierCalculation: [],
    asked: null,
    offersMade: [],
    openQuestions: 0,
    canBeReached: false,
    reminders: 0,
  },
  type: 'parallel',
  states: {
    offer: {
      description: 'What a short reply such as "yes" refers to.',
      initial: 'none',
      states: {
        none: { description: 'The last answer made no offer and asked no question.' },
        tour: { description: 'Penny offered a tour; "yes" starts the booking.' },
        question: {
          description: 'Penny asked the visitor a question about themselves.',
          exit: 'forgetAsked',
        },
      },
      on: {
        ANSWERED: {
          target: '.none',
          actions: [{ type: 'keepTopics', params: ({ event }) => event }, 'countAnswer'],
          description: 'An offer or question expires with the next answer.',
        },
        TOUR_OFFERED: { target: '.tour', actions: { type: 'keepOffer', params: ({ event }) => event.offer } },
        QUESTION_ASKED: {
          target: '.question',
          actions: [
            { type: 'keepOffer', params: ({ event }) => event.offer },
            { type: 'keepAsked', params: ({ event }) => event.about },
          ],
        },
        HINT_GIVEN: { actions: { type: 'keepOffer', params: ({ event }) => event.offer } },
      },
    },
    owner: {
      description: 'Questions that were sent to the owner.',
      initial: 'notAsked',
      states: {
        notAsked: { description: 'No question is waiting for the owner.' },
        asked: {
          description: 'At least one question is waiting for the owner.',
          on: {
            OWNER_ANSWERED: [
              {
                guard: { type: 'allAreAnswered', params: ({ event }) => event.count },
                target: 'notAsked',
                actions: 'forgetQuestions',
              },
              { actions: { type: 'countAnswered', params: ({ event }) => event.count } },
            ],
          },
        },
      },
      on: {
        OWNER_ASKED: { target: '.asked', actions: { type: 'countQuestions', params: ({ event }) => event.count } },
      },
    },
    holder: {
      description: 'Whether the visitor wants Penny or a person.',
      initial: 'penny',
      states: {
        penny: {
          description: 'Penny answers.',
          on: { PERSON_WANTED: [{ guard: 'canBeReached', target: 'person' }, { target: 'unreachable' }] },
        },
        unreachable: {
          description: 'The visitor wants a person but has not left an email or phone number.',
          on: { CONTACT_LEFT: { target: 'person', actions: 'keepReachable' } },
        },
        person: { description: 'The owner was asked to get in touch. Penny still answers but offers no tour.' },
      },
      on: { CONTACT_LEFT: { actions: 'keepReachable' } },
    },
    tour: {
      description: 'Progress of the booking. The details are in the machine tour-booking.',
      initial: 'none',
      states: {
        none: {
          description: 'No tour is being booked or requested.',
          on: {
            TOUR_BEGUN: { target: 'underWay' },
            TOUR_REQUESTED: { target: 'requested' },
            TOUR_DECLINED: { target: 'declined' },
          },
        },
        declined: {
          description: 'The visitor declined a tour. Penny offers no other until they ask.',
          on: { TOUR_BEGUN: { target: 'underWay' }, TOUR_REQUESTED: { target: 'requested' } },
        },
        underWay: {
          description: "A tour is being booked, moved or canceled: Penny waits for the visitor's reply.",
          exit: 'forgetReminders',
          on: {
            TOUR_REMINDED: { actions: 'countReminder' },
            TOUR_DISCUSSED: { actions: 'forgetReminders' },
            TOUR_REQUESTED: { target: 'requested' },
            TOUR_DROPPED: { target: 'none' },
          },
        },
        requested: {
          description: 'The visitor has requested a tour.',
          on: { TOUR_BEGUN: { target: 'underWay' }, TOUR_DROPPED: { target: 'none' } },
        },
      },
    },
  },
})

type Answered = Extract<ConversationEvent, { type: 'ANSWERED' }>
