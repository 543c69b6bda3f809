/** Hours on one weekday, Sunday is 0, in local times: `09:00:00` to `18:00:00`. */
export interface WeekdayHours {
  weekday: number
  opens: string
  closes: string
}

/** Weekdays in a row with the same hours, from Monday to Sunday. */
export interface TourHourSpan {
  weekdays: number[]
  opens: string
  closes: string
}

/** Several hours on one weekday, as before and after lunch, are in a span each. */
export function tourHourSpans(hours: readonly WeekdayHours[]): TourHourSpan[] {
  const spans: TourHourSpan[] = []
  for (const { weekday, opens, closes } of [...hours].sort((one, other) => place(one.weekday) - place(other.weekday))) {
    const span = spans.find(
      ({ weekdays, ...one }) =>
        one.opens === opens && one.closes === closes && place(weekdays.at(-1) ?? 0) === place(weekday) - 1,
    )
    if (span) span.weekdays.push(weekday)
    else spans.push({ weekdays: [weekday], opens, closes })
  }
  return spans
}

const place = (weekday: number) => (weekday + 6) % 7
