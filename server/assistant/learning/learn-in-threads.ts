import { availableParallelism } from 'node:os'
import type { Encoder, Learned } from '#assistant/understand/encoder.ts'
import { learn } from '#assistant/understand/learned.ts'
import { startWorkerPool } from '#server/platform/worker/worker-pool.ts'
import { corporaToLearn } from './corpora.ts'
import type { learningTasks } from './tasks.ts'

/** Each thread holds an encoder of 130 MB. */
const mostThreads = 4
/** Milliseconds for all of it, on one busy core. */
const atMost = 1_800_000

/**
 * Trains the models on the examples and the corpora, with a thread for each core. Takes 211 s beside a build on two cores.
 * The threads end when it is done. `embed` is for vectors that are known already.
 */
export async function learnInThreads(embed?: Encoder['embed']): Promise<Learned> {
  const pool = startWorkerPool<typeof learningTasks>({
    entry: new URL('./learning-thread.ts', import.meta.url),
    threads: Math.min(mostThreads, availableParallelism()),
    growsAfter: 0,
    deadline: atMost,
    longestRun: atMost,
    mostWaiting: 100_000,
    longestWait: atMost,
    // What a thread was doing rejects, and ends the learning.
    onTrouble: () => {},
  })
  try {
    await pool.ready
    const run = pool.runFor('learning')
    return await learn({ embed: embed ?? ((texts) => run('embed', texts)) }, await corporaToLearn(), (samples) =>
      run('train', samples),
    )
  } finally {
    await pool.close()
  }
}
