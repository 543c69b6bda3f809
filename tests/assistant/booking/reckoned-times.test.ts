import { describe, expect, it } from 'vitest'
import { withoutOtherClock } from '#assistant/booking/same-moment.ts'
import { spokenTimes } from '#assistant/booking/spoken.ts'
import { BookingTalk, house } from './talk.ts'

const first = async (message: string) => (await new BookingTalk({ record: house }).say(message)).text

describe('[API-05] an hour that is reckoned from another', () => {
  it.each([
    ['my shift ends at 1 so an hour after that', 'at 2:00'],
    ['half an hour after 2', 'at 2:30'],
    ['an hour before 12pm', 'at 11:00am'],
    ['90 minutes after 11am', 'at 12:30pm'],
    ['three would be okay but let’s make it thirty minutes sooner', 'at 2:30'],
    ['3 works but make it an hour later', 'at 4:00'],
  ])('%s', (text, hour) => expect(spokenTimes(text)).toContain(hour))

  it.each([
    'we’d arrive 10 minutes before the tour',
    'is it 30 minutes past the bridge?',
    'an hour after sunset',
    'might we bring it forward by two hours?',
  ])('leaves other spans as they are: %s', (text) => expect(spokenTimes(text)).not.toMatch(/at \d/))

  it.each([
    ['tour tuesday, an hour after you open', /Tue, Nov 24 at 10 AM/],
    ['tour tuesday, half an hour before closing', /Tue, Nov 24 at 5:30 PM/],
  ])('from the hours of tours: %s', async (message, time) => expect(await first(message)).toMatch(time))
})

describe('[API-05] an hour that is said on two clocks', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  const atHome = (text: string) => withoutOtherClock(text, { zone: 'America/Los_Angeles', now }).replace(/ +/g, ' ')

  it.each([
    ['3pm eastern on tuesday, which is 12:00pm there', ' on tuesday, which is at 12:00pm there'],
    ['tuesday 3pm eastern, so 12:00pm', 'tuesday , so at 12:00pm'],
    ['tuesday at 12:00pm your time which is 3pm eastern', 'tuesday at 12:00pm your time which is '],
    ['11 denver time on friday so 10', ' on friday at 10:00'],
    ['5 eastern aka 2 for you guys', ' aka at 2:00 for you guys'],
  ])('is the one on the home’s: %s', (text, left) => expect(atHome(text)).toBe(left))

  it.each(['12 or 3 pacific', '3pm eastern on tuesday', 'tuesday at 3pm eastern, so 2', 'between 12 and 3 eastern'])(
    'unless only one is said, or they are two: %s',
    (text) => expect(atHome(text)).toBe(text),
  )
})

describe('[API-05] the day after the one talked about', () => {
  it.each([
    ['tour on thursday the 26th at 3', 'oh right, the holiday. the day after at 2:30', /Fri, Nov 27 at 2:30 PM/],
    ['tour on saturday at 3', 'monday at 3', /Mon, Nov 23 at 3 PM/],
    ['tour on monday at 3', 'the next day at noon would be better', /Tue, Nov 24 at 12 PM/],
    ['tour on wednesday at 3', 'the day before, 11am', /Tue, Nov 24 at 11 AM/],
  ])('%s, then %s', async (opening, message, time) => {
    const { text } = await new BookingTalk({ record: house }).sayAll(opening, message)
    expect(text).toMatch(time)
  })

  it('moves a tour, with the reason on its own day', async () => {
    const { text } = await new BookingTalk({ record: house }).sayAll(
      'tour on tuesday at 3',
      'yes',
      'can I come the day after instead? same time. I’m on call that tuesday',
    )
    expect(text).toMatch(/to Wed, Nov 25 at 3 PM/)
  })
})

describe('[API-05] a bit earlier or later, in Spanish', () => {
  it.each([
    ['¿se puede un poco más temprano?', 'a bit earlier'],
    ['un poquito más tarde por favor', 'a bit later'],
    ['algo antes, si se puede', 'a bit earlier'],
  ])('%s', (text, meant) => expect(spokenTimes(text)).toContain(meant))

  it('leaves “te digo más tarde” as it is', () => {
    expect(spokenTimes('te digo más tarde')).toBe('te digo más tarde')
  })
})

it('[API-05] takes the street of the home for no name', async () => {
  const talk = new BookingTalk({ record: house })
  await talk.say('What’s open on Tuesday at Alder Ridge Road?')
  expect((await talk.say('at 2')).text).not.toContain('for Alder Ridge')
})
