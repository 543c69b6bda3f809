import type { Encoder, Learned } from '#assistant/understand/encoder.ts'

/** Vectors by sentence. */
export type Vectors = Record<string, Float32Array>

/** Names sentences whose vectors are missing. */
class VectorsMissing extends Error {
  override name = 'VectorsMissing'
}

/**
 * Runs a task with the vectors given. Returns its result, or the sentences whose vectors are missing. Without `vectors`, or
 * before training, it runs without an encoder.
 */
export async function withVectors<Result>(
  vectors: Vectors | null,
  learned: Learned | null,
  run: (encoder: Encoder | undefined) => Promise<Result>,
): Promise<{ result: Result } | { missing: string[] }> {
  if (vectors === null || learned === null) return { result: await run(undefined) }
  // With several calls at once, the first fails the run and the missing sentences of all are requested.
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
