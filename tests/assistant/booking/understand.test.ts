import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Standing } from '#assistant/booking/standing.ts'
import { understand } from '#assistant/booking/understand.ts'
import { momentOf } from '#domain/time-zone.ts'
import type { BookingEvent, TimeWindow } from '#machines/tour-booking/wish.ts'
import { friday, house } from './talk.ts'

/** Said on Friday, November 20, 2026, at 4 AM at the home. */
const times: [string, string][] = [
  ['tomorrow at noon', '2026-11-21T12:00:00'],
  ['next Wed 10:30', '2026-11-25T10:30:00'],
  ['in two weeks at 3', '2026-12-04T15:00:00'],
  ['10', '2026-11-20T10:00:00'],
  ['maybe 10 works', '2026-11-20T10:00:00'],
  ['ten thirty', '2026-11-20T10:30:00'],
  ['1230 sunday', '2026-11-22T12:30:00'],
  ['the first Saturday of December at 11', '2026-12-05T11:00:00'],
  ['2nd Tuesday of next month at 3', '2026-12-08T15:00:00'],
  ['the last Monday in November at 10', '2026-11-30T10:00:00'],
  ['fourth Wednesday of December at noon', '2026-12-23T12:00:00'],
  ['Saturday at 2. No wait, 3. No, 2:30, final answer', '2026-11-21T14:30:00'],
  ['tomorrow at four no make that four thirty in the afternoon', '2026-11-21T16:30:00'],
  ['1400 Wednesday', '2026-11-25T14:00:00'],
  ['is 10:30am on dec 1 good?', '2026-12-01T10:30:00'],
  ['Thursday week at half ten', '2026-12-03T10:30:00'],
  ['Wednesday 1430', '2026-11-25T14:30:00'],
  ['8 in the evening on Tuesday', '2026-11-24T20:00:00'],
  ['Tuesday 6pm Eastern, i.e. 3 in the afternoon for you', '2026-11-24T15:00:00'],
  ['next weekend, Sunday 29, at two o’clock', '2026-11-29T14:00:00'],
  ['twelve sharp, still sunday', '2026-11-22T12:00:00'],
  ['half past ten tomorrow', '2026-11-21T10:30:00'],
  ['Monday 23 of November at 11 hours in the morning', '2026-11-23T11:00:00'],
  ['the Tuesday after Thanksgiving at 11', '2026-12-01T11:00:00'],
  ['wednesday of the week after thanksgiving at 2', '2026-12-02T14:00:00'],
  ['half past noon tomorrow', '2026-11-21T12:30:00'],
  ['a quarter to 3 on monday', '2026-11-23T14:45:00'],
  ['Tue 10', '2026-11-24T10:00:00'],
  ['wendesday at 2pm', '2026-11-25T14:00:00'],
  ['tomorow 3', '2026-11-21T15:00:00'],
  ['a week from tuesday at 1', '2026-12-01T13:00:00'],
  ['the 24th at 3', '2026-11-24T15:00:00'],
  ['friday the 27th at 4', '2026-11-27T16:00:00'],
  ['dec 2nd at 11:15', '2026-12-02T11:15:00'],
  ['24 november at 10', '2026-11-24T10:00:00'],
  ['Nov. 24 2pm', '2026-11-24T14:00:00'],
  ['11/24 at 2', '2026-11-24T14:00:00'],
  ['2026-11-24 14:00', '2026-11-24T14:00:00'],
  ['Tuesday, November 24, 2026 at 2:00 PM PST', '2026-11-24T14:00:00'],
  ['Tue, Nov 24 at 2 PM PST', '2026-11-24T14:00:00'],
  ['day after tomorrow at 5:30 p.m.', '2026-11-22T17:30:00'],
  ['15:00 tomorrow', '2026-11-21T15:00:00'],
  ['noonish tomorrow', '2026-11-21T12:00:00'],
  ['3 in the afternoon tomorrow', '2026-11-21T15:00:00'],
  ['Monday morning around 10', '2026-11-23T10:00:00'],
  ['in 2 hours', '2026-11-20T06:00:00'],
  ['not Tuesday, Wednesday at 9', '2026-11-25T09:00:00'],
  ['3pm EST on Tuesday', '2026-11-24T12:00:00'],
  ['Is Tuesday at 3 free?', '2026-11-24T15:00:00'],
  ['I have a dog, can I come Tuesday at 3?', '2026-11-24T15:00:00'],
  ['is the house at 48 Alder Ridge Road free tomorrow at 2?', '2026-11-21T14:00:00'],
  ['today at 3am', '2026-11-20T03:00:00'],
  ['1/5 at 1pm', '2027-01-05T13:00:00'],
  ['nov 31 at 10', '2026-11-31T10:00:00'],
  ['feb 30', '2026-02-30T12:00:00'],
]

