import { useMemo } from 'react'
import { typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { playbackAt } from '#src/browser/playback.ts'
import { useSlot } from '#src/browser/slot.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { TypewriterView } from './typewriter-view.tsx'

interface Props {
  /** Must not change while shown. Line breaks are kept. */
  text: string
}

/** PENDRA-02. */
export function Typewriter({ text }: Props) {
  const slot = useSlot()
  const characters = useMemo(() => [...text], [text])
  const [snapshot, send] = useWorkflow(typewriterMachine, {
    input: { length: characters.length, playback: playbackAt(slot) },
  })
  const typed = snapshot.hasTag('whole') ? characters.length : snapshot.context.typed
  return (
    <TypewriterView
      ref={slot.ref}
      typed={characters.slice(0, typed).join('')}
      rest={characters.slice(typed).join('')}
      waiting={snapshot.hasTag('waiting')}
      onShowAll={() => send({ type: 'SHOW_ALL' })}
    />
  )
}
