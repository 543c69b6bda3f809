import { photosMachine } from '#machines/photos/photos.machine.ts'
import { photosModel } from '#machines/photos/photos.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

const photo = (name: string, display_order: number, is_primary = false, fresh = '') => ({
  url: `/media/${name}.jpg${fresh}`,
  display_order,
  is_primary,
})
const three = (fresh = '') => ({
  success: true,
  images: [photo('garden', 3, false, fresh), photo('hall', 2, false, fresh), photo('front', 4, true, fresh)],
})
const one = { success: true, images: [photo('front', 1, true)] }
const none = { success: true, images: [] }
const images = (output: unknown) => (stage: Stage) => stage.answer('loadImages', output)
const nameIn = (url: string) => /media\/(\w+)/.exec(url)?.[1] ?? ''
const swipe = (dx: number) => (stage: Stage) => stage.send({ type: 'SWIPE', dx } as never)

interface Context {
  photos: { url: string }[]
  index: number
  broken: string[]
}

export const photos = {
  name: 'photos',
  machine: photosMachine,
  ports: { loadImages: 'call' },
  effects: [],
  model: photosModel,
  acts: {
    'USER.opensListing': (stage) => stage.start({ propertyId: 17 }),
    'API.images.three': images(three()),
    'API.images.one': images(one),
    'API.images.none': images(none),
    'API.images.refused': images({ ...three(), success: false }),
    'API.images.404': (stage) => stage.fail('loadImages', { kind: 'status', status: 404 }),
    'API.images.network': (stage) => stage.fail('loadImages', { kind: 'network' }),
    'API.images.fresh': images(three('?fresh')),
    'USER.next': (stage) => stage.send({ type: 'NEXT' }),
    'USER.previous': (stage) => stage.send({ type: 'PREVIOUS' }),
    'USER.swipes51Left': swipe(-51),
    'USER.swipes51Right': swipe(51),
    'USER.swipes50Left': swipe(-50),
    'USER.swipes50Right': swipe(50),
    'PHOTO.breaks': (stage) => {
      const { photos, index } = stage.context as unknown as Context
      stage.send({ type: 'PHOTO_BROKE', url: photos[index]?.url } as never)
    },
  },
  see: (stage) => {
    if (stage.snapshot.matches('placeholder')) return { screen: 'placeholder' }
    if (stage.snapshot.hasTag('loading')) {
      return { screen: (stage.inputOf('loadImages') as { propertyId: number })?.propertyId === 17 ? 'loading' : 'idle' }
    }
    const { photos, index, broken } = stage.context as unknown as Context
    return {
      screen: stage.snapshot.hasTag('photos') ? 'photos' : 'nothing',
      photo: nameIn(photos[index]?.url ?? ''),
      counter: `${index + 1}/${photos.length}`,
      fresh: photos.every((each) => each.url.endsWith('?fresh')),
      broken: broken.map(nameIn),
      asking: (stage.inputOf('loadImages') as { propertyId: number } | undefined)?.propertyId === 17,
    }
  },
} satisfies ActorDriver
