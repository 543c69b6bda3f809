import { describe, expect, it } from 'vitest'
import { bookingIn, bookingVersion, isUnderWay, tourIn } from '#assistant/booking/snapshot.ts'
import { changeIn, saysTheyCome } from '#assistant/booking/tour-change.ts'
import type { TourChange } from '#assistant/understand/learned.ts'

import { records } from '../support/records.ts'
import { annChen, BookingTalk, encoderThatSays, friday, house } from './talk.ts'

const tuesday = { id: 1, time: '2026-11-24T14:00:00' }
const thursday = '2026-11-26T15:00:00'

/** A conversation in which a tour on Tuesday at 2 was booked. */
async function booked(): Promise<BookingTalk> {
  const talk = new BookingTalk()
  const { tour } = await talk.sayAll('tour on Tuesday at 2', 'yes')
  expect(tour).toEqual(tuesday)
  return talk
}

describe('[API-05] another time for a booked tour', () => {
  it.each([
    ['slide us to 3?', 'Tue, Nov 24 at 3 PM'],
    ['what about 2 hrs before, same day', 'Tue, Nov 24 at 12 PM'],
    ['scoot it over to 4', 'Tue, Nov 24 at 4 PM'],
    ['can u bump it to 1130', 'Tue, Nov 24 at 11:30 AM'],
    ['could you move us up to 1?', 'Tue, Nov 24 at 1 PM'],
    ['Sorry, I must change. One hour before is possible?', 'Tue, Nov 24 at 1 PM'],
    ['my sister is at work until 2. can you push it back to 3 that day?', 'Tue, Nov 24 at 3 PM'],
  ])('is asked for: %s', async (message, time) => {
    const { text } = await (await booked()).say(message)
    expect(text).toContain(`to ${time}. Should I ask the seller for the new time?`)
  })

  it('isn’t canceled by who says that they come', async () => {
    const talk = await booked()
    await talk.say('maybe I should cancel, not sure')
    expect((await talk.say('see yall tuesday')).text).toContain('stays')
  })

  it.each(['what time was mine again?', 'when is it again?'])(
    'isn’t offered for a question about it: %s',
    async (message) => {
      expect((await (await booked()).say(message)).text).toContain('Your tour is on Tue, Nov 24 at 2 PM')
    },
  )

  it.each(['see u tues', 'see ya tmrw', 'c u there, see you soon'])('isn’t canceled by "%s"', async (message) => {
    const talk = await booked()
    await talk.say('maybe I should cancel, not sure')
    expect((await talk.say(message)).text).not.toContain('is canceled')
  })

  it.each(['I won’t make it, take me off', '¿la puedes cancelar?'])('isn’t kept after: %s', async (message) => {
    const { text } = await (await booked()).say(message)
    expect(text).toMatch(/is canceled|Do you want me to cancel|cancelad|Cancelo/)
  })

  it('isn’t offered where only the tour’s own day is refused', async () => {
    const talk = await booked()
    expect((await talk.say('nvm bout tuesday im good')).text).toMatch(/Do you want me to cancel|is canceled/)
    expect((await talk.say('yes call it off')).text).toContain('canceled')
  })

  it('isn’t offered for a reason that was taken for a wish to come: Penny says what can be done', async () => {
    const talk = await booked()
    talk.setting.wantsTour = true
    const { text } = await talk.say('They come to fix our roof.')
    expect(text).toBe(
      'You can cancel your tour or ask for another time until it starts. Just tell me here. It’s on Tue, Nov 24 at 2 PM.',
    )
    expect((await talk.say('I would like to see it once more')).text).toContain('These times are open')
  })

  it.each([
    'I have no intention of cancelling, I only like to know.',
    'no plans to cancel, just asking',
    'we are not planning on canceling',
    'I do not intend to cancel it',
    'no tengo intención de cancelar',
    'please don’t let them cancel on me',
    'I hope the seller won’t cancel',
  ])('and nothing else happens for who has no intention to cancel: %s', async (message) => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change: 'cancel' })
    await talk.say(message)
    expect(talk.tours).toEqual([tuesday])
  })

  it.each(['I don’t want to cancel, but I have to', 'we didn’t want to cancel but our kid is sick'])(
    'and a reason after it asks whether to cancel: %s',
    async (message) => {
      const talk = await booked()
      expect((await talk.say(message)).text).toContain('Do you want me to cancel your tour')
      expect(talk.tours).toEqual([tuesday])
    },
  )

  it('and “yes, cancel” to the new time asks which is meant', async () => {
    const talk = await booked()
    await talk.sayAll('can we make it 3 instead?', 'yes, cancel')
    expect(talk.tours).toEqual([tuesday])
    await talk.say('yes')
    expect(talk.tours).toEqual([])
  })

  it.each(['could my contractor come along at 2?', 'my sister might join at 2'])(
    'isn’t read from the tour’s own hour: %s',
    async (message) => {
      const talk = await booked()
      talk.setting.encoder = encoderThatSays({})
      const { text } = await talk.say(message)
      expect(text).not.toContain('move your tour')
      expect(talk.tours).toEqual([tuesday])
    },
  )

  it.each(['thanks, see you Tuesday at 2', 'is 2 still ok?'])('isn’t asked for by: %s', async (message) => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change: 'none' })
    expect((await talk.say(message)).text).toBe('Your tour is on Tue, Nov 24 at 2 PM.')
  })

  it.each(['Can’t wait to see it!', 'so excited about the tour', 'really looking forward to seeing the house'])(
    'isn’t offered to who looks forward to it: %s',
    async (message) => {
      const talk = await booked()
      const { text } = await talk.say(message)
      expect(text).toContain('Tue, Nov 24 at 2 PM')
      expect(text).not.toContain('open')
    },
  )

  it('isn’t wished for by who needs none and cancels', async () => {
    const talk = await booked()
    await talk.say('I do not need another time, only cancel the tour please.')
    expect(talk.tours).toEqual([])
  })

  it.each([
    'could we say 3pm thursday the 3rd of December?',
    'can u change to dec 3 at 3',
    'Thursday December 3, 3 pm?',
  ])('is confirmed before the tour moves: %s', async (message) => {
    const talk = await booked()
    await talk.say(message)
    expect(talk.tours).toEqual([tuesday])
    await talk.say('yes, move it to Thursday')
    expect(talk.tours).toEqual([{ id: 1, time: '2026-12-03T15:00:00' }])
  })

  it.each([
    ['not 2, 3', '2026-11-24T15:00:00'],
    ['lol sorry no, back to 10:30 like before', '2026-11-24T10:30:00'],
    ['back to 10:30', '2026-11-24T10:30:00'],
    ['can we go back to Monday', '2026-11-23T14:00:00'],
    ['I can’t make it on the 24th after all. Is the 25th possible, an hour later?', '2026-11-25T15:00:00'],
    ['oye mejor a las 12', '2026-11-24T12:00:00'],
    ['my wife prefers 3', '2026-11-24T15:00:00'],
    ['srry can we do wensday insted same time', '2026-11-25T14:00:00'],
    ['can we do wendsday same time', '2026-11-25T14:00:00'],
    ['can we do saterday same time', '2026-11-21T14:00:00'],
    ['something came up at work, is 4 still open?', '2026-11-24T16:00:00'],
    ['Unfortunately my flight only lands at 3. Would 5 work?', '2026-11-24T17:00:00'],
    ['My boss scheduled something for 2 that day. 4:30?', '2026-11-24T16:30:00'],
    ['can we do it the day before?', '2026-11-23T14:00:00'],
    ['my flight comes in late. let’s do the next day, 10:30 in the morning', '2026-11-25T10:30:00'],
    ['could it be Wednesday instead?', '2026-11-25T14:00:00'],
    ["it'll rain on the 24th, can we do the 25 same time instead", '2026-11-25T14:00:00'],
    ['sorry, not tuesday, monday the 30', '2026-11-30T14:00:00'],
    ['guests come Wednesday at 4 now. Same time but Monday the 30th?', '2026-11-30T14:00:00'],
  ])('keeps what isn’t changed: %s', async (message, time) => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change: 'move' })
    await talk.say(message)
    delete talk.setting.encoder
    expect(talk.tours).toEqual([tuesday])
    await talk.say('yes')
    expect(talk.tours).toEqual([{ id: 1, time }])
  })

  it.each([
    ['Friday at noon please instead', '2026-12-04T12:00:00'],
    ['could we do this wednesday at noon instead', '2026-11-25T12:00:00'],
  ])('is in the week of the tour when only a weekday is given: %s', async (message, time) => {
    const talk = new BookingTalk()
    await talk.sayAll('tour on Thursday, December 3 at 2', 'yes', message, 'yes')
    expect(talk.tours).toEqual([{ id: 1, time }])
  })

  it.each(['Theo (sorry): yes, move it', 'Yes, change please, thank you'])(
    'is taken where one was offered: %s',
    async (message) => {
      const talk = await booked()
      talk.setting.encoder = encoderThatSays({ change: 'move' })
      await talk.say('could we move it to Thursday December 3 between 5:30 and 6pm?')
      const { text } = await talk.say(message)
      expect(text).toContain('to Thu, Dec 3 at 5:30 PM')
      expect(talk.tours).toEqual([tuesday])
    },
  )

  it.each([
    'not cancel just move it, tomorrow same time',
    'don’t cancel it, just move it to Saturday',
    'no need to cancel, can we reschedule to Saturday same time',
  ])('is offered to who was asked whether to cancel: %s', async (message) => {
    const talk = await booked()
    talk.setting.now = new Date('2026-11-20T18:00:00Z')
    await talk.say('can’t make it after all sorry, boss called me in')
    talk.setting.encoder = encoderThatSays({ change: 'keep' })
    expect((await talk.say(message)).text).toContain('from Tue, Nov 24 at 2 PM to Sat, Nov 21 at 2 PM')
  })

  it('isn’t offered to who neither cancels nor moves', async () => {
    const talk = await booked()
    await talk.say('can’t make it after all')
    expect((await talk.say('don’t cancel or move it')).text).toBe('OK, your tour stays on Tue, Nov 24 at 2 PM.')
  })

  it('is offered without keeping the old hour when the visitor asks for times', async () => {
    const talk = await booked()
    expect((await talk.say('can you find me something on Wednesday instead?')).text).toContain('1. Wed, Nov 25')
  })

  it('isn’t read in a request for a second tour', async () => {
    const talk = await booked()
    const { changesTour } = await talk.say('can I book another tour Thursday December 3 at 3pm?')
    expect(changesTour).toBe(false)
  })

  it('is repeated to a visitor who forgot it', async () => {
    const talk = await booked()
    const { text } = await talk.say('can you remind me when it is?')
    expect(text).toBe('Your tour is on Tue, Nov 24 at 2 PM.')
  })
})

