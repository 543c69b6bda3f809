import { describe, expect, it } from 'vitest'
import { asksForTour } from '#assistant/booking/asks-for-tour.ts'
import { withQuestionApart } from '#assistant/booking/question-apart.ts'
import { understand } from '#assistant/booking/understand.ts'
import { contactLeft } from '#assistant/contact/contact-left.ts'
import { answerToLast, ask } from '../support/ask.ts'
import { BookingTalk, encoderThatSays, friday, house } from './talk.ts'

const noon = '2026-11-24T12:00:00'
const standing = (state: string) => ({
  state,
  context: { wish: { kind: 'time' as const, time: noon }, time: noon, offers: [] },
  record: house,
  now: friday,
  isAsked: true,
})
const read = (message: string, state = 'confirming') => understand(message, standing(state))

it('[API-03] “it” is the home after when tours are', async () => {
  const { text } = await answerToLast(5, ['which hours do you have tours on monday?', 'is it a corner unit?'])
  expect(text).toContain('on the twenty-first floor')
})

it('[API-03] “folks call me Dutch” asks for no person', async () => {
  expect((await ask(8, 'I want to see it Saturday at 12:30. Folks call me Dutch.')).wantsPerson).toBe(false)
})

it('[API-05] a question is answered behind “name”, and isn’t taken for a refusal', () => {
  const deposit = 'how much is deposit in dollars, 3400 or 6800'
  expect(read(`name Wojtek. ${deposit}`, 'askingName')).toEqual({
    events: [{ type: 'NAME_GIVEN', name: 'Wojtek' }],
    rest: [deposit],
  })
  expect(read('nah wait is the gardener inside the $210?', 'askingName').events).toEqual([])
})

it('[API-05] a full name with a yes books', async () => {
  const talk = new BookingTalk({ contact: { name: null, email: null } })
  await talk.sayAll('tour on tuesday at 3, Josephine, jo@hume.example')
  await talk.say('Josephine Delacroix-Hume, yes. Please book it.')
  expect(talk.booked).toMatchObject([{ name: 'Josephine Delacroix-Hume' }])
})

it.each([
  ['Good, that matters at our age. The name is Walter Jensen.', 'The name is Walter Jensen.'],
  ['Are there many kids? Write to ana@ruiz.example.', 'Write to ana@ruiz.example.'],
  ['Are there many kids on the street?', ''],
])('[API-05] contact data are read beside what the guard answers: %s', (message, left) =>
  expect(contactLeft(message)).toBe(left),
)

describe('[API-05] whether an hour is open', () => {
  it.each(['is tuesday at 4 free', 'tuesday at 4, is that open?', 'wednesday at noon. would that be available?'])(
    'asks nothing of the home: %s',
    async (message) => {
      const { wantsTour, parts } = await ask(4, message)
      expect(wantsTour).toBe(true)
      expect(parts.filter(({ isAnswer }) => isAnswer)).toEqual([])
    },
  )
})

describe('[API-05] a question about the home in the middle of booking a tour', () => {
  it.each([
    ['chidi_n@post.example, hoa is 985 a month right?', 'hoa is 985 a month right?'],
    ['clyde@post.example. is it on the 2nd floor or the 3rd', 'is it on the 2nd floor or the 3rd'],
    ['ximena@post.example ¿cuánto pagaría al mes por 2 gatos?', '¿cuánto pagaría al mes por 2 gatos?'],
    ['zblum@post.example and can i keep a bike somewhere', 'can i keep a bike somewhere'],
  ])('is answered beside an address: %s', (message, question) => {
    const { events, rest } = read(message, 'askingEmail')
    expect(events.map(({ type }) => type)).toEqual(['EMAIL_GIVEN'])
    expect(rest).toEqual([question])
  })

  it.each([
    ['fatou diallo. sq ft is 1310 or 1130?', 'Fatou Diallo'],
    ['Lindqvist, Maja. is it a one or two car garage?', 'Maja Lindqvist'],
  ])('is answered behind a name: %s', (message, name) => {
    const { events, rest } = read(message, 'askingName')
    expect(events).toEqual([{ type: 'NAME_GIVEN', name }])
    expect(rest).toHaveLength(1)
  })

  it.each([
    'Does the deposit come to one month or two?',
    'which floor is it, 2nd or 3rd, and no elevator right',
    'Is the lot 0.42 or 0.24 acres?',
    'is the valet for 1 car or 2?',
    '12 or 18 months, which of them gets the free month?',
    'how many steps up to the door? my mum has a stick, 3 is ok 10 is not',
  ])('names no other time: %s', (message) => {
    expect(read(message).events).toEqual([])
  })

  it('is answered where a tour moves, with its mark or without', async () => {
    const talk = new BookingTalk()
    await talk.sayAll('can I tour on Tuesday at 11?', 'yes')
    const { rest } = await talk.say('can we make it 4:30pm instead? also is the deposit 1 month or 2')
    expect(rest).toBe('also is the deposit 1 month or 2')
  })

  it.each([
    ['Two things: is there an outlet for my car, and could we do 4:30 on Wednesday?', 'is there an outlet for my car?'],
    ['can u bump me to 4:30 n also is there laundry', 'is there laundry?'],
    ['push it back an hour please and tell me if cats cost extra', 'tell me if cats cost extra?'],
  ])('is answered beside a new time: %s', async (message, question) => {
    const talk = new BookingTalk()
    await talk.sayAll('can I tour on Tuesday at 11?', 'yes')
    expect((await talk.say(message)).rest).toBe(question)
    const before = talk.tours[0]?.time
    await talk.say('yes')
    expect(talk.tours[0]?.time).not.toBe(before)
  })

  it('is answered behind a name without a mark', () => {
    const { events, rest } = read('name Luz Abad, luz@abad.example, do u have a dishwasher in there', 'askingName')
    expect(events.map(({ type }) => type)).toEqual(['NAME_GIVEN', 'EMAIL_GIVEN'])
    expect(rest).toEqual(['do u have a dishwasher in there'])
  })

  it('is about a number of rooms: “Five is plenty. Yes, book it”', async () => {
    const talk = new BookingTalk()
    await talk.sayAll('can I tour on Tuesday at 11?', 'Five is plenty. Yes, book it.')
    expect(talk.booked).toMatchObject([{ time: '2026-11-24T11:00:00' }])
  })

  it('leaves the numbers of days and hours', () => {
    expect(read('can we do the 4 bedroom on saturday the 21st at 2').events).toEqual([
      { type: 'TIME_WISHED', time: '2026-11-21T14:00:00' },
    ])
  })
})

