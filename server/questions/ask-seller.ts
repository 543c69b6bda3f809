import type { Db } from '#server/db/database.ts'
import { queueLetter } from '#server/db/queries/letters.ts'
import {
  countAsked,
  countMailed,
  isAskedAlready,
  keepOpenQuestion,
  keepQuestionToken,
  type Question,
} from '#server/db/queries/open-questions.ts'
import type { Property } from '#server/db/queries/properties.ts'
import { lockForTours } from '#server/db/queries/tour-hours.ts'
import { htmlText } from '#server/mail/letters/html.ts'
import { plainText } from '#server/mail/letters/plain.ts'
import { questionAsked } from '#server/mail/letters/question-asked.ts'
import { askable, mostLettersADay, mostQuestions, questionLinkDays, wordingOf } from '#server/rules/question.ts'
import { newToken, tokenExpiry } from '#server/rules/tour-token.ts'
import type { TourDesk } from '#server/tours/desk.ts'

export interface Unanswered {
  property: Pick<Property, 'id' | 'address' | 'timeZone'>
  conversationId: string
  /** In the visitor's words. */
  questions: string[]
}

const day = 24 * 3600 * 1000

/**
 * Keeps what the listing does not say and asks its seller, by one letter however many visitors ask the same. A visitor who
 * asks on and on is not passed on without end, and a seller gets only so many letters a day.
 */
export async function askSeller(
  tx: Db,
  { property, conversationId, questions }: Unanswered,
  desk: TourDesk,
  now: Date,
): Promise<void> {
  const asked = questions.map(askable).filter((question) => wordingOf(question) !== '')
  if (asked.length === 0) return
  // Two visitors who ask the same at once are looked at one after the other.
  const sellerEmail = await lockForTours(tx, property.id)
  const left = mostQuestions - (await countAsked(tx, conversationId))
  for (const question of asked.slice(0, Math.max(0, left))) {
    const wording = wordingOf(question)
    const isOnItsWay = await isAskedAlready(tx, { propertyId: property.id, wording }, now)
    const kept = await keepOpenQuestion(tx, {
      propertyId: property.id,
      conversationId,
      question,
      wording,
      askedAt: now,
    })
    if (kept === null || sellerEmail === null || isOnItsWay) continue
    if ((await countMailed(tx, property.id, new Date(now.getTime() - day))) >= mostLettersADay) continue
    await mail(tx, kept, property, sellerEmail, desk, now)
  }
}

async function mail(
  tx: Db,
  { id, question }: Question,
  { address, timeZone: zone }: Unanswered['property'],
  recipient: string,
  desk: TourDesk,
  now: Date,
): Promise<void> {
  const token = newToken()
  const expiresAt = tokenExpiry(now, questionLinkDays)
  await keepQuestionToken(tx, id, token, expiresAt)
  const letter = questionAsked({ question, address, zone }, questionLink(desk.origin, token), expiresAt)
  const parts = { subject: letter.subject, text: plainText(letter), html: htmlText(letter), attachments: [] }
  await queueLetter(tx, { topic: `question:${id}`, kind: 'question-asked', recipient, ...parts }, now)
}

/** The page on which the seller answers; never the API. */
function questionLink(origin: string, token: string): string {
  return `${origin}/question?token=${token}`
}
