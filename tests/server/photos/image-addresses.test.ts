import { expect, it } from 'vitest'
import { imageAddresses } from '#server/photos/image-addresses.ts'

const original = { width: 1600, height: 1067 }

it('[PROP-09] lists every format and width, best format first, and a JPEG of the requested size', () => {
  const image = imageAddresses('12', original, 'large')
  expect(image).toMatchObject({ url: '/media/12/1600.jpg', width: 1600, height: 1067 })
  expect(image.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
  expect(image.sources[2]?.srcset).toBe(
    '/media/12/480.jpg 480w, /media/12/800.jpg 800w, /media/12/1200.jpg 1200w, /media/12/1600.jpg 1600w',
  )
})

it.each([
  ['small', 480, 320],
  ['medium', 800, 534],
] as const)('[PROP-09] a %s image has %i by %i pixels', (size, width, height) => {
  expect(imageAddresses('12', original, size)).toMatchObject({ url: `/media/12/${width}.jpg`, width, height })
})

it('lists no width that is wider than the original', () => {
  const image = imageAddresses('3', { width: 1000, height: 500 }, 'large')
  expect(image).toMatchObject({ url: '/media/3/800.jpg', width: 800, height: 400 })
  expect(image.sources[0]?.srcset).toBe('/media/3/480.avif 480w, /media/3/800.avif 800w')
})

it('[PROP-17] signs every address', () => {
  const { url, sources } = imageAddresses('7', original, 'large', (path) => `${path}?signed`)
  expect(url).toBe('/media/7/1600.jpg?signed')
  for (const { srcset } of sources) expect(srcset.match(/\?signed \d+w/g)).toHaveLength(4)
})
