import { useSelector } from '@xstate/react'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import type { ChatProblem, Message } from '#machines/chat/message.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { messageText, publicChatProblemWords, unreadOf, chat as words } from '#src/content/chat.ts'
import { ChatView } from './chat-view.tsx'

interface Props {
  /** Undefined when the chat itself has failed: its panel says so and takes no question. */
  actor: ViewActor<typeof chatMachine> | undefined
  /** What stands where an answer should be; for a prospect, unless it's a demo (CHAT-08). */
  problemWords?: (problem: ChatProblem) => string
  greeting?: string
  placeholder?: string
  suggestions?: readonly string[]
  canHide?: boolean
  /** Opens the form for a tour. */
  onRequestTour?: (() => void) | null
}

const messages: Message[] = [{ id: 1, type: 'ai', text: words.failed }]
const failed = { messages, draft: '', received: '' }

const now = () => new Date().toISOString()

export function Chat({
  actor,
  problemWords = publicChatProblemWords,
  suggestions = words.suggestions,
  canHide = true,
  ...looks
}: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { messages, draft, received } = snapshot?.context ?? failed
  return (
    <ChatView
      {...looks}
      canHide={canHide && Boolean(snapshot)}
      shown={snapshot?.hasTag('shown') ?? true}
      unread={snapshot ? unreadOf(snapshot) : 0}
      messages={messages.map((message) => ({ ...message, text: messageText(message, problemWords) }))}
      restoring={snapshot?.hasTag('restoring') ?? false}
      draft={draft}
      sending={snapshot?.hasTag('busy') ?? false}
      failed={!snapshot}
      received={received}
      suggestions={suggestions}
      onDraft={(text) => actor?.send({ type: 'TYPE', text })}
      onSend={() => actor?.send({ type: 'SEND', at: now() })}
      onSuggestion={(text) => actor?.send({ type: 'ASK', text, at: now() })}
      onToggle={() => actor?.send({ type: 'TOGGLE' })}
    />
  )
}
