import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ImageStore } from '#server/photos/image-store.ts'
import type { Finding, OpenListing } from './finding.ts'
import { privateImagePath } from './share-image-path.ts'

export interface ShareImageOptions {
  findProperty(address: string): Promise<Finding>
  imageStore: ImageStore
}

interface Drawn {
  etag: string
  image: Promise<Buffer>
}

/** The library that draws is loaded with the first image: it takes 25 MB. */
const drawing = () => import('./share-image.ts')

/** As many images are kept in memory; each has some 80 kB. */
const kept = 100

/** An hour, since an open listing may become a private one. */
const caching = 'public, max-age=3600'

/**
 * PROP-28: `/og/p/<slug>.jpg`, the image that is shown with a shared link. A private listing and an unlisted address have
 * the same image and the same headers.
 */
export async function shareImages(
  app: FastifyInstance,
  { findProperty, imageStore }: ShareImageOptions,
): Promise<void> {
  const drawn = new Map<string, Drawn>()

  app.get(privateImagePath, (request, reply) => send(request, reply, privateOne()))

  app.get<{ Params: { slug: string } }>('/og/p/:slug.jpg', async (request, reply) => {
    const finding = await findProperty(request.params.slug)
    if (finding.kind === 'missing') {
      reply.header('cache-control', 'no-store').callNotFound()
      return reply
    }
    return send(request, reply, finding.kind === 'open' ? await openOne(finding.listing) : privateOne())
  })

  const privateOne = () => once('private', async () => (await drawing()).privateImage())

  /** A photo that cannot be read gives way to the drawing of a house. */
  async function openOne(listing: OpenListing): Promise<Drawn> {
    const { openImage, shareCard } = await drawing()
    const card = shareCard(listing)
    const [first] = listing.photos
    const photo = first && imageStore.rendition(first.original, '1200.jpg')
    if (photo) {
      const withPhoto = once(JSON.stringify([card, photo.etag]), () => openImage(card, photo.path))
      try {
        await withPhoto.image
        return withPhoto
      } catch (error) {
        app.log.warn({ err: error, slug: listing.slug }, 'reading the photo for a link preview failed')
      }
    }
    return once(JSON.stringify([card]), () => openImage(card, null))
  }

  /** Those asked for last stay; one that could not be drawn is tried again. */
  function once(key: string, draw: () => Promise<Buffer>): Drawn {
    const known = drawn.get(key) ?? {
      etag: `"${createHash('sha256').update(key).digest('hex').slice(0, 20)}"`,
      image: draw(),
    }
    drawn.delete(key)
    drawn.set(key, known)
    known.image.catch(() => drawn.delete(key))
    const [oldest] = drawn.keys()
    if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest)
    return known
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, { etag, image }: Drawn) {
  reply.header('cache-control', caching).header('etag', etag).header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('image/jpeg').send(await image)
}
