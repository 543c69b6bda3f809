import type { ComponentProps, ReactElement } from 'react'
import { AnsweredView } from '#src/pages/question/answered-view.tsx'
import { LookupFailedView } from '#src/pages/question/lookup-failed-view.tsx'
import { QuestionLoadingView, QuestionView } from '#src/pages/question/question-view.tsx'

const nothing = () => {}
const question = {
  question: 'Is there a wine cellar?',
  property_address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  asked_at: '2026-11-20T12:00:00.000Z',
  answer: null,
}
const longQuestion = {
  ...question,
  question: `${'Could a grand piano be brought up to the second floor, and who would have to be asked? '.repeat(5)}${'a'.repeat(80)}`,
}
const text = 'Yes, below the kitchen, for about 400 bottles.'
const form = (state: Partial<ComponentProps<typeof QuestionView>> = {}) => (
  <QuestionView
    question={question}
    draft=""
    busy={false}
    problem={null}
    onWrite={nothing}
    onSubmit={nothing}
    {...state}
  />
)

/** The page for a seller's answer, in every state. */
export const questionViews: Record<string, ReactElement> = {
  'question-loading': <QuestionLoadingView />,
  'question-form': form(),
  'question-written': form({ draft: text }),
  'question-longest': form({ question: longQuestion, draft: `${text} `.repeat(41) }),
  'question-sending': form({ draft: text, busy: true }),
  'question-missing': form({ problem: { code: 'missing' } }),
  'question-refused': form({
    draft: 'It is a quiet street.',
    problem: {
      code: 'refused',
      detail:
        'I can’t pass on answers about who lives there or who the home is right for. Please describe the home itself.',
    },
  }),
  'question-answered': (
    <AnsweredView
      question={question.question}
      answer={text}
      message="Thank you. I’ll pass your answer on to anyone who asks."
    />
  ),
  'question-not-found': <LookupFailedView problem={{ code: 'notFound' }} />,
  'question-offline': <LookupFailedView problem={{ code: 'offline' }} onRetry={nothing} />,
}
