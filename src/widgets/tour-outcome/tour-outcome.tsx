import type { Outcome } from '#machines/tour-reschedule/tour.ts'
import { outcomeTitles, tourConfirm as words } from '#src/content/tour.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { DoorState } from '#src/ui/door-plan.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'

const doors: Record<Outcome, DoorState> = {
  accepted: 'open',
  declined: 'closed',
  new_time_proposed: 'ajar',
  cancelled: 'closed',
  moved: 'ajar',
}

/** What became of a tour: the page on which both of a letter's ways end. */
export function TourOutcome({ outcome, message }: { outcome: Outcome; message: string }) {
  return (
    <OutcomePage
      door={doors[outcome]}
      tone={outcome === 'accepted' || outcome === 'new_time_proposed' ? 'good' : 'calm'}
      title={outcomeTitles[outcome]}
      actions={
        <ButtonLink href={paths.home} look="quiet">
          {words.goHome}
        </ButtonLink>
      }
    >
      <p>{message}</p>
    </OutcomePage>
  )
}
