import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Check, type CheckFinding, readiness } from '#server/platform/health/readiness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const clock = () => new Date()

/** A check that answers when the test says so, and counts its calls. */
function heldCheck(name = 'database') {
  const answers: ((finding: CheckFinding) => void)[] = []
  const check: Check = { name, look: () => new Promise((resolve) => answers.push(resolve)) }
  return { check, answers }
}
const fine: CheckFinding = { status: 'ok' }
const settled = async <T>(promise: Promise<T>) => {
  await vi.advanceTimersByTimeAsync(0)
  return promise
}

describe('[API-04] readiness', () => {
  it('is the worst result of the checks', async () => {
    const find = (...findings: CheckFinding[]) =>
      readiness({ checks: findings.map((finding, n) => ({ name: `${n}`, look: async () => finding })), clock })()
    const [poor, bad]: CheckFinding[] = [
      { status: 'degraded', reason: 'a' },
      { status: 'failed', reason: 'b' },
    ]
    expect(await find(fine, fine)).toEqual({ status: 'ok', checks: { 0: fine, 1: fine } })
    expect((await find(fine, poor as CheckFinding)).status).toBe('degraded')
    expect((await find(bad as CheckFinding, poor as CheckFinding, fine)).status).toBe('failed')
  })

  it('is answered at the deadline when a check never answers', async () => {
    const { check } = heldCheck()
    const report = readiness({ checks: [check, { name: 'other', look: async () => fine }], clock })()
    await vi.advanceTimersByTimeAsync(1999)
    expect(await Promise.race([report, 'not yet'])).toBe('not yet')
    await vi.advanceTimersByTimeAsync(1)
    expect(await report).toEqual({
      status: 'failed',
      checks: { database: { status: 'failed', reason: 'no answer within 2000 ms' }, other: fine },
    })
  })

  it('doesn’t start a second check while one is pending, until that one times out', async () => {
    const { check, answers } = heldCheck()
    const ready = readiness({ checks: [check], clock })
    for (let second = 0; second < 29; second++) {
      void ready()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(answers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    const report = ready()
    expect(answers).toHaveLength(2)
    answers[1]?.(fine)
    expect((await settled(report)).status).toBe('ok')
    // A late answer of a timed-out check doesn't affect the next one.
    await vi.advanceTimersByTimeAsync(1000)
    void ready()
    expect(answers).toHaveLength(3)
  })

  it('recovers as soon as the pending check answers', async () => {
    const { check, answers } = heldCheck()
    const ready = readiness({ checks: [check], clock })
    const first = ready()
    await vi.advanceTimersByTimeAsync(2000)
    expect((await first).status).toBe('failed')
    answers[0]?.(fine)
    expect((await settled(ready())).status).toBe('ok')
  })

  it('runs the checks at most once a second', async () => {
    let looks = 0
    const ready = readiness({
      checks: [
        {
          name: 'outbox',
          look: async () => {
            looks++
            return fine
          },
        },
      ],
      clock,
    })
    for (let times = 0; times < 50; times++) await ready()
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    await ready()
    expect(looks).toBe(2)
  })

  it.each([
    [Object.assign(new Error('disk of /srv/secret'), { code: 'ENOSPC' }), 'ENOSPC'],
    [new Error('query failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }), 'ECONNREFUSED'],
    [new Error('password hunter2'), 'error'],
    [Object.assign(new Error(), { code: 'postgres://u:hunter2@db' }), 'error'],
    ['thrown', 'error'],
  ])('contains the code of an error and not its message: %s', async (error, reason) => {
    const check = { name: 'database', look: () => Promise.reject(error) }
    expect((await readiness({ checks: [check], clock })()).checks).toEqual({ database: { status: 'failed', reason } })
  })
})
