import { conversationMachine } from '#machines/conversation/conversation.machine.ts'
import { conversationModel } from '#machines/conversation/conversation.model.ts'
import type { ConversationContext, ConversationEvent } from '#machines/conversation/events.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'

const happens = (event: ConversationEvent) => (harness: ActorHarness) => harness.send(event)

export const conversation = {
  name: 'conversation',
  machine: conversationMachine,
  ports: {},
  effects: [],
  model: conversationModel,
  eventDrivers: {
    'VISITOR.comes': (harness) => harness.start(undefined),
    'PENNY.answersAboutPool': happens({
      type: 'ANSWERED',
      language: 'en',
      topics: ['features'],
      subject: ['pool'],
      calculation: null,
    }),
    'PENNY.calculatesInSpanish': happens({
      type: 'ANSWERED',
      language: 'es',
      topics: ['price'],
      subject: ['price'],
      calculation: ['20', '%', 'of', 'price'],
    }),
    'PENNY.answersThanks': happens({
      type: 'ANSWERED',
      language: 'en',
      topics: [],
      subject: null,
      calculation: null,
    }),
    'PENNY.offersTour': happens({ type: 'TOUR_OFFERED', offer: 'balanced.tour' }),
    'PENNY.asksBudget': happens({ type: 'QUESTION_ASKED', offer: 'exploratory.budget', about: 'budget' }),
    'PENNY.givesHint': happens({ type: 'HINT_GIVEN', offer: 'balanced.hint' }),
    'PENNY.asksOwnerOne': happens({ type: 'OWNER_ASKED', count: 1 }),
    'PENNY.asksOwnerTwo': happens({ type: 'OWNER_ASKED', count: 2 }),
    'OWNER.answersOne': happens({ type: 'OWNER_ANSWERED', count: 1 }),
    'OWNER.answersTwo': happens({ type: 'OWNER_ANSWERED', count: 2 }),
    'VISITOR.wantsPerson': happens({ type: 'PERSON_WANTED' }),
    'VISITOR.leavesContact': happens({ type: 'CONTACT_LEFT' }),
    'VISITOR.asksForTour': happens({ type: 'TOUR_BEGUN' }),
    'PENNY.remindsOfTour': happens({ type: 'TOUR_REMINDED' }),
    'VISITOR.talksOfTour': happens({ type: 'TOUR_DISCUSSED' }),
    'VISITOR.requestsTour': happens({ type: 'TOUR_REQUESTED' }),
    'VISITOR.declinesTour': happens({ type: 'TOUR_DECLINED' }),
    'VISITOR.dropsTour': happens({ type: 'TOUR_DROPPED' }),
  },
  see: ({ snapshot }) => {
    const context: ConversationContext = snapshot.context
    return { ...snapshot.value, ...context, offersMade: [...context.offersMade].sort() }
  },
} satisfies ActorDriver
