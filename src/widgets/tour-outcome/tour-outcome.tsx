import type { ReactNode } from 'react'
import type { LinkOutcome } from '#machines/tour-reschedule/tour.ts'
import { outcomeTitles, tourConfirm as words } from '#src/content/tour.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { DoorState } from '#src/ui/door-plan.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'

const doors: Record<LinkOutcome, DoorState> = {
  accepted: 'open',
  declined: 'closed',
  new_time_proposed: 'ajar',
  cancelled: 'closed',
  moved: 'ajar',
}

export interface TourOutcomeProps {
  outcome: LinkOutcome
  message: string
  facts?: ReactNode
  /** Before the way home. */
  action?: ReactNode
  details?: ReactNode
}

/** What became of a tour: the page on which the links of a seller's email end. */
export function TourOutcome({ outcome, message, facts, action, details }: TourOutcomeProps) {
  return (
    <OutcomePage
      door={doors[outcome]}
      tone={outcome === 'accepted' || outcome === 'new_time_proposed' ? 'good' : 'calm'}
      title={outcomeTitles[outcome]}
      facts={facts}
      actions={
        <>
          {action}
          <ButtonLink href={paths.home} look="quiet">
            {words.goHome}
          </ButtonLink>
        </>
      }
      details={details}
    >
      <p>{message}</p>
    </OutcomePage>
  )
}
