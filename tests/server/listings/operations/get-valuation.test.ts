import { describe, expect, it } from 'vitest'
import { operations } from '#server/operations.ts'
import { addProperty, api, describeServer, startServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const ask = (address: string, more = '') => `/api/v1/public/valuation?address=${encodeURIComponent(address)}${more}`
const alder = '48 Alder Ridge Road, Mill Valley, California 94941, United States'
const tower = '300 Spear St Apt 2104, San Francisco, California 94105, United States'
const nobody = { value: null, listing: null }

describeServer('getValuation', (server) => {
  const answer = async (address: string, visitor = server.visitor()) => (await visitor.get(ask(address))).body

  describe('200', () => {
    it('[VALUE-04] returns price and listing of a home for sale, with no-store', async () => {
      const { status, body, headers } = await server.visitor().get(ask(alder, '&lat=37.9066&lng=-122.5502'))
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(body.value).toBe(4_750_000)
      expect(body.listing).toEqual((await server.visitor().get(api('by-url/48-alder-ridge-road'))).body)
      const known = example('getValuation.known').body
      expect(body).toEqual({
        ...known,
        listing: {
          ...('listing' in known && known.listing),
          created_at: expect.any(String),
          updated_at: expect.any(String),
        },
      })
    })

    it('[VALUE-04] ignores the coordinates', async () => {
      expect((await server.visitor().get(ask(alder, '&lat=0&lng=180'))).body.value).toBe(4_750_000)
      expect((await server.visitor().get(ask('Mill Valley', '&lat=37.9066&lng=-122.5502'))).body).toEqual(nobody)
    })

    it.each([
      ['the sale price when there is no price', { salePrice: 700_000 }, 700_000],
      ['the price before the sale price', { price: 800_000, salePrice: 700_000 }, 800_000],
      ['no value when there is neither', {}, null],
      ['no value for a rent', { listingType: 'rental', rentalPrice: 3000 }, null],
      ['no value for a rent stored as the price', { listingType: 'rental', price: 3000 }, null],
      ['no value when the seller wants none', { price: 800_000, automatedValuation: false }, null],
    ])('[VALUE-04] returns %s, and the listing', async (_, columns, value) => {
      const id = await addProperty(server.db, { address: '1 Elm Street, Dover, DE 19901', ...columns })
      expect(await answer('1 elm st dover de')).toEqual(nobody)
      expect(await answer('1 elm st dover de 19901')).toMatchObject({ value, listing: { id, access: 'open' } })
    })

    it.each([
      '1 Elm Street',
      '48 Alder Ridge Road, Mill Valley, CA 94942',
      '300 Spear Street, San Francisco, CA 94105',
      ';',
      '#',
    ])('[VALUE-04] returns nothing for %s', async (address) => {
      expect(await answer(address)).toEqual(example('getValuation.unknown').body)
    })

    it('[VALUE-04] prefers the listing for sale to the rental, then the newest', async () => {
      const address = '1 Elm Street, Dover, DE 19901'
      const at = (day: number) => ({ address, createdAt: new Date(Date.UTC(2026, 9, day)) })
      const rent = await addProperty(server.db, { ...at(9), listingType: 'rental', rentalPrice: 3000 })
      expect(await answer(address)).toMatchObject({ value: null, listing: { id: rent } })
      const old = await addProperty(server.db, { ...at(1), price: 1 })
      expect(await answer(address)).toMatchObject({ value: 1, listing: { id: old } })
      const later = await addProperty(server.db, { ...at(2), price: 2 })
      await addProperty(server.db, { ...at(3), price: 3, password: 'secret' })
      await addProperty(server.db, { ...at(4), price: 4, listingStatus: 'draft' })
      expect(await answer(address)).toMatchObject({ value: 2, listing: { id: later } })
    })

    it('[PROP-17] returns a private home only to the visitor who passed its gate', async () => {
      const invited = server.visitor()
      await invited.post(api('5/validate-password'), { password: 'harbor-light' })
      const { value, listing } = await answer(tower, invited)
      expect(value).toBe(1_895_000)
      expect(listing).toEqual((await invited.get(api('by-url/harbor-tower-2104'))).body)
      expect(listing.access).toBe('granted')
      expect(await answer(tower)).toEqual(nobody)
    })

    it('[PROP-17] returns a home behind a lead form to the visitor who left a lead', async () => {
      const visitor = server.visitor()
      const lead = { email: 'ann@example.com', first_name: 'Ann', phone: '1' }
      expect(await answer('77 Juniper Row, Oakland, CA 94609', visitor)).toEqual(nobody)
      await visitor.post(api('6/capture-lead'), lead)
      expect((await answer('77 Juniper Row, Oakland, CA 94609', visitor)).value).toBe(1_120_000)
    })

    it('[PROP-17] returns nothing for half of a gate that asks for both', async () => {
      const visitor = server.visitor()
      await visitor.post(api('7/validate-password'), { password: 'quiet-garden' })
      expect(await answer('9 Linden Court, Piedmont, CA 94611', visitor)).toEqual(nobody)
    })

    it.each([
      ['a password', '300 Spear Street #2104, San Francisco, CA 94105'],
      ['a lead form', '77 Juniper Row, Oakland, CA 94609'],
      ['both', '9 Linden Court, Piedmont, CA 94611'],
      ['a lead form without fields', '22 Carver Street #5, Brooklyn, NY 11211'],
      ['no published page', '2 Draft Lane, Dover, DE 19901'],
    ])('[PROP-17] gives the same answer as for an unknown address: a home with %s', async (_, address) => {
      await addProperty(server.db, { address: '2 Draft Lane, Dover, DE 19901', price: 5, listingStatus: 'draft' })
      const stranger = server.visitor()
      const homes = await Promise.all([address, '1 Nowhere Street, Dover, DE 19901'].map((at) => stranger.get(ask(at))))
      const [home, unknown] = homes.map(
        ({ status, text, headers: { 'x-request-id': _id, date: _date, ...headers } }) => ({
          status,
          text,
          headers,
        }),
      )
      expect(home).toEqual(unknown)
      expect(stranger.cookies.size).toBe(0)
    })

    it('[API-04] doesn’t log the address', async () => {
      await answer(tower)
      // Without what is random: the id of the process or the time may contain the number of the home.
      const logged = server.lines.map((line) => {
        const { pid: _pid, time: _time, ms: _ms, request_id: _id, ...rest } = JSON.parse(line)
        return JSON.stringify(rest)
      })
      expect(logged.join()).toContain('"route":"/api/v1/public/valuation"')
      expect(logged.join()).not.toMatch(/spear|2104|94105/i)
    })

    it('answers HEAD like GET, without the body', async () => {
      const head = await server.visitor().send({ method: 'HEAD', url: ask(alder) })
      expect([head.status, head.text]).toEqual([200, ''])
    })
  })

  describe('422', () => {
    it.each([
      ['', 'address', 'is required'],
      ['?address=', 'address', 'should have at least 1 character'],
      ['?address=%20%09', 'address', 'must not be empty'],
      [`?address=${'x'.repeat(301)}`, 'address', 'should have at most 300 characters'],
      ['?address=a&address=b', 'address', 'should be string'],
      ['?address=a%00', 'address', 'must not contain the character zero'],
      ['?address=a&lat=37', 'lng', 'is required beside lat'],
      ['?address=a&lng=-122', 'lat', 'is required beside lng'],
      ['?address=a&lat=north&lng=1', 'lat', 'should be number'],
      ['?address=a&lat=&lng=1', 'lat', 'should be number'],
      ['?address=a&lat=NaN&lng=1', 'lat', 'should be number'],
      ['?address=a&lat=90.01&lng=1', 'lat', 'must be <= 90'],
      ['?address=a&lat=-90.01&lng=1', 'lat', 'must be >= -90'],
      ['?address=a&lat=1&lng=180.5', 'lng', 'must be <= 180'],
      ['?address=a&lat=1&lng=-1e999', 'lng', 'must be >= -180'],
    ])('names the problem with %s', async (query, field, msg) => {
      const { status, body } = await server.visitor().get(`/api/v1/public/valuation${query}`)
      expect(status).toBe(422)
      expect(body.detail[0]).toMatchObject({ loc: ['query', field], msg })
    })

    it.each([
      ['', 'invalid'],
      ['?address=a&lat=1', 'halfPlace'],
    ] as const)('%s matches the contract’s example', async (query, outcome) => {
      const { body } = await server.visitor().get(`/api/v1/public/valuation${query}`)
      expect(body).toEqual(example(`getValuation.${outcome}`).body)
    })
  })

  describe('500', () => {
    it('without details', async () => {
      const getValuation = async () => {
        throw new Error(tower)
      }
      const broken = startServer(server.database, { operations: { ...operations, getValuation } })
      const { status, body } = await broken.visitor().get(ask(tower))
      expect([status, body]).toEqual([
        500,
        { ...example('getValuation.serverError').body, request_id: expect.any(String) },
      ])
      expect(broken.lines.join()).not.toContain('Spear')
      await broken.app.close()
    })
  })
})
