/** The position of something in a text. */
export interface Span {
  start: number
  end: number
}

/** The text with the spans replaced by equally many characters, so that positions stay the same. */
export function withSpansMasked(text: string, spans: Span[], sign: string): string {
  return spans.reduce((left, { start, end }) => left.slice(0, start) + sign.repeat(end - start) + left.slice(end), text)
}
