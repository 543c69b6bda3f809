/** In milliseconds after the clock's start: while the page is visible, and when its tab was hidden until then. */
export const seenAt = {
  'CLOCK.999ms': 999,
  'CLOCK.1s': 1000,
  'CLOCK.1999ms': 1999,
  'CLOCK.2s': 2000,
  'CLOCK.489599999ms': 489_599_999,
  'CLOCK.489600s': 489_600_000,
}

export const seenAgainAt = {
  'CLOCK.afterAnHour': 3_600_000,
  'CLOCK.afterAWeek': 7 * 24 * 3_600_000,
  'CLOCK.489599s': 489_599_000,
}
