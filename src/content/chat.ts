import type { ChatProblem, Message } from '#machines/chat/message.ts'

export const chat = {
  assistant: 'Penny',
  visitor: 'You',
  logLabel: 'Conversation with Penny',
  greeting: 'Hi, I’m Penny. Ask me anything about this home.',
  inputLabel: 'Your question to Penny',
  placeholder: 'Ask anything about this home',
  send: 'Send',
  answering: 'Penny is typing',
  show: 'Show chat',
  hide: 'Hide chat',
  unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  suggestionsLabel: 'Suggested questions',
  suggestions: ['How much is it?', 'How big is it?', 'Tell me about this home'],
  requestTour: 'Request a tour',
  failed: 'Sorry, I encountered an error. Please try again.',
}

/** The suggested questions that a listing answers. */
export const answeredSuggestions = ({ price, sqft }: { price: number | null; sqft: number | null }) =>
  chat.suggestions.filter((_, index) => [price, sqft][index] !== null)

/** A message as it's read; `problemWords` has the words for an answer that didn't come. */
export function messageText({ text, problem }: Message, problemWords: (problem: ChatProblem) => string) {
  return problem ? problemWords(problem) : text
}

/** What Penny says on a public page when she cannot answer (CHAT-07). */
export function publicChatProblemWords(problem: ChatProblem): string {
  return problem.code === 'noProperty'
    ? 'Sorry, I cannot chat about this property at the moment. Please try again later.'
    : chat.failed
}

/** How many messages came while the conversation was hidden. */
export function unreadOf(snapshot: {
  hasTag: (tag: 'shown') => boolean
  context: { messages: Message[]; seen: number }
}) {
  return snapshot.hasTag('shown') ? 0 : snapshot.context.messages.length - snapshot.context.seen
}
