import { describe, expect, it } from 'vitest'
import { BookingTalk, encoderThatSays } from './talk.ts'

const summary = async () => {
  const talk = new BookingTalk({ encoder: encoderThatSays({ answer: 'no' }) })
  await talk.say('tour on Tuesday at 2')
  return talk
}

describe('[API-05] who needs a moment before the yes to a summary', () => {
  it.each([
    'hang on',
    'one sec please',
    'let me ask my wife real quick',
    'not yet, gotta check with my boss',
    "Um, I think so? Don't book it yet though",
    'hold off until my roommate answers',
    'I’ll get back to you',
    'can you hold on a minute?',
    'espere un momento, déjeme preguntarle a mi esposo',
    'todavía no la pida',
  ])('is waited for, and the summary stays open: %s', async (message) => {
    const talk = await summary()
    const { text, prompt } = await talk.say(message)
    expect(text).toBe('Take your time. Nothing is sent until you say yes.')
    expect(prompt).toBeNull()
    expect(talk.booked).toEqual([])
    talk.setting.encoder = encoderThatSays({ answer: 'yes' })
    await talk.say('OK, she can make it. Go ahead')
    expect(talk.booked).toMatchObject([{ time: '2026-11-24T14:00:00' }])
  })

  it('is told that the tour stays, where one is moved', async () => {
    const talk = new BookingTalk()
    await talk.sayAll('tour on Tuesday at 2', 'yes')
    await talk.say('move it to Wednesday at 11')
    expect((await talk.say('hold on, let me check my calendar')).text).toBe(
      'Take your time. Your tour stays as it is until you say yes.',
    )
    await talk.say('yes')
    expect(talk.tours).toMatchObject([{ time: '2026-11-25T11:00:00' }])
  })

  it.each(['wait, no', 'hold on, the email is wrong', 'not yet, first tell me whether cats are ok'])(
    'but who changes or asks something is not told to take their time: %s',
    async (message) => {
      const talk = await summary()
      expect((await talk.say(message)).text).not.toContain('Take your time')
      expect(talk.booked).toEqual([])
    },
  )

  it.each([
    'not yet, first tell me whether cats are ok',
    'no, first I need to know if there’s an HOA',
    'todavía no, primero dígame si hay piscina',
  ])('is left with the summary open while a question is answered first: %s', async (message) => {
    const talk = await summary()
    expect(await talk.say(message)).toMatchObject({ outcome: 'notHeard', text: '' })
    talk.setting.encoder = encoderThatSays({ answer: 'yes' })
    await talk.say('OK, go ahead')
    expect(talk.booked).toMatchObject([{ time: '2026-11-24T14:00:00' }])
  })

  it('still changes the time that is named beside such a question', async () => {
    const talk = await summary()
    await talk.say('no, make it 3 instead and tell me if there’s a pool first')
    talk.setting.encoder = encoderThatSays({ answer: 'yes' })
    await talk.say('OK, go ahead')
    expect(talk.booked).toMatchObject([{ time: '2026-11-24T15:00:00' }])
  })

  it.each(['wait, what’s the parking situation', 'wait before I say yes. is the pool heated?'])(
    'gets an answer to a question: %s',
    async (message) => {
      const talk = await summary()
      expect(await talk.say(message)).not.toMatchObject({ answersWhole: true })
    },
  )

  it('may say no and conclude with a yes', async () => {
    const talk = new BookingTalk()
    await talk.sayAll('tour on Tuesday at 2', 'nope, no meetings that day. so yes')
    expect(talk.booked).toMatchObject([{ time: '2026-11-24T14:00:00' }])
  })
})
