import { and, desc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { KeptPart } from '#assistant/decide/part.ts'
import type { Db } from '#server/platform/db/database.ts'
import { conversations, messages } from '../schema.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type MessageRow = typeof messages.$inferSelect
export type Opening = Pick<
  ConversationRow,
  'id' | 'propertyId' | 'agentId' | 'visitor' | 'network' | 'sessionId' | 'visitorEmail' | 'beganAt'
>

/** Only the conversation of this visitor about this listing; anyone else's counts as none. */
export async function findConversation(
  db: Db,
  { id, propertyId, visitor }: Pick<ConversationRow, 'id' | 'propertyId' | 'visitor'>,
): Promise<ConversationRow | null> {
  const [found] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.propertyId, propertyId), eq(conversations.visitor, visitor)))
  return found ?? null
}

/** The visitor's own conversation of this number, whichever listing it is about. */
export async function findOwnConversation(
  db: Db,
  { id, visitor }: Pick<ConversationRow, 'id' | 'visitor'>,
): Promise<ConversationRow | null> {
  const [found] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.visitor, visitor)))
  return found ?? null
}

/** The conversation about a listing in which this visitor spoke last; null where there is none. */
export async function findLatestConversation(
  db: Db,
  { propertyId, visitor }: Pick<ConversationRow, 'propertyId' | 'visitor'>,
): Promise<ConversationRow | null> {
  const [latest] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.propertyId, propertyId), eq(conversations.visitor, visitor)))
    .orderBy(desc(conversations.lastSpokenAt), desc(conversations.beganAt), desc(conversations.id))
    .limit(1)
  return latest ?? null
}

/** The conversation of this number as it stands now; null where it was erased meanwhile. */
export async function findConversationNow(db: Db, id: string): Promise<ConversationRow | null> {
  const [found] = await db.select().from(conversations).where(eq(conversations.id, id))
  return found ?? null
}

/** Opens a conversation, unless someone with the same number did so a moment ago. */
export async function openConversation(db: Db, opening: Opening): Promise<ConversationRow> {
  await db
    .insert(conversations)
    .values({ ...opening, lastSpokenAt: opening.beganAt })
    .onConflictDoNothing()
  const opened = await findConversation(db, opening)
  if (!opened) throw new Error('The id of the new conversation is taken.')
  return opened
}

/** Takes a conversation for one answer, by name; null while another process has it. */
export async function claimConversation(
  db: Db,
  { id, by, until, now }: { id: string; by: string; until: Date; now: Date },
): Promise<ConversationRow | null> {
  const [claimed] = await db
    .update(conversations)
    .set({ answeringBy: by, answeringUntil: until })
    .where(
      and(eq(conversations.id, id), or(isNull(conversations.answeringUntil), lte(conversations.answeringUntil, now))),
    )
    .returning()
  return claimed ?? null
}

/** Changes a conversation for the process that claimed it; returns whether the claim still holds. */
export async function changeClaimed(
  db: Db,
  { id, by }: { id: string; by: string },
  change: Partial<Pick<ConversationRow, 'booking' | 'sessionId' | 'answeringBy' | 'answeringUntil'>>,
): Promise<boolean> {
  const changed = await db
    .update(conversations)
    .set(change)
    .where(and(eq(conversations.id, id), eq(conversations.answeringBy, by)))
    .returning({ id: conversations.id })
  return changed.length > 0
}

/** Keeps where a conversation stands; the caller has claimed it. */
export async function keepMemory(tx: Db, id: string, memory: ConversationRow['memory']): Promise<void> {
  await tx.update(conversations).set({ memory }).where(eq(conversations.id, id))
}

export const released = { answeringBy: null, answeringUntil: null } as const

/** Keeps a question, and when the visitor spoke; one that is kept under its name is left as it is. */
export async function keepQuestion(
  db: Db,
  question: { conversationId: string; text: string; clientMessageId: string | null },
  now: Date,
): Promise<MessageRow> {
  const { conversationId, clientMessageId } = question
  const kept = clientMessageId === null ? null : await findQuestion(db, conversationId, clientMessageId)
  if (kept) return kept
  const [message] = await db
    .insert(messages)
    .values({ ...question, author: 'visitor', writtenAt: now })
    .returning()
  if (!message) throw new Error('The question was not stored.')
  await db.update(conversations).set({ lastSpokenAt: now }).where(eq(conversations.id, conversationId))
  return message
}

async function findQuestion(db: Db, conversationId: string, clientMessageId: string): Promise<MessageRow | null> {
  const [found] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.clientMessageId, clientMessageId)))
  return found ?? null
}

/** What was answered to the message of this name; null where nothing was. */
export async function findAnswer(db: Db, conversationId: string, clientMessageId: string): Promise<MessageRow | null> {
  const question = await findQuestion(db, conversationId, clientMessageId)
  return question ? findAnswerTo(db, question.id) : null
}

export async function findAnswerTo(db: Db, questionId: number): Promise<MessageRow | null> {
  const [answer] = await db.select().from(messages).where(eq(messages.answersId, questionId))
  return answer ?? null
}

export async function keepAnswer(
  db: Db,
  question: MessageRow,
  answer: { text: string; parts: KeptPart[] },
  now: Date,
): Promise<void> {
  const { id: answersId, conversationId } = question
  await db.insert(messages).values({ ...answer, conversationId, author: 'assistant', writtenAt: now, answersId })
}

/** What was said last, the oldest first, or last before a message: as much as anything may depend on. */
export async function listMessages(
  db: Db,
  conversationId: string,
  { before, most = 60 }: { before?: number; most?: number } = {},
): Promise<MessageRow[]> {
  const latest = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), before === undefined ? undefined : lt(messages.id, before)))
    .orderBy(desc(messages.id))
    .limit(most)
  return latest.reverse()
}

/** Puts a conversation to the visitor session of its lead. */
export async function keepSession(tx: Db, conversationId: string, sessionId: string): Promise<void> {
  await tx.update(conversations).set({ sessionId }).where(eq(conversations.id, conversationId))
}
