import { setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirement HOME-05. Three cards; the card in front is named by its number, from 1. */
const chart = setup({
  types: { events: {} as { type: string } },
  actions: { nothingHappens: () => {} },
}).createMachine({
  id: 'useCaseCarouselSpec',
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'first' } } },
    first: {
      on: {
        'USER.next': { target: 'second' },
        'USER.previous': { target: 'third' },
        'USER.slidesToSecond': { target: 'second' },
        'USER.slidesToThird': { target: 'third' },
        'USER.slidesBeyond': { actions: 'nothingHappens' },
        'USER.slidesBefore': { actions: 'nothingHappens' },
        'USER.slidesBetween': { actions: 'nothingHappens' },
      },
    },
    second: {
      on: {
        'USER.next': { target: 'third' },
        'USER.previous': { target: 'first' },
        'USER.slidesToFirst': { target: 'first' },
        'USER.slidesToThird': { target: 'third' },
        'USER.slidesBeyond': { actions: 'nothingHappens' },
        'USER.slidesBefore': { actions: 'nothingHappens' },
        'USER.slidesBetween': { actions: 'nothingHappens' },
      },
    },
    third: {
      on: {
        'USER.next': { target: 'first' },
        'USER.previous': { target: 'second' },
        'USER.slidesToFirst': { target: 'first' },
        'USER.slidesToSecond': { target: 'second' },
        'USER.slidesBeyond': { actions: 'nothingHappens' },
        'USER.slidesBefore': { actions: 'nothingHappens' },
        'USER.slidesBetween': { actions: 'nothingHappens' },
      },
    },
  },
})

export const useCaseCarouselModel: Model = {
  requirements: ['HOME-05'],
  chart,
  proves: {
    'USER.comes': ['HOME-05'],
    'USER.next': ['HOME-05'],
    'USER.previous': ['HOME-05'],
  },
  looks: {
    'useCaseCarouselSpec.first': { counter: '1/3', inFront: 'first' },
    'useCaseCarouselSpec.second': { counter: '2/3', inFront: 'second' },
    'useCaseCarouselSpec.third': { counter: '3/3', inFront: 'third' },
  },
}
