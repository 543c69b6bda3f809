import { streetOf } from '#domain/address.ts'
import type { TourAnswerProblem } from '#machines/tour-answer/problem.ts'
import { cancelWords, tourAnswer as words } from '#src/content/tour-answer.ts'
import { Button } from '#src/ui/button.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'
import { TourKindRow } from '#src/widgets/tour-details/tour-details.tsx'
import { AnswerProblemNotice, type Press, type TourView } from './tour-request-view.tsx'

export interface CancelViewProps {
  tour: TourView
  busy: boolean
  problem: TourAnswerProblem | null
  onCancel: Press
  onBack: () => void
}

/** Asks before a tour is cancelled: an email's link leads here, too. */
export function CancelView({ tour, busy, problem, onCancel, onBack }: CancelViewProps) {
  return (
    <OutcomePage
      home={streetOf(tour.property_address)}
      door="ajar"
      title={words.cancelTitle}
      facts={<TourKindRow tour={tour} />}
      actions={
        <>
          <Button busy={busy} onClick={(event) => onCancel(event.nativeEvent)}>
            {busy ? words.cancelling : words.cancel}
          </Button>
          <Button look="quiet" aria-disabled={busy || undefined} onClick={onBack}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{cancelWords(tour)}</p>
      <AnswerProblemNotice problem={problem} />
    </OutcomePage>
  )
}
