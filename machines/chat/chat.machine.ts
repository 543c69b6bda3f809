import { assign, raise, setup } from 'xstate'
import { required } from '#domain/required.ts'
import type { Internal } from '../events.ts'
import { failureOf } from '../failure.ts'
import { listener, port } from '../port.ts'
import {
  type AnswerEvent,
  type ChatAnswer,
  type ChatProblem,
  type ChatQuestion,
  type ConversationUpdate,
  chatProblemOf,
  type EarlierConversation,
  type Message,
  shownUpdatesOf,
  withMore,
} from './message.ts'

interface ChatInput {
  propertyId: number | null
  agentId: number
  visitor: { sessionId: string | null; email: string | null }
  /** Public pages bring the listing into view after an answer (CHAT-06). */
  scrollsAfterReply: boolean
  /** Whether a conversation of an earlier visit is shown again. */
  restores: boolean
}

export const chatMachine = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatInput & {
      draft: string
      messages: Message[]
      /** As much of the answer as has come while the rest is on its way. */
      received: string
      conversationId: string | null
      /** How many of the messages there were when the visitor last hid the conversation. */
      seen: number
    },
    events: {} as
      | { type: 'TYPE'; text: string }
      | { type: 'SEND'; at: string }
      /** A question that was pressed, not typed: what is typed stays. */
      | { type: 'ASK'; text: string; at: string }
      | { type: 'TOGGLE' }
      /** Penny says something without being asked. */
      | { type: 'UPDATES_CAME'; updates: ConversationUpdate[] }
      | Internal<AnswerEvent | { type: 'QUESTION_SENT' } | { type: 'ANSWER_CAME' }>,
    tags: {} as 'shown' | 'busy' | 'restoring',
  },
  actors: {
    /** Tells PART_CAME for each piece of an answer, if it comes in pieces; then, once, ANSWERED or FAILED. */
    sendMessage: listener<AnswerEvent, ChatQuestion>('sendMessage'),
    scrollToListing: port<void, void>('scrollToListing'),
    /** The visitor's own conversation about a listing. */
    loadConversation: port<EarlierConversation, { propertyId: number }>('loadConversation'),
  },
  guards: {
    hasNoProperty: ({ context }) => context.propertyId === null,
    hasText: ({ context }) => context.draft.trim() !== '',
    saysNothing: (_, answer: ChatAnswer) => answer.response.trim() === '',
    scrollsAfterReply: ({ context }) => context.scrollsAfterReply,
    restores: ({ context }) => context.restores && context.propertyId !== null,
  },
  actions: {
    write: assign({ draft: (_, text: string) => text }),
    clearDraft: assign({ draft: '' }),
    ask: assign({
      messages: ({ context }, { text, at }: { text: string; at: string }) =>
        withMore(context.messages, { type: 'user', text, at }),
    }),
    receive: assign({ received: ({ context }, text: string) => context.received + text }),
    keepAnswer: assign({
      messages: ({ context }, answer: ChatAnswer) =>
        withMore(context.messages, { type: 'ai', text: answer.response, at: answer.written_at, answer }),
      received: '',
    }),
    keepConversation: assign({ conversationId: (_, answer: ChatAnswer) => answer.chat_conversation_id }),
    showError: assign({
      messages: ({ context }, problem: ChatProblem) => withMore(context.messages, { type: 'ai', text: '', problem }),
      received: '',
    }),
    showUpdates: assign({
      messages: ({ context: { messages } }, updates: ConversationUpdate[]) =>
        withMore(
          messages,
          ...updates
            .filter(({ id }) => !messages.some(({ update }) => update === id))
            .map(({ id, text, written_at: at }) => ({ type: 'ai' as const, text, at, update: id })),
        ),
    }),
    showAgain: assign((_, earlier: EarlierConversation) => ({ ...earlier, seen: earlier.messages.length })),
    noteSeen: assign({ seen: ({ context }) => context.messages.length }),
    raiseQuestionSent: raise({ type: 'QUESTION_SENT' }),
    raiseAnswerCame: raise({ type: 'ANSWER_CAME' }),
  },
  delays: {
    /** CHAT-06. */
    scrollPause: 300,
    restorePatience: 3000,
  },
}).createMachine({
  id: 'chat',
  description: 'A prospect asks questions and Penny answers, one at a time.',
  context: ({ input }) => ({ ...input, draft: '', messages: [], received: '', conversationId: null, seen: 0 }),
  type: 'parallel',
  on: { UPDATES_CAME: { actions: { type: 'showUpdates', params: ({ event }) => event.updates } } },
  states: {
    panel: {
      description: 'The chat panel over the photos.',
      initial: 'shown',
      states: {
        shown: { tags: 'shown', on: { TOGGLE: { target: 'hidden' } } },
        hidden: {
          description: 'New messages are counted as unread.',
          entry: 'noteSeen',
          on: {
            TOGGLE: { target: 'shown' },
            QUESTION_SENT: { target: 'shown', description: 'Sending a message shows the panel again (CHAT-01).' },
          },
        },
      },
    },
    talk: {
      description: 'Restores an earlier conversation, then handles one question at a time.',
      initial: 'arriving',
      states: {
        arriving: {
          description: 'Decides whether to load the conversation of an earlier visit.',
          always: [{ guard: 'restores', target: 'restoring' }, { target: 'idle' }],
        },
        restoring: {
          description: 'The earlier conversation is loading. The panel stays hidden so that the layout does not shift.',
          tags: 'restoring',
          invoke: {
            id: 'loadConversation',
            src: 'loadConversation',
            input: ({ context }) => ({ propertyId: required(context.propertyId, 'The property') }),
            onDone: { target: 'idle', actions: { type: 'showAgain', params: ({ event }) => event.output } },
            onError: { target: 'idle', description: 'Could not load: the visitor starts a new conversation.' },
          },
          after: {
            restorePatience: { target: 'idle', description: 'Too slow: the visitor starts a new conversation.' },
          },
        },
        idle: {
          description: 'Ready for a question.',
          on: {
            TYPE: { actions: { type: 'write', params: ({ event }) => event.text } },
            SEND: {
              guard: 'hasText',
              target: 'asked',
              actions: [
                { type: 'ask', params: ({ context, event }) => ({ text: context.draft.trim(), at: event.at }) },
                'clearDraft',
              ],
            },
            ASK: { target: 'asked', actions: { type: 'ask', params: ({ event }) => event } },
          },
        },
        asked: {
          description: 'A question was added to the conversation.',
          entry: 'raiseQuestionSent',
          always: [
            { guard: 'hasNoProperty', target: 'idle', actions: { type: 'showError', params: { code: 'noProperty' } } },
            { target: 'sending' },
          ],
        },
        sending: {
          description: 'A question is being answered; input is disabled (CHAT-03).',
          tags: 'busy',
          invoke: {
            id: 'sendMessage',
            src: 'sendMessage',
            input: ({ context }) => ({
              message: required(context.messages.at(-1)?.text, 'The question'),
              agent_id: context.agentId,
              property_id: required(context.propertyId, 'The property'),
              chat_conversation_id: context.conversationId,
              visitor_session_id: context.visitor.sessionId,
              visitor_email: context.visitor.email,
              ...shownUpdatesOf(context.messages),
            }),
            onError: {
              target: 'idle',
              actions: { type: 'showError', params: ({ event }) => chatProblemOf(failureOf(event.error)) },
            },
          },
          on: {
            PART_CAME: { actions: { type: 'receive', params: ({ event }) => event.text } },
            ANSWERED: [
              {
                guard: { type: 'saysNothing', params: ({ event }) => event.answer },
                target: 'idle',
                actions: [
                  { type: 'keepConversation', params: ({ event }) => event.answer },
                  { type: 'showError', params: { code: 'empty' } },
                ],
              },
              {
                target: 'idle',
                actions: [
                  { type: 'keepConversation', params: ({ event }) => event.answer },
                  { type: 'keepAnswer', params: ({ event }) => event.answer },
                  'raiseAnswerCame',
                ],
              },
            ],
            FAILED: {
              target: 'idle',
              actions: { type: 'showError', params: ({ event }) => chatProblemOf(event.failure) },
              description: 'The partial answer is discarded, since half an answer can be misleading.',
            },
          },
        },
      },
    },
    page: {
      description: 'Scrolls the page to the listing after an answer (CHAT-06).',
      initial: 'still',
      states: {
        still: { on: { ANSWER_CAME: { guard: 'scrollsAfterReply', target: 'pausing' } } },
        pausing: { after: { scrollPause: { target: 'scrolling' } } },
        scrolling: {
          invoke: {
            id: 'scrollToListing',
            src: 'scrollToListing',
            onDone: { target: 'still' },
            onError: { target: 'still' },
          },
        },
      },
    },
  },
})
