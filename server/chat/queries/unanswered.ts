import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { ConversationRow, MessageRow } from '#server/conversations/queries/conversations.ts'
import { conversations, messages } from '#server/conversations/schema.ts'
import type { Agent } from '#server/listings/queries/agents.ts'
import { agents, properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface UnansweredMessage {
  conversation: ConversationRow
  question: MessageRow
  agent: Agent
}

/**
 * Finds and locks the message that has waited longest for an answer which no process is making. Only a conversation's last
 * message counts. Null without one.
 */
export async function lockUnanswered(
  tx: Db,
  { writtenAfter, now }: { writtenAfter: Date; now: Date },
): Promise<UnansweredMessage | null> {
  const [found] = await tx
    .select({ conversation: conversations, question: messages, agent: agents })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.id, lastMessage)))
    .innerJoin(agents, eq(agents.id, conversations.agentId))
    .innerJoin(properties, eq(properties.id, conversations.propertyId))
    .where(
      and(
        lte(conversations.answeringUntil, now),
        eq(messages.author, 'visitor'),
        gt(messages.writtenAt, writtenAfter),
        eq(properties.listingStatus, 'published'),
      ),
    )
    .orderBy(asc(conversations.answeringUntil), asc(conversations.id))
    .limit(1)
    .for('update', { of: conversations, skipLocked: true })
  return found ?? null
}

const lastMessage = sql`(select max(said.id) from ${messages} said where said.conversation_id = ${conversations.id})`
