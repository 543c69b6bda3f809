import { typedTextMachine } from '#machines/typed-text/typed-text.machine.ts'
import { playbackAt } from '#src/browser/playback.ts'
import { useSlot } from '#src/browser/slot.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { TypedTextView } from './typed-text-view.tsx'

interface Props {
  /** One at least; the same ones as long as it is shown. */
  questions: readonly string[]
  /** What a screen reader says instead, once. */
  sentence: string
}

/** HOME-08. */
export function TypedText({ questions, sentence }: Props) {
  const slot = useSlot()
  const [{ context }] = useWorkflow(typedTextMachine, {
    input: { lengths: questions.map((each) => [...each].length), playback: playbackAt(slot) },
  })
  const typed = [...(questions[context.index] ?? '')].slice(0, context.typed).join('')
  return <TypedTextView ref={slot.ref} questions={questions} typed={typed} sentence={sentence} />
}
