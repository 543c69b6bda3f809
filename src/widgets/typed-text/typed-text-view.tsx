import type { Ref } from 'react'

interface TypedTextViewProps {
  ref?: Ref<HTMLSpanElement>
  questions: readonly string[]
  /** As much as is there now. */
  typed: string
  sentence: string
}

/** As large as the largest question, whatever is typed; the questions that only hold the place are no text. */
export function TypedTextView({ ref, questions, typed, sentence }: TypedTextViewProps) {
  return (
    <span ref={ref} className="grid grid-cols-[minmax(0,1fr)]">
      <span className="sr-only">{sentence}</span>
      <span aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)]">
        {questions.map((question) => (
          <span
            key={question}
            data-place={question}
            className="invisible col-start-1 row-start-1 after:content-[attr(data-place)]"
          />
        ))}
        <span className="col-start-1 row-start-1">
          {typed}
          <span className="-mr-px border-r border-walnut-ink">&#8203;</span>
        </span>
      </span>
    </span>
  )
}
