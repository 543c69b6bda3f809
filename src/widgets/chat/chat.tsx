import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import { demoChatProblemWords, publicChatProblemWords, chat as words } from '#src/content/chat.ts'
import { ChatView } from './chat-view.tsx'

interface Props {
  actor: ActorRefFrom<typeof chatMachine>
  /** Whom an excuse is meant for: a prospect (CHAT-07) or somebody who tries the product (CHAT-08). */
  audience: 'public' | 'demo'
  greeting?: string
  placeholder?: string
  suggestions?: readonly string[]
  canHide?: boolean
}

export function Chat({ actor, audience, suggestions = words.suggestions, ...looks }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { messages, draft, heard } = snapshot.context
  const excuse = audience === 'public' ? publicChatProblemWords : demoChatProblemWords
  return (
    <ChatView
      {...looks}
      shown={snapshot.hasTag('shown')}
      messages={messages.map((message) => (message.problem ? { ...message, text: excuse(message.problem) } : message))}
      draft={draft}
      sending={snapshot.hasTag('busy')}
      heard={heard}
      suggestions={suggestions}
      onDraft={(text) => actor.send({ type: 'TYPE', text })}
      onSend={() => actor.send({ type: 'SEND' })}
      onSuggestion={(text) => {
        actor.send({ type: 'TYPE', text })
        actor.send({ type: 'SEND' })
      }}
      onToggle={() => actor.send({ type: 'TOGGLE' })}
    />
  )
}
