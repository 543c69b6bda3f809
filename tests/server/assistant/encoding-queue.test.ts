import { afterEach, describe, expect, it, vi } from 'vitest'
import { EncodingQueue } from '#server/assistant/sentences/encoding-queue.ts'

const second = 1000

/** A queue whose batches are finished by hand. */
function heldQueue() {
  const batches: { sentences: string[]; finish(): void; fail(): void }[] = []
  const queue = new EncodingQueue(
    (sentences) =>
      new Promise((resolve, reject) => {
        const finish = () => resolve(sentences.map(({ length }) => Float32Array.of(length)))
        batches.push({ sentences, finish, fail: () => reject(new Error('The encoder failed.')) })
      }),
  )
  return { queue, batches }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const long = (character: string) => character.repeat(100)

afterEach(() => vi.useRealTimers())

describe('[API-05] sentences that wait for the encoder', () => {
  it('are encoded together, and each gets its own vector', async () => {
    const { queue, batches } = heldQueue()
    const one = queue.encode('a', ['pool', 'is it heated'], second)
    const other = queue.encode('b', ['roof age'], second)
    await settled()
    expect(batches.map(({ sentences }) => sentences)).toEqual([['pool', 'roof age', 'is it heated']])
    batches[0]?.finish()
    expect(await one).toEqual([Float32Array.of(4), Float32Array.of(12)])
    expect(await other).toEqual([Float32Array.of(8)])
  })

  it('take turns with those of other clients, so that a short message does not wait for all of a long one', async () => {
    const { queue, batches } = heldQueue()
    void queue.encode('a', ['v', 'w', 'x', 'y', 'z'].map(long), second)
    await settled()
    const short = queue.encode('b', ['how old is the roof'], second)
    batches[0]?.finish()
    await settled()
    expect(batches.map(({ sentences }) => sentences)).toEqual([
      [long('v'), long('w')],
      [long('x'), 'how old is the roof', long('y')],
    ])
    batches[1]?.finish()
    expect(await short).toEqual([Float32Array.of(19)])
  })

  it('are read without the encoder when it fails, and it is asked again for the next', async () => {
    const { queue, batches } = heldQueue()
    const failed = queue.encode('a', ['pool'], second)
    await settled()
    batches[0]?.fail()
    expect(await failed).toBeNull()
    const next = queue.encode('a', ['roof'], second)
    await settled()
    batches[1]?.finish()
    expect(await next).toEqual([Float32Array.of(4)])
  })

  it('are given up after the time that an answer waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { queue, batches } = heldQueue()
    const late = queue.encode('a', [long('v'), long('w'), long('x')], second)
    await settled()
    vi.advanceTimersByTime(second)
    expect(await late).toBeNull()
    batches[0]?.finish()
    await settled()
    expect(batches).toHaveLength(1)
  })

  it('are refused when too many wait: those of the longest line', async () => {
    const { queue, batches } = heldQueue()
    const flood = Array.from({ length: 1100 }, (_, n) => queue.encode('a', [`${long('v')}${n}`], second))
    const short = queue.encode('b', ['roof'], second)
    expect(await flood.at(-1)).toBeNull()
    batches[0]?.finish()
    await settled()
    batches[1]?.finish()
    expect(await short).toEqual([Float32Array.of(4)])
  })
})
