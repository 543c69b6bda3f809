import type { ConfirmProblem } from '#machines/tour-confirm/problem.ts'
import { flawIn, type LinkOutcome, type TourRequest, zoneOf } from '#machines/tour-reschedule/tour.ts'
import type { components } from '#openapi/generated/types.ts'
import { viewerZone } from '#src/browser/viewer.ts'
import { confirmProblemWords, tourConfirm as words } from '#src/content/tour.ts'
import { confirmProblemHint, proposeInsteadLabel } from '#src/content/tour-hints.ts'
import { paths } from '#src/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'
import { CalendarLink, TourDetails, TourKindRow } from '#src/widgets/tour-details/tour-details.tsx'
import { TourRequestSummary } from '#src/widgets/tour-details/tour-request-summary.tsx'
import { TourOutcome } from '#src/widgets/tour-outcome/tour-outcome.tsx'

export interface TourConfirmViewProps {
  /** The decision; null before it's made. */
  outcome: LinkOutcome | null
  /** What is asked for, where it could be loaded. */
  request?: TourRequest | null
  /** The server's sentence about it. */
  message: string
  /** The accepted tour, when the server sends its details. */
  tour?: components['schemas']['TourView'] | null
  problem: ConfirmProblem | null
  /** The link's token, for the actions that are still possible; null without one. */
  token: string | null
  /** The link's action, which the button names. */
  action: 'accept' | 'deny'
  /** Set while the button can be pressed. It gets the event, because only a trusted click counts, not one by a script. */
  onConfirm?: (event: Pick<Event, 'isTrusted'>) => void
  /** Missing when trying again wouldn't help. */
  onRetry?: () => void
}

export function TourConfirmView(props: TourConfirmViewProps) {
  const { outcome, request, message, tour, problem, token, action, onConfirm, onRetry } = props
  if (outcome) {
    const more = tour &&
      token && {
        facts: <TourKindRow tour={tour} />,
        action: <CalendarLink tour={tour} token={token} />,
        details: <TourDetails tour={tour} changeToken={token} />,
      }
    return <TourOutcome outcome={outcome} message={message} {...more} />
  }
  if (!problem) {
    return (
      <OutcomePage waiting door="swinging" title={words.processing}>
        <div className="min-h-32">
          {onConfirm && (
            <>
              <p>{words.pressToAnswer}</p>
              <Button className="mt-6 max-sm:w-full" onClick={onConfirm}>
                {words.confirm[action]}
              </Button>
            </>
          )}
        </div>
        {/* Below the button, and in a place that is kept, so that nothing moves when it comes. */}
        <div className="min-h-[18rem] text-ink">
          {request && flawIn(request)?.code !== 'failed' && (
            <TourRequestSummary
              title={words.request}
              tour={request}
              zone={zoneOf({ tour: request, viewerZone: viewerZone() })}
              viewerZone={viewerZone()}
            />
          )}
        </div>
      </OutcomePage>
    )
  }
  return (
    <OutcomePage
      door="closed"
      title={words.errorTitle}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
          {(problem.code === 'timePassed' || problem.code === 'timeLost') && token && (
            <ButtonLink href={paths.tourReschedule(token)}>{proposeInsteadLabel}</ButtonLink>
          )}
          <ButtonLink href={paths.home} look="quiet">
            {words.goHome}
          </ButtonLink>
        </>
      }
    >
      <Notice tone="alert">{confirmProblemWords(problem)}</Notice>
      <p className="mt-4 text-body text-ink-soft">{confirmProblemHint(problem)}</p>
    </OutcomePage>
  )
}
