import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysNamedIn } from '#assistant/booking/days.ts'
import { holidaysIn } from '#assistant/booking/holidays.ts'
import { spokenTimes } from '#assistant/booking/spoken.ts'
import type { Standing } from '#assistant/booking/standing.ts'
import { understand } from '#assistant/booking/understand.ts'
import { weekday } from '#domain/calendar.ts'
import { tries } from '../../support/random.ts'
import { friday, house } from './talk.ts'

/** Monday, November 23, 2026, at 10 AM in California. */
const monday = new Date('2026-11-23T18:00:00Z')
const agreed = { wish: null, time: '2026-11-24T15:00:00', offers: [] }

const eventsOf = (message: string, more: Partial<Standing> = {}) =>
  understand(message, {
    state: 'askingTime',
    context: { wish: null, time: null, offers: [] },
    record: house,
    now: friday,
    isAsked: true,
    ...more,
  })
const timeOf = (message: string, more: Partial<Standing> = {}) => {
  const [event, ...others] = eventsOf(message, more).events
  return event?.type === 'TIME_WISHED' && others.length === 0 ? event.time.slice(0, 16) : event
}

it('[API-06] “this week or next” means both weeks', () => {
  const days = daysNamedIn(spokenTimes('could i come this week or next?'), '2026-11-28')
  expect(days.map(({ first, last }) => [first, last])).toEqual([
    ['2026-11-28', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ])
})

describe('[API-06] an hour in other words', () => {
  it.each([
    ['tomorrow right when you open', '2026-11-21T09:00'],
    ['tuesday as soon as you guys open up', '2026-11-24T09:00'],
    ['tuesday elevenish', '2026-11-24T11:00'],
    ['tuesday at noon-thirty', '2026-11-24T12:30'],
    ['can i get in a week from this coming monday, eleven in the am', '2026-11-30T11:00'],
    ['this tuesday halfway between one and two, that work?', '2026-11-24T13:30'],
    ['last monday of november, one hour past noon. can i come see it then', '2026-11-30T13:00'],
    ['tuesday an hour before noon', '2026-11-24T11:00'],
  ])('%s', (message, time) => expect(timeOf(message)).toBe(time))
})

it('[API-06] “half an hr later” is half an hour later', () => {
  const own = '2026-11-25T15:00:00'
  expect(
    timeOf('oh shoot make it half an hr later', {
      state: 'changing',
      own,
      context: { wish: null, time: own, offers: [] },
    }),
  ).toBe('2026-11-25T15:30')
})

describe('[API-06] the same time on another day', () => {
  const own = '2026-11-25T15:00:00'
  it.each([
    ['guests at 2 on Wednesday now. Same time but Friday, the day after Thanksgiving?', '2026-11-27T15:00'],
    ['recital thursday at 4, so same time friday?', '2026-11-27T15:00'],
    ['they gave me a 2pm, back Friday at 7am. Please move it to Friday, same time.', '2026-11-27T15:00'],
    ['doctor is Monday at 8. Could you push it back by exactly one week, same hour?', '2026-12-02T15:00'],
    ['same time the day after?', '2026-11-26T15:00'],
  ])('%s', (message, time) =>
    expect(timeOf(message, { state: 'changing', own, context: { wish: null, time: own, offers: [] } })).toBe(time),
  )
})

describe('[API-06] a weekday said on a Monday, as Americans use it', () => {
  it.each([
    ['wednesday at 3', '2026-11-25T15:00'],
    ['this wednesday at 3', '2026-11-25T15:00'],
    ['next wednesday at 3', '2026-12-02T15:00'],
    ['next monday at 3', '2026-11-30T15:00'],
    ['this saturday at 3', '2026-11-28T15:00'],
    ['next saturday at 3', '2026-12-05T15:00'],
    ['wednesday next week at 3', '2026-12-02T15:00'],
  ])('%s', (message, time) => expect(timeOf(message, { now: monday })).toBe(time))
})

describe('[API-06] words beside a date that chrono takes for an era', () => {
  it.each([
    'would december 1 be possible at 2pm?',
    'December 1 be ok at 2?',
    "at 2pm on december 1 bc i'm off then",
    'dec 1 ad 2pm',
    'how would dec 1 ce at 2 be',
  ])('%s', (message) => expect(timeOf(message)).toBe('2026-12-01T14:00'))

  it('no text names a day of a year that no tour is in', () => {
    const words = fc.constantFrom(
      ...'december jan 1 5 31 be bc bce ad ce 543 1500 9999 10000 0 -1 the of , at 2 pm sat'.split(' '),
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 8 }), (said) => {
        for (const { first, last } of daysNamedIn(said.join(' '), '2026-11-20'))
          for (const day of [first, last]) expect(day).toMatch(/^(?:19|20|21)\d\d-\d\d-\d\d$/)
      }),
      tries(500),
    )
  })
})

