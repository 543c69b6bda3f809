import { and, asc, eq, inArray, max, min, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { DigestReader } from '../rules/digests.ts'
import { letters } from '../schema.ts'

/** The emails that wait for one digest. */
export interface HeldGroup {
  recipient: string
  reader: DigestReader
}

const demoKind = 'demo-requested'
const digestKinds = { seller: 'seller-digest', team: 'demo-digest' } as const satisfies Record<DigestReader, string>

/** Who has emails that wait for a digest, and since when; who has waited longest comes first. */
export async function listHeldGroups(db: Db): Promise<(HeldGroup & { since: Date })[]> {
  const isForTeam = sql<boolean>`${letters.kind} = ${sql.raw(`'${demoKind}'`)}`
  const since = min(letters.createdAt)
  const groups = await db
    .select({ recipient: letters.recipient, isForTeam, since })
    .from(letters)
    .where(eq(letters.status, 'held'))
    .groupBy(letters.recipient, isForTeam)
    .orderBy(asc(since))
  return groups.map(({ recipient, isForTeam, since }) => ({
    recipient,
    reader: isForTeam ? 'team' : 'seller',
    since: since ?? new Date(0),
  }))
}

export async function findLastDigest(db: Db, { recipient, reader }: HeldGroup): Promise<Date | null> {
  const [found] = await db
    .select({ at: max(letters.createdAt) })
    .from(letters)
    .where(and(eq(letters.recipient, recipient), eq(letters.kind, digestKinds[reader])))
  return found?.at ?? null
}

/** The emails of a group; nobody else makes a digest of them until the transaction ends. */
export function lockHeld(tx: Db, group: HeldGroup) {
  return tx
    .select({ id: letters.id, causedBy: letters.causedBy, createdAt: letters.createdAt })
    .from(letters)
    .where(isHeldFor(group))
    .orderBy(asc(letters.id))
    .for('update')
}

/** What emails that are held say, the oldest first. */
export async function readHeld(tx: Db, ids: string[]) {
  const rows = await tx
    .select({ subject: letters.subject, blocks: letters.blocks })
    .from(letters)
    .where(inArray(letters.id, ids))
    .orderBy(asc(letters.createdAt), asc(letters.id))
  return rows.map(({ subject, blocks }) => ({ subject, blocks: blocks ?? [] }))
}

/** Forgets what the emails said, since their digest says it. */
export async function keepDigested(tx: Db, ids: string[]): Promise<void> {
  await tx.update(letters).set({ status: 'digested', blocks: null, replyTo: null }).where(inArray(letters.id, ids))
}

export const digestKindOf = ({ reader }: HeldGroup): string => digestKinds[reader]

function isHeldFor({ recipient, reader }: HeldGroup): SQL | undefined {
  const ofKind = reader === 'team' ? eq(letters.kind, demoKind) : ne(letters.kind, demoKind)
  return and(eq(letters.status, 'held'), eq(letters.recipient, recipient), ofKind)
}
