import { describe, expect, it } from 'vitest'
import { type Counter, judgeGuess } from '#server/gate/rules/guesses.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const counted = (count: number, minutes = 5): Counter => ({ count, windowBeganAt: ago(minutes) })

describe('[GATE-08] a guess', () => {
  it('is allowed and counted for the network and the listing', () => {
    expect(judgeGuess(counted(2), counted(40, 9), now)).toEqual({
      allowed: true,
      own: { count: 3, windowBeganAt: ago(5) },
      everyone: { count: 41, windowBeganAt: ago(9) },
    })
  })

  it('starts a new window when it is the first', () => {
    const first = { count: 1, windowBeganAt: now }
    expect(judgeGuess(null, null, now)).toEqual({ allowed: true, own: first, everyone: first })
    expect(judgeGuess(counted(10, 15), counted(100, 15), now)).toEqual({ allowed: true, own: first, everyone: first })
  })

  it.each([
    [9, true],
    [10, false],
  ])('after %i from one network: allowed %s', (count, allowed) => {
    expect(judgeGuess(counted(count), counted(count), now).allowed).toBe(allowed)
  })

  it.each([
    [99, 3, true],
    [100, 3, false],
    [100, 2, true],
    [100, 0, true],
    [5000, 2, true],
  ])('after %i at one listing and %i of one’s own: allowed %s', (everyone, own, allowed) => {
    expect(judgeGuess(counted(own), counted(everyone), now).allowed).toBe(allowed)
  })

  it.each([
    ['the network’s window', counted(10, 5), counted(10, 5), 600],
    ['the listing’s window when that ends first', counted(3, 2), counted(100, 10), 300],
    ['the network’s window when that ends first', counted(3, 12), counted(100, 10), 180],
    ['the network’s window after ten guesses', counted(10, 2), counted(100, 10), 780],
    ['at least a second', { count: 10, windowBeganAt: new Date(ago(15).getTime() + 1) }, counted(10, 1), 1],
  ])('waits for the end of %s', (_, own, everyone, retryAfterSeconds) => {
    expect(judgeGuess(own, everyone, now)).toEqual({ allowed: false, retryAfterSeconds })
  })
})
