import type { SiteSettings } from '#domain/settings.ts'
import { fillDocument, settingsTag } from './document.ts'
import { escapedLine, type Head, headHtml } from './head.ts'

/** A page as React renders it at build (src/prerender.tsx). */
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

/** What the build renders: the pages with the settings that they were rendered with, and the sitemap. */
export interface RenderedSite {
  pages: RenderedPage[]
  sitemap: string
  settings: SiteSettings
}

/** A page's file as the server keeps it. */
export interface PrerenderedFile {
  document: string
  /** Whether search engines may know it: what its head says. */
  isIndexed: boolean
  /** With what it was rendered. */
  settings: SiteSettings
}

/** Where prerendered files say that the site is reached; found nowhere else in them. */
export const writtenOrigin = 'https://pending.example'

/** `/enterprise` is `enterprise.html`, `/` is `index.html`. */
export const htmlFileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`

export const pathOfHtml = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** The page at a path, however it is capitalized and whether or not it ends with a slash. */
export function prerenderedAt(pages: ReadonlyMap<string, PrerenderedFile>, path: string): PrerenderedFile | undefined {
  return pages.get(path.replace(/(?<=^.|[^/])\/+$/, '').toLowerCase())
}

/** The whole file of a page: what a server sends that is reached at `writtenOrigin` and has the settings that it was rendered with. */
export function prerenderedDocument(
  template: string,
  page: RenderedPage,
  settings: SiteSettings,
  early: string,
): string {
  return fillDocument(withPatientScript(template), {
    head: headHtml(headOfPage(page)),
    settings,
    early,
    root: `<div id="root" data-prerendered>${page.html}</div>`,
  })
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
 * The file with what only the server knows: where it is reached, and its settings. Each stands in the file as a value that is
 * found nowhere else: `/./` is where an asset base belongs, and the same as `/` for a browser that opens the file.
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

/** Its head; the picture is the site's own until the server knows where pictures are (API-09). */
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

/** A prerendered page is read before its program has come. */
function withPatientScript(template: string): string {
  return template.replace('<script type="module"', '<script type="module" fetchpriority="low"')
}
