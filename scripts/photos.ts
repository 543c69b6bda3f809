/** Makes the photographs' renditions: `npx tsx scripts/photos.ts`. What is there already is not made again. */
import { fileURLToPath } from 'node:url'
import { imageStoreFolder } from '#server/photos/image-store.ts'
import { developPhotos } from '#server/photos/make-renditions.ts'

const started = performance.now()
const originals = fileURLToPath(new URL('../server/photos/originals', import.meta.url))
const { made, index } = await developPhotos(originals, imageStoreFolder)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`photographs: ${made.length} made, ${Object.keys(index).length - made.length} kept, ${seconds} s`)
