import type { LookupProblem } from '#machines/tour-reschedule/problem.ts'
import { lookupProblemWords, tourReschedule as words } from '#src/content/tour.ts'
import { lookupProblemHint } from '#src/content/tour-hints.ts'
import { paths } from '#src/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'

export interface RescheduleErrorViewProps {
  problem: LookupProblem
  /** Left out where trying again would not help. */
  onRetry?: () => void
}

/** RESCHED-04. */
export function RescheduleErrorView({ problem, onRetry }: RescheduleErrorViewProps) {
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
      <Notice tone="alert">{lookupProblemWords(problem)}</Notice>
      <p className="mt-4 text-body text-ink-soft">{lookupProblemHint(problem)}</p>
    </OutcomePage>
  )
}
