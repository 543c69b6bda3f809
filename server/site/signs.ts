import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { marketStatusWords } from '#domain/market-status.ts'
import { listingPath } from '#domain/pages.ts'
import type { Finding } from './finding.ts'
import { qrCode } from './qr-code.ts'
import { type SignFonts, yardSign } from './yard-sign.ts'

interface SignOptions {
  /** Where the site is reached, without a slash at the end. */
  origin(): string
  findProperty(address: string): Promise<Finding>
  fonts: SignFonts
}

type Asked = FastifyRequest<{ Params: { slug: string } }>

/** Its fonts are in the file itself, so that a print shop gets all of it; nothing else may be loaded by it. */
const signPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'"

/**
 * HOME-03: `/qr/<slug>.svg` is the code of a property's page, for screens. API-08: `/sign/<slug>.svg` is the yard sign with it,
 * 18 × 24 inches, ready to print, and `/sign/<slug>.pdf` the same as a PDF. Both hold the whole address, so the server draws them: when pages are written nobody knows
 * where they will be reached. Of the property they say its address on this
 * site and, where it is public, whether it is for sale or for rent.
 */
export async function signs(app: FastifyInstance, { origin, findProperty, fonts }: SignOptions): Promise<void> {
  app.get('/qr/:slug.svg', (request: Asked, reply) => answer(request, reply, qrCode))

  app.get('/sign/:slug.svg', (request: Asked, reply) => {
    reply.header('content-security-policy', signPolicy).header('x-robots-tag', 'noindex, nofollow')
    return answer(request, reply, (address, finding) => yardSign(address, statusOf(finding), fonts))
  })

  app.get('/sign/:slug.pdf', (request: Asked, reply) => {
    reply.header('content-disposition', 'inline; filename="yard-sign.pdf"').header('x-robots-tag', 'noindex, nofollow')
    return answer(request, reply, drawPdf, 'application/pdf')
  })

  /** The library is loaded with the first PDF: it takes 30 MB, and many servers never draw one. */
  async function drawPdf(address: string, finding: Finding) {
    const { yardSignPdf } = await import('./yard-sign-pdf.ts')
    return yardSignPdf(address, statusOf(finding))
  }

  async function answer(
    request: Asked,
    reply: FastifyReply,
    draw: (address: string, finding: Finding) => string | Promise<Buffer>,
    type = 'image/svg+xml; charset=utf-8',
  ) {
    const { slug } = request.params
    const finding = await findProperty(slug)
    if (finding.kind === 'missing') {
      reply.header('cache-control', 'no-store').callNotFound()
      return reply
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type(type)
      .send(await draw(origin() + listingPath(slug), finding))
  }
}

/** A sign stands for weeks and says nothing of an offer that may fall through. */
function statusOf(finding: Finding): string | null {
  if (finding.kind !== 'open') return null
  const { rentalPrice, salePrice, facts } = finding.listing
  return marketStatusWords('active', rentalPrice !== null && salePrice === null, facts.availability)
}
