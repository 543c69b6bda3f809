import { describe, expect, it } from 'vitest'
import { startRateLimitCleanup } from '#server/platform/rate-limits/cleanup-job.ts'
import { deleteEndedWindows } from '#server/platform/rate-limits/queries.ts'
import { sharedRateLimits } from '#server/platform/rate-limits/rate-limit.ts'
import { rateLimits } from '#server/platform/rate-limits/schema.ts'
import { keysFrom } from '#server/platform/signing.ts'
import { copyOfTemplate } from '#tests/server/support/databases.ts'
import { onEachDatabase } from '#tests/server/support/server.ts'

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000)

onEachDatabase('a rate limit', (server) => {
  /** As in its own process. */
  const inOneProcess = (name: string, most: number, inSeconds: number) =>
    sharedRateLimits(server.db, keysFrom(server.database.secret))(name, { most, inSeconds })

  it('allows a number of calls in a window for each key, and says how long to wait', async () => {
    const limit = inOneProcess('test', 2, 60)
    expect(await limit.take('a', at(0))).toBe(0)
    expect(await limit.take('a', at(10))).toBe(0)
    expect(await limit.take('a', at(20))).toBe(40)
    expect(await limit.take('b', at(20))).toBe(0)
    expect(await limit.take('a', at(59.5))).toBe(1)
    expect(await limit.take('a', at(60))).toBe(0)
    expect(await limit.take('a', at(61))).toBe(0)
    expect(await limit.take('a', at(62))).toBe(58)
  })

  it('is shared by processes with one database, and survives a restart', async () => {
    const processes = Array.from({ length: 4 }, () => inOneProcess('test', 10, 60))
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, i) => processes[i % processes.length]?.take('a', at(0))),
    )
    expect(taken.filter((wait) => wait === 0)).toHaveLength(10)
    expect(await inOneProcess('test', 10, 60).take('a', at(30))).toBe(30)
    expect(await inOneProcess('other', 10, 60).take('a', at(30))).toBe(0)
  })

  it('doesn’t query the database for a refused key until its window ends', async () => {
    const limit = inOneProcess('test', 1, 60)
    await limit.take('a', at(0))
    await limit.take('a', at(1))
    await server.db.execute('alter table rate_limits rename to hidden')
    const waits = await Promise.all([2, 30, 59].map((seconds) => limit.take('a', at(seconds))))
    const atTheEnd = await limit.take('a', at(60)).catch(() => 'asks')
    await server.db.execute('alter table hidden rename to rate_limits')
    expect([...waits, atTheEnd]).toEqual([58, 30, 1, 'asks'])
  })

  describe('that counts the first calls in its process alone', () => {
    const process = () =>
      sharedRateLimits(server.db, keysFrom(server.database.secret))('test', { most: 6, inSeconds: 60, localCalls: 3 })
    const counts = async () => (await server.db.select().from(rateLimits)).map(({ count }) => count)
    const takeOneByOne = async (times: number, limit: ReturnType<typeof process>, now = at(0)) => {
      const waits: number[] = []
      for (let time = 0; time < times; time++) waits.push(await limit.take('a', now))
      return waits
    }

    it('saves them with the next one', async () => {
      const limit = process()
      expect(await takeOneByOne(3, limit)).toEqual([0, 0, 0])
      expect(await counts()).toEqual([])
      expect(await takeOneByOne(1, limit, at(20))).toEqual([0])
      expect(await counts()).toEqual([4])
      expect(await takeOneByOne(4, limit, at(20))).toEqual([0, 0, 40, 40])
      expect(await takeOneByOne(4, limit, at(60))).toEqual([0, 0, 0, 0])
      expect(await counts()).toEqual([4])
    })

    it('allows no more calls at once than one after the other', async () => {
      const limit = process()
      const waits = await Promise.all(Array.from({ length: 20 }, () => limit.take('a', at(0))))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(6)
    })

    it('allows each further process so many more at most', async () => {
      const [one, other] = [process(), process()]
      expect(await takeOneByOne(6, one)).toEqual([0, 0, 0, 0, 0, 0])
      expect(await takeOneByOne(4, other, at(10))).toEqual([0, 0, 0, 50])
      expect(await counts()).toEqual([10])
    })

    it('saves those later that it could not save', async () => {
      const limit = process()
      await takeOneByOne(3, limit)
      await server.db.execute('alter table rate_limits rename to hidden')
      await expect(limit.take('a', at(0))).rejects.toThrow()
      await server.db.execute('alter table hidden rename to rate_limits')
      expect(await takeOneByOne(4, limit)).toEqual([0, 0, 0, 60])
    })
  })

  it('stores no address, only a fingerprint that can’t be reversed', async () => {
    const [one, other] = [inOneProcess('one', 5, 60), inOneProcess('other', 5, 60)]
    for (const limit of [one, other]) await limit.take('203.0.113.77', at(0))
    const keys = (await server.db.select().from(rateLimits)).map(({ key }) => key)
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(key).toMatch(/^(one|other):[\w-]{22}$/)
    expect(new Set(keys.map((key) => key.split(':')[1])).size).toBe(2)
  })

  describe('whose window ended', () => {
    it('is deleted, and others are kept', async () => {
      await inOneProcess('short', 1, 60).take('a', at(0))
      await inOneProcess('long', 1, 3600).take('a', at(0))
      expect(await deleteEndedWindows(server.db, at(60))).toBe(false)
      expect((await server.db.select().from(rateLimits)).map(({ key }) => key)).toEqual([
        expect.stringMatching(/^long:/),
      ])
    })

    it('is deleted in batches', async () => {
      const rows = Array.from({ length: 1500 }, (_, i) => ({ key: `test:${i}`, count: 1, endsAt: at(0) }))
      await server.db.insert(rateLimits).values(rows)
      expect([await deleteEndedWindows(server.db, at(1)), await deleteEndedWindows(server.db, at(1))]).toEqual([
        true,
        false,
      ])
      expect(await server.db.select().from(rateLimits)).toEqual([])
    })
  })
})

describe('the job that deletes ended windows', () => {
  it('runs until it is stopped, and logs once when it can’t', async () => {
    const database = await copyOfTemplate('postgres')
    const rows = Array.from({ length: 5 }, (_, i) => ({ key: `test:${i}`, count: 1, endsAt: at(i) }))
    await database.db.insert(rateLimits).values(rows)
    await database.db.execute('alter table rate_limits rename to hidden')
    const errors: unknown[] = []
    let looks = 0
    const clock = () => at(looks++ < 4 ? 0 : 3)
    const job = startRateLimitCleanup({
      db: database.db,
      clock,
      log: { error: (error: unknown) => errors.push(error) } as never,
      pollIntervalMs: 5,
    })
    await expect.poll(() => looks).toBeGreaterThan(3)
    await database.db.execute('alter table hidden rename to rate_limits')
    await expect.poll(async () => (await database.db.select().from(rateLimits)).length).toBe(1)
    await job.stop()
    expect(errors).toHaveLength(1)
    await database.close()
  })
})
