/**
 * A softmax regression on a sentence's vector, its words and character n-grams. The same examples make the same model.
 */

import { loadMatrixProduct, transposed } from './matrix-product.ts'

export interface Sample {
  words: string[]
  /** Other features of the sentence; each counts as a word does. */
  marks?: string[]
  vector: ArrayLike<number>
  label: string
}

export interface ClassifierModel {
  labels: string[]
  /** The words and pairs of words that have weights, in the order of their rows. */
  grams: string[]
  /** Character n-grams of three or four letters: a misspelled word shares most of them with the right one. */
  pieces: string[]
  /** Dimension of a sentence vector. */
  size: number
  /**
   * Row by row: one weight for each label, first the rows of the vector, then those of words and n-grams, last the
   * biases.
   */
  weights: Float32Array
}

/** Relative weights of the vector, the words and the n-grams; chosen on the tuning part of the corpora. */
const vectorScale = 4
const gramScale = 2
const pieceScale = 3
const fewestRounds = 15
/** Fewer samples get more epochs. */
const fewestSteps = 200
const batchSize = 256
const firstStep = 0.02
const decay = 1e-4

const plainWords = (words: string[]) => words.slice(0, 120).map((word) => word.replace(/\d+/g, '0'))

/** Words and pairs of neighbors, numbers alike, with the edges of the sentence. */
function gramsOf(words: string[]): string[] {
  const plain = plainWords(words)
  const pairs = ['^', ...plain].map((word, i) => `${word} ${plain[i] ?? '$'}`)
  return [...new Set([...plain, ...pairs])]
}

const withMarks = (grams: string[], marks: string[] = []) =>
  marks.length === 0 ? grams : [...new Set([...grams, ...marks])]

function piecesOf(words: string[]): string[] {
  const pieces = new Set<string>()
  for (const word of plainWords(words)) {
    const edged = `<${word}>`
    for (const length of [3, 4]) for (let i = 0; i + length <= edged.length; i++) pieces.add(edged.slice(i, i + length))
  }
  return [...pieces]
}

/** The vector scaled, and the rows of grams and pieces with what each counts. */
interface Input {
  dense: Float32Array
  rows: Int32Array
  values: Float32Array
}

interface Rows {
  grams: Map<string, number>
  pieces: Map<string, number>
}

const rowsFrom = (list: string[], first: number) => new Map(list.map((one, i) => [one, first + i]))
const rowsOf = ({ grams, pieces, size }: Pick<ClassifierModel, 'grams' | 'pieces' | 'size'>): Rows => ({
  grams: rowsFrom(grams, size),
  pieces: rowsFrom(pieces, size + grams.length),
})

/** Yields after each batch: an epoch of thousands of samples takes a tenth of a second and more. */
export async function train(samples: Sample[]): Promise<ClassifierModel> {
  const labels = [...new Set(samples.map(({ label }) => label))].sort()
  // A word seen once says more about its writer than about its label.
  const grams = seenOften(
    samples.map(({ words, marks }) => withMarks(gramsOf(words), marks)),
    2,
  )
  const pieces = seenOften(
    samples.map(({ words }) => piecesOf(words)),
    3,
  )
  const size = samples[0]?.vector.length ?? 0
  const rows = rowsOf({ grams, pieces, size })
  const inputs = samples.map((sample) => inputOf(featuresOf(sample, size), sample.marks, rows))
  const indexOf = new Map(labels.map((label, k) => [label, k]))
  const targets = samples.map(({ label }) => indexOf.get(label) as number)
  const weights = new Float32Array((size + grams.length + pieces.length + 1) * labels.length)
  await fitted(weights, inputs, targets, labels.length)
  return { labels, grams, pieces, size, weights }
}

function seenOften(lists: string[][], often: number): string[] {
  const counts = new Map<string, number>()
  for (const list of lists) for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].flatMap(([one, count]) => (count >= often ? [one] : [])).sort()
}

/** What all classifiers read of a sentence. */
interface Features {
  dense: Float32Array
  grams: string[]
  pieces: string[]
}

function featuresOf({ words, vector }: Pick<Sample, 'words' | 'vector'>, size: number): Features {
  const dense = new Float32Array(size)
  for (let i = 0; i < size; i++) dense[i] = vector[i] ?? 0
  let squares = 0
  for (const one of dense) squares += one * one
  const length = Math.sqrt(squares) || 1
  for (let i = 0; i < size; i++) dense[i] = (vectorScale * (dense[i] as number)) / length
  return { dense, grams: gramsOf(words), pieces: piecesOf(words) }
}

function inputOf({ dense, ...features }: Features, marks: string[] | undefined, { grams, pieces }: Rows): Input {
  const ofGrams = withMarks(features.grams, marks).flatMap((gram) => grams.get(gram) ?? [])
  const ofPieces = features.pieces.flatMap((piece) => pieces.get(piece) ?? [])
  const values = new Float32Array(ofGrams.length + ofPieces.length)
  values.fill(gramScale / Math.sqrt(Math.max(1, ofGrams.length)), 0, ofGrams.length)
  values.fill(pieceScale / Math.sqrt(Math.max(1, ofPieces.length)), ofGrams.length)
  return { dense, rows: Int32Array.from([...ofGrams, ...ofPieces]), values }
}

