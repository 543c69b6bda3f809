import { beforeAll, describe, expect, it } from 'vitest'
import { wishesTime } from '#assistant/booking/asks-for-tour.ts'
import { settledRole } from '#assistant/booking/settled-roles.ts'
import type { Standing } from '#assistant/booking/standing.ts'
import { timesSaidIn } from '#assistant/booking/times.ts'
import { rolesIn, understand } from '#assistant/booking/understand.ts'
import { readVisitorMessage } from '#assistant/read-visitor-message.ts'
import { type ClassifierModel, train } from '#assistant/understand/classifier.ts'
import type { Encoder, Learned } from '#assistant/understand/encoder.ts'
import { namesDay, roleExamples, type TimeRole, timesSideBySide } from '#assistant/understand/time-roles.ts'
import { unique } from '#assistant/unique.ts'
import { turnOf } from '../support/ask.ts'
import { friday, house } from './talk.ts'

const standing: Standing = {
  state: 'askingTime',
  context: { wish: null, time: null, offers: [] },
  record: house,
  now: friday,
  isAsked: true,
}

const encoderWith = (timeRoles: ClassifierModel, timeRolesTogether = timeRoles): Encoder => ({
  embed: async (texts) => texts.map(() => []),
  learned: { timeRoles, timeRolesTogether } as Learned,
})
const anything: ClassifierModel = {
  labels: ['wish', 'not', 'other'],
  grams: [],
  pieces: [],
  size: 0,
  weights: new Float32Array(3),
}
/** A classifier that takes every day and hour for a wish with this probability. */
const sayingWish = (share: number): ClassifierModel => ({
  ...anything,
  weights: new Float32Array([share, (1 - share) / 2, (1 - share) / 2].map(Math.log)),
})
const letters: Record<string, TimeRole> = { w: 'wish', n: 'not', x: 'other' }

/** The reading when the days and hours have these roles, in order. */
async function wishOf(message: string, roles: string, more: Partial<Standing> = {}) {
  const place = { ...standing, ...more }
  const read = await rolesIn(message, place, encoderWith(anything))
  expect(read?.times).toHaveLength(roles.length)
  const shares = [...roles].map((letter) => ({ wish: 0, not: 0, other: 0, [letters[letter] ?? 'other']: 1 }))
  const { events } = understand(message, place, null, read && { ...read, shares })
  const [event] = events.filter(({ type }) => type !== 'NAME_GIVEN' && type !== 'EMAIL_GIVEN')
  return event?.type === 'TIME_WISHED' ? event.time.slice(0, 16) : (event ?? null)
}

