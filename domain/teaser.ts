/** MKT-12: a text of more than `limit` characters ends after them, with '...'; a shorter one is as it was. */
export function cut(text: string, limit = 75): string {
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}...`
}

/** MKT-08: a title of at most `limit` characters and an ellipsis, cut between words. */
export function cutTitle(title: string, limit = 55): string {
  if (title.length <= limit) return title
  const beginning = title.slice(0, limit + 1)
  return `${beginning.slice(0, Math.max(beginning.lastIndexOf(' '), 1)).replace(/[\s,:;.-]+$/, '')}…`
}
