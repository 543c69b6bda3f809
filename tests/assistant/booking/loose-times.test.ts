import { describe, expect, it } from 'vitest'
import { settledRole } from '#assistant/booking/settled-roles.ts'
import { BookingTalk, house } from './talk.ts'

const textAfter = async (...messages: string[]) =>
  (await new BookingTalk({ record: house }).sayAll('I’d like a tour', ...messages)).text

describe('[API-05] a time in loose words', () => {
  it.each([
    ['can I see it saturday, but not in the morning', /1\. Sat, Nov 21 at 12 PM/],
    ['tour tuesday, later in the afternoon', /1\. Tue, Nov 24 at 3 PM/],
    ['tour saturday afternoon before 4', /1\. Sat, Nov 21 at 12 PM[\s\S]*3\. Sat, Nov 21 at 3:30 PM/],
  ])('leaves out the hours that do not suit: %s', async (message, expected) => {
    expect((await new BookingTalk({ record: house }).say(message)).text).toMatch(expected)
  })

  it.each([
    ['2nite like 5', /Fri, Nov 20 at 5 PM/],
    ['wed nite before everyone leaves town', /1\. Wed, Nov 25 at 5 PM/],
    ['i’m on nights so i get off at 7, 10:30 tuesday works', /Tue, Nov 24 at 10:30 AM/],
    ['Estoy en Nueva York, el lunes a las 2 de la tarde de mi hora', /Mon, Nov 23 at 11 AM|time zone/],
    ['i’m free over thanksgiving weekend, saturday the 28th maybe', /1\. Sat, Nov 28/],
    ['next week is thanksgiving so forget it. tuesday december 1st at 5', /Tue, Dec 1 at 5 PM/],
    ['next Monday 30 November, afternoon 3 o’clock, can or not?', /Mon, Nov 30 at 3 PM/],
    ['monday morning, 11 hours and half', /Mon, Nov 23 at 11:30 AM/],
    ['tuesday the day before, also at 11:30', /Tue, Nov 24 at 11:30 AM/],
    ['ah verdad que es thanksgiving. entonces el miércoles a las 2', /Wed, Nov 25 at 2 PM/],
    ['right, thanksgiving. weds 4pm then', /Wed, Nov 25 at 4 PM/],
    ['wed at 3, tuesday’s my night off and i sleep', /Wed, Nov 25 at 3 PM/],
    ['2pm not 1, tuesday', /Tue, Nov 24 at 2 PM/],
    ['11 am my time, so 2 pm there, tuesday', /Tue, Nov 24 at 2 PM/],
    ['I land on the 1st and would come the next day, Wednesday the 2nd, at 11', /Wed, Dec 2 at 11 AM/],
    ['tuesday at 3 if traffic on the 5 is ok', /Tue, Nov 24 at 3 PM/],
    ['9am here on tuesday so 2pm over there', /Tue, Nov 24 at 2 PM/],
    ['10 am my time on Tuesday, which I believe is 1 pm there', /Tue, Nov 24 at 1 PM/],
    ['wednesday 2 december 13h?', /Wed, Dec 2 at 1 PM/],
    ['on Wednesday 25th by 3pm', /Wed, Nov 25 at 3 PM/],
    ['two days after Thanksgiving, at eleven', /Sat, Nov 28 at 11 AM/],
    ['I’m out in LA until Friday, so the Saturday after Thanksgiving, 3 pm', /Sat, Nov 28 at 3 PM/],
    ['fri 27th 12:30? shes home for thanksgiving', /Fri, Nov 27 at 12:30 PM/],
    ['Fourteen hundred hours, Tuesday', /Tue, Nov 24 at 2 PM/],
    ['saturday but not THIS one', /1\. Sat, Nov 28/],
    ['after thanksgiving but before hanukkah', /1\. Fri, Nov 27/],
    ['as soon as doors open saturday', /Sat, Nov 21 at 9 AM/],
    ['saturday morning but not at 10', /2\. Sat, Nov 21 at 10:30 AM/],
    ['sunday is out. tuesday any time except 2', /1\. Tue, Nov 24 at 9 AM/],
    ['monday, no later than 11', /3\. Mon, Nov 23 at 10:30 AM/],
    ['tuesday? any hour except 12 to 1', /2\. Tue, Nov 24 at 1:30 PM/],
    ['after 3 on tuesday, or any time wednesday', /2\. Wed, Nov 25 at 1[12]/],
    ['can do all day tuesday, wednesday only before 11', /3\. Wed, Nov 25 at 10:30 AM/],
    ['monday before noon or tuesday any time after 2', /2\. Tue, Nov 24 at 2 PM/],
    ['saturday b4 noon', /3\. Sat, Nov 21 at 11:30 AM/],
    ['nothing but saturday works for me, 3pm', /Sat, Nov 21 at 3 PM/],
    ['I’m tied up in meetings until 2 on Tuesday, could I come after that?', /1\. Tue, Nov 24 at 2 PM/],
    ['I work until 3 on tuesday', /1\. Tue, Nov 24 at 3 PM/],
    ['my class gets out at noon on tuesday', /1\. Tue, Nov 24 at 12 PM/],
    ['I’m in class till 2 on Tuesday. Could we do 4?', /Tue, Nov 24 at 4 PM/],
    ['whatever you’ve got latest on wednesday', /3\. Wed, Nov 25 at 5:30 PM/],
    ['the last day of november then, half past ten in the morning', /Mon, Nov 30 at 10:30 AM/],
    ['friday after the thanksgiving, hour 10:30', /Fri, Nov 27 at 10:30 AM/],
    ['el martes 24, once y media de la mañana', /Tue, Nov 24 at 11:30 AM/],
    ['el primero de diciembre a las dos y media', /Tue, Dec 1 at 2:30 PM/],
    ['tuesday 3 pm eastern, so noon over there', /Tue, Nov 24 at 12 PM/],
    ['wednesday 25, hour 17', /Wed, Nov 25 at 5 PM/],
    ['the 30th. 1300 at Alder Ridge', /Mon, Nov 30 at 1 PM/],
    ['el sábado doce y media', /Sat, Nov 21 at 12:30 PM/],
    ['martes a las doce y media del mediodía', /Tue, Nov 24 at 12:30 PM/],
    ['martes 24 a las 16 hs puede ser?', /Tue, Nov 24 at 4 PM/],
    ['el lunes a las 4 de la tarde hora de la Cd de México', /Mon, Nov 23 at 2 PM/],
    ['el lunes a las 4 de la tarde hora de la costa este', /Mon, Nov 23 at 1 PM/],
    ['the latest they’ll stay on wednesday', /3\. Wed, Nov 25 at 5:30 PM/],
    ['el lunes 7 por la mañana, sobre las once', /Mon, Dec 7 at 11 AM/],
    ['la primera semana de diciembre, cualquier dia menos lunes', /1\. Tue, Dec 1 at 9 AM PST\n2\. Wed, Dec 2/],
    ['church lets out round 1 so saturday after that', /Sat, Nov 21 at 1 PM/],
    [
      'yo salgo del trabajo a las 2, asi q despues de eso, lunes o martes me da igual',
      /1\. Mon, Nov 23 at 2 PM[^A]*3\. Tue, Nov 24/,
    ],
    ['i get off 10am and crash by 1, so somewhere in there, mon or tues', /1\. Mon, Nov 23 at 10 AM/],
    ['el viernes, a la hora que tengas más tarde', /3\. Fri, Nov 20 at 5:30 PM/],
    ['late morning on tuesday', /1\. Tue, Nov 24 at 10:30 AM/],
    ['Let it be the Wednesday.', /1\. Wed, Nov 25/],
    ['any chance of peeking at 48 on monday', /Mon, Nov 23/],
    ['por la tarde, a partir de las tres y media, cualquier día menos el miércoles', /1\. Fri, Nov 20 at 3:30 PM/],
  ])('is read: %s', async (message, expected) => {
    expect(await textAfter(message)).toMatch(expected)
  })

  it('offers no day that is left out', async () => {
    expect(await textAfter('cualquier día menos el miércoles, después de las 3')).not.toMatch(/Wed/)
  })

  it('is a day of the month that is spoken of', async () => {
    expect(await textAfter('over xmas week', '26th works')).toMatch(/Sat, Dec 26/)
    expect(await textAfter('any time in december', 'make it november 27th')).toMatch(/Nov 27/)
  })

  it('is the day that has the weekday which is named with it, whatever month is spoken of', async () => {
    expect(await textAfter('over xmas week', 'then wednesday the 25th')).toMatch(/Wed, Nov 25/)
    expect(await textAfter('mañana sabado 2 de la tarde se puede?')).toMatch(/Sat, Nov 21 at 2 PM/)
  })

  it('is the day after the one that was spoken of', async () => {
    expect(await textAfter('thursday', 'right, turkey. day after then, 2ish')).toMatch(/Fri, Nov 27 at 2 PM/)
  })
})

