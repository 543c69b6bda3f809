import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { required } from '#domain/required.ts'
import { type PrerenderedFile, type PrerenderedFiles, pathOfHtml, readPrerendered } from './prerendered.ts'
import type { SignFonts } from './yard-sign.ts'

/** The part of Vite's manifest that is read here: source file → what was built of it. */
export type SiteManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

export interface BuiltSite {
  folder: string
  /** The document of the pages that scripts render. */
  template: string
  /** Tags that have a page's scripts, styles and the fonts fetched at once, and not one after the other. */
  early(modules: readonly string[]): string
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

/** What the document of the pages that scripts render is built of, with their entry. */
export const entryModule = 'index.html'

/** Starts the scripts of a prerendered page. */
export const startModule = 'src/start-prerendered.ts'

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
    early: (modules) => earlyTags(manifest, modules),
    pages: new Map(pages),
    sitemap: await read('sitemap.xml'),
    signFonts: { serif: await font('newsreader'), sans: await font('instrument-sans') },
  }

  function notBuilt(cause: unknown): never {
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`, { cause })
  }
}

function earlyTags(manifest: SiteManifest, modules: readonly string[]): string {
  const tags = chunksOf(manifest, modules).flatMap(({ file, css }) => [
    `<link rel="modulepreload" crossorigin href="/${file}" />`,
    ...styleTags(css),
  ])
  return [...tags, ...fontTags(manifest)].join('\n    ')
}

/** What a prerendered page loads: tags of what is fetched at once, the script that starts the others, and those, the entry first. */
export function prerenderedFiles(manifest: SiteManifest, modules: readonly string[]): PrerenderedFiles {
  const chunks = chunksOf(manifest, modules)
  const start = required(manifest[startModule], startModule)
  const entry = [...reachable(manifest, entryModule)].flatMap((name) => manifest[name] ?? [])
  return {
    early: [...chunks.flatMap(({ css }) => styleTags(css)), ...fontTags(manifest)].join('\n    '),
    start: `/${start.file}`,
    late: [...entry, ...chunks].map(({ file }) => `/${file}`),
  }
}

/** What these modules need besides the entry and its imports, which the document names. */
function chunksOf(manifest: SiteManifest, modules: readonly string[]): SiteManifest[string][] {
  const loaded = reachable(manifest, entryModule)
  const wanted = new Set(modules.flatMap((module) => [...reachable(manifest, module)]))
  return [...wanted].flatMap((name) => (loaded.has(name) ? [] : (manifest[name] ?? [])))
}

function reachable(manifest: SiteManifest, from: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[from]
  if (!chunk || found.has(from)) return found
  found.add(from)
  for (const next of chunk.imports ?? []) reachable(manifest, next, found)
  return found
}

function styleTags(files: string[] = []): string[] {
  return files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`)
}

function fontTags(manifest: SiteManifest): string[] {
  return Object.values(manifest).flatMap(({ file }) =>
    file.endsWith('.woff2') ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />` : [],
  )
}
