import { understandingHere } from '#server/assistant/understanding/understanding.ts'
import { answerMessage } from '#server/chat/answer-message.ts'
import type { ChatDeps } from '#server/chat/deps.ts'
import { type ReceivedMessage, takeMessage } from '#server/chat/take-message.ts'
import { findAgent } from '#server/listings/queries/agents.ts'
import { findProperty } from '#server/listings/queries/properties.ts'
import type { Db } from '#server/platform/db/database.ts'
import { conversationsIn } from '../support/chat.ts'
import { deps } from '../support/tours.ts'

export const quietMinutes = 60

export const chatDepsOn = (db: Db, now: Date): ChatDeps => ({
  db,
  clock: () => now,
  tours: deps,
  understand: understandingHere.runFor('tests'),
  model: null,
  log: { warn() {} },
})

/** The yes to a tour, with its message id. */
export async function askedAgain(db: Db, conversationId: string): Promise<ReceivedMessage> {
  const opening = (await conversationsIn({ db })).find(({ id }) => id === conversationId)
  if (!opening) throw new Error('There is no such conversation.')
  return { opening, conversationId, message: 'Yes, please. Is there a helipad?', clientMessageId: 'yes' }
}

/** Sends a message about listing 7, as its only visitor. */
export async function say(db: Db, asked: ReceivedMessage, now: Date): Promise<string> {
  const taken = await takeMessage(db, asked, now)
  const [property, agent] = [await findProperty(db, 7), await findAgent(db, 4)]
  if (taken.kind === 'answeredBefore') return taken.answer.text
  if (taken.kind !== 'taken' || !property || !agent) throw new Error(taken.kind)
  return (await answerMessage(chatDepsOn(db, now), { property, agent }, taken.claim, () => {})).text
}
