import type { Encoder, Learned } from '#assistant/understand/encoder.ts'

/** Vectors of sentences, by their words. */
export type Vectors = Record<string, Float32Array>

/** Sentences whose vectors have to be made, and were not yet. */
class VectorsMissing extends Error {
  override name = 'VectorsMissing'
  readonly sentences: string[]

  constructor(sentences: string[]) {
    super('vectors are missing')
    this.sentences = sentences
  }
}

/**
 * Runs something that encodes sentences with the vectors that are at hand, and answers with its result or with the sentences
 * whose vectors are missing. Where `vectors` is null, or nothing was learned, it runs without an encoder.
 */
export async function withVectors<Result>(
  vectors: Vectors | null,
  learned: Learned | null,
  run: (encoder: Encoder | undefined) => Promise<Result>,
): Promise<{ result: Result } | { missing: string[] }> {
  if (vectors === null || learned === null) return { result: await run(undefined) }
  const embed = async (texts: string[]) => {
    const missing = texts.filter((text) => vectors[text] === undefined)
    if (missing.length > 0) throw new VectorsMissing([...new Set(missing)])
    return texts.map((text) => vectors[text] ?? new Float32Array())
  }
  try {
    return { result: await run({ embed, learned }) }
  } catch (error) {
    if (error instanceof VectorsMissing) return { missing: error.sentences }
    throw error
  }
}
