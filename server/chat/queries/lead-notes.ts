import { and, eq, inArray } from 'drizzle-orm'
import type { LeadNote } from '#assistant/turn.ts'
import { leadNotes } from '#server/conversations/schema.ts'
import type { Db } from '#server/platform/db/database.ts'

export type KeptNote = typeof leadNotes.$inferSelect

/** What was noted in a conversation, the oldest first; of some topics alone when they are named. */
export function listNotes(db: Db, conversationId: string, topics?: LeadNote['topic'][]): Promise<KeptNote[]> {
  return db
    .select()
    .from(leadNotes)
    .where(and(eq(leadNotes.conversationId, conversationId), topics && inArray(leadNotes.topic, topics)))
    .orderBy(leadNotes.id)
}

export async function keepNotes(
  tx: Db,
  { conversationId, messageId, notes }: { conversationId: string; messageId: number; notes: LeadNote[] },
  now: Date,
): Promise<void> {
  if (notes.length === 0) return
  await tx
    .insert(leadNotes)
    .values(
      notes.map(({ topic, value, sentence }) => ({ conversationId, messageId, topic, value, sentence, notedAt: now })),
    )
}

/** Assigns all notes of a conversation to one lead. */
export async function giveNotesTo(tx: Db, conversationId: string, leadId: number): Promise<void> {
  await tx.update(leadNotes).set({ leadId }).where(eq(leadNotes.conversationId, conversationId))
}
