import { photosMachine } from '#machines/photos/photos.machine.ts'
import { photosModel } from '#machines/photos/photos.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { outcomes, swipes } from './photos.facts.ts'

const nameIn = (url: string) => /media\/(\w+)/.exec(url)?.[1] ?? ''
const swipe = (dx: number) => (harness: ActorHarness) => harness.send({ type: 'SWIPE', dx } as never)

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
  eventDrivers: {
    'USER.opensListing': (harness) => harness.start({ propertyId: 17 }),
    ...outcomeRows('loadImages', outcomes),
    'USER.next': (harness) => harness.send({ type: 'NEXT' }),
    'USER.previous': (harness) => harness.send({ type: 'PREVIOUS' }),
    ...rowsOf(swipes, swipe),
    'PHOTO.breaks': (harness) => {
      const { photos, index } = harness.context as unknown as Context
      harness.send({ type: 'PHOTO_BROKE', url: photos[index]?.url } as never)
    },
  },
  see: (harness) => {
    if (harness.snapshot.matches('placeholder')) return { screen: 'placeholder' }
    if (harness.snapshot.hasTag('loading')) {
      return {
        screen: (harness.inputOf('loadImages') as { propertyId: number })?.propertyId === 17 ? 'loading' : 'idle',
      }
    }
    const { photos, index, broken } = harness.context as unknown as Context
    return {
      screen: harness.snapshot.hasTag('photos') ? 'photos' : 'nothing',
      photo: nameIn(photos[index]?.url ?? ''),
      counter: `${index + 1}/${photos.length}`,
      fresh: photos.every((each) => each.url.endsWith('?fresh')),
      broken: broken.map(nameIn),
      asking: (harness.inputOf('loadImages') as { propertyId: number } | undefined)?.propertyId === 17,
    }
  },
} satisfies ActorDriver
