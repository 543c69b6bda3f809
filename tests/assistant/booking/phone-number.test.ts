import { describe, expect, it } from 'vitest'
import { annChen, BookingTalk, house, nobodyKnown } from './talk.ts'

const record = { ...house, tourPhone: 'required' as const }

describe('[API-05] a listing that requires a phone number', () => {
  it('is asked for one before the summary, which names it', async () => {
    const talk = new BookingTalk({ record })
    const asked = await talk.say('Can I see it Tuesday at 2pm?')
    expect(asked.text).toBe('Tue, Nov 24 at 2 PM PST is open. The seller asks for a phone number. What’s yours?')
    const { text } = await talk.say('415-555-0199')
    expect(text).toBe(
      'To confirm: a tour of 48 Alder Ridge Road on Tue, Nov 24 at 2 PM PST, for Ann Chen (ann@chen.example, 415-555-0199). Should I ask the seller for it?',
    )
    expect((await talk.say('yes')).outcome).toBe('requested')
    expect(talk.booked).toMatchObject([{ ...annChen, phone: '415-555-0199' }])
  })

  it('takes name, email and phone from one message', async () => {
    const talk = new BookingTalk({ record, contact: nobodyKnown })
    await talk.say('Can I see it Tuesday at 2pm?')
    const { text } = await talk.say('Ann Chen, ann@chen.example, 415-555-0199')
    expect(text).toContain('for Ann Chen (ann@chen.example, 415-555-0199)')
  })

  it('asks in turn for name, email and phone', async () => {
    const talk = new BookingTalk({ record, contact: nobodyKnown })
    const texts = []
    for (const message of ['Can I see it Tuesday at 2pm?', 'Ann Chen', 'ann@chen.example', '(415) 555-0199'])
      texts.push((await talk.say(message)).text)
    expect(texts[0]).toContain('What name')
    expect(texts[1]).toContain('What email')
    expect(texts[2]).toContain('phone number')
    expect(texts[3]).toContain('ann@chen.example, (415) 555-0199')
  })

  it('doesn’t ask a visitor whose number is known', async () => {
    const talk = new BookingTalk({ record, contact: { ...annChen, phone: '415 555 0199' } })
    const { text } = await talk.say('Can I see it Tuesday at 2pm?')
    expect(text).toContain('(ann@chen.example, 415 555 0199)')
  })

  it('says why it is needed, once it is refused', async () => {
    const talk = new BookingTalk({ record })
    const { text } = await talk.sayAll('Can I see it Tuesday at 2pm?', 'I’d rather not give my number')
    expect(text).toBe(
      'I can’t request a tour of this home without a phone number. Or say “never mind.” The seller asks for a phone number. What’s yours?',
    )
    expect((await talk.say('never mind')).outcome).toBe('dropped')
  })

  it('changes the number in the summary', async () => {
    const talk = new BookingTalk({ record })
    const { text } = await talk.sayAll('Can I see it Tuesday at 2pm?', '415-555-0199', 'no, my number is 415-555-0123')
    expect(text).toContain('(ann@chen.example, 415-555-0123)')
    expect((await talk.say('that is the wrong phone number')).text).toContain('What’s yours?')
  })

  it('takes another time while the number is asked for', async () => {
    const talk = new BookingTalk({ record })
    const { text } = await talk.sayAll('Can I see it Tuesday at 2pm?', 'Wednesday at 3pm instead')
    expect(text).toContain('Wed, Nov 25 at 3 PM')
    expect(text).toContain('phone number')
  })

  it('answers another question and asks again', async () => {
    const talk = new BookingTalk({ record })
    const heard = await talk.sayAll('Can I see it Tuesday at 2pm?', 'How many bedrooms are there?')
    expect(heard).toMatchObject({ outcome: 'notHeard', prompt: 'The seller asks for a phone number. What’s yours?' })
  })

  it('is asked for one in Spanish', async () => {
    const talk = new BookingTalk({ record, language: 'es' })
    expect((await talk.say('¿Puedo verla el martes a las 2 pm?')).text).toContain('pide un número de teléfono')
    expect((await talk.say('415-555-0199')).text).toContain('(ann@chen.example, 415-555-0199)')
  })

  it('is asked for one where the request is refused for it', async () => {
    const talk = new BookingTalk()
    await talk.say('Can I see it Tuesday at 2pm?')
    talk.nextAnswer = { kind: 'refused', reason: 'phoneNeeded' }
    expect((await talk.say('yes')).text).toContain('asks for a phone number')
    expect((await talk.say('415-555-0199')).text).toContain('(ann@chen.example, 415-555-0199)')
    expect((await talk.say('yes')).outcome).toBe('requested')
  })
})

it.each(['optional', 'not_asked'] as const)(
  '[API-05] a listing’s phone number that is %s is not asked for',
  async (tourPhone) => {
    const talk = new BookingTalk({ record: { ...house, tourPhone } })
    const { text } = await talk.say('Can I see it Tuesday at 2pm? My number is 415-555-0199')
    expect(text).toContain('for Ann Chen (ann@chen.example)')
    await talk.say('yes')
    expect(talk.booked).toMatchObject([{ ...annChen, phone: null }])
  },
)
