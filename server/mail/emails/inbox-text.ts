import { oneLine } from '#domain/text.ts'

/** Characters that are not seen and change how others are: direction marks and overrides, joiners, zero-width spaces. */
const invisible = /\p{Cf}/gu
const scheme = /:\/\/|^\W*(?:mailto|tel|sms|data|javascript):/i
/** Browsers take each of these for the dot of a host name (UTS #46 §4). */
const www = /^\W*www[.。．｡]/i
const host = /[\p{L}\d][.。．｡]\p{L}[\p{L}\d-]/u
const innerDots = /(?<=[\p{L}\d])[.。．｡](?=[\p{L}\d])/gu
/** What a path, a query, a fragment or a port begins with. */
const afterHost = /[/?#:]/

/**
 * Text that a visitor may have written, as a list of emails may show it: one line, in the order in which it reads, and
 * with nothing in it that a mail program makes a link of. Web addresses go; a bare host name loses its dots.
 */
export function inboxText(text: string): string {
  const words = oneLine(text).replace(invisible, '').split(' ')
  return oneLine(words.map(withoutLink).join(' '))
}

function withoutLink(word: string): string {
  const at = word.search(innerDots)
  const isAddress = at >= 0 && afterHost.test(word.slice(at))
  if (isAddress || scheme.test(word) || www.test(word)) return ''
  return host.test(word) ? word.replace(innerDots, ' ') : word
}
