import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatOf, mediaTypes, type RenditionName } from './renditions.ts'

/** What was made of one original: its folder of renditions and the original's size in pixels. */
export interface StoredPhoto {
  folder: string
  width: number
  height: number
}

/** `index.json` of the shelf: file name of the original → what was made of it. */
export type ImageStoreIndex = Record<string, StoredPhoto>

export interface RenditionFile {
  path: string
  type: string
  /** Strong: it names the content by the hash of its original and its settings. */
  etag: string
}

export interface ImageStore {
  photo(original: string): StoredPhoto | null
  /** Null when there is no such photograph, or none this wide. */
  rendition(original: string, name: RenditionName): RenditionFile | null
}

/** Where `npm run build` puts the renditions, seen from the project's folder. */
export const imageStoreFolder = fileURLToPath(new URL('../../.cache/photos', import.meta.url))

/** Reads what the build made; fails with one sentence when it was not run. */
export async function openImageStore(folder = imageStoreFolder): Promise<ImageStore> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8').catch(notMade)) as ImageStoreIndex
  const photo = (original: string) => (Object.hasOwn(index, original) ? (index[original] ?? null) : null)
  return {
    photo,
    rendition(original, name) {
      const found = photo(original)
      if (!found) return null
      return {
        path: join(folder, found.folder, name),
        type: mediaTypes[formatOf(name)],
        etag: `"${found.folder}-${name}"`,
      }
    },
  }

  function notMade(cause: unknown): never {
    throw new Error(`There are no photographs in ${folder}: run "npm run build" first.`, { cause })
  }
}
