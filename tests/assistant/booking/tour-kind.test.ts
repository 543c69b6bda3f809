import { describe, expect, it } from 'vitest'
import { asksForVideoTour, kindSaid } from '#assistant/booking/kind-said.ts'
import { choicesAfter } from '#server/chat/choices.ts'
import { BookingTalk, friday, nobodyKnown } from './talk.ts'

describe('[API-05] how a tour takes place, as visitors say it', () => {
  it.each([
    'Can I get a video tour on Monday at 2pm? I am Omar Diaz, omar@example.com',
    'Could we do a virtual tour?',
    'Can you show it to me over FaceTime?',
    'Monday at 2 over zoom',
    'Can we do it by video?',
    'can we do it on a call with video',
    'Video instead',
    'How about video?',
    "I can't come in person, can we do video?",
    'Not in person, over Zoom',
    'A video call instead of in person',
    'Can I see it remotely?',
    'Por video, por favor',
    '¿Puede ser por videollamada?',
    'Quiero una visita virtual el lunes',
    'una video llamada',
    'Can we FaceTime?',
    'could you zoom with me and my wife',
    'my husband and I would like a zoom tour',
  ])('by video: %s', (message) => expect(kindSaid(message)).toBe('video'))

  it.each([
    'In person instead',
    'in-person please',
    'no video, in person',
    "I don't want a video tour",
    'No video tour please',
    'Not over Zoom',
    'Actually in person rather than by video',
    'Mejor en persona',
    'presencial, por favor',
    'I asked for a video tour, but in person is better',
  ])('in person: %s', (message) => expect(kindSaid(message)).toBe('in_person'))

  it.each([
    'Monday at 2pm',
    'Is it in person or by video?',
    'Is there a video tour I can watch?',
    'Do you have a virtual tour?',
    'I work remotely',
    'I have a Zoom meeting until 3',
    'Can you send me a video?',
    "I can't come in person on Monday",
    'Is there room for a home theater with video?',
    'Two persons',
    'can my parents join on zoom?',
    'my husband will be on video call with me',
    'is it ok if my dad facetimes in while im there',
    'Can I FaceTime my wife while I walk through?',
    'I want to put my sister on a video call during the tour',
  ])('neither: %s', (message) => expect(kindSaid(message)).toBeNull())

  it('asks for a tour by itself', () => {
    expect(asksForVideoTour("I'd like a virtual tour")).toBe(true)
    expect(asksForVideoTour('Do you offer video tours?')).toBe(true)
    expect(asksForVideoTour('Do you have a video tour?')).toBe(false)
    expect(asksForVideoTour('How does a video tour work?')).toBe(false)
    expect(asksForVideoTour('I want to see it in person')).toBe(false)
  })
})

const asked = 'Can I get a video tour on Monday at 2pm? I am Omar Diaz, omar@example.com'
const summary = (talk: BookingTalk, id: string) =>
  choicesAfter(talk.snapshot, id, { record: talk.setting.record, language: 'en', now: friday }).booking_summary

describe('[API-05] a booking', () => {
  it('names a video tour in the summary, and books it that way', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    const { text } = await talk.say(asked, '1')
    expect(text).toContain('a video tour of 48 Alder Ridge Road on Mon, Nov 23 at 2 PM')
    expect(summary(talk, '1')).toMatchObject({ how: 'By video' })
    expect(talk.booked).toEqual([])
    const { text: done } = await talk.say('yes')
    expect(talk.booked).toMatchObject([{ kind: 'video', name: 'Omar Diaz' }])
    expect(done).toContain('a video tour')
  })

  it('sums up again when only the kind changes, and books nothing without a yes to that', async () => {
    const talk = new BookingTalk()
    await talk.say('Monday at 2pm', '1')
    expect(summary(talk, '1')).toMatchObject({ how: 'In person' })
    expect((await talk.say('Yes, but by video', '2')).text).toContain('To confirm: a video tour')
    expect(talk.booked).toEqual([])
    expect((await talk.say('In person instead', '3')).text).toContain('To confirm: an in-person tour')
    expect((await talk.say('Could we do it over FaceTime?', '4')).text).toContain('To confirm: a video tour')
    expect(summary(talk, '4')).toMatchObject({ how: 'By video' })
    expect(talk.booked).toEqual([])
    await talk.say('Yes, by video')
    expect(talk.booked).toMatchObject([{ kind: 'video' }])
  })

  it('takes a no that names another kind as the change', async () => {
    const talk = new BookingTalk()
    await talk.say('Monday at 2pm')
    expect((await talk.say('No, by video please')).text).toContain('To confirm: a video tour')
    expect((await talk.say('No')).text).toContain('What should I change')
    expect((await talk.say('in person')).text).toContain('To confirm: an in-person tour')
    expect(talk.booked).toEqual([])
  })

  it('says that it heard the kind while it asks for something else', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    expect((await talk.say('I would like a virtual tour')).text).toContain('Sure, by video. These times are open:')
    expect((await talk.say('Monday at 2pm')).text).toContain('Mon, Nov 23 at 2 PM PST is open for a video tour.')
    expect((await talk.say('in person instead')).text).toBe('OK, in person. What name should I put it under?')
    expect((await talk.say('Omar Diaz')).text).toContain('email')
    await talk.say('omar@example.com')
    await talk.say('yes')
    expect(talk.booked).toMatchObject([{ kind: 'in_person' }])
  })

  it('is dropped, whatever kind the words name', async () => {
    const talk = new BookingTalk()
    await talk.say(asked)
    const { outcome } = await talk.say('Forget the video tour')
    expect([outcome, talk.booked]).toEqual(['dropped', []])
  })

  it('speaks of it in Spanish', async () => {
    const talk = new BookingTalk({ language: 'es' })
    expect((await talk.say('Quiero una visita virtual el lunes a las 2')).text).toContain('visita por video a 48 Alder')
    expect((await talk.say('mejor en persona')).text).toContain('visita en persona a 48 Alder')
    await talk.say('mejor por videollamada')
    await talk.say('sí')
    expect(talk.booked).toMatchObject([{ kind: 'video' }])
  })

  it('goes on from a snapshot that was kept before tours had a kind', async () => {
    const talk = new BookingTalk()
    await talk.say('Monday at 2pm')
    const kept = JSON.parse(JSON.stringify(talk.snapshot))
    delete kept.machine.context.kind
    talk.snapshot = kept
    await talk.say('yes')
    expect(talk.booked).toMatchObject([{ kind: null }])
  })

  it.each(['Can we make it a video tour?', 'Is it too late to switch to a video call?'])(
    'leaves a booked tour as it is: %s',
    async (message) => {
      const talk = new BookingTalk()
      talk.setting.wantsTour = true
      await talk.sayAll('Monday at 2pm', 'yes')
      const { text, outcome } = await talk.say(message)
      expect(text).toContain('I can’t change how a requested tour takes place.')
      expect([outcome, talk.tours]).toEqual(['heard', [{ id: 1, time: '2026-11-23T14:00:00' }]])
    },
  )
})
