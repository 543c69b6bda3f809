import type { Span } from './span.ts'

export interface Token extends Span {
  kind: 'word' | 'number' | 'email' | 'phone' | 'line' | 'sign'
  text: string
}

/** Placeholders for an address and for a number, character by character. */
export const emailSign = '\u0001'
export const phoneSign = '\u0002'

// Initials (`J.`, `A.J.`) keep their points, and so do titles. Four signs alike and more are one.
const token =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they stand for what was read before
  /\u0001+|\u0002+|\n|(?:mr|mrs|ms|mx|dr|prof|rev|jr|sr|sra|vda|st)\.(?=\s|,|$)|(?<!\d)(?:\p{L}\p{M}*\.){2,6}|(?<!\d)\p{L}\p{M}*\.(?=\s*[\p{L}\u0001\u0002])|\p{L}[\p{L}\p{M}]*(?:['-][\p{L}][\p{L}\p{M}]*){0,6}|\d+(?:[a-z]{2})?|([^\s\p{L}\d\u0001\u0002])\1{3,}|[^\s\p{L}\d]/giu

export function tokensOf(text: string): Token[] {
  const tokens = Array.from(text.matchAll(token), ({ 0: said, index }) => ({
    kind: kindOf(said),
    text: said,
    start: index,
    end: index + said.length,
  }))
  // The comma of `Smith, Jr.` doesn't separate.
  return tokens.filter(({ text }, place) => text !== ',' || !suffix.test(tokens[place + 1]?.text ?? ''))
}

const suffix = /^(?:jr|sr|ii|iii|iv|phd|md|esq)\.?$/i

function kindOf(said: string): Token['kind'] {
  if (said.startsWith(emailSign)) return 'email'
  if (said.startsWith(phoneSign)) return 'phone'
  if (said === '\n') return 'line'
  if (/^\d/.test(said)) return 'number'
  return /^\p{L}/u.test(said) ? 'word' : 'sign'
}
