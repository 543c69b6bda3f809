import type { ReactNode } from 'react'
import { paths } from '#src/paths.ts'
import { Button, ButtonLink } from './button.tsx'
import { Notice } from './notice.tsx'
import { OutcomePage } from './outcome-page.tsx'

interface Props {
  words: { errorTitle: string; retry: string; goHome: string }
  /** What went wrong, announced as an alert. */
  problem: string
  /** Left out where trying again would not help. */
  onRetry?: (() => void) | undefined
  /** What stands below the problem. */
  children?: ReactNode
}

/** Of a link from an email: what it leads to could not be loaded. */
export function LookupFailedPage({ words, problem, onRetry, children }: Props) {
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
      <Notice tone="alert">{problem}</Notice>
      {children}
    </OutcomePage>
  )
}
