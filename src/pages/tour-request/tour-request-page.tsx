import { useSearchParams } from 'wouter'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { pageTitle } from '#src/content/site.ts'
import { stateWords, tourRequest as words } from '#src/content/tour-request.ts'
import { requestMachine } from './request-machine.ts'
import { ErrorView, LoadingView, TourRequestView } from './tour-request-view.tsx'

/** `/tour/request?token`; another link is another request. */
export function TourRequestPage() {
  const [asked] = useSearchParams()
  const token = asked.get('token')
  return <TourRequest key={token} token={token} />
}

function TourRequest({ token }: { token: string | null }) {
  const [snapshot, send] = useWorkflow(requestMachine, { input: { token } })
  const { tour, problem } = snapshot.context

  usePageHead({
    title: pageTitle(tour ? stateWords(tour).title : words.title),
    description: words.description,
    isIndexed: false,
  })
  if (snapshot.hasTag('error') && problem) {
    const retry = snapshot.hasTag('retryable') ? { onRetry: () => send({ type: 'RETRY' }) } : {}
    return <ErrorView problem={problem} {...retry} />
  }
  if (!tour) return <LoadingView />
  return (
    <TourRequestView
      tour={tour}
      busy={snapshot.hasTag('busy')}
      problem={problem}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  )
}
