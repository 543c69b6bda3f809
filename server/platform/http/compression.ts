import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Compresses HTML and JSON while they are sent; the site's files lie compressed on disk, and pictures are as small as they
 * get. Requests are never decompressed: nobody sends one long enough, and a short one may unfold to gigabytes.
 */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Brotli's own default takes a hundred times as long for some percent.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  })
}
