import { describe, expect, it } from 'vitest'
import { FairQueue } from '#server/platform/worker/fair-queue.ts'

function queueOf(most: number, ...items: string[]): FairQueue<string> {
  const queue = new FairQueue<string>(most)
  for (const item of items) queue.add(clientOf(item), item)
  return queue
}

/** `a1` is the first item of client a. */
const clientOf = (item: string) => item.slice(0, 1)

function taken(queue: FairQueue<string>): string {
  const items: string[] = []
  for (let item = queue.take(); item !== null; item = queue.take()) items.push(item)
  return items.join(' ')
}

describe('a fair queue', () => {
  it.each([
    ['a1 a2 a3', 'a1 a2 a3'],
    ['a1 a2 a3 b1', 'a1 b1 a2 a3'],
    ['a1 a2 a3 b1 c1 b2', 'a1 b1 c1 a2 b2 a3'],
  ])('takes turns between clients: %s', (added, expected) => {
    expect(taken(queueOf(10, ...added.split(' ')))).toBe(expected)
  })

  it('puts a returning client behind those who wait', () => {
    const queue = queueOf(10, 'a1', 'b1', 'c1')
    expect(queue.take()).toBe('a1')
    queue.add('a', 'a2')
    expect(taken(queue)).toBe('b1 c1 a2')
  })

  it('drops from the longest line when it is full', () => {
    const queue = queueOf(4, 'a1', 'a2', 'a3', 'b1')
    expect(queue.add('c', 'c1')).toBe('a3')
    expect(queue.size).toBe(4)
    expect(taken(queue)).toBe('a1 b1 c1 a2')
  })

  it('refuses the client with the most waiting tasks', () => {
    const queue = queueOf(3, 'a1', 'a2', 'b1')
    expect(queue.add('a', 'a3')).toBe('a3')
    expect(taken(queue)).toBe('a1 b1 a2')
  })

  it('forgets a removed task', () => {
    const queue = queueOf(3, 'a1', 'a2', 'b1')
    queue.remove('a', 'a1')
    queue.remove('b', 'b1')
    queue.remove('b', 'never there')
    expect([queue.size, taken(queue), queue.size, queue.take()]).toEqual([1, 'a2', 0, null])
  })
})
