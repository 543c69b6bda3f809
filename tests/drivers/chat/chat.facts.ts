import type { KeptConversation } from '#machines/chat/message.ts'

/** A visitor whom the page knows, by what they left at the gate. */
export const visitor = { sessionId: 'session-1', email: 'ann.chen@example.com' }

export const drafts = {
  'USER.types': '  How many bedrooms? ',
  'USER.typesBlank': '   ',
}

export const replies = {
  'API.chat.answer': 'There are five bedrooms.',
  'API.chat.empty': ' ',
}

export const conversation = 'conversation-1'

/** A conversation of an earlier visit; the owner has answered since. */
const earlier: KeptConversation = {
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
    },
  ],
}

export const conversations = {
  'API.conversation.found': earlier,
  'API.conversation.none': { chat_conversation_id: null, messages: [] },
}
