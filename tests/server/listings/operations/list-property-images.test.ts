import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { propertyImages } from '#server/listings/schema.ts'
import { addProperty, api, describeServer } from '#tests/server/support/server.ts'

describeServer('listPropertyImages', (server) => {
  describe('200', () => {
    it('[PROP-09] returns the photos of listing 4, the primary one first', async () => {
      const { status, body, headers } = await server.visitor().get(api('4/images?size=large'))
      expect([status, body.success]).toEqual([200, true])
      expect(
        body.images.map((image: { display_order: number; is_primary: boolean }) => [
          image.display_order,
          image.is_primary,
        ]),
      ).toEqual([[1, true], ...[2, 3, 4, 5, 6, 7, 8].map((order) => [order, false])])
      expect(headers['cache-control']).toBe('private, no-store')
    })

    it('[PROP-09] returns each in every format and width, with its text', async () => {
      const { body } = await server.visitor().get(api('4/images?size=large'))
      const [first] = body.images
      expect(first).toMatchObject({
        url: expect.stringMatching(/^\/media\/[\w-]{16}\/1600\.jpg$/),
        width: 1600,
        height: 1067,
      })
      expect(first.alt).toMatch(/dusk/)
      expect(first.sources.map(({ type }: { type: string }) => type)).toEqual([
        'image/avif',
        'image/webp',
        'image/jpeg',
      ])
      const base = first.url.replace(/1600\.jpg$/, '')
      expect(first.sources[0].srcset).toBe(
        [480, 800, 1200, 1600].map((width) => `${base}${width}.avif ${width}w`).join(', '),
      )
    })

    it('[PROP-23] names the room that a photo shows, where the owner has said which', async () => {
      const id = await addProperty(server.db, {})
      const [photo] = await server.db.select().from(propertyImages).where(eq(propertyImages.propertyId, 4)).limit(1)
      if (!photo) throw new Error('listing 4 has no photo')
      const shot = { ...photo, propertyId: id, isPrimary: false }
      await server.db.insert(propertyImages).values([
        { ...shot, id: 'a-kitchen', displayOrder: 1, room: 'Kitchen' },
        { ...shot, id: 'a-photo', displayOrder: 2, room: null },
      ])
      const { body } = await server.visitor().get(api(`${id}/images`))
      expect(body.images.map((image: object) => ('room' in image ? image.room : 'none'))).toEqual(['Kitchen', 'none'])
    })

    it.each([
      ['small', 480, 320],
      ['medium', 800, 534],
      ['large', 1600, 1067],
    ])('[PROP-09] returns the %s size %i pixels wide', async (size, width, height) => {
      const { body } = await server.visitor().get(api(`4/images?size=${size}`))
      expect(body.images[0]).toMatchObject({ url: expect.stringContaining(`/${width}.jpg`), width, height })
    })

    it('[PROP-09] returns the large size by default', async () => {
      expect((await server.visitor().get(api('4/images'))).body.images[0].width).toBe(1600)
    })

    it('[PROP-09] returns none when there is none', async () => {
      const id = await addProperty(server.db, {})
      expect((await server.visitor().get(api(`${id}/images`))).body).toEqual({ success: true, images: [] })
    })

    it('[PROP-17] returns signed addresses for all photos of a private listing', async () => {
      const [photo] = await server.db.select().from(propertyImages).where(eq(propertyImages.propertyId, 5))
      if (!photo) throw new Error('listing 5 has no photo')
      await server.db.insert(propertyImages).values({ ...photo, id: 'another-photo-of-5', isPrimary: false })
      const visitor = server.visitor()
      await visitor.post(api('5/validate-password'), { password: 'harbor-light' })
      const { body } = await visitor.get(api('5/images'))
      expect(body.images).toHaveLength(9)
      for (const image of body.images) {
        const addresses = [image.url, ...image.sources.flatMap(({ srcset }: { srcset: string }) => srcset.split(', '))]
        expect(addresses).toHaveLength(image.width === 1600 ? 13 : 10)
        for (const address of addresses)
          expect(address).toMatch(/^\/media\/[\w-]+\/\d+\.\w+\?expires=\d+&signature=[\w-]{43}( \d+w)?$/)
      }
    })
  })

  it.each([5, 6, 7, 9])('[PROP-17] 403: for listing %i before its gate', async (id) => {
    const { status, body } = await server.visitor().get(api(`${id}/images`))
    expect([status, body]).toEqual([
      403,
      { status: 403, title: 'Forbidden', code: 'listing_private', detail: 'This listing is private.' },
    ])
  })

  it('404: for an unknown listing', async () => {
    expect((await server.visitor().get(api('99/images'))).status).toBe(404)
  })

  it.each(['huge', '', 'large&size=small'])('422: refuses the size %j', async (size) => {
    const { status, body } = await server.visitor().get(api(`4/images?size=${size}`))
    expect([status, body.detail[0].loc]).toEqual([422, ['query', 'size']])
  })
})
