import { describe, expect, it } from 'vitest'
import { finalRequest } from '#assistant/booking/final-request.ts'
import { spokenTimes } from '#assistant/booking/spoken.ts'
import { BookingTalk, friday, house } from './talk.ts'

const ofMessage = (...sentences: string[]) =>
  finalRequest(
    sentences.map((sentence) => spokenTimes(sentence)),
    { record: house, now: friday },
  )

describe('[API-05] the request with which a long message about days and hours ends', () => {
  it.each([
    [
      'I work Monday to Wednesday from 7 to 3:30, Thursday is Thanksgiving, and he can’t before noon on Friday. Could I tour it on Friday the 27th at 1 o’clock?',
      /Fri, Nov 27 at 1 PM/,
    ],
    [
      'We tour it on Saturday maybe? She naps from 12 to 2, and there’s a birthday at 3, so the morning. Saturday the 28th at 10:30?',
      /Sat, Nov 28 at 10:30 AM/,
    ],
    [
      'A tour Monday or Tuesday, in the morning, because he does the carpool at 2:40. Monday at 8 I’m at the clinic. Tuesday at 9:30.',
      /Tue, Nov 24 at 9:30 AM/,
    ],
    [
      'okay so I get off work at four and tomorrow is out and Monday I have brunch til two so what about Monday at three thirty for the tour',
      /Mon, Nov 23 at 3:30 PM/,
    ],
    [
      'My sister flies in Monday night at 9 and out Wednesday at 6 am, so Tuesday is the only day she’s here for a tour. She’d want to sleep in. Noon?',
      /Tue, Nov 24 at 12 PM/,
    ],
    ['Could we tour it Saturday? My dad lands at 11, give him time to get a car. 1:30?', /Sat, Nov 21 at 1:30 PM/],
    ['A tour on Wednesday? I’m out at 1, but the dog has the vet at 2:15. So 4?', /Wed, Nov 25 at 4 PM/],
    [
      'A half hour lunch at 12:30 is all I get, and I work two blocks away, so a tour Monday at 12:30 if someone can be quick about it',
      /Mon, Nov 23 at 12:30 PM/,
    ],
    [
      'A tour? I get there about 12:35 on Mondays, and then it’s a walk. So 1 o’clock on Monday? My friend saw hers at 10 last weekend.',
      /Mon, Nov 23 at 1 PM/,
    ],
  ])('counts: %s', async (message, time) => {
    expect((await new BookingTalk().say(message)).text).toMatch(time)
  })

  it.each([
    [
      'only an arrival stands at the end',
      ['Can we tour it Monday at 2 or Tuesday at 3?', 'My flight lands Saturday at 8'],
    ],
    ['little was said of days and hours', ['I’m off Monday', 'Could we come Tuesday at 3?']],
    ['two days are named in it', ['I work Monday until 3 and Thursday until 4', 'Friday or Saturday at 2?']],
  ])('is none where %s', (_, sentences) => expect(ofMessage(...sentences)).toBeNull())
})

describe('[API-05] a weekday after an arrival', () => {
  it.each([
    [
      'I’m stuck in London until the 30th, but my colleague would walk through. A tour on Tuesday at 2?',
      /Tue, Nov 24 at 2 PM/,
    ],
    ['Our agent is in Cabo until the 30th, so I do it myself. A tour on Tuesday at 2?', /Tue, Nov 24 at 2 PM/],
    ['My roommate moves out on the 20th of December. A tour Monday or Tuesday at 2:30?', /1\. Mon, Nov 23 at 2:30 PM/],
  ])('is the next one where someone else is away: %s', async (message, time) => {
    expect((await new BookingTalk().say(message)).text).toMatch(time)
  })
})

it('[API-05] “before she thinks of something else” is a reason for a yes', async () => {
  const talk = new BookingTalk()
  await talk.sayAll('tour monday at 3:30')
  await talk.say('Yes, that’s us. Book it before she thinks of something else.')
  expect(talk.booked).toMatchObject([{ time: '2026-11-23T15:30:00' }])
})
