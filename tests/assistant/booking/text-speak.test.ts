import { describe, expect, it } from 'vitest'
import { asksForTour } from '#assistant/booking/asks-for-tour.ts'
import { namesOnlyDays, namesOnlyTimes } from '#assistant/booking/names-only-times.ts'
import { BookingTalk, friday, house, nobodyKnown } from './talk.ts'

const daily = {
  ...house,
  tourHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00:00', closes: '18:00:00' })),
}
const place = { record: daily, now: friday }

describe('[API-05] a tour in text-speak', () => {
  it.each<[string[], RegExp]>([
    [['tour pls', '2 sun'], /Sun, Nov 22 at 2 PM/],
    [['tour sun the 29 10 or 11'], /1\. Sun, Nov 29 at 10 AM[\s\S]*2\. Sun, Nov 29 at 11 AM/],
    [['tour sun 22nd, 10 or 11?'], /1\. Sun, Nov 22 at 10 AM[\s\S]*2\. Sun, Nov 22 at 11 AM/],
    [['tour?', 'not this sat\nthe one after turkey day', 'noon'], /Sat, Nov 28 at 12 PM/],
    [['tour on tuesss at 3'], /Tue, Nov 24 at 3 PM/],
    [['tour mon 130 or tues 130', 'the 2nd of those'], /Tue, Nov 24 at 1:30 PM/],
    [['tour on sat at 10 or 11', 'the later i like sleep'], /Sat, Nov 21 at 11 AM/],
    [['wed 3 tour', 'he says 330 cuz he’s always late'], /Wed, Nov 25 at 3:30 PM/],
    [['wed 3 tour', 'day earlier same time'], /Tue, Nov 24 at 3 PM/],
    [['wed 3 tour', 'hmm hour b4 that actually'], /Wed, Nov 25 at 2 PM/],
    [['wed 1230 tour', 'wait cant 1230 do 130'], /Wed, Nov 25 at 1:30 PM/],
    [['tour mon or tues', 'aft not morn', 'tues 1'], /Tue, Nov 24 at 1 PM/],
    [['tour tuesday, as close to 10 as you can'], /Tue, Nov 24 at 10 AM/],
    [['tour on tuesday', 'half 3 it is'], /Tue, Nov 24 at 3:30 PM/],
    [['tour on monday. no mondays? tuesday then, 10am', 'wednesday then, same'], /Wed, Nov 25 at 10 AM/],
    [['tour on 2moro after work 5?'], /Sat, Nov 21 at 5 PM/],
    [['tour on tuesday at lunch (12)'], /Tue, Nov 24 at 12 PM/],
    [['tour? my boss lets me leave at 3 mondays so i’d be there by 4'], /Mon, Nov 23 at 4 PM/],
    [['tour monday, early as u got', 'ann chen ann@chen.example'], /Mon, Nov 23 at 9 AM/],
  ])('is understood: %j', async (messages, time) => {
    expect((await new BookingTalk({ record: daily }).sayAll(...messages)).text).toMatch(time)
  })

  it.each(['sat 11', '2 sun', 'sun the 29th, 10 or 11', 'noon tuesday?', 'mon or tues at 4 pls'])(
    'may hold a day with its hours and nothing else: %s',
    (message) => expect(namesOnlyTimes(message, place)).toBe(true),
  )

  it.each(['sunday', '2 cats', 'sunday at 2 is when my lease ends', 'is it 3 or 4 baths', 'offers on tuesday at 5?'])(
    'or not: %s',
    (message) => expect(namesOnlyTimes(message, place)).toBe(false),
  )

  it('may hold weekdays alone', () => {
    expect(namesOnlyDays('tuesss', place)).toBe(true)
    expect(namesOnlyDays('not sat not sun', place)).toBe(true)
    expect(namesOnlyDays('tuesday the 1st', place)).toBe(false)
    expect(namesOnlyDays('closed tuesdays?', place)).toBe(false)
  })

  it.each([
    'u doing sunday the 22',
    'r u showing it monday?',
    'whats earliest u got tmrw',
    'ur last one tues',
    'cn i c the house 2moro',
    'need 2 see it',
    'can i just come up',
  ])('is asked for: %s', (message) => expect(asksForTour(message)).toBe(true))

  it.each(['u doing repairs on sunday?', 'whats the earliest move in', 'does it come up for renewal', 'i c, thanks'])(
    'is not asked for: %s',
    (message) => expect(asksForTour(message)).toBe(false),
  )
})

describe('[API-05] an hour without a day', () => {
  it('is looked for on the days to come where today is too soon', async () => {
    const record = { ...house, tourNoticeHours: 24 }
    const talk = new BookingTalk({ record })
    const { text } = await talk.sayAll('a tour please', '3 pm is the only time I can get away')
    expect(text).toMatch(/1\. Sat, Nov 21 at 3 PM[\s\S]*2\. Mon, Nov 23 at 3 PM/)
    expect((await talk.say('Monday the 30th')).text).toMatch(/Mon, Nov 30 at 3 PM/)
  })

  it('is today where it’s possible', async () => {
    expect((await new BookingTalk({ record: house }).sayAll('a tour please', '3 pm')).text).toMatch(
      /Fri, Nov 20 at 3 PM/,
    )
  })

  it('gets the day that is said next', async () => {
    expect((await new BookingTalk({ record: house }).sayAll('a tour at 3pm', 'monday')).text).toMatch(
      /Mon, Nov 23 at 3 PM/,
    )
  })
})

describe('[API-05] what is no name', () => {
  it.each(['oh shoot its turkey day', 'perfecto. hay alberca?', 'estupendo. ¿tienen cochera?'])(
    'while the name is asked for: %s',
    async (message) => {
      const talk = new BookingTalk({ contact: nobodyKnown })
      await talk.say('a tour on Saturday at 2')
      const { text } = await talk.say(message)
      expect(text).not.toMatch(/Thank you|email/)
    },
  )

  it('and what is one', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.sayAll('a tour on Saturday at 2', 'aj fontaine is the name')
    expect((await talk.say('aj@fontaine.example')).text).toContain('for Aj Fontaine (aj@fontaine.example)')
  })
})
