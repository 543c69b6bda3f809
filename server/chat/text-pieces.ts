/** A text in pieces that end after a sentence or a line; together they are the text. */
export function textPieces(text: string): string[] {
  // A point inside a number ends nothing.
  return text.split(/(?=\S)(?<=[.!?…]["”’)]*[ \t]+|\n)/).filter((piece) => piece !== '')
}