describe('[API-06] a weekday right after its week', () => {
  it.each([
    ['next weekend. Saturday 1pm', '2026-11-28T13:00'],
    ['next weekend, saturday at 1', '2026-11-28T13:00'],
    ['not this weekend, next. Saturday 1pm', '2026-11-28T13:00'],
    ['next week, friday 4pm', '2026-11-27T16:00'],
    ['this weekend, preferably sunday at 2pm', '2026-11-22T14:00'],
    ['sat. 10am', '2026-11-21T10:00'],
    ['can i come at 2 sat', '2026-11-21T14:00'],
  ])('%s', (message, time) => expect(timeOf(message)).toBe(time))

  it('“sat. morning” is that morning', () =>
    expect(eventsOf('ok sat. morning').events).toMatchObject([
      { type: 'DAY_WISHED', windows: [{ from: '2026-11-21T00:00:00', closes: '12:00:00' }] },
    ]))
})

describe('[API-06] words beside a time that are no time', () => {
  it.each(['class is over at 4 so 5', "i'm out at 4 so 5", "lab's over at 4, so 5"])(
    'an hour that ends something: %s',
    (message) => expect(timeOf(message)).toBe('2026-11-20T17:00'),
  )

  it.each([
    ['Tuesday, but nothing before 2', '14:00:00', '24:00:00'],
    ['Tuesday, nothing after 3', '00:00:00', '15:00:00'],
  ])('%s', (message, opens, closes) => {
    expect(eventsOf(message, {}).events).toMatchObject([{ type: 'DAY_WISHED', windows: [{ opens, closes }] }])
  })

  it('may come without a colon after “like”', () =>
    expect(timeOf('tuesday after work, like 430')).toBe('2026-11-24T16:30'))
  it.each(["typo, two l's: my email is ann@castellani.com", 'with two ts please', 'my name has 2 n’s'])(
    'letters have no hour: %s',
    (message) => expect(eventsOf(message, {}).events.map(({ type }) => type)).not.toContain('TIME_WISHED'),
  )

  it.each([
    ['we can only do sundays. is this one ok, around 11?', '2026-11-22T11:00'],
    ['Saturdays only for us. 2pm?', '2026-11-21T14:00'],
  ])('an hour alone is one of the weekdays that suit: %s', (message, time) => expect(timeOf(message)).toBe(time))

  it('“what’s the latest you do?” chooses no offer', () => {
    const context = { ...agreed, time: null, offers: ['2026-11-23T10:00:00', '2026-11-23T11:00:00'] }
    expect(eventsOf('ugh ok. what’s the latest you do?', { state: 'offering', context }).events).toMatchObject([
      { type: 'DAY_WISHED', near: '2026-11-23T23:59:00' },
    ])
    expect(eventsOf('the latest please', { state: 'offering', context }).events).toMatchObject([{ number: 2 }])
  })

  it.each([
    ['Tuesday at 11, while the kids are in school.', '2026-11-24T11:00'],
    ["School's out at 3 on Tuesday and it's a drive from there, so Tuesday at 4?", '2026-11-24T16:00'],
  ])('a school beside a time is no question about the home: %s', (message, time) =>
    expect(timeOf(message, { state: 'offering' })).toBe(time),
  )

  it('the rule on dogs “on Tuesdays at 4” is asked, and no tour', () =>
    expect(eventsOf('are dogs allowed on tuesdays at 4?', { state: 'offering' }).events).toEqual([]))

  describe('another day', () => {
    const window = { from: '2026-11-23T00:00:00', until: '2026-11-28T00:00:00', opens: '17:00:00', closes: '21:00:00' }
    const context = { wish: { kind: 'windows' as const, windows: [window], near: null }, time: null, offers: [] }
    const hoursOf = (message: string) => eventsOf(message, { context, state: 'offering' }).events

    it('keeps the hours of the wish before', () =>
      expect(hoursOf('thursday dec 3')).toMatchObject([{ windows: [{ opens: '17:00:00', closes: '21:00:00' }] }]))

    it.each(['thursday dec 3, any time', 'what’s open on thursday dec 3?'])('asks for any hour: %s', (message) =>
      expect(hoursOf(message)).toMatchObject([{ windows: [{ opens: '00:00:00', closes: '24:00:00' }] }]),
    )

    it('has the hours that it names', () =>
      expect(hoursOf('thursday dec 3 in the morning')).toMatchObject([{ windows: [{ closes: '12:00:00' }] }]))
  })

  it('“for the two of us” is no date', () =>
    expect(timeOf('Would it be possible for the two of us to visit this Monday at ten?')).toBe('2026-11-23T10:00'))

  it('“4 me” is no hour', () => expect(timeOf('tues 3pm works 4 me')).toBe('2026-11-24T15:00'))
  it('“monday now” is no today', () => expect(timeOf('i can only do monday now at 2')).toBe('2026-11-23T14:00'))

  it.each(['Sunday at 1 for a look at 3B?', 'unit 3b on sunday at 1', '#3B, sunday, 1 pm'])(
    'a unit is no hour: %s',
    (message) => {
      const record = { ...house, address: '415 Valencia Street #3B, San Francisco, CA 94103' }
      expect(timeOf(message, { record })).toBe('2026-11-22T13:00')
    },
  )

  it.each([
    ['¿puede ser el lunes entre las 2 y las 4?', '14:00:00', '16:00:00'],
    ['el lunes entre las once y las doce', '11:00:00', '12:00:00'],
    ['el lunes después de las 3', '15:00:00', '24:00:00'],
    ['el lunes antes de las once', '00:00:00', '11:00:00'],
  ])('hours in Spanish: %s', (message, opens, closes) => {
    expect(eventsOf(message, {}).events).toMatchObject([{ type: 'DAY_WISHED', windows: [{ opens, closes }] }])
  })

  it.each([
    ['tuesday instead', 2],
    ['monday', 1],
  ])('“%s” chooses one of two days that are offered', (message, number) => {
    const offers = ['2026-11-23T11:00:00', '2026-11-24T11:00:00']
    const { events } = eventsOf(message, { state: 'offering', context: { wish: null, time: null, offers } })
    expect(events).toEqual([{ type: 'TIME_CHOSEN', number }])
  })
})

