import { and, assign, setup, stateIn } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements CHAT-01…08, CHAT-10. The visitor meets the chat of a public page, of a demo, or one without a property. */
type Place = 'public' | 'demo' | 'nowhere'
interface Context {
  place: Place | null
  draft: '' | 'blank' | 'text'
  talk: string[]
  received: string
  conversation: string | null
}

const ownerSays = 'You asked: “Is there a sauna?” The answer is: “Yes, in the garden.”'
/** What was said in an earlier visit, and what the owner has answered since. */
const earlier = ['Is there a sauna?', 'The listing doesn’t say. I’ve asked the seller.', ownerSays]

const question = 'How many bedrooms?'
const parts = ['There are ', 'five bedrooms.']
const answer = parts.join('')

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isUntouched: ({ context }) => context.draft === '' && context.talk.length === 0,
    draftIsBlank: ({ context }) => context.draft === 'blank',
    willBeAnswered: ({ context }) => context.draft === 'text' && context.place !== 'nowhere',
    hasNoProperty: ({ context }) => context.draft === 'text' && context.place === 'nowhere',
    isPublic: ({ context }) => context.place === 'public',
    publicAnswerIsDue: and(['isPublic', stateIn('#chatSpec.here.talk.sending')]),
    // A second question shows that the conversation goes on; a third would show nothing new.
    mayTypeMore: ({ context }) => context.draft === '' && context.talk.filter((text) => text === question).length < 2,
    isNotReceived: ({ context }) => context.received === '',
    isHalfReceived: ({ context }) => context.received === parts[0],
  },
  actions: {
    nothingHappens: () => {},
    meet: assign({ place: (_, place: Place) => place }),
    type: assign({ draft: 'text' }),
    typeBlank: assign({ draft: 'blank' }),
    ask: assign({ draft: '', talk: ({ context }) => [...context.talk, question] }),
    receivePart: assign({ received: ({ context }, part: number) => context.received + parts[part] }),
    receive: assign({
      talk: ({ context }, text: string) => [...context.talk, text],
      received: '',
      conversation: 'conversation-1',
    }),
    receivePublicOrDemo: assign({
      talk: ({ context }, demo: string) => [...context.talk, context.place === 'demo' ? demo : sorry],
      received: '',
    }),
    remember: assign({ conversation: 'conversation-1' }),
    showEarlier: assign({ talk: earlier, conversation: 'conversation-1' }),
    showError: assign({ talk: ({ context }) => [...context.talk, cannotChat] }),
  },
}).createMachine({
  id: 'chatSpec',
  context: { place: null, draft: '', talk: [], received: '', conversation: null },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.meetsPublicChat': { target: 'here', actions: { type: 'meet', params: 'public' } },
        'USER.meetsDemoChat': { target: 'here', actions: { type: 'meet', params: 'demo' } },
        'USER.comesBack': { target: 'here.talk.restoring', actions: { type: 'meet', params: 'public' } },
        'USER.meetsChatWithoutProperty': { target: 'here', actions: { type: 'meet', params: 'nowhere' } },
      },
    },
    here: {
      type: 'parallel',
      states: {
        panel: {
          initial: 'shown',
          states: {
            shown: { on: { 'USER.toggles': { target: 'hidden' } } },
            hidden: {
              on: {
                'USER.toggles': { target: 'shown' },
                'USER.sends': [
                  { guard: 'willBeAnswered', target: 'shown' },
                  { guard: 'hasNoProperty', target: 'shown' },
                ],
              },
            },
          },
        },
        talk: {
          initial: 'idle',
          states: {
            restoring: {
              on: {
                'API.conversation.found': { target: 'idle', actions: 'showEarlier' },
                'API.conversation.none': { target: 'idle' },
                'API.conversation.500': { target: 'idle' },
                'API.conversation.network': { target: 'idle' },
                'TIME.2999ms': { target: 'late' },
              },
            },
            late: {
              on: {
                'API.conversation.found': { target: 'idle', actions: 'showEarlier' },
                'TIME.1ms': { target: 'idle' },
              },
            },
            idle: {
              on: {
                'USER.types': { guard: 'mayTypeMore', actions: 'type' },
                'USER.typesBlank': { guard: 'isUntouched', actions: 'typeBlank' },
                'USER.sends': [
                  { guard: 'draftIsBlank', actions: 'nothingHappens' },
                  { guard: 'hasNoProperty', actions: ['ask', 'showError'] },
                  { guard: 'willBeAnswered', target: 'sending', actions: 'ask' },
                ],
              },
            },
            sending: {
              on: {
                'USER.sendsAgain': { actions: 'nothingHappens' },
                'API.chat.part': { guard: 'isNotReceived', actions: { type: 'receivePart', params: 0 } },
                'API.chat.restOfParts': { guard: 'isHalfReceived', actions: { type: 'receivePart', params: 1 } },
                'API.chat.answer': { target: 'idle', actions: { type: 'receive', params: answer } },
                'API.chat.empty': {
                  target: 'idle',
                  actions: ['remember', { type: 'receivePublicOrDemo', params: 'No response from AI' }],
                },
                'API.chat.500': {
                  target: 'idle',
                  actions: { type: 'receivePublicOrDemo', params: 'AI error: HTTP error! status: 500' },
                },
                'API.chat.network': {
                  target: 'idle',
                  actions: { type: 'receivePublicOrDemo', params: 'AI error: Network error' },
                },
                'API.chat.notJson': {
                  target: 'idle',
                  actions: { type: 'receivePublicOrDemo', params: 'AI error: Unreadable answer' },
                },
                'API.chat.breaks': {
                  target: 'idle',
                  actions: { type: 'receivePublicOrDemo', params: 'AI error: no way out' },
                },
              },
            },
          },
        },
        page: {
          initial: 'still',
          states: {
            still: { on: { 'API.chat.answer': { guard: 'publicAnswerIsDue', target: 'pausing' } } },
            pausing: { on: { 'TIME.299ms': { target: 'almost' } } },
            almost: { on: { 'TIME.1ms': { target: 'scrolling' } } },
            scrolling: { on: { 'PAGE.arrives': { target: 'still' } } },
          },
        },
      },
    },
  },
})

