import { useSearchParams } from 'wouter'
import { appPages, headOf } from '#domain/pages.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { sellerAnswer as words } from '#src/content/seller-answer.ts'
import { AnsweredView } from './answered-view.tsx'
import { LookupFailedView } from './lookup-failed-view.tsx'
import { questionMachine } from './question-machine.ts'
import { QuestionLoadingView, QuestionView } from './question-view.tsx'

/** `/question?token`; another link is another question. */
export function QuestionPage() {
  const [asked] = useSearchParams()
  const token = asked.get('token')
  return <Question key={token} token={token} />
}

function Question({ token }: { token: string | null }) {
  const [snapshot, send] = useWorkflow(questionMachine, { input: { token } })
  const { question, draft, answer, message, problem } = snapshot.context

  usePageHead(headOf(appPages.question))
  if (snapshot.hasTag('error') && problem) {
    const retry = snapshot.hasTag('retryable') ? { onRetry: () => send({ type: 'RETRY' }) } : {}
    return <LookupFailedView problem={problem} {...retry} />
  }
  if (!question) return <QuestionLoadingView />
  if (!snapshot.hasTag('form')) {
    return <AnsweredView question={question.question} answer={answer} message={message || words.answeredBefore} />
  }
  return (
    <QuestionView
      question={question}
      draft={draft}
      busy={snapshot.hasTag('busy')}
      problem={problem}
      onWrite={(text) => send({ type: 'WRITE', text })}
      onSubmit={() => send({ type: 'SUBMIT' })}
    />
  )
}
