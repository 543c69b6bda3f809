import { useSelector } from '@xstate/react'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { demoChatProblemWords } from '#src/content/demo-chat.ts'
import { demo as words } from '#src/content/marketing/demo.ts'
import { Chat } from '#src/widgets/chat/chat.tsx'

interface Props {
  /** Undefined when the chat itself has failed. */
  actor: ViewActor<typeof chatMachine> | undefined
}

/** DEMO-04: what the field says depends on whether anything was asked yet. */
export function SignTalk({ actor }: Props) {
  const hasAsked = useSelector(actor, (snapshot) => snapshot !== undefined && snapshot.context.messages.length > 0)
  const { greeting, firstPlaceholder, nextPlaceholder } = words.sign
  return (
    <Chat
      actor={actor}
      problemWords={demoChatProblemWords}
      greeting={greeting}
      placeholder={hasAsked ? nextPlaceholder : firstPlaceholder}
      suggestions={[]}
      canHide={false}
    />
  )
}

/** DEMO-05. */
export function PageTalk({ actor }: Props) {
  return (
    <Chat
      actor={actor}
      problemWords={demoChatProblemWords}
      placeholder={words.page.placeholder}
      suggestions={words.page.suggestions}
    />
  )
}
