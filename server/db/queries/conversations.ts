import { randomBytes } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { conversations, messages } from '../schema.ts'

export type Conversation = typeof conversations.$inferSelect
export type Message = typeof messages.$inferSelect

/** Only the conversation of this visitor about this listing; anybody else's is as good as none. */
export async function findConversation(
  db: Db,
  { id, propertyId, visitor }: { id: string; propertyId: number; visitor: string },
): Promise<Conversation | null> {
  const [found] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.propertyId, propertyId), eq(conversations.visitor, visitor)))
  return found ?? null
}

/** Keeps a question, in a new conversation where there is none yet; answers the conversation. */
export function keepQuestion(
  db: Db,
  known: Conversation | null,
  opening: Omit<Conversation, 'id' | 'beganAt'>,
  text: string,
  now: Date,
): Promise<Conversation> {
  return db.transaction(async (tx) => {
    const conversation = known ?? { ...opening, id: randomBytes(24).toString('base64url'), beganAt: now }
    if (!known) await tx.insert(conversations).values(conversation)
    await tx.insert(messages).values({ conversationId: conversation.id, author: 'visitor', text, writtenAt: now })
    return conversation
  })
}

export async function keepAnswer(db: Db, conversationId: string, text: string, now: Date): Promise<void> {
  await db.insert(messages).values({ conversationId, author: 'assistant', text, writtenAt: now })
}

/** What was said last, the oldest first: as much as an answer may depend on. */
export async function listMessages(db: Db, conversationId: string, most = 100): Promise<Message[]> {
  const latest = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.id))
    .limit(most)
  return latest.reverse()
}