/** Adam in batches, with a step size that decreases to zero. */
async function fitted(weights: Float32Array, inputs: Input[], targets: number[], width: number): Promise<void> {
  const product = await loadMatrixProduct()
  const size = inputs[0]?.dense.length ?? 0
  const [first, second] = [new Float32Array(weights.length), new Float32Array(weights.length)]
  const gradient = new Float32Array(weights.length)
  const batches = Math.max(1, Math.ceil(inputs.length / batchSize))
  const rounds = Math.max(fewestRounds, Math.ceil(fewestSteps / batches))
  const order = inputs.map((_, n) => n)
  const next = randomNumbers()
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next)
    for (let batch = 0; batch < batches; batch++) {
      await new Promise((resolve) => setImmediate(resolve))
      const some = order.filter((_, i) => i % batches === batch)
      const vectors = new Float32Array(some.length * size)
      for (const [i, n] of some.entries()) vectors.set((inputs[n] as Input).dense, i * size)
      const errors =
        size > 0 ? product(vectors, weights.subarray(0, size * width), size) : new Float32Array(some.length * width)
      gradient.fill(0)
      for (const [i, n] of some.entries()) {
        const input = inputs[n] as Input
        const ofSample = errors.subarray(i * width, (i + 1) * width)
        addSparse(ofSample, weights, input)
        softmax(ofSample)
        ofSample[targets[n] as number] = (ofSample[targets[n] as number] as number) - 1
        for (let k = 0; k < width; k++) ofSample[k] = (ofSample[k] as number) / some.length
        addTo(gradient, input, ofSample)
      }
      if (size > 0) gradient.set(transposed(product(transposed(errors, width), vectors, some.length), size))
      const done = round * batches + batch + 1
      const step = (firstStep * (1 - done / (rounds * batches))) / (1 - 0.9 ** done)
      descend(weights, gradient, first, second, step, 1 / (1 - 0.99 ** done), weights.length - width)
    }
  }
}

/** One step of Adam. Weights from `bias` on don't decay. */
function descend(
  weights: Float32Array,
  gradient: Float32Array,
  first: Float32Array,
  second: Float32Array,
  step: number,
  spread: number,
  bias: number,
) {
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number
    const one = (gradient[i] as number) + (i < bias ? decay * weight : 0)
    const moved = 0.9 * (first[i] as number) + 0.1 * one
    const spreadOut = 0.99 * (second[i] as number) + 0.01 * one * one
    first[i] = moved
    second[i] = spreadOut
    weights[i] = weight - (step * moved) / (Math.sqrt(spreadOut * spread) + 1e-6)
  }
}

/** The same numbers from 0 to 1 each time (Numerical Recipes' linear congruential generator). */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(list: number[], next: () => number) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const kept = list[i] as number
    list[i] = list[j] as number
    list[j] = kept
  }
}

function addTo(gradient: Float32Array, { rows, values }: Input, errors: Float32Array) {
  for (let i = 0; i < rows.length; i++) {
    const from = (rows[i] as number) * errors.length
    const by = values[i] as number
    for (let k = 0; k < errors.length; k++)
      gradient[from + k] = (gradient[from + k] as number) + by * (errors[k] as number)
  }
  const bias = gradient.length - errors.length
  for (let k = 0; k < errors.length; k++) gradient[bias + k] = (gradient[bias + k] as number) + (errors[k] as number)
}

/** Adds to each label's score what the words, the n-grams and the bias count. */
function addSparse(sums: Float32Array, weights: Float32Array, { rows, values }: Input) {
  const bias = weights.length - sums.length
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) + (weights[bias + k] as number)
  for (let i = 0; i < rows.length; i++) addRow(sums, weights, (rows[i] as number) * sums.length, values[i] as number)
}

function addRow(sums: Float32Array, weights: Float32Array, from: number, by: number) {
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) + by * (weights[from + k] as number)
}

/** Turns scores into probabilities. */
function softmax(sums: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY
  for (let k = 0; k < sums.length; k++) most = Math.max(most, sums[k] as number)
  let all = 0
  for (let k = 0; k < sums.length; k++) {
    sums[k] = Math.exp((sums[k] as number) - most)
    all += sums[k] as number
  }
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) / all
  return sums
}

const rowsOfModel = new WeakMap<ClassifierModel, Rows>()

/** Of the last sentence: several classifiers read it one after the other. */
let lastRead: { words: string[]; vector: ArrayLike<number>; features: Features } | null = null

function featuresRead({ words, vector }: Pick<Sample, 'words' | 'vector'>, size: number): Features {
  if (lastRead?.words !== words || lastRead.vector !== vector || lastRead.features.dense.length !== size)
    lastRead = { words, vector, features: featuresOf({ words, vector }, size) }
  return lastRead.features
}

/** The probability of each label. */
export function likelihoods(model: ClassifierModel, sentence: Omit<Sample, 'label'>): Record<string, number> {
  const rows = rowsOfModel.get(model) ?? rowsOf(model)
  rowsOfModel.set(model, rows)
  const input = inputOf(featuresRead(sentence, model.size), sentence.marks, rows)
  const sums = new Float32Array(model.labels.length)
  for (let i = 0; i < model.size; i++) addRow(sums, model.weights, i * sums.length, input.dense[i] as number)
  addSparse(sums, model.weights, input)
  const found = softmax(sums)
  return Object.fromEntries(model.labels.map((label, k) => [label, found[k] ?? 0]))
}
