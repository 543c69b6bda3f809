import { createHmac, randomBytes } from 'node:crypto'
import type { Keys } from '#server/platform/signing.ts'

/** 122 random bits: no two visitors get the same one. */
const randomUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * The number of a conversation that begins with this message. It follows from the message's name, so that a first message
 * that is sent again, its answer having been lost, finds the conversation that it began. Where many visitors share a name,
 * only a random UUID tells one from the other.
 */
export function conversationNumber(
  keys: Keys,
  { visitor, propertyId, clientMessageId }: { visitor: string; propertyId: number; clientMessageId: string | null },
): string {
  if (clientMessageId === null || (isOneOfMany(visitor) && !randomUuid.test(clientMessageId)))
    return randomBytes(24).toString('base64url')
  return derived(keys, 'conversation', [visitor, String(propertyId), clientMessageId])
}

/** Whether all visitors of another site go by this name; a cookie's visitor has no colon in theirs. */
export function isOneOfMany(visitor: string): boolean {
  return visitor.includes(':')
}

/** Who sends a first message and has no cookie yet: the same one when it is sent again, because the cookie was lost too. */
export function newVisitor(keys: Keys, clientMessageId: string | null): string {
  if (clientMessageId === null || !randomUuid.test(clientMessageId)) return randomBytes(16).toString('base64url')
  return derived(keys, 'visitor', [clientMessageId.toLowerCase()])
}

/** Who goes on at a visitor's browser, once they said that they are someone else: the same one when that is sent again. */
export function nextVisitor(keys: Keys, visitor: string, clientMessageId: string | null): string {
  if (clientMessageId === null) return newVisitor(keys, null)
  return derived(keys, 'next visitor', [visitor, clientMessageId])
}

/** 192 bits that cannot be guessed, as 32 characters. */
function derived(keys: Keys, what: string, from: string[]): string {
  const text = JSON.stringify([what, ...from])
  return createHmac('sha256', keys.visitor).update(text).digest().subarray(0, 24).toString('base64url')
}
