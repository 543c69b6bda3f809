import { describe, expect, it } from 'vitest'
import { settledRole } from '#assistant/booking/settled-roles.ts'
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

describe('[API-05] a number that isn’t the hour of a tour', () => {
  const summaryOf = async (...messages: string[]) => {
    const talk = new BookingTalk()
    await talk.sayAll('Saturday at 4 pm', ann, ...messages)
    return (await talk.say('yes')).text
  }

  it.each(['is the cat rule strict? i have two', 'We’ve got 3. Is that OK?'])(
    'leaves the summary as it is: %s',
    async (message) => {
      expect(await summaryOf(message)).toContain('I asked the seller for Sat, Nov 21 at 4 PM PST')
    },
  )

  it('stands beside the hour that is meant', async () => {
    expect(await summaryOf('wait thats 5 here, do 3 pacific so its 4 for us')).toContain('at 3 PM PST')
  })
})

describe('[API-05] a summary that is corrected', () => {
  it.each([
    ['No, sorry, I meant the Monday, not the Saturday', 'Mon, Nov 23 at 4 PM'],
    ['actually can we do 3, last train and all', 'Sat, Nov 21 at 3 PM'],
  ])('has the new time: %s', async (message, expected) => {
    const talk = new BookingTalk()
    await talk.sayAll('Saturday at 4 pm', ann)
    expect((await talk.say(message)).text).toContain(expected)
  })

  it('has the whole name after the first one alone', async () => {
    const talk = new BookingTalk()
    await talk.sayAll('Saturday at 4 pm', 'Amir, amir@chen.example')
    expect((await talk.say('Amir Hosseini')).text).toContain('for Amir Hosseini (amir@chen.example)')
  })
})

describe('[API-05] the roles of days and hours', () => {
  const roleOf = (text: string, said: string, isDay: boolean) => {
    const time = { index: text.indexOf(said), end: text.indexOf(said) + said.length, isDay }
    return settledRole(text, time, [time])
  }

  it.each([
    ['no sorry i meant the monday, not the saturday', 'monday', true, 'wish'],
    ['no sorry i meant the monday, not the saturday', 'saturday', true, 'not'],
    ['why not saturday', 'saturday', true, null],
    ['does that mean 9am for me', '9am', false, 'other'],
    ['so its 7 here', '7', false, 'other'],
    ['fine 12:00pm', '12:00pm', false, 'wish'],
  ] as const)('are settled in "%s" for %s', (text, said, isDay, role) => {
    expect(roleOf(text, said, isDay)).toBe(role)
  })
})

describe('[API-05] an answer to offers', () => {
  it.each([
    ['ok the earliest one', 1],
    ['the latest one please', 3],
  ])('takes one of them: %s', async (message, number) => {
    const talk = new BookingTalk()
    const offered = (await talk.say('when can I see it')).text
    const offer = new RegExp(`${number}\\. (.+)`).exec(offered)?.[1] ?? 'none'
    expect((await talk.say(message)).text).toContain(`on ${offer}`)
  })

  it('on two days has both looked up', async () => {
    const talk = new BookingTalk()
    await talk.say('when can I see it')
    const { text } = await talk.say('mom can do mon or wed, not before 11')
    expect(text).toContain('1. Mon, Nov 23')
    expect(text).toContain('Wed, Nov 25')
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

  it.each([
    'has the seller said yes yet?',
    'did my request go thru',
    'what did I book again, 5th or 6th?',
    'and what was the day again',
    'Thanks, when and where exactly is it now?',
  ])('is answered its time: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toContain('Sat, Nov 21 at 10 AM')
    expect(talk.tours).toHaveLength(1)
  })

  it('moves it to an hour that “can we do” names, beside the reason', async () => {
    const talk = await booked()
    expect((await talk.say('can we do 3:30 actually, school pickup')).text).toContain('to Sat, Nov 21 at 3:30 PM')
  })

  it('has “pls pass on” passed on', async () => {
    const talk = await booked()
    await talk.say('ill be about 10 min late coming from work, pls pass on')
    expect(talk.messages).toEqual([expect.objectContaining({ words: 'ill be about 10 min late coming from work' })])
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
