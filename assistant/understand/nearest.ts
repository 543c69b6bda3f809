import type { Encoder, Learned } from './encoder.ts'
import { examples, type Sense } from './examples.ts'
import { languageOf } from './language.ts'
import { wordsOf } from './normalize.ts'
import { spanishToEnglish } from './spanish.ts'

type Example = Learned['senses'][number]

export interface Guess {
  sense: Sense
  /** Cosine similarity to the nearest example with that sense, from 0 to 1. */
  nearness: number
}

/** From here on a guess counts. Chosen on the tuning part of the corpora. */
const nearEnough = 0.55

const embedded = new WeakMap<Encoder, Promise<Example[]>>()

/** The sense of a clause in English words by its three nearest examples, null when none is near. */
export async function guessOf(words: string[], encoder: Encoder): Promise<Guess | null> {
  if (words.length === 0) return null
  const [known, [vector = []]] = await Promise.all([examplesOf(encoder), encoder.embed([words.join(' ')])])
  const nearest = known
    .map((one) => ({ sense: one.sense, nearness: cosine(one.vector, vector) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, 3)
  const best = heaviest(nearest)
  return best && best.nearness >= nearEnough ? best : null
}

/** The vectors of all examples; made once for each encoder. */
function examplesOf(encoder: Encoder): Promise<Example[]> {
  if (encoder.learned) return Promise.resolve(encoder.learned.senses)
  const before = embedded.get(encoder)
  if (before) return before
  const made = embedExamples(encoder)
  embedded.set(encoder, made)
  return made
}

async function embedExamples(encoder: Encoder): Promise<Example[]> {
  const listed = (Object.entries(examples) as [Sense, string][]).flatMap(([sense, list]) =>
    list.split(';').map((text) => ({ sense, text: inEnglish(text) })),
  )
  const vectors = await encoder.embed(listed.map(({ text }) => text))
  return listed.map(({ sense }, i) => ({ sense, vector: Float32Array.from(vectors[i] ?? []) }))
}

function inEnglish(text: string): string {
  const words = wordsOf(text)
  return (languageOf(text) === 'es' ? spanishToEnglish(words) : words).join(' ')
}

function heaviest(nearest: Guess[]): Guess | null {
  const weights = new Map<Sense, Guess & { weight: number }>()
  for (const { sense, nearness } of nearest) {
    const before = weights.get(sense)
    weights.set(sense, {
      sense,
      nearness: Math.max(before?.nearness ?? 0, nearness),
      weight: (before?.weight ?? 0) + nearness,
    })
  }
  return [...weights.values()].sort((a, b) => b.weight - a.weight)[0] ?? null
}

export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [dot, one, other] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0]
    dot += x * y
    one += x * x
    other += y * y
  }
  return one === 0 || other === 0 ? 0 : dot / Math.sqrt(one * other)
}
