import { notFound as words } from '#src/content/site.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'

export const NotFoundView = () => (
  <MessagePage
    title={words.title}
    sentence={words.sentence}
    actions={<ButtonLink href="/">{words.goHome}</ButtonLink>}
  />
)
