/** Whitespace and control characters become single spaces. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()
}

/** At most `limit` characters, ending after a whole word and with an ellipsis when something was left out. */
export function truncate(text: string, limit: number): string {
  const line = oneLine(text)
  if (line.length <= limit) return line
  const cut = line.slice(0, limit)
  const words = /\s/.test(line.charAt(limit - 1)) ? cut : cut.slice(0, limit - 1).replace(/\s\S*$/, '')
  return `${trimmedEnd(words).slice(0, limit - 1)}…`
}

function trimmedEnd(text: string): string {
  return text.replace(/(^|[^\s,;:–—-])[\s,;:–—-]+$/, '$1').replace(/[\ud800-\udbff]$/, '')
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text without markup, for an element or for an attribute in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
