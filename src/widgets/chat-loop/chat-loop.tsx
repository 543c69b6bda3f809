import { useMemo } from 'react'
import { chatLoopMachine } from '#machines/chat-loop/chat-loop.machine.ts'
import { useSeat } from '#src/browser/seat.ts'
import { stageAt } from '#src/browser/stage.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { ChatLoopView, type ThreeMessages } from './chat-loop-view.tsx'

const steps = ['first', 'second', 'third'] as const

/** HOME-09. */
export function ChatLoop({ messages }: { messages: ThreeMessages }) {
  const seat = useSeat()
  const machine = useMemo(() => chatLoopMachine.provide({ actors: { watchStage: stageAt(seat) } }), [seat])
  const [snapshot] = useWorkflow(machine)
  const shown = steps.filter((step) => snapshot.hasTag(step)).length
  return <ChatLoopView ref={seat.ref} messages={messages} shown={shown} />
}
