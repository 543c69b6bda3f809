/** How a listing is told in one line: by the server in the head of the HTML, by the page when it changes (PROP-07). */

/** Whitespace and control characters become single spaces. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()
}

/** At most `limit` characters, ending after a whole word and with an ellipsis when something was left out. */
export function shortened(text: string, limit: number): string {
  const line = oneLine(text)
  if (line.length <= limit) return line
  const cut = line.slice(0, limit)
  const words = /\s/.test(line.charAt(limit - 1)) ? cut : cut.slice(0, limit - 1).replace(/\s\S*$/, '')
  return `${trimmedEnd(words).slice(0, limit - 1)}…`
}

function trimmedEnd(text: string): string {
  return text.replace(/(^|[^\s,;:–—-])[\s,;:–—-]+$/, '$1').replace(/[\ud800-\udbff]$/, '')
}
