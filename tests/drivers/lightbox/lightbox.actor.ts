import { lightboxMachine } from '#machines/lightbox/lightbox.machine.ts'
import { lightboxModel } from '#machines/lightbox/lightbox.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'

/** The photos of the listing in order. */
const order = ['front', 'hall', 'garden']
const index = (harness: ActorHarness) => harness.context.index as number
const enlarge = (index: number) => (harness: ActorHarness) => harness.send({ type: 'ENLARGE', index } as never)
const move = (to: (index: number) => number) => (harness: ActorHarness) =>
  harness.send({ type: 'MOVE', index: to(index(harness)) } as never)
const close = (harness: ActorHarness) => harness.send({ type: 'CLOSE' })

export const lightbox = {
  name: 'lightbox',
  machine: lightboxMachine,
  ports: { loadViewer: 'call' },
  effects: [],
  model: lightboxModel,
  eventDrivers: {
    'USER.opensListing': (harness) => harness.start(undefined),
    'USER.enlargesFirst': enlarge(0),
    'USER.enlargesThird': enlarge(2),
    'USER.next': move((index) => (index + 1) % 3),
    'USER.previous': move((index) => (index + 2) % 3),
    'USER.picksThird': move(() => 2),
    'USER.closes': close,
    'USER.pressesEscape': close,
    'VIEWER.comes': (harness) => harness.answer('loadViewer', undefined),
    'VIEWER.fails': (harness) => harness.fail('loadViewer', new Error('no such chunk')),
    ...passTime('TIME.9999ms', 'TIME.1ms'),
  },
  see: (harness) => {
    const has = (tag: string) => harness.snapshot.hasTag(tag)
    if (harness.pending.has('loadViewer') !== has('loading')) throw new Error('loads unseen, or waits for nothing')
    return {
      screen: has('open') ? 'viewer' : 'page',
      photo: has('open') ? (order[index(harness)] ?? null) : null,
      isLoading: has('loading'),
      isSorry: has('unavailable'),
    }
  },
} satisfies ActorDriver
