import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

interface Round {
  items: readonly string[]
  /** Milliseconds, and the number of visible items. */
  steps: readonly { lasts: number; shows: number }[]
  requirements: string[]
}

/** HOME-09: messages after 1000, 2000 and 3000 ms, none again after 5000 ms. */
export const chatLoopRound = {
  items: ['first', 'second', 'third'],
  steps: [
    { lasts: 1000, shows: 0 },
    { lasts: 1000, shows: 1 },
    { lasts: 1000, shows: 2 },
    { lasts: 2000, shows: 3 },
  ],
  requirements: ['HOME-09'],
} satisfies Round

/**
 * HOME-14, as §4 and §9 are read: nothing, 'New offer' after 1500 ms, 'Tour request' after 3000 ms, nothing again after
 * 6000 ms; 2000 ms later the next round begins.
 */
export const badgesRound = {
  items: ['newOffer', 'tourRequest'],
  steps: [
    { lasts: 1500, shows: 0 },
    { lasts: 1500, shows: 1 },
    { lasts: 3000, shows: 2 },
    { lasts: 2000, shows: 0 },
  ],
  requirements: ['HOME-14'],
} satisfies Round

/** All durations and counts differ from their neighbors'. */
export const unevenRound = {
  items: ['one', 'two', 'three'],
  steps: [
    { lasts: 1000, shows: 0 },
    { lasts: 2500, shows: 2 },
    { lasts: 1500, shows: 1 },
  ],
  requirements: ['HOME-09', 'HOME-14'],
} satisfies Round

/** The visible items of a round, for any steps. */
export function sequenceModel({ items, steps, requirements }: Round): Model {
  const times = [...new Set(steps.map(({ lasts }) => lasts))]
  const isAt = (step: number) => ({ type: 'isAt' as const, params: { step } })
  const almostOver = times.map((time) => [
    `TIME.${time - 1}ms`,
    steps.flatMap(({ lasts }, step) => (lasts === time ? [{ guard: isAt(step), target: 'almost' }] : [])),
  ])
  const over = steps.map((_, step) => ({
    guard: isAt(step),
    target: 'fresh',
    actions: { type: 'take' as const, params: { step: (step + 1) % steps.length } },
  }))

  const chart = setup({
    types: { context: {} as { step: number; shown: number }, events: {} as { type: string } },
    guards: { isAt: ({ context }, { step }: { step: number }) => context.step === step },
    actions: {
      nothingHappens: () => {},
      begin: assign({ step: 0, shown: steps[0]?.shows ?? 0 }),
      take: assign((_, { step }: { step: number }) => ({ step, shown: steps[step]?.shows ?? 0 })),
      showAll: assign({ shown: items.length }),
    },
  }).createMachine({
    id: 'loopingSequenceSpec',
    context: { step: 0, shown: items.length },
    initial: 'elsewhere',
    states: {
      elsewhere: { on: { 'USER.comes': { target: 'still' } } },
      still: {
        on: {
          'STAGE.moves': { target: 'moving', actions: 'begin' },
          'STAGE.rests': { target: 'resting', actions: 'begin' },
          'STAGE.standsStill': { actions: 'nothingHappens' },
          'STAGE.breaks': { target: 'alone' },
          'TIME.10s': { actions: 'nothingHappens' },
        },
      },
      moving: {
        on: {
          'STAGE.rests': { target: 'resting' },
          'STAGE.standsStill': { target: 'still', actions: 'showAll' },
          'STAGE.breaks': { target: 'alone', actions: 'showAll' },
        },
        initial: 'fresh',
        states: {
          fresh: { on: Object.fromEntries(almostOver) },
          almost: { on: { 'TIME.1ms': over } },
        },
      },
      resting: {
        on: {
          'STAGE.moves': { target: 'moving' },
          'STAGE.rests': { actions: 'nothingHappens' },
          'STAGE.standsStill': { target: 'still', actions: 'showAll' },
          'TIME.10s': { actions: 'nothingHappens' },
        },
      },
      alone: { on: { 'TIME.10s': { actions: 'nothingHappens' } } },
    },
  })

  const shown = ({ shown }: { shown: number }) => ({ items: items.slice(0, shown) })
  return {
    requirements: [...requirements, 'HOME-15'],
    chart,
    proves: { moving: requirements, 'STAGE.standsStill': ['HOME-15'] },
    looks: {
      'loopingSequenceSpec.still': shown,
      'loopingSequenceSpec.moving.fresh': shown,
      'loopingSequenceSpec.moving.almost': shown,
      'loopingSequenceSpec.resting': shown,
      'loopingSequenceSpec.alone': shown,
    },
  }
}

export const loopingSequenceModel = sequenceModel(unevenRound)
