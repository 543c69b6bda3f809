import { type Sample, train } from '#assistant/understand/classifier.ts'
import { sentenceEncoder } from '#assistant/understand/encoder.ts'

export const learningTasks = {
  /** A vector of 512 numbers for each sentence. */
  async embed(sentences: string[]): Promise<Float32Array[]> {
    const vectors = await (await sentenceEncoder()).embed(sentences)
    return vectors.map((vector) => Float32Array.from(vector))
  },
  train: (samples: Sample[]) => train(samples),
}
