import type { Outcome } from '../outcome.ts'

const photo = (name: string, display_order: number, is_primary = false, fresh = '') => ({
  url: `/media/${name}/1600.jpg${fresh}`,
  display_order,
  is_primary,
  alt: `The ${name}`,
  width: 1600,
  height: 1067,
  sources: [
    { type: 'image/avif', srcset: `/media/${name}/800.avif${fresh} 800w, /media/${name}/1600.avif${fresh} 1600w` },
  ],
})
const three = (fresh = '') => ({
  success: true,
  images: [photo('garden', 3, false, fresh), photo('hall', 2, false, fresh), photo('front', 4, true, fresh)],
})

export const outcomes = {
  'API.images.three': { body: three() },
  'API.images.one': { body: { success: true, images: [photo('front', 1, true)] } },
  'API.images.none': 'listPropertyImages.none',
  'API.images.refused': { body: { ...three(), success: false } },
  'API.images.404': 'listPropertyImages.listingNotFound',
  'API.images.network': 'network',
  'API.images.fresh': { body: three('?fresh') },
} satisfies Record<string, Outcome>

/** In CSS pixels to the right, or to the left where negative. */
export const swipes = {
  'USER.swipes51Left': -51,
  'USER.swipes51Right': 51,
  'USER.swipes50Left': -50,
  'USER.swipes50Right': 50,
}
