import { relative } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tokenHeaders } from '#server/http/token-headers.ts'
import type { BuiltSite } from './built-site.ts'
import { fillDocument, type SiteSettings } from './document.ts'
import type { Finding } from './finding.ts'
import { firstLook } from './first-look.ts'
import { type Head, headHtml } from './head.ts'
import { propertyHead } from './listing-head.ts'
import { homeHead, linkHeads, pageOf, pennyHeads, type SitePage, unknownHead, valueHeads } from './routes.ts'

export interface SiteOptions {
  built: BuiltSite
  settings: SiteSettings
  /** Where the site is reached from outside, without a slash at the end; the request's own host when not known. */
  publicUrl?: string
  /** Paths that are pages elsewhere → where: a path or a web address. */
  redirects?: Record<string, string>
  /** What anybody may know of a property's address, whoever asks: pages may be kept by caches. */
  findProperty(address: string): Promise<Finding>
}

interface Answer {
  status: number
  head: Head
  page: SitePage['page'] | 'gate'
}

const robots = 'User-agent: *\nDisallow: /tour/\nDisallow: /question\n'

/** Serves the built site: its files, and for every address its HTML with that address's head. */
export async function site(app: FastifyInstance, options: SiteOptions): Promise<void> {
  await app.register(files, {
    root: options.built.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => reply.headers(fileHeaders(`/${relative(options.built.folder, path)}`)),
  })

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
  )

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (/^\/(?:api|media|assets|widget)(?:\/|$)/.test(path)) {
      reply.header('cache-control', 'no-store').callNotFound()
      return reply
    }
    const elsewhere = options.redirects?.[path.toLowerCase().replace(/\/$/, '')]
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
    const answer = await answerFor(pageOf(path), request)
    return sendHtml(reply, answer)
  })

  async function answerFor(page: SitePage, request: FastifyRequest): Promise<Answer> {
    if (page.page === 'home') return { status: 200, head: homeHead, page: 'home' }
    if (page.page === 'tour-confirm' || page.page === 'tour-reschedule' || page.page === 'question')
      return { status: 200, head: linkHeads[page.page], page: page.page }
    if (page.page === 'chat' || page.page === 'penny-test')
      return { status: 200, head: pennyHeads[page.page], page: page.page }
    if (page.page === 'dashboard') return { status: 200, head: valueHeads.dashboard, page: 'dashboard' }
    if (page.page === 'property-view') return { status: 200, head: anyHomeHead(request), page: 'property-view' }
    if (page.page === 'unknown') return { status: 404, head: unknownHead, page: 'unknown' }
    try {
      const finding = await options.findProperty(page.address)
      const head = propertyHead(finding, options.publicUrl ?? originOf(request))
      const status = finding.kind === 'missing' ? 404 : 200
      return { status, head, page: isGated(finding) ? 'gate' : 'property' }
    } catch (error) {
      // The page can still come: it says in its own words that the listing could not be loaded.
      request.log.error(error, 'the head of a property page could not be written')
      return { status: 503, head: propertyHead({ kind: 'withheld' }, ''), page: 'property' }
    }
  }

  /** Only the empty page is for indexes: which homes somebody looked up is not. */
  function anyHomeHead(request: FastifyRequest): Head {
    const head = valueHeads['property-view']
    if (request.url.includes('?')) return { ...head, isIndexed: false }
    return { ...head, canonical: `${options.publicUrl ?? originOf(request)}/property-view` }
  }

  function sendHtml(reply: FastifyReply, { status, head, page }: Answer) {
    const { settings, built } = options
    if (page in linkHeads) reply.headers(tokenHeaders)
    // Its address names a home. The maps' provider still has to see which site asks.
    if (page === 'property-view') reply.header('referrer-policy', 'strict-origin')
    if (!head.isIndexed) reply.header('x-robots-tag', 'noindex, nofollow')
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        fillDocument(built.template, {
          head: headHtml(head),
          settings,
          early: built.early(page),
          firstLook: firstLook(head),
        }),
      )
  }
}

/** A listing behind a gate and an old address of one: nobody can tell one from the other. */
function isGated(finding: Finding): boolean {
  return finding.kind === 'withheld' || (finding.kind === 'moved' && finding.slug === null)
}

/** `path` is a file's address. Names under assets/ carry a hash of their content, so what they name never changes. */
function fileHeaders(path: string): Record<string, string> {
  const caching = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  return path.includes('/widget/') ? { 'cache-control': caching, ...forEverySite(path) } : { 'cache-control': caching }
}

/** WIDGET-03: Penny's files are for pages anywhere; the loader, which names the others, is soon asked for anew. */
function forEverySite(path: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    ...(!path.includes('/assets/') && { 'cache-control': 'public, max-age=300' }),
  }
}

/** Empty, which makes the addresses in the head relative, when the request names no host that could be one. */
function originOf(request: FastifyRequest): string {
  const origin = `${request.protocol}://${request.host}`
  return URL.canParse(origin) ? new URL(origin).origin : ''
}
