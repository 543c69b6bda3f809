import type { OwnerOutcome } from '#assistant/say/owner.ts'
import { appPages } from '#domain/pages.ts'
import { withPictures } from '#server/listings/email-pictures.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import { lockForSeller } from '#server/listings/queries/tour-hours.ts'
import { queueWithinLimits } from '#server/mail/queue-within-limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newToken, tokenExpiry } from '#server/platform/link-token.ts'
import { sellerEmailLimits } from '#server/platform/rate-limits/limits.ts'
import { questionAsked } from './emails/question-asked.ts'
import { isAskedAlready, keepOpenQuestion, keepQuestionToken, type Question } from './queries/open-questions.ts'
import { askable, questionLinkDays, wordingOf } from './rules/question.ts'

export interface UnansweredQuestions {
  property: Pick<PublishedProperty, 'id' | 'address' | 'listingType' | 'timeZone'>
  conversation: { id: string; network: string | null }
  /** In the visitor's words. */
  questions: string[]
}

/**
 * Keeps what the listing does not say and asks its seller, by one email however many visitors ask the same. What is
 * beyond the limits comes in a digest. Answers what became of each question; one that is left out was not sent.
 */
export async function askSeller(
  tx: Db,
  unanswered: UnansweredQuestions,
  deps: { origin: string },
  now: Date,
): Promise<Map<string, OwnerOutcome>> {
  const { property, conversation, questions } = unanswered
  const outcomes = new Map<string, OwnerOutcome>()
  const asked = questions
    .map((said) => ({ said, question: askable(said) }))
    .filter(({ question }) => wordingOf(question) !== '')
  if (asked.length === 0) return outcomes
  // Two visitors who ask the same at once are looked at one after the other.
  const sellerEmail = await lockForSeller(tx, property.id)
  for (const { said, question } of asked) {
    const wording = wordingOf(question)
    const isOnItsWay = await isAskedAlready(tx, { propertyId: property.id, wording }, now)
    const kept = await keepOpenQuestion(tx, {
      propertyId: property.id,
      conversationId: conversation.id,
      question,
      wording,
      askedAt: now,
    })
    if (sellerEmail === null) continue
    if (kept === null || isOnItsWay) outcomes.set(said, 'askedBefore')
    else outcomes.set(said, await mail(tx, kept, unanswered, sellerEmail, deps, now))
  }
  return outcomes
}

async function mail(
  tx: Db,
  { id, question }: Question,
  { property, conversation: { network } }: UnansweredQuestions,
  recipient: string,
  deps: { origin: string },
  now: Date,
): Promise<OwnerOutcome> {
  const token = newToken()
  const expiresAt = tokenExpiry(now, questionLinkDays)
  const { address, timeZone: zone, listingType } = property
  const asked = { question, address, zone, listingType, writtenAt: now }
  const plain = questionAsked(asked, questionLink(deps.origin, token), expiresAt)
  const content = await withPictures(tx, plain, { propertyId: property.id, origin: deps.origin })
  const email = { topic: `question:${id}`, kind: 'question-asked', recipient, content, causedBy: network }
  const became = await queueWithinLimits(tx, email, sellerEmailLimits(network, property.id), now)
  if (became === 'kept') return 'notSent'
  await keepQuestionToken(tx, id, token, expiresAt)
  return became === 'queued' ? 'asked' : 'inSummary'
}

/** The page on which the seller answers; never the API. */
function questionLink(origin: string, token: string): string {
  return `${origin}${appPages.question.path}?token=${token}`
}
