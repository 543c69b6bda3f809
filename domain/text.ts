/** Whitespace and control characters become single spaces. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()
}

/** For a regular expression that finds the text as it stands. */
export function escapedForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** With a capital at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With a small letter at its beginning. */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** At most `limit` characters, ending after a whole word and with an ellipsis when something was left out. */
export function truncate(text: string, limit: number): string {
  const line = oneLine(text)
  if (line.length <= limit) return line
  const cut = line.slice(0, limit)
  const words = /\s/.test(line.charAt(limit - 1)) ? cut : cut.slice(0, limit - 1).replace(/\s\S*$/, '')
  return `${trimmedEnd(words)}…`
}

function trimmedEnd(text: string): string {
  return withoutHalfPair(text.replace(/(^|[^\s,;:–—-])[\s,;:–—-]+$/, '$1'))
}

/** At most `limit` characters of a text as it stands, line breaks included, and an ellipsis where something was left out. */
export function clipped(text: string, limit: number): string {
  return text.length <= limit ? text : `${withoutHalfPair(text.slice(0, limit))}…`
}

/** A cut may leave the first half of a character outside the first plane at the end. */
function withoutHalfPair(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '')
}

/** PROP-13: the first `limit` characters of a text, cut after a whole word, with '...'; line breaks stay. */
export function excerpt(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  const beginning = characters.slice(0, limit).join('')
  const endsInWord = /\S/.test(characters[limit] ?? '')
  const words = endsInWord ? beginning.replace(/\s\S*$/, '') : beginning
  // A full stop before the three dots would make four.
  return `${words.replace(/[\s.,;:–—-]+$/, '')}...`
}

/** A mark with its quote or bracket, unless an abbreviation stands before it. */
const sentenceEnd =
  /(?<=[.!?…]['")”’]?)(?<!\b(?:sq|ft|lbs?|[Aa]pt|approx|St|Ave|Rd|Mr|Mrs|Ms|Dr|Jr|Sr|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.)(?<!\b[Nn]o\.(?=\s\d))(?<!\b[ap]\.?m\.(?=\s[a-z\d]))\s+(?=\S)|\n+/

/** The sentences of a text, each with its mark. A point inside a number or an abbreviation ends none; a line break always does. */
export function sentencesIn(text: string): string[] {
  return text
    .trim()
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text without markup, for an element or for an attribute in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
