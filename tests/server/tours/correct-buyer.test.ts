import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { emails } from '#server/mail/schema.ts'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { confirmRequest } from '#server/tours/confirm-request.ts'
import { correctBuyer, correctBuyerOfAll } from '#server/tours/correct-buyer.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { moveTour } from '#server/tours/move-tour.ts'
import { findTourByBuyerToken } from '#server/tours/queries/tours.ts'
import { mostCorrections } from '#server/tours/rules/tour-request.ts'
import { tours } from '#server/tours/schema.ts'
import { keepUpNextTour } from '#server/tours/upkeep-job.ts'
import {
  ann,
  book,
  buyerOf,
  decide,
  deps,
  describeServerInNovember,
  emailsOf,
  kindsOf,
  onEachDatabaseInNovember,
  tokensIn,
  tourRow,
} from '../support/tours.ts'

const wednesday = '2026-11-25T10:30:00'
const thursday = '2026-11-26T15:00:00'
const right = 'ann@chen.example'
const day = 24 * 3600_000

onEachDatabaseInNovember('[API-06] the corrected address of a requested tour', (server) => {
  it('has to confirm, and the link in the wrong mailbox no longer works', async () => {
    const { id } = await book(server)
    const [email] = (await emailsOf(server, id)).filter(({ kind }) => kind === 'tour-to-confirm')
    const [wrong = ''] = tokensIn(email?.text ?? '')
    await server.db
      .update(emails)
      .set({ status: 'sent' })
      .where(eq(emails.topic, `tour:${id}`))
    await confirmRequest(server.db, wrong, server.time.now)
    server.time.grant(60)

    expect(await correctBuyer(server.db, { tourId: id, email: right }, deps, server.time.now)).toEqual({
      kind: 'corrected',
      needsConfirmation: true,
      isEmailed: true,
    })
    expect(await tourRow(server, id)).toMatchObject({
      buyerEmail: right,
      buyerName: 'Ann Chen',
      confirmedAt: null,
      heldUntil: new Date(server.time.now.getTime() + day),
      corrections: 1,
      round: 0,
      status: 'requested',
    })
    const asked = (await emailsOf(server, id)).filter(({ kind }) => kind === 'tour-to-confirm')
    expect(asked.map(({ recipient }) => recipient).sort()).toEqual([ann.email, right].sort())
    const [fresh = ''] = tokensIn(asked.find(({ recipient }) => recipient === right)?.text ?? '')
    expect(await findTourByBuyerToken(server.db, wrong)).toBeNull()
    expect((await server.visitor().get(`/api/v1/tour/request/${wrong}`)).status).toBe(404)
    expect((await confirmRequest(server.db, fresh, server.time.now))?.state).toBe('confirmed')
  })

  it('counts toward the daily limit of the mailbox, and with its tours', async () => {
    for (const hour of ['11:30', '13:00']) await book(server, { buyer: buyerOf(1), time: `2026-11-25T${hour}:00` })
    await server.db.update(tours).set({ corrections: 1 })
    const { id } = await book(server)
    const correct = () => correctBuyer(server.db, { tourId: id, email: buyerOf(1).email }, deps, server.time.now)
    await server.db
      .update(tours)
      .set({ moves: 1 })
      .where(eq(tours.buyerEmail, buyerOf(1).email))
    expect(await correct()).toEqual({ kind: 'refused', reason: 'tooManyRequests' })
    await server.db.update(tours).set({ moves: 0 })
    expect(await correct()).toMatchObject({ kind: 'corrected' })
  })
})

