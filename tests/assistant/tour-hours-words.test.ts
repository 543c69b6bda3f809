import { expect, it } from 'vitest'
import { hoursWords } from '#assistant/say/format.ts'

const at = (weekdays: number[], opens = '09:00:00', closes = '17:30:00') =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))

it.each([
  [at([0, 1, 2, 3, 4, 5, 6]), 'every day, 9 AM to 5:30 PM', 'todos los días de 9 AM a 5:30 PM'],
  [at([1, 2, 3, 4, 5, 6]), 'Monday to Saturday, 9 AM to 5:30 PM', 'de lunes a sábado, de 9 AM a 5:30 PM'],
  [at([0, 6], '00:00:00', '12:00:00'), 'Saturday and Sunday, 12 AM to 12 PM', 'sábado y domingo de 12 AM a 12 PM'],
  [
    at([0, 1]),
    'Monday, 9 AM to 5:30 PM; Sunday, 9 AM to 5:30 PM',
    'lunes de 9 AM a 5:30 PM; domingo de 9 AM a 5:30 PM',
  ],
  // Each day with a break for lunch.
  [
    [...at([1, 2, 3], '09:00:00', '12:00:00'), ...at([1, 2, 3], '14:00:00', '18:00:00')],
    'Monday to Wednesday, 9 AM to 12 PM; Monday to Wednesday, 2 PM to 6 PM',
    'de lunes a miércoles, de 9 AM a 12 PM; de lunes a miércoles, de 2 PM a 6 PM',
  ],
])('[PROP-18] %o are "%s" to Penny', (hours, en, es) => expect(hoursWords(hours)).toEqual({ en, es }))
