import { expect, it } from 'vitest'
import { batcher } from '#server/platform/batching/batcher.ts'

/** A write that the test ends. */
function heldWrites() {
  const batches: { items: string[]; end(): void; fail(error: Error): void }[] = []
  const write = (items: string[]) =>
    new Promise<string[]>((resolve, reject) => {
      batches.push({ items, end: () => resolve(items.map((item) => item.toUpperCase())), fail: reject })
    })
  return { batches, write }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))
const turns = async () => {
  for (let i = 0; i < 5; i++) await turn()
}

it('writes the items of one turn at once, and items that arrive during a write together', async () => {
  const { batches, write } = heldWrites()
  const put = batcher(write, { atOnce: 1, most: 10 })
  const answers = Promise.all(['a', 'b'].map(put))
  await turns()
  const later = Promise.all(['c', 'd', 'e'].map(put))
  await turns()
  expect(batches.map(({ items }) => items)).toEqual([['a', 'b']])
  batches[0]?.end()
  expect(await answers).toEqual(['A', 'B'])
  await turns()
  expect(batches.map(({ items }) => items)).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ])
  batches[1]?.end()
  expect(await later).toEqual(['C', 'D', 'E'])
})

it('resolves no item before its batch is written, and rejects all items of a failed batch', async () => {
  const { batches, write } = heldWrites()
  const put = batcher(write, { atOnce: 1, most: 10 })
  let isAnswered = false
  const one = put('a').finally(() => (isAnswered = true))
  const other = put('b')
  await turns()
  expect(isAnswered).toBe(false)
  batches[0]?.fail(new Error('the disk is full'))
  await expect(one).rejects.toThrow('the disk is full')
  await expect(other).rejects.toThrow('the disk is full')
  const next = put('c')
  await turns()
  batches[1]?.end()
  expect(await next).toBe('C')
})

it('respects the limits on concurrent batches and items in a batch', async () => {
  const { batches, write } = heldWrites()
  const put = batcher(write, { atOnce: 2, most: 2 })
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(put))
  await turns()
  expect(batches.map(({ items }) => items.join(''))).toEqual(['ab', 'cd'])
  for (let i = 0; i < 3; i++) {
    batches[i]?.end()
    await turns()
  }
  expect(await all).toEqual(['A', 'B', 'C', 'D', 'E'])
})

it('writes items with the same key in order, one batch after the other', async () => {
  const { batches, write } = heldWrites()
  const put = batcher(write, { atOnce: 5, most: 10, keyOf: (item) => item.slice(0, 1) })
  const all = Promise.all(['a1', 'a2', 'b1', 'a3'].map(put))
  await turns()
  expect(batches.map(({ items }) => items)).toEqual([['a1', 'b1']])
  for (let i = 0; i < 3; i++) {
    batches[i]?.end()
    await turns()
  }
  expect(batches.map(({ items }) => items)).toEqual([['a1', 'b1'], ['a2'], ['a3']])
  expect(await all).toEqual(['A1', 'A2', 'B1', 'A3'])
})

it('delays a small batch while another is being written, up to a limit', async () => {
  const { batches, write } = heldWrites()
  const put = batcher(write, { atOnce: 4, most: 10, enough: 3, longestMs: 5 })
  const all = [put('a')]
  await turns()
  all.push(put('b'), put('c'))
  await turns()
  expect(batches.map(({ items }) => items.join(''))).toEqual(['a'])
  all.push(put('d'))
  await turns()
  expect(batches.map(({ items }) => items.join(''))).toEqual(['a', 'bcd'])
  all.push(put('e'))
  await expect.poll(() => batches.map(({ items }) => items.join(''))).toEqual(['a', 'bcd', 'e'])
  for (const batch of batches) batch.end()
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E'])
})
