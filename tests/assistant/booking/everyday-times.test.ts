import { describe, expect, it } from 'vitest'
import { BookingTalk, house } from './talk.ts'

const byAppointment = { ...house, tourHours: [] }
const ann = 'Ann Chen, ann@chen.example'

describe('[API-05] a time in everyday words', () => {
  it.each([
    ['the day after a day that was named', ['Monday December 7 at 2 pm', 'The day after?'], /Tue, Dec 8 at 2 PM/],
    ['an hour on a British clock', ['a tour on Wednesday at 6pm UK time'], /Wed, Nov 25 at 10 AM/],
    ['no hour before one', ['a tour on Monday, can’t before 3'], /1\. Mon, Nov 23 at 3 PM/],
    [
      'nothing after the hours that are offered',
      ['a tour on Wednesday at 8 pm', 'is there nothing after that?'],
      /nothing open then/,
    ],
  ])('is %s', async (_, messages, expected) => {
    const talk = new BookingTalk()
    let text = ''
    for (const message of messages) text = (await talk.say(message)).text
    expect(text).toMatch(expected)
  })

  it('is read without a colon', async () => {
    const talk = new BookingTalk()
    await talk.say('a tour today after 4')
    expect((await talk.say('530 is good')).text).toContain('5:30 PM')
  })

  it('is on either of two days', async () => {
    const talk = new BookingTalk()
    const { text } = await talk.say('A tour Friday the 27th or Saturday the 28th. Either day is fine.')
    expect(text).toContain('Fri, Nov 27')
    expect(text).toContain('Sat, Nov 28')
  })

  it.each(['a tour next week but not Monday', 'a tour any time next week except Monday'])(
    'leaves a day of a week out: %s',
    async (message) => {
      const { text } = await new BookingTalk().say(message)
      expect(text).toContain('Tue, Nov 24')
      expect(text).not.toMatch(/Mon,|Nov 2[01]/)
    },
  )

  it('is the next day, too, where tours are by appointment', async () => {
    const talk = new BookingTalk({ record: byAppointment })
    await talk.say('Monday December 7 at 2 pm')
    expect((await talk.say('My wife works that day. The day after?')).text).toContain('Tue, Dec 8 at 2 PM')
  })
})

describe('[API-05] a visitor with a tour', () => {
  async function booked() {
    const talk = new BookingTalk()
    await talk.sayAll('Saturday at 10 am', ann, 'yes')
    expect(talk.booked).toMatchObject([{ time: '2026-11-21T10:00:00' }])
    return talk
  }

  it('moves it to the same hour of another week', async () => {
    const talk = await booked()
    await talk.say('can we do next week?')
    expect((await talk.say('Saturday same time')).text).toContain('to Sat, Nov 28 at 10 AM')
  })

  it('moves it to the same hour of a day on which another hour was offered', async () => {
    const talk = await booked()
    await talk.say('can we do next week?')
    expect((await talk.say('same time Wednesday')).text).toContain('to Wed, Nov 25 at 10 AM')
  })

  it('is answered what comes next, and that someone may come along', async () => {
    const talk = await booked()
    expect((await talk.say('Can you tell me what happens next?')).text).toContain('Sat, Nov 21 at 10 AM')
    expect((await talk.say('Actually would it be ok if I bring my partner along?')).text).toContain('comes along')
  })

  it('passes on an hour that someone else asks for', async () => {
    const talk = await booked()
    expect((await talk.say('she asks if it can be 15:30')).text).toContain('to Sat, Nov 21 at 3:30 PM')
  })

  it('has the seller know who comes along', async () => {
    const talk = await booked()
    await talk.say('also can you put down that my realtor Phil is coming with me')
    expect(talk.messages).toEqual([expect.objectContaining({ words: 'my realtor Phil is coming with me' })])
  })

  it('is reminded of a fact, and not of the tour', async () => {
    const talk = await booked()
    expect((await talk.say('Remind me, is there an elevator?')).text).not.toContain('reminder')
  })
})