describe('[API-06] the day that an hour is for', () => {
  it.each([
    ['I have a closing Monday at 1. Can you do 3:30 that same day?', '2026-11-23T15:30:00'],
    ['We close on our place Wednesday at 11. Any chance of a tour after that, at 3 pm?', '2026-11-25T15:00:00'],
  ])('is in the sentence before: %s', (message, time) => {
    const none = { ...standing('askingTime'), context: { wish: null, time: null, offers: [] } }
    expect(understand(message, none).events).toEqual([{ type: 'TIME_WISHED', time }])
  })

  it('is that of all hours that were named before', () => {
    const hour = (clock: string) => ({
      from: `2026-11-28T${clock}:00`,
      until: `2026-11-28T${clock}:01`,
      opens: `${clock}:00`,
      closes: `${clock}:01`,
    })
    const wish = { kind: 'windows' as const, windows: [hour('14:00'), hour('16:00')], near: null }
    const asked = { ...standing('askingTime'), context: { wish, time: null, offers: [] } }
    expect(understand('4pm', asked).events).toEqual([{ type: 'TIME_WISHED', time: '2026-11-28T16:00:00' }])
  })

  it('is that of the offer with its weekday', () => {
    const offers = ['2026-11-25T14:00:00', '2026-11-27T14:00:00']
    const offered = { ...standing('offering'), context: { wish: null, time: null, offers } }
    expect(understand('the friday one, 2 o’clock', offered).events).toEqual([
      { type: 'TIME_WISHED', time: '2026-11-27T14:00:00' },
    ])
    expect(understand('friday at 4', offered).events).toEqual([{ type: 'TIME_WISHED', time: '2026-11-27T16:00:00' }])
    expect(understand('friday dec 4 at 4', offered).events).toEqual([
      { type: 'TIME_WISHED', time: '2026-12-04T16:00:00' },
    ])
  })

  it.each([
    ['a las cuatro me viene bien', '2026-11-24T16:00:00'],
    ['el lunes 30 a las 4', '2026-11-30T16:00:00'],
  ])('is understood in Spanish: %s', (message, time) => {
    expect(read(message, 'changing').events).toEqual([{ type: 'TIME_WISHED', time }])
  })

  it('is the 30th in “el lunes 30 por la mañana”', () => {
    const [event] = read('el lunes 30 por la mañana', 'changing').events
    expect(event).toMatchObject({ type: 'DAY_WISHED', windows: [{ from: '2026-11-30T00:00:00', closes: '12:00:00' }] })
  })

  it.each([
    ['he is free on Mondays. So Monday after 3?', '2026-11-23T00:00:00'],
    ['she has Tuesdays off. So I guess Tuesday before noon?', '2026-11-24T00:00:00'],
  ])('is the next of its weekday: %s', (message, from) => {
    const none = { ...standing('askingTime'), context: { wish: null, time: null, offers: [] } }
    expect(understand(message, none).events).toMatchObject([{ type: 'DAY_WISHED', windows: [{ from }] }])
  })

  it('stays while another hour replaces one: “ugh sorry, 3 not 2”', () => {
    expect(read('ugh sorry, 3 not 2', 'askingName').events).toEqual([
      { type: 'TIME_WISHED', time: '2026-11-24T15:00:00' },
    ])
  })
})