describe('[API-06] a weekday with its date', () => {
  it.each([
    ['sat 28 at 10am', '2026-11-28T10:00'],
    ['Saturday 28 at 10:30', '2026-11-28T10:30'],
    ['saturday 11am', '2026-11-21T11:00'],
    ['saturday at 11', '2026-11-21T11:00'],
    ['saturday 10 am', '2026-11-21T10:00'],
    ['tue 24 3pm', '2026-11-24T15:00'],
    ['sat 5 3pm', '2026-12-05T15:00'],
    ['thu dec 3 10am', '2026-12-03T10:00'],
    ['December 3 1015am', '2026-12-03T10:15'],
    ["i'd rather come after the weekend. dec 7 5pm", '2026-12-07T17:00'],
  ])('%s', (message, time) => expect(timeOf(message)).toBe(time))
})

describe('[API-06] "the weekend after"', () => {
  it('isn’t the coming weekend', () => {
    expect(timeOf('the weekend after')).toMatchObject({ windows: [{ from: '2026-11-28T00:00:00' }] })
  })
})

describe('[API-06] a date in words', () => {
  it.each([
    ['sunday the twenty ninth at eleven', '2026-11-29T11:00'],
    ['the twenty-fourth at 2', '2026-11-24T14:00'],
    ['the first of december at ten thirty', '2026-12-01T10:30'],
    ['december third at two', '2026-12-03T14:00'],
    ['the thirtieth of november at 3', '2026-11-30T15:00'],
  ])('%s', (message, time) => expect(timeOf(message)).toBe(time))
})

