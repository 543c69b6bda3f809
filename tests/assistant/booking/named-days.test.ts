import { describe, expect, it } from 'vitest'
import { BookingTalk, house } from './talk.ts'

const daily = {
  ...house,
  tourHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00:00', closes: '18:00:00' })),
}

describe('[API-05] a day that a message names', () => {
  it.each<[string, string[], RegExp]>([
    ['the weekend of a date', ['tour the weekend of dec 5th'], /1\. Sat, Dec 5[\s\S]*3\. Sun, Dec 6/],
    ['several dates of a month', ['tour dec 8, 9 or 10'], /1\. Tue, Dec 8[\s\S]*3\. Thu, Dec 10/],
    ['dates with through', ['can I see it dec 2 through 4?'], /1\. Wed, Dec 2[\s\S]*3\. Fri, Dec 4/],
    ['a date and two hours', ['tour dec 3 at 2 or 3'], /Thu, Dec 3 at 2 PM/],
    ['a date with its weekday in the month after', ['tour sunday the 27th at 1'], /Sun, Dec 27 at 1 PM/],
    ['a date with its weekday in this month', ['tour friday the 27th at 1'], /Fri, Nov 27 at 1 PM/],
    ['a date with a weekday that it never has soon', ['tour monday the 27th at 1'], /Fri, Nov 27 at 1 PM/],
    [
      'dates of a week after a holiday',
      ['a tour the week after christmas, 29th or 30th'],
      /1\. Tue, Dec 29 .*\n.*\n3\. Wed, Dec 30/,
    ],
    ['Cyber Monday', ['a tour on cyber monday at 1:45'], /Mon, Nov 30 at 1:45 PM/],
    ['Small Business Saturday', ['can we tour it small business saturday at 11'], /Sat, Nov 28 at 11 AM/],
    ['turkey day', ['a tour the day after turkey day at 10'], /Fri, Nov 27 at 10 AM/],
    [
      'a Tuesday before Thanksgiving, in Spanish',
      ['una visita el martes antes de thanksgiving a las 4'],
      /Tue, Nov 24 at 4 PM/,
    ],
    [
      'a Monday after Thanksgiving, in Spanish',
      ['una visita el lunes pasando acción de gracias a las 4'],
      /Mon, Nov 30 at 4 PM/,
    ],
    ['the weekend after this one', ['a tour, not this weekend tho next one. saturday'], /1\. Sat, Nov 28/],
    [
      'the only weekday that suits',
      ['sundays the only day im not working. a tour this one around noon?'],
      /Sun, Nov 22 at 12 PM/,
    ],
    [
      'the day of a number alone, in Spanish',
      ['una visita el martes a las 5', 'este 23, a la 1'],
      /Mon, Nov 23 at 1 PM/,
    ],
  ])('is %s', async (_, messages, expected) => {
    expect((await new BookingTalk({ record: daily }).sayAll(...messages)).text).toMatch(expected)
  })

  it.each<[string, string]>([
    ['could we do the monday following?', 'Mon, Nov 30 at 2 PM'],
    ['could we do the following monday', 'Mon, Nov 30 at 2 PM'],
    ['the tuesday following works better, same time', 'Tue, Dec 1 at 2 PM'],
    ['mejor el lunes siguiente', 'Mon, Nov 30 at 2 PM'],
    ['can we make it the monday before?', 'Mon, Nov 23 at 2 PM'],
    ['make it monday', 'Mon, Nov 23 at 2 PM'],
  ])('is counted from that of a tour that moves: %s', async (message, time) => {
    const talk = new BookingTalk()
    await talk.sayAll('tour on thursday at 2', 'yes')
    expect((await talk.say(message)).text).toContain(`to ${time}`)
  })
})
