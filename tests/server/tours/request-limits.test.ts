import { describe, expect, it } from 'vitest'
import { longForm } from '#domain/moment-words.ts'
import { momentOf } from '#domain/time-zone.ts'
import { freeTimes } from '#domain/tour-hours.ts'
import { placeTourRequest, type TourWish } from '#server/tours/book-tour.ts'
import { findTourCalendar } from '#server/tours/queries/tour-hours.ts'
import { tours } from '#server/tours/schema.ts'
import { emailsOfKind, talk } from '../support/chat.ts'
import type { TestServer } from '../support/server.ts'
import { ann, decide, deps, describeServerInNovember, tokensIn } from '../support/tours.ts'

const day = 24 * 3600
const zone = 'America/Los_Angeles'

async function freeAt4({ db, time }: Pick<TestServer, 'db' | 'time'>): Promise<string[]> {
  const calendar = await findTourCalendar(db, 4, time.now)
  return calendar ? freeTimes(calendar, time.now) : []
}

describeServerInNovember('[API-06] tour requests', (server) => {
  const request = (hour: number, more: Partial<TourWish> = {}) => {
    const time = `2026-11-25T${String(hour).padStart(2, '0')}:00:00`
    return placeTourRequest(server.db, { propertyId: 4, buyer: ann, time, ...more }, deps, server.time.now)
  }
  const by = (email: string) => ({ buyer: { name: 'Bo Lee', email } })
  const refused = (reason: string) => ({ kind: 'refused', reason })
  const tourRows = () => server.db.select().from(tours)
  const free = () => freeAt4(server)
  /** A visitor with a cookie who asks Penny for a tour at a free time. */
  const asks = async (visit: ReturnType<typeof talk>, local: string, email: string): Promise<string> => {
    const at = longForm(momentOf(local, zone) ?? new Date(0), zone, new Date())
    await visit.say(`Can I book a tour on ${at}? My name is Ann Chen and my email is ${email}`)
    return (await visit.say('yes')).body.response
  }

  describe('of one visitor for one listing', () => {
    it('are at most two: the third is refused, and a request for another listing isn’t', async () => {
      await request(9)
      await request(10)
      expect(await request(11)).toEqual(refused('openAlready'))
      expect(await request(11, { propertyId: 8, time: '2026-11-25T14:00:00' })).toMatchObject({ kind: 'requested' })
      expect(await request(11, by('bo@example.com'))).toMatchObject({ kind: 'requested' })
    })

    it.each(['ANN.CHEN@example.com', 'ann.chen+tour@example.com', 'annchen@Example.com'])(
      'are counted by email address: %s is the same',
      async (email) => {
        await request(9)
        await request(10)
        expect(await request(11, by(email))).toEqual(refused('openAlready'))
      },
    )

    it('are counted by the cookie for any email address, and Penny says so', async () => {
      const visitor = server.visitor()
      const [one = '', two = '', three = ''] = (await free()).slice(10)
      expect(await asks(talk(visitor), one, 'ann1@example.com')).toMatch(/^Done\./)
      expect(await asks(talk(visitor), two, 'ann2@example.com')).toMatch(/^Done\./)
      const visit = talk(visitor)
      expect(await asks(visit, three, 'ann3@example.com')).toBe(
        'You already have two open tour requests for this home, so I can’t send another one yet. You’ll hear from the seller by email. After that, I can ask for another time.',
      )
      expect((await visit.say('How many bedrooms?')).body.response).toContain('5 bedrooms')
      expect(await tourRows()).toHaveLength(2)
    })

    it('aren’t counted as open once the seller has decided', async () => {
      await request(9)
      await request(10)
      const [email] = await emailsOfKind(server, 'tour-requested')
      await decide(server.visitor(), tokensIn(email?.text ?? '')[0] ?? '', 'deny')
      expect(await request(11)).toMatchObject({ kind: 'requested' })
    })

    it('don’t exceed the limit when sent at once', async () => {
      const answers = await Promise.all([9, 10, 11, 12, 13, 14].map((hour) => request(hour)))
      expect(answers.filter(({ kind }) => kind === 'requested')).toHaveLength(2)
    })
  })

  it('are at most five a day for one email address, over all listings', async () => {
    for (const [index, propertyId] of [4, 4, 5, 8, 8].entries())
      expect(await request(13 + index, { propertyId })).toMatchObject({ kind: 'requested' })
    expect(await request(11, { propertyId: 9 })).toEqual(refused('tooManyRequests'))
    server.time.grant(day)
    expect(await request(11, { propertyId: 9 })).toMatchObject({ kind: 'requested' })
  })

  describe('from one network', () => {
    it('are at most five an hour and ten a day, and Penny says so', { tags: ['nightly'] }, async () => {
      const times = (await free()).slice(20)
      const answers: string[] = []
      for (let i = 0; i < 6; i++)
        answers.push(await asks(talk(server.visitor()), times[i] ?? '', `ann${i}@example.com`))
      expect(answers.filter((answer) => answer.startsWith('Done.'))).toHaveLength(5)
      expect(answers[5]).toBe(
        'I can’t send another tour request right now, because too many were sent from here or for this email address. Please try again tomorrow.',
      )
      expect(await asks(talk(server.visitor('198.51.100.7')), times[7] ?? '', 'bo@example.com')).toMatch(/^Done\./)
    })
  })

  describe('without a confirmation', () => {
    it('keep their time for a day', async () => {
      await request(9)
      server.time.grant(day - 1)
      expect(await request(9, by('bo@example.com'))).toEqual(refused('taken'))
      server.time.grant(1)
      expect(await free()).toContain('2026-11-25T09:00:00')
      expect(await request(9, by('bo@example.com'))).toMatchObject({ kind: 'requested' })
      expect((await tourRows()).map(({ status }) => status)).toEqual(['requested', 'requested'])
    })

    it('keep at most six times of a listing: the oldest are released first', async () => {
      for (let i = 0; i < 8; i++) {
        expect(await request(9 + i, by(`bo${'abcdefgh'[i]}@example.com`))).toMatchObject({ kind: 'requested' })
        server.time.grant(1)
      }
      const taken = await free()
      expect(['09', '10', '11', '16'].map((hour) => taken.includes(`2026-11-25T${hour}:00:00`))).toEqual([
        true,
        true,
        false,
        false,
      ])
    })

    it('don’t count as open once their time was released', async () => {
      await request(9)
      await request(10)
      server.time.grant(day)
      expect(await request(11)).toMatchObject({ kind: 'requested' })
    })
  })

  it('from four addresses in a flood take six half hours, and send a few emails', {
    tags: ['nightly'],
    timeout: 180_000,
  }, async () => {
    const before = await free()
    for (const [index, local] of before.slice(0, 30).entries()) {
      await asks(talk(server.visitor(`203.0.113.${index % 4}`)), local, `ann.${index}@example.com`)
      server.time.grant(4)
    }
    expect(before.length - (await free()).length).toBeLessThanOrEqual(6)
    // Five requests an hour from each address, an email to seller and buyer each.
    expect(await emailsOfKind(server, 'tour-requested')).toHaveLength(20)
    expect(await emailsOfKind(server, 'tour-to-confirm')).toHaveLength(20)
  })
})
