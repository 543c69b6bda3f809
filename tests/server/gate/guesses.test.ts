import { describe, expect, it } from 'vitest'
import { countGuess, refundGuess } from '#server/gate/queries/guesses.ts'
import { passwordGuesses } from '#server/gate/schema.ts'
import { onEachDatabase } from '../support/server.ts'

onEachDatabase('[GATE-08] counted password guesses', (server) => {
  const count = (guesser: string, property = 5) => countGuess(server.db, property, guesser, server.time.now)
  const counters = async () =>
    Object.fromEntries((await server.db.select().from(passwordGuesses)).map((row) => [row.guesser, row.count]))

  describe('at the same time', () => {
    it('are at most ten from one network', async () => {
      const verdicts = await Promise.all(Array.from({ length: 50 }, () => count('one')))
      expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(10)
      expect(await counters()).toEqual({ everyone: 10, one: 10 })
    })

    it('are at most a hundred at one listing, and three each from new networks', { tags: ['nightly'] }, async () => {
      const twelveTimes = async (guessers: string[]) => {
        const allowed: string[] = []
        for (let round = 0; round < 12; round++) {
          const verdicts = await Promise.all(guessers.map((guesser) => count(guesser)))
          allowed.push(...guessers.filter((_, i) => verdicts[i]?.allowed))
        }
        return allowed
      }
      const networks = (name: string, many: number) => Array.from({ length: many }, (_, i) => `${name} ${i}`)
      expect(await twelveTimes(networks('attacker', 20))).toHaveLength(100)
      const fresh = await twelveTimes(networks('fresh', 8))
      for (const network of networks('fresh', 8)) expect(fresh.filter((one) => one === network)).toHaveLength(3)
      expect(await twelveTimes(networks('attacker', 20))).toEqual([])
      expect((await counters()).everyone).toBe(124)
    })

    it('leave no rows behind when refunded', async () => {
      await Promise.all(
        Array.from({ length: 30 }, async (_, i) => {
          const verdict = await count(`network ${i % 3}`)
          if (verdict.allowed) await refundGuess(server.db, 5, `network ${i % 3}`, verdict)
        }),
      )
      for (const left of Object.values(await counters())) expect(left).toBe(0)
    })
  })

  it('expire after a quarter of an hour', async () => {
    for (let i = 0; i < 11; i++) await count('one')
    expect(await count('one')).toEqual({ allowed: false, retryAfterSeconds: 900 })
    server.time.grant(900)
    expect((await count('two')).allowed).toBe(true)
    expect(await counters()).toEqual({ everyone: 1, two: 1 })
  })

  it('aren’t refunded into the next quarter of an hour', async () => {
    const verdict = await count('one')
    server.time.grant(900)
    await count('one')
    if (verdict.allowed) await refundGuess(server.db, 5, 'one', verdict)
    expect(await counters()).toEqual({ everyone: 1, one: 1 })
  })

  it('are counted for each listing', async () => {
    for (let i = 0; i < 10; i++) await count('one', 5)
    expect((await count('one', 7)).allowed).toBe(true)
  })
})