describe('[API-05] the words around a time in it', () => {
  it.each([
    ['sunday no earlier than 10:30am que salgo saturday jaja', 'sunday', 'wish'],
    ['sunday no earlier than 10:30am que salgo saturday jaja', 'saturday', 'other'],
    ['next week, either end of wednesday', 'wednesday', 'wish'],
    ['were driving down over xmas week, not the 24th or 25th obv', 'xmas week', 'wish'],
    ['were driving down over xmas week, not the 24th or 25th obv', '25th', 'not'],
    ['anything monday after 3', 'monday', 'wish'],
    ['yes, saturday is confirmed from our side', 'saturday', 'wish'],
    ['yes, saturday is out', 'saturday', 'not'],
    ['wait no i have class monday, tuesday same time', 'monday', 'other'],
    ['we’re away this weekend. is the saturday after open', 'this weekend', 'not'],
    ['and next week is thanksgiving so forget it. tuesday then', 'next week', 'other'],
  ])('settle its role: %s, %s', (text, day, role) => {
    const time = { index: text.indexOf(day), end: text.indexOf(day) + day.length, isDay: true }
    const another = { index: text.length, end: text.length, isDay: true }
    expect(settledRole(text, time, [time, another])).toBe(role)
  })
})

describe('[API-05] an hour at which something else begins', () => {
  it.each([
    ['my son kicks off at 1 that day. move it to 3', '1'],
    ['could you make it 11:30 ; lunch with my mother at 1', '1'],
    ['i have a call with the bank at 2, so 4', '2'],
  ])('is no wish: %s', (text, hour) => {
    const start = text.indexOf(`at ${hour}`)
    const time = { index: start, end: start + 3 + hour.length, isDay: false }
    const other = { index: text.length, end: text.length, isDay: false }
    expect(settledRole(text, time, [time, other])).toBe('other')
  })
})

