import { marketingPages } from '#domain/marketing-pages.ts'
import { goHome } from '#src/content/site.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'

const { title, description } = marketingPages['not-found']

/** ROUTE-05. */
export const NotFoundPage = () => (
  <MessagePage title={title} sentence={description} actions={<ButtonLink href={paths.home}>{goHome}</ButtonLink>} />
)
