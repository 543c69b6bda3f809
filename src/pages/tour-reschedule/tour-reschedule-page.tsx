import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { appPages, headOf } from '#domain/pages.ts'
import type { TourLink } from '#machines/tour-confirm/link.ts'
import type { LinkOutcome } from '#machines/tour-reschedule/tour.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { viewerZone } from '#src/browser/viewer.ts'
import { earlierOutcomes, outcomeTitles, tourReschedule as words } from '#src/content/tour.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { TourOutcome } from '#src/widgets/tour-outcome/tour-outcome.tsx'
import { RescheduleErrorView } from './error-view.tsx'
import { RescheduleLoadingView } from './loading-view.tsx'
import { RescheduleForm } from './reschedule-form.tsx'
import { rescheduleMachine } from './reschedule-machine.ts'

/** `/tour/reschedule?token&action`; another link is another tour. */
export function TourReschedulePage() {
  const [asked] = useSearchParams()
  const link = { token: asked.get('token'), action: asked.get('action') }
  return <Proposal key={`${link.token} ${link.action}`} {...link} />
}

function Proposal({ token, action }: TourLink) {
  const opened = useMemo(() => ({ token, action, now: Date.now(), viewerZone: viewerZone() }), [token, action])
  const [snapshot, send] = useWorkflow(rescheduleMachine, { input: opened })
  const { lookupProblem, message } = snapshot.context
  const { calendar, timePicker } = snapshot.children
  const outcome = outcomeIn(snapshot)

  usePageHead(headOf(appPages['tour-reschedule'], outcome ? outcomeTitles[outcome] : undefined))
  if (outcome) {
    const seeTour = outcome === 'accepted' && token && <ButtonLink href={paths.tour(token)}>{words.seeTour}</ButtonLink>
    return <TourOutcome outcome={outcome} message={message || earlierOutcomes[outcome]} action={seeTour} />
  }
  if (snapshot.hasTag('error') && lookupProblem) {
    const retry = snapshot.hasTag('retryable') ? { onRetry: () => send({ type: 'RETRY' }) } : {}
    return <RescheduleErrorView problem={lookupProblem} {...retry} />
  }
  if (calendar && timePicker) {
    return <RescheduleForm snapshot={snapshot} send={send} calendar={calendar} timePicker={timePicker} />
  }
  return <RescheduleLoadingView />
}

function outcomeIn(snapshot: SnapshotFrom<typeof rescheduleMachine>): LinkOutcome | null {
  if (snapshot.matches('accepted')) return 'accepted'
  if (snapshot.matches('declined')) return 'declined'
  if (snapshot.matches('cancelled')) return 'cancelled'
  if (snapshot.matches('moved')) return 'moved'
  return snapshot.matches('proposed') ? 'new_time_proposed' : null
}
