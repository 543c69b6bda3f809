import { photosMachine } from '#machines/photos/photos.machine.ts'
import { photosModel } from '#machines/photos/photos.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { outcomes, swipes } from './photos.facts.ts'

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
    ...outcomeRows('loadImages', outcomes),
    'USER.next': (stage) => stage.send({ type: 'NEXT' }),
    'USER.previous': (stage) => stage.send({ type: 'PREVIOUS' }),
    ...rowsOf(swipes, swipe),
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
