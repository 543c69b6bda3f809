/** Where something stands in a text. */
export interface Span {
  start: number
  end: number
}

/** The text with what stands there replaced by as many signs, so that places stay what they are. */
export function withSpansMasked(text: string, spans: Span[], sign: string): string {
  return spans.reduce((left, { start, end }) => left.slice(0, start) + sign.repeat(end - start) + left.slice(end), text)
}
