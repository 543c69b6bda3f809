import { oneLine, shortened } from '#machines/property-page/summary.ts'
import { inboxText } from './inbox-text.ts'

/** A name as a visitor typed it: one line without links, and not so long that nothing else is seen. */
export function nameOf(name: string): string {
  return shortened(inboxText(name), 80) || 'A visitor'
}

/** `48 Alder Ridge Road` of the whole address. */
export function streetOf(address: string): string {
  return oneLine(address.split(',')[0] ?? address)
}

/** The property's page, where Penny is asked. */
export function listingPage(origin: string, { slug }: { slug: string }): string {
  return `${origin}/p/${encodeURIComponent(slug)}`
}
