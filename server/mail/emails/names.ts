import { isFirstName, isTitle } from '#assistant/contact/name-words.ts'
import { listingPath } from '#domain/pages.ts'
import { truncate } from '#domain/text.ts'
import { tourAnchor } from '#domain/tour-anchor.ts'
import { inboxText } from './inbox-text.ts'

/** A name as a visitor typed it: one line without links, and not so long that nothing else is seen. */
export function nameOf(name: string): string {
  return truncate(inboxText(name), 80) || 'A visitor'
}

/**
 * How an email greets someone: by the first name, where there are more and it is known as one. Otherwise by the whole name:
 * a single word, an initial, a title, a last name that comes first, a couple.
 */
export function greetingName(name: string): string {
  const whole = nameOf(name)
  const [first = '', second] = whole.split(' ')
  if (second === undefined || /^(?:and|y|e|&|[+])$/i.test(second)) return whole
  return isFirstName(first) && !isTitle(first) && /^\p{L}{2,}$/u.test(first) ? first : whole
}

/** The property's page, where Penny is asked. */
export function listingPage(origin: string, { slug }: { slug: string }): string {
  return origin + listingPath(slug)
}

/** The same, with the dialog open that asks for a tour. */
export function tourRequestPage(origin: string, listing: { slug: string }): string {
  return listingPage(origin, listing) + tourAnchor
}
