import { useCaseCarouselMachine } from '#machines/use-case-carousel/use-case-carousel.machine.ts'
import { useCaseCarouselModel } from '#machines/use-case-carousel/use-case-carousel.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'

const cards = ['first', 'second', 'third']
/** Each harness's scroll position after the visitor moved the row. */
const movedTo = new WeakMap<ActorHarness, { to: number; after: number }>()

const slide = (index: number) => (harness: ActorHarness) => {
  const after = harness.done('slide').length
  if (cards[index]) movedTo.set(harness, { to: index, after })
  harness.send({ type: 'SLID_TO', index } as never)
}

/** The row's last position, set by the machine or by hand. */
function inFront(harness: ActorHarness): number {
  const brought = harness.history.filter(({ name }) => name === 'slide')
  const moved = movedTo.get(harness)
  if (moved && moved.after === brought.length) return moved.to
  return (brought.at(-1)?.context?.index as number | undefined) ?? 0
}

export const useCaseCarousel = {
  name: 'use-case-carousel',
  machine: useCaseCarouselMachine,
  ports: {},
  effects: ['slide'],
  model: useCaseCarouselModel,
  eventDrivers: {
    'USER.comes': (harness) => harness.start({ count: 3, slideTo: () => {} }),
    'USER.next': (harness) => harness.send({ type: 'NEXT' }),
    'USER.previous': (harness) => harness.send({ type: 'PREVIOUS' }),
    'USER.slidesToFirst': slide(0),
    'USER.slidesToSecond': slide(1),
    'USER.slidesToThird': slide(2),
    'USER.slidesBeyond': slide(3),
    'USER.slidesBefore': slide(-1),
    'USER.slidesBetween': slide(0.5),
  },
  see: (harness) => {
    const { index, count } = harness.context as { index: number; count: number }
    return { counter: `${index + 1}/${count}`, inFront: cards[inFront(harness)] }
  },
} satisfies ActorDriver
