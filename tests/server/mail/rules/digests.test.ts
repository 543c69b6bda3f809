import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseFairly, digestDueAt } from '#server/mail/rules/digests.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

describe('a digest is due', () => {
  it.each([
    ['seller', '12:00:00', null, '13:00:00'],
    ['seller', '12:59:59', null, '13:00:00'],
    ['seller', '12:10:00', '08:00:00', '13:00:00'],
    ['seller', '12:10:00', '12:00:00', '15:00:00'],
    ['team', '12:10:00', '12:00:00', '13:00:00'],
    ['team', '12:10:00', '12:05:00', '13:05:00'],
  ] as const)('for the %s at the full hour after %s, hours after the last at %s: at %s', (reader, since, last, due) => {
    expect(digestDueAt(reader, at(since), last && at(last))).toEqual(at(due))
  })
})

describe('a digest has room for every network', () => {
  const email = (causedBy: string | null, second: number) => ({ causedBy, createdAt: new Date(second * 1000) })

  it('the first email of each network goes before the second of any, and they are in order of time', () => {
    const flood = Array.from({ length: 50 }, (_, second) => email('flood', second))
    const others = [email('ann', 60), email('bob', 61), email(null, 62), email(null, 63)]
    expect(chooseFairly([...flood, ...others], 6)).toEqual([flood[0], flood[1], ...others])
  })

  it('the first email of a network is its oldest, in any order of holding', () => {
    const [old, young] = [email('ann', 1), email('ann', 9)]
    expect(chooseFairly([young, old], 1)).toEqual([old])
    expect(chooseFairly([young, email('bob', 5), old], 2)).toEqual([old, email('bob', 5)])
  })

  it('random emails: each network has one before another has two', () => {
    const some = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(100)), { maxLength: 40 })
    fc.assert(
      fc.property(some, fc.nat(20), (given, most) => {
        const held = given.map(([causedBy, second]) => email(causedBy, second))
        const chosen = chooseFairly(held, most)
        expect(chosen).toHaveLength(Math.min(most, held.length))
        const count = (list: typeof held, by: string) => list.filter(({ causedBy }) => causedBy === by).length
        for (const one of 'abcd')
          for (const other of 'abcd')
            if (count(chosen, one) > count(chosen, other) + 1) expect(count(chosen, other)).toBe(count(held, other))
      }),
    )
  })
})
