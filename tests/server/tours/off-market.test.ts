import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { properties } from '#server/listings/schema.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'
import { example } from '../../support/examples.ts'
import { talk } from '../support/chat.ts'
import { addProperty, api } from '../support/server.ts'
import { book, decide, describeServerInNovember, emailsOf, tokensIn, tourRow } from '../support/tours.ts'

describeServerInNovember('[PROP-18] a home that was sold or leased', (server) => {
  type MarketStatus = (typeof properties.$inferSelect)['marketStatus']
  const home = (marketStatus: MarketStatus = 'active') =>
    addProperty(server.db, { sellerEmail: 'seller@example.com', marketStatus })
  const becomes = (id: number, marketStatus: MarketStatus) =>
    server.db.update(properties).set({ marketStatus }).where(eq(properties.id, id))
  const buyersToken = async (tourId: number) => {
    const email = (await emailsOf(server, tourId)).find(({ kind }) => kind === 'tour-to-confirm')
    return tokensIn(email?.text ?? '')[0] ?? ''
  }
  const wish = { request_id: randomUUID(), time: '2026-11-23T14:00:00', name: 'Ann', email: 'ann@example.com' }

  describe.each(['sold', 'leased'] as const)('%s', (status) => {
    it('offers no tours on its page, and no times', async () => {
      const [id, slug] = [await home(status), `home-${randomUUID()}`]
      await server.db.update(properties).set({ slug }).where(eq(properties.id, id))
      expect((await server.visitor().get(api(`by-url/${slug}`))).body).toMatchObject({
        market_status: status,
        tours: null,
      })
      const times = await server.visitor().get(api(`${id}/tour-times`))
      expect([times.status, times.body]).toEqual([404, example('listTourTimes.noTours').body])
    })

    it('takes no request by the page’s form', async () => {
      const { status: code, body } = await server.visitor().post(api(`${await home(status)}/tours`), wish)
      expect([code, body]).toEqual([404, example('requestTour.noTours').body])
    })

    it('takes no request in the chat, and the owner isn’t asked for one', async () => {
      const chat = talk(server.visitor(), { property_id: await home(status) })
      const { body } = await chat.say('Can I see it on Wednesday at 10:30?')
      const gone = status === 'sold' ? 'It’s been sold.' : 'It’s been leased.'
      expect(body.response).toContain(`${gone} I can’t book tours of this home.`)
      expect(body.response).not.toMatch(/asked the/)
      expect((await chat.say('Pido una visita para el miércoles')).body.response).toContain('No puedo agendar visitas')
    })

    it('offers no tours in the widget', async () => {
      const propertyId = await home(status)
      const key = `pk_${randomBytes(12).toString('base64url')}`
      const origins = ['https://agency.example']
      await keepWidgetKey(server.db, { key, origins, propertyIds: [propertyId] }, 'A test', server.time.now)
      const url = `/api/v1/public/widget?property_id=${propertyId}`
      const headers = { origin: 'https://agency.example', 'x-penny-key': key }
      const { body } = await server.visitor().send({ url, headers })
      expect(body).toMatchObject({ property_id: propertyId, gives_tours: false })
    })

    it('lets the buyer of a tour cancel it, and not move it', async () => {
      const propertyId = await home()
      const { id } = await book(server, { propertyId })
      await becomes(propertyId, status)
      const path = `/api/v1/tour/request/${await buyersToken(id)}`
      const times = await server.visitor().get(`${path}/times`)
      expect([times.status, times.body]).toEqual([409, example('listNewTimes.noTours').body])
      const move = { from: '2026-11-25T10:30:00', time: '2026-11-27T14:00:00' }
      const moved = await server.visitor().post(`${path}/move`, move)
      expect([moved.status, moved.body.code]).toEqual([409, 'no_tours'])
      expect((await server.visitor().post(`${path}/cancel`, {})).status).toBe(200)
      expect((await tourRow(server, id)).status).toBe('cancelled')
    })

    it('is no longer offered at another time on the pages of its tours, which can still be canceled', async () => {
      const propertyId = await home()
      const { id, token } = await book(server, { propertyId })
      const pageOf = async (which: string) => (await server.visitor().get(`/api/v1/tour/request/${which}`)).body
      const buyers = await buyersToken(id)
      expect(await pageOf(buyers)).not.toHaveProperty('off_market')
      await becomes(propertyId, status)
      expect(await pageOf(buyers)).toMatchObject({ off_market: status, actions: ['confirm', 'cancel'] })
      await decide(server.visitor(), token, 'accept')
      expect(await pageOf(buyers)).toMatchObject({ state: 'accepted', off_market: status, actions: ['cancel'] })
      expect(await pageOf(token)).toMatchObject({ state: 'accepted', off_market: status, actions: ['cancel'] })
    })

    it('lets the seller accept a tour that was requested before', async () => {
      const propertyId = await home()
      const { id, token } = await book(server, { propertyId })
      await becomes(propertyId, status)
      await decide(server.visitor(), token, 'accept')
      expect((await tourRow(server, id)).status).toBe('accepted')
    })

    it('still asks the owner what the listing doesn’t say', async () => {
      const chat = talk(server.visitor(), { property_id: await home(status) })
      expect((await chat.say('Is there a wine cellar?')).body.response).toMatch(/asked the/)
    })
  })

  it('takes requests while it is under contract', async () => {
    const id = await home('under_contract')
    expect((await server.visitor().post(api(`${id}/tours`), wish)).status).toBe(200)
    expect((await server.visitor().get(api(`${id}/tour-times`))).status).toBe(200)
  })
})