describe('[API-05] a tour that moves', () => {
  const moved = async (message: string) => {
    const talk = new BookingTalk({ encoder: encoderThatSays({ change: 'move' }) })
    await talk.sayAll('can I tour on Tuesday at 11?', 'yes')
    const { text } = await talk.say(message)
    return text
  }

  it.each([
    ['My Tuesday meeting now runs until noon. Could I come after that instead, at 1?', 'Tue, Nov 24 at 1 PM'],
    ['Work is a zoo right now. Could you push it to the week after?', 'Tue, Dec 1 at 11 AM'],
    ['my in laws land wednesday at 9. could it be the day after, same time?', 'at 11 AM'],
    ['cant do tues anymore, wed?', 'Wed, Nov 25 at 11 AM'],
    ['¿sería posible dejarlo para una semana después, a la misma hora?', '11'],
  ])('“%s”', async (message, time) => {
    expect(await moved(message)).toContain(time)
  })
})

describe('[API-06] a day that is asked about', () => {
  it.each([
    'What have you got on Saturday the 28th?',
    'whats open monday',
    'What times do you have for a tour tomorrow?',
  ])('is a wish to come: %s', (message) => {
    expect(asksForTour(message)).toBe(true)
  })
  it.each(['What is Sunday like there?', 'whats available', 'What’s open on Thanksgiving nearby?'])(
    'is none: %s',
    (message) => {
      expect(asksForTour(message)).toBe(false)
    },
  )
  it('may be written as in Germany', () => {
    const none = { ...standing('askingTime'), context: { wish: null, time: null, offers: [] } }
    expect(understand('a tour on Friday 27.11. at 15:00', none).events).toEqual([
      { type: 'TIME_WISHED', time: '2026-11-27T15:00:00' },
    ])
  })
})

describe('[API-06] a question and a time in one sentence', () => {
  it.each([
    ['Sunday at 11 then, and what’s the HOA?', ['Sunday at 11 then', 'what’s the HOA?']],
    ['how old is it, and could we come at 1:30 instead?', ['could we come at 1:30 instead?', 'how old is it?']],
    ['push it back an hour and tell me if cats are ok', ['push it back an hour', 'tell me if cats are ok?']],
    [
      'Two things: how big is the lot, and either 10:30 on Tuesday or Friday',
      ['either 10:30 on Tuesday or Friday', 'how big is the lot?'],
    ],
    ['is Tuesday at 3 open and which one is better', ['is Tuesday at 3 open and which one is better']],
    ['is it pink and is there a fox', ['is it pink and is there a fox']],
  ])('are read apart: %s', (sentence, parts) => expect(withQuestionApart(sentence)).toEqual(parts))

  it('is no yes to the summary with a kind word alone', async () => {
    const talk = new BookingTalk()
    await talk.sayAll('can I tour on Tuesday at 11?', 'Lovely. And when was it built?')
    expect(talk.booked).toEqual([])
    await talk.say('Yes. And when was it built?')
    expect(talk.booked).toHaveLength(1)
  })
})

describe('[API-06] an hour beside others', () => {
  const at = (time: string) => ({
    ...standing('changing'),
    context: { wish: { kind: 'time' as const, time }, time, offers: [] },
  })
  it.each([
    ['One-thirty please', '2026-11-24T13:30:00'],
    ['12:30 dec 1', '2026-12-01T12:30:00'],
    ['10 am Thanksgiving morning', '2026-11-26T10:00:00'],
    ['10 was fine, back to 10 please', '2026-11-24T10:00:00'],
    ['let’s make that 2, I never pack up in an hour', '2026-11-24T14:00:00'],
    ['the day before at 3, then, the 23rd', '2026-11-23T15:00:00'],
    ['a week later is fine after all. Tuesday December 1 at 2:30', '2026-12-01T14:30:00'],
  ])('%s', (message, time) => {
    const { events } = understand(message, at('2026-11-24T17:00:00'))
    expect(events).toContainEqual({ type: 'TIME_WISHED', time })
  })

  it('is the same on two clocks: “yes, noon there, 3 here”', async () => {
    const talk = new BookingTalk()
    await talk.sayAll('can I tour on Tuesday at 3 pm Eastern?', 'yes, noon there, 3 here')
    expect(talk.booked).toMatchObject([{ time: noon }])
  })

  it('is that of two which a tour moves to: “can we do 5. wait no 5:30”', async () => {
    const talk = new BookingTalk()
    await talk.sayAll('can I tour on Tuesday at 11?', 'yes')
    await talk.sayAll('can we do 3. wait no 3:30', 'yes')
    expect(talk.tours).toMatchObject([{ time: '2026-11-24T15:30:00' }])
  })
})
