import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openImageStore } from '#server/photos/image-store.ts'
import { developPhotos, renditionsOf } from '#server/photos/make-renditions.ts'

let folder = ''
const originals = () => join(folder, 'originals')
const samples = (name: string) => fileURLToPath(new URL(`../../../server/photos/${name}`, import.meta.url))
const imageStore = () => join(folder, 'image-store')
const paint = (file: string, width: number, background: string) =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .jpeg()
    .toFile(join(originals(), file))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  await mkdir(originals())
  await paint('wide.jpg', 1000, '#886644')
  await writeFile(join(originals(), 'notes.txt'), 'no picture')
})
afterAll(() => rm(folder, { recursive: true }))

describe('[PROP-09] photo renditions', () => {
  it('are made as AVIF, WebP and JPEG in every width up to the original’s', async () => {
    const { made } = await developPhotos(originals(), imageStore())
    expect(made).toEqual(['wide.jpg'])
    const photos = await openImageStore(imageStore())
    expect(photos.photo('wide.jpg')).toMatchObject({ width: 1000, height: 500 })
    for (const [format, name] of [
      ['heif', '800.avif'],
      ['webp', '800.webp'],
      ['jpeg', '800.jpg'],
    ] as const) {
      const file = photos.rendition('wide.jpg', name)
      expect(await sharp(file?.path).metadata()).toMatchObject({ format, width: 800, height: 400 })
    }
    const found = photos.photo('wide.jpg')?.folder ?? ''
    expect(await readdir(join(imageStore(), found))).toHaveLength(6)
  })

  it('aren’t made twice', async () => {
    const before = await stat((await openImageStore(imageStore())).rendition('wide.jpg', '480.avif')?.path ?? '')
    const { made } = await developPhotos(originals(), imageStore())
    expect(made).toEqual([])
    const after = await stat((await openImageStore(imageStore())).rendition('wide.jpg', '480.avif')?.path ?? '')
    expect(after.mtimeMs).toBe(before.mtimeMs)
  })

  it('of a changed original are made again under another name, and the old ones are deleted', async () => {
    const before = (await openImageStore(imageStore())).rendition('wide.jpg', '480.jpg')
    await paint('wide.jpg', 1000, '#446688')
    expect((await developPhotos(originals(), imageStore())).made).toEqual(['wide.jpg'])
    const after = (await openImageStore(imageStore())).rendition('wide.jpg', '480.jpg')
    expect(after?.etag).not.toBe(before?.etag)
    expect((await readdir(imageStore())).filter((name) => name !== 'index.json')).toHaveLength(1)
  })

  it('that are committed are copied, and only the rest are made', async () => {
    const [ready, other] = [join(folder, 'ready'), join(folder, 'other')]
    const name = renditionsOf(await readFile(join(originals(), 'wide.jpg')))
    await cp(join(imageStore(), name), join(ready, name), { recursive: true })
    await writeFile(join(ready, name, '480.jpg'), 'as it was kept')
    const { made, index } = await developPhotos(originals(), other, ready)
    expect([made, index['wide.jpg']?.folder]).toEqual([[], name])
    expect(await readFile(join(other, name, '480.jpg'), 'utf8')).toBe('as it was kept')
    expect(await readdir(join(other, name))).toHaveLength(6)
  })

  it('of the sample photos are committed: "npx tsx scripts/photos.ts --keep"', async () => {
    const files = (await readdir(samples('originals'))).sort()
    const names = await Promise.all(
      files.map(async (file) => renditionsOf(await readFile(join(samples('originals'), file)))),
    )
    expect((await readdir(samples('ready'))).sort()).toEqual(names.sort())
  })

  it('don’t exist for unknown names, including those of Object.prototype', async () => {
    const photos = await openImageStore(imageStore())
    expect(photos.rendition('other.jpg', '480.jpg')).toBeNull()
    expect(photos.photo('constructor')).toBeNull()
  })

  it('that are missing are reported with the command to run', async () => {
    await expect(openImageStore(join(folder, 'nowhere'))).rejects.toThrow('run "npm run build" first')
  })
})
