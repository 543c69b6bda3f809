import { beforeAll, describe, expect, it } from 'vitest'
import { type ClassifierModel, likelihoods, train } from '../../assistant/understand/classifier.ts'
import type { Learned } from '../../assistant/understand/encoder.ts'
import { packed, unpacked } from '../../assistant/understand/packed.ts'

const samples = [
  { words: ['is', 'it', 'safe'], vector: [1, 0], label: 'protected' },
  { words: ['is', 'crime', 'bad'], vector: [0.9, 0.1], label: 'protected' },
  { words: ['is', 'parking', 'free'], vector: [0, 1], label: 'question' },
  { words: ['how', 'much', 'is', 'parking'], vector: [0.1, 0.9], label: 'question' },
]
let model: ClassifierModel
beforeAll(async () => {
  model = await train(samples)
})

describe('a classifier trained on examples', () => {
  it('classifies its own examples correctly', () => {
    for (const { label, ...sentence } of samples) expect(likelihoods(model, sentence)[label]).toBeGreaterThan(0.9)
  })
  it('gives probabilities that add up to one', () => {
    const shares = Object.values(likelihoods(model, { words: ['unknown'], vector: [0.5, 0.5] }))
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })
  it('gives the same weights for the same examples', async () => {
    expect((await train(samples)).weights).toEqual(model.weights)
  })
  it('has weights only for words seen more than once', () => {
    expect(model.grams).toContain('parking')
    expect(model.grams).not.toContain('crime')
  })
  it('recognizes a misspelled word by its character n-grams', async () => {
    const spelled = ['laundry', 'laundry room', 'laundry here', 'parking', 'parking here', 'parking lot'].map(
      (text) => ({
        words: text.split(' '),
        vector: [0, 0],
        label: text.split(' ')[0] as string,
      }),
    )
    expect(likelihoods(await train(spelled), { words: ['landry'], vector: [0, 0] }).laundry).toBeGreaterThan(0.6)
  })
})

describe('the model file', () => {
  const learned = (): Learned => ({
    acts: model,
    protection: model,
    topics: model,
    changes: model,
    answers: model,
    timeRoles: model,
    timeRolesTogether: model,
    amountRoles: model,
    amountRolesTogether: model,
    offers: model,
    names: model,
    followUps: model,
    timings: model,
    budgets: model,
    households: model,
    pets: model,
    intents: model,
    sums: model,
    details: model,
    financings: model,
    senses: [{ sense: 'price', vector: Float32Array.of(0.25, -1) }],
  })
  it('contains what was written, whichever buffer it is read from', () => {
    const bytes = packed(learned())
    const shifted = new Uint8Array(bytes.length + 1)
    shifted.set(bytes, 1)
    expect(unpacked(shifted.subarray(1))).toEqual(learned())
  })
  it('is rejected when truncated', () => {
    expect(() => unpacked(packed(learned()).slice(0, -8))).toThrow('cut off')
  })
})
