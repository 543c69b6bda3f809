import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, stateOf } from './hash-of.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist/start.stamp')

/** The sources of `npm start`. */
const sources = [
  'src',
  'server',
  'assistant',
  'domain',
  'machines',
  'openapi/generated',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/** Its output, which may have been deleted in part. */
const made = ['dist/site/index.html', 'dist/server/main.mjs', '.cache/photos']

/** The state of the sources: file metadata, and a hash of their content. */
export interface Sources {
  state: string
  hash: string
}

/** The metadata is read first, so that a change during the hashing has other metadata. */
export async function readSources(): Promise<Sources> {
  const state = stateOf(root, sources)
  return { state, hash: await hashOf(root, sources) }
}

/**
 * Whether everything that the server needs was built of the current sources. Their content is read only when their
 * metadata changed.
 */
export async function isBuilt(): Promise<boolean> {
  if (!made.every((path) => existsSync(join(root, path)))) return false
  const built = await readStamp()
  if (built === null) return false
  if (built.state === stateOf(root, sources)) return true
  const now = await readSources()
  if (built.hash !== now.hash) return false
  // The same content in other files, as after a checkout. If nothing can be written, it is read each time.
  await markBuilt(now).catch(() => {})
  return true
}

/** Records that everything was built of these sources. */
export const markBuilt = (built: Sources): Promise<void> => writeFile(stamp, JSON.stringify(built))

async function readStamp(): Promise<Sources | null> {
  try {
    return JSON.parse(await readFile(stamp, 'utf8')) as Sources
  } catch {
    return null
  }
}
