import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PrerenderedFile, pathOfHtml, readPrerendered } from './prerendered.ts'
import type { SignFonts } from './yard-sign.ts'

/** The part of Vite's manifest that is read here: source file → what was built of it. */
export type SiteManifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

export interface BuiltSite {
  folder: string
  /** The document of the pages that scripts render. */
  template: string
  /**
   * Tags that have a page's scripts, styles and the fonts fetched at once, and not one after the other. Of a prerendered page
   * scripts are the last thing that is waited for: they give way to styles, fonts and pictures.
   */
  early(modules: readonly string[], isPrerendered?: boolean): string
  /** The pages that are the same for everyone, by their path. */
  pages: ReadonlyMap<string, PrerenderedFile>
  /** With `writtenOrigin` where the site's address belongs (ROUTE-08). */
  sitemap: string
  signFonts: SignFonts
}

/** The document of the pages that scripts render, in the built site. */
export const templateFile = '.vite/template.html'

/** Where `npm run build` puts the site. */
const siteFolder = fileURLToPath(new URL('../../dist/site', import.meta.url))

/** Loaded with every prerendered page. */
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
  const template = await read(templateFile)
  const manifest = JSON.parse(await read('.vite/manifest.json')) as SiteManifest
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /^(?!\.vite\/|widget\/).*\.html$/.test(file),
  )
  const pages = await Promise.all(
    files.map(async (file) => [pathOfHtml(file), readPrerendered(await read(file))] as const),
  )
  const font = async (name: string) => {
    const file = manifest[`src/styles/fonts/${name}.woff2`]?.file
    return file ? readFile(join(folder, file), 'base64').catch(notBuilt) : ''
  }
  return {
    folder,
    template,
    early: (modules, isPrerendered) => earlyTags(manifest, modules, isPrerendered),
    pages: new Map(pages),
    sitemap: await read('sitemap.xml'),
    signFonts: { serif: await font('newsreader'), sans: await font('instrument-sans') },
  }

  function notBuilt(cause: unknown): never {
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`, { cause })
  }
}

/** `early` of a built site. */
export function earlyTags(manifest: SiteManifest, modules: readonly string[], isPrerendered = false): string {
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [fontPreload(file)] : []))
  return [...pageTags(manifest, modules, isPrerendered), ...fonts].join('\n    ')
}

function pageTags(manifest: SiteManifest, modules: readonly string[], isPrerendered: boolean): string[] {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  const loaded = entry ? reachable(manifest, entry) : new Set<string>()
  const wanted = new Set(modules.flatMap((module) => [...reachable(manifest, module)]))
  const added = [...wanted].filter((name) => !loaded.has(name))
  const tags = added.flatMap((name) => [
    preload(manifest[name]?.file, isPrerendered),
    ...(manifest[name]?.css ?? []).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ])
  // What the entry imports would else be asked for as soon as the entry is there, and before the pictures.
  const imported = isPrerendered ? [...loaded].filter((name) => name !== entry) : []
  return [...tags, ...imported.map((name) => preload(manifest[name]?.file, true))]
}

function preload(script: string | undefined, isPrerendered: boolean): string {
  return `<link rel="modulepreload" crossorigin${isPrerendered ? ' fetchpriority="low"' : ''} href="/${script}" />`
}

function reachable(manifest: SiteManifest, from: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[from]
  if (!chunk || found.has(from)) return found
  found.add(from)
  for (const next of chunk.imports ?? []) reachable(manifest, next, found)
  return found
}

function fontPreload(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`
}
