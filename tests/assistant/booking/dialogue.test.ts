import { describe, expect, it } from 'vitest'
import { bookingVersion, isUnderWay } from '#assistant/booking/snapshot.ts'
import { spanishMoment, spanishTime } from '#assistant/booking/spanish-words.ts'
import { freeTimes } from '#domain/tour-hours.ts'
import { records } from '../support/records.ts'
import { annChen, BookingTalk, friday, house, nobodyKnown } from './talk.ts'

describe('[API-06] a time that is taken between the offer and the yes', () => {
  it('is reported, and the nearest three are offered', async () => {
    const talk = new BookingTalk()
    await talk.say('tour on Tuesday at 3')
    talk.setting.taken.push('2026-11-24T15:00:00')
    const { outcome, text } = await talk.say('yes')
    expect(outcome).toBe('heard')
    expect(text).toBe(
      [
        'Sorry, Tue, Nov 24 at 3 PM PST was just taken. The closest open times:',
        '1. Tue, Nov 24 at 2 PM PST',
        '2. Tue, Nov 24 at 2:30 PM PST',
        '3. Tue, Nov 24 at 3:30 PM PST',
        'Which works best? Or tell me another time.',
      ].join('\n'),
    )
    expect((await talk.sayAll('the first', 'yes')).tour).toEqual({ id: 1, time: '2026-11-24T14:00:00' })
  })

  it('isn’t asked for again when tours are by appointment', async () => {
    const talk = new BookingTalk({ record: records[7] })
    await talk.say('tour on Tuesday at 3')
    talk.nextAnswer = { kind: 'refused', reason: 'taken' }
    expect((await talk.say('yes')).text).toContain('was just taken. What day and time work for you?')
    expect((await talk.sayAll('at 4', 'yes')).tour?.time).toBe('2026-11-24T16:00:00')
  })

  it('can be lost to an overlapping half hour', async () => {
    const talk = new BookingTalk({ taken: ['2026-11-24T15:00:00'] })
    expect((await talk.say('tour on Tuesday at 3:15pm')).text).toContain('is already taken')
    expect((await talk.say('Tuesday at 4:15pm')).prompt).toContain('4:15 PM PST, for Ann Chen')
  })
})

describe('failures during booking', () => {
  it('a calendar that can’t be read is reported, and read again', async () => {
    const talk = new BookingTalk()
    talk.lookUpFails = true
    expect((await talk.say('tour on Tuesday at 3')).text).toMatch(/^I couldn’t look up the open times just now/)
    talk.lookUpFails = false
    expect((await talk.say('Tuesday at 3')).prompt).toContain('Tue, Nov 24 at 3 PM PST')
  })

  it('a request that fails books nothing, and the next yes tries once more', async () => {
    const talk = new BookingTalk()
    await talk.say('tour on Tuesday at 3')
    talk.nextAnswer = new Error('The lights went out.')
    expect((await talk.say('yes')).text).toMatch(/^I couldn’t send the request just now, so nothing was booked/)
    expect(talk.booked).toEqual([])
    expect((await talk.say('yes')).outcome).toBe('requested')
  })

  it('an email address that the server refuses is asked for again', async () => {
    const talk = new BookingTalk()
    await talk.say('tour on Tuesday at 3')
    talk.nextAnswer = { kind: 'refused', reason: 'badAddress' }
    expect((await talk.say('yes')).text).toMatch(/^That doesn’t look like an email address/)
    expect((await talk.sayAll('bo@lee.example', 'yes')).outcome).toBe('requested')
    expect(talk.booked).toMatchObject([{ name: 'Ann Chen', email: 'bo@lee.example', time: '2026-11-24T15:00:00' }])
  })

  it('a seller who stopped giving tours ends the booking', async () => {
    const talk = new BookingTalk()
    await talk.say('tour on Tuesday at 3')
    talk.nextAnswer = { kind: 'refused', reason: 'noTours' }
    expect((await talk.say('yes')).text).toContain('no one is giving tours')
    expect(isUnderWay(talk.snapshot)).toBe(false)
  })

  it('a yes after the time has passed books nothing', async () => {
    const talk = new BookingTalk()
    await talk.say('tour today at 10')
    talk.setting.now = new Date('2026-11-20T19:00:00Z')
    expect((await talk.say('yes')).text).toContain('Fri, Nov 20 at 10 AM PST has already passed')
  })
})

