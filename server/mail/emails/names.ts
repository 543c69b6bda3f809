import { listingPath } from '#domain/pages.ts'
import { truncate } from '#domain/text.ts'
import { inboxText } from './inbox-text.ts'

/** A name as a visitor typed it: one line without links, and not so long that nothing else is seen. */
export function nameOf(name: string): string {
  return truncate(inboxText(name), 80) || 'A visitor'
}

/** The property's page, where Penny is asked. */
export function listingPage(origin: string, { slug }: { slug: string }): string {
  return origin + listingPath(slug)
}