/** `day to day, hours`; the last day is included. */
const ranges: [string, string][] = [
  ['Tuesday afternoon', '11-24 to 11-24, 12:00 to 18:00'],
  ['tomorow mornign', '11-21 to 11-21, 00:00 to 12:00'],
  ['in two weeks', '12-04 to 12-04, 00:00 to 24:00'],
  ['this weekend', '11-21 to 11-22, 00:00 to 24:00'],
  ['next weekend', '11-28 to 11-29, 00:00 to 24:00'],
  ['next week', '11-23 to 11-29, 00:00 to 24:00'],
  ['tuesday next week', '11-24 to 11-24, 00:00 to 24:00'],
  ['any morning next week', '11-23 to 11-29, 00:00 to 12:00'],
  ['between 2 and 4 on Tuesday', '11-24 to 11-24, 14:00 to 16:00'],
  ['2-4pm tuesday', '11-24 to 11-24, 14:00 to 16:00'],
  ['10am-noon tomorrow', '11-21 to 11-21, 10:00 to 12:00'],
  ['friday after 3pm', '11-20 to 11-20, 15:00 to 24:00'],
  ['before noon tomorrow', '11-21 to 11-21, 00:00 to 12:00'],
  ['this afternoon', '11-20 to 11-20, 12:00 to 18:00'],
  ['tonight', '11-20 to 11-20, 17:00 to 24:00'],
  ['Dec 24', '12-24 to 12-24, 00:00 to 24:00'],
  ['in december', '12-01 to 12-31, 00:00 to 24:00'],
  ['saturday or sunday', '11-21 to 11-21, 00:00 to 24:00; 11-22 to 11-22, 00:00 to 24:00'],
  ['Wednesday instead of Tuesday', '11-25 to 11-25, 00:00 to 24:00'],
  ["mornings don't work", '11-20 to 12-04, 12:00 to 24:00'],
  ['what times do you have?', '11-20 to 12-04, 00:00 to 24:00'],
  ['when can I come?', '11-20 to 12-04, 00:00 to 24:00'],
]

const aboutSomethingElse = [
  'Is there parking?',
  '10 minutes walk to BART',
  'Is it available from December 15?',
  'Are offers reviewed Tuesdays?',
  'do you have parking for 2 cars',
  'how many bedrooms? 3 bedrooms?',
  'call me at 415-555-1234',
  'what is the move-in date, December 1?',
  "what's your cancellation policy?",
  'can I cancel later?',
  'we are 2 adults',
]

const standing = (more: Partial<Standing> = {}): Standing => ({
  state: 'askingTime',
  context: { wish: null, time: null, offers: [] },
  record: house,
  now: friday,
  isAsked: true,
  ...more,
})
const eventsOf = (message: string, more?: Partial<Standing>) => understand(message, standing(more)).events
const inWords = ({ from, until, opens, closes }: TimeWindow) => {
  const last = new Date(Date.parse(`${until}Z`) - 1).toISOString()
  return `${from.slice(5, 10)} to ${last.slice(5, 10)}, ${opens.slice(0, 5)} to ${closes.slice(0, 5)}`
}