describe('[API-06] a change of the time in Spanish', () => {
  it.each([
    ['media hora más tarde', '2026-11-24T15:30'],
    ['una hora antes', '2026-11-24T14:00'],
    ['dos horas después', '2026-11-24T17:00'],
    ['mejor el miércoles', '2026-11-25T15:00'],
  ])('%s', (message, time) => expect(timeOf(message, { state: 'confirming', context: agreed })).toBe(time))
})

describe('[API-06] a time beside an obligation', () => {
  it.each([
    ['no wait, 11, joel has therapy till 10:30', '2026-11-24T11:00'],
    ['11, he has therapy till 10:30', '2026-11-24T11:00'],
    ['make it 4, my wife works until 3', '2026-11-24T16:00'],
    ['I get off work at 5, so 5:30', '2026-11-24T17:30'],
    ['2 pm because the baby naps till 1', '2026-11-24T14:00'],
    ['wednesday then, i get out at 4 so 5?', '2026-11-25T17:00'],
    ['better at 4, because at 5 i have to pick up the kids', '2026-11-24T16:00'],
    ['Ay, mejor a las 4, que a las 5 tengo que recoger a los niños', '2026-11-24T16:00'],
    ['wednesday at 2, i have class from 3', '2026-11-25T14:00'],
  ])('%s', (message, time) => expect(timeOf(message, { state: 'confirming', context: agreed })).toBe(time))

  it.each([
    ['not at 2, can we come in at 4', '2026-11-24T16:00'],
    ["I'm in the office till 2, could we do 3", '2026-11-24T15:00'],
  ])('is the wish when it is asked for: %s', (message, time) =>
    expect(timeOf(message, { state: 'confirming', context: agreed })).toBe(time),
  )

  it('isn’t read as the wish when no other time is given', () => {
    expect(timeOf('I have to be there by 3', { state: 'confirming', context: agreed })).toMatchObject({
      type: 'DAY_WISHED',
    })
  })
})

