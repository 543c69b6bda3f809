import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Reading files one after the other would wait for the disk each time. */
const readAtOnce = 100

/** One hash of all files below the given paths, with names and content. */
export async function hashOf(root: string, places: string[]): Promise<string> {
  const files = (await Promise.all(places.map((place) => filesBelow(join(root, place))))).flat().sort()
  const hash = createHash('sha256').update(process.version)
  for (let at = 0; at < files.length; at += readAtOnce) {
    const some = files.slice(at, at + readAtOnce)
    const contents = await Promise.all(some.map((file) => readFile(file)))
    some.forEach((file, index) => void hash.update(`\n${relative(root, file)}\n`).update(contents[index] ?? ''))
  }
  return hash.digest('hex')
}

/**
 * One hash of the metadata of all files below the given paths: names, sizes and modification times. As long as it is the
 * same, so is `hashOf`; it takes a sixth of the time. Synchronous, since waiting for each file would cost more.
 */
export function stateOf(root: string, places: string[]): string {
  const hash = createHash('sha256').update(process.version)
  const add = (place: string) => {
    const stats = statSync(join(root, place), { throwIfNoEntry: false })
    hash.update(`\n${place} ${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs}`)
    if (stats?.isDirectory()) for (const name of readdirSync(join(root, place)).sort()) add(join(place, name))
  }
  for (const place of places) add(place)
  return hash.digest('hex')
}

async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null)
  return entries?.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)) ?? [place]
}
