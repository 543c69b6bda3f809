import type { RequestProblem } from '#machines/tour-request-confirm/problem.ts'
import type { components } from '#openapi/generated/types.ts'
import { requestProblemWords, stateWords, tourRequest as words } from '#src/content/tour-request.ts'
import { paths } from '#src/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import type { DoorState } from '#src/ui/door-plan.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'

type BuyerTour = components['schemas']['BuyerTour']

export interface TourRequestViewProps {
  tour: BuyerTour
  busy: boolean
  /** Why it was not confirmed. */
  problem: RequestProblem | null
  onConfirm: () => void
}

const doors: Record<BuyerTour['state'], DoorState> = {
  unconfirmed: 'ajar',
  confirmed: 'ajar',
  accepted: 'open',
  new_time_proposed: 'ajar',
  time_taken: 'closed',
  time_passed: 'closed',
  declined: 'closed',
  cancelled: 'closed',
}

export function TourRequestView({ tour, busy, problem, onConfirm }: TourRequestViewProps) {
  const { title, message } = stateWords(tour)
  const isGood = tour.state === 'confirmed' || tour.state === 'accepted'
  if (tour.state !== 'unconfirmed') {
    return (
      <OutcomePage
        door={doors[tour.state]}
        tone={isGood ? 'good' : 'calm'}
        title={title}
        actions={
          <ButtonLink href={paths.listing(tour.property_slug)} {...(isGood && { look: 'quiet' })}>
            {isGood ? words.backToHome : words.askPenny}
          </ButtonLink>
        }
      >
        <p>{message}</p>
      </OutcomePage>
    )
  }
  return (
    <OutcomePage
      door={doors.unconfirmed}
      title={title}
      actions={
        <Button busy={busy} aria-disabled={busy || undefined} onClick={onConfirm}>
          {busy ? words.confirming : words.confirm}
        </Button>
      }
    >
      <p>{message}</p>
      <p className="mt-4 text-body text-ink-soft">{words.keepsTime}</p>
      <p className="mt-2 text-body text-ink-soft">{words.notYou}</p>
      {problem && (
        <div className="mt-6">
          <Notice tone="alert">{requestProblemWords(problem)}</Notice>
        </div>
      )}
    </OutcomePage>
  )
}

export function LoadingView() {
  return <OutcomePage waiting door="swinging" title={words.loading} />
}

export interface ErrorViewProps {
  problem: RequestProblem
  /** Left out where trying again would not help. */
  onRetry?: () => void
}

export function ErrorView({ problem, onRetry }: ErrorViewProps) {
  return (
    <OutcomePage
      door="closed"
      title={words.errorTitle}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
          <ButtonLink href={paths.home} look="quiet">
            {words.goHome}
          </ButtonLink>
        </>
      }
    >
      <Notice tone="alert">{requestProblemWords(problem)}</Notice>
    </OutcomePage>
  )
}
