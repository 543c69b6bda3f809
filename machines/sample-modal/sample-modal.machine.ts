import { assign, sendTo, setup } from 'xstate'
import { required } from '#domain/required.ts'
import { chatMachine } from '../chat/chat.machine.ts'
import { photosMachine } from '../photos/photos.machine.ts'
import { effect } from '../port.ts'
import type { SampleOpening } from './opening.ts'

/** Who answers in the chat, and what it begins with. */
type Voice = Omit<SampleOpening, 'type'>

export const sampleModalMachine = setup({
  types: {
    input: {} as { propertyId: number; agentId: number },
    context: {} as { propertyId: number } & Voice,
    events: {} as SampleOpening | { type: 'CLOSE' },
    tags: {} as 'open',
    children: {} as { photos: 'photos'; chat: 'chat' },
  },
  actors: {
    photos: photosMachine,
    chat: chatMachine,
  },
  guards: {
    /** An opening that asks nothing continues any chat with its agent. */
    isSameVoice: ({ context }, { agentId, question }: Voice) =>
      context.agentId === agentId && (question === null || question.text === context.question?.text),
    hasQuestion: ({ context }) => context.question !== null,
  },
  actions: {
    callAgent: assign((_, { agentId, question }: Voice) => ({ agentId, question })),
    askQuestion: sendTo('chat', ({ context }) => ({
      type: 'ASK' as const,
      ...required(context.question, 'The question'),
    })),
    /** An error in a part of it; the browser provides the log. */
    logError: effect<{ error: unknown }>('logError'),
  },
}).createMachine({
  id: 'sampleModal',
  description: 'The sample property in a dialog, with its photos and a chat with Penny.',
  context: ({ input }) => ({ ...input, question: null }),
  initial: 'unopened',
  states: {
    unopened: {
      description: 'Not opened yet: no photos are loaded and no chat is started.',
      on: {
        OPEN: { target: 'visited', actions: { type: 'callAgent', params: ({ event }) => event } },
      },
    },
    visited: {
      description: 'Photos and chat keep their state while the dialog is closed and run independently.',
      type: 'parallel',
      states: {
        dialog: {
          initial: 'open',
          states: {
            open: { tags: 'open', on: { CLOSE: { target: 'closed' } } },
            closed: {
              description: 'The dialog is closed.',
              on: {
                OPEN: [
                  {
                    guard: { type: 'isSameVoice', params: ({ event }) => event },
                    target: 'open',
                    description: 'Reopened: the chat continues.',
                  },
                  {
                    target: '#sampleModal.visited',
                    actions: { type: 'callAgent', params: ({ event }) => event },
                    description: 'Another tone starts a new chat (HOME-04).',
                  },
                ],
              },
            },
          },
        },
        photos: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'photos',
                src: 'photos',
                input: ({ context }) => ({ propertyId: context.propertyId }),
                onError: { target: 'failed', actions: { type: 'logError', params: ({ event }) => event } },
              },
            },
            failed: { description: 'The placeholder photo is shown.', type: 'final' },
          },
        },
        talk: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'chat',
                src: 'chat',
                input: ({ context }) => ({
                  propertyId: context.propertyId,
                  agentId: context.agentId,
                  visitor: { sessionId: null, email: null },
                  scrollsAfterReply: false,
                  restores: false,
                }),
                onError: { target: 'failed', actions: { type: 'logError', params: ({ event }) => event } },
              },
              initial: 'begun',
              states: {
                begun: {
                  always: [
                    {
                      guard: 'hasQuestion',
                      target: 'talking',
                      actions: 'askQuestion',
                      description: 'A tone answers its question at once (HOME-04).',
                    },
                    { target: 'talking' },
                  ],
                },
                talking: {},
              },
            },
            failed: {
              description: 'The chat shows an error and is disabled; another tone starts a new one.',
              type: 'final',
            },
          },
        },
      },
    },
  },
})
