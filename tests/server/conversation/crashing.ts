/**
 * A process that answers the yes to a tour, and then drafts the letter to its prospect, and dies without a warning before
 * the step it is told. Started by crash.test.ts.
 */
import { draftNext } from '#server/follow-up/draft.ts'
import { type Death, ordersGiven, watchedDatabase, workUntilDeath } from '../support/dying.ts'
import { askedAgain, quietMinutes, say } from './yes.ts'

export interface Orders extends Death {
  conversationId: string
  now: string
}

const orders = ordersGiven<Orders>()
const { db } = await watchedDatabase(orders)
const now = new Date(orders.now)
await workUntilDeath(orders, async () => {
  await say(db, await askedAgain(db, orders.conversationId), now)
  await draftNext(db, { quietMinutes, now: new Date(now.getTime() + quietMinutes * 60_000) })
})
