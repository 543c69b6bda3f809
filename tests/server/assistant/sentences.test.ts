import { afterAll, describe, expect, it } from 'vitest'
import type { Learned } from '#assistant/understand/encoder.ts'
import { cosine } from '#assistant/understand/nearest.ts'
import type { sentenceTasks } from '#server/assistant/sentences/tasks.ts'
import { type Vectors, withVectors } from '#server/assistant/understanding/vectors.ts'
import { startWorkerPool } from '#server/platform/worker/worker-pool.ts'

const learned = { acts: {}, matters: {}, senses: [] } as unknown as Learned

describe('[API-05] the sentence encoder', () => {
  const pool = startWorkerPool<typeof sentenceTasks>({
    entry: new URL('../../../server/assistant/sentences/sentence-thread.ts', import.meta.url),
    threads: 1,
    growsAfter: 0,
    deadline: 60_000,
    longestRun: 60_000,
    mostWaiting: 8,
    longestWait: 60_000,
    onTrouble: () => {},
  })
  afterAll(() => pool.close())

  it('computes vectors in its own thread that are close for similar sentences', async () => {
    const run = pool.runFor('test')
    const [keys, move, pool_, empty] = await run('encode', [
      'how soon can i get the keys',
      'when can we move in',
      'is the pool heated',
      '',
    ])
    expect([keys?.length, empty?.length]).toEqual([512, 512])
    expect(cosine(keys ?? [], move ?? [])).toBeGreaterThan(cosine(keys ?? [], pool_ ?? []) + 0.1)
  })
})

describe('[API-05] reading with vectors from another thread', () => {
  it('lists each missing sentence once, and continues when their vectors are given', async () => {
    const read = (vectors: Vectors | null) =>
      withVectors(vectors, learned, async (encoder) => (await encoder?.embed(['a', 'b', 'a']))?.length ?? 'none')
    expect(await read({})).toEqual({ missing: ['a', 'b'] })
    expect(await read({ a: new Float32Array(1) })).toEqual({ missing: ['b'] })
    expect(await read({ a: new Float32Array(1), b: new Float32Array(1) })).toEqual({ result: 3 })
    expect(await read(null)).toEqual({ result: 'none' })
  })

  it('works without a learned model, and passes errors on', async () => {
    expect(await withVectors({}, null, async (encoder) => encoder)).toEqual({ result: undefined })
    await expect(withVectors({}, learned, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })
})
