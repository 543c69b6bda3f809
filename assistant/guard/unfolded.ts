/** Single characters for whole Arabic phrases: they would expand to eighteen letters each, none of them Latin. */
const phrases = /[\ufdfa\ufdfb]/g

/** A text in compatibility form (NFKD): full-width letters are plain ones, and accents are separate. */
export function unfolded(text: string): string {
  return text.replace(phrases, ' ').normalize('NFKD')
}
