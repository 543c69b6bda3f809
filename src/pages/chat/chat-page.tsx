import { useActorRef } from '@xstate/react'
import { fromCallback } from 'xstate'
import { appPages, headOf } from '#domain/pages.ts'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import type { AnswerEvent, ChatQuestion } from '#machines/chat/message.ts'
import { wire } from '#machines/port.ts'
import { chatAlone } from '#src/browser/chat-alone.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { demoChatProblemWords } from '#src/content/demo-chat.ts'
import { demoChat as words } from '#src/content/penny-pages.ts'
import { sample } from '#src/sample.ts'
import { Chat } from '#src/widgets/chat/chat.tsx'
import { ChatPageView } from './chat-page-view.tsx'

/** WIDGET-01: there is no gate. */
const oneReply = fromCallback<AnswerEvent, ChatQuestion>(({ sendBack }) => {
  sendBack({ type: 'ANSWERED', answer: { response: words.reply, chat_conversation_id: 'demo' } })
})

const machine = wire(chatMachine, { actors: { ...chatAlone, sendMessage: oneReply } })
const input = {
  propertyId: sample.id,
  agentId: 4,
  visitor: { sessionId: null, email: null },
  scrollsAfterReply: false,
  restores: false,
}

export function ChatPage() {
  usePageHead(headOf(appPages.chat))
  const actor = useActorRef(machine, { input })
  return (
    <ChatPageView
      sampleHref={sample.path}
      chat={
        <Chat
          actor={actor}
          problemWords={demoChatProblemWords}
          greeting={words.greeting}
          placeholder={words.placeholder}
          suggestions={[]}
          canHide={false}
        />
      }
    />
  )
}
