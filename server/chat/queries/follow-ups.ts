import { and, asc, eq, gt, inArray, isNull, lte, ne, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { ConversationRow } from '#server/conversations/queries/conversations.ts'
import { conversations, leadNotes, messages, spokenSinceFollowUpCheck } from '#server/conversations/schema.ts'
import { properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openQuestions } from '#server/questions/schema.ts'
import { followUps } from '../schema.ts'

export type FollowUp = typeof followUps.$inferSelect

/** Old conversations get no email, even when the server was down for long. */
const longestQuietMs = 7 * 24 * 3600 * 1000

/**
 * Finds and locks the conversation that has been quiet longest, for at least `quietMs`, and needs a draft: the seller has
 * got none since the visitor's last message, and the visitor said more than a greeting. Null without one.
 */
export async function lockQuietConversation(tx: Db, { quietMs, now }: Quiet): Promise<ConversationRow | null> {
  const isFree = or(isNull(conversations.answeringUntil), lte(conversations.answeringUntil, now))
  const [found] = await tx
    .select({ conversation: conversations })
    .from(conversations)
    .where(and(isQuiet({ quietMs, now }), isFree, wantsDraft(tx)))
    .orderBy(asc(conversations.lastSpokenAt), asc(conversations.id))
    .limit(1)
    .for('update', { of: conversations, skipLocked: true })
  return found?.conversation ?? null
}

/**
 * Marks up to 500 quiet conversations that need no draft as checked, so that they aren't read again until their visitor
 * writes. Those with an unanswered message are left for later: the answer may add something to draft about.
 */
export async function markConversationsWithoutDraft(tx: Db, { quietMs, now }: Quiet): Promise<void> {
  // A subquery that finds no row is null.
  const hasNothing = not(sql`coalesce(${wantsDraft(tx)}, false)`)
  const read = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(isQuiet({ quietMs, now }), isNull(conversations.answeringUntil), hasNothing))
    .limit(markedAtOnce)
    .for('update', { skipLocked: true })
  if (read.length === 0) return
  const ids = read.map(({ id }) => id)
  await tx.update(conversations).set({ followUpCheckedAt: now }).where(inArray(conversations.id, ids))
}

/** The rest is marked at the next run. */
const markedAtOnce = 500

interface Quiet {
  /** How long a conversation is quiet before its draft is written, in milliseconds. */
  quietMs: number
  now: Date
}

function isQuiet({ quietMs, now }: Quiet): SQL | undefined {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return and(
    spokenSinceFollowUpCheck(conversations),
    lte(conversations.lastSpokenAt, before(quietMs)),
    gt(conversations.lastSpokenAt, before(quietMs + longestQuietMs)),
  )
}

function wantsDraft(tx: Db): SQL | undefined {
  const ofLastWord = tx.select({ one: sql`1` }).from(followUps).where(sql`${followUps.afterMessageId} = ${lastWord}`)
  return and(hasSeller, hasSubstance(tx), notExists(ofLastWord))
}

/** A subquery, like those below, so that it runs per conversation; a join would read every listing first. */
const hasSeller = sql`(select ${properties.listingStatus} = 'published' and ${properties.sellerEmail} is not null
  from ${properties} where ${properties.id} = ${conversations.propertyId})`

const lastWord = sql`(select max(${messages.id}) from ${messages}
  where ${messages.conversationId} = ${conversations.id} and ${messages.author} = 'visitor')`

function hasSubstance(tx: Db): SQL | undefined {
  const ofIt = (table: typeof leadNotes | typeof openQuestions) =>
    sql`(${tx.select({ one: sql`true` }).from(table).where(eq(table.conversationId, conversations.id)).limit(1)})`
  return or(
    ofIt(leadNotes),
    ofIt(openQuestions),
    ne(
      sql`coalesce(${conversations.memory} #> '{context,topics}', ${conversations.memory} -> 'topics', '[]'::jsonb)`,
      sql`'[]'::jsonb`,
    ),
    sql`${conversations.booking} is not null`,
  )
}

/**
 * Marks the conversation as checked and stores the draft. Returns it, or null when there is one since the visitor's last
 * message.
 */
export async function keepFollowUp(
  tx: Db,
  conversationId: string,
  draft: { subject: string; text: string },
  now: Date,
): Promise<FollowUp | null> {
  await tx.update(conversations).set({ followUpCheckedAt: now }).where(eq(conversations.id, conversationId))
  const [{ last } = { last: null }] = await tx
    .select({ last: sql<number | null>`max(${messages.id})`.mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.author, 'visitor')))
  if (last === null) return null
  const [kept] = await tx
    .insert(followUps)
    .values({ ...draft, conversationId, afterMessageId: last, draftedAt: now })
    .onConflictDoNothing()
    .returning()
  return kept ?? null
}
