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
      'the Saturday after a holiday, in Spanish',
      ['quiero una visita el sábado que viene, después de Acción de Gracias, a eso de las doce'],
      /Sat, Nov 28 at 12 PM/,
    ],
    [
      'a weekday after a holiday',
      ['a tour maybe after thanksgiving, like the monday or so, at 2'],
      /Mon, Nov 30 at 2 PM/,
    ],
    [
      'a weekday before who leaves',
      ['we leave right after Thanksgiving, is Wednesday at 2 ok?'],
      /Wed, Nov 25 at 2 PM/,
    ],
    ['a weekday with its date', ['a tour after Thanksgiving, Saturday the 5th at 2'], /Sat, Dec 5 at 2 PM/],
    ['the day after a holiday, in Spanish', ['el día después de Acción de Gracias a las 3'], /Fri, Nov 27 at 3 PM/],
    ['the weekend after next', ['a viewing weekend after next? either day'], /1\. Sat, Dec 5/],
    ['the week after next', ['a tour week after next, Tuesday at 2'], /Tue, Dec 1 at 2 PM/],
    ['“tipo 4” in Spanish', ['quiero ver el depa mañana por la tarde, tipo 4'], /Sat, Nov 21 at 4 PM/],
    ['“tipo cinco y media” in Spanish', ['una visita el lunes, tipo cinco y media'], /Mon, Nov 23 at 5:30 PM/],
    ['a date in Spanish', ['una visita el lunes a las 4', 'mejor el 24'], /Tue, Nov 24 at 4 PM/],
    [
      'an hour beside the same one where the visitor is',
      ['a tour Monday at 6pm my time, so 3pm Pacific'],
      /Mon, Nov 23 at 3 PM/,
    ],
    [
      'an hour before who sleeps in',
      ['tour on Monday at 10', 'actually make it 11 kids sleep in'],
      /Mon, Nov 23 at 11 AM/,
    ],
    ['a week from today, in Spanish', ['quiero verla de hoy en ocho a las 11'], /Fri, Nov 27 at 11 AM/],
    ['a week from a weekday, in Spanish', ['una visita el lunes en ocho a las 10'], /Mon, Nov 30 at 10 AM/],
    [
      'an hour beside “that Sunday”',
      ['tour on Monday at 11', 'could we move the tour to 2 that Monday?'],
      /Mon, Nov 23 at 2 PM/,
    ],
    ['a misspelled Wednesday', ['a tour on wensday at 3'], /Wed, Nov 25 at 3 PM/],
    [
      'another day at another hour',
      ['tour on Tuesday at 2', 'is the 25th possible, an hour later?'],
      /Wed, Nov 25 at 3 PM/,
    ],
    [
      '“10 it is” before something else',
      ['a tour at 8:30 on Saturday', '10 it is but how long do these take'],
      /Sat, Nov 21 at 10 AM/,
    ],
    [
      'a day after “weekdays only, got it”',
      ['can we see it', 'ohhh weekdays only got it. tue the 24th at 2'],
      /Tue, Nov 24 at 2 PM/,
    ],
    [
      'another day after “that’s cutting it close”',
      ['a tour on Monday at 10', 'hmm that’s cutting close, Saturday instead, anything past noon'],
      /1\. Sat, Nov 21 at 12 PM/,
    ],
    ['what is preferred of two', ['a tour wednesday 3 or 4. 4 if i get to pick'], /Wed, Nov 25 at 4 PM/],
    ['a day that is preferred', ['a tour monday or tuesday at 3. tuesday if i can choose'], /Tue, Nov 24 at 3 PM/],
    [
      'the only day off',
      ['a tour? Monday’s my only day off, and I’d need it late, say half four'],
      /Mon, Nov 23 at 4:30 PM/,
    ],
    ['a Saturday that follows', ['a tour. this saturday no good. following saturday at 1?'], /Sat, Nov 28 at 1 PM/],
    [
      'a Monday after a week away',
      ['A tour, not this coming week, I’m away. The Monday after, at 11.'],
      /Mon, Nov 30 at 11 AM/,
    ],
    [
      'a weekday after who arrives',
      ['a tour? we arrive Friday night after thanksgiving and leave Sunday so Saturday, around noon'],
      /Sat, Nov 28 at 12 PM/,
    ],
    ['a weekday after who is away', ['I’m in London until the 30th. A tour on Tuesday at 2?'], /Tue, Dec 1 at 2 PM/],
    ['midday in two words', ['a tour wed mid day'], /Wed, Nov 25 at 12 PM/],
    ['“got a 4?”', ['a tour on wednesday', 'got a 4?'], /Wed, Nov 25 at 4 PM/],
    ['“doable”', ['I’ve got Monday morning free for a tour, is 10 doable?'], /Mon, Nov 23 at 10 AM/],
    ['what would be ideal', ['a tour Tuesday before lunch, ideally 11?'], /Tue, Nov 24 at 11 AM/],
    [
      'an hour that a sentence about something else comes to',
      ['can we see it this evening? I get off BART around 5:15 so 5:30'],
      /Fri, Nov 20 at 5:30 PM/,
    ],
    ['neither of two hours', ['a tour on tuesday', 'can’t do 9 or 1'], /1\. Tue, Nov 24 at 9:30 AM/],
    [
      'on the same day as the tour that moves',
      ['a tour tuesday at 3', ann, 'yes', 'reschedule please', '1:30 same day'],
      /to Tue, Nov 24 at 1:30 PM/,
    ],
    ['between hours, in Spanish', ['quiero verla el lunes entre 10 y 12, mejor 11'], /Mon, Nov 23 at 11 AM/],
    ['an hour in words, in Spanish', ['manana a las doce y media se puede una visita?'], /Sat, Nov 21 at 12:30 PM/],
    [
      'the other Saturday, in Spanish',
      ['una visita el sabado que viene no, el otro, a las 10'],
      /Sat, Nov 28 at 10 AM/,
    ],
    ['a date with two full stops', ['I want to book a visit. 24.11., 15:00.'], /Tue, Nov 24 at 3 PM/],
    ['eleven hour', ['a tour tuesday, eleven hour'], /Tue, Nov 24 at 11 AM/],
    ['the last day of the month', ['a tour on the last day of the month at 2'], /Mon, Nov 30 at 2 PM/],
    [
      'an hour after the end of something, alone',
      ['tour monday at 2', 'no wait i have brunch til 3. 4'],
      /Mon, Nov 23 at 4 PM/,
    ],
    ['on two clocks', ['a tour? 5 pm on Tuesday here would be 2 for you'], /Tue, Nov 24 at 2 PM/],
    [
      'what would be ideal while the name is asked for',
      ['tour on tuesday at 3:30', '5 would be ideal'],
      /Tue, Nov 24 at 5 PM/,
    ],
    ['“when u open”', ['a tour, lets do wed right when u open'], /Wed, Nov 25 at 9 AM/],
    ['minutes from now', ['can we see it', 'like in 300 min?'], /Fri, Nov 20 at 9 AM/],
    ['the other Saturday', ['a tour on Saturday', 'no the other saturday'], /Sat, Nov 28/],
    ['not this Saturday', ['a tour, not this saturday, the next one'], /Sat, Nov 28/],
    [
      'a date alone, beside an hour',
      ['a tour on Saturday', 'no the other saturday', '28 yes. 1 oclock'],
      /Sat, Nov 28 at 1 PM/,
    ],
    ['how early on a day', ['a tour on Monday afternoon', 'How early on Saturday'], /1\. Sat, Nov 21 at 9 AM/],
    [
      'a weekday with its date, in Spanish',
      ['can I see it', 'el viernes que viene dia 27, despues de las 3'],
      /Fri, Nov 27 at 3/,
    ],
    ['the latest hour', ['can I see it', 'FINE. tuesday the 24th. as late as possible'], /Tue, Nov 24 at 5:30 PM/],
    [
      'the end of the day of a tour',
      ['a tour Tuesday at 9 am', ann, 'yes', 'Actually keep Tuesday but make it end of day'],
      /Tue, Nov 24 at 5:30 PM/,
    ],
    ['between two holidays', ['wanna tour it sometime between xmas and new years'], /1\. Sat, Dec 26/],
    ['between two holidays, in Spanish', ['una visita entre navidad y año nuevo'], /1\. Sat, Dec 26/],
    ['“the 2nd” of three offers', ['can we see it', 'go w the 2nd'], /To confirm: a tour/],
    ['“the 2nd” of a month', ['can we see it', 'the 2nd of december'], /Wed, Dec 2/],
    ['a date with four digits', ['book me: tues 24th 1230'], /Tue, Nov 24 at 12:30 PM/],
    ['quarter after', ['a tour please', 'Quarter after ten tomorrow then'], /Sat, Nov 21 at 10:15 AM/],
    ['a walk-through for two people', ['wed 1pm walkthrough for 2'], /Wed, Nov 25 at 1 PM/],
    ['for two o’clock', ['walkthrough wed for 2'], /Wed, Nov 25 at 2 PM/],
    ['quarter of', ['a tour tomorrow at quarter of three'], /Sat, Nov 21 at 2:45 PM/],
    [
      'an hour, or the nearest to it',
      ['a tour on Friday the 27th at lunch', 'the 12 one if its there or the closest to 12'],
      /Fri, Nov 27 at 12 PM/,
    ],
    [
      'an hour beside the place of the visitor',
      ['a tour Monday at 10', 'i meant 10 denver so 9 there'],
      /Mon, Nov 23 at 9 AM/,
    ],
    [
      'another day in short Spanish',
      ['una visita el martes a las 11', 'Itzel Huerta itz@gmail.com', 'me lo cambias pal miercoles?'],
      /Wed, Nov 25/,
    ],
    [
      'an hour before it gets dark, in Spanish',
      ['una visita el lunes 30 a las 4', ann, 'si', 'sabes que mejor a las 3, anochece temprano'],
      /Mon, Nov 30 at 3 PM/,
    ],
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

  it('is asked for as availability in a part of a day', async () => {
    const talk = new BookingTalk()
    const { text } = await talk.say('Good afternoon, might there be availability on the 30th in the early afternoon?')
    expect(text).toContain('1. Mon, Nov 30 at 12 PM')
    expect((await talk.say('One o’clock would be splendid.')).text).toContain('Mon, Nov 30 at 1 PM')
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

describe('[API-05] an hour that is said on two clocks', () => {
  it.each([
    'Yes 3pm California time, so 11 at night for me, I worked it out',
    'yes 3 Pacific, that’s 6 for us',
    'yes, 3 pm PST, which is 6 pm on my end',
  ])('stays the one of the home: %s', async (message) => {
    const talk = new BookingTalk({ record: byAppointment, contact: { name: null, email: null } })
    await talk.say('a tour on Friday the 27th, 3pm Pacific')
    await talk.say(message)
    expect((await talk.say(ann)).text).toContain('Fri, Nov 27 at 3 PM')
  })

  it('is the one that is wished for where no zone is named', async () => {
    const { text } = await new BookingTalk().say('a tour Monday, I get off at 4 so 5 for me')
    expect(text).toContain('Mon, Nov 23 at 5 PM')
  })
})

describe('[API-05] a summary', () => {
  const summary = 'To confirm: a tour of 48 Alder Ridge Road on Sat, Nov 21 at 4 PM PST'
  const shown = async () => {
    const talk = new BookingTalk()
    expect((await talk.sayAll('Saturday at 4 pm', ann)).text).toContain(summary)
    return talk
  }

  it.each(['no phone', 'sorry, no phone number'])('is repeated after “%s”', async (message) => {
    expect((await (await shown()).say(message)).text).toContain(summary)
  })

  it('needs another answer than “no phone” where a phone number is required', async () => {
    const talk = new BookingTalk({ record: { ...house, tourPhone: 'required' } })
    await talk.sayAll('Saturday at 4 pm', ann, '415 555 0199')
    expect((await talk.say('no phone')).text).not.toContain('To confirm')
  })

  it.each(['yeah that sounds good', 'Yes, kindly send it', 'ok perfect'])(
    'is repeated where nothing is to be changed, and only the next yes books: %s',
    async (message) => {
      const talk = await shown()
      await talk.say('no')
      expect((await talk.say(message)).text).toContain(summary)
      expect(talk.booked).toEqual([])
      await talk.say('yes')
      expect(talk.booked).toHaveLength(1)
    },
  )

  it.each(['yes, the time', 'yes, change it please'])('isn’t repeated for who changes it: %s', async (message) => {
    expect((await (await shown()).sayAll('no', message)).text).not.toContain('To confirm')
  })

  it.each([
    'Everything correct, fire away',
    'fire away',
    'Spot on, send it',
    'Just mine then. Spot on, send it',
    'spot on',
    'yes kindly book it',
  ])('is agreed to by: %s', async (message) => {
    const talk = await shown()
    await talk.say(message)
    expect(talk.booked).toHaveLength(1)
  })

  it.each(['not spot on', 'can I fire away with some questions?'])('isn’t agreed to by: %s', async (message) => {
    const talk = await shown()
    await talk.say(message)
    expect(talk.booked).toEqual([])
  })
})

describe('[API-05] how long a tour takes', () => {
  it.each([
    'May I ask roughly how long a viewing takes?',
    'How long does it usually take? We come from far away',
    'How long should we set aside?',
    'how long do I need to plan for?',
  ])('is answered while one is being booked, before the open question: %s', async (message) => {
    const talk = new BookingTalk({ contact: { name: null, email: null } })
    await talk.say('Saturday at 4 pm')
    expect((await talk.say(message)).text).toBe('A tour takes 30 minutes.\n\nWhat name should I put it under?')
    expect((await talk.say(ann)).text).toContain('Sat, Nov 21 at 4 PM')
  })

  it('is answered in Spanish', async () => {
    const talk = new BookingTalk({ contact: { name: null, email: null }, language: 'es' })
    await talk.say('el sábado a las 4')
    expect((await talk.say('¿Cuánto dura la visita más o menos?')).text).toContain('Una visita dura 30 minutos.')
  })

  it.each(['how long is the lease?', 'How long does it take to close?'])('isn’t asked by: %s', async (message) => {
    const talk = new BookingTalk()
    expect((await talk.sayAll('Saturday at 4 pm', message)).text).not.toContain('30 minutes')
  })
})

describe('[API-05] a summary that is corrected', () => {
  it.each([
    ['wait he wants monday', 'Mon, Nov 23 at 4 PM'],
    ['my husband would prefer Monday', 'Mon, Nov 23 at 4 PM'],
    ['No, sorry, I meant the Monday, not the Saturday', 'Mon, Nov 23 at 4 PM'],
    ['actually can we do 3, last train and all', 'Sat, Nov 21 at 3 PM'],
  ])('has the new time: %s', async (message, expected) => {
    const talk = new BookingTalk()
    await talk.sayAll('Saturday at 4 pm', ann)
    expect((await talk.say(message)).text).toContain(expected)
  })

  it('has the hour that someone else prefers', async () => {
    const talk = new BookingTalk()
    await talk.sayAll('Saturday at 4 pm', ann, 'no')
    expect((await talk.say('He would prefer 5')).text).toContain('Sat, Nov 21 at 5 PM')
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
    ['he would prefer 6', '6', false, 'wish'],
    ['she would rather do monday', 'monday', true, 'wish'],
    ['we have 3', '3', false, null],
    ['oye rather at 12', 'at 12', false, 'wish'],
    ['lol sorry no, back to 10:30 like before', '10:30', false, 'wish'],
    ['we fly back to boston at 3', 'at 3', false, null],
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
    'did they confirm?',
    'Did the seller answer yet?',
    'Any word from the owner yet?',
    'any update on my tour?',
    'Has the owner got back about it?',
    'did you hear back from them yet?',
    '¿Ya confirmaron?',
    '¿ya contestaron?',
    '¿ya respondió el dueño?',
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

  it('has the seller know which lease would suit', async () => {
    const talk = await booked()
    await talk.say('Could you tell the owner we’d be interested in a 24 month lease?')
    expect(talk.messages).toEqual([expect.objectContaining({ words: 'we’d be interested in a 24 month lease' })])
  })

  it('has the seller know who comes along', async () => {
    const talk = await booked()
    await talk.say('also can you put down that my realtor Phil is coming with me')
    expect(talk.messages).toEqual([expect.objectContaining({ words: 'my realtor Phil is coming with me' })])
  })

  it.each([
    'Any word from the owner about the roof?',
    'has the owner got back about the parking?',
    'any news on the roof?',
  ])('isn’t answered its time to: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).not.toContain('Your tour')
  })

  it('is reminded of a fact, and not of the tour', async () => {
    const talk = await booked()
    expect((await talk.say('Remind me, is there an elevator?')).text).not.toContain('reminder')
  })
})
