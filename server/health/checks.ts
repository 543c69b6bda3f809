import { sql } from 'drizzle-orm'
import { isEmailOverdue } from '#server/mail/queries/email-queue.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Check } from '#server/platform/health/readiness.ts'
import type { Runtime } from '#server/platform/health/runtime.ts'
import { freeBytes, writeTest } from '#server/platform/storage/write-test.ts'

/** Below so many bytes the disk is about to be full: four segments of PostgreSQL's log. */
const littleSpace = 64 * 1024 * 1024
/** An email that has been due for so many milliseconds was taken up by no process. */
const overdueAfter = 5 * 60_000

export function databaseCheck(db: Db): Check {
  return {
    name: 'database',
    async look() {
      await db.execute(sql`select 1`)
      return { status: 'ok' }
    },
  }
}

/** PostgreSQL goes on reading, and answering, on a full disk: so something is written. */
export function folderCheck({ name, path }: Runtime['folders'][number]): Check {
  return {
    name,
    async look() {
      await writeTest(path)
      const free = await freeBytes(path)
      return free < littleSpace ? { status: 'degraded', reason: 'less than 64 MiB left on the disk' } : { status: 'ok' }
    },
  }
}

/** A queue that stands still keeps no visitor from being served, a process whose job hangs wants to be replaced. */
export function emailsCheck(db: Db, clock: () => Date, emails: () => Runtime['emails']): Check {
  return {
    name: 'emails',
    async look() {
      const state = emails()?.state()
      if (state === 'stalled') return { status: 'failed', reason: 'the job that sends emails hangs' }
      if (await isEmailOverdue(db, new Date(clock().getTime() - overdueAfter)))
        return { status: 'degraded', reason: 'emails have been due for more than 5 minutes' }
      return state === 'failing'
        ? { status: 'degraded', reason: 'the last 5 attempts to send an email failed' }
        : { status: 'ok' }
    },
  }
}
