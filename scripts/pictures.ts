import { cp, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { type ImageStoreIndex, imageStoreFolder } from '#server/photos/image-store.ts'

/** Copies the renditions of every photo into the built site by name, for the site's own pages. */
export async function putPictures(site: string): Promise<void> {
  const index = JSON.parse(await readFile(join(imageStoreFolder, 'index.json'), 'utf8')) as ImageStoreIndex
  for (const [original, { folder }] of Object.entries(index))
    await cp(join(imageStoreFolder, folder), join(site, 'pictures', parse(original).name), { recursive: true })
}
