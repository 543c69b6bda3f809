export interface Window {
  /** Offset in the full text. */
  start: number
  text: string
}

/** Characters per piece: longer than sentences that name a time. Chrono's time grows with the square of the length. */
const readAtOnce = 300
const length = 200
/** Characters that two pieces share: longer than any written date, so that each is whole in one of them. */
const overlap = 80
const mostWindows = 8

/** A long text without one of these words names no day. */
const namesDay =
  /\d|\b(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|today|tonight|tomorrow|tmrw?|days?|weeks?|months?)/i

/**
 * Splits a long text into overlapping pieces at spaces, and keeps those that may name a day. A short text is returned whole.
 */
export function windowsOf(text: string): Window[] {
  if (text.length <= readAtOnce) return [{ start: 0, text }]
  const windows: Window[] = []
  for (let start = 0; windows.length < mostWindows; ) {
    const end = start + length >= text.length ? text.length : spaceBefore(text, start + length)
    const window = { start, text: text.slice(start, end) }
    if (namesDay.test(window.text)) windows.push(window)
    if (end === text.length) break
    start = spaceBefore(text, end - overlap)
  }
  return windows
}

/** The last space within 40 characters before an offset, else the offset. */
function spaceBefore(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place)
  return space > place - overlap / 2 ? space : place
}
