import { describe, expect, it } from 'vitest'
import { fairQueue, type PasswordQueue, QueueIsFull } from '#server/gate/passwords/password-queue.ts'

const limits = { atOnce: 2, perListing: 22, perNetwork: 10, inAll: 220 }

/** Work controlled by the test: `finish` ends the running work, the earliest first. */
function workshop(queue: PasswordQueue) {
  const running: { name: string; end: () => void }[] = []
  const finished: string[] = []
  const refused: string[] = []
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    finished,
    refused,
    running: () => running.map(({ name }) => name),
    /** Asks for a turn; records whether it got a place. */
    async comes(name: string, { listing = 1, network = name, attempts = 0 } = {}) {
      try {
        const place = queue.enter({ listing, network, attempts })
        place
          .turn(() => new Promise<void>((end) => running.push({ name, end })))
          .then(
            () => finished.push(name),
            () => refused.push(name),
          )
      } catch (error) {
        expect(error).toBeInstanceOf(QueueIsFull)
        refused.push(name)
      }
      await settled()
    },
    async finish(many = 1) {
      for (let i = 0; i < many; i++) {
        running.shift()?.end()
        await settled()
      }
    },
    async finishAll() {
      while (running.length > 0) await this.finish()
    },
  }
}

describe('the queue of password comparisons', () => {
  it('runs two at once in the order of arrival', async () => {
    const shop = workshop(fairQueue(limits))
    for (const name of ['a', 'b', 'c', 'd']) await shop.comes(name)
    expect(shop.running()).toEqual(['a', 'b'])
    await shop.finish()
    expect(shop.running()).toEqual(['b', 'c'])
    await shop.finishAll()
    expect(shop.finished).toEqual(['a', 'b', 'c', 'd'])
  })

  it('takes turns between listings, however many wait at one', async () => {
    const shop = workshop(fairQueue(limits))
    for (let i = 0; i < 20; i++) await shop.comes(`one ${i}`, { listing: 1 })
    await shop.comes('two', { listing: 2 })
    await shop.comes('three', { listing: 3 })
    await shop.finish()
    expect(shop.running()).toContain('two')
    await shop.finish()
    expect(shop.running()).toContain('three')
  })

  it('prefers visitors with fewer attempts', async () => {
    const shop = workshop(fairQueue({ ...limits, atOnce: 1 }))
    await shop.comes('running')
    await shop.comes('third try', { attempts: 2 })
    await shop.comes('second try', { attempts: 1 })
    await shop.comes('first try')
    await shop.finishAll()
    expect(shop.finished).toEqual(['running', 'first try', 'second try', 'third try'])
  })

  it('refuses at once when a listing’s queue is full, and accepts those of other listings', async () => {
    const shop = workshop(fairQueue({ ...limits, perListing: 3 }))
    for (let i = 0; i < 5; i++) await shop.comes(`one ${i}`)
    expect(shop.refused).toEqual(['one 3', 'one 4'])
    await shop.comes('two', { listing: 2 })
    await shop.finishAll()
    expect(shop.finished).toContain('two')
  })

  it('gives the last place of a full queue to a visitor with fewer attempts', async () => {
    const shop = workshop(fairQueue({ ...limits, atOnce: 1, perListing: 3 }))
    await shop.comes('running', { attempts: 5 })
    await shop.comes('second try', { attempts: 1 })
    await shop.comes('third try', { attempts: 2 })
    await shop.comes('honest')
    expect(shop.refused).toEqual(['third try'])
    await shop.comes('another second try', { attempts: 1 })
    expect(shop.refused).toEqual(['third try', 'another second try'])
    await shop.finishAll()
    expect(shop.finished).toEqual(['running', 'honest', 'second try'])
  })

  it('limits the places of one network across all listings', async () => {
    const shop = workshop(fairQueue({ ...limits, perNetwork: 3 }))
    for (let listing = 1; listing <= 5; listing++) await shop.comes(`at ${listing}`, { listing, network: 'one' })
    expect(shop.refused).toEqual(['at 4', 'at 5'])
    await shop.comes('other', { network: 'two' })
    await shop.finishAll()
    await shop.comes('again', { network: 'one' })
    expect(shop.running()).toEqual(['again'])
  })

  it('drops one from the longest queue when there are too many in total', async () => {
    const shop = workshop(fairQueue({ ...limits, atOnce: 1, inAll: 6 }))
    for (let i = 0; i < 5; i++) await shop.comes(`flood ${i}`, { listing: 1 })
    await shop.comes('two', { listing: 2, attempts: 3 })
    await shop.comes('three', { listing: 3, attempts: 3 })
    await shop.comes('flood 5', { listing: 1 })
    expect(shop.refused).toEqual(['flood 4', 'flood 5'])
    await shop.finishAll()
    expect(shop.finished).toEqual(['flood 0', 'two', 'three', 'flood 1', 'flood 2', 'flood 3'])
  })

  it('frees the slot when the work fails', async () => {
    const queue = fairQueue({ ...limits, atOnce: 1 })
    const place = () => queue.enter({ listing: 1, network: 'one', attempts: 0 })
    await expect(place().turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await place().turn(async () => 1)).toBe(1)
  })

  it('removes a place that was given up before its turn', async () => {
    const queue = fairQueue({ ...limits, perListing: 1 })
    const place = queue.enter({ listing: 1, network: 'one', attempts: 0 })
    expect(() => queue.enter({ listing: 1, network: 'two', attempts: 0 })).toThrow(QueueIsFull)
    place.leave()
    place.leave()
    expect(await queue.enter({ listing: 1, network: 'two', attempts: 0 }).turn(async () => 2)).toBe(2)
    await expect(place.turn(async () => 1)).rejects.toThrow(QueueIsFull)
  })
})

describe('[GATE-02] an attack from 6,000 addresses on one gate', () => {
  it('lets every visitor of another gate pass, each after at most two others', async () => {
    const shop = workshop(fairQueue(limits))
    const waited: number[] = []
    for (let guess = 0; guess < 6000; guess++) {
      await shop.comes(`guess ${guess}`, { listing: 5 })
      if (guess % 400 !== 399) continue
      const honest = `honest ${waited.length}`
      await shop.comes(honest, { listing: 7 })
      let others = 0
      for (; !shop.running().includes(honest); others++) await shop.finish()
      waited.push(others)
      await shop.finish(2)
      expect(shop.finished).toContain(honest)
    }
    expect(waited).toHaveLength(15)
    expect(Math.max(...waited)).toBeLessThanOrEqual(2)
  })

  it('lets visitors of the attacked gate pass once the addresses repeat', async () => {
    const shop = workshop(fairQueue(limits))
    for (let guess = 0; guess < 6000; guess++) await shop.comes(`guess ${guess}`, { attempts: 1 })
    for (let visitor = 0; visitor < 15; visitor++) {
      await shop.comes(`honest ${visitor}`)
      await shop.finish(2)
    }
    await shop.finish(2)
    expect(shop.finished.filter((name) => name.startsWith('honest'))).toHaveLength(15)
  })
})
