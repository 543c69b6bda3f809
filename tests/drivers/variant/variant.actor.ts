import { variantMachine } from '#machines/variant/variant.machine.ts'
import { variantModel } from '#machines/variant/variant.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

const ask = (asked: string | null) => (stage: Stage) => stage.answer('readAsked', asked)
const read = (kept: string | null) => (stage: Stage) => stage.answer('readVariant', kept)
const draw = (variant: string) => (stage: Stage) => stage.answer('drawVariant', variant)
const refused = { kind: 'unexpected', message: 'storage is off' }

export const variant = {
  name: 'variant',
  machine: variantMachine,
  ports: { readAsked: 'call', readVariant: 'call', keepVariant: 'call', drawVariant: 'call' },
  effects: [],
  model: variantModel,
  acts: {
    'USER.comes': (stage) => stage.start(undefined),
    'ADDRESS.asksForA': ask('a'),
    'ADDRESS.asksForB': ask('b'),
    'ADDRESS.asksForNothing': ask(null),
    'ADDRESS.asksForNonsense': ask('A'),
    'ADDRESS.cannotBeRead': (stage) => stage.fail('readAsked', refused),
    'SESSION.keptA': read('a'),
    'SESSION.keptB': read('b'),
    'SESSION.keptNothing': read(null),
    'SESSION.keptNonsense': read('c'),
    'SESSION.refuses': (stage) => stage.fail('readVariant', refused),
    'SESSION.keeps': (stage) => stage.answer('keepVariant', undefined),
    'SESSION.doesNotKeep': (stage) => stage.fail('keepVariant', refused),
    'COIN.showsA': draw('a'),
    'COIN.showsB': draw('b'),
    'COIN.isLost': (stage) => stage.fail('drawVariant', refused),
  },
  see: (stage) => ({
    variant: [...stage.snapshot.tags].join(),
    kept: stage.done('keepVariant').map((input) => (input as { variant: string }).variant),
    waitsFor: [...stage.pending.keys()][0] ?? null,
  }),
} satisfies ActorDriver