describe('[API-06] a time in another time zone', () => {
  it.each([
    ['Tuesday 5pm on my clock, I’m in New York', '2026-11-24T14:00'],
    ["Tuesday 5pm my time, I'm in New York", '2026-11-24T14:00'],
    ["Tuesday 5pm my time. I'm in New York.", '2026-11-24T14:00'],
    ["I'm in Hawaii, Tuesday 9am my time", '2026-11-24T11:00'],
    ['el martes a las 3 de la tarde, hora de Houston', '2026-11-24T13:00'],
    ['el martes a las 5 de la tarde, hora del este', '2026-11-24T14:00'],
    ["Tuesday at 2pm my time, I'm calling from California", '2026-11-24T14:00'],
    ['Tuesday 5pm Chicago time', '2026-11-24T15:00'],
    ['Tuesday at 5 ET', '2026-11-24T14:00'],
    ['Tuesday 5pm eastern', '2026-11-24T14:00'],
    ['Tuesday 5pm Eastern Standard Time', '2026-11-24T14:00'],
    ['Tuesday at 2 PT', '2026-11-24T14:00'],
    ['Tuesday 3pm mountain time', '2026-11-24T14:00'],
    ['Tuesday at 10 Arizona time', '2026-11-24T09:00'],
    // Only "my time" means another time zone than the home's.
    ["I'm in New York, can I come Tuesday at 5pm?", '2026-11-24T17:00'],
  ])('%s', (message, time) => expect(timeOf(message)).toBe(time))

  it('from California is three hours later when the home is in New York', () => {
    const record = { ...house, timeZone: 'America/New_York' }
    expect(timeOf("Tuesday 1pm my time, I'm in California", { record })).toBe('2026-11-24T16:00')
  })

  it('is converted for ranges of hours', () => {
    expect(eventsOf('between 2 and 4 eastern time on Tuesday').events).toMatchObject([
      { type: 'DAY_WISHED', windows: [{ opens: '11:00:00', closes: '13:00:00' }] },
    ])
  })

  it.each([
    "tuesday 1pm my time, i'm in california, so 4 in brooklyn",
    "tuesday, 1pm my time which is 4pm yours, i'm in Seattle",
    "1 pm my time so 4 in Brooklyn, tuesday, i'm in California",
  ])('may be translated by the visitor: %s', (message) => {
    expect(timeOf(message, { record: { ...house, timeZone: 'America/New_York' } })).toBe('2026-11-24T16:00')
  })

  it('with an unknown zone is answered with the times of that day, and never read as the home’s', () => {
    expect(eventsOf('Tuesday 5pm my time').events).toEqual([
      {
        type: 'DAY_WISHED',
        near: '2026-11-24T17:00:00',
        windows: [{ from: '2026-11-24T00:00:00', until: '2026-11-25T00:00:00', opens: '00:00:00', closes: '24:00:00' }],
      },
    ])
    const context = { wish: null, time: null, offers: ['2026-11-24T17:00:00'] }
    expect(eventsOf('5pm my time', { state: 'offering', context }).events).not.toContainEqual({
      type: 'TIME_CHOSEN',
      number: 1,
    })
  })
})

