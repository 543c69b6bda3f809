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

describe('what is learned from examples', () => {
  it('knows its examples again', () => {
    for (const { label, ...sentence } of samples) expect(likelihoods(model, sentence)[label]).toBeGreaterThan(0.9)
  })
  it('gives each label a share of one', () => {
    const shares = Object.values(likelihoods(model, { words: ['unknown'], vector: [0.5, 0.5] }))
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })
  it('is the same for the same examples', async () => {
    expect((await train(samples)).weights).toEqual(model.weights)
  })
  it('has weights for words that were seen more than once', () => {
    expect(model.grams).toContain('parking')
    expect(model.grams).not.toContain('crime')
  })
  it('knows a misspelled word by its pieces', async () => {
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

describe('the file of what was learned', () => {
  const learned = (): Learned => ({
    acts: model,
    protection: model,
    topics: model,
    changes: model,
    answers: model,
    timeRoles: model,
    timings: model,
    budgets: model,
    households: model,
    pets: model,
    intents: model,
    financings: model,
    senses: [{ sense: 'price', vector: Float32Array.of(0.25, -1) }],
  })
  it('holds what was put into it, read into any buffer', () => {
    const bytes = packed(learned())
    const shifted = new Uint8Array(bytes.length + 1)
    shifted.set(bytes, 1)
    expect(unpacked(shifted.subarray(1))).toEqual(learned())
  })
  it('is refused when it was cut off', () => {
    expect(() => unpacked(packed(learned()).slice(0, -8))).toThrow('cut off')
  })
})
