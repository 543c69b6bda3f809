import { describe, expect, it } from 'vitest'
import { type Choices, choicesAfter } from '#server/chat/choices.ts'
import { annChen, BookingTalk, friday, house } from '#tests/assistant/booking/talk.ts'

const choices = (talk: BookingTalk, messageId: string, more: { now?: Date } = {}): Choices =>
  choicesAfter(talk.snapshot, messageId, {
    record: talk.setting.record,
    language: talk.setting.language ?? 'en',
    now: talk.setting.now,
    ...more,
  })

const offered = { en: 'Can I see it next week?', es: '¿Puedo verla la próxima semana?' }

describe.each(['en', 'es'] as const)('[API-05] the choice buttons in %s', (language) => {
  const begin = async () => {
    const talk = new BookingTalk({ language, contact: annChen })
    await talk.say(offered[language], '1')
    return talk
  }

  it('are the offered times, each with the message that chooses it', async () => {
    const { offered_times: times = [] } = choices(await begin(), '1')
    expect(times).toHaveLength(3)
    for (const { starts_at, message } of times) {
      const talk = await begin()
      await talk.say(message, '2')
      const { booking_summary: summary } = choices(talk, '2')
      expect(summary).toMatchObject({ kind: 'request', starts_at, ...annChen })
    }
  })

  it('are yes to the summary, and a no that changes it', async () => {
    const talk = await begin()
    const [first] = choices(talk, '1').offered_times ?? []
    await talk.say(first?.message ?? '', '2')
    const { booking_summary: summary } = choices(talk, '2')
    await talk.say(summary?.change_message ?? '', '3')
    expect([choices(talk, '3'), talk.booked]).toEqual([{}, []])
    expect((await talk.say(first?.message ?? '', '4')).outcome).toBe('heard')
    await talk.say(choices(talk, '4').booking_summary?.confirm_message ?? '', '5')
    expect(talk.booked).toMatchObject([{ ...annChen, time: first?.starts_at.slice(0, 19) }])
    expect(choices(talk, '5')).toEqual({})
  })

  it('are the new time of a tour being moved', async () => {
    const talk = await begin()
    talk.tours = [{ id: 1, time: '2026-11-24T10:00:00' }]
    talk.snapshot = null
    await talk.say(language === 'en' ? 'Can we move my tour?' : '¿Podemos cambiar la hora de mi visita?', '2')
    await talk.say(language === 'en' ? 'Friday afternoon' : 'El viernes por la tarde', '3')
    const { offered_times: times = [] } = choices(talk, '3')
    expect(times.length).toBeGreaterThan(0)
    await talk.say(times[0]?.message ?? '', '4')
    const { booking_summary: summary } = choices(talk, '4')
    expect(summary).toMatchObject({ kind: 'move', starts_at: times[0]?.starts_at, name: null, email: null })
    await talk.say(summary?.change_message ?? '', '5')
    expect(talk.tours).toEqual([{ id: 1, time: '2026-11-24T10:00:00' }])
    await talk.say(times[0]?.message ?? '', '6')
    await talk.say(choices(talk, '6').booking_summary?.confirm_message ?? '', '7')
    expect(talk.tours).toEqual([{ id: 1, time: times[0]?.starts_at.slice(0, 19) }])
  })
})

describe('[API-05] the choice buttons', () => {
  it('belong to the last answer, and are none after a message that didn’t go to the booking dialogue', async () => {
    const talk = new BookingTalk()
    await talk.say(offered.en, '1')
    expect(choices(talk, '2')).toEqual({})
    expect(choicesAfter(null, 1, { record: house, language: 'en', now: friday })).toEqual({})
    expect(choicesAfter({ version: 99 }, 1, { record: house, language: 'en', now: friday })).toEqual({})
  })

  it('don’t include a time that has passed', async () => {
    const talk = new BookingTalk()
    await talk.say(offered.en, '1')
    const [first, second] = choices(talk, '1').offered_times ?? []
    const later = choices(talk, '1', { now: new Date(first?.starts_at ?? '') })
    expect(later.offered_times?.[0]).toEqual(second)
    await talk.say(second?.message ?? '', '2')
    expect(choices(talk, '2', { now: new Date(second?.starts_at ?? '') })).toEqual({})
    expect(choices(talk, '1', { now: new Date('2027-01-01T00:00:00Z') })).toEqual({})
  })

  it('show times in the property’s time zone', async () => {
    const talk = new BookingTalk()
    await talk.say('Tomorrow at 10:30 am, or what else is there on Saturday?', '1')
    await talk.say('What else is there on Tuesday?', '2')
    const [first] = choices(talk, '2').offered_times ?? []
    expect(first).toEqual({
      starts_at: '2026-11-24T09:00:00-08:00',
      label: 'Tue, Nov 24 at 9 AM',
      message: 'Tue, Nov 24 at 9 AM',
    })
  })
})