/** The zone of this machine and of the visitor must not matter. */
describe.each(['UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])(
  'with the machine’s time zone set to %s',
  (machine) => {
    const before = process.env.TZ
    beforeAll(() => {
      process.env.TZ = machine
    })
    afterAll(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })

    it.each(times)('[API-06] %s is a time', (message, time) => {
      expect(eventsOf(message)).toEqual([{ type: 'TIME_WISHED', time }])
    })

    it.each(ranges)('[API-06] %s is days and hours', (message, range) => {
      const [event] = eventsOf(message)
      expect(event?.type === 'DAY_WISHED' && event.windows.map(inWords).join('; ')).toBe(range)
    })

    it.each(['America/New_York', 'Pacific/Honolulu', 'Asia/Kathmandu', 'America/Los_Angeles'])(
      'today and tomorrow are those of a home in %s',
      (timeZone) => {
        const record = { ...house, timeZone }
        const lateEvening = momentOf('2026-11-21T23:30:00', timeZone) ?? friday
        const earlyMorning = momentOf('2026-11-22T00:30:00', timeZone) ?? friday
        const wish = (now: Date) => eventsOf('tomorrow at 10', { record, now })
        expect(wish(lateEvening)).toEqual([{ type: 'TIME_WISHED', time: '2026-11-22T10:00:00' }])
        expect(wish(earlyMorning)).toEqual([{ type: 'TIME_WISHED', time: '2026-11-23T10:00:00' }])
      },
    )

    it('an hour that this machine’s zone skips exists in the home’s zone', () => {
      const record = { ...house, timeZone: 'Asia/Kathmandu', tourHours: [] }
      const now = new Date('2027-03-13T12:00:00Z')
      expect(eventsOf('tomorrow at 2:30am', { record, now })).toEqual([
        { type: 'TIME_WISHED', time: '2027-03-14T02:30:00' },
      ])
    })
  },
)

it.each(aboutSomethingElse)('%s is about something else', (message) => {
  expect(understand(message, standing())).toEqual({ events: [], rest: expect.arrayContaining([expect.any(String)]) })
})

describe('a bare hour is within the tour hours', () => {
  const shown = (opens: string, closes: string) => ({
    ...house,
    tourHours: Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens, closes })),
  })
  it.each([
    ['tomorrow at 8', shown('17:00:00', '21:00:00'), '2026-11-21T20:00:00'],
    ['tomorrow at 8', shown('07:00:00', '12:00:00'), '2026-11-21T08:00:00'],
    ['tomorrow at 8', shown('07:00:00', '22:00:00'), '2026-11-21T08:00:00'],
    ['tomorrow at 7', shown('06:00:00', '22:00:00'), '2026-11-21T19:00:00'],
    ['tomorrow at 12', { ...house, tourHours: [] }, '2026-11-21T12:00:00'],
    ['tomorrow at 3', { ...house, tourHours: [] }, '2026-11-21T15:00:00'],
    ['tomorrow at 8pm', shown('07:00:00', '12:00:00'), '2026-11-21T20:00:00'],
  ])('%s', (message, record, time) => {
    expect(eventsOf(message, { record })).toEqual([{ type: 'TIME_WISHED', time }])
  })
})

describe('a name that stands alone beside a time', () => {
  it('is the visitor’s', () => {
    expect(eventsOf('Wed 11:30? Indigo Marchetti')).toEqual([
      { type: 'NAME_GIVEN', name: 'Indigo Marchetti' },
      { type: 'TIME_WISHED', time: '2026-11-25T11:30:00' },
    ])
  })
  it.each(['Wed 11:30? Mill Valley', 'Wed 11:30? Thank You', 'Wed 11:30? Is it quiet'])(
    'isn’t read in: %s',
    (message) => {
      expect(eventsOf(message)).toEqual([{ type: 'TIME_WISHED', time: '2026-11-25T11:30:00' }])
    },
  )
})

