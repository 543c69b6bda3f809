import { useSelector } from '@xstate/react'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import type { Message } from '#machines/chat/message.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { demoChatProblemWords, messageText, publicChatProblemWords, chat as words } from '#src/content/chat.ts'
import { ChatView } from './chat-view.tsx'

interface Props {
  /** Undefined when the chat itself has failed: its panel says so and takes no question. */
  actor: ViewActor<typeof chatMachine> | undefined
  /** Whom an excuse is meant for: a prospect (CHAT-07) or somebody who tries the product (CHAT-08). */
  audience: 'public' | 'demo'
  greeting?: string
  placeholder?: string
  suggestions?: readonly string[]
  canHide?: boolean
}

const messages: Message[] = [{ id: 1, type: 'ai', text: words.failed }]
const failed = { messages, draft: '', received: '' }

export function Chat({ actor, audience, suggestions = words.suggestions, canHide = true, ...looks }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { messages, draft, received } = snapshot?.context ?? failed
  const showError = audience === 'public' ? publicChatProblemWords : demoChatProblemWords
  return (
    <ChatView
      {...looks}
      canHide={canHide && Boolean(snapshot)}
      shown={snapshot?.hasTag('shown') ?? true}
      messages={messages.map((message) => ({ ...message, text: messageText(message, showError) }))}
      restoring={snapshot?.hasTag('restoring') ?? false}
      draft={draft}
      sending={snapshot?.hasTag('busy') ?? false}
      failed={!snapshot}
      received={received}
      suggestions={suggestions}
      onDraft={(text) => actor?.send({ type: 'TYPE', text })}
      onSend={() => actor?.send({ type: 'SEND' })}
      onSuggestion={(text) => {
        actor?.send({ type: 'TYPE', text })
        actor?.send({ type: 'SEND' })
      }}
      onToggle={() => actor?.send({ type: 'TOGGLE' })}
    />
  )
}
