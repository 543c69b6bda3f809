/** A softmax regression on a sentence's vector and its words. Trained on examples; the same examples make the same model. */

export interface Sample {
  words: string[]
  vector: ArrayLike<number>
  label: string
}

export interface Model {
  labels: string[]
  /** The words and pairs of words that have weights, in the order of their rows. */
  grams: string[]
  /** Numbers of a sentence vector. */
  size: number
  /** Row by row: one weight for each label, first the rows of the vector, then those of the grams, last the biases. */
  weights: Float32Array
}

/** How much the vector and the words count; chosen on the tuning part of the corpora. */
const vectorScale = 4
const gramScale = 3
const rounds = 80
const decay = 1e-4

/** Words and pairs of neighbors, numbers alike, with the edges of the sentence. */
function gramsOf(words: string[]): string[] {
  const plain = words.slice(0, 120).map((word) => word.replace(/\d+/g, '0'))
  const pairs = ['^', ...plain].map((word, i) => `${word} ${plain[i] ?? '$'}`)
  return [...new Set([...plain, ...pairs])]
}

/** The vector scaled, and the rows of the grams, which all count the same. */
interface Input {
  dense: Float32Array
  rows: Int32Array
  value: number
}

/** Gives way to other work after each round: with thousands of samples a round takes a tenth of a second. */
export async function train(samples: Sample[]): Promise<Model> {
  const labels = [...new Set(samples.map(({ label }) => label))].sort()
  const grams = oftenSeen(samples)
  const size = samples[0]?.vector.length ?? 0
  const indexOf = new Map(grams.map((gram, i) => [gram, size + i]))
  const inputs = samples.map((sample) => inputOf(sample.words, sample.vector, size, indexOf))
  const targets = samples.map(({ label }) => labels.indexOf(label))
  const weights = new Float32Array((size + grams.length + 1) * labels.length)
  await fitted(weights, inputs, targets, labels.length)
  return { labels, grams, size, weights }
}

/** A word seen once says more of its writer than of its label. */
function oftenSeen(samples: Sample[]): string[] {
  const counts = new Map<string, number>()
  for (const { words } of samples) for (const gram of gramsOf(words)) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  return [...counts].flatMap(([gram, count]) => (count > 1 ? [gram] : [])).sort()
}

function inputOf(words: string[], vector: ArrayLike<number>, size: number, rowOf: Map<string, number>): Input {
  const dense = Float32Array.from({ length: size }, (_, i) => vector[i] ?? 0)
  const length = Math.sqrt(dense.reduce((sum, one) => sum + one * one, 0)) || 1
  const rows = Int32Array.from(gramsOf(words).flatMap((gram) => rowOf.get(gram) ?? []))
  return {
    dense: dense.map((one) => (vectorScale * one) / length),
    rows,
    value: gramScale / Math.sqrt(Math.max(1, rows.length)),
  }
}

/** Full batches with Adam and a step that shrinks to nothing. */
async function fitted(weights: Float32Array, inputs: Input[], targets: number[], width: number): Promise<void> {
  const [first, second] = [new Float32Array(weights.length), new Float32Array(weights.length)]
  const gradient = new Float32Array(weights.length)
  const bias = weights.length - width
  for (let round = 1; round <= rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve))
    for (let i = 0; i < weights.length; i++) gradient[i] = i < bias ? decay * (weights[i] as number) : 0
    for (const [n, input] of inputs.entries()) {
      const errors = softmax(scores(weights, input, width))
      errors[targets[n] as number] = (errors[targets[n] as number] as number) - 1
      addTo(gradient, input, errors, 1 / inputs.length)
    }
    const step = 0.05 * (1 - round / rounds)
    const [mean, spread] = [1 - 0.9 ** round, 1 - 0.99 ** round]
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

function addTo(gradient: Float32Array, { dense, rows, value }: Input, errors: Float64Array, share: number) {
  const width = errors.length
  for (let i = 0; i < dense.length; i++) addRow(gradient, i * width, share * (dense[i] as number), errors)
  for (let i = 0; i < rows.length; i++) addRow(gradient, (rows[i] as number) * width, share * value, errors)
  addRow(gradient, gradient.length - width, share, errors)
}

function addRow(gradient: Float32Array, from: number, by: number, errors: Float64Array) {
  for (let k = 0; k < errors.length; k++)
    gradient[from + k] = (gradient[from + k] as number) + by * (errors[k] as number)
}

function scores(weights: Float32Array, { dense, rows, value }: Input, width: number): Float64Array {
  const sums = Float64Array.from(weights.subarray(weights.length - width))
  for (let i = 0; i < dense.length; i++) addScores(sums, weights, i * width, dense[i] as number)
  for (let i = 0; i < rows.length; i++) addScores(sums, weights, (rows[i] as number) * width, value)
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

const indexes = new WeakMap<Model, Map<string, number>>()

/** How likely each label is. */
export function likelihoods(model: Model, words: string[], vector: ArrayLike<number>): Record<string, number> {
  let index = indexes.get(model)
  if (!index) {
    index = new Map(model.grams.map((gram, i) => [gram, model.size + i]))
    indexes.set(model, index)
  }
  const input = inputOf(words, vector, model.size, index)
  const found = softmax(scores(model.weights, input, model.labels.length))
  return Object.fromEntries(model.labels.map((label, k) => [label, found[k] ?? 0]))
}
