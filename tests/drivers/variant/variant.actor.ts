import { variantMachine } from '#machines/variant/variant.machine.ts'
import { variantModel } from '#machines/variant/variant.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'

const ask = (asked: string | null) => (harness: ActorHarness) => harness.answer('readAsked', asked)
const read = (kept: string | null) => (harness: ActorHarness) => harness.answer('readVariant', kept)
const draw = (variant: string) => (harness: ActorHarness) => harness.answer('drawVariant', variant)
const refused = { kind: 'unexpected', message: 'storage is off' }

export const variant = {
  name: 'variant',
  machine: variantMachine,
  ports: { readAsked: 'call', readVariant: 'call', keepVariant: 'call', drawVariant: 'call' },
  effects: [],
  model: variantModel,
  eventDrivers: {
    'USER.comes': (harness) => harness.start(undefined),
    'ADDRESS.asksForA': ask('a'),
    'ADDRESS.asksForB': ask('b'),
    'ADDRESS.asksForNothing': ask(null),
    'ADDRESS.asksForNonsense': ask('A'),
    'ADDRESS.cannotBeRead': (harness) => harness.fail('readAsked', refused),
    'SESSION.keptA': read('a'),
    'SESSION.keptB': read('b'),
    'SESSION.keptNothing': read(null),
    'SESSION.keptNonsense': read('c'),
    'SESSION.refuses': (harness) => harness.fail('readVariant', refused),
    'SESSION.keeps': (harness) => harness.answer('keepVariant', undefined),
    'SESSION.doesNotKeep': (harness) => harness.fail('keepVariant', refused),
    'COIN.showsA': draw('a'),
    'COIN.showsB': draw('b'),
    'COIN.isLost': (harness) => harness.fail('drawVariant', refused),
  },
  see: (harness) => ({
    variant: [...harness.snapshot.tags].join(),
    kept: harness.done('keepVariant').map((input) => (input as { variant: string }).variant),
    waitsFor: [...harness.pending.keys()][0] ?? null,
  }),
} satisfies ActorDriver
