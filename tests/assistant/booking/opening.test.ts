import { describe, expect, it } from 'vitest'
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

  it('is offered times for another tour, too', async () => {
    const talk = new BookingTalk()
    talk.tours = [{ id: 7, time: '2026-11-24T10:00:00' }]
    expect((await talk.say('Can I book another tour?')).text).toContain('These times are open:')
  })
})

it.each([
  ['en', 'Is Thursday at 2pm possible for a tour?', 'That’s Thanksgiving.'],
  ['es', '¿Puedo visitarla el jueves a las 2 pm?', 'Es el Día de Acción de Gracias.'],
] as const)('[API-06] says in %s when a named time is on a holiday', async (language, message, text) => {
  const answer = async (said: string) => (await new BookingTalk({ language, contact: nobodyKnown }).say(said)).text
  expect(await answer(message)).toContain(text)
  expect(await answer(message.replace(/Thursday|jueves/, language === 'es' ? 'lunes' : 'Monday'))).not.toContain(text)
})
