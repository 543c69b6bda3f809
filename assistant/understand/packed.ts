import type { ClassifierModel } from './classifier.ts'
import type { Learned } from './encoder.ts'
import type { Sense } from './examples.ts'

interface Header {
  models: Omit<ClassifierModel, 'weights'>[]
  senses: Sense[]
}

const headerLength = 4

const modelNames = [
  'acts',
  'protection',
  'topics',
  'changes',
  'answers',
  'timeRoles',
  'timeRolesTogether',
  'amountRoles',
  'amountRolesTogether',
  'offers',
  'names',
  'intents',
  'financings',
  'timings',
  'budgets',
  'households',
  'pets',
  'sums',
  'followUps',
  'details',
] as const

/** The models as bytes: the length of a JSON header, the header, and all numbers. */
export function packed({ senses, ...learned }: Learned): Uint8Array {
  const models = modelNames.map((name) => learned[name])
  const header: Header = {
    models: models.map(({ weights: _, ...model }) => model),
    senses: senses.map(({ sense }) => sense),
  }
  const numbers = [...models.map(({ weights }) => weights), ...senses.map(({ vector }) => vector)]
  const text = new TextEncoder().encode(JSON.stringify(header))
  const bytes = new Uint8Array(headerLength + text.length + numbers.reduce((sum, one) => sum + one.byteLength, 0))
  new DataView(bytes.buffer).setUint32(0, text.length)
  bytes.set(text, headerLength)
  let at = headerLength + text.length
  for (const one of numbers) {
    bytes.set(new Uint8Array(one.buffer, one.byteOffset, one.byteLength), at)
    at += one.byteLength
  }
  return bytes
}

/** The opposite of `packed`. Throws on truncated bytes. */
export function unpacked(bytes: Uint8Array): Learned {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const start = headerLength + length
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(headerLength, start))) as Header
  const numbers = new Float32Array(new Uint8Array(bytes.subarray(start)).buffer)
  let at = 0
  const take = (count: number) => {
    if (at + count > numbers.length) throw new Error('The file of what was learned is cut off.')
    at += count
    return numbers.subarray(at - count, at)
  }
  const models = header.models.map(
    (model): ClassifierModel => ({
      ...model,
      weights: take((model.size + model.grams.length + model.pieces.length + 1) * model.labels.length),
    }),
  )
  const model = (name: (typeof modelNames)[number]): ClassifierModel => {
    const found = models[modelNames.indexOf(name)]
    if (!found) throw new Error(`The file of what was learned lacks the model of ${name}.`)
    return found
  }
  const acts = model('acts')
  return {
    acts,
    protection: model('protection'),
    topics: model('topics'),
    changes: model('changes'),
    answers: model('answers'),
    timeRoles: model('timeRoles'),
    timeRolesTogether: model('timeRolesTogether'),
    amountRoles: model('amountRoles'),
    amountRolesTogether: model('amountRolesTogether'),
    offers: model('offers'),
    names: model('names'),
    intents: model('intents'),
    financings: model('financings'),
    timings: model('timings'),
    budgets: model('budgets'),
    households: model('households'),
    pets: model('pets'),
    sums: model('sums'),
    followUps: model('followUps'),
    details: model('details'),
    senses: header.senses.map((sense) => ({ sense, vector: take(acts.size) })),
  }
}
