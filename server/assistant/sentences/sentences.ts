import { startWorkerPool } from '#server/platform/worker/worker-pool.ts'
import type { sentenceTasks } from './tasks.ts'

/** Encodes sentences, so that those that mean the same are near to each other. */
export interface Sentences {
  /** A vector for each; null where they cannot be had now. */
  encode(sentences: string[]): Promise<Float32Array[] | null>
}

/** Encodes nothing: the phrases decide alone. */
export const noSentences: Sentences = { encode: async () => null }

/** How long an answer waits for vectors, in milliseconds; then it is made without. */
const patience = 1000
/** Loading takes a second; learning where the build did not, a minute, and longer on a busy machine. */
const loadsWithin = 600_000

/**
 * The sentence encoder in a thread of its own, which loads after the start: until then messages are read without it, and no
 * visitor waits for it.
 */
export function startSentences(onTrouble: (error: Error) => void): Sentences & { close(): Promise<void> } {
  const pool = startWorkerPool<typeof sentenceTasks>({
    entry: new URL('./sentence-thread.ts', import.meta.url),
    threads: 1,
    deadline: loadsWithin,
    longestRun: loadsWithin,
    mostWaiting: 256,
    longestWait: 2000,
    onTrouble,
  })
  const run = pool.runFor('sentences')
  let isLoaded = false
  let isClosed = false
  pool.ready
    .then(() => run('load', undefined))
    .then(() => {
      isLoaded = true
    })
    .catch((error: Error) => {
      if (!isClosed) onTrouble(error)
    })
  return {
    encode: (sentences) =>
      isLoaded ? Promise.race([run('encode', sentences).catch(() => null), after(patience)]) : Promise.resolve(null),
    close() {
      isClosed = true
      return pool.close()
    },
  }
}

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds).unref())
