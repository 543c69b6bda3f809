import { describe, expect, it } from 'vitest'
import { asksForTour } from '#assistant/booking/asks-for-tour.ts'
import { BookingTalk, house, nobodyKnown } from './talk.ts'

const ann = 'Ann Chen, ann@chen.example'

async function shown(): Promise<BookingTalk> {
  const talk = new BookingTalk()
  expect((await talk.sayAll('Saturday at 4 pm', ann)).text).toContain('on Sat, Nov 21 at 4 PM PST')
  return talk
}

describe('[API-05] formal English', () => {
  it.each([
    'Yes, that is all quite correct, and I should be obliged if you would go ahead and book it.',
    'Yes, indeed, that is precisely what I had in mind, so please do make the appointment.',
    'I have read it over twice and find no fault in it; kindly proceed.',
    'Yes, there is no mistake. Please make the reservation.',
    'How lovely! Yes, do book it, please.',
    'Ay, qué dicha. Listo, de una, agéndela',
    'Haan, correct, please block that slot',
    'Yes please, and happy Thanksgiving',
    'That is the correct name and the correct hour. Yes.',
    'Yes, and no need to call me',
    'Please, yes, before somebody else grabs it',
    'He asks if shoes come off at the door. Anyway yes, book it.',
  ])('books: %s', async (yes) => {
    const talk = await shown()
    await talk.say(yes)
    expect(talk.booked).toHaveLength(1)
  })

  it.each([
    'I should be obliged if you would wait until I have asked my daughter.',
    'That is not quite what I had in mind; kindly wait.',
    'I have read it twice and the name is wrong; please wait',
    'how lovely is the garden in spring?',
    'no wait is that the 21st',
  ])('doesn’t: %s', async (message) => {
    const talk = await shown()
    await talk.say(message)
    expect(talk.booked).toEqual([])
  })

  it.each([
    'I am told that you are the one to ask about seeing the townhouse.',
    'I wish to inspect the property on the 28th of this month.',
    'It is possible to come?',
    'Would it be possible for me to see the house on Tuesday?',
  ])('asks for a tour: %s', (message) => expect(asksForTour(message)).toBe(true))

  it.each([
    'Can the buyer inspect the roof before closing?',
    'Is it possible to see the disclosures?',
    'Whom do I ask about seeing the contract?',
  ])('asks for none: %s', (message) => expect(asksForTour(message)).toBe(false))

  it.each([
    ['a tour on Wednesday, the hour eleven in morning', /Wed, Nov 25 at 11 AM/],
    ['a visit on Monday at eleven hours', /Mon, Nov 23 at 11 AM/],
    ['a tour, how about Monday, 23rd, from 13:00?', /Mon, Nov 23 at 1 PM/],
    ['a tour tomorrow at the 13', /Sat, Nov 21 at 1 PM/],
    ['a visit tomorrow at 12 and half', /Sat, Nov 21 at 12:30 PM/],
    ['a tour Monday 30, eleven of the morning', /Mon, Nov 30 at 11 AM/],
    ['a tour on December 5, a Saturday, at ten', /Sat, Dec 5 at 10 AM/],
    ['a tour dec 3 thursday 4pm', /Thu, Dec 3 at 4 PM/],
    ['a tour. December 5 is a Saturday, correct? 11 then.', /Sat, Dec 5 at 11 AM/],
    ['a tour the weekend after the holiday, Saturday at ten', /Sat, Nov 28 at 10 AM/],
    ['a tour Monday at 1 out there, so 4 for me', /Mon, Nov 23 at 1 PM/],
    ['a tour on Monday the 23rd, 9:30 pm IST', /Mon, Nov 23 at 8 AM|There are no tours/],
    ['a tour on Saturday or Monday at 3pm, Saturday preferred', /Sat, Nov 21 at 3 PM/],
    ['Mondays I get 12:15 to 1:15 for a tour, so 12:30?', /Mon, Nov 23 at 12:30 PM/],
    ['a tour tomorrow? My daughter has soccer till 1:30, so better 2.', /Sat, Nov 21 at 2 PM/],
  ])('names a time: %s', async (message, time) => {
    expect((await new BookingTalk({ record: house }).say(message)).text).toMatch(time)
  })

  it('reads no time into how a visitor can be reached', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.say('a tour on Saturday at 4')
    const { text } = await talk.say('I am Ann Chen, and can be reached at ann@chen.example at any time of day.')
    expect(text).toContain('on Sat, Nov 21 at 4 PM PST, for Ann Chen')
  })

  it('moves a tour to the day before a holiday, and not the day before the tour', async () => {
    const talk = await shown()
    await talk.say('yes')
    const { text } = await talk.say('Can you make it the day before Thanksgiving instead, same hour?')
    expect(text).toMatch(/to Wed, Nov 25 at 4 PM/)
  })

  it('moves a tour to a day of its own weekend', async () => {
    const talk = new BookingTalk({
      record: { ...house, tourHours: [0, 6].map((weekday) => ({ weekday, opens: '09:00:00', closes: '18:00:00' })) },
    })
    await talk.sayAll('a tour on Sat Dec 5 at 1:30', ann, 'yes')
    expect((await talk.say('Hmm, could we do Sunday of that weekend at 10:30?')).text).toMatch(
      /to Sun, Dec 6 at 10:30 AM/,
    )
  })

  it('keeps the visitor’s zone beside a yes on the home’s clock', async () => {
    const talk = new BookingTalk({ record: house })
    await talk.sayAll('I’m in Chicago: a tour Tuesday at 1 pm my time', ann, 'yes, 11 Pacific')
    expect((await talk.say('Can you make it 2 pm my time?')).text).toMatch(/to Tue, Nov 24 at 12 PM/)
  })

  it.each([
    ['can you write my name with normal letters, Elif Yildirim, as in my passport', 'Elif Yıldırım', 'Elif Yildirim'],
    ['put Michael Sorensen not Mike', 'Mike', 'Michael Sorensen'],
    ['its kim orr if u need both', 'Kim', 'Kim Orr'],
  ])('corrects the name: %s', async (message, first, name) => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.sayAll('a tour on Saturday at 4', `My name is ${first}, ann@chen.example`, message)
    await talk.say('yes')
    expect(talk.booked).toMatchObject([{ name }])
  })

  it('takes the end of the day that is asked for', async () => {
    const talk = new BookingTalk({ record: house })
    expect((await talk.sayAll('what’s the latest tour on Monday', 'I’ll take it')).text).toMatch(
      /Mon, Nov 23 at 5:30 PM/,
    )
    const first = await new BookingTalk({ record: house }).sayAll(
      'We would like the earliest appointment on Tuesday.',
      `That suits. ${ann}`,
    )
    expect(first.text).toMatch(/Tue, Nov 24 at 9 AM/)
  })
})
