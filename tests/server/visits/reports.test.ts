import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { keepReports } from '#server/visits/queries/keep-reports.ts'
import { beginSession } from '#server/visits/queries/sessions.ts'
import { visitsIn } from '#server/visits/reports.ts'
import { visitorSessions } from '#server/visits/schema.ts'
import { onEachDatabase } from '#tests/server/support/server.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000)

onEachDatabase('[VISIT-02] reports of many visits in one statement', (server) => {
  const begin = (count: number) => Promise.all(Array.from({ length: count }, () => beginSession(server.db, 4, at(0))))
  const rowsOf = async (ids: string[]) =>
    new Map(
      (await server.db.select().from(visitorSessions).where(inArray(visitorSessions.id, ids))).map((row) => [
        row.id,
        row,
      ]),
    )

  it('are stored separately: longer, shorter, ended and unknown ones', async () => {
    const ids = await begin(4)
    const [longer = '', shorter = '', ended = '', endedBefore = ''] = ids
    const end = { at: at(90), exit: at(80) }
    expect(
      await keepReports(
        server.db,
        ids.map((sessionId) => ({ sessionId, seconds: 50, end: null })),
      ),
    ).toEqual([50, 50, 50, 50])
    expect(await keepReports(server.db, [{ sessionId: endedBefore, seconds: 50, end }])).toEqual([50])
    const kept = await keepReports(server.db, [
      { sessionId: longer, seconds: 60, end: null },
      { sessionId: shorter, seconds: 40, end: null },
      { sessionId: 'nobody', seconds: 40, end: null },
      { sessionId: ended, seconds: 70, end },
      { sessionId: endedBefore, seconds: 50, end: { at: at(200), exit: at(190) } },
    ])
    expect(kept).toEqual([60, 50, null, 70, 50])
    const rows = await rowsOf(ids)
    expect(
      [longer, shorter, ended, endedBefore].map((id) => [
        rows.get(id)?.durationSeconds,
        rows.get(id)?.endedAt,
        rows.get(id)?.exitTime,
      ]),
    ).toEqual([
      [60, null, null],
      [50, null, null],
      [70, end.at, end.exit],
      [50, end.at, end.exit],
    ])
    expect(await keepReports(server.db, [{ sessionId: ended, seconds: 71, end: null }])).toEqual([71])
    expect((await rowsOf(ids)).get(ended)?.endedAt).toBeNull()
  })

  it('of several concurrent processes never wait for each other, and the longest is kept', async () => {
    const ids = await begin(30)
    const processes = Array.from({ length: 3 }, () => visitsIn(server.database))
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, n) => {
        // Each process updates the visits in another order.
        const sessionId = ids[(n * (1 + 2 * (n % 3)) + (n % 7)) % ids.length] ?? ''
        return processes[n % 3]?.report({ sessionId, seconds: n, end: n % 5 === 0 ? { at: at(n), exit: null } : null })
      }),
    )
    expect(answers.every((seconds, n) => seconds !== null && seconds !== undefined && seconds >= n)).toBe(true)
    const rows = await rowsOf(ids)
    for (const [n, seconds] of answers.entries()) {
      const id = ids[(n * (1 + 2 * (n % 3)) + (n % 7)) % ids.length] ?? ''
      expect(rows.get(id)?.durationSeconds).toBeGreaterThanOrEqual(seconds ?? Number.POSITIVE_INFINITY)
    }
  })
})
