import { describe, expect, it } from 'vitest'
import { movedAddresses, priceHistory, properties } from '#server/listings/schema.ts'
import { addProperty, api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const byUrl = (key: string) => api(`by-url/${key}`)

describeServer('getPropertyByUrl', (server) => {
  describe('200', () => {
    it('[PROP-01] returns the open listing at its slug, with no-store', async () => {
      const { status, body, headers } = await server.visitor().get(byUrl('48-alder-ridge-road'))
      expect(status).toBe(200)
      expect(body).toMatchObject({
        id: 4,
        access: 'open',
        slug: '48-alder-ridge-road',
        address: '48 Alder Ridge Road, Mill Valley, CA 94941',
        price: 4_750_000,
        property_type: 'single_family',
        listing_type: 'sale',
        listing_status: 'published',
        beds: 5,
        baths: 4.5,
        sqft: 4820,
        time_zone: 'America/Los_Angeles',
        agent: { id: 4 },
        redirect_needed: false,
        preferred_url: null,
      })
      expect(headers['cache-control']).toBe('private, no-store')
    })

    it.each([
      ['48-alder-ridge-road', 'open'],
      ['415-valencia-3b', 'rental'],
    ] as const)('[API-05] returns the seller’s facts of %s', async (slug, outcome) => {
      const { body } = await server.visitor().get(byUrl(slug))
      const expected = example(`getPropertyByUrl.${outcome}`)
      expect(body.facts).toEqual(expected.status === 200 && expected.body.facts)
    })

    it.each([
      ['48-alder-ridge-road', 'open'],
      ['415-valencia-3b', 'rental'],
    ] as const)('[PROP-18] returns the page’s other facts of %s', async (slug, outcome) => {
      const { body } = await server.visitor().get(byUrl(slug))
      const expected = example(`getPropertyByUrl.${outcome}`).body as Record<string, unknown>
      for (const part of ['market_status', 'price_history', 'costs', 'owner_answers', 'tours', 'host'])
        expect([part, body[part]]).toEqual([part, expected[part]])
    })

    it('[PROP-18] returns the listing’s status, and that nobody gives tours', async () => {
      await addProperty(server.db, { slug: 'taken-house', marketStatus: 'under_contract' })
      const { body } = await server.visitor().get(byUrl('taken-house'))
      expect(body).toMatchObject({ market_status: 'under_contract', price_history: [], owner_answers: [], tours: null })
    })

    it('[PROP-18] returns the price history oldest first, in any order of entry', async () => {
      const id = await addProperty(server.db, { slug: 'cut-house', price: 900 })
      const changes = [
        { changedOn: '2026-05-02', event: 'price_changed', price: 900 },
        { changedOn: '2026-04-01', event: 'listed', price: null },
      ] as const
      await server.db.insert(priceHistory).values(changes.map((change) => ({ ...change, propertyId: id })))
      const { body } = await server.visitor().get(byUrl('cut-house'))
      expect(body.price_history).toEqual([
        { changed_on: '2026-04-01', event: 'listed', price: null },
        { changed_on: '2026-05-02', event: 'price_changed', price: 900 },
      ])
    })

    it('[API-05] returns nulls for what a seller didn’t enter', async () => {
      await addProperty(server.db, { slug: 'bare-house' })
      const { body } = await server.visitor().get(byUrl('bare-house'))
      expect(Object.keys(body.facts)).toHaveLength(22)
      expect(Object.values(body.facts).filter((fact) => fact !== null)).toEqual([])
    })

    it('[PROP-10] returns the price when the listing has one', async () => {
      const visitor = server.visitor()
      expect((await visitor.get(byUrl('415-valencia-3b'))).body).toMatchObject({
        price: null,
        sale_price: null,
        rental_price: 3400,
        agent: null,
      })
    })

    it.each([
      ['an older slug', 'alder-ridge', 4, '/p/48-alder-ridge-road'],
      ['the number', '4', 4, '/p/48-alder-ridge-road'],
      ['the slug in other capitals', '48-Alder-Ridge-Road', 4, '/p/48-alder-ridge-road'],
      ['a slug that redirects to another', 'loop-a', 4, '/p/loop-b'],
      ['a slug that redirects back', 'loop-b', 4, '/p/loop-a'],
    ])('[PROP-04] returns only the new address for %s', async (_, key, id, preferred) => {
      const { status, body } = await server.visitor().get(byUrl(key))
      expect(status).toBe(200)
      expect(body).toEqual({ id, redirect_needed: true, preferred_url: preferred })
    })

    it.each([
      ['a password', 'harbor-tower-2104', 5],
      ['a lead form', '77-juniper-row', 6],
      ['both', 'the-linden-house', 7],
      ['a lead form without fields', '22-carver-lofts-5', 9],
    ])('[PROP-17] returns of a listing with %s only that it exists', async (_, slug, id) => {
      const { body } = await server.visitor().get(byUrl(slug))
      expect(body).toEqual({ ...example('getPropertyByUrl.withheld').body, id })
    })

    describe.each([
      ['the number', (id: number) => String(id)],
      ['an older slug', () => 'old-hidden-house'],
      ['the slug in other capitals', () => 'Hidden-House'],
    ])('[PROP-17] at %s of a private listing', (_, keyOf) => {
      const hide = async () => {
        const id = await addProperty(server.db, { slug: 'hidden-house', password: 'open' })
        await server.db.insert(movedAddresses).values({ slug: 'old-hidden-house', propertyId: id })
        return { id, key: keyOf(id) }
      }

      it('returns the gate as at its own address, and not the address', async () => {
        const { id, key } = await hide()
        const [there, here] = [
          await server.visitor().get(byUrl(key)),
          await server.visitor().get(byUrl('hidden-house')),
        ]
        expect([there.status, there.text]).toEqual([200, here.text])
        expect(there.body).toEqual({ ...example('getPropertyByUrl.withheld').body, id })
      })

      it('[PROP-04] returns the new address to a visitor who has passed the gate', async () => {
        const { id, key } = await hide()
        const visitor = server.visitor()
        await visitor.post(api(`${id}/validate-password`), { password: 'open' })
        const { body } = await visitor.get(byUrl(key))
        expect(body).toEqual({ id, redirect_needed: true, preferred_url: '/p/hidden-house' })
      })
    })

    it('[PROP-17] returns the rest only to the visitor whose password was accepted', async () => {
      const invited = server.visitor()
      await invited.post(api('5/validate-password'), { password: 'harbor-light' })
      expect((await invited.get(byUrl('harbor-tower-2104'))).body).toMatchObject({
        access: 'granted',
        sale_price: 1_895_000,
        address: '300 Spear Street #2104, San Francisco, CA 94105',
      })
      expect((await server.visitor().get(byUrl('harbor-tower-2104'))).body).toMatchObject({ access: 'withheld' })
    })

    it('[PROP-17] returns nothing more for half of a gate that asks for both', async () => {
      const visitor = server.visitor()
      await visitor.post(api('7/validate-password'), { password: 'quiet-garden' })
      expect(Object.keys((await visitor.get(byUrl('the-linden-house'))).body).sort()).toEqual([
        'access',
        'id',
        'preferred_url',
        'redirect_needed',
      ])
    })

    it('[PROP-17] ignores another listing’s cookie', async () => {
      const visitor = server.visitor()
      await visitor.post(api('5/validate-password'), { password: 'harbor-light' })
      visitor.cookies.set('pass_7', visitor.cookies.get('pass_5') ?? '')
      expect((await visitor.get(byUrl('the-linden-house'))).body.access).toBe('withheld')
    })

    it('answers HEAD like GET, without the body', async () => {
      const answer = await server.visitor().send({ method: 'HEAD', url: byUrl('48-alder-ridge-road') })
      expect([answer.status, answer.text]).toEqual([200, ''])
    })
  })

  describe('404', () => {
    it.each([
      'nobody-lives-here',
      '0',
      '99',
      '2147483648',
      '9'.repeat(30),
      '-4',
      '4.0',
      '%E2%98%83',
      "'; drop table leads",
    ])('[PROP-03] for %s', async (key) => {
      const { status, body } = await server.visitor().get(byUrl(encodeURI(decodeURI(key))))
      expect([status, body]).toEqual([404, example('getPropertyByUrl.listingNotFound').body])
    })

    it('[PROP-03] for an unpublished listing', async () => {
      const id = await addProperty(server.db, { slug: 'draft-house', listingStatus: 'draft' })
      const visitor = server.visitor()
      expect((await visitor.get(byUrl('draft-house'))).status).toBe(404)
      expect((await visitor.get(byUrl(String(id)))).status).toBe(404)
      expect(await server.db.select({ id: properties.id }).from(properties)).toContainEqual({ id })
    })
  })

  describe('405', () => {
    it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
      'answers %s with the allowed methods',
      async (method) => {
        const answer = await server.visitor().send({ method, url: byUrl('48-alder-ridge-road') })
        expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
        expect(answer.body).toEqual({
          status: 405,
          title: 'Method Not Allowed',
          code: 'method_not_allowed',
          detail: 'This path takes GET, HEAD.',
        })
      },
    )
  })

  describe('422', () => {
    it('names the path parameter that is too long', async () => {
      const { status, body } = await server.visitor().get(byUrl('a'.repeat(201)))
      expect([status, body]).toEqual([
        422,
        {
          status: 422,
          title: 'Unprocessable Entity',
          code: 'invalid',
          detail: [{ loc: ['path', 'propertyId'], msg: 'should have at most 200 characters', type: 'too_long' }],
        },
      ])
    })

    it('refuses a NUL character, which no slug can contain', async () => {
      const { status, body } = await server.visitor().get(byUrl('a%00b'))
      expect([status, body.detail[0].loc]).toEqual([422, ['path', 'propertyId']])
    })
  })
})