describe('[API-06] a holiday', () => {
  it.each([
    ['day after Thanksgiving at 10', '2026-11-27T10:00'],
    ['Christmas Eve at noon', '2026-12-24T12:00'],
    ['MLK day at 2', '2027-01-18T14:00'],
    ["New Year's Day at noon", '2027-01-01T12:00'],
    ['the Saturday after Thanksgiving at 10am', '2026-11-28T10:00'],
    ['Black Friday at 3pm', '2026-11-27T15:00'],
    ['the 4th of July at 3', '2027-07-04T15:00'],
    ["Presidents' Day, 11am", '2027-02-15T11:00'],
  ])('%s', (message, time) => expect(timeOf(message)).toBe(time))

  const on = (text: string, today: string) => holidaysIn(text, today).map(({ first }) => first)

  // Dates from the U.S. Office of Personnel Management, opm.gov.
  it.each([
    ["new year's day", '2027-01-01', '2028-01-01', '2029-01-01'],
    ['mlk day', '2027-01-18', '2028-01-17', '2029-01-15'],
    ["presidents' day", '2027-02-15', '2028-02-21', '2029-02-19'],
    ['memorial day', '2027-05-31', '2028-05-29', '2029-05-28'],
    ['juneteenth', '2027-06-19', '2028-06-19', '2029-06-19'],
    ['independence day', '2027-07-04', '2028-07-04', '2029-07-04'],
    ['labor day', '2027-09-06', '2028-09-04', '2029-09-03'],
    ['columbus day', '2027-10-11', '2028-10-09', '2029-10-08'],
    ['veterans day', '2027-11-11', '2028-11-11', '2029-11-11'],
    ['thanksgiving', '2027-11-25', '2028-11-23', '2029-11-22'],
    ['christmas', '2027-12-25', '2028-12-25', '2029-12-25'],
    ['easter', '2027-03-28', '2028-04-16', '2029-04-01'],
    ["mother's day", '2027-05-09', '2028-05-14', '2029-05-13'],
    ['halloween', '2027-10-31', '2028-10-31', '2029-10-31'],
    ['christmas eve', '2027-12-24', '2028-12-24', '2029-12-24'],
    ["new year's eve", '2027-12-31', '2028-12-31', '2029-12-31'],
  ])('%s', (name, ...dates) => {
    for (const date of dates) {
      expect(on(name, `${date.slice(0, 4)}-01-01`)).toEqual([date])
      expect(on(name, date)).toEqual([date])
    }
  })

  it('is the next one by law, in every year', () => {
    for (let year = 2026; year < 2126; year++) {
      const [thanksgiving = ''] = on('thanksgiving', `${year}-11-01`)
      expect([weekday(thanksgiving), thanksgiving >= `${year}-11-22`, thanksgiving <= `${year}-11-28`]).toEqual([
        4,
        true,
        true,
      ])
      const [easter = ''] = on('easter', `${year}-01-01`)
      expect([weekday(easter), easter >= `${year}-03-22`, easter <= `${year}-04-25`]).toEqual([0, true, true])
      const [memorial = ''] = on('memorial day', `${year}-01-01`)
      expect([weekday(memorial), memorial >= `${year}-05-25`]).toEqual([1, true])
    }
  })

  it('can be combined with the days around it', () => {
    expect(on('the weekend after thanksgiving', '2026-11-20')).toEqual(['2026-11-28'])
    expect(on('the day before christmas', '2026-11-20')).toEqual(['2026-12-24'])
    expect(on('friday before memorial day', '2026-11-20')).toEqual(['2027-05-28'])
    expect(holidaysIn('mlk weekend', '2026-11-20')).toMatchObject([{ first: '2027-01-16', last: '2027-01-18' }])
    expect(holidaysIn('the week of thanksgiving', '2026-11-20')).toMatchObject([
      { first: '2026-11-23', last: '2026-11-29' },
    ])
    expect(on("new year's day", '2026-12-31')).toEqual(['2027-01-01'])
  })
})

describe('[API-06] a change keeps everything else', () => {
  it.each([
    ['an hour later', '2026-11-24T16:00'],
    ['hmm an hour later actually, 3 is too early for my girlfriend', '2026-11-24T16:00'],
    ['half an hour earlier', '2026-11-24T14:30'],
    ['could we do 30 minutes later please?', '2026-11-24T15:30'],
    ['an hour and a half later', '2026-11-24T16:30'],
    ['can we move it up an hour', '2026-11-24T14:00'],
    ['push it back an hour', '2026-11-24T16:00'],
    ['push it a week', '2026-12-01T15:00'],
    ['push it to next week', '2026-12-01T15:00'],
    ['a day later', '2026-11-25T15:00'],
    ['make it Thursday', '2026-11-26T15:00'],
    ['actually no make it Thursday', '2026-11-26T15:00'],
    ["nah let's do Thursday", '2026-11-26T15:00'],
    ['actually not Wednesday, Thursday', '2026-11-26T15:00'],
    ['Thursday instead', '2026-11-26T15:00'],
    ['Thursday at the same time', '2026-11-26T15:00'],
    ['same time next week', '2026-12-01T15:00'],
    ['same time the next day', '2026-11-25T15:00'],
    ['make it 4', '2026-11-24T16:00'],
    ['make it Christmas Eve', '2026-12-24T15:00'],
    ['make it Thursday at 10', '2026-11-26T10:00'],
  ])('%s', (message, time) => expect(timeOf(message, { state: 'confirming', context: agreed })).toBe(time))

  it('keeps the hour of a wish that was taken', () => {
    const context = { wish: { kind: 'time' as const, time: '2026-11-25T10:30:00' }, time: null, offers: ['a', 'b'] }
    expect(timeOf('make it Thursday', { state: 'offering', context })).toBe('2026-11-26T10:30')
  })

  it.each(['what about Thursday?', 'what do you have Thursday instead?', 'anything later?', 'another day'])(
    '%s asks for free times',
    (message) => {
      const [event] = eventsOf(message, { state: 'confirming', context: agreed }).events
      expect(event?.type).toMatch(/^(?:DAY|OTHERS)_WISHED$/)
    },
  )

  it.each(["I'll be there 10 minutes earlier", 'remind me an hour before'])('%s moves nothing', (message) => {
    const { events } = eventsOf(message, { state: 'confirming', context: agreed })
    expect(events.map(({ type }) => type)).not.toContain('TIME_WISHED')
  })
})

