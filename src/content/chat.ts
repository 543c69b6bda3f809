import type { ChatProblem, Message } from '#machines/chat/message.ts'

export const chat = {
  assistant: 'Penny',
  visitor: 'You',
  logLabel: 'Conversation with Penny',
  greeting: 'Hi, I’m Penny. Ask me anything about this home.',
  inputLabel: 'Your question to Penny',
  placeholder: 'Ask anything about this home',
  send: 'Send',
  answering: 'Penny is answering',
  show: 'Show chat',
  hide: 'Hide chat',
  suggestionsLabel: 'Suggested questions',
  suggestions: ['What does it cost?', 'How large is it?', 'Tell me about this home'],
  failed: 'Sorry, I encountered an error. Please try again.',
}

/** A message as it's read; `problemWords` has the words for an answer that didn't come. */
export function messageText({ text, problem, ownerAnswer }: Message, problemWords: (problem: ChatProblem) => string) {
  if (problem) return problemWords(problem)
  return ownerAnswer ? `You asked: “${ownerAnswer.question}” The answer is: “${ownerAnswer.answer}”` : text
}

/** What Penny says on a public page when she cannot answer (CHAT-07). */
export function publicChatProblemWords(problem: ChatProblem): string {
  return problem.code === 'noProperty'
    ? 'Sorry, I cannot chat about this property at the moment. Please try again later.'
    : chat.failed
}

/** What Penny says in the marketing and demo chats, where the reader may know the reason (CHAT-08). */
export function demoChatProblemWords(problem: ChatProblem): string {
  switch (problem.code) {
    case 'noProperty':
      return publicChatProblemWords(problem)
    case 'status':
      return `AI error: HTTP error! status: ${problem.status}`
    case 'exception':
      return `AI error: ${problem.message}`
    case 'network':
      return 'AI error: Network error'
    case 'notJson':
      return 'AI error: Unreadable answer'
    case 'empty':
      return 'No response from AI'
  }
}
