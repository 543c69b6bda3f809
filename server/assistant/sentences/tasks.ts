import { sentenceEncoder } from '#assistant/understand/encoder.ts'
import { learnedEncoder } from '../learned-file.ts'

export const sentenceTasks = {
  /** Loads the encoder, and learns from the examples where the build did not: a minute of one core. */
  async load(): Promise<boolean> {
    await learnedEncoder()
    return true
  },
  /** A vector for each sentence; the last thousands are kept. */
  async encode(sentences: string[]): Promise<Float32Array[]> {
    const vectors = await (await sentenceEncoder()).embed(sentences)
    return vectors.map((vector) => Float32Array.from(vector))
  },
}
