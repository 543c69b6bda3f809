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
  /** How many messages arrived while the conversation was hidden. */
  unread: number
  /** The buttons after the last answer. */
  choices: string[]
}

const ownerSays = 'You asked: “Is there a sauna?” The answer is: “Yes, in the garden.”'
/** The messages of an earlier visit, and the owner's answers since then. */
const earlier = ['Is there a sauna?', 'The listing doesn’t say. I’ve asked the seller.', ownerSays]

/** The owner's answer while the page is open. */
const news = 'You asked: “Is there a moat?” The answer is: “No.”'

const question = 'How many bedrooms?'
const parts = ['There are ', 'five bedrooms.']
const answer = parts.join('')

const offer = 'These times are open:\n1. Tuesday at 9:00 AM\nWhich works best?'
const times = ['Tue, Nov 24 at 9 AM', 'Wed, Nov 25 at 1 PM']
const summary = 'To confirm: a tour on Tuesday at 9:00 AM, for Ann Chen. Should I ask the seller for it?'
const [yes, no] = ['Yes, please', 'No, change it']
const ownerAsked = 'The listing doesn’t say. I’ve asked the owner.'
const next = 'Is there parking?'

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isUntouched: ({ context }) => context.draft === '' && context.talk.length === 0,
    draftIsBlank: ({ context }) => context.draft === 'blank',
    willBeAnswered: and([
      stateIn('#chatSpec.here.talk.idle'),
      ({ context }) => context.draft === 'text' && context.place !== 'nowhere',
    ]),
    hasNoProperty: ({ context }) => context.draft === 'text' && context.place === 'nowhere',
    isPublic: ({ context }) => context.place === 'public',
    publicAnswerIsDue: and(['isPublic', stateIn('#chatSpec.here.talk.sending')]),
    isAnswering: stateIn('#chatSpec.here.talk.sending'),
    // A second question shows that the conversation continues; a third would show nothing new.
    mayTypeMore: ({ context }) =>
      context.draft === '' &&
      context.talk.filter((text) => text === question).length < 2 &&
      !context.talk.some((text) => [offer, ownerAsked].includes(text)),
    // Typed text stays when a button is pressed; once is enough.
    mayTypeBeside: ({ context }) => context.draft === '' && context.talk.at(-1) === summary,
    offersAreDue: and([
      'isPublic',
      stateIn('#chatSpec.here.talk.sending'),
      ({ context }) => context.talk.length === 1 && context.received === '',
    ]),
    summaryIsDue: and([stateIn('#chatSpec.here.talk.sending'), ({ context }) => context.talk.at(-1) === times[0]]),
    seesTimes: and(['seesChoices', ({ context }) => context.choices === times]),
    seesSummary: and(['seesChoices', ({ context }) => context.choices.includes('Confirm')]),
    seesQuestions: and(['seesChoices', ({ context }) => context.choices.includes(next)]),
    // A failed button can be pressed again; once is enough.
    seesChoices: and([stateIn('#chatSpec.here.panel.shown'), ({ context }) => context.talk.length <= 4]),
    isNotReceived: ({ context }) => context.received === '',
    isNews: ({ context }) =>
      context.place === 'public' &&
      context.conversation !== null &&
      context.talk.length < 4 &&
      !context.talk.includes(news),
    isNoNews: ({ context }) => context.talk.at(-1) === news,
    isHalfReceived: ({ context }) => context.received === parts[0],
  },
  actions: {
    nothingHappens: () => {},
    meet: assign({ place: (_, place: Place) => place }),
    type: assign({ draft: 'text' }),
    typeBlank: assign({ draft: 'blank' }),
    choose: assign({ talk: ({ context }, text: string) => [...context.talk, text] }),
    leaveChoices: assign({ choices: (_, choices: string[]) => choices }),
    ask: assign({ draft: '', talk: ({ context }) => [...context.talk, question] }),
    receivePart: assign({ received: ({ context }, part: number) => context.received + parts[part] }),
    receive: assign({
      talk: ({ context }, text: string) => [...context.talk, text],
      received: '',
      conversation: 'conversation-1',
      choices: [],
    }),
    receivePublicOrDemo: assign({
      talk: ({ context }, demo: string) => [...context.talk, context.place === 'demo' ? demo : sorry],
      received: '',
    }),
    remember: assign({ conversation: 'conversation-1' }),
    hear: assign({ talk: ({ context }) => [...context.talk, news] }),
    leaveUnread: assign({ unread: ({ context }) => context.unread + 1 }),
    read: assign({ unread: 0 }),
    showEarlier: assign({ talk: earlier, conversation: 'conversation-1', choices: [next] }),
    showError: assign({ talk: ({ context }) => [...context.talk, cannotChat] }),
  },
}).createMachine({
  id: 'chatSpec',
  context: { place: null, draft: '', talk: [], received: '', conversation: null, unread: 0, choices: [] },
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
                'USER.toggles': { target: 'shown', actions: 'read' },
                'USER.sends': [
                  { guard: 'willBeAnswered', target: 'shown', actions: 'read' },
                  { guard: 'hasNoProperty', target: 'shown', actions: 'read' },
                ],
                'OWNER.answers': { guard: 'isNews', actions: 'leaveUnread' },
                'API.chat.answer': { guard: 'isAnswering', actions: 'leaveUnread' },
                'API.chat.offersTimes': { guard: 'offersAreDue', actions: 'leaveUnread' },
                'API.chat.asksForYes': { guard: 'summaryIsDue', actions: 'leaveUnread' },
                'API.chat.asksOwner': { guard: 'offersAreDue', actions: 'leaveUnread' },
                'API.chat.empty': { guard: 'isAnswering', actions: 'leaveUnread' },
                'API.chat.500': { guard: 'isAnswering', actions: 'leaveUnread' },
                'API.chat.network': { guard: 'isAnswering', actions: 'leaveUnread' },
                'API.chat.notJson': { guard: 'isAnswering', actions: 'leaveUnread' },
                'API.chat.breaks': { guard: 'isAnswering', actions: 'leaveUnread' },
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
                'OWNER.answers': { guard: 'isNews', actions: 'hear' },
                'OWNER.answersAgain': { guard: 'isNoNews', actions: 'nothingHappens' },
                'USER.types': [
                  { guard: 'mayTypeMore', actions: 'type' },
                  { guard: 'mayTypeBeside', actions: 'type' },
                ],
                'USER.choosesTime': {
                  guard: 'seesTimes',
                  target: 'sending',
                  actions: { type: 'choose', params: times[0] as string },
                },
                'USER.confirms': {
                  guard: 'seesSummary',
                  target: 'sending',
                  actions: { type: 'choose', params: yes as string },
                },
                'USER.changes': {
                  guard: 'seesSummary',
                  target: 'sending',
                  actions: { type: 'choose', params: no as string },
                },
                'USER.asksNext': {
                  guard: 'seesQuestions',
                  target: 'sending',
                  actions: { type: 'choose', params: next },
                },
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
                'OWNER.answers': { guard: 'isNews', actions: 'hear' },
                'USER.sendsAgain': { actions: 'nothingHappens' },
                'API.chat.part': { guard: 'isNotReceived', actions: { type: 'receivePart', params: 0 } },
                'API.chat.restOfParts': { guard: 'isHalfReceived', actions: { type: 'receivePart', params: 1 } },
                'API.chat.answer': { target: 'idle', actions: { type: 'receive', params: answer } },
                'API.chat.offersTimes': {
                  guard: 'offersAreDue',
                  target: 'idle',
                  actions: [
                    { type: 'receive', params: offer },
                    { type: 'leaveChoices', params: times },
                  ],
                },
                'API.chat.asksForYes': {
                  guard: 'summaryIsDue',
                  target: 'idle',
                  actions: [
                    { type: 'receive', params: summary },
                    { type: 'leaveChoices', params: ['Confirm', 'Change'] },
                  ],
                },
                'API.chat.asksOwner': {
                  guard: 'offersAreDue',
                  target: 'idle',
                  actions: [
                    { type: 'receive', params: ownerAsked },
                    { type: 'leaveChoices', params: [next] },
                  ],
                },
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
            still: {
              on: {
                'API.chat.answer': { guard: 'publicAnswerIsDue', target: 'pausing' },
                'API.chat.offersTimes': { guard: 'offersAreDue', target: 'pausing' },
                'API.chat.asksForYes': { guard: 'summaryIsDue', target: 'pausing' },
                'API.chat.asksOwner': { guard: 'offersAreDue', target: 'pausing' },
              },
            },
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

function shownUpdates(talk: string[]): object {
  const ids = talk.flatMap((text) => (text === ownerSays ? 'answer-7' : text === news ? 'answer-8' : []))
  return ids.length > 0 ? { shown_updates: ids } : {}
}

const typed = `  ${question} `

/** All of a visitor's messages and presses. */
const asked = [question, next, times[0], yes, no]

const talking =
  (busy: boolean) =>
  ({ talk, received, conversation, place }: Context) => ({
    restoring: false,
    talk,
    received,
    busy,
    ...(busy && {
      sends: {
        message: talk.findLast((text) => asked.includes(text)),
        // CHAT-05: the demo's assistant and its home have the same number.
        agent_id: place === 'public' ? 23 : 4,
        property_id: place === 'public' ? 17 : 4,
        chat_conversation_id: conversation,
        visitor_session_id: place === 'public' ? 'session-1' : null,
        visitor_email: place === 'public' ? 'ann.chen@example.com' : null,
        // Penny doesn't repeat what the page shows.
        ...shownUpdates(
          talk.slice(
            0,
            talk.findLastIndex((text) => asked.includes(text)),
          ),
        ),
      },
    }),
  })

const restoring = { restoring: true, talk: [], received: '', draft: '', busy: false, choices: [] }

export const chatModel: Model = {
  requirements: ['API-05', 'CHAT-01', 'CHAT-02', 'CHAT-03', 'CHAT-04', 'CHAT-06', 'CHAT-07', 'CHAT-08', 'CHAT-10'],
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
    'OWNER.answers': ['API-05', 'CHAT-10'],
    'API.chat.answer': ['CHAT-04', 'CHAT-10'],
    'API.chat.offersTimes': ['API-05', 'CHAT-10'],
    'API.chat.asksForYes': ['API-05', 'CHAT-10'],
    'API.chat.asksOwner': ['API-05', 'CHAT-10'],
    'USER.choosesTime': ['API-05', 'CHAT-02', 'CHAT-04'],
    'USER.confirms': ['API-05', 'CHAT-02', 'CHAT-04'],
    'USER.changes': ['API-05', 'CHAT-02', 'CHAT-04'],
    'USER.asksNext': ['API-05', 'CHAT-02', 'CHAT-04'],
    'API.chat.500': ['CHAT-07', 'CHAT-08'],
    'API.chat.empty': ['CHAT-07', 'CHAT-08'],
    'API.chat.network': ['CHAT-07', 'CHAT-08'],
    'API.chat.notJson': ['CHAT-07', 'CHAT-08'],
    'API.chat.breaks': ['CHAT-07', 'CHAT-08'],
    'USER.meetsChatWithoutProperty': ['CHAT-07'],
  },
  chart,
  looks: {
    'chatSpec.here.panel.shown': { shown: true, unread: 0 },
    'chatSpec.here.panel.hidden': ({ unread }: Context) => ({ shown: false, unread }),
    'chatSpec.here.talk.restoring': restoring,
    'chatSpec.here.talk.late': restoring,
    'chatSpec.here.talk.idle': (context: Context) => ({
      ...talking(false)(context),
      choices: context.choices,
      draft: context.draft === 'text' ? typed : context.draft === 'blank' ? '   ' : '',
    }),
    'chatSpec.here.talk.sending': (context: Context) => ({
      ...talking(true)(context),
      choices: [],
      draft: context.draft === 'text' ? typed : '',
    }),
    'chatSpec.here.page.still': { scrolling: false },
    'chatSpec.here.page.pausing': { scrolling: false },
    'chatSpec.here.page.almost': { scrolling: false },
    'chatSpec.here.page.scrolling': { scrolling: true },
  },
}
