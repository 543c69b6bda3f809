import { describe, expect, it } from 'vitest'
import { asksWhatIsFree } from '#assistant/booking/asks-what-is-free.ts'
import { BookingTalk, house } from './talk.ts'

describe('[API-05] the first or last tour of a day', () => {
  it.each([
    ['what’s the earliest I could come on tuesday?', 'great, book it', /Tue, Nov 24 at 9 AM/],
    ['when’s the soonest I can look at it, a tour I mean', 'OK, that one', /Fri, Nov 20/],
    ['tour on saturday, what’s the latest you have?', 'perfect, do it', /Sat, Nov 21 at 5:30 PM/],
  ])('is taken by a yes: %s', async (opening, yes, time) => {
    const { text } = await new BookingTalk({ record: house }).sayAll(opening, yes)
    expect(text).toMatch(/To confirm|What name/)
    expect(text).toMatch(time)
  })

  it('isn’t where others were asked for: the visitor is asked which one', async () => {
    const { text } = await new BookingTalk({ record: house }).sayAll('tour on saturday', 'great, book it')
    expect(text).toContain('Which one do you mean?')
  })

  it.each([
    'what’s the latest you have on saturday',
    'when is the first slot tomorrow?',
    'how early can i come on monday',
    'whats the soonest this weekend',
  ])('is asked for: %s', (text) => expect(asksWhatIsFree(text)).toBe(true))

  it.each(['what’s the latest offer you have', 'what’s the earliest i could move in', 'how late is the pool open'])(
    'isn’t asked for: %s',
    (text) => expect(asksWhatIsFree(text)).toBe(false),
  )

  it.each([
    ['can we see it on a weekday evening', /1\. Mon, Nov 23 at 5 PM/],
    ['tour on any weekday before noon', /1\. Mon, Nov 23 at 9 AM/],
  ])('of weekdays: %s', async (message, time) => {
    expect((await new BookingTalk({ record: house }).say(message)).text).toMatch(time)
  })
})
