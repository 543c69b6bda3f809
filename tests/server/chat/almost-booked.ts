import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import { rateLimits } from '#server/platform/rate-limits/schema.ts'
import { say } from './yes.ts'

let visits = 0

/** A conversation that only needs a yes, with its own buyer and day. */
export async function almostBooked(db: Db, now: Date): Promise<{ id: string; buyer: string }> {
  // Resets the email limits.
  await db.delete(rateLimits)
  const id = randomUUID()
  const buyer = `ann.${visits++}@example.com`
  const opening = {
    id,
    propertyId: 7,
    agentId: 4,
    visitor: id,
    network: null,
    sessionId: null,
    visitorEmail: null,
    beganAt: now,
  }
  const time = new Date(Date.UTC(2026, 11, 1, 10) + visits * 24 * 3600_000)
  const day = time.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
  for (const message of [`I would like to book a tour on ${day} at 10 am`, 'Ann Chen', buyer])
    await say(db, { opening, conversationId: id, message, clientMessageId: null }, now)
  return { id, buyer }
}
