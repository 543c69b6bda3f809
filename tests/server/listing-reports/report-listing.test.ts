import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { listingReports } from '#server/listing-reports/schema.ts'
import { deleteOldRows } from '#server/privacy/retention.ts'
import { emailsOfKind } from '#tests/server/support/chat.ts'
import { addProperty, api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

describeServer('reportListing', (server) => {
  const report = (more: object = {}) => ({ request_id: randomUUID(), reason: 'scam', ...more })
  const send = (body: object, id = 4, visitor = server.visitor()) => visitor.post(api(`${id}/reports`), body)
  const rows = () => server.db.select().from(listingReports)
  const toOperator = () => emailsOfKind(server, 'listing-reported')
  const receipts = () => emailsOfKind(server, 'report-receipt')

  describe('200', () => {
    it('[PROP-22] keeps the report, emails the operator, and sends a receipt', async () => {
      const details = ' Asks for a deposit by wire.\nSee https://bad.example/x '
      const { status, body } = await send(report({ details, email: ' ann.chen@example.com ' }))
      expect([status, body]).toEqual([200, example('reportListing.received').body])
      expect(await rows()).toMatchObject([{ propertyId: 4, reason: 'scam', email: 'ann.chen@example.com' }])
      const [email] = await toOperator()
      expect(email).toMatchObject({
        recipient: 'hello@pending.example',
        replyTo: 'ann.chen@example.com',
        subject: 'Report about 48 Alder Ridge Road: Suspected scam',
      })
      expect(email?.text).toContain('Asks for a deposit by wire.')
      expect(email?.text).toContain('/p/48-alder-ridge-road')
      expect(email?.text).not.toContain('bad.example')
      const [receipt, ...others] = await receipts()
      expect([receipt?.recipient, others]).toEqual(['ann.chen@example.com', []])
      expect(receipt?.text).toContain('48 Alder Ridge Road')
      expect(receipt?.text).not.toContain('deposit')
    })

    it('sends no receipt where no address was left', async () => {
      await send(report())
      expect([(await toOperator()).length, await receipts()]).toEqual([1, []])
      expect((await toOperator())[0]?.replyTo).toBeNull()
    })

    it('keeps and emails the same report once, however often and concurrently it is sent', async () => {
      const body = report({ email: 'ann.chen@example.com' })
      await Promise.all(Array.from({ length: 4 }, () => send(body)))
      await send({ ...body, request_id: body.request_id.toUpperCase() })
      expect([(await rows()).length, (await toOperator()).length, (await receipts()).length]).toEqual([1, 1, 1])
    })

    it('tells the seller nothing', async () => {
      await send(report({ details: 'The seller lies.' }))
      const seller = await addProperty(server.db, { sellerEmail: 'seller@example.com' })
      await send(report(), seller)
      expect((await toOperator()).map(({ recipient }) => recipient)).toEqual([
        'hello@pending.example',
        'hello@pending.example',
      ])
    })

    it('names no private listing in the receipt', async () => {
      const visitor = server.visitor()
      await visitor.post(api('5/validate-password'), { password: 'harbor-light' })
      expect((await send(report({ email: 'ann.chen@example.com' }), 5, visitor)).status).toBe(200)
      expect((await receipts())[0]?.text).toContain('a private listing')
      expect((await receipts())[0]?.text).not.toContain('Harbor')
    })

    it('emails three receipts a day to an address', async () => {
      for (let i = 0; i < 5; i++) await send(report({ email: 'ann.chen@example.com' }))
      expect([(await rows()).length, (await receipts()).length]).toEqual([5, 3])
    })

    it('is deleted after a year', async () => {
      await send(report({ email: 'ann.chen@example.com' }))
      const clean = () => deleteOldRows(server.db, { days: 365, emailDays: 30 }, server.time.now)
      server.time.grant(364 * 24 * 3600)
      await clean()
      expect(await rows()).toHaveLength(1)
      server.time.grant(2 * 24 * 3600)
      await clean()
      expect(await rows()).toEqual([])
    })
  })

  it('403: before the gate, in the words of every private listing', async () => {
    const { status, body } = await send(report(), 5)
    expect([status, body]).toEqual([403, example('reportListing.listingPrivate').body])
    expect(await rows()).toEqual([])
  })

  it('404: for an unknown listing', async () => {
    expect(await send(report(), 99)).toMatchObject({ status: 404, body: example('reportListing.listingNotFound').body })
  })

  describe('422', () => {
    it.each([{}, { details: '  ' }])('something else without words: %j', async (more) => {
      const { status, body } = await send(report({ reason: 'other', ...more }))
      expect([status, body]).toEqual([422, example('reportListing.detailsMissing').body])
    })

    it('an address that can’t be one', async () => {
      const { status, body } = await send(report({ email: 'ann.chen@example' }))
      expect([status, body]).toEqual([422, example('reportListing.invalid').body])
    })

    it.each([
      ['an unknown reason', { reason: 'ugly' }],
      ['details that are too long', { details: 'x'.repeat(2001) }],
      ['an id that is no UUID', { request_id: '1' }],
    ])('%s', async (_, more) => {
      expect((await send(report(more))).status).toBe(422)
      expect(await rows()).toEqual([])
    })
  })

  it('429: after ten of a network in a day, and not for others', async () => {
    for (let i = 0; i < 10; i++) expect((await send(report())).status).toBe(200)
    const { status, body, headers } = await send(report())
    expect([status, body]).toEqual([429, example('reportListing.tooMany').body])
    expect(Number(headers['retry-after'])).toBe(24 * 3600)
    expect((await send(report(), 4, server.visitor('198.51.100.7'))).status).toBe(200)
  })
})
