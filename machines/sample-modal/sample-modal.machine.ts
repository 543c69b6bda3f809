import { assign, setup } from 'xstate'
import { chatMachine } from '../chat/chat.machine.ts'
import { photosMachine } from '../photos/photos.machine.ts'
import { effect } from '../port.ts'

export const sampleModalMachine = setup({
  types: {
    input: {} as { propertyId: number; agentId: number },
    context: {} as { propertyId: number; agentId: number },
    events: {} as { type: 'OPEN'; agentId: number } | { type: 'CLOSE' },
    tags: {} as 'open',
    children: {} as { photos: 'photos'; chat: 'chat' },
  },
  actors: {
    photos: photosMachine,
    chat: chatMachine,
  },
  guards: {
    isSameVoice: ({ context }, agentId: number) => context.agentId === agentId,
  },
  actions: {
    callAgent: assign({ agentId: (_, agentId: number) => agentId }),
    /** What was thrown in a part of it; the browser provides the log. */
    logError: effect<{ error: unknown }>('logError'),
  },
}).createMachine({
  id: 'sampleModal',
  description:
    'A visitor tries the product: the sample property over the page, with its photographs and its assistant.',
  context: ({ input }) => input,
  initial: 'unopened',
  states: {
    unopened: {
      description: 'Nobody has asked for it: no photograph is fetched and nobody talks.',
      on: {
        OPEN: { target: 'visited', actions: { type: 'callAgent', params: ({ event }) => event.agentId } },
      },
    },
    visited: {
      description:
        'Photographs and talk are there as long as the page is, also while they are closed; one goes on without the other.',
      type: 'parallel',
      states: {
        dialog: {
          initial: 'open',
          states: {
            open: { tags: 'open', on: { CLOSE: { target: 'closed' } } },
            closed: {
              description: 'The page is seen again.',
              on: {
                OPEN: [
                  {
                    guard: { type: 'isSameVoice', params: ({ event }) => event.agentId },
                    target: 'open',
                    description: 'The talk goes on where it was left.',
                  },
                  {
                    target: '#sampleModal.visited',
                    actions: { type: 'callAgent', params: ({ event }) => event.agentId },
                    description: 'Another tone is another talk (HOME-04).',
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
            },
            failed: { description: 'It says so and takes no question; another tone begins anew.', type: 'final' },
          },
        },
      },
    },
  },
})
