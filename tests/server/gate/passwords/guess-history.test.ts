import { describe, expect, it } from 'vitest'
import { guessHistory } from '#server/gate/passwords/guess-history.ts'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)

describe('the in-memory guess history', () => {
  it('counts a network’s tries at a listing within a quarter of an hour', () => {
    const history = guessHistory({ most: 10 })
    const earlier = (listing: number, network: string, seconds: number) =>
      history.attempt(listing, network, at(seconds)).before
    expect([earlier(5, 'a', 0), earlier(5, 'a', 1), earlier(5, 'b', 2), earlier(7, 'a', 3)]).toEqual([0, 1, 0, 0])
    expect(earlier(5, 'a', 899)).toBe(2)
    expect(earlier(5, 'a', 900)).toBe(0)
  })

  it('knows to the second until when the database refuses', () => {
    const history = guessHistory({ most: 10 })
    history.refuse(5, 'a', 600, at(0))
    expect(history.attempt(5, 'a', at(0.5)).refusedSeconds).toBe(600)
    expect(history.attempt(5, 'a', at(599)).refusedSeconds).toBe(1)
    expect(history.attempt(5, 'a', at(600)).refusedSeconds).toBe(0)
    expect(history.attempt(5, 'b', at(1)).refusedSeconds).toBe(0)
  })

  it('keeps an entry as long as the refusal lasts', () => {
    const history = guessHistory({ most: 10 })
    history.attempt(5, 'a', at(0))
    history.refuse(5, 'a', 900, at(800))
    expect(history.attempt(5, 'a', at(1699)).refusedSeconds).toBe(1)
  })

  it('drops an entry after the right password', () => {
    const history = guessHistory({ most: 10 })
    history.attempt(5, 'a', at(0))
    history.refuse(5, 'a', 600, at(0))
    history.forget(5, 'a')
    expect(history.attempt(5, 'a', at(1))).toEqual({ before: 0, refusedSeconds: 0 })
  })

  it('has a limited size: expired entries are dropped first, then the oldest', () => {
    const history = guessHistory({ most: 3 })
    history.attempt(5, 'old', at(0))
    for (const network of ['a', 'b', 'c']) history.attempt(5, network, at(901))
    expect(history.attempt(5, 'a', at(902)).before).toBe(1)
    history.attempt(5, 'd', at(903))
    expect(history.attempt(5, 'b', at(904)).before).toBe(1)
    expect(history.attempt(5, 'a', at(905)).before).toBe(0)
  })
})
