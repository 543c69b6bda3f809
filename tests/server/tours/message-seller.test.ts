import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emails } from '#server/mail/schema.ts'
import { sellerEmailLimits } from '#server/platform/rate-limits/limits.ts'
import { countTowardsAll } from '#server/platform/rate-limits/queries.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { confirmRequest } from '#server/tours/confirm-request.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { messageSeller } from '#server/tours/message-seller.ts'
import { tours } from '#server/tours/schema.ts'
import {
  ann,
  book,
  buyerOf,
  deps,
  describeServerInNovember,
  emailsOf,
  onEachDatabaseInNovember,
  tokensIn,
  tourRow,
} from '../support/tours.ts'

const asker = { id: null, network: null }
const sent = { kind: 'sent', isInSummary: false }
const refused = (reason: string) => ({ kind: 'refused', reason })

onEachDatabaseInNovember('[API-05] [API-06] messages for the seller of a tour', (server) => {
  const send = (tourId: number, words: string) =>
    messageSeller(server.db, { tourId, words, asker }, deps, server.time.now)
  const messagesOf = async (id: number) =>
    (await emailsOf(server, id))
      .filter(({ kind }) => kind === 'tour-message')
      .toSorted((one, other) => one.round - other.round)

  it('are three at most, also when the first is no longer kept', async () => {
    const { id } = await book(server)
    for (const words of ['I’ll be late', 'I’ll be there at 10:45', 'I’m outside'])
      expect(await send(id, words)).toEqual(sent)
    expect(await send(id, 'Hello?')).toEqual(refused('messagedTooOften'))
    const messages = await messagesOf(id)
    expect(messages.map(({ round, recipient, status }) => [round, recipient, status])).toEqual(
      [0, 1, 2].map((round) => [round, 'seller@example.com', 'queued']),
    )
    expect(messages.map(({ text }) => /I’(?:ll be late|ll be there at 10:45|m outside)/.test(text))).toEqual(
      Array(3).fill(true),
    )
    await server.db.delete(emails).where(eq(emails.id, messages[0]?.id ?? ''))
    expect(await send(id, 'Hello?')).toEqual(refused('messagedTooOften'))
    const { id: other } = await book(server, { buyer: buyerOf(2), time: '2026-11-25T12:00:00' })
    expect(await send(other, 'I’m outside')).toEqual(sent)
  })

  it('are two at once and one too many: one of them is refused', async () => {
    const { id } = await book(server)
    await send(id, 'One')
    await send(id, 'Two')
    const both = await Promise.all([send(id, 'Three'), send(id, 'Four')])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'sent'])
    expect(await messagesOf(id)).toHaveLength(3)
  })
})

