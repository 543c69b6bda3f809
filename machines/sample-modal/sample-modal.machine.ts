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
    /** An error in a part of it; the browser provides the log. */
    logError: effect<{ error: unknown }>('logError'),
  },
}).createMachine({
  id: 'sampleModal',
  description: 'The sample property in a dialog, with its photos and a chat with Penny.',
  context: ({ input }) => input,
  initial: 'unopened',
  states: {
    unopened: {
      description: 'Not opened yet: no photos are loaded and no chat is started.',
      on: {
        OPEN: { target: 'visited', actions: { type: 'callAgent', params: ({ event }) => event.agentId } },
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
                    guard: { type: 'isSameVoice', params: ({ event }) => event.agentId },
                    target: 'open',
                    description: 'Reopened: the chat continues.',
                  },
                  {
                    target: '#sampleModal.visited',
                    actions: { type: 'callAgent', params: ({ event }) => event.agentId },
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