const sorry = 'Sorry, I encountered an error. Please try again.'
const cannotChat = 'Sorry, I cannot chat about this property at the moment. Please try again later.'

const talking =
  (busy: boolean) =>
  ({ talk, received, conversation, place }: Context) => ({
    restoring: false,
    talk,
    received,
    busy,
    ...(busy && {
      sends: {
        message: question,
        // CHAT-05: the demo's assistant and its home have the same number.
        agent_id: place === 'public' ? 23 : 4,
        property_id: place === 'public' ? 17 : 4,
        chat_conversation_id: conversation,
        visitor_session_id: place === 'public' ? 'session-1' : null,
        visitor_email: place === 'public' ? 'ann.chen@example.com' : null,
      },
    }),
  })

const restoring = { restoring: true, talk: [], received: '', draft: '', busy: false }

export const chatModel: Model = {
  requirements: ['CHAT-01', 'CHAT-02', 'CHAT-03', 'CHAT-04', 'CHAT-06', 'CHAT-07', 'CHAT-08', 'CHAT-10'],
  proves: {
    'USER.toggles': ['CHAT-01'],
    'USER.comesBack': ['CHAT-04', 'CHAT-10'],
    'here.talk.restoring': ['CHAT-04', 'CHAT-10'],
    'here.panel.shown': ['CHAT-01'],
    'USER.typesBlank': ['CHAT-02'],
    'USER.sends': ['CHAT-02', 'CHAT-10'],
    'USER.sendsAgain': ['CHAT-03'],
    'here.talk.sending': ['CHAT-03', 'CHAT-04'],
    'here.page': ['CHAT-06'],
    'API.chat.answer': ['CHAT-04', 'CHAT-10'],
    'API.chat.500': ['CHAT-07', 'CHAT-08'],
    'API.chat.empty': ['CHAT-07', 'CHAT-08'],
    'API.chat.network': ['CHAT-07', 'CHAT-08'],
    'API.chat.notJson': ['CHAT-07', 'CHAT-08'],
    'API.chat.breaks': ['CHAT-07', 'CHAT-08'],
    'USER.meetsChatWithoutProperty': ['CHAT-07'],
  },
  chart,
  looks: {
    'chatSpec.here.panel.shown': { shown: true },
    'chatSpec.here.panel.hidden': { shown: false },
    'chatSpec.here.talk.restoring': restoring,
    'chatSpec.here.talk.late': restoring,
    'chatSpec.here.talk.idle': (context: Context) => ({
      ...talking(false)(context),
      draft: context.draft === 'text' ? `  ${question} ` : context.draft === 'blank' ? '   ' : '',
    }),
    'chatSpec.here.talk.sending': (context: Context) => ({ ...talking(true)(context), draft: '' }),
    'chatSpec.here.page.still': { scrolling: false },
    'chatSpec.here.page.pausing': { scrolling: false },
    'chatSpec.here.page.almost': { scrolling: false },
    'chatSpec.here.page.scrolling': { scrolling: true },
  },
}