describe('[API-06] the roles of days and hours in a message', () => {
  it.each([
    ['i work until 5 most days but wednesday i could do 6', 'xww', '2026-11-25T18:00'],
    ['i must fly tonight, so maybe saturday morning instead, say 10?', 'xwww', '2026-11-21T10:00'],
    ['sat 21 at 2', 'ww', '2026-11-21T14:00'],
    ['saturday. 10 is too early with the train, it ends at 12, so 11', 'www', '2026-11-21T11:00'],
    ['could we do saturday 3 instead, nah hold up, saturday 1', 'wwww', '2026-11-21T13:00'],
    ['could i come saturday? i got it wrong, that’s 4 there. please', 'wx', '2026-11-21T16:00'],
    ['i have to open the restaurant at 10, so saturday at 2', 'www', '2026-11-21T14:00'],
    ['we have guests on friday, could we move our tour to saturday the 21st at 2?', 'www', '2026-11-21T14:00'],
    ['my sister lands wednesday and i work friday, can we come saturday at 10?', 'wwww', '2026-11-21T10:00'],
    ['in town after thanksgiving, could we tour on friday the 27th at 10 am?', 'www', '2026-11-27T10:00'],
    ['to be on the call it has to be 10 am on friday', 'xw', '2026-11-20T10:00'],
    ['cancel that one and book wed 2:30', 'nn', '2026-11-25T14:30'],
    ['please cancel monday and book me for wednesday at 2:30', 'nnn', '2026-11-25T14:30'],
    ['tuesday, make that 4 actually', 'wn', '2026-11-24T16:00'],
    ['she is off at 4 on wednesday so let us do wednesday at 5', 'wwww', '2026-11-25T17:00'],
    ['back in sf on tuesday. could i see it wednesday at 1 pm', 'www', '2026-11-25T13:00'],
    ['i am in town only until wednesday. monday 2 pm', 'www', '2026-11-23T14:00'],
    ['tues at 3. no sorry wednesday at 3', 'nnww', '2026-11-25T15:00'],
    ['10 is too early, i drop the kids at 9:30. 11?', 'xw', '2026-11-20T11:00'],
    ['ay no, mejor a las 3 y media', 'x', '2026-11-20T15:30'],
    ['idk like 3?', 'n', '2026-11-20T15:00'],
    ['Push it back to 2 pm', 'x', '2026-11-20T14:00'],
    ['can we move our tour up to 11 am', 'x', '2026-11-20T11:00'],
    ['sorry, better at 5', 'x', '2026-11-20T17:00'],
    ['im not alive before 1 tomorrow. could i see it at 1:30 tomorrow?', 'wwww', '2026-11-21T13:30'],
    ['3 on sunday, no make that 3:30', 'wnw', '2026-11-22T15:30'],
    ['is this sat too soon? 11ish', 'nw', '2026-11-21T11:00'],
    ['i could do tuesday. i could also do wednesday, but tuesday’s better. 2 pm?', 'wwww', '2026-11-24T14:00'],
    ['monday instead but not 11 she says 1', 'wwx', '2026-11-23T13:00'],
    ['u got monday the 30th at 3', 'xw', '2026-11-30T15:00'],
    ['eleven in the morning will be suiting us', 'nx', '2026-11-20T11:00'],
    ['saturday noon. i work friday nights', 'wwwx', '2026-11-21T12:00'],
    ['what about dec 8? 3 pm', 'nw', '2026-12-08T15:00'],
    ['she says the 30th, 3 pm', 'xw', '2026-11-30T15:00'],
    ['no i have class tues. wed at 4', 'www', '2026-11-25T16:00'],
    ['ok, she can do six if she takes her time', 'w', null],
    ['sat 2pm works? if not sun same time', 'www', '2026-11-21T14:00'],
    ['Evening. I would come Wednesday the 2nd at 11 in the morning', 'www', '2026-12-02T11:00'],
    ['sry meant 1030', 'x', '2026-11-20T10:30'],
    ['move my tour to 3 uh no scratch that to 4 pm', 'nw', '2026-11-20T16:00'],
    ['mv it 2 sat 10am', 'xw', '2026-11-21T10:00'],
    ['Pásela al jueves, a las 11', 'xw', '2026-11-26T11:00'],
    ['one change: 11:00 rather than 10:30', 'nn', '2026-11-20T11:00'],
    ['same day but at 4 please', 'x', '2026-11-20T16:00'],
    ['perdón, ¿mejor a las 5?', 'x', '2026-11-20T17:00'],
    ['a las 3 de la tarde, si hay', 'x', '2026-11-20T15:00'],
    ['which hours do you have on monday? 3pm?', 'xw', '2026-11-23T15:00'],
  ])('use only the requested time: %s', async (message, roles, time) => {
    expect(await wishOf(message, roles)).toBe(time)
  })

  it('"is 5 too late?" asks for five', async () => {
    const offers = ['2026-11-21T16:30:00', '2026-11-21T17:00:00', '2026-11-21T17:30:00']
    const offering = { state: 'offering', context: { wish: null, time: null, offers } }
    expect(await wishOf('is 5 too late', 'x', offering)).toEqual({ type: 'TIME_CHOSEN', number: 2 })
  })

  it('the number of an offer is no hour, whatever its role', async () => {
    const offers = ['2026-11-25T15:00:00', '2026-11-25T15:30:00']
    const offering = { state: 'offering', context: { wish: null, time: null, offers } }
    expect(await wishOf('number 2', 'x', offering)).toEqual({ type: 'TIME_CHOSEN', number: 2 })
    expect(await wishOf('option 1 please', 'x', offering)).toEqual({ type: 'TIME_CHOSEN', number: 1 })
    expect(await wishOf('2 works', 'w', offering)).toEqual({ type: 'TIME_CHOSEN', number: 2 })
    expect(
      await wishOf('1 works', 'w', {
        ...offering,
        context: { wish: null, time: null, offers: ['2026-11-25T13:00:00', '2026-11-25T15:30:00'] },
      }),
    ).toEqual({ type: 'TIME_CHOSEN', number: 1 })
  })

  it.each(['yes 4pm over there', 'ok, for 4pm'])(
    'a yes to another hour is no yes to the summary: %s',
    async (message) => {
      const confirming = { state: 'confirming', context: { wish: null, time: '2026-11-24T13:00:00', offers: [] } }
      expect(await wishOf(message, 'x', confirming)).toBe('2026-11-24T16:00')
    },
  )

  it.each(['ill take the 10am', "let's do 10"])(
    'the only hour is wished for, though it isn’t likely: %s',
    async (message) => {
      const offers = ['2026-11-23T09:00:00', '2026-11-23T13:00:00']
      const place = { ...standing, state: 'offering', context: { wish: null, time: null, offers } }
      const read = await rolesIn(message, place, encoderWith(anything))
      const shares = [{ wish: 0.25, not: 0.4, other: 0.35 }]
      expect(understand(message, place, null, read && { ...read, shares }).events).toEqual([
        { type: 'TIME_WISHED', time: '2026-11-23T10:00:00' },
      ])
    },
  )

  it('of a day and its hour, and little else, need not be likely', async () => {
    const read = await rolesIn('hey penny tuesday at ten for the alder ridge one', standing, encoderWith(anything))
    const shares = [
      { wish: 0.29, not: 0.01, other: 0.7 },
      { wish: 0.29, not: 0.01, other: 0.7 },
    ]
    const { events } = understand(
      'hey penny tuesday at ten for the alder ridge one',
      standing,
      null,
      read && { ...read, shares },
    )
    expect(events).toEqual([{ type: 'TIME_WISHED', time: '2026-11-24T10:00:00' }])
  })

  it('count from the tour for its own weekday', async () => {
    const own = { state: 'changing', own: '2026-11-27T10:00:00' }
    const message = 'could it slide to the day after, at 10? my in-laws fly home friday'
    expect(await wishOf(message, 'wwx', own)).toBe('2026-11-28T10:00')
    expect(await wishOf('¿y ese mismo día a las 4 de la tarde?', 'x', own)).toBe('2026-11-27T16:00')
  })

  it('an hour that a clause of its own proposes is wished for, whatever its role', async () => {
    const offers = ['2026-11-25T15:00:00', '2026-11-25T15:30:00']
    const offering = { state: 'offering', context: { wish: null, time: null, offers } }
    expect(await wishOf('same day but later, like 4', 'x', offering)).toBe('2026-11-25T16:00')
    expect(await wishOf('what about at 4', 'x', offering)).toBe('2026-11-25T16:00')
    expect(await wishOf('how about around 4 instead', 'n', offering)).toBe('2026-11-25T16:00')
  })

  it.each(['that morning', 'that day'])('“%s” is the day that was named last', async (day) => {
    const story = `staring at it for 3 days. I am off on Wednesday. would 10:30 ${day} work`
    expect(await wishOf(story, day === 'that morning' ? 'xxww' : 'xxw')).toBe('2026-11-25T10:30')
  })

  it('an hour without a day gets the day of the other times', async () => {
    expect(await wishOf('my flight lands at 2 on tuesday so could i see it at 4', 'xxw')).toBe('2026-11-24T16:00')
  })

  it('"the day after" follows a day that was ruled out', async () => {
    expect(await wishOf('thanksgiving? no? then the day after at 10', 'nww')).toBe('2026-11-27T10:00')
  })

  it('an exact hour is preferred to the range around it', async () => {
    expect(await wishOf("sunday, she's free from 12 to 3, 2pm best", 'www')).toBe('2026-11-22T14:00')
  })

  it('two limits make one window', async () => {
    expect(await wishOf('thursday dec 3 anytime after 3 and before 5', 'www')).toMatchObject({
      windows: [{ from: '2026-12-03T00:00:00', opens: '15:00:00', closes: '17:00:00' }],
    })
  })

  it('ruled-out times are left out of the offers', async () => {
    expect(await wishOf('not tuesday', 'n')).toEqual({ type: 'OTHERS_WISHED', without: ['2026-11-24'] })
  })

  it('no wish is read when all times belong to something else', async () => {
    expect(await wishOf('i work until 5 on tuesday', 'xx')).toBeNull()
  })

  it('a weekday given while pushing a tour back is after the tour', async () => {
    const own = '2026-11-23T13:00:00'
    const context = { wish: null, time: own, offers: [] }
    const message = 'can we push it to later in the week? thursday and friday i am away, saturday is good'
    expect(await wishOf(message, 'wnnw', { state: 'changing', context, own })).toBe('2026-11-28T13:00')
  })
})

