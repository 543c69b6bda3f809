import type { SiteSettings } from '#domain/settings.ts'
import { fillDocument, settingsTag } from './document.ts'
import { escapedLine, type Head, headHtml } from './head.ts'

/** A page as rendered by React at build time (src/prerender.tsx). */
export interface RenderedPage {
  path: string
  name: string
  head: {
    title: string
    description: string
    isIndexed: boolean
    image?: string
    canonicalPath?: string
    structuredData?: object
  }
  html: string
}

/** The result of prerendering: the pages, the settings in them, and the sitemap. */
export interface RenderedSite {
  pages: RenderedPage[]
  sitemap: string
  settings: SiteSettings
}

/** What a page's HTML loads (`prerenderedFiles` in built-site.ts). */
export interface PrerenderedFiles {
  /** Tags of what is fetched at once. */
  early: string
  /** The script that starts the others. */
  start: string
  /** The page's scripts, the entry first. */
  late: string[]
}

/** A page's file in the server's memory. */
export interface PrerenderedFile {
  document: string
  /** Whether search engines may index it, as its head says. */
  isIndexed: boolean
  /** The settings that it was rendered with. */
  settings: SiteSettings
}

/** The origin in prerendered files, replaced by the real one; it occurs in them only as the origin. */
export const writtenOrigin = 'https://pending.example'

/** `/enterprise` is `enterprise.html`, `/` is `index.html`. */
export const htmlFileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`

export const pathOfHtml = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** The page at a path, however it is capitalized and whether or not it ends with a slash. */
export function prerenderedAt(pages: ReadonlyMap<string, PrerenderedFile>, path: string): PrerenderedFile | undefined {
  return pages.get(path.replace(/(?<=^.|[^/])\/+$/, '').toLowerCase())
}

/**
 * The full HTML of a page, with `writtenOrigin` as the origin and the settings of the build. It can be read without JavaScript, so
 * `src/start-prerendered.ts` stands in the entry's place, and starts the scripts after styles, fonts and pictures.
 */
export function prerenderedDocument(
  template: string,
  page: RenderedPage,
  settings: SiteSettings,
  files: PrerenderedFiles,
): string {
  return fillDocument(withStart(template, files), {
    head: headHtml(headOfPage(page)),
    settings,
    early: files.early,
    root: `<div id="root" data-prerendered>${page.html}</div>`,
  })
}

/** The script gives way to styles and pictures, too. */
function withStart(template: string, { start, late }: PrerenderedFiles): string {
  return template.replace(
    /<script type="module"([^>]*) src="[^"]*"/,
    (_, attributes) =>
      `<script type="module" fetchpriority="low"${attributes} src="${start}" data-scripts="${late.join(' ')}"`,
  )
}

export function readPrerendered(document: string): PrerenderedFile {
  const [tag = '', json = '{}'] = settingsElement.exec(document) ?? []
  return {
    document: document.replace(tag, settingsPlace),
    isIndexed: !document.includes('<meta name="robots"'),
    settings: JSON.parse(json) as SiteSettings,
  }
}

/**
 * The file with the server's origin and settings in place of the build's. Each placeholder is a value that occurs nowhere
 * else: `/./` stands for the asset base, and works like `/` when the file is opened in a browser.
 */
export function filledIn(
  { document, settings: written }: PrerenderedFile,
  origin: string,
  settings: SiteSettings,
): string {
  const { assetBase, contactEmail, year } = settings
  const values = [
    [`${writtenOrigin}/pictures/`, `${assetBase || origin}/pictures/`],
    [writtenOrigin, origin],
    [`${written.assetBase}/`, `${assetBase}/`],
    [written.contactEmail, contactEmail],
    [`© ${written.year}`, `© ${year}`],
  ] as const
  return values
    .reduce((filled, [from, to]) => filled.replaceAll(from, () => escapedLine(to)), document)
    .replace(settingsPlace, () => settingsTag(settings))
}

const settingsPlace = '<!--settings-->'
const settingsElement = /<script type="application\/json" id="settings">([^<]*)<\/script>/

/** A page's head. Its picture has `writtenOrigin` until the server fills in where pictures are (API-09). */
function headOfPage({ path, head }: RenderedPage): Head {
  const { image, structuredData, canonicalPath = path, ...said } = head
  const url = `${writtenOrigin}${canonicalPath}`
  const picture = image && { url: `${writtenOrigin}/pictures/${image}/1200.jpg`, alt: '', width: 1200, height: 800 }
  return {
    ...said,
    ...(said.isIndexed && { canonical: url }),
    ...(picture && { share: { url, type: path.split('/').length > 2 ? 'article' : 'website', image: picture } }),
    ...(structuredData && { structuredData }),
  }
}
