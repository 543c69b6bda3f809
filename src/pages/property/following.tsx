import { useState } from 'react'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import { liveUpdatesMachine } from '#machines/live-updates/live-updates.machine.ts'
import { wire } from '#machines/port.ts'
import { followConversation, pollUpdates } from '#src/api/live-updates.ts'
import { watchPage } from '#src/browser/page-state.ts'
import { useWorkflow, type ViewActor } from '#src/browser/use-workflow.ts'

const machine = wire(liveUpdatesMachine, { actors: { watchPage, followConversation, pollUpdates } })

interface FollowingProps {
  chat: ViewActor<typeof chatMachine>
  conversation: string
}

/** Brings what comes in a conversation into its chat; a chunk of its own, for visitors who have asked something. */
export function ChatUpdates({ chat, conversation }: FollowingProps) {
  const [jitter] = useState(Math.random)
  useWorkflow(machine, {
    input: {
      conversationId: conversation,
      jitter,
      receive: (updates) => chat.send({ type: 'UPDATES_CAME', updates }),
    },
  })
  return null
}
