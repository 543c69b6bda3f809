import type { SellerAnswerProblem } from '#machines/seller-answer/problem.ts'
import { lookupFailureWords, sellerAnswer as words } from '#src/content/seller-answer.ts'
import { LookupFailedPage } from '#src/ui/lookup-failed-page.tsx'

export interface LookupFailedViewProps {
  problem: SellerAnswerProblem
  /** Left out where trying again would not help. */
  onRetry?: () => void
}

export function LookupFailedView({ problem, onRetry }: LookupFailedViewProps) {
  return <LookupFailedPage words={words} problem={lookupFailureWords(problem)} onRetry={onRetry} />
}
