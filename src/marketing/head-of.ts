import { pageTitle } from '#domain/pages.ts'
import type { PhotographName } from '#src/content/photographs.ts'

/** The head of a page that search engines may know, from its words. */
export function headOf({ title, description }: { title: string; description: string }, image: PhotographName) {
  return { title: pageTitle(title), description, isIndexed: true, image }
}
