/** Splits a text after sentences and lines; joined, the pieces are the text. */
export function textPieces(text: string): string[] {
  // A period inside a number ends no sentence.
  return text.split(/(?=\S)(?<=[.!?…]["”’)]*[ \t]+|\n)/).filter((piece) => piece !== '')
}
