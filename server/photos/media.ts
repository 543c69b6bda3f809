import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '#server/platform/http/if-none-match.ts'
import { problemBody } from '#server/platform/http/problem.ts'
import type { ImageStore, RenditionFile } from './image-store.ts'
import { isRenditionName, type RenditionName } from './renditions.ts'
import type { MediaSigner } from './rules/signed-media.ts'

/** An image as this route needs it: the file name of its original, and whether its listing is open. */
export interface MediaImage {
  original: string
  isOpen: boolean
}

export interface MediaOptions {
  findImage(id: string): Promise<MediaImage | null>
  imageStore: ImageStore
  signer: MediaSigner
  now?(): Date
}

interface MediaRoute {
  Params: { imageId: string; variant: string }
  Querystring: { expires?: unknown; signature?: unknown }
}

const placeholder: MediaImage = { original: 'placeholder.svg', isOpen: true }
const idPattern = /^[\w-]{1,64}$/

/** A day, and never `immutable`: an open listing may become a protected one. */
const openCaching = 'public, max-age=86400'

/**
 * GET and HEAD `/media/:imageId/:variant`, for instance `/media/12/800.avif`. A protected listing's photos are given
 * for a signed address only; an address that was never signed is answered like one that never existed.
 */
export async function media(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const now = options.now ?? (() => new Date())

  app.get<MediaRoute>('/media/:imageId/:variant', async (request, reply) => {
    const { imageId, variant } = request.params
    if (!isRenditionName(variant)) return notFound(reply)
    const image = await imageOf(imageId)
    const file = image && options.imageStore.rendition(image.original, variant)
    if (!image || !file) return notFound(reply)
    if (image.isOpen) return send(request, reply, file, openCaching)

    const admission = admissionOf(request, imageId, variant)
    if (admission.verdict === 'forged') return notFound(reply)
    if (admission.verdict === 'expired') {
      return reply
        .code(403)
        .header('cache-control', 'no-store')
        .send(problemBody(403, 'address_expired', 'This address has expired. Load the page again.'))
    }
    return send(request, reply, file, `private, max-age=${admission.secondsLeft}`)
  })

  async function imageOf(id: string): Promise<MediaImage | null> {
    if (id === 'placeholder') return placeholder
    return idPattern.test(id) ? options.findImage(id) : null
  }

  function admissionOf(request: FastifyRequest<MediaRoute>, imageId: string, variant: RenditionName) {
    const { expires, signature } = request.query
    if (typeof expires !== 'string' || typeof signature !== 'string') {
      return { verdict: 'forged' as const, secondsLeft: 0 }
    }
    const at = now()
    return {
      verdict: options.signer.verdict(`/media/${imageId}/${variant}`, { expires, signature }, at),
      secondsLeft: Math.max(0, Math.floor(Number(expires) - at.getTime() / 1000)),
    }
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, file: RenditionFile, caching: string) {
  reply
    .header('cache-control', caching)
    .header('etag', file.etag)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  const bytes = await readFile(file.path).catch(() => null)
  return bytes ? reply.type(file.type).send(bytes) : notFound(reply.removeHeader('etag'))
}

function notFound(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(problemBody(404, 'not_found', 'Image not found'))
}