describeServerInNovember('[API-06] correcting the buyer of a tour', (server) => {
  const correct = (tourId: number, correction: { name?: string; email?: string }) =>
    correctBuyer(server.db, { tourId, ...correction }, deps, server.time.now)
  const decision = (id: number, type: 'ACCEPT' | 'DECLINE') =>
    decideTour(server.db, id, { type }, deps, server.time.now)
  const allSent = (id: number) =>
    server.db
      .update(emails)
      .set({ status: 'sent' })
      .where(eq(emails.topic, `tour:${id}`))
  const toRight = async (id: number) => (await emailsOf(server, id)).filter(({ recipient }) => recipient === right)

  it('changes a name alone without an email, and the seller’s page shows it', async () => {
    const { id, token } = await book(server)
    const before = await emailsOf(server, id)
    expect(await correct(id, { name: 'Anne Chen' })).toEqual({
      kind: 'corrected',
      needsConfirmation: false,
      isEmailed: false,
    })
    expect(await emailsOf(server, id)).toEqual(before)
    expect(await tourRow(server, id)).toMatchObject({ buyerName: 'Anne Chen', buyerEmail: ann.email, corrections: 0 })
    const seller = server.visitor()
    await decide(seller, token, 'accept')
    const copy = (await emailsOf(server, id)).find(({ kind }) => kind === 'tour-accepted-copy')
    expect(copy?.text).toContain('Anne Chen')
  })

  it('greets by the corrected name at the corrected address', async () => {
    const { id } = await book(server)
    await correct(id, { name: 'Anne Chen', email: right })
    expect((await toRight(id))[0]?.text).toContain('Hi Anne,')
    expect(await tourRow(server, id)).toMatchObject({ buyerName: 'Anne Chen', buyerEmail: right })
  })

  it('changes nothing for the same address, in capitals or not', async () => {
    const { id } = await book(server)
    const before = await tourRow(server, id)
    expect(await correct(id, { email: ann.email.toUpperCase() })).toEqual({
      kind: 'corrected',
      needsConfirmation: false,
      isEmailed: false,
    })
    expect(await tourRow(server, id)).toEqual(before)
    expect(await kindsOf(server, id)).toEqual(['tour-requested', 'tour-to-confirm'])
  })

  it('takes back what waits to be sent to the wrong address, and nothing of the seller’s', async () => {
    const { id } = await book(server)
    await correct(id, { email: right })
    expect((await emailsOf(server, id)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['tour-requested', 'seller@example.com'],
      ['tour-to-confirm', right],
    ])
  })

  it('takes back a reminder to the wrong address', async () => {
    const { id } = await book(server)
    await decision(id, 'ACCEPT')
    await allSent(id)
    server.time.now = new Date('2026-11-24T19:00:00Z')
    while (await keepUpNextTour(server.db, deps, server.time.now));
    expect(await kindsOf(server, id)).toEqual(expect.arrayContaining(['tour-reminder', 'tour-reminder-copy']))
    await correct(id, { email: right })
    const kinds = await kindsOf(server, id)
    expect(kinds).not.toContain('tour-reminder')
    expect(kinds).toContain('tour-reminder-copy')
  })

  it('sends the confirmation of an accepted tour with its calendar file, and its new links work alone', async () => {
    const { id } = await book(server)
    await decision(id, 'ACCEPT')
    const wrong = (await emailsOf(server, id))
      .filter(({ recipient }) => recipient === ann.email)
      .flatMap(({ text }) => tokensIn(text))
    expect(new Set(wrong).size).toBeGreaterThan(1)
    await allSent(id)
    expect(await correct(id, { email: right })).toEqual({
      kind: 'corrected',
      needsConfirmation: false,
      isEmailed: true,
    })
    const [accepted, ...others] = await toRight(id)
    expect(others).toEqual([])
    expect(accepted).toMatchObject({ kind: 'tour-accepted' })
    const event = new ICAL.Component(ICAL.parse(accepted?.attachments[0]?.content ?? '')).getFirstSubcomponent('vevent')
    const { icalUid, status, heldUntil } = await tourRow(server, id)
    expect([event?.getFirstPropertyValue('uid'), status, heldUntil]).toEqual([icalUid, 'accepted', null])
    for (const token of wrong) expect(await findTourByBuyerToken(server.db, token)).toBeNull()
    const [fresh = ''] = tokensIn(accepted?.text ?? '')
    expect((await findTourByBuyerToken(server.db, fresh))?.id).toBe(id)
    expect((await kindsOf(server, id)).filter((kind) => kind === 'tour-accepted-copy')).toHaveLength(1)
  })

  it('has a move of an accepted tour confirmed from the new mailbox', async () => {
    const { id } = await book(server)
    const [wrong = ''] = tokensIn((await emailsOf(server, id)).at(-1)?.text ?? '')
    await confirmRequest(server.db, wrong, server.time.now)
    await decision(id, 'ACCEPT')
    await correct(id, { email: right })
    expect(await moveTour(server.db, { tourId: id, time: thursday }, deps, server.time.now)).toEqual({
      kind: 'moved',
      needsConfirmation: true,
    })
    expect((await toRight(id)).map(({ kind }) => kind)).toEqual(['tour-accepted', 'tour-moved'])
    await decision(id, 'ACCEPT')
    expect((await toRight(id)).map(({ kind }) => kind)).toEqual(['tour-accepted', 'tour-accepted', 'tour-moved'])
  })

  it('sends the time that the seller proposed, which the new link accepts', async () => {
    const { id } = await book(server)
    await decideTour(server.db, id, { type: 'PROPOSE', newTime: thursday }, deps, server.time.now)
    await allSent(id)
    expect(await correct(id, { email: right })).toEqual({
      kind: 'corrected',
      needsConfirmation: false,
      isEmailed: true,
    })
    const [proposed] = await toRight(id)
    expect(proposed).toMatchObject({ kind: 'tour-new-time' })
    const [fresh = ''] = tokensIn(proposed?.text ?? '')
    const path = `/api/v1/tour/request/${fresh}`
    expect((await server.visitor().get(path)).body).toMatchObject({ state: 'new_time_proposed' })
    expect((await tourRow(server, id)).heldUntil).toBeNull()
  })

  it('is limited for each tour', async () => {
    const { id } = await book(server)
    for (let count = 1; count <= mostCorrections; count++)
      expect(await correct(id, { email: `ann.${count}@chen${count}.example` })).toMatchObject({ kind: 'corrected' })
    const before = await tourRow(server, id)
    expect(await correct(id, { email: right, name: 'Anne Chen' })).toEqual({
      kind: 'refused',
      reason: 'correctedTooOften',
    })
    expect(await tourRow(server, id)).toEqual(before)
    expect(await correct(id, { name: 'Anne Chen' })).toMatchObject({ kind: 'corrected' })
  })

  it('counts toward the requests of a network', async () => {
    const asker = { id: null, network: 'somewhere' }
    const { id } = await book(server)
    const ask = (email: string) => correctBuyer(server.db, { tourId: id, email, asker }, deps, server.time.now)
    for (let count = 0; count < 5; count++) {
      await server.db.update(tours).set({ corrections: 0 })
      expect(await ask(`ann@chen${count}.example`)).toMatchObject({ kind: 'corrected' })
    }
    await server.db.update(tours).set({ corrections: 0 })
    expect(await ask(right)).toEqual({ kind: 'refused', reason: 'tooManyRequests' })
    expect((await tourRow(server, id)).buyerEmail).toBe('ann@chen4.example')
  })

  it('refuses what can’t be an address', async () => {
    const { id } = await book(server)
    for (const email of ['ann', 'ann@', 'ann@chen.example\r\nBcc: all@example.com'])
      expect(await correct(id, { email })).toEqual({ kind: 'refused', reason: 'badAddress' })
    expect((await tourRow(server, id)).buyerEmail).toBe(ann.email)
  })

  it('is refused for a tour that was declined or canceled, is over, or doesn’t exist', async () => {
    const declined = await book(server)
    await decision(declined.id, 'DECLINE')
    const canceled = await book(server, { buyer: buyerOf(2) })
    await cancelTour(server.db, canceled.id, deps, server.time.now)
    const over = await book(server, { buyer: buyerOf(3) })
    server.time.now = new Date('2026-11-25T18:30:00Z')
    for (const id of [declined.id, canceled.id, over.id, 99_999])
      expect(await correct(id, { name: 'Anne Chen', email: right })).toEqual({ kind: 'refused', reason: 'notComing' })
    expect((await server.db.select().from(tours)).map(({ buyerEmail }) => buyerEmail)).not.toContain(right)
  })

  it('is refused where someone else has the time of a request that wasn’t confirmed', async () => {
    const { id } = await book(server)
    server.time.now = new Date(server.time.now.getTime() + day + 1000)
    expect(await correct(id, { name: 'Anne Chen' })).toMatchObject({ kind: 'corrected' })
    await placeTourRequest(server.db, { propertyId: 4, buyer: buyerOf(2), time: wednesday }, deps, server.time.now)
    expect(await correct(id, { email: right })).toEqual({ kind: 'refused', reason: 'taken' })
  })

  it('keeps a time again that no one else has', async () => {
    const { id } = await book(server)
    server.time.now = new Date(server.time.now.getTime() + day + 1000)
    expect(await correct(id, { email: right })).toMatchObject({ kind: 'corrected' })
    const other = { propertyId: 4, buyer: buyerOf(2), time: wednesday }
    expect(await placeTourRequest(server.db, other, deps, server.time.now)).toEqual({
      kind: 'refused',
      reason: 'taken',
    })
  })

  it('keeps at most so many unconfirmed times of a listing', async () => {
    const { id } = await book(server)
    await confirmRequest(server.db, tokensIn((await emailsOf(server, id)).at(-1)?.text ?? '')[0] ?? '', server.time.now)
    for (let count = 0; count < 6; count++)
      await book(server, { buyer: buyerOf(count + 2), time: `2026-11-2${count % 2 ? 3 : 4}T1${count}:00:00` })
    await correct(id, { email: right })
    const held = (await server.db.select().from(tours)).filter(({ heldUntil }) => (heldUntil ?? 0) > server.time.now)
    expect(held).toHaveLength(6)
  })

  it('has one effect when it is asked for several times at once', async () => {
    const { id } = await book(server)
    const answers = await Promise.all(Array.from({ length: 4 }, () => correct(id, { email: right })))
    expect(answers.filter((answer) => answer.kind === 'corrected' && answer.isEmailed)).toHaveLength(1)
    expect(await toRight(id)).toHaveLength(1)
  })

  describe('of several tours', () => {
    const all = (tourIds: number[], email = right) =>
      correctBuyerOfAll(server.db, { tourIds, email }, deps, server.time.now)

    it('corrects all, and leaves out those that ended', async () => {
      const first = await book(server)
      const second = await book(server, { time: thursday })
      await decision(second.id, 'ACCEPT')
      const third = await book(server, { buyer: buyerOf(2), time: '2026-11-24T10:00:00' })
      await cancelTour(server.db, third.id, deps, server.time.now)
      expect(await all([first.id, second.id, third.id])).toEqual({
        kind: 'corrected',
        tourIds: [first.id, second.id],
        needsConfirmation: true,
        isEmailed: true,
      })
      expect(await all([first.id])).toEqual({
        kind: 'corrected',
        tourIds: [first.id],
        needsConfirmation: false,
        isEmailed: false,
      })
      expect(await all([third.id])).toEqual({ kind: 'refused', reason: 'notComing' })
      expect(await all([])).toEqual({ kind: 'refused', reason: 'notComing' })
    })

    it('corrects none where one is refused', async () => {
      const first = await book(server)
      const second = await book(server, { time: thursday })
      await server.db.update(tours).set({ corrections: mostCorrections }).where(eq(tours.id, second.id))
      expect(await all([first.id, second.id])).toEqual({ kind: 'refused', reason: 'correctedTooOften' })
      expect((await tourRow(server, first.id)).buyerEmail).toBe(ann.email)
      expect(await toRight(first.id)).toEqual([])
    })
  })
})
