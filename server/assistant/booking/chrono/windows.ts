export interface Window {
  /** Where in the whole text it begins. */
  start: number
  text: string
}

/** Longer than the sentences in which people name a time; chrono takes the square of what it reads at once. */
const readAtOnce = 300
const length = 200
/** Longer than any date that is written out, so that each stands whole in one of two windows. */
const overlap = 80
const mostWindows = 8

/** Words without which a long text names no day. */
const namesDay =
  /\d|\b(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|today|tonight|tomorrow|tmrw?|days?|weeks?|months?)/i

/** A text as it is, or those of its overlapping pieces that may name a day; they begin and end at spaces where there are any. */
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

/** The last space in the forty characters before a place, or the place itself. */
function spaceBefore(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place)
  return space > place - overlap / 2 ? space : place
}
