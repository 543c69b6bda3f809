import type { ChatProblem } from '#machines/chat/message.ts'
import { publicChatProblemWords } from './chat.ts'

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
