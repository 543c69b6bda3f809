/** @module-tag nightly */
import { afterAll, expect, it } from 'vitest'
import { train } from '../../../assistant/understand/classifier.ts'
import { sentenceEncoder } from '../../../assistant/understand/encoder.ts'
import type { learningTasks } from '../../../server/assistant/learning/tasks.ts'
import { startWorkerPool } from '../../../server/platform/worker/worker-pool.ts'

const troubles: Error[] = []
const pool = startWorkerPool<typeof learningTasks>({
  entry: new URL('../../../server/assistant/learning/learning-thread.ts', import.meta.url),
  threads: 1,
  growsAfter: 0,
  deadline: 60_000,
  longestRun: 60_000,
  mostWaiting: 10,
  longestWait: 60_000,
  onTrouble: (error) => troubles.push(error),
})
afterAll(() => pool.close())

it('[API-05] a learning thread encodes and trains as the thread that asked it would', async () => {
  const texts = ['how much is it', 'are dogs allowed', 'what does it cost', 'can i bring my cat']
  const run = pool.runFor('learning')
  const vectors = await run('embed', texts)
  const here = await (await sentenceEncoder()).embed(texts)
  for (const [i, vector] of vectors.entries()) expect(Array.from(vector)).toEqual(Array.from(here[i] ?? []))
  const samples = texts.map((text, i) => ({
    label: i % 2 === 0 ? 'price' : 'pets',
    words: text.split(' '),
    vector: vectors[i] ?? [],
  }))
  expect(await run('train', samples)).toEqual(await train(samples))
  expect(troubles).toEqual([])
})
