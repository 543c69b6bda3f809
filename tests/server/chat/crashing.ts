/**
 * A process that answers the yes to a tour and then drafts the follow-up, or that answers a message left unanswered; it
 * dies without a warning before the given step. Started by the crash tests beside it.
 */

import { draftNext } from '#server/chat/follow-up/draft.ts'
import { answerNextUnanswered } from '#server/chat/unanswered.ts'
import { type Death, ordersGiven, watchedDatabase, workUntilDeath } from '../support/dying.ts'
import { askedAgain, chatDepsOn, quietMinutes, say } from './yes.ts'

export interface ChatCrashOrders extends Death {
  work: 'say and draft' | 'answer what waits'
  conversationId: string
  now: string
}

const orders = ordersGiven<ChatCrashOrders>()
const { db } = await watchedDatabase(orders)
const now = new Date(orders.now)
await workUntilDeath(orders, async () => {
  if (orders.work === 'answer what waits') return answerNextUnanswered(chatDepsOn(db, now))
  await say(db, await askedAgain(db, orders.conversationId), now)
  await draftNext(db, {
    origin: 'http://localhost:4173',
    quietMinutes,
    now: new Date(now.getTime() + quietMinutes * 60_000),
  })
})
