import { startWorkerPool, type WorkerPool } from '#server/platform/worker/worker-pool.ts'
import type { sentenceTasks } from './tasks.ts'

/** Encodes sentences, so that those that mean the same are near to each other. */
export interface Sentences {
  /** A vector for each; null where they cannot be had now. */
  encode(sentences: string[]): Promise<Float32Array[] | null>
}

/** Encodes nothing: the phrases decide alone. */
export const noSentences: Sentences = { encode: async () => null }

/** How long an answer waits for vectors, in milliseconds; then it is made without. */
const vectorTimeoutMs = 1000
/** Loading takes a second; learning where the build did not, a minute, and longer on a busy machine. */
const loadsWithin = 600_000

export interface LoadedSentences extends Sentences {
  /**
   * Loads the encoder; resolves also where that failed, which `onTrouble` hears. Not before the server listens: the thread
   * would take a core that the start needs.
   */
  load(): Promise<void>
  close(): Promise<void>
}

/**
 * The sentence encoder in a thread of its own. Until it is loaded messages are read without it, and no visitor waits for it.
 */
export function sentencesInThread(onTrouble: (error: Error) => void): LoadedSentences {
  let pool: WorkerPool<typeof sentenceTasks> | null = null
  let isLoaded = false
  let isClosed = false
  return {
    async load() {
      if (pool !== null || isClosed) return
      const started = startPool(onTrouble)
      pool = started
      await started.ready
        .then(() => started.runFor('sentences')('load', undefined))
        .then(() => {
          isLoaded = true
        })
        .catch((error: Error) => {
          if (!isClosed) onTrouble(error)
        })
    },
    async encode(sentences) {
      if (pool === null || !isLoaded) return null
      const encoded = pool.runFor('sentences')('encode', sentences)
      return Promise.race([encoded.catch(() => null), after(vectorTimeoutMs)])
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
    mostWaiting: 256,
    longestWait: 2000,
    onTrouble,
  })

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds).unref())
