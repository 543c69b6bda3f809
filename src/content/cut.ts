/** MKT-12: a text of more than `limit` characters ends after them, with '...'; a shorter one is as it was. */
export function cut(text: string, limit = 75): string {
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}...`
}
