import { marketingPages } from '#domain/marketing-pages.ts'
import { goHome } from '#src/content/site.ts'
import { SiteFrame } from '#src/marketing/site-frame.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { PageMessage } from '#src/ui/page-message.tsx'

const { title, description } = marketingPages['not-found']

/** ROUTE-05. */
export const NotFoundPage = () => (
  <SiteFrame>
    <PageMessage title={title} sentence={description} actions={<ButtonLink href={paths.home}>{goHome}</ButtonLink>} />
  </SiteFrame>
)