describe('names and email addresses', () => {
  const name = (name: string): BookingEvent => ({ type: 'NAME_GIVEN', name })
  const email = (email: string): BookingEvent => ({ type: 'EMAIL_GIVEN', email })
  it.each<[string, string, BookingEvent[]]>([
    ['askingName', 'ann chen', [name('Ann Chen')]],
    ['askingName', "it's Jean-Luc O'Neil.", [name("Jean-Luc O'Neil")]],
    ['askingName', 'Sure, Ann', [name('Ann')]],
    ['askingName', 'José Ñáñez', [name('José Ñáñez')]],
    ['askingName', 'Ann, ann@chen.example', [name('Ann'), email('ann@chen.example')]],
    ['askingName', 'is there parking', []],
    ['askingName', 'parking', []],
    ['askingName', 'how much is it', []],
    ['askingName', 'rather not say', [{ type: 'NO' }]],
    ['askingTime', "I'm interested in the pool", []],
    ['askingTime', "I'm looking around", []],
    ['askingTime', "I'm Ann Chen and I would like to see it", [name('Ann Chen')]],
    ['askingTime', 'my name is bo lee', [name('Bo Lee')]],
    ['askingEmail', 'ann.chen+home@mail.example.com.', [email('ann.chen+home@mail.example.com')]],
    ['askingEmail', 'ann at example dot com', [email('ann@example.com')]],
    ['askingEmail', 'ann@example', [{ type: 'EMAIL_UNREADABLE' }]],
    ['askingEmail', 'ann@@example.com', [{ type: 'EMAIL_UNREADABLE' }]],
    ['askingEmail', 'ann.example.com', [{ type: 'EMAIL_UNREADABLE' }]],
    ['askingEmail', 'why do you need it?', [{ type: 'NO' }]],
    [
      'confirming',
      'I signed for another place on Friday, they want me in by Tuesday. So please cancel my visit.',
      [{ type: 'CANCEL' }],
    ],
    ['offering', 'please cancel my visit', [{ type: 'CANCEL' }]],
    ['confirming', 'I can manage six. Yes please book it.', [{ type: 'YES' }]],
    ['confirming', 'yes, six steps are fine', [{ type: 'YES' }]],
    ['confirming', 'the email is wrong', [{ type: 'EMAIL_DISPUTED' }]],
    ['confirming', 'use my work email instead', [{ type: 'EMAIL_DISPUTED' }]],
    ['confirming', 'different name please', [{ type: 'NAME_DISPUTED' }]],
    ['changing', 'the name', [{ type: 'NAME_DISPUTED' }]],
  ])('%s: %s', (state, message, events) => {
    expect(eventsOf(message, { state })).toEqual(events)
  })
})

