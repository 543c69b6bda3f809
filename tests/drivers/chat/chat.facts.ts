import type { ConversationUpdate } from '#machines/chat/message.ts'
import type { components } from '#openapi/generated/types.ts'

type Transcript = components['schemas']['ChatTranscript']

/** A visitor who left their details at the gate. */
export const visitor = { sessionId: 'session-1', email: 'ann.chen@example.com' }

const unknown = { sessionId: null, email: null }

/** The chat's input: a listing's, the demo's, and one without a property. */
export const inputs = {
  public: { propertyId: 17, agentId: 23, visitor, scrollsAfterReply: true, restores: true },
  demo: { propertyId: 4, agentId: 4, visitor: unknown, scrollsAfterReply: false, restores: false },
  nowhere: { propertyId: null, agentId: 23, visitor: unknown, scrollsAfterReply: true, restores: true },
}

export const drafts = {
  'USER.types': '  How many bedrooms? ',
  'USER.typesBlank': '   ',
}

export const replies = {
  'API.chat.answer': 'There are five bedrooms.',
  'API.chat.empty': ' ',
}

export const conversation = 'conversation-1'

const times = [
  { starts_at: '2026-11-24T09:00:00-08:00', label: 'Tue, Nov 24 at 9 AM', message: 'Tue, Nov 24 at 9 AM' },
  { starts_at: '2026-11-25T13:00:00-08:00', label: 'Wed, Nov 25 at 1 PM', message: 'Wed, Nov 25 at 1 PM' },
]
const common = { chat_conversation_id: conversation, written_at: '2026-11-21T10:00:00.000Z', sources: [] }

/** Answers with choices. */
export const openAnswers = {
  'API.chat.offersTimes': {
    ...common,
    response: 'These times are open:\n1. Tuesday at 9:00 AM\nWhich works best?',
    owner_questions: [],
    offered_times: times,
  },
  'API.chat.asksForYes': {
    ...common,
    response: 'To confirm: a tour on Tuesday at 9:00 AM, for Ann Chen. Should I ask the seller for it?',
    owner_questions: [],
    booking_summary: {
      kind: 'request',
      starts_at: '2026-11-24T09:00:00-08:00',
      label: 'Tue, Nov 24 at 9 AM',
      name: 'Ann Chen',
      email: visitor.email,
      confirm_message: 'Yes, please',
      change_message: 'No, change it',
    },
  },
  'API.chat.asksOwner': {
    ...common,
    response: 'The listing doesn’t say. I’ve asked the owner.',
    owner_questions: [
      {
        question: 'Is there a moat?',
        outcome: 'asked',
        answer: null,
        answered_at: null,
        is_told: false,
        asked_at: '2026-11-21T10:00:00.000Z',
        update_id: 'answer-8',
      },
    ],
    suggestions: ['Is there parking?'],
  },
} satisfies Record<string, components['schemas']['ChatAnswer']>

/** The buttons of a chat, with their labels. */
export const buttons = {
  'USER.choosesTime': { name: 'Tue, Nov 24 at 9 AM', says: 'Tue, Nov 24 at 9 AM' },
  'USER.confirms': { name: 'Confirm', says: 'Yes, please' },
  'USER.changes': { name: 'Change', says: 'No, change it' },
  'USER.asksNext': { name: 'Is there parking?', says: 'Is there parking?' },
}

/** A conversation of an earlier visit; the owner has answered since. */
const earlier: Transcript = {
  chat_conversation_id: conversation,
  messages: [
    {
      id: 71,
      author: 'visitor',
      text: 'Is there a sauna?',
      written_at: '2026-11-20T17:01:00.000Z',
      sources: [],
      owner_questions: [],
    },
    {
      id: 72,
      author: 'assistant',
      text: 'The listing doesn’t say. I’ve asked the seller.',
      written_at: '2026-11-20T17:01:01.000Z',
      sources: [],
      owner_questions: [
        {
          question: 'Is there a sauna?',
          outcome: 'asked',
          answer: 'Yes, in the garden.',
          answered_at: '2026-11-21T09:30:00.000Z',
          is_told: false,
        },
      ],
      suggestions: ['Is there parking?'],
    },
  ],
  updates: [
    {
      id: 'answer-7',
      kind: 'owner_answer',
      text: 'You asked: “Is there a sauna?” The answer is: “Yes, in the garden.”',
      written_at: '2026-11-21T09:30:00.000Z',
    },
  ],
}

export const conversations = {
  'API.conversation.found': earlier,
  'API.conversation.none': { chat_conversation_id: null, messages: [], updates: [] },
} satisfies Record<string, Transcript>

/** The owner's answer while the page is open. */
export const news: ConversationUpdate = {
  id: 'answer-8',
  kind: 'owner_answer',
  text: 'You asked: “Is there a moat?” The answer is: “No.”',
  written_at: '2026-11-21T10:30:00.000Z',
}