describe('[API-05] canceling a booked tour', () => {
  it.each([
    'i need to cancel my tour',
    'Cancel my tour',
    'cancel',
    'please cancel it',
    'pls cansel my apointment, my cook quit',
    'Can you cancel the showing please?',
    'could you cancel our visit on Tuesday',
    'call it off',
    'I want my tour cancelled',
    'just cancel the whole thing',
    'omg no pool?? cancel tuesday',
    'cancele la visita por favor',
    'Kindly strike my visit.',
    "let's call off the tour",
    'never mind the tour',
    'forget about the tour',
    "I don't want the tour anymore",
    'I have to cancel, something came up',
    "hi Penny, I'm sick and need to cancel the appointment for Tuesday",
  ])('is done and then confirmed: %s', async (message) => {
    const talk = await booked()
    const { outcome, text, prompt } = await talk.say(message)
    expect(talk.tours).toEqual([])
    expect({ outcome, prompt }).toEqual({ outcome: 'cancelled', prompt: null })
    expect(text).toBe(
      'Done. Your tour of 48 Alder Ridge Road on Tue, Nov 24 at 2 PM is canceled, and the seller knows. I emailed you a confirmation.',
    )
    expect(isUnderWay(talk.snapshot)).toBe(false)
  })

  it.each([
    "i can't make it",
    'Something came up',
    "sorry, I won't be able to come",
    'never mind',
    'how do I cancel my tour?',
    'Does the seller often cancel?',
    'I might have to cancel',
    'can I cancel my tour?',
    'what if I need to cancel?',
    'my plans have changed',
  ])('is asked about first when the message is ambiguous: %s', async (message) => {
    const talk = await booked()
    const asked = await talk.say(message)
    expect(asked).toMatchObject({
      outcome: 'heard',
      prompt: 'Do you want me to cancel your tour on Tue, Nov 24 at 2 PM?',
    })
    expect(talk.tours).toEqual([tuesday])
    expect((await talk.say('yes please')).outcome).toBe('cancelled')
    expect(talk.tours).toEqual([])
  })

  it.each([
    ['no', 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
    ['no, keep it', 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
    ["don't cancel it", 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
    ['never mind', 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
    ["ok. I'll be there.", 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
    ['no dont cancel, my wife says we’re going', 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
    ['please dont cancel', 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
    ['no cancel', 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
  ])('isn’t done after %s', async (answer, words) => {
    const talk = await booked()
    expect((await talk.sayAll("I can't make it", answer)).text).toBe(words)
    expect(talk.tours).toEqual([tuesday])
    expect(isUnderWay(talk.snapshot)).toBe(false)
  })

  it.each([
    ['yes, I can’t make it', 'cancelled'],
    ['yes, cancel it', 'cancelled'],
    ['no, cancel', 'cancelled'],
    ['no, move it to Thursday at 3', 'heard'],
    ['can we do Thursday at 3 instead?', 'heard'],
  ])('accepts a yes with a reason, and a move instead: %s', async (answer, outcome) => {
    const talk = await booked()
    await talk.say('something came up')
    const heard = await talk.say(answer)
    expect(heard.outcome).toBe(outcome)
    if (outcome === 'heard') expect(heard.prompt).toContain('to Thu, Nov 26 at 3 PM')
  })

  it.each(["don't cancel my tour", 'is there a pool?', 'thanks!', 'What is the cancellation fee?', 'yes', 'no'])(
    'isn’t read in: %s',
    async (message) => {
      const talk = await booked()
      expect(await talk.say(message)).toMatchObject({ outcome: 'notHeard', prompt: null })
      expect(talk.tours).toEqual([tuesday])
    },
  )

  it('is done once when asked twice, and says so', async () => {
    const talk = await booked()
    const first = await talk.say('cancel my tour', 'cancel-1')
    expect(await talk.say('cancel my tour', 'cancel-1')).toEqual(first)
    expect((await talk.say('cancel my tour')).text).toBe('Your tour on Tue, Nov 24 at 2 PM is already canceled.')
  })

  it('leaves room for a new one, for the same visitor: “Monday instead?”', async () => {
    const talk = await booked()
    await talk.say('cancel my tour')
    const { text } = await talk.say('can i get Monday the 30th at 4 instead')
    expect(text).toMatch(/^To confirm: a tour of 48 Alder Ridge Road on Mon, Nov 30 at 4 PM PST, for Ann Chen/)
    await talk.say('yes')
    expect(talk.booked.at(-1)).toMatchObject({ ...annChen, time: '2026-11-30T16:00:00' })
  })

  it('keeps the tour when it fails, and can be tried again', async () => {
    const talk = await booked()
    talk.changesFail = true
    const { text } = await talk.say('cancel my tour')
    expect(text).toBe(
      'I couldn’t cancel your tour just now, so it’s still on. Do you want me to cancel your tour on Tue, Nov 24 at 2 PM?',
    )
    talk.changesFail = false
    expect((await talk.say('yes')).outcome).toBe('cancelled')
  })

  it('asks which of two tours, unless its day is named', async () => {
    const talk = await booked()
    await talk.sayAll('another tour on Wednesday at 10', 'yes')
    expect(talk.tours).toHaveLength(2)
    const which = await talk.say('cancel my tour')
    expect(which.text).toMatch(/^Which tour do you want to cancel\?\n1\. Tue, .*\n2\. Wed, /)
    expect((await talk.say('the second one')).text).toContain('Wed, Nov 25 at 10 AM is canceled')
    expect(talk.tours).toEqual([tuesday])

    await talk.sayAll('another tour on Wednesday at 10', 'yes')
    expect((await talk.say('please cancel my tour on Wednesday')).text).toContain('Wed, Nov 25 at 10 AM is canceled')
    expect(talk.tours).toEqual([tuesday])
  })

  it.each([
    'i dont wanna reschedule, cancel',
    'no need to move it, just cancel',
    "don't reschedule. cancel please",
    'nah no other time. take me off the calendar',
    'There’s no need for another date. Kindly release the slot.',
    'yes, you can cancel it',
    'híjole, siempre no voy a poder. sí, cancélala',
  ])('cancels for who doesn’t want another time: %s', async (message) => {
    const talk = await booked()
    await talk.say('can’t make it tomorrow, my car died')
    expect((await talk.say(message)).outcome).toBe('cancelled')
  })

  it('keeps the day and moves the hour for “leave it on Tuesday but make it 11”', async () => {
    const talk = await booked()
    const { text } = await talk.sayAll(
      'can I come Wednesday at 3 instead?',
      'k then leave it on tuesday but make it 11',
    )
    expect(text).toContain('from Tue, Nov 24 at 2 PM to Tue, Nov 24 at 11 AM')
  })

  it.each(['can we do 5 tuesday instead', 'podría ser tres horitas más tarde?'])(
    'moves it once it was asked whether to cancel: %s',
    async (message) => {
      const talk = await booked()
      await talk.say('can’t make it at 2, work is holding me hostage')
      expect((await talk.say(message)).text).toContain('to Tue, Nov 24 at 5 PM')
    },
  )

  it('names another day rather than the tour’s', async () => {
    const talk = await booked()
    expect((await talk.say('thursday the 3rd rather than tuesday?')).text).toContain('to Thu, Dec 3 at 2 PM')
  })

  it('takes “la mañana del martes” for no tomorrow', async () => {
    const talk = await booked()
    const { text } = await talk.say('se me complicó la mañana del martes, no puedo ir')
    expect(text).not.toContain('Nov 21')
  })

  it('drops only the booking when another tour is being booked', async () => {
    const talk = await booked()
    expect((await talk.sayAll('another tour on Wednesday at 10', 'cancel')).outcome).toBe('dropped')
    expect(talk.tours).toEqual([tuesday])
    expect((await talk.say('cancel my tour')).outcome).toBe('cancelled')
  })

  it('answers a question in the same message, and ignores the excuse', async () => {
    const talk = await booked()
    const heard = await talk.say('Cancel my tour. My kid is sick. Is there a pool?')
    expect(heard).toMatchObject({ outcome: 'cancelled', rest: 'Is there a pool?' })
  })
})

describe('[API-05] moving a booked tour', () => {
  it.each([
    ['can we move it to Thursday at 3', 'Thu, Nov 26 at 3 PM'],
    ['Could we reschedule to Thursday at 3pm?', 'Thu, Nov 26 at 3 PM'],
    ['push it an hour', 'Tue, Nov 24 at 3 PM'],
    ['can you push it back half an hour?', 'Tue, Nov 24 at 2:30 PM'],
    ['she’s not gonna be up. push it back two hours', 'Tue, Nov 24 at 4 PM'],
    ['can we make it an hour earlier', 'Tue, Nov 24 at 1 PM'],
    ['Is it possible that I come one hour before?', 'Tue, Nov 24 at 1 PM'],
    ['push it an hour, I have lunch before', 'Tue, Nov 24 at 3 PM'],
    ['soooo my boss put me on tuesdays now 🙄 thursday 4 instead?', 'Thu, Nov 26 at 4 PM'],
    ['I would come thirty minutes earlier if it’s all the same', 'Tue, Nov 24 at 1:30 PM'],
    ['can you push it forty-five minutes', 'Tue, Nov 24 at 2:45 PM'],
    ['move my tour up an hour', 'Tue, Nov 24 at 1 PM'],
    ['can I change the time to 4?', 'Tue, Nov 24 at 4 PM'],
    ["I can't make it on Tuesday, can we do Thursday at 3?", 'Thu, Nov 26 at 3 PM'],
    ['Thursday at 3 instead please', 'Thu, Nov 26 at 3 PM'],
    ['move it a day later', 'Wed, Nov 25 at 2 PM'],
    ['I’ll be traveling. Please move it to Tuesday December 1, same time.', 'Tue, Dec 1 at 2 PM'],
    ['She wants to come a day later, at 4 pm. Please reschedule.', 'Wed, Nov 25 at 4 PM'],
    ['something came up on Tuesday, is Wednesday at 3 ok?', 'Wed, Nov 25 at 3 PM'],
    ['Tuesday is bad now. Wednesday at 3?', 'Wed, Nov 25 at 3 PM'],
    ['gotta swap tuesday for wednesday at 3', 'Wed, Nov 25 at 3 PM'],
    ['sorry, wrong day, I meant Wednesday', 'Wed, Nov 25 at 2 PM'],
    ['no puedo el martes, ¿se puede el miércoles a las 3?', 'Wed, Nov 25 at 3 PM'],
    ['¿se puede el miércoles en lugar del martes? misma hora', 'Wed, Nov 25 at 2 PM'],
  ])('summarizes the change first: %s', async (message, time) => {
    const talk = await booked()
    const { prompt } = await talk.say(message)
    expect(prompt).toBe(
      `To confirm: move your tour of 48 Alder Ridge Road from Tue, Nov 24 at 2 PM to ${time}. Should I ask the seller for the new time?`,
    )
    expect(talk.tours).toEqual([tuesday])
    const { outcome, text } = await talk.say('yes')
    expect(outcome).toBe('moved')
    expect(text).toBe(
      `Done. I moved your tour of 48 Alder Ridge Road from Tue, Nov 24 at 2 PM to ${time} and asked the seller to accept the new time. I’ll email you when they answer. Please confirm your request for it within 24 hours with the link I emailed you, or the time may go to someone else.`,
    )
  })

  it.each(['reschedule', 'I need a different time', 'can we find another day?'])(
    'finds a time as a new booking does: %s',
    async (message) => {
      const talk = await booked()
      const { text } = await talk.say(message)
      const times = text.match(/^\d\. .*$/gm) ?? []
      expect(times.length).toBeGreaterThan(0)
      expect(text).not.toContain('Nov 24 at 2 PM')
      expect((await talk.sayAll('the first', 'yes')).outcome).toBe('moved')
      expect(talk.tours[0]?.time).not.toBe(tuesday.time)
    },
  )

  it('asks for the new time when none is given', async () => {
    const talk = await booked()
    expect((await talk.say('can we postpone?')).text).toBe('Sure. Which day and time would work better?')
    expect((await talk.say('at 4')).prompt).toContain('to Tue, Nov 24 at 4 PM')
  })

  it('asks for the hour when tours are by appointment', async () => {
    const talk = new BookingTalk({ record: records[7] })
    talk.tours = [tuesday]
    expect((await talk.say('reschedule my tour')).text).toContain('Which day and time would work better?')
    expect((await talk.say('Thursday at 3')).prompt).toContain('to Thu, Nov 26 at 3 PM')
    expect((await talk.say('yes')).outcome).toBe('moved')
    expect(talk.tours).toEqual([{ id: 1, time: thursday }])
  })

  it('offers nearby times when the time is taken, also when it is lost before the yes', async () => {
    const talk = await booked()
    talk.setting.taken.push(thursday)
    expect((await talk.say('move it to Thursday at 3')).text).toContain(
      'is already taken. The closest open times:\n1. Thu, Nov 26',
    )
    const summary = await talk.say('the last one')
    expect(summary.prompt).toContain('to Thu, Nov 26 at 3:30 PM')
    talk.setting.taken.push('2026-11-26T15:30:00')
    expect((await talk.say('yes')).text).toContain('was just taken. The closest open times:')
    expect(talk.tours).toEqual([tuesday])
  })

  it.each([
    ['no', 'OK, your tour stays on Tue, Nov 24 at 2 PM for now. Which day and time would work better?'],
    ['never mind', 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
    ['keep it as it is', 'OK, your tour stays on Tue, Nov 24 at 2 PM.'],
    ['cancel', 'Do you want me to cancel your tour on Tue, Nov 24 at 2 PM?'],
  ])('isn’t done after %s', async (answer, words) => {
    const talk = await booked()
    expect((await talk.sayAll('move it to Thursday at 3', answer)).text).toBe(words)
    expect(talk.tours).toEqual([tuesday])
  })

  it('can end in a cancellation', async () => {
    const talk = await booked()
    expect((await talk.sayAll('move it to Thursday at 3', 'actually, cancel the tour')).outcome).toBe('cancelled')
    expect(talk.tours).toEqual([])
  })

  it('says that the tour is already at that time', async () => {
    const talk = await booked()
    expect((await talk.sayAll('reschedule', 'Tuesday at 2')).text).toBe(
      'Your tour is already on Tue, Nov 24 at 2 PM. Which day and time would work better?',
    )
  })

  it('accepts another time at the summary, and waits while another question is answered', async () => {
    const talk = await booked()
    await talk.say('move it to Thursday at 3')
    expect((await talk.say('make it 4')).prompt).toContain('to Thu, Nov 26 at 4 PM')
    const aside = await talk.say('Is there parking?')
    expect(aside.prompt).toContain('to Thu, Nov 26 at 4 PM')
    expect((await talk.say('yes')).outcome).toBe('moved')
  })

  it('changes nothing when it fails, and the next yes tries once more', async () => {
    const talk = await booked()
    await talk.say('move it to Thursday at 3')
    talk.changesFail = true
    expect((await talk.say('yes')).text).toMatch(/^I couldn’t move your tour just now, so nothing has changed\./)
    talk.changesFail = false
    expect((await talk.say('yes')).outcome).toBe('moved')
  })

  it('can be followed by canceling the moved tour', async () => {
    const talk = await booked()
    await talk.sayAll('move it to Thursday at 3', 'yes')
    expect(tourIn(talk.snapshot)).toBe('requested')
    expect((await talk.say('cancel my tour')).text).toContain('on Thu, Nov 26 at 3 PM is canceled')
  })
})

describe('[API-05] other ways to say that the visitor won’t come', () => {
  it.each([
    "I won't be needing the tour anymore, thanks",
    "I can't make it on Tuesday because my flight lands at 6",
    'can you take my name off the schedule for Tuesday',
    "I'm sick. no tour on Tuesday for me",
    'actually i found a place already so u can give my slot to someone else',
    'ya no quiero ir',
    'no podré ir el martes, disculpe',
    'Unfortunately we are no longer able to come on Tuesday.',
    'We changed our minds about the house',
    "I'm going to have to bow out",
    "don't expect us on tuesday",
    'the tour is off',
    'my loan fell through so no point in visiting',
    'tell the owner im not coming tue',
    "scratch tuesday, I'm out",
  ])('lead to a question before anything is cancelled: %s', async (message) => {
    const talk = await booked()
    const { text } = await talk.say(message)
    expect(text).toBe('Do you want me to cancel your tour on Tue, Nov 24 at 2 PM?')
    expect(talk.tours).toEqual([tuesday])
    await talk.say('yes')
    expect(talk.tours).toEqual([])
  })

  it.each([
    'no other day works either, please just cancel',
    'id like to move it... actually no just cancel the whole thing',
    'I hope they don’t mind, please cancel my tour',
    'we have no reason to keep it, cancel my tour',
    'No need for a new time, cancel my tour',
    'pls cxl my showing',
  ])('cancel at once when they are clear: %s', async (message) => {
    const talk = await booked()
    await talk.say(message)
    expect(talk.tours).toEqual([])
  })

  it('aren’t read in a question about coming', async () => {
    const talk = await booked()
    const { changesTour } = await talk.say('is there anything I should not bring when I come?')
    expect(changesTour).not.toBe(true)
    expect(talk.tours).toEqual([tuesday])
  })

  it('aren’t read in a message that looks forward to the tour, which gets its time', async () => {
    const talk = await booked()
    const { text, tour } = await talk.say("I can't wait to see it")
    expect([text, tour]).toEqual(['Your tour is on Tue, Nov 24 at 2 PM.', null])
    expect(talk.tours).toEqual([tuesday])
  })
})

describe('[API-05] a new time said beside something else', () => {
  it.each([
    ['My partner wants to come too but only gets off work at 5, can we do 4 on tuesday?', '2026-11-24T16:00:00'],
    ['my train gets in at 1:45 so 2 is too tight, 3:30?', '2026-11-24T15:30:00'],
    ['2 is now impossible for me, 3:30?', '2026-11-24T15:30:00'],
    ['is that thanksgiving? then wednesday at 3', '2026-11-25T15:00:00'],
    ["let's do it later in the day, say 3", '2026-11-24T15:00:00'],
    ['Is it too late to change the time to 3?', '2026-11-24T15:00:00'],
    ['wednesday works better for me than tuesday, still 2', '2026-11-25T14:00:00'],
    ['Please amend my appointment to Wednesday 25th November, 3pm', '2026-11-25T15:00:00'],
  ])('is the requested time: %s', async (message, time) => {
    const talk = await booked()
    await talk.say(message)
    await talk.say('yes')
    expect(talk.tours).toEqual([{ id: 1, time }])
  })

  it('is on the offered day', async () => {
    const talk = await booked()
    await talk.sayAll('I have to move our meeting. Anything Wednesday afternoon?', '3:30 is good', 'yes')
    expect(talk.tours).toEqual([{ id: 1, time: '2026-11-25T15:30:00' }])
  })

  it('keeps the hour for a visitor who forgot the day', async () => {
    const talk = await booked()
    const { text } = await talk.say('which day did I book again?')
    expect(text).toBe('Your tour is on Tue, Nov 24 at 2 PM.')
    await talk.sayAll('ok make it wednesday then', 'yes')
    expect(talk.tours).toEqual([{ id: 1, time: '2026-11-25T14:00:00' }])
  })
})

describe('[API-06] a time in other phrasings', () => {
  it.each([
    [['Tuesday 24 November, 17:00'], '2026-11-24T17:00:00'],
    [["We're in town Dec 3 to Dec 5 only. Friday the 4th at 2pm would be great"], '2026-12-04T14:00:00'],
    [['put me down for 3 on monday'], '2026-11-23T15:00:00'],
    [['I work nights so mornings are best, maybe tuesday at 9:30'], '2026-11-24T09:30:00'],
    [['I fly in Saturday evening so Monday at noon would be my first chance'], '2026-11-23T12:00:00'],
    [['tour on wednesday', 'the earliest one works'], '2026-11-25T09:00:00'],
    [['tour on Tuesday at 2', 'no wait, wednesday'], '2026-11-25T14:00:00'],
    [['tour on Tuesday at 2', 'what day of the week is that?'], '2026-11-24T14:00:00'],
  ])('is booked after a yes: %s', async (messages, time) => {
    const talk = new BookingTalk()
    await talk.sayAll(...messages, 'yes')
    expect(talk.tours.map((tour) => tour.time)).toEqual([time])
  })

  it('is accepted by giving a name after it is offered', async () => {
    const talk = new BookingTalk({ contact: { name: null, email: null } })
    await talk.sayAll(
      'can I come on sunday at 9... wait you are closed then. monday at 9',
      'Omar Haddad, omar@haddad.com',
      'yes',
    )
    expect(talk.booked).toMatchObject([{ name: 'Omar Haddad', email: 'omar@haddad.com', time: '2026-11-23T09:00:00' }])
  })
})

describe('messages that don’t change a tour', () => {
  it.each([
    'when can I move in?',
    'What is the move-in date?',
    'Is the price going to change?',
    'Can I change my email?',
    'did they cancel the HOA?',
    'I do not need a tour guide',
    'The other buyers cancelled.',
    'I do not want to miss the tour',
    'How long does a tour take?',
    'Is it half an hour to the city?',
    'Can I come with two kids?',
  ])('%s', (message) => expect(changeIn(message, false)).toBeNull())
})

describe('a snapshot of version 1', () => {
  const contextOf = (more: object) => ({
    givesTours: true,
    ...annChen,
    wish: { kind: 'time', time: tuesday.time },
    time: tuesday.time,
    offers: [],
    shown: [],
    without: [],
    lost: [],
    news: null,
    tourId: null,
    ...more,
  })
  const kept = (value: unknown, status: string, context: object) => ({
    version: 1,
    machine: { status, value, historyValue: {}, children: {}, context: contextOf(context) },
    heard: { id: 'before', reply: { outcome: 'heard', text: '', prompt: null, rest: null, tour: null } },
  })

  it('continues a booking up to its yes', async () => {
    const talk = new BookingTalk()
    talk.snapshot = kept({ talking: 'confirming' }, 'active', {})
    expect(isUnderWay(talk.snapshot)).toBe(true)
    expect((await talk.say('yes')).tour).toEqual(tuesday)
    expect(talk.snapshot).toMatchObject({ version: bookingVersion })
  })

  it('of a requested tour knows the tour, which can be cancelled', async () => {
    const talk = new BookingTalk({ record: house, now: friday })
    talk.snapshot = kept('requested', 'done', { tourId: 1 })
    talk.tours = [tuesday]
    expect(tourIn(talk.snapshot)).toBe('requested')
    expect((await talk.say('cancel my tour')).outcome).toBe('cancelled')
  })

  it('of a dropped booking is restored as dropped', () => {
    const snapshot = bookingIn(kept('cancelled', 'done', {}))
    expect(snapshot?.machine).toMatchObject({ value: 'dropped' })
    expect(tourIn(snapshot)).toBeNull()
  })
})

describe('[API-05] learned changes of a tour', () => {
  const shares = (change: TourChange, share = 0.9): Record<TourChange, number> => {
    const rest = (1 - share) / 4
    return { cancel: rest, move: rest, keep: rest, ask: rest, none: rest, [change]: share }
  }
  const likely = (change: TourChange, share?: number) => ({ whole: shares(change, share), sentences: new Map() })

  it('lead to a question before canceling when no phrase matches', () => {
    expect(changeIn('the wife put her foot down', false, likely('cancel'))).toBe('maybeCancel')
    expect(changeIn('cancel my tour', false, likely('cancel'))).toBe('cancel')
    expect(changeIn('cancel my tour', false, likely('cancel', 0.6))).toBe('maybeCancel')
  })

  it('cancel without a question where one sentence is clear and the others are about nothing', () => {
    const message = 'Cancel the tour. I am done with brokers.'
    const whole = shares('cancel', 0.6)
    const sentences = (others: TourChange) =>
      new Map([
        ['Cancel the tour.', shares('cancel', 0.95)],
        ['I am done with brokers.', shares(others, 0.95)],
      ])
    expect(changeIn(message, false, { whole, sentences: sentences('none') })).toBe('cancel')
    expect(changeIn(message, false, { whole, sentences: sentences('keep') })).toBe('maybeCancel')
  })

  it('move to another time that is named, unless the tour surely stays', () => {
    const message = 'we’re now flying in on the 8th, so the 9th, same time?'
    expect(changeIn(message, true, likely('keep', 0.67))).toBe('move')
    expect(changeIn(message, true, likely('keep', 0.95))).toBe('keep')
    expect(changeIn(message, false, likely('keep', 0.67))).toBe('keep')
  })

  it('lead to a question for a visitor who asks how to cancel, unless it is hypothetical', () => {
    expect(changeIn('how do I cancel?', false, likely('ask'))).toBe('maybeCancel')
    expect(changeIn('won’t be coming, plans changed', false, likely('keep', 0.5))).toBe('maybeCancel')
    expect(changeIn('won’t be coming, plans changed', false, likely('keep', 0.95))).toBe('keep')
    expect(changeIn('how do I cancel if I need to?', false, likely('ask'))).toBe('ask')
  })

  it('are taken back by a last sentence that cancels', () => {
    const said = 'Would Monday at 4:30 do, or, no, that is the rehearsal. Best to cancel altogether.'
    expect(changeIn(said, true, likely('cancel'))).toBe('cancel')
    expect(changeIn(said, true, likely('move'))).toBe('maybeCancel')
    expect(changeIn('Please cancel. Or make it Monday at 4:30.', true, likely('move'))).toBe('move')
  })

  it('lead to a question when only a phrase matches', () => {
    expect(changeIn('cancel my tour', false, likely('none'))).toBe('maybeCancel')
    expect(changeIn('nice kitchen', false, likely('none'))).toBeNull()
  })

  it('don’t read an hour in an excuse as a wish', () => {
    expect(changeIn("I fly home tonight so I can't come", true, likely('cancel'))).toBe('maybeCancel')
    expect(changeIn("can't make 2, 3 works", true, likely('cancel', 0.6))).toBe('move')
    expect(changeIn('cant make it tmrw sorry!! sunday?', true, likely('cancel'))).toBe('move')
    expect(changeIn("I can't make it tomorrow. How about the 28th?", true, likely('cancel'))).toBe('move')
    expect(changeIn("Stuck in a meeting that won't end :( 6:00?", true, likely('cancel'))).toBe('move')
    expect(changeIn("I can't make it on Sunday", true, likely('cancel'))).toBe('maybeCancel')
  })

  it('are read from the one sentence that says it', () => {
    const sentences = new Map([
      ['Hi!', shares('none')],
      ['Could it be an hour later?', shares('move')],
    ])
    expect(changeIn('Hi! Could it be an hour later?', false, { whole: shares('none', 0.6), sentences })).toBe('move')
  })

  it.each<[TourChange, string]>([
    [
      'ask',
      'You can cancel your tour or ask for another time until it starts. Just tell me here. It’s on Tue, Nov 24 at 2 PM.',
    ],
    ['keep', ''],
  ])('change nothing after %s', async (change, words) => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change })
    const { text } = await talk.say('what about the appointment?')
    expect(text).toBe(words)
    expect(talk.tours).toEqual([tuesday])
    expect(isUnderWay(talk.snapshot)).toBe(false)
  })
  it('say when the tour is where a phrase keeps it', async () => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change: 'keep' })
    expect((await talk.say('i was gonna cancel but my cousin gives me a ride so keep it')).text).toMatch(
      /It’s on Tue, Nov 24 at 2 PM\.$/,
    )
    expect(talk.tours).toEqual([tuesday])
  })

  it('can be explained while Penny asks whether to cancel, and while she looks for a time', async () => {
    const talk = await booked()
    await talk.say('something came up')
    talk.setting.encoder = encoderThatSays({ change: 'ask' })
    expect(await talk.say('until when is that possible?')).toMatchObject({
      text: 'You can cancel your tour or ask for another time until it starts. Just tell me here. Do you want me to cancel your tour on Tue, Nov 24 at 2 PM?',
    })
    talk.setting.encoder = encoderThatSays({ change: 'move' })
    await talk.say('hmm, another time is better')
    talk.setting.encoder = encoderThatSays({ change: 'ask' })
    const { text } = await talk.say('how late is possible?')
    expect(text).toContain('Just tell me here.')
    expect(talk.tours).toEqual([tuesday])
  })
})

describe('[API-06] learned answers to a summary', () => {
  it('of a move don’t decline it where another time is named', async () => {
    const talk = await booked()
    await talk.say('can we move it to Wednesday at 2:30?')
    talk.setting.encoder = encoderThatSays({ answer: 'no', change: 'keep' })
    expect((await talk.say('3 might be safer')).text).toContain('to Wed, Nov 25 at 3 PM')
    expect((await talk.say('no, leave it')).text).toContain('your tour stays on Tue, Nov 24 at 2 PM')
    expect(talk.tours).toEqual([tuesday])
  })

  it.each(['sure thing', 'go for it', 'sounds like a plan'])('book after %s', async (message) => {
    const talk = new BookingTalk({ encoder: encoderThatSays({ answer: 'yes' }) })
    await talk.say('tour on Tuesday at 2')
    expect((await talk.say(message)).outcome).toBe('requested')
  })

  it.each(['sure thing, but is there parking', 'go for it if it is free', 'is that for it?', 'make it 3', 'Lena Hart'])(
    'book nothing after %s',
    async (message) => {
      const talk = new BookingTalk({ encoder: encoderThatSays({ answer: 'yes' }) })
      await talk.say('tour on Tuesday at 2')
      await talk.say(message)
      expect(talk.booked).toEqual([])
    },
  )

  it('send nothing after a no', async () => {
    const talk = new BookingTalk({ encoder: encoderThatSays({ answer: 'no' }) })
    await talk.say('tour on Tuesday at 2')
    expect((await talk.say('that looks off')).prompt).toContain('What should I change')
    expect(talk.booked).toEqual([])
  })
})

describe('[API-06] who only thinks about canceling', () => {
  it.each([
    "I'm thinking about cancelling, my schedule is a mess",
    'maybe I should cancel the tour',
    'I might have to call it off',
  ])('is asked first: %s', async (message) => {
    const talk = new BookingTalk()
    await talk.sayAll('Book a tour Tuesday at 3', 'yes')
    talk.tours = [{ id: 1, time: '2026-11-24T15:00:00' }]
    await talk.say(message)
    expect(talk.tours).toHaveLength(1)
    await talk.say('no, keep it')
    expect(talk.tours).toHaveLength(1)
  })
})

describe('[API-06] a question about a booked tour', () => {
  it.each([
    'is my tour still on?',
    'are we still good for tuesday?',
    'when is my tour again?',
    'what time was my visit',
    '¿sigue en pie mi visita?',
    '¿cuándo es mi cita?',
  ])('is told when it is: %s', async (message) => {
    const talk = await booked()
    const { text } = await talk.say(message)
    expect(text).toMatch(/Nov 24 at 2 PM|24 de noviembre/)
    expect(talk.booked).toHaveLength(1)
  })

  it.each(['no la canceles, ahí estaré', 'no me la cancelen'])('keeps it: %s', (message) =>
    expect(changeIn(message, false)).toBe('keep'),
  )

  it.each(['are tours still on?', 'when are tours?'])('isn’t asked by: %s', (message) =>
    expect(changeIn(message, false)).toBeNull(),
  )
})

describe('[API-05] a tour that stays as it was after another time came up', () => {
  it.each([
    ['could we do 3 instead?', 'hmm no, 2 is better after all'],
    ['could we do 3 instead?', 'no sorry scratch that, 2 still works'],
    ['could we do 3 instead?', 'on second thought stay with 2'],
    ['could we do 3 instead?', 'no, Tuesday at 2 is best'],
    ['could we do Wednesday at 3?', 'actually forget it, Tuesday is fine'],
    ['could we do Wednesday?', 'hm, Tuesday is better after all'],
    ['¿puedo cambiar a las 3?', 'no, mejor a las 2'],
  ])('%s %s', async (wish, message) => {
    const talk = await booked()
    await talk.say(wish)
    const { text } = await talk.say(message)
    expect(text).toBe('OK, your tour stays on Tue, Nov 24 at 2 PM.')
    expect(talk.tours).toEqual([tuesday])
  })

  it('moves to another hour of the new day where only an hour is named', async () => {
    const talk = await booked()
    await talk.say('could we do Wednesday at 3?')
    expect((await talk.say('2 is better')).prompt).toContain('to Wed, Nov 25 at 2 PM')
  })

  it('isn’t kept where its time is refused', async () => {
    const talk = await booked()
    await talk.say('could we do Wednesday at 3?')
    expect((await talk.say("Tuesday at 2 doesn't work")).text).not.toContain('stays')
  })

  it.each(['cancel', 'move'] as const)('changes nothing for who comes without another: read as %s', async (change) => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change })
    expect((await talk.say('my roommate cant make it but i will still be there')).text).toBe(
      'Thanks for telling me. Your tour is on Tue, Nov 24 at 2 PM.',
    )
    expect(talk.tours).toEqual([tuesday])
  })

  it.each(['cancel', 'move'] as const)('tells who is late what can be done: read as %s', async (change) => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change })
    const heard = await talk.say('i might be 10 min late, is that ok?')
    expect(heard.text).toBe(
      'Thanks for telling me. Your tour is on Tue, Nov 24 at 2 PM. If the seller should know, say “Let them know I’ll be late”, and I’ll pass it on.',
    )
    expect(heard.rest).toBeNull()
    expect(talk.tours).toEqual([tuesday])
  })

  it('moves the tour for who is late and asks to push it', async () => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change: 'move' })
    expect((await talk.say("i'm running late, push it half an hour?")).text).toContain('to Tue, Nov 24 at 2:30 PM')
  })

  it('says when the tour is to “what time did i book again”, whatever the classifier reads', async () => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change: 'ask' })
    expect((await talk.say('what time did i book again')).text).toBe('Your tour is on Tue, Nov 24 at 2 PM.')
  })

  it('moves the tour for “move to 430”', async () => {
    const talk = await booked()
    expect((await talk.say('move to 430')).text).toContain('to Tue, Nov 24 at 4:30 PM')
  })

  it('moves the tour for “gotta bail on Tuesday, how’s Wednesday at 5?”', async () => {
    const talk = await booked()
    talk.setting.encoder = encoderThatSays({ change: 'cancel' })
    expect((await talk.say("dog threw up, gotta bail on tuesday, how's wednesday at 5?")).text).toContain(
      'to Wed, Nov 25 at 5 PM',
    )
  })

  it.each(['great, see you Tuesday', 'nice. see you tuesday at 2', 'see you then!', 'ok good to know, we’re still on'])(
    'its time is repeated: %s',
    async (message) => {
      const talk = await booked()
      expect((await talk.say(message)).text).toBe('Your tour is on Tue, Nov 24 at 2 PM.')
    },
  )
})

