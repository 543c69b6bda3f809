import { pageTitle } from '#domain/pages.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { notFound } from '#src/content/site.ts'
import { NotFoundView } from './not-found-view.tsx'

/** ROUTE-05; the server sends it with status 404. */
export function NotFoundPage() {
  usePageHead({ title: pageTitle(notFound.title), description: notFound.sentence, isIndexed: false })
  return <NotFoundView />
}
