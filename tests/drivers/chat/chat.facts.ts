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
