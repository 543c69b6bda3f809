import { and, asc, eq, inArray, max, min, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { DigestReader } from '../rules/digests.ts'
import { emails } from '../schema.ts'

/** The emails that wait for one digest. */
export interface HeldGroup {
  recipient: string
  reader: DigestReader
}

const demoKind = 'demo-requested'
const digestKinds = { seller: 'seller-digest', team: 'demo-digest' } as const satisfies Record<DigestReader, string>

/** Who has emails that wait for a digest, and since when; who has waited longest comes first. */
export async function listHeldGroups(db: Db): Promise<(HeldGroup & { since: Date })[]> {
  const isForTeam = sql<boolean>`${emails.kind} = ${sql.raw(`'${demoKind}'`)}`
  const since = min(emails.createdAt)
  const groups = await db
    .select({ recipient: emails.recipient, isForTeam, since })
    .from(emails)
    .where(eq(emails.status, 'held'))
    .groupBy(emails.recipient, isForTeam)
    .orderBy(asc(since))
  return groups.map(({ recipient, isForTeam, since }) => ({
    recipient,
    reader: isForTeam ? 'team' : 'seller',
    since: since ?? new Date(0),
  }))
}

export async function findLastDigest(db: Db, { recipient, reader }: HeldGroup): Promise<Date | null> {
  const [found] = await db
    .select({ at: max(emails.createdAt) })
    .from(emails)
    .where(and(eq(emails.recipient, recipient), eq(emails.kind, digestKinds[reader])))
  return found?.at ?? null
}

/** The emails of a group; nobody else makes a digest of them until the transaction ends. */
export function lockHeld(tx: Db, group: HeldGroup) {
  return tx
    .select({ id: emails.id, causedBy: emails.causedBy, createdAt: emails.createdAt })
    .from(emails)
    .where(isHeldFor(group))
    .orderBy(asc(emails.id))
    .for('update')
}

/** What emails that are held say, the oldest first. */
export async function readHeld(tx: Db, ids: string[]) {
  const rows = await tx
    .select({ subject: emails.subject, blocks: emails.blocks })
    .from(emails)
    .where(inArray(emails.id, ids))
    .orderBy(asc(emails.createdAt), asc(emails.id))
  return rows.map(({ subject, blocks }) => ({ subject, blocks: blocks ?? [] }))
}

/** Forgets what the emails said, since their digest says it. */
export async function keepDigested(tx: Db, ids: string[]): Promise<void> {
  await tx.update(emails).set({ status: 'digested', blocks: null, replyTo: null }).where(inArray(emails.id, ids))
}

export const digestKindOf = ({ reader }: HeldGroup): string => digestKinds[reader]

function isHeldFor({ recipient, reader }: HeldGroup): SQL | undefined {
  const ofKind = reader === 'team' ? eq(emails.kind, demoKind) : ne(emails.kind, demoKind)
  return and(eq(emails.status, 'held'), eq(emails.recipient, recipient), ofKind)
}
