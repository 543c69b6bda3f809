import type { Encoder, Learned } from '#assistant/understand/encoder.ts'

/** Vectors of sentences, by their words. */
export type Vectors = Record<string, Float32Array>

/** Sentences whose vectors have to be made, and were not yet. */
class VectorsMissing extends Error {
  override name = 'VectorsMissing'
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
  // Of several calls at once the first one fails the run; what the others lack is asked for with it.
  const lacking = new Set<string>()
  const embed = async (texts: string[]) => {
    const missing = texts.filter((text) => vectors[text] === undefined)
    for (const text of missing) lacking.add(text)
    if (missing.length > 0) throw new VectorsMissing('vectors are missing')
    return texts.map((text) => vectors[text] ?? new Float32Array())
  }
  try {
    return { result: await run({ embed, learned }) }
  } catch (error) {
    if (error instanceof VectorsMissing) return { missing: [...lacking] }
    throw error
  }
}
