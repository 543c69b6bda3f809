import { draftNext } from '#server/chat/follow-up/draft.ts'
import { answerNextUnanswered } from '#server/chat/unanswered.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Death } from '../support/dying.ts'
import { type Changing, sayChange } from './change.ts'
import { askedAgain, chatDepsOn, quietMinutes, say } from './yes.ts'

export interface ChatCrashOrders extends Death {
  work: 'say and draft' | 'answer what waits'
  conversationId: string
  now: string
}

export interface ChangingOrders extends Death, Changing {
  now: string
}

/** Answers the yes to a tour and then drafts the follow-up, or answers a message left unanswered. */
export async function sayAndDraft(db: Db, { work, conversationId, now: at }: ChatCrashOrders): Promise<unknown> {
  const now = new Date(at)
  if (work === 'answer what waits') return answerNextUnanswered(chatDepsOn(db, now))
  await say(db, await askedAgain(db, conversationId), now)
  return draftNext(db, {
    origin: 'http://localhost:4173',
    quietMinutes,
    now: new Date(now.getTime() + quietMinutes * 60_000),
  })
}

/** Answers a message about a booked tour. */
export const changeTour = (db: Db, orders: ChangingOrders) => sayChange(db, orders, new Date(orders.now))
