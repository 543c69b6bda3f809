import type { SellerAnswerProblem } from '#machines/seller-answer/problem.ts'
import { lookupFailureWords, sellerAnswer as words } from '#src/content/seller-answer.ts'
import { paths } from '#src/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'

export interface LookupFailedViewProps {
  problem: SellerAnswerProblem
  /** Left out where trying again would not help. */
  onRetry?: () => void
}

export function LookupFailedView({ problem, onRetry }: LookupFailedViewProps) {
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
      <Notice tone="alert">{lookupFailureWords(problem)}</Notice>
    </OutcomePage>
  )
}
