/**
 * A softmax regression on a sentence's vector, its words and character n-grams. The same examples make the same model.
 */

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
function gramsOf({ words, marks = [] }: Omit<Sample, 'label'>): string[] {
  const plain = plainWords(words)
  const pairs = ['^', ...plain].map((word, i) => `${word} ${plain[i] ?? '$'}`)
  return [...new Set([...plain, ...pairs, ...marks])]
}

function piecesOf({ words }: Omit<Sample, 'label'>): string[] {
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
  const grams = seenOften(samples.map(gramsOf), 2)
  const pieces = seenOften(samples.map(piecesOf), 3)
  const size = samples[0]?.vector.length ?? 0
  const rows = rowsOf({ grams, pieces, size })
  const inputs = samples.map((sample) => inputOf(sample, size, rows))
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

function inputOf(sample: Omit<Sample, 'label'>, size: number, { grams, pieces }: Rows): Input {
  const { vector } = sample
  const dense = Float32Array.from({ length: size }, (_, i) => vector[i] ?? 0)
  const length = Math.sqrt(dense.reduce((sum, one) => sum + one * one, 0)) || 1
  const ofGrams = gramsOf(sample).flatMap((gram) => grams.get(gram) ?? [])
  const ofPieces = piecesOf(sample).flatMap((piece) => pieces.get(piece) ?? [])
  const values = new Float32Array(ofGrams.length + ofPieces.length)
  values.fill(gramScale / Math.sqrt(Math.max(1, ofGrams.length)), 0, ofGrams.length)
  values.fill(pieceScale / Math.sqrt(Math.max(1, ofPieces.length)), ofGrams.length)
  return {
    dense: dense.map((one) => (vectorScale * one) / length),
    rows: Int32Array.from([...ofGrams, ...ofPieces]),
    values,
  }
}

/** Adam in batches, with a step size that decreases to zero. */
async function fitted(weights: Float32Array, inputs: Input[], targets: number[], width: number): Promise<void> {
  const [first, second] = [new Float32Array(weights.length), new Float32Array(weights.length)]
  const gradient = new Float32Array(weights.length)
  const bias = weights.length - width
  const batches = Math.max(1, Math.ceil(inputs.length / batchSize))
  const rounds = Math.max(fewestRounds, Math.ceil(fewestSteps / batches))
  const order = inputs.map((_, n) => n)
  const next = randomNumbers()
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next)
    for (let batch = 0; batch < batches; batch++) {
      await new Promise((resolve) => setTimeout(resolve))
      const some = order.filter((_, i) => i % batches === batch)
      for (let i = 0; i < weights.length; i++) gradient[i] = i < bias ? decay * (weights[i] as number) : 0
      for (const n of some) {
        const input = inputs[n] as Input
        const errors = softmax(scores(weights, input, width))
        errors[targets[n] as number] = (errors[targets[n] as number] as number) - 1
        addTo(gradient, input, errors, 1 / some.length)
      }
      const done = round * batches + batch + 1
      const step = firstStep * (1 - done / (rounds * batches))
      const [mean, spread] = [1 - 0.9 ** done, 1 - 0.99 ** done]
      for (let i = 0; i < weights.length; i++) {
        const one = gradient[i] as number
        const moved = 0.9 * (first[i] as number) + 0.1 * one
        const spreadOut = 0.99 * (second[i] as number) + 0.01 * one * one
        first[i] = moved
        second[i] = spreadOut
        weights[i] = (weights[i] as number) - (step * (moved / mean)) / (Math.sqrt(spreadOut / spread) + 1e-6)
      }
    }
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

function addTo(gradient: Float32Array, { dense, rows, values }: Input, errors: Float64Array, share: number) {
  const width = errors.length
  for (let i = 0; i < dense.length; i++) addRow(gradient, i * width, share * (dense[i] as number), errors)
  for (let i = 0; i < rows.length; i++)
    addRow(gradient, (rows[i] as number) * width, share * (values[i] as number), errors)
  addRow(gradient, gradient.length - width, share, errors)
}

function addRow(gradient: Float32Array, from: number, by: number, errors: Float64Array) {
  for (let k = 0; k < errors.length; k++)
    gradient[from + k] = (gradient[from + k] as number) + by * (errors[k] as number)
}

function scores(weights: Float32Array, { dense, rows, values }: Input, width: number): Float64Array {
  const sums = Float64Array.from(weights.subarray(weights.length - width))
  for (let i = 0; i < dense.length; i++) addScores(sums, weights, i * width, dense[i] as number)
  for (let i = 0; i < rows.length; i++) addScores(sums, weights, (rows[i] as number) * width, values[i] as number)
  return sums
}

function addScores(sums: Float64Array, weights: Float32Array, from: number, by: number) {
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) + by * (weights[from + k] as number)
}

function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, one) => total + one, 0)
  return powers.map((one) => one / all)
}

const rowsOfModel = new WeakMap<ClassifierModel, Rows>()

/** The probability of each label. */
export function likelihoods(model: ClassifierModel, sentence: Omit<Sample, 'label'>): Record<string, number> {
  const rows = rowsOfModel.get(model) ?? rowsOf(model)
  rowsOfModel.set(model, rows)
  const found = softmax(scores(model.weights, inputOf(sentence, model.size, rows), model.labels.length))
  return Object.fromEntries(model.labels.map((label, k) => [label, found[k] ?? 0]))
}