describe('[API-05] a tour whose visitor’s flight moves', () => {
  it('moves with it', async () => {
    const { text } = await new BookingTalk().sayAll(
      'a tour monday at 3',
      'yes',
      'flight got bumped a day. everything slides 24 hrs',
    )
    expect(text).toMatch(/from Mon, Nov 23 at 3 PM to Tue, Nov 24 at 3 PM/)
  })
})

describe('[API-05] after a tour was booked', () => {
  it.each([
    ['oh no my train is late can it be 5:30', /from Mon, Nov 23 at 3 PM to Mon, Nov 23 at 5:30 PM/],
    ['how will i know', /^I don’t know when the seller will answer\. I’ll email you/],
    ['can I bring a tape measure and take photos', /^(?!You don’t have to change anything)/],
    ['can my brother come too', /^You don’t have to change anything/],
  ])('is answered: %s', async (message, expected) => {
    expect((await new BookingTalk().sayAll('a tour monday at 3', 'yes', message)).text).toMatch(expected)
  })

  it('takes “remove my appt” before that for a no', async () => {
    const { text } = await new BookingTalk().sayAll('a tour monday or tuesday', 'remove my appt')
    expect(text).toMatch(/nothing was booked/)
  })
})

describe('[API-05] a tour on “sábado que viene”', () => {
  it('is a day, and nobody who comes along', async () => {
    const talk = new BookingTalk()
    const { text } = await talk.sayAll('a tour monday at 3', 'yes', 'y ponme mejor el sabado que viene')
    expect(text).toMatch(/from Mon, Nov 23 at 3 PM to Sat, Nov 21/)
  })
})

describe('[API-05] a choice among offered times', () => {
  it.each([
    ['middle', /Sat, Nov 21/],
    ['la de en medio', /sábado, 21/],
    ['option b', /Sat, Nov 21/],
    ['la primera que dijiste', /viernes, 20/],
    ['dealer’s choice', /Fri, Nov 20/],
    ['you choose honestly', /Fri, Nov 20/],
    ['flip a coin', /Fri, Nov 20/],
    ['The last of the three', /Mon, Nov 23/],
  ])('is made by: %s', async (message, expected) => {
    const language = /^la /.test(message) ? ('es' as const) : ('en' as const)
    const { text } = await new BookingTalk({ language }).sayAll('I’d like a tour', message)
    expect(text).toMatch(language === 'es' ? /Para confirmar/ : /To confirm/)
    expect(text).toMatch(expected)
  })

  it.each(['the later one of those', 'lets do the earlier slot you mentioned'])(
    'is asked for where two of them may be meant: %s',
    async (message) => {
      expect(await textAfter(message)).toMatch(/^Which one do you mean\?/)
    },
  )
})

describe('[API-05] a question about a time that isn’t requested yet', () => {
  it.each([
    'what was the time again i forgot',
    'what day did we land on she already forgot',
    'when is the tour again?',
  ])('gets the summary: %s', async (message) => {
    const { text } = await new BookingTalk().sayAll('a tour monday at 3', message)
    expect(text).toMatch(/^To confirm: .* on Mon, Nov 23 at 3 PM/)
  })
})

describe('[API-06] an address that is corrected', () => {
  it.each([
    ['it’s not ann.chen, it’s annchen, no dot', 'annchen@chen.example'],
    ['annchen, not ann.chen', 'annchen@chen.example'],
    ['its not ann.chen its annchen no dot', 'annchen@chen.example'],
  ])('changes no name: %s', async (message, email) => {
    const talk = new BookingTalk({ contact: { name: 'Ann Chen', email: 'ann.chen@chen.example' } })
    const { text } = await talk.sayAll('a tour monday at 3', message)
    expect(text).toContain(`for Ann Chen (${email})`)
  })
})
