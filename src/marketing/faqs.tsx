import { ChevronDownIcon } from '#src/ui/site-icons.tsx'

interface Props {
  questions: readonly { question: string; answer: string }[]
}

/** Questions that open by themselves, with or without JavaScript. */
export function Faqs({ questions }: Props) {
  return (
    <div className="border-t border-rule">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-rule">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-serif text-title text-balance [&::-webkit-details-marker]:hidden">
            <span className="min-w-0">{question}</span>
            <span className="transition-transform duration-150 group-open:rotate-180">
              <ChevronDownIcon />
            </span>
          </summary>
          <p className="max-w-[64ch] pb-6 text-lead text-pretty text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  )
}
