import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SignFonts } from './yard-sign.ts'

/** The part of Vite's manifest that is read here: source file → what was built of it. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

export interface BuiltSite {
  folder: string
  template: string
  /**
   * Tags that have a page's scripts, styles and the fonts fetched at once, and not one after the other. Of a page that was
   * written out, scripts are the last thing that is waited for: they give way to styles, letters and pictures.
   */
  early(modules: readonly string[], isWritten?: boolean): string
  /** The pages that are the same for everyone, by their path. */
  pages: ReadonlyMap<string, BuiltPage>
  sitemap: string
  signFonts: SignFonts
}

/** `.vite/pages.json` of the built site (src/prerender.tsx). */
export interface WrittenSite {
  pages: BuiltPage[]
  /** With `%origin%` where the site's address belongs (ROUTE-08). */
  sitemap: string
}

/** A page that was written out when the site was built (src/prerender.tsx). */
export interface BuiltPage {
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
  sitemap?: { changefreq: string; priority: number }
  html: string
}

/** Where `npm run build` puts the site. */
const siteFolder = fileURLToPath(new URL('../../dist/site', import.meta.url))

/** Loaded with every page that was written out. */
export const marketingModule = 'src/marketing/marketing.tsx'

/** Loaded with a listing's page that has a gate. */
export const gateModule = 'src/pages/property/gate.tsx'

/** Where a page's code is: the name is that of its row (domain/pages.ts, domain/marketing-pages.ts). */
export function moduleOf(name: string): string {
  return `src/pages/${name}/${name}-page.tsx`
}

/** Reads what the build made; fails with one sentence when it was not run. */
export async function readBuiltSite(folder = siteFolder): Promise<BuiltSite> {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(notBuilt)
  const template = await read('index.html')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const { pages, sitemap } = JSON.parse(await read('.vite/pages.json')) as WrittenSite
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [fontPreload(file)] : []))
  const font = async (name: string) => {
    const file = manifest[`src/styles/fonts/${name}.woff2`]?.file
    return file ? readFile(join(folder, file), 'base64').catch(notBuilt) : ''
  }
  return {
    folder,
    template,
    early: (modules, isWritten = false) => [...pageTags(manifest, modules, isWritten), ...fonts].join('\n    '),
    pages: new Map(pages.map((page) => [page.path, page])),
    sitemap,
    signFonts: { serif: await font('newsreader'), sans: await font('instrument-sans') },
  }

  function notBuilt(cause: unknown): never {
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`, { cause })
  }
}

function pageTags(manifest: Manifest, modules: readonly string[], isWritten: boolean): string[] {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  const loaded = entry ? reachable(manifest, entry) : new Set<string>()
  const wanted = new Set(modules.flatMap((module) => [...reachable(manifest, module)]))
  const added = [...wanted].filter((name) => !loaded.has(name))
  const tags = added.flatMap((name) => [
    preload(manifest[name]?.file, isWritten),
    ...(manifest[name]?.css ?? []).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ])
  // What the entry imports would else be asked for as soon as the entry is there, and before the pictures.
  const imported = isWritten ? [...loaded].filter((name) => name !== entry) : []
  return [...tags, ...imported.map((name) => preload(manifest[name]?.file, true))]
}

function preload(script: string | undefined, isWritten: boolean): string {
  return `<link rel="modulepreload" crossorigin${isWritten ? ' fetchpriority="low"' : ''} href="/${script}" />`
}

function reachable(manifest: Manifest, from: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[from]
  if (!chunk || found.has(from)) return found
  found.add(from)
  for (const next of chunk.imports ?? []) reachable(manifest, next, found)
  return found
}

function fontPreload(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`
}
