import { sellerAnswer as words } from '#src/content/seller-answer.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'

export interface AnsweredViewProps {
  question: string
  /** The answer that stands, whether given now or before. */
  answer: string
  /** What became of it, in a sentence. */
  message: string
}

export function AnsweredView({ question, answer, message }: AnsweredViewProps) {
  return (
    <OutcomePage
      door="open"
      tone="good"
      title={words.doneTitle}
      actions={
        <ButtonLink href={paths.home} look="quiet">
          {words.goHome}
        </ButtonLink>
      }
    >
      <p>{message}</p>
      <figure className="mt-6 border-l-2 border-brass pl-4 text-body">
        <figcaption className="text-ink-soft">{question}</figcaption>
        <blockquote className="mt-1 whitespace-pre-wrap">{answer}</blockquote>
      </figure>
    </OutcomePage>
  )
}
