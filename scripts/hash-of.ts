import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** One hash of all files, their names and their content, below the given places. */
export async function hashOf(root: string, places: string[]): Promise<string> {
  const files = (await Promise.all(places.map((place) => filesBelow(join(root, place))))).flat().sort()
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(`\n${relative(root, file)}\n`).update(await readFile(file))
  return hash.digest('hex')
}

async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null)
  return entries?.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)) ?? [place]
}
