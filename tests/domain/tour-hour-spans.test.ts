import { expect, it } from 'vitest'
import { tourHourSpans } from '#domain/tour-hour-spans.ts'

const [opens, closes] = ['09:00:00', '17:30:00']
const at = (weekdays: number[], from = opens, to = closes) =>
  weekdays.map((weekday) => ({ weekday, opens: from, closes: to }))

it.each([
  [[], []],
  [at([0, 1, 2, 3, 4, 5, 6]), [{ weekdays: [1, 2, 3, 4, 5, 6, 0], opens, closes }]],
  [at([6, 3, 1, 2]), [1, 6].map((first) => ({ weekdays: first === 1 ? [1, 2, 3] : [6], opens, closes }))],
  [at([0, 1]), [1, 0].map((weekday) => ({ weekdays: [weekday], opens, closes }))],
  [
    [...at([1, 2]), ...at([1, 2], '18:00:00', '20:00:00')],
    [
      { weekdays: [1, 2], opens, closes },
      { weekdays: [1, 2], opens: '18:00:00', closes: '20:00:00' },
    ],
  ],
  [
    [...at([1]), ...at([2], opens, '12:00:00')],
    [
      { weekdays: [1], opens, closes },
      { weekdays: [2], opens, closes: '12:00:00' },
    ],
  ],
])('%o', (hours, spans) => expect(tourHourSpans(hours)).toEqual(spans))