describe('[API-05] who comes to a booked tour', () => {
  it.each([
    'my friend wants to see it too, can she tag along',
    'could my mom come along? she would love to see the place',
    'my wife wants to come see it with me, is that ok',
    'can i bring my contractor to look at the place with me',
    'could my sister go instead of me',
  ])('is no other tour: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toMatch(/^$|^You don’t have to change anything when someone comes along/)
    expect(talk.tours).toEqual([tuesday])
  })

  it('is another tour where it is asked for', async () => {
    const talk = await booked()
    expect((await talk.say('can i book another tour for my mom to see the place with me')).outcome).toBe('heard')
  })
})

describe('[API-05] “same time” after the summary of a new day', () => {
  it('is that hour, and no question', async () => {
    const talk = await booked()
    await talk.say('can we do wednesday instead?')
    const { outcome, prompt } = await talk.say('same time')
    expect(outcome).toBe('heard')
    expect(prompt).toContain('to Wed, Nov 25 at 2 PM')
  })
})

it('[API-06] stays while its visitor thinks about it, in Spanish too', async () => {
  const likely = { whole: { cancel: 0.1, move: 0.8, keep: 0, ask: 0, none: 0.1 }, sentences: new Map() }
  expect(changeIn('let me think about it', false, likely)).toBeNull()
  expect(changeIn('surgió algo', false)).toBe('maybeCancel')
  expect(saysTheyCome('no, espere, sí puedo')).toBe(true)
  expect(saysTheyCome('si puedo ir más tarde, avíseme')).toBe(false)
})

