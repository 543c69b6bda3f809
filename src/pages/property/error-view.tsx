import { missingListing } from '#domain/pages.ts'
import { propertyProblemWords, type ShownPropertyProblem, propertyPage as words } from '#src/content/property-page.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'

export interface PropertyErrorViewProps {
  /** Where a part is missing, the crash screen is shown instead. */
  problem: ShownPropertyProblem
  /** Left out where trying again would not help. */
  onRetry?: () => void
}

export function PropertyErrorView({ problem, onRetry }: PropertyErrorViewProps) {
  return (
    <MessagePage
      title={missingListing.title}
      sentence={propertyProblemWords(problem)}
      announced
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
          <ButtonLink href="/" look="quiet">
            {words.goHome}
          </ButtonLink>
        </>
      }
    />
  )
}
