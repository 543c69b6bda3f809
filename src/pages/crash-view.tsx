import { goHome, crash as words } from '#src/content/site.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'

export interface CrashViewProps {
  /** `chunk`: a part of the program did not load; `error`: it loaded and failed. */
  kind: 'error' | 'chunk'
  onRetry: () => void
}

export function CrashView({ kind, onRetry }: CrashViewProps) {
  return (
    <MessagePage
      title={words.title}
      sentence={words.sentences[kind]}
      announced
      actions={
        <>
          <Button onClick={onRetry}>{words.retry[kind]}</Button>
          <ButtonLink href="/" look="quiet">
            {goHome}
          </ButtonLink>
        </>
      }
    />
  )
}
