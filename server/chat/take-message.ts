import { randomBytes } from 'node:crypto'
import { isPlaceholder } from '#domain/placeholder-email.ts'
import {
  type ConversationRow,
  changeClaimed,
  claimConversation,
  findAnswer,
  findConversation,
  keepQuestion,
  type MessageRow,
  type Opening,
  openConversation,
  released,
} from '#server/conversations/queries/conversations.ts'
import { findLead } from '#server/gate/queries/leads.ts'
import type { Db } from '#server/platform/db/database.ts'
import { giveToursTo } from '#server/tours/queries/tour-requests.ts'

export interface ReceivedMessage {
  /** How to open a conversation when there is none to continue. */
  opening: Opening
  /** The conversation that the visitor wants to continue. It may not exist, or belong to another visitor. */
  conversationId: string | null
  message: string
  clientMessageId: string | null
}

/** A message that only this process may answer. */
export interface Claim {
  conversation: ConversationRow
  question: MessageRow
  by: string
  /** The client is gone: after a failure, it isn't retried until the visitor asks. */
  isLate: boolean
}

export type TakeResult =
  | { kind: 'taken'; claim: Claim }
  | { kind: 'answeredBefore'; answer: MessageRow }
  | { kind: 'underWay' }

/** Another process has claimed the conversation because this answer took too long. */
export class ClaimLost extends Error {
  override name = 'ClaimLost'
}

/** How long a claim holds, longer than an answer takes. After that the process that claimed the message counts as dead. */
export const messageClaimMs = 25_000

/**
 * Claims the conversation and stores the question, in one transaction. A message with a known id gets its earlier answer, or
 * is answered now when a crash prevented that.
 */
export function takeMessage(db: Db, asked: ReceivedMessage, now: Date): Promise<TakeResult> {
  return db.transaction(async (tx): Promise<TakeResult> => {
    const { id, answered } = await goOnWith(tx, asked)
    if (answered !== null) return { kind: 'answeredBefore', answer: answered }
    const by = createClaimId()
    const until = new Date(now.getTime() + messageClaimMs)
    const conversation = await claimConversation(tx, { id, by, until, now })
    if (!conversation) return { kind: 'underWay' }
    // The process that held the claim before may have answered this message.
    const answer = await answerKept(tx, id, asked)
    if (answer !== null) {
      await changeClaimed(tx, { id, by }, released)
      return { kind: 'answeredBefore', answer }
    }
    const { message: text, clientMessageId } = asked
    const question = await keepQuestion(tx, { conversationId: id, text, clientMessageId }, now)
    return { kind: 'taken', claim: { conversation, question, by, isLate: false } }
  })
}

export const createClaimId = () => randomBytes(12).toString('base64url')

async function goOnWith(tx: Db, asked: ReceivedMessage): Promise<{ id: string; answered: MessageRow | null }> {
  const { opening, conversationId } = asked
  const known = conversationId ? await findConversation(tx, { ...opening, id: conversationId }) : null
  const conversation = known ?? (await openedFor(tx, opening))
  return { id: conversation.id, answered: await answerKept(tx, conversation.id, asked) }
}

/** A new conversation, with what its visitor requested before by the page's form. */
async function openedFor(tx: Db, opening: Opening): Promise<ConversationRow> {
  const conversation = await openConversation(tx, opening)
  const lead = conversation.sessionId === null ? null : await findLead(tx, conversation.sessionId)
  const email = lead?.email && !isPlaceholder(lead.email) ? lead.email : null
  await giveToursTo(tx, conversation, email)
  return conversation
}

async function answerKept(
  tx: Db,
  conversationId: string,
  { clientMessageId }: ReceivedMessage,
): Promise<MessageRow | null> {
  return clientMessageId === null ? null : findAnswer(tx, conversationId, clientMessageId)
}