describe('a snapshot', () => {
  it('says that a booking is under way, and not after it ended', async () => {
    const talk = new BookingTalk()
    expect(isUnderWay(null)).toBe(false)
    await talk.say('tour on Tuesday at 3')
    expect(isUnderWay(talk.snapshot)).toBe(true)
    await talk.say('yes')
    expect(isUnderWay(talk.snapshot)).toBe(false)
  })

  it('of a finished booking keeps its last message and contact', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.sayAll('tour on Tuesday at 3', 'Ann Chen', 'ann@chen.example')
    const first = await talk.say('yes', 'the-yes')
    expect(await talk.say('yes', 'the-yes')).toEqual(first)
    expect(talk.booked).toHaveLength(1)
    expect((await talk.say('another tour on Wednesday at 10')).prompt).toContain('for Ann Chen (ann@chen.example)')
  })

  const whole = async () => {
    const talk = new BookingTalk()
    await talk.say('tour on Tuesday at 3')
    return talk.snapshot as { version: number; machine: Record<string, unknown>; heard: unknown }
  }
  it.each<[string, (snapshot: Awaited<ReturnType<typeof whole>>) => unknown]>([
    ['of an unknown version', (snapshot) => ({ ...snapshot, version: bookingVersion + 1 })],
    ['without a version', ({ machine, heard }) => ({ machine, heard })],
    ['that is text', (snapshot) => JSON.stringify(snapshot)],
    ['that is a list', () => []],
    ['without a machine', ({ version, heard }) => ({ version, heard })],
    ['without the last message', ({ version, machine }) => ({ version, machine })],
    ['in an unknown state', (snapshot) => ({ ...snapshot, machine: { ...snapshot.machine, value: 'asleep' } })],
    ['with a state of the wrong type', (snapshot) => ({ ...snapshot, machine: { ...snapshot.machine, value: 7 } })],
    [
      'with an invalid context',
      (snapshot) => ({ ...snapshot, machine: { ...snapshot.machine, context: { offers: 5 } } }),
    ],
    [
      'that was stored during a request',
      (snapshot) => ({ ...snapshot, machine: { ...snapshot.machine, value: 'requesting' } }),
    ],
  ])('%s starts over, and a yes to its question books nothing', async (_, broken) => {
    const snapshot = broken(await whole())
    expect(isUnderWay(snapshot)).toBe(false)
    const talk = new BookingTalk()
    talk.snapshot = snapshot
    expect(await talk.say('yes')).toMatchObject({ outcome: 'notHeard', prompt: null, snapshot: null })
    talk.snapshot = snapshot
    expect(await talk.say('tour on Wednesday at 3')).toMatchObject({ outcome: 'heard', rest: null })
    expect((await talk.say('yes')).tour?.time).toBe('2026-11-25T15:00:00')
    expect(talk.booked).toHaveLength(1)
  })
})

describe('the wording', () => {
  it.each(['balanced', 'assertive', 'exploratory'] as const)('covers the whole dialogue, %s', async (tone) => {
    const talk = new BookingTalk({ tone, contact: nobodyKnown, taken: ['2026-11-24T15:00:00'] })
    const said = []
    for (const message of ['tour', 'Tuesday at 3', 'the last', 'Ann', 'ann@chen.example', 'no', 'at 5', 'yes'])
      said.push((await talk.say(message)).text)
    expect(said.join('\n\n')).toMatchSnapshot()
  })

  it('doesn’t call a time free when only the tour hours are known', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    expect((await talk.say('tour on December 7')).text).toMatch(/^These times are possible:\n1. Mon, Dec 7 at /)
    expect((await talk.say('at 3')).text).toMatch(/^I can ask for Mon, Dec 7 at 3 PM PST\./)
  })

  it('reads the free times of the current calendar', async () => {
    const talk = new BookingTalk({ contact: annChen })
    const [first] = freeTimes(
      { zone: house.timeZone, ranges: house.tourHours, noticeHours: 0, onHolidays: false, taken: [] },
      friday,
    )
    expect((await talk.sayAll('tour asap', 'the first', 'yes')).tour?.time).toBe(first)
  })
})

describe('[API-06] a booking in Spanish', () => {
  it.each([
    ['2027-01-01T02:00:00Z', '2026-12-31T20:00:00Z', false],
    ['2026-12-31T22:00:00Z', '2027-01-01T05:00:00Z', false],
    ['2027-01-02T22:00:00Z', '2027-01-01T05:00:00Z', true],
  ])('has the year of %s, said at %s, where it isn’t this one on the clock of the home: %s', (time, now, hasYear) => {
    const words = spanishMoment(new Date(time), house.timeZone, new Date(now))
    expect(/ de 202\d/.test(words)).toBe(hasYear)
  })

  it('asks, summarizes and confirms with the same calendar', async () => {
    const talk = new BookingTalk({ language: 'es' })
    expect((await talk.say('¿Puedo ver la casa el martes a las 3?')).text).toBe(
      `Para confirmar: visita a 48 Alder Ridge Road, ${spanishTime('2026-11-24T15:00:00', house, friday)}, a nombre de Ann Chen (ann@chen.example). ¿Se la pido al vendedor?`,
    )
    const done = await talk.say('sí')
    expect(done.tour?.time).toBe('2026-11-24T15:00:00')
    expect(done.text).toMatch(/^Listo\. Le pedí al vendedor la visita: martes, 24 de noviembre/)
    expect((await talk.say('cancele mi visita')).text).toMatch(/^Listo\. Cancelé su visita a 48 Alder Ridge Road/)
  })

  it('asks for what is missing', async () => {
    const talk = new BookingTalk({ language: 'es', contact: nobodyKnown })
    expect((await talk.say('quiero una visita')).prompt).toContain('¿Cuál prefiere? O dígame otra hora.')
    expect((await talk.say('el martes a las 3')).prompt).toBe('¿A nombre de quién la pongo?')
    expect((await talk.say('Lupita Ramírez')).text).toBe(
      'Gracias, Lupita Ramírez. ¿A qué correo envío la respuesta del vendedor?',
    )
    expect((await talk.say('olvídelo')).text).toMatch(/^Está bien, no reservé nada/)
  })
})

