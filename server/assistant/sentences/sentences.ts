import { startWorkerPool, type WorkerPool } from '#server/platform/worker/worker-pool.ts'
import { EncodingQueue } from './encoding-queue.ts'
import type { sentenceTasks } from './tasks.ts'

/** Encodes sentences as vectors; similar meanings have near vectors. */
export interface Sentences {
  /** A vector for each sentence; null when the encoder isn't available now. Clients take turns. */
  encode(client: string, sentences: string[]): Promise<Float32Array[] | null>
}

/** Encodes nothing, so that phrases decide alone. */
export const noSentences: Sentences = { encode: async () => null }

/** How long an answer waits for vectors; then it's made without them. */
const vectorTimeoutMs = 1000
/** Loading takes a second; training, when the build left no file, a minute or two, and on a busy machine many times that. */
const loadsWithin = 1_800_000

export interface LoadedSentences extends Sentences {
  /**
   * Loads the encoder. Resolves also on failure, which is passed to `onTrouble`. Call it once the server listens: the thread
   * takes a core.
   */
  load(): Promise<void>
  close(): Promise<void>
}

/** The sentence encoder in its own thread. Until it is loaded, messages are read without it. */
export function sentencesInThread(onTrouble: (error: Error) => void): LoadedSentences {
  let pool: WorkerPool<typeof sentenceTasks> | null = null
  let queue: EncodingQueue | null = null
  let isClosed = false
  return {
    async load() {
      if (pool !== null || isClosed) return
      const started = startPool(onTrouble)
      pool = started
      await started.ready
        .then(() => started.runFor('sentences')('load', undefined))
        .then(() => {
          queue = new EncodingQueue((sentences) => started.runFor('sentences')('encode', sentences))
        })
        .catch((error: Error) => {
          if (!isClosed) onTrouble(error)
        })
    },
    async encode(client, sentences) {
      return queue?.encode(client, sentences, vectorTimeoutMs) ?? null
    },
    async close() {
      isClosed = true
      await pool?.close()
    },
  }
}

const startPool = (onTrouble: (error: Error) => void) =>
  startWorkerPool<typeof sentenceTasks>({
    entry: new URL('./sentence-thread.ts', import.meta.url),
    threads: 1,
    growsAfter: 0,
    deadline: loadsWithin,
    longestRun: loadsWithin,
    mostWaiting: 8,
    longestWait: 2000,
    onTrouble,
  })
