import { lightboxMachine } from '#machines/lightbox/lightbox.machine.ts'
import { lightboxModel } from '#machines/lightbox/lightbox.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { order } from './lightbox.facts.ts'

const index = (stage: Stage) => stage.context.index as number
const enlarge = (index: number) => (stage: Stage) => stage.send({ type: 'ENLARGE', index } as never)
const move = (to: (index: number) => number) => (stage: Stage) =>
  stage.send({ type: 'MOVE', index: to(index(stage)) } as never)
const close = (stage: Stage) => stage.send({ type: 'CLOSE' })

export const lightbox = {
  name: 'lightbox',
  machine: lightboxMachine,
  ports: { loadViewer: 'call' },
  effects: [],
  model: lightboxModel,
  acts: {
    'USER.opensListing': (stage) => stage.start(undefined),
    'USER.enlargesFirst': enlarge(0),
    'USER.enlargesThird': enlarge(2),
    'USER.next': move((index) => (index + 1) % 3),
    'USER.previous': move((index) => (index + 2) % 3),
    'USER.picksThird': move(() => 2),
    'USER.closes': close,
    'USER.pressesEscape': close,
    'VIEWER.comes': (stage) => stage.answer('loadViewer', undefined),
    'VIEWER.fails': (stage) => stage.fail('loadViewer', new Error('no such chunk')),
    ...passTime('TIME.9999ms', 'TIME.1ms'),
  },
  see: (stage) => {
    const has = (tag: string) => stage.snapshot.hasTag(tag)
    if (stage.pending.has('loadViewer') !== has('loading')) throw new Error('loads unseen, or waits for nothing')
    return {
      screen: has('open') ? 'viewer' : 'page',
      photo: has('open') ? (order[index(stage)] ?? null) : null,
      isLoading: has('loading'),
      isSorry: has('unavailable'),
    }
  },
} satisfies ActorDriver
