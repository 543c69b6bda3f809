import { describe, expect, it } from 'vitest'
import { bounded, QueueIsFull } from '#server/passwords/bounded.ts'
import { hashPassword, passwordMatches } from '#server/passwords/scrypt.ts'

describe('a password as it is kept', () => {
  it('is a salted scrypt hash of 2^15 rounds that tells its own cost', async () => {
    const [one, two] = await Promise.all([hashPassword('harbor-light'), hashPassword('harbor-light')])
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
    expect(await passwordMatches('harbor-light', one)).toBe(true)
    expect(await passwordMatches('harbor-lights', one)).toBe(false)
  })

  it('is compared at the cost it was made with', async () => {
    const cheap = await hashPassword('harbor-light', { N: 1024, r: 8, p: 1 })
    expect(await passwordMatches('harbor-light', cheap)).toBe(true)
  })

  it('is refused when it was stored in another way', async () => {
    await expect(passwordMatches('harbor-light', 'harbor-light')).rejects.toThrow('unknown way')
  })
})

describe('bounded work', () => {
  const job = () => {
    let finish = () => {}
    const work = new Promise<void>((resolve) => {
      finish = resolve
    })
    return { run: () => work, finish }
  }

  it('runs so many at once, lets so many wait, refuses the next, and goes on as places get free', async () => {
    const run = bounded({ atOnce: 2, waiting: 1 })
    const [first, second, third] = [job(), job(), job()]
    const started: number[] = []
    const start = (i: number, { run: work }: { run: () => Promise<void> }) =>
      run(() => {
        started.push(i)
        return work()
      })
    const [one, two, three] = [start(1, first), start(2, second), start(3, third)]
    await expect(start(4, job())).rejects.toThrow(QueueIsFull)
    expect(started).toEqual([1, 2])
    first.finish()
    await one
    expect(started).toEqual([1, 2, 3])
    second.finish()
    third.finish()
    await Promise.all([two, three])
    expect(await run(async () => 'free again')).toBe('free again')
  })

  it('gives the place back when the work fails', async () => {
    const run = bounded({ atOnce: 1, waiting: 0 })
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await run(async () => 1)).toBe(1)
  })
})
