import { describe, expect, it } from 'vitest'
import type { Visitor } from '../support/requests.ts'
import {
  book,
  byPerson,
  confirmPath,
  decide,
  kindsOf,
  onEachDatabaseInNovember,
  type TestTour,
  tourRow,
} from '../support/tours.ts'

const emails: Record<string, string[]> = {
  accepted: ['tour-accepted', 'tour-accepted-copy', 'tour-requested', 'tour-to-confirm'],
  declined: ['tour-declined', 'tour-requested', 'tour-to-confirm'],
  new_time_proposed: ['tour-new-time', 'tour-requested', 'tour-to-confirm'],
}

onEachDatabaseInNovember('concurrent decisions', (server) => {
  const ways: Record<string, (seller: Visitor, tour: TestTour) => Promise<unknown>> = {
    accept: (seller, { token }) => decide(seller, token, 'accept'),
    decline: (seller, { token }) => seller.send({ method: 'POST', url: confirmPath(token, 'deny'), headers: byPerson }),
    propose: (seller, { id }) => seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-24T14:00:00' }),
    'propose otherwise': (seller, { id }) =>
      seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-24T15:00:00' }),
  }

  async function race(names: string[]) {
    const tour = await book(server)
    const seller = server.visitor()
    await seller.get(`/api/v1/tour/token/${tour.token}`)
    const answers = (await Promise.all(names.map((name) => ways[name]?.(seller, tour)))) as Awaited<
      ReturnType<Visitor['get']>
    >[]
    return { answers, tour, row: await tourRow(server, tour.id), kinds: await kindsOf(server, tour.id) }
  }

  describe.each([
    ['accept', 'decline'],
    ['decline', 'accept'],
    ['accept', 'propose'],
    ['propose', 'decline'],
    ['propose', 'propose otherwise'],
  ])('%s and %s', (one, other) => {
    it('[CONFIRM-05] make one decision, and everyone is emailed once', async () => {
      const { answers, row, kinds } = await race([one, other, one, other, one, other, one, other])
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set([row.status]))
      expect(kinds).toEqual(emails[row.status])
    })
  })

  it('[CONFIRM-05] of the same kind return the same answer', async () => {
    const { answers, kinds } = await race(Array(10).fill('accept'))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(kinds).toEqual(emails.accepted)
  })

  it('[CONFIRM-05] with two proposals: the buyer is emailed the one that was stored', async () => {
    const { answers, row } = await race(['propose', 'propose otherwise'])
    const won = row.newTime === '2026-11-24T14:00:00' ? 0 : 1
    expect(answers[won]?.body.message).toMatch(/^We’ve asked Ann Chen whether/)
    expect(answers[1 - won]?.body.message).toMatch(
      /^You’ve already proposed Tuesday, November 24(, 2026)? at (2|3):00 PM PST/,
    )
  })
})
