import { isOneOfMany } from '#server/access/rules/visitor-id.ts'
import { conversationLink } from '#server/conversations/conversation-link.ts'
import { findConversationNow } from '#server/conversations/queries/conversations.ts'
import { findVisitorEmail } from '#server/conversations/queries/visitor-email.ts'
import { withPictures } from '#server/listings/email-pictures.ts'
import { findProperty } from '#server/listings/queries/properties.ts'
import { partsOf } from '#server/mail/emails/parts.ts'
import { queueEmail } from '#server/mail/queries/email-queue.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tokenHash } from '#server/platform/link-token.ts'
import { answerEmailLimits } from '#server/platform/rate-limits/limits.ts'
import { countTowardsAll } from '#server/platform/rate-limits/queries.ts'
import type { Keys } from '#server/platform/signing.ts'
import { questionAnswered } from './emails/question-answered.ts'
import type { Question } from './queries/open-questions.ts'

export interface AnswerEmailDeps {
  /** The site's address. */
  origin: string
  key: Keys['conversation']
}

/** Queues the owner's answer to everyone who asked and left an address, once to each question. */
export async function emailAnswers(tx: Db, answered: Question[], deps: AnswerEmailDeps, now: Date): Promise<void> {
  for (const { id, propertyId, conversationId, question, answer } of answered) {
    const conversation = await findConversationNow(tx, conversationId)
    const property = await findProperty(tx, propertyId)
    const recipient = conversation && (await findVisitorEmail(tx, conversation))
    if (!conversation || !property || !recipient || answer === null) continue
    if ((await countTowardsAll(tx, answerEmailLimits(tokenHash(recipient.toLowerCase())), now)) > 0) continue
    // On another site no cookie tells visitors apart, so no link could open the conversation of one of them.
    const link = isOneOfMany(conversation.visitor)
      ? null
      : conversationLink(deps.origin, deps.key, conversation.id, now)
    const { address, slug, listingType } = property
    const plain = questionAnswered({ question, answer, address, slug, listingType }, link, deps.origin)
    const content = await withPictures(tx, plain, { propertyId, origin: deps.origin })
    const email = {
      topic: `question:${id}`,
      kind: 'question-answered',
      recipient,
      ...partsOf(content),
      attachments: [],
    }
    await queueEmail(tx, email, now)
  }
}
