import type { LookupProblem } from '#machines/tour-reschedule/problem.ts'
import { lookupProblemWords, tourReschedule as words } from '#src/content/tour.ts'
import { lookupProblemHint } from '#src/content/tour-hints.ts'
import { LookupFailedPage } from '#src/ui/lookup-failed-page.tsx'

export interface RescheduleErrorViewProps {
  problem: LookupProblem
  /** Left out where trying again would not help. */
  onRetry?: () => void
}

/** RESCHED-04. */
export function RescheduleErrorView({ problem, onRetry }: RescheduleErrorViewProps) {
  return (
    <LookupFailedPage words={words} problem={lookupProblemWords(problem)} onRetry={onRetry}>
      <p className="mt-4 text-body text-ink-soft">{lookupProblemHint(problem)}</p>
    </LookupFailedPage>
  )
}
