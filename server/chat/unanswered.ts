import { claimConversation, findAnswerTo } from '#server/conversations/queries/conversations.ts'
import { findProperty } from '#server/listings/queries/properties.ts'
import type { Db } from '#server/platform/db/database.ts'
import { answerMessage, type ListingAndAgent } from './answer-message.ts'
import type { ChatDeps } from './deps.ts'
import { lockUnanswered } from './queries/unanswered.ts'
import { type Claim, createClaimId, messageClaimMs } from './take-message.ts'

/** Messages older than this get no answer, even after a long outage. */
const oldestMs = 7 * 24 * 3600 * 1000

/**
 * Answers the stored message that has waited longest since its process died or failed. The visitor gets the answer by sending
 * the message again. Returns whether there was such a message.
 */
export async function answerNextUnanswered(deps: ChatDeps): Promise<boolean> {
  const taken = await takeUnanswered(deps.db, deps.clock())
  if (taken === null) return false
  await answerMessage(deps, taken.listing, taken.claim, () => {})
  return true
}

function takeUnanswered(db: Db, now: Date): Promise<{ listing: ListingAndAgent; claim: Claim } | null> {
  return db.transaction(async (tx) => {
    const found = await lockUnanswered(tx, { writtenAfter: new Date(now.getTime() - oldestMs), now })
    if (found === null) return null
    const { question, agent } = found
    const property = await findProperty(tx, found.conversation.propertyId)
    if (property === null || (await findAnswerTo(tx, question.id)) !== null) return null
    const by = createClaimId()
    const until = new Date(now.getTime() + messageClaimMs)
    const conversation = await claimConversation(tx, { id: found.conversation.id, by, until, now })
    if (conversation === null) return null
    return { listing: { property, agent }, claim: { conversation, question, by, isLate: true } }
  })
}
