import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { entryModule } from '#server/site/built-site.ts'

interface Chunk {
  file: string
  imports?: string[]
}

/** The part of Vite's manifest that is read here, by source file. */
export type Manifest = Record<string, Chunk>

/** The manifest of a built site and the name of its entry. */
export async function readManifest(site: string): Promise<{ manifest: Manifest; entry: string }> {
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest
  return { manifest, entry: entryModule }
}

/** The files of these sources and their static imports. */
export function filesOf(manifest: Manifest, names: string[]): Set<string> {
  const found = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The manifest of the build does not know ${name}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const next of chunk.imports ?? []) follow(next)
  }
  for (const name of names) follow(name)
  return found
}

/** Bytes of the scripts among some files, gzipped at level 9. */
export async function gzipOf(site: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => gzipSync(await readFile(join(site, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