describe('[API-06] messages in Spanish', () => {
  it.each([
    ['el martes a las 3 de la tarde', '2026-11-24T15:00'],
    ['el 24 de noviembre a las tres y media de la tarde', '2026-11-24T15:30'],
    ['pasado mañana a mediodía', '2026-11-22T12:00'],
    ['el próximo jueves a las 10 de la mañana', '2026-11-26T10:00'],
    ['mañana a las diez', '2026-11-21T10:00'],
    ['mañana a las 4 está bien', '2026-11-21T16:00'],
    ['el martes a las 3 estaría perfecto', '2026-11-24T15:00'],
  ])('%s', (message, time) => expect(timeOf(message)).toBe(time))

  it('years of age are no hour', () => {
    expect(timeOf('mi hijo de 4 años viene mañana a las 10')).toBe('2026-11-21T10:00')
  })

  it.each([
    ['mañana por la mañana', { from: '2026-11-21T00:00:00', closes: '12:00:00' }],
    ['el viernes por la tarde', { opens: '12:00:00', closes: '18:00:00' }],
    ['la próxima semana', { from: '2026-11-23T00:00:00', until: '2026-11-30T00:00:00' }],
  ])('%s', (message, window) => {
    expect(eventsOf(message).events).toMatchObject([{ type: 'DAY_WISHED', windows: [window] }])
  })

  it.each([
    'sí',
    'Sí, por favor',
    'si',
    'claro',
    'y',
    'k',
    'yep that one',
    'simón, así queda',
    'dale mano, resérvalo',
    'va, quedamos en eso',
    'chévere, sí, ponme ahí',
    'sale, cámbiela',
    'sí, vale, hecho',
    'I don’t mind that. Right then, please make the appointment.',
    'yes the earlier time is good',
  ])('%s is a yes', (message) => {
    expect(eventsOf(message, { state: 'confirming', context: agreed }).events).toEqual([{ type: 'YES' }])
  })
})

describe('[API-06] contact details are read first, and times from the rest', () => {
  it.each(['Jo March', 'April May', 'Mark Towne', 'Will Price', 'Summer Reyes', 'August Wilson', 'Wednesday Addams'])(
    '%s is a name and not a time',
    (name) => {
      expect(eventsOf(name, { state: 'askingName', context: agreed }).events).toEqual([{ type: 'NAME_GIVEN', name }])
    },
  )

  it('are told from a date on one line', () => {
    expect(eventsOf('May 5 at 3, April May, april@may.com').events).toEqual([
      { type: 'NAME_GIVEN', name: 'April May' },
      { type: 'EMAIL_GIVEN', email: 'april@may.com' },
      { type: 'TIME_WISHED', time: '2027-05-05T15:00:00' },
    ])
  })

  it('leave out the street of the home beside a name', () => {
    expect(eventsOf('Mon Nov 23, 1 PM, Alder Ridge Rd. Stellan Berg, stellan.berg@telia.se').events).toContainEqual({
      type: 'NAME_GIVEN',
      name: 'Stellan Berg',
    })
  })

  it('aren’t sent to the seller as a question', () => {
    expect(eventsOf('Jo March, jo@march.com\nIs there parking?').rest).toEqual(['Is there parking?'])
    expect(eventsOf('Jo March, jo@march.com').rest).toEqual([])
  })
})
