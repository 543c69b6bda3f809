import { useSearchParams } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import { appPages, headOf } from '#domain/pages.ts'
import type { TourLink } from '#machines/tour-confirm/link.ts'
import type { LinkOutcome } from '#machines/tour-reschedule/tour.ts'
import { isByPerson } from '#src/browser/person-presence.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { outcomeTitles } from '#src/content/tour.ts'
import { confirmMachine } from './confirm-machine.ts'
import { TourConfirmView } from './tour-confirm-view.tsx'

/** `/tour/confirm?token&action`; another link is another decision. */
export function TourConfirmPage() {
  const [asked] = useSearchParams()
  const link = { token: asked.get('token'), action: asked.get('action') }
  return <Decision key={`${link.token} ${link.action}`} {...link} />
}

function Decision(link: TourLink) {
  const [snapshot, send] = useWorkflow(confirmMachine, { input: link })
  const { request, message, tour, problem, token } = snapshot.context
  const press = (event: Pick<Event, 'isTrusted'>) => isByPerson(event) && send({ type: 'CONFIRM' })
  const outcome = outcomeIn(snapshot)

  usePageHead(headOf(appPages['tour-confirm'], outcome ? outcomeTitles[outcome] : undefined))
  return (
    <TourConfirmView
      outcome={outcome}
      request={request}
      message={message}
      tour={tour}
      problem={snapshot.hasTag('error') ? problem : null}
      token={token}
      action={link.action === 'accept' ? 'accept' : 'deny'}
      onConfirm={snapshot.hasTag('offering') ? press : undefined}
      onRetry={snapshot.hasTag('retryable') ? () => send({ type: 'RETRY' }) : undefined}
    />
  )
}

function outcomeIn(snapshot: SnapshotFrom<typeof confirmMachine>): LinkOutcome | null {
  if (snapshot.matches('accepted')) return 'accepted'
  if (snapshot.matches('declined')) return 'declined'
  if (snapshot.matches('cancelled')) return 'cancelled'
  if (snapshot.matches('moved')) return 'moved'
  return snapshot.matches('newTimeProposed') ? 'new_time_proposed' : null
}
