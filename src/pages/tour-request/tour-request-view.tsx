import { streetOf } from '#domain/address.ts'
import { tourAnchor } from '#domain/tour-anchor.ts'
import type { TourAnswerProblem } from '#machines/tour-answer/problem.ts'
import type { components } from '#openapi/generated/types.ts'
import {
  offMarketWords,
  sellerWritesWords,
  stateWords,
  tourAnswerProblemWords,
  tourAnswer as words,
} from '#src/content/tour-answer.ts'
import { paths } from '#src/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import type { DoorState } from '#src/ui/door-plan.tsx'
import { LookupFailedPage } from '#src/ui/lookup-failed-page.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'
import { CalendarLink, TourDetails, TourKindRow } from '#src/widgets/tour-details/tour-details.tsx'

export type TourView = components['schemas']['TourView']
export type Press = (event: Pick<Event, 'isTrusted'>) => void

export interface TourAnswerViewProps {
  tour: TourView
  /** The link's own. */
  token: string
  /** What was pressed and is on its way. */
  sending: 'confirm' | 'accept' | null
  /** Why something was not done. */
  problem: TourAnswerProblem | null
  /** Scripts press buttons, too, so these get the event that pressed theirs. */
  onConfirm: Press
  onAccept: Press
  onSuggest: () => void
  onAskToCancel: () => void
}

const doors: Record<TourView['state'], DoorState> = {
  unconfirmed: 'ajar',
  confirmed: 'ajar',
  accepted: 'open',
  done: 'closed',
  new_time_proposed: 'ajar',
  time_taken: 'closed',
  time_passed: 'closed',
  declined: 'closed',
  cancelled: 'closed',
  requested: 'ajar',
  moved: 'ajar',
}

export function TourAnswerView({ tour, token, sending, problem, ...on }: TourAnswerViewProps) {
  const { title, message } = stateWords(tour)
  const isGood = tour.state === 'confirmed' || tour.state === 'accepted'
  const isGone = tour.off_market !== undefined
  const isOff = !isGone && tour.side === 'buyer' && (tour.state === 'declined' || tour.state === 'cancelled')
  const gone = offMarketWords(tour)
  const leadsOn = tour.actions.length > 0 || tour.side === 'seller'
  const canAnswer = tour.actions.includes('confirm') || tour.actions.includes('accept')
  const offered = {
    confirm: (
      <Button key="confirm" busy={sending === 'confirm'} onClick={(event) => on.onConfirm(event.nativeEvent)}>
        {sending === 'confirm' ? words.confirming : words.confirm}
      </Button>
    ),
    accept: (
      <Button key="accept" busy={sending === 'accept'} onClick={(event) => on.onAccept(event.nativeEvent)}>
        {sending === 'accept' ? words.accepting : words.accept}
      </Button>
    ),
    move: (
      <Button
        key="move"
        look={canAnswer || isGood ? 'quiet' : 'primary'}
        aria-disabled={sending !== null || undefined}
        onClick={on.onSuggest}
      >
        {words.suggest}
      </Button>
    ),
    cancel: (
      <Button key="cancel" look="quiet" aria-disabled={sending !== null || undefined} onClick={on.onAskToCancel}>
        {words.askToCancel}
      </Button>
    ),
  }
  return (
    <OutcomePage
      home={streetOf(tour.property_address)}
      door={doors[tour.state]}
      tone={tour.state === 'accepted' ? 'good' : 'calm'}
      title={title}
      facts={<TourKindRow tour={tour} />}
      details={<TourDetails tour={tour} />}
      actions={
        <>
          <CalendarLink tour={tour} token={token} />
          {tour.side === 'seller' && <AnswerLinks state={tour.state} token={token} mayPropose={!isGone} />}
          {tour.actions.map((action) => offered[action])}
          {!canAnswer && (
            <ButtonLink
              href={paths.listing(tour.property_slug) + (isOff ? tourAnchor : '')}
              look={leadsOn ? 'quiet' : 'primary'}
            >
              {isOff
                ? words.requestAnother
                : isGood || isGone || tour.state === 'done' || tour.side === 'seller'
                  ? words.backToHome
                  : words.askPenny}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{message}</p>
      {gone && <p className="mt-4 text-body">{gone}</p>}
      {tour.seller_notes && (
        <>
          <p className="mt-4 text-note text-ink-soft">{sellerWritesWords(tour)}</p>
          <blockquote className="mt-1 border-l-2 border-rule pl-4 text-body whitespace-pre-line">
            {tour.seller_notes}
          </blockquote>
        </>
      )}
      {tour.state === 'unconfirmed' && (
        <>
          <p className="mt-4 text-body text-ink-soft">{words.keepsTime(tour)}</p>
          <p className="mt-2 text-body text-ink-soft">{words.notYou}</p>
        </>
      )}
      <AnswerProblemNotice problem={problem} />
    </OutcomePage>
  )
}

/** A seller whose answer is still awaited gives it where the first email leads. */
type AnswerLinksProps = Pick<TourAnswerViewProps, 'token'> & Pick<TourView, 'state'> & { mayPropose: boolean }

function AnswerLinks({ state, token, mayPropose }: AnswerLinksProps) {
  if (state !== 'requested' && state !== 'time_passed') return null
  return (
    <>
      {state === 'requested' && (
        <ButtonLink href={paths.tourConfirm(token, 'accept')}>{words.acceptRequest}</ButtonLink>
      )}
      {mayPropose && (
        <ButtonLink href={paths.tourReschedule(token)} look={state === 'requested' ? 'quiet' : 'primary'}>
          {words.suggest}
        </ButtonLink>
      )}
      {state === 'requested' && (
        <ButtonLink href={paths.tourConfirm(token, 'deny')} look="quiet">
          {words.declineRequest}
        </ButtonLink>
      )}
    </>
  )
}

export function AnswerProblemNotice({ problem }: { problem: TourAnswerProblem | null }) {
  if (!problem) return null
  return (
    <div className="mt-6">
      <Notice tone="alert">{tourAnswerProblemWords(problem)}</Notice>
    </div>
  )
}

export function TourAnswerLoadingView({ title }: { title: string }) {
  return <OutcomePage waiting door="swinging" title={title} />
}

export interface TourAnswerErrorViewProps {
  problem: TourAnswerProblem
  /** Left out where trying again would not help. */
  onRetry?: () => void
}

export function TourAnswerErrorView({ problem, onRetry }: TourAnswerErrorViewProps) {
  return <LookupFailedPage words={words} problem={tourAnswerProblemWords(problem)} onRetry={onRetry} />
}
