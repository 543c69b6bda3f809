/** A linear classifier: for each label 512 weights and a bias. */
export interface LinearModel<Label extends string> {
  labels: Label[]
  /** Multiplies the stored whole numbers. */
  scale: number
  /** Base64 of 8-bit numbers with sign, label after label. */
  weights: string
  bias: number[]
}

/** The probability of each label. */
export function probabilities<Label extends string>(model: LinearModel<Label>, vector: number[]): Map<Label, number> {
  const { labels, scale, bias } = model
  const weights = weightsOf(model)
  const size = weights.length / labels.length
  const scores = labels.map((_, l) => {
    let sum = 0
    for (let i = 0; i < size; i++) sum += (weights[l * size + i] ?? 0) * (vector[i] ?? 0)
    return sum * scale + (bias[l] ?? 0)
  })
  const shares = softmax(scores)
  return new Map(labels.map((label, l) => [label, shares[l] ?? 0]))
}

const decoded = new WeakMap<object, Int8Array>()

function weightsOf(model: LinearModel<string>): Int8Array {
  const before = decoded.get(model)
  if (before) return before
  const weights = Int8Array.from(Buffer.from(model.weights, 'base64'), (byte) => (byte << 24) >> 24)
  decoded.set(model, weights)
  return weights
}

interface Example<Label extends string> {
  vector: number[]
  label: Label
}

/** Multinomial logistic regression by gradient descent with L2; rare labels weigh more than their number. */
export function train<Label extends string>(
  examples: Example<Label>[],
  { rounds = 200, rate = 8, decay = 1e-4 } = {},
): LinearModel<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const size = examples[0]?.vector.length ?? 0
  const vectors = examples.map(({ vector }) => Float64Array.from(vector))
  const classes = examples.map(({ label }) => labels.indexOf(label))
  const counts = labels.map((_, l) => classes.filter((one) => one === l).length)
  const importance = classes.map((l) => Math.sqrt(examples.length / labels.length / (counts[l] ?? 1)))
  const weights = labels.map(() => new Float64Array(size))
  const bias = new Float64Array(labels.length)
  const step = rate / examples.length
  for (let round = 0; round < rounds; round++) {
    const slopes = labels.map(() => new Float64Array(size))
    const biasSlopes = new Float64Array(labels.length)
    for (let e = 0; e < vectors.length; e++) {
      const vector = vectors[e] as Float64Array
      const errors = softmax(weights.map((own, l) => dot(own, vector) + (bias[l] ?? 0)))
      for (let l = 0; l < labels.length; l++) {
        const error = ((errors[l] ?? 0) - (classes[e] === l ? 1 : 0)) * (importance[e] ?? 1)
        const slope = slopes[l] as Float64Array
        for (let i = 0; i < size; i++) slope[i] = (slope[i] as number) + error * (vector[i] as number)
        biasSlopes[l] = (biasSlopes[l] as number) + error
      }
    }
    for (let l = 0; l < labels.length; l++) {
      const [own, slope] = [weights[l] as Float64Array, slopes[l] as Float64Array]
      for (let i = 0; i < size; i++) own[i] = (own[i] as number) * (1 - decay * rate) - step * (slope[i] as number)
      bias[l] = (bias[l] as number) - step * (biasSlopes[l] as number)
    }
  }
  const all = weights.flatMap((own) => [...own])
  const scale = all.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127
  const bytes = Int8Array.from(all, (weight) => Math.round(weight / scale))
  return {
    labels,
    scale,
    weights: Buffer.from(bytes.buffer).toString('base64'),
    bias: [...bias].map((one) => Math.round(one * 1e4) / 1e4),
  }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] as number) * (other[i] as number)
  return sum
}

function softmax(scores: number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, one) => sum + one, 0)
  return powers.map((power) => power / total)
}
