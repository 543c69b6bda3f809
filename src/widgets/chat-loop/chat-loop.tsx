import { loopingSequenceMachine, type SequenceInput } from '#machines/looping-sequence/looping-sequence.machine.ts'
import { playbackAt } from '#src/browser/playback.ts'
import { useSlot } from '#src/browser/slot.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { ChatLoopView, type ThreeMessages } from './chat-loop-view.tsx'

/** HOME-09: messages 1, 2 and 3 s after a round began, which is over at 5 s. */
const steps: SequenceInput['steps'] = [
  { lasts: 1000, shows: 0 },
  { lasts: 1000, shows: 1 },
  { lasts: 1000, shows: 2 },
  { lasts: 2000, shows: 3 },
]

export function ChatLoop({ messages }: { messages: ThreeMessages }) {
  const slot = useSlot()
  const [{ context }] = useWorkflow(loopingSequenceMachine, {
    input: { playback: playbackAt(slot), steps, count: messages.length },
  })
  return <ChatLoopView ref={slot.ref} messages={messages} shown={context.shown} />
}
