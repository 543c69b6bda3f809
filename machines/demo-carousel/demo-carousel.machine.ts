import { assign, raise, setup } from 'xstate'
import { chatMachine } from '../chat/chat.machine.ts'
import type { Internal } from '../events.ts'
import { photosMachine } from '../photos/photos.machine.ts'
import { effect } from '../port.ts'

interface DemoInput {
  propertyId: number
  agentId: number
  /** What opens the private page. */
  password: string
}

export const demoCarouselMachine = setup({
  types: {
    input: {} as DemoInput,
    context: {} as DemoInput & { guess: string },
    events: {} as
      | { type: 'NEXT' }
      | { type: 'PREVIOUS' }
      | { type: 'OPEN_SIGN' }
      | { type: 'TYPE'; text: string }
      | { type: 'UNLOCK' }
      | Internal<{ type: 'PAGE_CAME' }>,
    tags: {} as 'sign' | 'page' | 'private' | 'talking' | 'wrong' | 'unlocked' | 'granted',
    children: {} as { signTalk: 'signTalk'; photos: 'photos'; pageTalk: 'pageTalk' },
  },
  actors: {
    signTalk: chatMachine,
    photos: photosMachine,
    pageTalk: chatMachine,
  },
  guards: {
    knowsPassword: ({ context }) => context.guess === context.password,
  },
  actions: {
    write: assign({ guess: (_, text: string) => text }),
    forget: assign({ guess: '' }),
    raisePageCame: raise({ type: 'PAGE_CAME' }),
    /** What was thrown in a part of it; the browser provides the log. */
    logError: effect<{ error: unknown }>('logError'),
  },
  delays: {
    /** DEMO-06. */
    successNotice: 2000,
  },
}).createMachine({
  id: 'demoCarousel',
  description:
    'The product in three steps: a yard sign that answers, the page behind it, and a page behind a password.',
  context: ({ input }) => ({ ...input, guess: '' }),
  type: 'parallel',
  states: {
    steps: {
      description: 'One of three is on the stage, in a circle (DEMO-03).',
      initial: 'sign',
      states: {
        sign: { tags: 'sign', on: { NEXT: { target: 'page' }, PREVIOUS: { target: 'private' } } },
        page: {
          tags: 'page',
          entry: 'raisePageCame',
          on: { NEXT: { target: 'private' }, PREVIOUS: { target: 'sign' } },
        },
        private: { tags: 'private', on: { NEXT: { target: 'sign' }, PREVIOUS: { target: 'page' } } },
      },
    },
    yardSign: {
      description: 'What stands on the first step (DEMO-04).',
      initial: 'offered',
      states: {
        offered: {
          description: 'A sign on a lawn, and that it can be clicked.',
          on: { OPEN_SIGN: { target: 'answering' } },
        },
        answering: {
          description: 'Whoever goes on to another step and comes back finds the talk where it was left.',
          tags: 'talking',
          invoke: {
            id: 'signTalk',
            src: 'signTalk',
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
        failed: { description: 'The talk says so and takes no question.', tags: 'talking', type: 'final' },
      },
    },
    samplePage: {
      description: 'What stands on the second step (DEMO-05).',
      initial: 'unseen',
      states: {
        unseen: {
          description: 'Nobody came by: no photograph is fetched.',
          on: { PAGE_CAME: { target: 'seen' } },
        },
        seen: {
          description:
            'Its photographs and its talk are there as long as the demo is, and one goes on without the other.',
          type: 'parallel',
          states: {
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
                    id: 'pageTalk',
                    src: 'pageTalk',
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
                failed: { description: 'It says so and takes no question.', type: 'final' },
              },
            },
          },
        },
      },
    },
    privatePage: {
      description: 'What stands on the third step (DEMO-06).',
      initial: 'locked',
      states: {
        locked: {
          description: 'Closed at first (DEMO-06).',
          initial: 'asking',
          on: {
            TYPE: { target: '.asking', actions: { type: 'write', params: ({ event }) => event.text } },
            UNLOCK: [
              { guard: 'knowsPassword', target: 'unlocked', actions: 'forget' },
              { target: '.refused', description: 'What was typed stays, to be mended.' },
            ],
          },
          states: {
            asking: {},
            refused: { tags: 'wrong' },
          },
        },
        unlocked: {
          description: 'Open for as long as the demo is.',
          tags: 'unlocked',
          initial: 'greeting',
          states: {
            greeting: { tags: 'granted', after: { successNotice: { target: 'entered' } } },
            entered: { description: 'The notice is gone; nothing else happens on this page.', type: 'final' },
          },
        },
      },
    },
  },
})