describe('[API-06] learned roles of days and hours', () => {
  let encoder: Encoder
  beforeAll(async () => {
    // Words only; `npm run eval` measures what the sentence encoder adds.
    const examples = roleExamples().map((times) => times.map((sample) => ({ ...sample, vector: [] })))
    encoder = encoderWith(await train(examples.flat()), await train(await timesSideBySide(examples, train)))
  }, 60_000)

  it.each([
    ['my cousin works until 3 on saturday, so could we come saturday at 4', '2026-11-21T16:00'],
    ['i work until 2 on wednesday, so wednesday at 4 please', '2026-11-25T16:00'],
    ['can we do saturday at 2, i am at work till 1', '2026-11-21T14:00'],
    ['our plane lands at noon, can we come tomorrow at 3', '2026-11-21T15:00'],
  ])('tell the requested time from the one that doesn’t work: %s', async (message, time) => {
    const { events } = understand(message, standing, null, await rolesIn(message, standing, encoder))
    expect(events).toEqual([{ type: 'TIME_WISHED', time: `${time}:00` }])
  })

  it.each([
    ['i must fly tonight, so maybe saturday morning instead, say 10?', true],
    ['my lease ends december 31', false],
    ['is street cleaning on mondays', false],
  ])('recognize a wish to visit without the word tour: %s', async (message, wants) => {
    expect(await wishesTime(message, house, friday, 'nothing', encoder)).toBe(wants)
  })

  it('recognize it by less where a name and an address are left, and by more beside a question', async () => {
    const message = 'could we push for something early wednesday'
    const sharesOf = async (beside: 'question' | 'contact' | 'nothing', wish: number) =>
      wishesTime(message, house, friday, beside, encoderWith(sayingWish(wish)))
    expect(await Promise.all((['nothing', 'contact', 'question'] as const).map((one) => sharesOf(one, 0.6)))).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('[API-06] a day that would suit them, beside a question', () => {
  const sharesOf = (message: string, wish: number) =>
    wishesTime(message, house, friday, 'question', encoderWith(sayingWish(wish)))

  it('begins a tour where it surely is wished for', async () => {
    expect(await sharesOf('the Saturday after Thanksgiving would suit us best. is that possible?', 0.95)).toBe(true)
    expect(await sharesOf('the Saturday after Thanksgiving would suit us best. is that possible?', 0.85)).toBe(false)
    expect(await sharesOf('is the Saturday after Thanksgiving a holiday?', 0.95)).toBe(false)
  })
})

describe('[API-05] a day that a visitor asks for', () => {
  const read = async (message: string) => {
    const always = (label: string): ClassifierModel => ({ ...anything, labels: [label], weights: new Float32Array(1) })
    const known: Partial<Learned> = {
      timeRoles: sayingWish(0.9),
      timeRolesTogether: sayingWish(0.9),
      acts: always('question'),
      topics: always('availability'),
      senses: [],
    }
    const learned = new Proxy(known as Learned, {
      get: (known, name) => Reflect.get(known, name) ?? always('none'),
    })
    const { reply } = await readVisitorMessage(turnOf(4, message, { now: friday }), {
      ...encoderWith(anything),
      learned,
    })
    return {
      wantsTour: reply.wantsTour,
      topics: unique(reply.parts.flatMap(({ facts }) => facts.map(({ topic }) => topic))),
    }
  }

  it('is one of a tour where it is near and nothing is said of moving in', async () => {
    expect(await read('Would Saturday be feasible?')).toEqual({ wantsTour: true, topics: [] })
  })

  it('asks nothing where a name and an address are left', async () => {
    expect(await read('Eleanor Whitcombe, eleanor@whitcombe.example, which my granddaughter set up')).toEqual({
      wantsTour: false,
      topics: [],
    })
    expect(await read('Eleanor Whitcombe, eleanor@whitcombe.example. When is it available?')).toEqual({
      wantsTour: false,
      topics: ['availability'],
    })
  })

  it.each(['Would Saturday be feasible to move in?', 'Would December 20 be feasible?'])(
    'is one of moving in: %s',
    async (message) => expect(await read(message)).toEqual({ wantsTour: false, topics: ['availability'] }),
  )
})

describe('a time of an example', () => {
  it.each([
    'tuesday',
    'the 3rd',
    'dec 1',
    'saturday at 3',
    'tomorrow morning',
    'mañana',
    'el 1 de diciembre',
    'tonight',
  ])('"%s" is a day', (time) => expect(namesDay(time)).toBe(true))
  it.each(['2pm', '11ish', 'half past two', 'at 2', 'las 3 de la tarde', 'noon', '1 to 3', 'after 4', 'la mañana'])(
    '"%s" is an hour',
    (time) => expect(namesDay(time)).toBe(false),
  )
})

describe('[API-06] roles that the words around an hour settle', () => {
  const rolesOf = (text: string) => {
    const times = timesSaidIn(text, { record: house, now: friday, expectsTime: true })
    return times.map((time) => settledRole(text, time, times))
  }
  it.each([
    ['bring my contractor at 10, hes only free before his 11:30', [null, 'other']],
    ['12pm for you, 3pm for me', ['wish', 'other']],
    ['9am for me, 12pm there', ['other', null]],
    ['10am denver time, which makes it 12pm at the loft', ['wish', 'other']],
    ['can we do 5 ; wait no 5:30', ['not', 'wish']],
    ['5 is better, 5:30 id miss the ferry', ['wish', 'not']],
    ['saturday please, no mornings', [null, 'not']],
    ['10:30 tomorrow morning, if it suits?', ['wish', null, null]],
    ['i have a call at 10:30 tomorrow morning', [null, null, null]],
    ['i have a gap between meetings on tuesday, from 11 to 1', ['wish', 'wish']],
    ['the 29th i mean, not this sunday', ['wish', 'not']],
    ['monday, not before 10 and not after 4', [null, 'wish', 'wish']],
    ['tuesday, any hour except 12 to 1', [null, 'not']],
    ['nothing but saturday works for me', [null]],
    ['tuesday, no, in the morning', [null, null]],
  ])('%s', (text, roles) => expect(rolesOf(text)).toEqual(roles))
})
