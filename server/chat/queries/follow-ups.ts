import { and, asc, eq, exists, gt, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openQuestions } from '#server/questions/schema.ts'
import { conversations, followUps, leadNotes, messages } from '../schema.ts'
import type { Conversation } from './conversations.ts'

export type FollowUp = typeof followUps.$inferSelect

/** Nobody is written to about a talk of long ago, however late this server was started. */
const longestQuietMs = 7 * 24 * 3600 * 1000

/**
 * The conversation that has been quiet for the longest, and for so long at least, of which its seller got no draft since the
 * visitor last spoke; nobody else looks at it until the transaction ends. Only one in which something was said: of the home
 * or of the visitor, not a greeting alone.
 */
export async function lockQuietConversation(
  tx: Db,
  { quietMs, now }: { quietMs: number; now: Date },
): Promise<Conversation | null> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const [found] = await tx
    .select({ conversation: conversations })
    .from(conversations)
    .innerJoin(properties, eq(properties.id, conversations.propertyId))
    .where(
      and(
        lte(conversations.lastSpokenAt, before(quietMs)),
        gt(conversations.lastSpokenAt, before(quietMs + longestQuietMs)),
        or(isNull(conversations.answeringUntil), lte(conversations.answeringUntil, now)),
        eq(properties.listingStatus, 'published'),
        sql`${properties.sellerEmail} is not null`,
        hasSubstance(tx),
        notExists(tx.select({ one: sql`1` }).from(followUps).where(sql`${followUps.afterMessageId} = ${lastWord}`)),
      ),
    )
    .orderBy(asc(conversations.lastSpokenAt), asc(conversations.id))
    .limit(1)
    .for('update', { of: conversations, skipLocked: true })
  return found?.conversation ?? null
}

const lastWord = sql`(select max(${messages.id}) from ${messages}
  where ${messages.conversationId} = ${conversations.id} and ${messages.author} = 'visitor')`

function hasSubstance(tx: Db): SQL | undefined {
  const ofIt = (table: typeof leadNotes | typeof openQuestions) =>
    exists(tx.select({ one: sql`1` }).from(table).where(eq(table.conversationId, conversations.id)))
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

/** Keeps a draft, unless there is one since the visitor last spoke; answers it, or null. */
export async function keepFollowUp(
  tx: Db,
  conversationId: string,
  draft: { subject: string; text: string },
  now: Date,
): Promise<FollowUp | null> {
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