describe('[API-05] a booking that the visitor no longer wants', () => {
  it.each([
    ['en', 'dont need the tour'],
    ['en', 'I don’t want the tour anymore'],
    ['es', 'ya no quiero la visita'],
    ['es', 'Mejor no quiero ir'],
  ] as const)('ends in %s by: %s', async (language, message) => {
    const talk = new BookingTalk({ language })
    await talk.say('Can I see it on Tuesday at 3?')
    expect(await talk.say(message)).toMatchObject({ outcome: 'dropped' })
    expect(talk.booked).toEqual([])
  })
})

describe('[API-05] an answer that is no name', () => {
  it.each(['nvm', 'never mind', 'olvídelo', 'ya no me interesa'])(
    'ends the booking while a name is asked for: %s',
    async (message) => {
      const talk = new BookingTalk({ contact: nobodyKnown })
      await talk.say('Can I see it on Tuesday at 3?')
      expect(await talk.say(message)).toMatchObject({ outcome: 'dropped' })
    },
  )

  it('changes the day of the summary: “el miércoles mejor”', async () => {
    const talk = new BookingTalk({ language: 'es' })
    await talk.say('quiero una visita el martes a las 3')
    const { text } = await talk.say('el miércoles mejor')
    expect(text).toContain('miércoles, 25 de noviembre, 3:00')
    expect(text).toContain('a nombre de Ann Chen')
  })

  it('is a name where it is introduced: “don’t need parking, it’s Bo Ek”', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.say('Can I see it on Tuesday at 3?')
    expect((await talk.say('don’t need parking, it’s Bo Ek')).text).toContain('Bo Ek')
  })
})

describe('[API-05] a time in the visitor’s own time zone', () => {
  it('is converted when the visitor says their place a turn later', async () => {
    const talk = new BookingTalk()
    const { text } = await talk.sayAll('tour on Tuesday at 5pm my time', "I'm in Boston")
    expect(text).toContain('Tue, Nov 24 at 2 PM PST')
  })

  it('stays in their zone in the next turn', async () => {
    const talk = new BookingTalk()
    const { text } = await talk.sayAll("tour on Tuesday at 5pm my time, I'm in Boston", 'make it 6')
    expect(text).toContain('Tue, Nov 24 at 3 PM PST')
  })

  it('is in the home’s zone when they repeat what they were told', async () => {
    const talk = new BookingTalk()
    await talk.sayAll("tour on Tuesday at 5pm my time, I'm in Boston", 'yes, 2pm Tuesday')
    expect(talk.tours).toEqual([{ id: 1, time: '2026-11-24T14:00:00' }])
  })

  it.each(["tour on Wednesday at 4pm Eastern? that's 1 there", 'tour on Wednesday at 1pm'])(
    'may be given in both zones: %s',
    async (message) => {
      expect((await new BookingTalk().say(message)).text).toContain('Wed, Nov 25 at 1 PM PST')
    },
  )
})

describe('[API-05] a time given while something else is asked for', () => {
  it.each(['hm 4', '4 then', 'no wait, make it 4'])('is accepted while a name is asked for: %s', async (message) => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.sayAll('tour on Tuesday at 2', message, 'Ann Chen, ann@chen.example', 'yes')
    expect(talk.tours.map(({ time }) => time)).toEqual(['2026-11-24T16:00:00'])
  })

  it('is kept when only its day is repeated', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.sayAll('tour on Tuesday at 2', 'Tuesday is fine. Ann Chen, ann@chen.example', 'yes')
    expect(talk.tours.map(({ time }) => time)).toEqual(['2026-11-24T14:00:00'])
  })

  it.each([
    ['Tuesday at 2, or Wednesday if Tuesday is full', '2026-11-24T14:00:00'],
    ['tour on Tuesday at half two', '2026-11-24T14:30:00'],
    ['tour on Tuesday at 4pm nope 3pm', '2026-11-24T15:00:00'],
  ])('may be phrased indirectly: %s', async (message, time) => {
    const talk = new BookingTalk()
    await talk.sayAll('I want a tour', message, 'yes')
    expect(talk.tours.map((tour) => tour.time)).toEqual([time])
  })
})
