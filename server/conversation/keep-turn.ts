import { type Conversation, conversationAfter, conversationAfterReply, toKept } from '#assistant/decide/conversation.ts'
import type { OwnerOutcome } from '#assistant/say/owner.ts'
import type { Db } from '#server/db/database.ts'
import { changeClaimed, findAnswerTo, keepAnswer, keepMemory, released } from '#server/db/queries/conversations.ts'
import { keepTold, listUnanswered, type Question } from '#server/db/queries/open-questions.ts'
import type { Property } from '#server/db/queries/properties.ts'
import { askSeller } from '#server/questions/ask-seller.ts'
import { asAsked } from '#server/rules/question.ts'
import type { Composed } from './compose.ts'
import type { Desk } from './desk.ts'
import { noteLead } from './note-lead.ts'
import { passOnWish } from './person-wanted.ts'
import { type Claim, ClaimLost } from './take-message.ts'

export interface Answered {
  property: Property
  claim: Claim
  composed: Composed
  /** Where the conversation stood before the message. */
  conversation: Conversation
  /** Answers of the seller that this answer tells of. */
  untold: Question[]
  /** The answer, given what became of each question for the owner. */
  textWith: (outcomes: Record<string, OwnerOutcome>) => string
}

/**
 * Keeps the answer and all that follows from the message, in one transaction, and lets the conversation go. Answers what
 * is kept: where somebody else was faster with this message, that is theirs.
 */
export function keepTurn({ db, clock, tours }: Desk, answered: Answered): Promise<string> {
  const { property, claim, composed, untold, textWith } = answered
  const { reply, parts, notes, events } = composed
  const { conversation, question, by } = claim
  return db.transaction(async (tx) => {
    const now = clock()
    if (!(await changeClaimed(tx, { id: conversation.id, by }, released))) {
      const other = await findAnswerTo(tx, question.id)
      if (other === null) throw new ClaimLost()
      return other
    }
    for (const told of untold) await keepTold(tx, told, now)
    await noteLead(tx, conversation, question, notes, now)
    await passOnWish(tx, { property, conversation, question, notes, wantsPerson: reply.wantsPerson }, now)
    const outcomes = await ask(tx, answered, now)
    const open = property.sellerEmail === null ? 0 : (await listUnanswered(tx, conversation.id)).length
    const sent = open - answered.conversation.context.openQuestions
    const after = conversationAfter(conversationAfterReply(answered.conversation, { events: reply.events, parts }), [
      ...events,
      ...(sent > 0 ? [{ type: 'OWNER_ASKED' as const, count: sent }] : []),
    ])
    await keepMemory(tx, conversation.id, toKept(after))
    const text = textWith(outcomes)
    await keepAnswer(tx, question, text, now)
    return text
  })

  /** Asks the seller what the listing does not say, and answers what became of each question, in the visitor's words. */
  async function ask(tx: Db, { composed: { reply } }: Answered, now: Date): Promise<Record<string, OwnerOutcome>> {
    const outcomes: Record<string, OwnerOutcome> = {}
    const asked = reply.unanswered.map((said) => ({ said, question: asAsked(said, question.text) }))
    const questions = asked.map((each) => each.question)
    const became = await askSeller(tx, { property, conversation, questions }, tours, now)
    for (const each of asked) outcomes[each.said] = became.get(each.question) ?? 'notSent'
    return outcomes
  }
}
