import { join, relative } from 'node:path'
import files, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { marketingPages } from '#domain/marketing-pages.ts'
import { headOf, type PageRow } from '#domain/pages.ts'
import { required } from '#domain/required.ts'
import type { SiteSettings } from '#domain/settings.ts'
import { shareAnswer } from '#server/platform/cache/shared-routes.ts'
import { tokenHeaders } from '#server/platform/http/token-headers.ts'
import { type BuiltSite, gateModule, moduleOf } from './built-site.ts'
import { fillDocument } from './document.ts'
import type { Finding } from './finding.ts'
import { emptyRoot } from './first-look.ts'
import { type Head, headHtml } from './head.ts'
import { propertyHead } from './listing-head.ts'
import { filledIn, type PrerenderedFile, prerenderedAt, writtenOrigin } from './prerendered.ts'
import { type FoundPage, linkFolders, pageOf } from './routes.ts'
import { signs } from './signs.ts'

export interface SiteOptions {
  built: BuiltSite
  settings: Omit<SiteSettings, 'year'>
  clock: () => Date
  /**
   * Where the site is reached, without a slash at the end. Never what a request calls its host: caches keep these pages, and
   * signs are printed. A function, because a server that asked for any free port knows its address only once it listens.
   */
  origin(): string
  /** Paths that are pages elsewhere → where: a path or a web address. */
  redirects?: Record<string, string>
  /** What is public about a property's address: caches may keep pages. */
  findProperty(address: string): Promise<Finding>
}

interface Answer {
  status: number
  head: Head
  /** What the page is loaded from. */
  modules: readonly string[]
  /** The listing that it is about, where the page is the same for everyone. */
  sharedFor?: number
  /** What else is said with this page. */
  headers?: Record<string, string>
}

const unknownRow = marketingPages['not-found']

const robots = (origin: string) =>
  [
    'User-agent: *',
    ...[...linkFolders].map((folder) => `Disallow: ${folder}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** Folders of many files: one route each, where a route for every file takes longer than the rest of a start. */
const largeFolders = ['assets', 'films', 'pictures']

/** Serves the built site: its files, and for every address its HTML with that address's head. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { folder } = options.built
  const fileOptions = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.headers(fileHeaders(`/${relative(folder, path)}`)),
  } satisfies Partial<FastifyStaticOptions>
  await app.register(files, {
    ...fileOptions,
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.html', 'sitemap.xml', '**/*.br', '**/*.gz', ...largeFolders.map((name) => `${name}/**`)],
  })
  await app.register(async (scope) => {
    // Of what is missing; a file has headers of its own.
    scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
    for (const name of largeFolders)
      await scope.register(files, {
        ...fileOptions,
        root: join(folder, name),
        prefix: `/${name}/`,
        decorateReply: false,
        // What is compressed is an encoding of its file, and no file of its own.
        allowedPath: (path) => !/\.(?:br|gz|html)$/.test(path),
      })
  })

  const { origin } = options
  // ROUTE-05: every unknown path shows it, and so does its own.
  const unknownPage = prerenderedAt(options.built.pages, unknownRow.path)

  await app.register(signs, { origin, findProperty: options.findProperty, fonts: options.built.signFonts })

  app.get('/robots.txt', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots(origin())),
  )

  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(options.built.sitemap.replaceAll(writtenOrigin, origin())),
  )

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (/^\/(?:api|media|assets|widget)(?:\/|$)/.test(path)) {
      reply.header('cache-control', 'no-store').callNotFound()
      return reply
    }
    const elsewhere = options.redirects?.[path.toLowerCase().replace(/\/$/, '')]
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302)
    const prerendered = prerenderedAt(options.built.pages, path)
    if (prerendered) return sendPrerendered(reply, prerendered)
    const page = pageOf(path)
    if (!page) return sendPrerendered(reply, required(unknownPage, 'The page for unknown paths'))
    const answer = await answerFor(page, request)
    if (answer.sharedFor !== undefined) shareAnswer(request, answer.sharedFor)
    return sendHtml(reply, answer)
  })

  function settingsNow(): SiteSettings {
    return { ...options.settings, year: String(options.clock().getFullYear()) }
  }

  function sendPrerendered(reply: FastifyReply, page: PrerenderedFile) {
    if (!page.isIndexed) reply.header('x-robots-tag', 'noindex, nofollow')
    return reply
      .code(page === unknownPage ? 404 : 200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(filledIn(page, origin(), settingsNow()))
  }

  async function answerFor(page: FoundPage, request: FastifyRequest): Promise<Answer> {
    const { name, row, address } = page
    const modules = [moduleOf(name)]
    if (row.query === 'token') return { status: 200, head: headOf(row), modules, headers: tokenHeaders }
    if (row.query === 'address')
      // The maps' provider still has to see which site asks.
      return { status: 200, head: anyHomeHead(row, request), modules, headers: { 'referrer-policy': 'strict-origin' } }
    if (address === undefined) return { status: 200, head: headOf(row), modules }
    try {
      const finding = await options.findProperty(address)
      const head = propertyHead(finding, origin())
      const status = finding.kind === 'missing' ? 404 : 200
      return {
        status,
        head,
        modules: isGated(finding) ? [...modules, gateModule] : modules,
        ...(finding.kind === 'open' && { sharedFor: finding.propertyId }),
      }
    } catch (error) {
      // The page can still come: it says in its own words that the listing could not be loaded.
      request.log.error(error, 'building the head of a property page failed')
      return {
        status: 503,
        head: propertyHead({ kind: 'withheld' }, ''),
        modules,
        headers: { 'retry-after': '5' },
      }
    }
  }

  /** Only the empty page is for indexes: which homes a visitor looked up is private. */
  function anyHomeHead(row: PageRow, request: FastifyRequest): Head {
    const head = headOf(row)
    if (request.url.includes('?')) return { ...head, isIndexed: false }
    return { ...head, canonical: origin() + row.path }
  }

  function sendHtml(reply: FastifyReply, { status, head, modules, headers }: Answer) {
    const { built } = options
    if (headers) reply.headers(headers)
    if (!head.isIndexed) reply.header('x-robots-tag', 'noindex, nofollow')
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        fillDocument(built.template, {
          head: headHtml(head),
          settings: settingsNow(),
          early: built.early(modules),
          root: emptyRoot(head),
        }),
      )
  }
}

/** A listing behind a gate and an old address of one: they can't be told apart. */
function isGated(finding: Finding): boolean {
  return finding.kind === 'withheld' || (finding.kind === 'moved' && finding.slug === null)
}

/** `path` is a file's address. Names under assets/ carry a hash of their content, so what they name never changes. */
function fileHeaders(path: string): Record<string, string> {
  const caching = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  // Web mail shows it on its own pages.
  if (path.endsWith('/email-logo.png'))
    return { 'cache-control': caching, 'cross-origin-resource-policy': 'cross-origin' }
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
