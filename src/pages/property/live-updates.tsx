import { useSelector } from '@xstate/react'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { lazyPart } from '#src/chunks.ts'
import { unreadOf } from '#src/content/chat.ts'
import { unreadFrom } from '#src/content/chat-details.ts'
import { settings } from '#src/env.ts'

const Following = lazyPart(
  () => import('./following.tsx'),
  ({ ChatUpdates: Following }) => Following,
  undefined,
  true,
)

interface Props {
  chat: ViewActor<typeof chatMachine>
}

/** Keeps the chat up to date once there is a conversation, and says when something came that is not seen. */
export function LiveUpdates({ chat }: Props) {
  const conversation = useSelector(chat, ({ context }) => context.conversationId)
  const unread = useSelector(chat, unreadOf)
  return (
    <>
      {/* CHAT-09: a chat at another path keeps its conversations itself. */}
      {conversation !== null && settings.chatPath === '/api/v1/chat' && (
        <Following key={conversation} chat={chat} conversation={conversation} />
      )}
      <p role="status" className="sr-only">
        {unread > 0 && unreadFrom(unread)}
      </p>
    </>
  )
}