describe('[API-05] how a booked tour goes on', () => {
  it.each([
    ['do i get a calendar invite', /file for your calendar/],
    ['can you remind me the day before', /a reminder the day before/],
    ['how long will it take', /^A tour takes 30 minutes\.$/],
    ['running 10 minutes late, sorry', /^Thanks for telling me\. Your tour is on/],
    ['one more person is coming, fine?', /someone comes along\. Your tour is on/],
    ['there will be 3 of us', /someone comes along\. Your tour is on/],
    ['is it ok if my dad comes too', /someone comes along\. Your tour is on/],
    ['i didnt get any email', /^The emails go to ann@chen\.example/],
    ['can i bring my mom', /someone comes along\. Your tour is on/],
    ['can we bring our contractor along?', /someone comes along\. Your tour is on/],
    ['what time was it again', /^Your tour is on Tue, Nov 24 at 2 PM\.$/],
    ['when will they answer', /^I don’t know when the seller will answer\. I’ll email you/],
    ['is it confirmed yet?', /^Your tour is on Tue, Nov 24 at 2 PM\./],
  ])('is told and changes nothing: %s', async (message, words) => {
    const talk = await booked()
    const { outcome, text } = await talk.say(message)
    expect([outcome, text]).toEqual(['heard', expect.stringMatching(words)])
    expect(talk.tours).toEqual([tuesday])
  })

  it.each([
    [true, /^Yes, the seller accepted\. Your tour is on Tue/],
    [false, /^Not yet: the seller hasn’t accepted so far\. Your tour is on Tue/],
  ])('says whether it is accepted: %s', async (isAccepted, words) => {
    const talk = await booked()
    talk.tours = [{ ...tuesday, isAccepted }]
    expect((await talk.say('did they accept it?')).text).toMatch(words)
  })

  it.each(['am i still on for tuesday?', 'are we still on', 'is my tour still on for tuesday at 11?'])(
    'says that the tour stands for “%s”',
    async (message) => {
      const talk = await booked()
      talk.tours = [{ ...tuesday, isAccepted: false }]
      expect((await talk.say(message)).text).toMatch(
        /^Not yet: the seller hasn’t accepted so far\. Your tour is on Tue/,
      )
      expect(talk.tours).toEqual([{ ...tuesday, isAccepted: false }])
    },
  )

  it.each(['no email please, text me', 'i never got a tour like that'])('isn’t told for “%s”', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).not.toContain('The emails go to')
  })

  it('is told in Spanish', async () => {
    const talk = await booked()
    talk.setting.language = 'es'
    expect((await talk.say('¿me recuerdan un día antes?')).text).toContain('recordatorio')
    expect((await talk.say('voy a llegar 10 minutos tarde')).text).toContain('Gracias por avisar')
  })

  it('goes on with another question in the same message', async () => {
    const talk = await booked()
    expect((await talk.say('did they accept? could we do wednesday at 3 instead?')).prompt).toContain(
      'to Wed, Nov 25 at 3 PM',
    )
  })

  it('is asked for again after it was canceled, at the same time', async () => {
    const talk = await booked()
    await talk.sayAll('please cancel my tour')
    expect(talk.tours).toEqual([])
    expect((await talk.say('changed my mind again, rebook it')).text).toContain('Tue, Nov 24 at 2 PM')
  })
})

describe('[API-05] a yes that repeats the change', () => {
  it.each([
    ['I would come thirty minutes earlier', 'Yes, earlier please', '2026-11-24T13:30:00'],
    ['can we do 4 instead?', 'eso es, a las 4', '2026-11-24T16:00:00'],
    ['can we do 4 instead?', 'eso es', '2026-11-24T16:00:00'],
  ])('%s %s', async (change, yes, time) => {
    const talk = await booked()
    await talk.sayAll(change, yes)
    expect(talk.tours).toEqual([{ id: 1, time }])
  })

  it.each(['yes, later please', 'ok, later', 'eso es mucho', 'exactamente a qué hora', 'así es la calle'])(
    'but not “%s”',
    async (answer) => {
      const talk = await booked()
      await talk.sayAll('I would come thirty minutes earlier', answer)
      expect(talk.tours).toEqual([tuesday])
    },
  )
})
