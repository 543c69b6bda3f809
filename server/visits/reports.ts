import { LRUCache } from 'lru-cache'
import { batcher } from '#server/platform/batching/batcher.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findSession } from '#server/visits/queries/sessions.ts'
import { keepReports, type VisitReport } from './queries/keep-reports.ts'

/** What never changes of a visitor session. */
export interface Visit {
  id: string
  beganAt: Date
}

export interface Visits {
  find(propertyId: number, id: string): Promise<Visit | null>
  /** Answers the duration that is kept, or null where the session is gone: once it is committed. */
  report(report: VisitReport): Promise<number | null>
}

const mostRemembered = 50_000

export function visitsIn({ db, kind }: Pick<Database, 'db' | 'kind'>): Visits {
  const known = new LRUCache<string, Visit>({ maxSize: mostRemembered, sizeCalculation: () => 1 })
  const report = batcher(
    async (reports: VisitReport[]) => (await keepReports(db, reports)).map((seconds) => ({ seconds })),
    // The embedded database does one thing at a time. PostgreSQL takes nearly as long for one report as for fifty.
    { atOnce: kind === 'pglite' ? 1 : 4, enough: 50, most: 500, keyOf: ({ sessionId }) => sessionId },
  )
  return {
    async find(propertyId, id) {
      const key = `${propertyId} ${id}`
      const remembered = known.get(key)
      if (remembered) return remembered
      const session = await findSession(db, propertyId, id)
      if (!session) return null
      const visit = { id, beganAt: session.beganAt }
      known.set(key, visit)
      return visit
    },
    report: async (one) => (await report(one)).seconds,
  }
}
