/** Single characters that stand for whole Arabic phrases: they would unfold to eighteen letters each, none of them Latin. */
const phrases = /[\ufdfa\ufdfb]/g

/** A text in compatibility form (NFKD): wide letters are plain ones, and accents stand apart. */
export function unfolded(text: string): string {
  return text.replace(phrases, ' ').normalize('NFKD')
}
