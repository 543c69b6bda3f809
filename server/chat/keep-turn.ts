import { type Conversation, conversationAfter, conversationAfterReply, toKept } from '#assistant/decide/conversation.ts'
import { type KeptPart, type Part, questionsIn } from '#assistant/decide/part.ts'
import type { OwnerOutcome } from '#assistant/say/owner.ts'
import {
  changeClaimed,
  findAnswerTo,
  keepAnswer,
  keepMemory,
  released,
} from '#server/conversations/queries/conversations.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reportTransition } from '#server/platform/machine-reports.ts'
import { askSeller } from '#server/questions/ask-seller.ts'
import { keepNotified, listUnanswered, type Question } from '#server/questions/queries/open-questions.ts'
import { askable, withQuestionMark } from '#server/questions/rules/question.ts'
import type { Composed } from './compose.ts'
import type { ChatDeps } from './deps.ts'
import { handOff } from './handoff.ts'
import { type Claim, ClaimLost } from './take-message.ts'
import { updateLead } from './update-lead.ts'

export interface AnsweredMessage {
  property: PublishedProperty
  claim: Claim
  composed: Composed
  /** The conversation's state before the message. */
  conversation: Conversation
  /** The seller's answers that are new to the visitor; the answer includes them, except those that the page already shows. */
  unnotified: Question[]
  isShown: (question: Question) => boolean
  /** The full text, given what became of each question for the owner. */
  textWith: (outcomes: Record<string, OwnerOutcome>) => string
}

/**
 * Stores the answer and all its effects and releases the claim, in one transaction. Returns the stored answer; when another
 * process stored one first, that one.
 */
export function keepTurn({ db, clock, tours }: ChatDeps, answered: AnsweredMessage): Promise<string> {
  const { property, claim, composed, unnotified, isShown, textWith } = answered
  const { reply, parts, notes, events } = composed
  const { conversation, question, by } = claim
  return db.transaction(async (tx) => {
    const now = clock()
    if (!(await changeClaimed(tx, { id: conversation.id, by }, released))) {
      const other = await findAnswerTo(tx, question.id)
      if (other === null) throw new ClaimLost()
      return other.text
    }
    for (const each of unnotified) await keepNotified(tx, each, { at: now, shownLive: isShown(each) })
    await updateLead(tx, conversation, question, notes, now)
    const { origin } = tours
    await handOff(tx, { origin, property, conversation, question, notes, wantsPerson: reply.wantsPerson }, now)
    const asked = await ask(tx, answered, now)
    const open = property.sellerEmail === null ? 0 : (await listUnanswered(tx, conversation.id)).length
    const sent = open - answered.conversation.context.openQuestions
    const sinceReply = [...events, ...(sent > 0 ? [{ type: 'OWNER_ASKED' as const, count: sent }] : [])]
    const after = conversationAfter(
      conversationAfterReply(answered.conversation, { events: reply.events, parts }),
      sinceReply,
    )
    const ofParts = parts.flatMap(({ event }) => event ?? [])
    reportTransition(answered.conversation, [...reply.events, ...ofParts, ...sinceReply], after)
    await keepMemory(tx, conversation.id, toKept(after))
    const text = textWith(Object.fromEntries(asked.map(({ said, outcome }) => [said, outcome])))
    await keepAnswer(tx, question, { text, parts: keptParts(parts, asked) }, now)
    return text
  })

  /** Asks the seller the questions that the listing doesn't answer. */
  async function ask(tx: Db, { composed: { reply } }: AnsweredMessage, now: Date): Promise<AskedOwner[]> {
    const asked = reply.unanswered.map((said) => ({ said, text: withQuestionMark(said, question.text) }))
    const questions = asked.map(({ text }) => text)
    const became = await askSeller(tx, { property, conversation, questions }, tours, now)
    return asked.map(({ said, text }) => ({ said, text: askable(text), outcome: became.get(text) ?? 'notSent' }))
  }
}

/** A question for the owner. */
interface AskedOwner {
  /** As in the answer. */
  said: string
  /** As the owner reads it. */
  text: string
  outcome: OwnerOutcome
}

/** The parts with their facts and the outcomes of their questions; a question without a part becomes a part. */
function keptParts(parts: Part[], asked: AskedOwner[]): KeptPart[] {
  const questionOf = (text: string) => {
    const found = asked.find(({ said }) => said === text)
    return found ? { text: found.text, outcome: found.outcome } : null
  }
  const inParts = questionsIn(parts)
  return [
    ...parts.map(({ act, facts, sources, question }) => ({
      act,
      facts,
      sources,
      question: question && questionOf(question.text),
    })),
    ...asked
      .filter(({ said }) => !inParts.includes(said))
      .map(({ said }) => ({ act: 'question' as const, facts: [], sources: [], question: questionOf(said) })),
  ]
}
