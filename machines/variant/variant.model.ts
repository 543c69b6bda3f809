import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirement HOME-10. The variant of a session is reported at most once. */
interface Context {
  variant: '' | 'a' | 'b'
  kept: string[]
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  actions: {
    a: assign({ variant: 'a' }),
    b: assign({ variant: 'b' }),
    drawA: assign({ variant: 'a', kept: ['a'] }),
    drawB: assign({ variant: 'b', kept: ['b'] }),
  },
}).createMachine({
  id: 'variantSpec',
  context: { variant: '', kept: [] },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.comes': { target: 'arriving' },
      },
    },
    arriving: {
      on: {
        'ADDRESS.asksForA': { target: 'decided', actions: 'a' },
        'ADDRESS.asksForB': { target: 'decided', actions: 'b' },
        'ADDRESS.asksForNothing': { target: 'remembering' },
        'ADDRESS.asksForNonsense': { target: 'remembering' },
        'ADDRESS.cannotBeRead': { target: 'remembering' },
      },
    },
    remembering: {
      on: {
        'SESSION.keptA': { target: 'decided', actions: 'a' },
        'SESSION.keptB': { target: 'decided', actions: 'b' },
        'SESSION.keptNothing': { target: 'drawing' },
        'SESSION.keptNonsense': { target: 'drawing' },
        'SESSION.refuses': { target: 'drawing' },
      },
    },
    drawing: {
      on: {
        'COIN.showsA': { target: 'telling', actions: 'drawA' },
        'COIN.showsB': { target: 'telling', actions: 'drawB' },
        'COIN.isLost': { target: 'decided', actions: 'a' },
      },
    },
    telling: { on: { 'SESSION.keeps': { target: 'decided' }, 'SESSION.doesNotKeep': { target: 'decided' } } },
    decided: {},
  },
})

const decided =
  (waitsFor: string | null) =>
  ({ variant, kept }: Context) => ({ variant, kept, waitsFor })

export const variantModel: Model = {
  requirements: ['HOME-10'],
  chart,
  proves: {
    'SESSION.keptNothing': ['HOME-10'],
    'SESSION.keptA': ['HOME-10'],
    'SESSION.keptB': ['HOME-10'],
    'COIN.showsA': ['HOME-10'],
    'COIN.showsB': ['HOME-10'],
    'SESSION.keeps': ['HOME-10'],
  },
  looks: {
    'variantSpec.arriving': decided('readAsked'),
    'variantSpec.remembering': decided('readVariant'),
    'variantSpec.drawing': decided('drawVariant'),
    'variantSpec.telling': decided('keepVariant'),
    'variantSpec.decided': decided(null),
  },
}
