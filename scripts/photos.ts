/**
 * Makes the photos' renditions: `npx tsx scripts/photos.ts`. Existing ones are kept. Those of the samples are committed
 * in server/photos/ready, so that a first start is fast; `--keep` puts them there.
 */
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { imageStoreFolder } from '#server/photos/image-store.ts'
import { developPhotos } from '#server/photos/make-renditions.ts'

const started = performance.now()
const originals = fileURLToPath(new URL('../server/photos/originals', import.meta.url))
const ready = fileURLToPath(new URL('../server/photos/ready', import.meta.url))
const { made, index } = await developPhotos(originals, imageStoreFolder, ready)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`photos: ${made.length} made, ${Object.keys(index).length - made.length} kept, ${seconds} s`)

if (process.argv.includes('--keep')) {
  await rm(ready, { recursive: true, force: true })
  for (const { folder } of Object.values(index))
    await cp(join(imageStoreFolder, folder), join(ready, folder), { recursive: true })
}
