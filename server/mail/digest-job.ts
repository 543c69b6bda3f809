import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts'
import { demoDigest, sellerDigest } from './emails/digest.ts'
import { logoAlone } from './emails/email.ts'
import { partsOf } from './emails/parts.ts'
import {
  digestKindOf,
  findLastDigest,
  type HeldGroup,
  keepDigested,
  listHeldGroups,
  lockHeld,
  readHeld,
} from './queries/digests.ts'
import { queueEmail } from './queries/email-queue.ts'
import { chooseFairly, digestDueAt, digestLimits } from './rules/digests.ts'

export interface DigestJob {
  db: Db
  clock: () => Date
  /** The site's address. */
  origin: string
  log: Pick<FastifyBaseLogger, 'error'>
  /** Milliseconds between two looks. */
  pollIntervalMs?: number
}

/** Queues digests of held emails as they are due, until stopped. Several processes may do so on one database. */
export function startDigestJob({ db, clock, origin, log, pollIntervalMs = 30_000 }: DigestJob): {
  stop(): Promise<void>
} {
  return startRepeatedJob({
    name: 'digests',
    step: () => queueNextDigest(db, origin, clock()),
    onTrouble: (error) => log.error(error, 'digest job failed'),
    pollIntervalMs,
    shutdownGraceMs: 5000,
  })
}

/** Queues the digest that has been due for the longest; answers whether there was one. */
export async function queueNextDigest(db: Db, origin: string, now: Date): Promise<boolean> {
  for (const { since, ...group } of await listHeldGroups(db)) {
    if (digestDueAt(group.reader, since, await findLastDigest(db, group)) > now) continue
    if (await queueDigest(db, group, origin, now)) return true
  }
  return false
}

/** The digest is queued and the emails in it are marked in one transaction, so that each is in one digest. */
function queueDigest(db: Db, group: HeldGroup, origin: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { recipient, reader } = group
    const held = await lockHeld(tx, group)
    const chosen = chooseFairly(held, digestLimits[reader].most)
    // Another process may have been faster, which is only known now.
    const since = chosen[0]?.createdAt
    if (!since || digestDueAt(reader, since, await findLastDigest(tx, group)) > now) return false
    const ids = chosen.map(({ id }) => id)
    const emails = await readHeld(tx, ids)
    const email = (reader === 'team' ? demoDigest : sellerDigest)(emails, held.length - chosen.length)
    const parts = { ...partsOf({ ...email, pictures: logoAlone(origin) }), attachments: [] }
    await queueEmail(tx, { topic: `digest:${randomUUID()}`, kind: digestKindOf(group), recipient, ...parts }, now)
    await keepDigested(tx, ids)
    return true
  })
}
