import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The part of Vite's manifest that is read here: source file → what was built of it. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

export interface BuiltSite {
  folder: string
  template: string
  /** Tags that have a page's scripts, styles and the fonts fetched at once, and not one after the other. */
  early(page: string): string
}

/** Where `npm run build` puts the site. */
const siteFolder = fileURLToPath(new URL('../../dist/site', import.meta.url))

/** The modules, in src/, that each page is loaded from; a gate is a property's page with one thing more. */
export const pageModules: Record<string, string[]> = {
  home: ['src/pages/home/home-page.tsx'],
  property: ['src/pages/property/property-page.tsx'],
  gate: ['src/pages/property/property-page.tsx', 'src/pages/property/gate.tsx'],
  chat: ['src/pages/chat/chat-page.tsx'],
  'penny-test': ['src/pages/penny-test/penny-test-page.tsx'],
  'tour-confirm': ['src/pages/tour-confirm/tour-confirm-page.tsx'],
  question: ['src/pages/question/question-page.tsx'],
  'property-view': ['src/pages/property-view/property-view-page.tsx'],
  dashboard: ['src/pages/dashboard/dashboard-page.tsx'],
  'tour-reschedule': ['src/pages/tour-reschedule/tour-reschedule-page.tsx'],
}

/** Reads what the build made; fails with one sentence when it was not run. */
export async function readBuiltSite(folder = siteFolder): Promise<BuiltSite> {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(notBuilt)
  const template = await read('index.html')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [fontPreload(file)] : []))
  return {
    folder,
    template,
    early: (page) => [...pageTags(manifest, pageModules[page] ?? []), ...fonts].join('\n    '),
  }

  function notBuilt(cause: unknown): never {
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`, { cause })
  }
}

function pageTags(manifest: Manifest, modules: string[]): string[] {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  const loaded = entry ? reachable(manifest, entry) : new Set<string>()
  const wanted = new Set(modules.flatMap((module) => [...reachable(manifest, module)]))
  const added = [...wanted].filter((name) => !loaded.has(name))
  return added.flatMap((name) => [
    `<link rel="modulepreload" crossorigin href="/${manifest[name]?.file}" />`,
    ...(manifest[name]?.css ?? []).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ])
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
