import { useMemo } from 'react'
import { chatLoopMachine } from '#machines/chat-loop/chat-loop.machine.ts'
import { playbackAt } from '#src/browser/playback.ts'
import { useSlot } from '#src/browser/slot.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { ChatLoopView, type ThreeMessages } from './chat-loop-view.tsx'

const steps = ['first', 'second', 'third'] as const

/** HOME-09. */
export function ChatLoop({ messages }: { messages: ThreeMessages }) {
  const slot = useSlot()
  const machine = useMemo(() => chatLoopMachine.provide({ actors: { watchPlayback: playbackAt(slot) } }), [slot])
  const [snapshot] = useWorkflow(machine)
  const shown = steps.filter((step) => snapshot.hasTag(step)).length
  return <ChatLoopView ref={slot.ref} messages={messages} shown={shown} />
}
