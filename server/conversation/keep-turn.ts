import type { EngineReply, LeadNote } from '#server/assistant/turn.ts'
import { changeClaimed, findAnswerTo, keepAnswer, released } from '#server/db/queries/conversations.ts'
import { keepTold, type Question } from '#server/db/queries/open-questions.ts'
import type { Property } from '#server/db/queries/properties.ts'
import { askSeller } from '#server/questions/ask-seller.ts'
import { asAsked } from '#server/rules/question.ts'
import type { Desk } from './desk.ts'
import { noteLead } from './note-lead.ts'
import { passOnWish } from './person-wanted.ts'
import { type Claim, ClaimLost } from './take-message.ts'

export interface Answered {
  property: Property
  claim: Claim
  reply: EngineReply
  /** What the visitor said of themselves. */
  notes: LeadNote[]
  /** Answers of the seller that this answer tells of. */
  untold: Question[]
  text: string
}

/**
 * Keeps the answer and all that follows from the message, in one transaction, and lets the conversation go. Answers what
 * is kept: where somebody else was faster with this message, that is theirs.
 */
export function keepTurn({ db, clock, tours }: Desk, answered: Answered): Promise<string> {
  const { property, claim, reply, notes, untold, text } = answered
  const { conversation, question, by } = claim
  return db.transaction(async (tx) => {
    const now = clock()
    const { memory } = reply
    if (!(await changeClaimed(tx, { id: conversation.id, by }, { memory, ...released }))) {
      const other = await findAnswerTo(tx, question.id)
      if (other === null) throw new ClaimLost()
      return other
    }
    await keepAnswer(tx, question, text, now)
    for (const told of untold) await keepTold(tx, told, now)
    await noteLead(tx, conversation, question, notes, now)
    await passOnWish(tx, { property, conversation, question, notes, wantsPerson: reply.wantsHuman }, now)
    const questions = reply.unanswered.map((asked) => asAsked(asked, question.text))
    await askSeller(tx, { property, conversation, questions }, tours, now)
    return text
  })
}
