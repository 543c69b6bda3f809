import { assign, raise, setup } from 'xstate'
import { chatMachine } from '../chat/chat.machine.ts'
import type { Internal } from '../events.ts'
import { photosMachine } from '../photos/photos.machine.ts'
import { effect } from '../port.ts'

interface DemoInput {
  propertyId: number
  agentId: number
  /** The password of the private page. */
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
    /** An error in a part of it; the browser provides the log. */
    logError: effect<{ error: unknown }>('logError'),
  },
  delays: {
    /** DEMO-06. */
    successNotice: 2000,
  },
}).createMachine({
  id: 'demoCarousel',
  description: 'The product in three steps: a yard sign, a property page, and a private page with a password.',
  context: ({ input }) => ({ ...input, guess: '' }),
  type: 'parallel',
  states: {
    steps: {
      description: 'Which of the three steps is shown; the arrows wrap (DEMO-03).',
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
      description: 'First step: yard sign and chat (DEMO-04).',
      initial: 'offered',
      states: {
        offered: {
          description: 'The yard sign with its "Click here" overlay.',
          on: { OPEN_SIGN: { target: 'answering' } },
        },
        answering: {
          description: 'The chat; it keeps its messages when the visitor changes steps.',
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
        failed: { description: 'The chat shows an error and is disabled.', tags: 'talking', type: 'final' },
      },
    },
    samplePage: {
      description: 'Second step: a property page (DEMO-05).',
      initial: 'unseen',
      states: {
        unseen: {
          description: 'Not visited yet: no photos are loaded.',
          on: { PAGE_CAME: { target: 'seen' } },
        },
        seen: {
          description: 'Photos and chat run independently until the demo is closed.',
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
                failed: { description: 'The chat shows an error and is disabled.', type: 'final' },
              },
            },
          },
        },
      },
    },
    privatePage: {
      description: 'Third step: a private page with a password (DEMO-06).',
      initial: 'locked',
      states: {
        locked: {
          description: 'Locked (DEMO-06).',
          initial: 'asking',
          on: {
            TYPE: { target: '.asking', actions: { type: 'write', params: ({ event }) => event.text } },
            UNLOCK: [
              { guard: 'knowsPassword', target: 'unlocked', actions: 'forget' },
              { target: '.refused', description: 'Wrong password; the input is kept.' },
            ],
          },
          states: {
            asking: {},
            refused: { tags: 'wrong' },
          },
        },
        unlocked: {
          description: 'Unlocked until the demo is closed.',
          tags: 'unlocked',
          initial: 'greeting',
          states: {
            greeting: { tags: 'granted', after: { successNotice: { target: 'entered' } } },
            entered: { description: 'The notice has disappeared.', type: 'final' },
          },
        },
      },
    },
  },
})
