/**
 * Draws the sample homes from their floor plans: `npx tsx tools/drawings/draw.ts valencia`. Writes into server/photos/originals;
 * `--width 480 --to folder` makes a quick look.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawings } from './homes/drawings.ts'
import { render } from './render.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '1600' }, to: { type: 'string' } },
})
const wanted = drawings.filter(
  ({ name }) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
)
const width = Number(values.width)
const height = Math.round((width * 2) / 3)
const folder = values.to ?? fileURLToPath(new URL('../../server/photos/originals', import.meta.url))
await mkdir(folder, { recursive: true })
for (const { name, scene } of wanted) {
  const started = performance.now()
  const pixels = render(scene(), { width, height })
  const bytes = await jpegOf(pixels)
  await writeFile(join(folder, `${name}.jpg`), bytes)
  const size = bytes.length
  console.log(`${name}: ${Math.round(size / 1024)} kB, ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

/** The best quality at 220,000 bytes. */
async function jpegOf(pixels: Uint8Array): Promise<Buffer> {
  for (let quality = 82; ; quality -= 3) {
    const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (bytes.length <= 220_000 || quality < 60) return bytes
  }
}