describeServerInNovember('[API-05] [API-06] a message for the seller of a tour', (server) => {
  const send = (tourId: number, words = 'I’ll be 10 min late', network: string | null = null) =>
    messageSeller(server.db, { tourId, words, asker: { id: null, network } }, deps, server.time.now)
  const message = async (id: number) => {
    const found = (await emailsOf(server, id)).filter(({ kind }) => kind === 'tour-message')
    expect(found).toHaveLength(1)
    return found[0]
  }
  const accept = (id: number) => decideTour(server.db, id, { type: 'ACCEPT' }, deps, server.time.now)
  const begin = '2026-11-25T18:30:00.000Z'

  it('of an accepted tour says where to reply, and leads to the tour', async () => {
    const { id } = await book(server, { phone: '415 555 0199' })
    await accept(id)
    expect(await send(id)).toEqual(sent)
    const email = await message(id)
    expect(email).toMatchObject({
      recipient: 'seller@example.com',
      subject: 'Message from Ann Chen: 48 Alder Ridge Road, Wed, Nov 25',
      replyTo: null,
    })
    const text = email?.text ?? ''
    expect(text).toContain('Ann Chen asked me to pass this on about the tour of 48 Alder Ridge Road.')
    expect(text).toContain('Message from Ann Chen:\n> I’ll be 10 min late')
    expect(text).toContain('When: Wednesday, November 25 at 10:30 AM PST')
    expect(text).toContain(`Email: ${ann.email}\nPhone: 415 555 0199`)
    expect(text).toContain(`To reply, email Ann Chen at ${ann.email}.`)
    const [token = ''] = tokensIn(text)
    expect((await server.visitor().get(`/api/v1/tour/request/${token}`)).body).toMatchObject({
      side: 'seller',
      state: 'accepted',
    })
  })

  it('of a request is sent before it’s confirmed, without the buyer’s address, and the request can be accepted from it', async () => {
    const { id } = await book(server)
    expect(await send(id)).toEqual(sent)
    const text = (await message(id))?.text ?? ''
    expect(text).toContain('Requested: Wednesday, November 25 at 10:30 AM PST')
    expect(text).toContain('Email confirmed: Not yet')
    expect(text).toContain('You haven’t answered this request yet.')
    expect(text).not.toContain(ann.email)
    const [token = ''] = tokensIn(text)
    const url = `/api/v1/tour/confirm?token=${token}&action=accept`
    await server.visitor().send({ method: 'GET', url, headers: { 'x-confirmed-by': 'person' } })
    expect((await tourRow(server, id)).status).toBe('accepted')
  })

  it('of a confirmed request says so', async () => {
    const { id } = await book(server, { phone: '415 555 0199' })
    const asked = (await emailsOf(server, id)).find(({ kind }) => kind === 'tour-to-confirm')
    await confirmRequest(server.db, tokensIn(asked?.text ?? '')[0] ?? '', server.time.now)
    await send(id)
    expect((await message(id))?.text).toContain('Email confirmed: Yes\nPhone: 415 555 0199')
  })

  it('while the buyer hasn’t answered the seller’s time names that time', async () => {
    const { id } = await book(server)
    const proposal = { type: 'PROPOSE', newTime: '2026-11-26T15:00:00' } as const
    await decideTour(server.db, id, proposal, deps, server.time.now)
    expect(await send(id)).toEqual(sent)
    const text = (await message(id))?.text ?? ''
    expect(text).toContain('New time: Thursday, November 26 at 3:00 PM PST')
    expect(text).toContain('Ann Chen hasn’t answered the time you suggested yet.')
    const [token = ''] = tokensIn(text)
    expect((await server.visitor().get(`/api/v1/tour/request/${token}`)).body).toMatchObject({
      state: 'new_time_proposed',
    })
  })

  it('shows an email address as it is, and no link', async () => {
    const { id } = await book(server)
    await send(id, 'see https://evil.example/x or write to ann@chen.example, thanks')
    expect((await message(id))?.text).toContain('> see or write to ann@chen.example, thanks')
  })

  it('is sent until an accepted tour is over, and not after a request’s time', async () => {
    const { id } = await book(server)
    const { id: asked } = await book(server, { buyer: buyerOf(2), time: '2026-11-25T12:00:00' })
    await accept(id)
    server.time.now = new Date(begin)
    expect(await send(id)).toEqual(sent)
    server.time.now = new Date('2026-11-25T18:59:59.000Z')
    expect(await send(id)).toEqual(sent)
    server.time.now = new Date('2026-11-25T19:00:00.000Z')
    expect(await send(id)).toEqual(refused('notComing'))
    server.time.now = new Date('2026-11-25T20:00:00.000Z')
    expect(await send(asked)).toEqual(refused('notComing'))
  })

  it('is refused of a tour that was canceled or declined, of no tour, and to a seller who was erased', async () => {
    const { id } = await book(server)
    await cancelTour(server.db, id, deps, server.time.now)
    const { id: declined } = await book(server, { buyer: buyerOf(2) })
    await decideTour(server.db, declined, { type: 'DECLINE' }, deps, server.time.now)
    const { id: erased } = await book(server, { buyer: buyerOf(3) })
    await server.db.update(tours).set({ sellerEmail: 'erased@pending.invalid' }).where(eq(tours.id, erased))
    for (const one of [id, declined, erased, 999]) expect(await send(one)).toEqual(refused('notComing'))
  })

  it('is refused of an unconfirmed request whose time someone else has', async () => {
    const { id } = await book(server)
    server.time.grant(25 * 3600)
    expect(await send(id, 'One')).toEqual(sent)
    const { id: other } = await book(server, { buyer: buyerOf(2) })
    expect(await send(id, 'Two')).toEqual(refused('taken'))
    await accept(other)
    expect(await send(other)).toEqual(sent)
  })

  it('counts toward the emails of a network and waits for a summary beyond them', async () => {
    const { id } = await book(server)
    const { id: second } = await book(server, { buyer: buyerOf(2), time: '2026-11-25T12:00:00' })
    const { id: third } = await book(server, { buyer: buyerOf(3), time: '2026-11-25T13:00:00' })
    const answers = []
    for (const one of [id, id, id, second, second, second, third, third, third])
      answers.push(await send(one, 'I’m outside', 'n1'))
    expect(answers.slice(0, 8)).toEqual(Array(8).fill(sent))
    expect(answers[8]).toEqual({ kind: 'sent', isInSummary: true })
    const held = (await emailsOf(server, third)).find(({ kind, round }) => kind === 'tour-message' && round === 2)
    expect(held).toMatchObject({ status: 'held', causedBy: 'n1' })
    expect(JSON.stringify(held?.blocks)).toContain('I’m outside')

    const { id: last } = await book(server, { buyer: buyerOf(4), time: '2026-11-25T14:00:00' })
    for (let i = 0; i < 40; i++) await countTowardsAll(server.db, sellerEmailLimits('n1', 4).inDigests, server.time.now)
    expect(await send(last, 'I’m outside', 'n1')).toEqual(refused('tooManyEmails'))
    expect(await emailsOf(server, last)).toHaveLength(2)
    expect(await send(last, 'I’m outside', 'n2')).toEqual(sent)
  })
})
