import { sentenceEncoder } from '#assistant/understand/encoder.ts'
import { learnedEncoder } from '../learning/learned-file.ts'

export const sentenceTasks = {
  /** Loads the encoder. Trains it when the build left no file. */
  async load(): Promise<boolean> {
    await learnedEncoder()
    return true
  },
  /** A vector for each sentence; the last few thousand are cached. */
  async encode(sentences: string[]): Promise<Float32Array[]> {
    const vectors = await (await sentenceEncoder()).embed(sentences)
    return vectors.map((vector) => Float32Array.from(vector))
  },
}