describe('yes, no and never mind', () => {
  const agreed = { wish: null, time: '2026-11-24T15:00:00', offers: [] }
  const type = (message: string, isAsked = true) =>
    eventsOf(message, { state: 'confirming', context: agreed, isAsked }).map((event) => event.type)

  it.each([
    'yes',
    'Yes please!',
    'yep',
    'sure',
    'book it',
    'Yes, Tuesday at 3',
    'yes, 3pm on Tuesday',
    'confirmed, thanks',
    'yes, move it to Tuesday at 3',
    'All right, yes, book it.',
    'Yes dear, three in the afternoon.',
    'yes 😊',
    'Sí, reserve por favor',
    'no problem, book it',
    'No worries, yes',
    'no hay problema, sí, resérvelo',
  ])('%s is a yes', (message) => expect(type(message)).toEqual(['YES']))
  it.each(['ok', 'perfect', 'sounds good', '👍', 'that works', 'Tuesday at 3 is fine'])(
    '%s is a yes to a question that was just asked',
    (message) => {
      expect(type(message)).toEqual(['YES'])
      expect(type(message, false)).not.toContain('YES')
    },
  )
  it.each([
    'yes?',
    'Great, thanks',
    'yes but is it the whole house?',
    'not yes',
    'is that ok?',
    'yesterday',
    'book a tour',
    'I would like to book',
    'thanks',
    'I see',
  ])('%s isn’t a yes', (message) => expect(type(message)).not.toContain('YES'))
  it.each(['yes, Wednesday', 'yes, at 4', 'yes, but at 4', 'Yes. At 4.'])('%s is another wish', (message) => {
    expect(type(message)).toEqual([expect.stringMatching(/^(TIME|DAY)_WISHED$/)])
  })
  it.each([
    'never mind',
    'Nevermind, thanks',
    'Nevermind.',
    'forget it',
    'cancel',
    'please cancel the tour',
    'no, forget about it',
    "I don't want a tour any more",
    'can you cancel it?',
  ])('%s drops the booking', (message) => expect(type(message)).toEqual(['CANCEL']))
  it.each(['no', 'No thanks', "that's wrong", 'wait, no', 'not that one', "that doesn't work for me"])(
    '%s is a no',
    (message) => expect(type(message)).toEqual(['NO']),
  )
  it('a wish to be told when tours begin is no time', () => {
    expect(understand('let me know when you open', standing()).events).toEqual([])
  })

  it.each(['Is it 12 months only, or can we sign for longer?', 'so it’s 24 months minimum?'])(
    'a term of a lease is no time of a tour: %s',
    (message) => expect(understand(message, standing({ state: 'offering' })).events).toEqual([]),
  )

  it('a question behind a name and an address is left for the rest of the assistant', () => {
    const message = 'oh it’s Priya Raman and my email is priya@x.com and also is the heat included in the rent'
    expect(understand(message, standing({ state: 'askingName' }))).toEqual({
      events: [
        { type: 'NAME_GIVEN', name: 'Priya Raman' },
        { type: 'EMAIL_GIVEN', email: 'priya@x.com' },
      ],
      rest: ['is the heat included in the rent'],
    })
  })

  it('a question beside a yes is left for the rest of the assistant', () => {
    expect(understand('Yes. Are dogs allowed?', standing({ state: 'confirming', context: agreed }))).toEqual({
      events: [{ type: 'YES' }],
      rest: ['Are dogs allowed?'],
    })
  })
})

describe('a choice among offers', () => {
  const offers = ['2026-11-24T10:00:00', '2026-11-24T15:00:00', '2026-11-25T10:00:00']
  const events = (message: string) =>
    eventsOf(message, { state: 'offering', context: { wish: null, time: null, offers } })
  it.each<[string, number]>([
    ['the second one', 2],
    ['The first', 1],
    ['2', 2],
    ['#3', 3],
    ['option 3 please', 3],
    ['the last one', 3],
    ['yes the 3pm one', 2],
    ['3', 3],
    ['at 3', 2],
    ['Wednesday', 3],
    ['Wednesday works', 3],
    ['whichever', 1],
    ['the fourth... no, the third', 3],
    ['10', 0],
    ['the later one', 0],
    ['la segunda', 2],
    ['prefiero la primera, por favor', 1],
    ['La última', 3],
  ])('%s is number %i', (message, number) => {
    expect(events(message)).toEqual([{ type: 'TIME_CHOSEN', number }])
  })
  it.each([
    ['the later one please', 2],
    ['The later of the two', 2],
    ['the earlier one works', 1],
  ])('of two, %s is number %i', (message, number) => {
    const context = { wish: null, time: null, offers: offers.slice(1) }
    expect(eventsOf(message, { state: 'offering', context })).toEqual([{ type: 'TIME_CHOSEN', number }])
  })
  it('asks for others by “a later one”', () => {
    const context = { wish: null, time: null, offers: offers.slice(1) }
    expect(eventsOf('a later one?', { state: 'offering', context })).toMatchObject([{ type: 'DAY_WISHED' }])
  })
  it.each(['what about Thursday?', 'Tuesday at 11', '4pm'])('%s is none of them', (message) => {
    expect(events(message)).toEqual([expect.objectContaining({ type: expect.stringMatching(/^(TIME|DAY)_WISHED$/) })])
  })
  it.each(['another time', 'anything else?', 'none of those'])('%s asks for others', (message) => {
    expect(events(message)).toEqual([{ type: 'OTHERS_WISHED', without: [] }])
  })
})
