import { describe, expect, it } from 'vitest'
import { asksForTour } from '#assistant/booking/asks-for-tour.ts'
import { choicesAfter } from '#server/chat/choices.ts'
import { BookingTalk, friday, house, nobodyKnown } from './talk.ts'

const offered = (talk: BookingTalk, id: string) =>
  choicesAfter(talk.snapshot, id, { record: talk.setting.record, language: 'en', now: friday }).offered_times

describe('[API-05] a visitor who asks for a tour without a time', () => {
  it('is offered the next ones as buttons, and may name another', async () => {
    const talk = new BookingTalk()
    const { text } = await talk.say('Can I tour it?', '1')
    expect(text).toMatch(
      /^Sure\. These times are open:\n1\. .+\n2\. .+\n3\. .+\nWhich works best\? Or tell me another time\.$/,
    )
    expect(offered(talk, '1')).toHaveLength(3)
    await talk.sayAll('Wednesday at 10:30 am', 'yes')
    expect(talk.booked).toMatchObject([{ time: '2026-11-25T10:30:00' }])
  })

  it('takes one by its button', async () => {
    const talk = new BookingTalk()
    await talk.say('Can I tour it?', '1')
    const [, second] = offered(talk, '1') ?? []
    await talk.sayAll(second?.message ?? '', 'yes')
    expect(talk.booked).toMatchObject([{ time: second?.starts_at.slice(0, 19) }])
  })

  it('is offered times in Spanish', async () => {
    const talk = new BookingTalk({ language: 'es' })
    expect((await talk.say('¿Puedo hacer una visita?')).text).toMatch(/^Claro\. Horas disponibles:\n1\. /)
  })

  it('is asked where tours are by appointment, and where nothing is open', async () => {
    const byAppointment = new BookingTalk({ record: { ...house, tourHours: [] } })
    expect((await byAppointment.say('Can I tour it?')).text).toBe('Sure. What day and time work for you?')
    const failing = new BookingTalk()
    failing.lookUpFails = true
    expect((await failing.say('Can I tour it?')).text).toContain('What day and time work for you?')
  })

  it('is told that the time is open, also beside thanks for the name', async () => {
    const english = new BookingTalk({ contact: nobodyKnown })
    expect((await english.say('I’m April May, could I see it on Saturday at 11?')).text).toBe(
      'Thank you, April May. Sat, Nov 21 at 11 AM PST is open. What email should the seller’s answer go to?',
    )
    const spanish = new BookingTalk({ language: 'es', contact: nobodyKnown })
    expect((await spanish.say('Soy Ana Ruiz, ¿puedo verla el sábado a las 11?')).text).toMatch(
      /^Gracias, Ana Ruiz\. Puedo pedir el .*11:00.*correo/,
    )
  })

  it('is offered times for another tour, too', async () => {
    const talk = new BookingTalk()
    talk.tours = [{ id: 7, time: '2026-11-24T10:00:00' }]
    expect((await talk.say('Can I book another tour?')).text).toContain('These times are open:')
  })
})

it.each([
  ['en', 'Monday at 2', 'no sorry i meant 3', '3 PM'],
  ['en', 'Monday at 2', 'no no, I said 3', '3 PM'],
  ['en', 'Monday at 2', 'oops my bad 3:30', '3:30 PM'],
  ['es', 'El lunes a las 2', 'no perdón quise decir 3', '3:00 p.m.'],
] as const)(
  '[API-06] corrects the hour (%s) while the name is asked for: %s → %s',
  async (language, first, second, hour) => {
    const talk = new BookingTalk({ language, contact: nobodyKnown })
    await talk.say(first)
    expect((await talk.say(second)).text).toContain(hour)
  },
)

it('[API-06] offers no tour to one who doesn’t see the price anywhere', () => {
  expect(asksForTour('whats the asking price? i dont see it anywhere')).toBe(false)
  expect(asksForTour('I don’t see the kitchen anywhere, can I come see it?')).toBe(true)
})

it.each([
  ['en', 'Is Thursday at 2pm possible for a tour?', 'That’s Thanksgiving.'],
  ['es', '¿Puedo visitarla el jueves a las 2 pm?', 'Es el Día de Acción de Gracias.'],
] as const)('[API-06] says in %s when a named time is on a holiday', async (language, message, text) => {
  const answer = async (said: string) => (await new BookingTalk({ language, contact: nobodyKnown }).say(said)).text
  expect(await answer(message)).toContain(text)
  expect(await answer(message.replace(/Thursday|jueves/, language === 'es' ? 'lunes' : 'Monday'))).not.toContain(text)
})

describe('[API-05] who asks for the free times of a day', () => {
  it.each([
    'What’s free on Wednesday at Alder Ridge Road?',
    'any chance on Wednesday?',
    'Which slots have you got on Wednesday for the Alder house?',
    'we’re in town Wednesday, what’s open',
  ])('is offered them: %s', async (message) => {
    const talk = new BookingTalk()
    await talk.say(message, '1')
    const times = offered(talk, '1') ?? []
    expect(times.length).toBeGreaterThan(0)
    expect(times.every(({ starts_at }) => starts_at.startsWith('2026-11-25'))).toBe(true)
  })

  it.each([
    'I have a gap on Wednesday, from 11 to 1',
    'Would Wednesday be too soon?',
    '¿qué horarios tienen el jueves?',
  ])('wants to come: %s', (message) => expect(asksForTour(message)).toBe(true))

  it.each(['what is open on sunday around there? any cafes?', 'what’s going on saturday', 'can I come with my dog?'])(
    'but not: %s',
    (message) => expect(asksForTour(message)).toBe(false),
  )

  it('is offered the first times of a day that begins later than they ask for', async () => {
    const noon = house.tourHours.map((hours) => ({ ...hours, opens: '12:00' }))
    const talk = new BookingTalk({ record: { ...house, tourHours: noon } })
    await talk.say('Could I see it on Wednesday morning?', '1')
    expect(offered(talk, '1')?.map(({ starts_at }) => starts_at.slice(0, 16))).toEqual([
      '2026-11-25T12:00',
      '2026-11-25T12:30',
      '2026-11-25T13:00',
    ])
  })
})
