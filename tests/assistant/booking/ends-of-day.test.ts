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

  it.each([
    ['earliest on tuesday please', /Tue, Nov 24 at 9 AM/],
    ['latest you do on monday', /Mon, Nov 23 at 5:30 PM/],
    ['can you do monday, whatever is earliest', /Mon, Nov 23 at 9 AM/],
    ['a tour on saturday, last slot', /Sat, Nov 21 at 5:30 PM/],
    ['a tour, the first opening on saturday after 2', /Sat, Nov 21 at 2 PM/],
  ])('is taken by who leaves a name: %s', async (opening, time) => {
    const { text } = await new BookingTalk({ record: house }).sayAll(opening, 'Ann Chen, ann@chen.example')
    expect(text).toMatch(/To confirm/)
    expect(text).toMatch(time)
  })

  it('is counted from, too', async () => {
    const { text } = await new BookingTalk().sayAll('what’s your last slot on wednesday?', 'too late. an hour before')
    expect(text).toContain('Wed, Nov 25 at 4:30 PM')
  })

  it.each([
    ['the first one after 1', /1\. Tue, Nov 24 at 1 PM/],
    ['can’t do mornings. the first one after 1', /1\. Tue, Nov 24 at 1 PM/],
    ['the last slot before noon', /3\. Tue, Nov 24 at 11:30 AM/],
    ['last one before 5', /3\. Tue, Nov 24 at 4:30 PM/],
  ])('of some hours is no place in the list of offers: %s', async (message, offers) => {
    expect((await new BookingTalk().sayAll('a tour on tuesday', message)).text).toMatch(offers)
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
    'latest you do on monday',
    'tonite?',
    'weekend times?',
    'i’m off tuesday and wednesday, which has more openings',
    'how’s your thursday looking',
    'what’s your schedule like next week',
    'would mornings work for you?',
    'could you fit us in on tuesday?',
    '¿se puede el martes?',
  ])('is asked for: %s', (text) => expect(asksWhatIsFree(text)).toBe(true))

  it.each([
    'what’s the latest offer you have',
    'what’s the earliest i could move in',
    'how late is the pool open',
    'would evenings be noisy',
    'which has more light',
  ])('isn’t asked for: %s', (text) => expect(asksWhatIsFree(text)).toBe(false))

  it.each([
    ['can we see it on a weekday evening', /1\. Mon, Nov 23 at 5 PM/],
    ['tour on any weekday before noon', /1\. Mon, Nov 23 at 9 AM/],
  ])('of weekdays: %s', async (message, time) => {
    expect((await new BookingTalk({ record: house }).say(message)).text).toMatch(time)
  })
})
