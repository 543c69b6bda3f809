import { useCaseCarouselMachine } from '#machines/use-case-carousel/use-case-carousel.machine.ts'
import { useCaseCarouselModel } from '#machines/use-case-carousel/use-case-carousel.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

const cards = ['first', 'second', 'third']
/** Each harness's scroll position after the visitor moved the row. */
const movedTo = new WeakMap<Stage, { to: number; after: number }>()

const slide = (index: number) => (stage: Stage) => {
  const after = stage.done('slide').length
  if (cards[index]) movedTo.set(stage, { to: index, after })
  stage.send({ type: 'SLID_TO', index } as never)
}

/** The row's last position, set by the machine or by hand. */
function inFront(stage: Stage): number {
  const brought = stage.story.filter(({ name }) => name === 'slide')
  const moved = movedTo.get(stage)
  if (moved && moved.after === brought.length) return moved.to
  return (brought.at(-1)?.context?.index as number | undefined) ?? 0
}

export const useCaseCarousel = {
  name: 'use-case-carousel',
  machine: useCaseCarouselMachine,
  ports: {},
  effects: ['slide'],
  model: useCaseCarouselModel,
  acts: {
    'USER.comes': (stage) => stage.start({ count: 3, slideTo: () => {} }),
    'USER.next': (stage) => stage.send({ type: 'NEXT' }),
    'USER.previous': (stage) => stage.send({ type: 'PREVIOUS' }),
    'USER.slidesToFirst': slide(0),
    'USER.slidesToSecond': slide(1),
    'USER.slidesToThird': slide(2),
    'USER.slidesBeyond': slide(3),
    'USER.slidesBefore': slide(-1),
    'USER.slidesBetween': slide(0.5),
  },
  see: (stage) => {
    const { index, count } = stage.context as { index: number; count: number }
    return { counter: `${index + 1}/${count}`, inFront: cards[inFront(stage)] }
  },
} satisfies ActorDriver
