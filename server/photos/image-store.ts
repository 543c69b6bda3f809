import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatOf, mediaTypes, type RenditionName } from './renditions.ts'

/** The renditions of one original: their folder, and the original's size in pixels. */
export interface StoredPhoto {
  folder: string
  width: number
  height: number
}

/** The image store's `index.json`: original's file name → its renditions. */
export type ImageStoreIndex = Record<string, StoredPhoto>

export interface RenditionFile {
  path: string
  type: string
  /** A strong ETag: a hash of the original and the settings. */
  etag: string
}

export interface ImageStore {
  photo(original: string): StoredPhoto | null
  /** Null for an unknown photo, or one narrower than this. */
  rendition(original: string, name: RenditionName): RenditionFile | null
}

/** Where `npm run build` writes the renditions. */
export const imageStoreFolder = fileURLToPath(new URL('../../.cache/photos', import.meta.url))

/** Reads the index that the build wrote. Throws with one sentence when the build is missing. */
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
    throw new Error(`There are no photos in ${folder}: run "npm run build" first.`, { cause })
  }
}
