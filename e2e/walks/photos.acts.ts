import { photosModel } from '#machines/photos/photos.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import { carousel, lookAtPhotos, photoInFront } from './photos.look.ts'
import { openListing } from './site/home.ts'
import type { Act, Walk } from './walk.ts'

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
const images =
  (answer: object): Act =>
  (site) =>
    site.answer('listPropertyImages', answer)

const press =
  (name: string): Act =>
  ({ page }) =>
    carousel(page).getByRole('button', { name }).click()

/** A drag over the free part of the photograph, `dx` CSS pixels to the right or, where negative, to the left. */
const swipe =
  (dx: number): Act =>
  async ({ page }) => {
    const stage = await carousel(page).boundingBox()
    if (!stage) throw new Error('there is no carousel')
    const [x, y] = [Math.round(stage.x + stage.width * 0.3), Math.round(stage.y + stage.height * 0.4)]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + Math.round(dx / 2), y)
    await page.mouse.move(x + dx, y)
    await page.mouse.up()
  }

export const photos: Walk = {
  name: 'photos',
  page: 'property',
  model: photosModel,
  calls: { getPropertyByUrl: 'held', getAccessRequirements: 'held', listPropertyImages: 'held' },
  acts: {
    'USER.opensListing': (site) => openListing(site),
    'API.images.three': images({ body: three() }),
    'API.images.one': images({ body: { success: true, images: [photo('front', 1, true)] } }),
    'API.images.none': images(exampleNamed('listPropertyImages.none')),
    'API.images.refused': images({ body: { ...three(), success: false } }),
    'API.images.404': images(exampleNamed('listPropertyImages.notFound')),
    'API.images.network': (site) => site.disconnect('listPropertyImages'),
    'API.images.fresh': images({ body: three('?fresh') }),
    'USER.next': press('Next photo'),
    'USER.previous': press('Previous photo'),
    'USER.swipes51Left': swipe(-51),
    'USER.swipes51Right': swipe(51),
    'USER.swipes50Left': swipe(-50),
    'USER.swipes50Right': swipe(50),
    'PHOTO.breaks': async (site) => {
      const { name } = await photoInFront(site)
      await carousel(site.page).getByRole('group', { name, exact: true }).getByRole('img').dispatchEvent('error')
    },
  },
  look: lookAtPhotos,
}
