import { useActorRef } from '@xstate/react'
import { fromCallback } from 'xstate'
import { pageTitle } from '#domain/pages.ts'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import type { AnswerEvent, ChatQuestion } from '#machines/chat/message.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { demoChat as words } from '#src/content/penny-pages.ts'
import { sample } from '#src/paths.ts'
import { Chat } from '#src/widgets/chat/chat.tsx'
import { ChatPageView } from './chat-page-view.tsx'

/** WIDGET-01: nobody is asked. */
const oneReply = fromCallback<AnswerEvent, ChatQuestion>(({ sendBack }) => {
  sendBack({ type: 'ANSWERED', answer: { response: words.reply, chat_conversation_id: 'demo' } })
})

const machine = chatMachine.provide({ actors: { sendMessage: oneReply } })
const input = {
  propertyId: sample.id,
  agentId: 4,
  visitor: { sessionId: null, email: null },
  scrollsAfterReply: false,
  restores: false,
}

export function ChatPage() {
  usePageHead({ title: pageTitle(words.title), description: words.description, isIndexed: true })
  const actor = useActorRef(machine, { input })
  return (
    <ChatPageView
      sampleHref={sample.path}
      chat={
        <Chat
          actor={actor}
          audience="demo"
          greeting={words.greeting}
          placeholder={words.placeholder}
          suggestions={[]}
          canHide={false}
        />
      }
    />
  )
}
