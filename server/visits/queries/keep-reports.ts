import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** What a page says of its visit. */
export interface VisitReport {
  sessionId: string
  /** No more than have passed since the session began. */
  seconds: number
  /** The end of the visit; null where it goes on. `exit` is when the page was left, as far as its browser said. */
  end: { at: Date; exit: Date | null } | null
}

interface Row {
  id: string
  seconds: number
}

/**
 * Keeps reports of different sessions in one statement, and answers the duration that is kept of each, or null where there
 * is no such session. The larger duration counts. A visit that grows goes on, even if it had ended; an end that comes late,
 * or again, changes nothing.
 */
export async function keepReports(db: Db, reports: VisitReport[]): Promise<(number | null)[]> {
  // As arrays, which cost the database less to read than JSON, and whose length its planner knows.
  const ids = sql.param(reports.map(({ sessionId }) => sessionId))
  const durations = sql.param(reports.map(({ seconds }) => seconds))
  const ends = sql.param(reports.map(({ end }) => end?.at.toISOString() ?? null))
  const exits = sql.param(reports.map(({ end }) => end?.exit?.toISOString() ?? null))
  // Rows are locked in the order of their names, so that two batches never wait for each other.
  const { rows } = (await db.execute(sql`
    with given as (
      select * from unnest(${ids}::text[], ${durations}::integer[], ${ends}::timestamptz[], ${exits}::timestamptz[])
        as report(id, seconds, at, exit)
    ), locked as (
      select session.id, session.duration_seconds, session.ended_at, session.exit_time
      from visitor_sessions session where session.id = any(${ids}::text[]) order by session.id for update
    ), kept as (
      update visitor_sessions session set
        duration_seconds = given.seconds,
        ended_at = case
          when given.at is null then null
          when locked.duration_seconds < given.seconds then given.at
          else coalesce(locked.ended_at, given.at) end,
        exit_time = case
          when given.at is null then locked.exit_time
          when locked.duration_seconds < given.seconds then coalesce(given.exit, locked.exit_time)
          else coalesce(locked.exit_time, given.exit) end
      from given join locked on locked.id = given.id
      where session.id = any(${ids}::text[]) and session.id = given.id
        and (locked.duration_seconds < given.seconds or (given.at is not null and locked.duration_seconds = given.seconds))
      returning session.id
    )
    select locked.id, greatest(locked.duration_seconds, given.seconds) as seconds
    from locked join given on given.id = locked.id`)) as unknown as { rows: Row[] }
  const seconds = new Map(rows.map((row) => [row.id, row.seconds]))
  return reports.map(({ sessionId }) => seconds.get(sessionId) ?? null)
}
