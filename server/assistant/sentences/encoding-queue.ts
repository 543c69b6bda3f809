import { FairQueue } from '#server/platform/worker/fair-queue.ts'

/** Vectors of sentences, in their order. */
export type EncodeBatch = (sentences: string[]) => Promise<Float32Array[]>

interface Waiting {
  sentence: string
  /** Nobody waits for it any longer. */
  isGivenUp(): boolean
  settle(vector: Float32Array | null): void
}

/** Characters of a batch. A full one takes some 30 ms of a processor, one short sentence 10. */
const mostCharacters = 160

/** Sentences that wait, of all clients together. */
const mostWaiting = 1024

/**
 * Encodes in batches, one at a time. Short sentences that wait are encoded together, which takes less than one by one, and
 * clients take turns by the sentence, so that a short message doesn't wait for all of another client's long one.
 */
export class EncodingQueue {
  private readonly waiting = new FairQueue<Waiting>(mostWaiting)
  private readonly encodeBatch: EncodeBatch
  private isEncoding = false

  constructor(encodeBatch: EncodeBatch) {
    this.encodeBatch = encodeBatch
  }

  /** Resolves to null when one of the sentences can't be encoded now, or not within `timeout` milliseconds. */
  async encode(client: string, sentences: string[], timeout: number): Promise<Float32Array[] | null> {
    let isGivenUp = false
    const vectors = sentences.map((sentence) => this.vectorOf(client, sentence, () => isGivenUp))
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeout).unref()
    })
    const made = await Promise.race([Promise.all(vectors), tooLate])
    clearTimeout(timer)
    isGivenUp = made === null
    return made?.every((vector) => vector !== null) ? made : null
  }

  private vectorOf(client: string, sentence: string, isGivenUp: () => boolean): Promise<Float32Array | null> {
    return new Promise((settle) => {
      this.waiting.add(client, { sentence, isGivenUp, settle })?.settle(null)
      void this.encodeNext()
    })
  }

  private async encodeNext(): Promise<void> {
    if (this.isEncoding) return
    this.isEncoding = true
    // What is asked for in the same moment goes together.
    await null
    for (let batch = this.takeBatch(); batch.length > 0; batch = this.takeBatch()) {
      const vectors = await this.encodeBatch(batch.map(({ sentence }) => sentence)).catch(() => [])
      for (const [at, { settle }] of batch.entries()) settle(vectors[at] ?? null)
    }
    this.isEncoding = false
  }

  private takeBatch(): Waiting[] {
    const batch: Waiting[] = []
    for (let characters = 0; characters < mostCharacters; ) {
      const next = this.waiting.take()
      if (next === null) break
      if (next.isGivenUp()) continue
      characters += next.sentence.length
      batch.push(next)
    }
    return batch
  }
}
