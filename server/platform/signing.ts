import { createHmac, timingSafeEqual } from 'node:crypto'

/** One key per purpose, so that what was signed for one is worth nothing for another. */
export interface Keys {
  grant: Buffer
  visitor: Buffer
  conversation: Buffer
  tour: Buffer
  feed: Buffer
  fingerprint: Buffer
}

export function keysFrom(secret: string): Keys {
  const key = (purpose: string) => createHmac('sha256', secret).update(`pending ${purpose}`).digest()
  return {
    grant: key('pass'),
    visitor: key('visitor'),
    conversation: key('conversation link'),
    tour: key('tour'),
    feed: key('tour feed'),
    fingerprint: key('fingerprint'),
  }
}

/** 128 bits of HMAC-SHA-256, as 22 characters that need no escaping in a cookie or an address. */
export function macOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url')
}

export function macIsRight(key: Buffer, text: string, mac: string): boolean {
  const right = Buffer.from(macOf(key, text))
  const given = Buffer.from(mac)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** `content.mac`; the context (what it is for) is signed and not repeated. */
export function seal(key: Buffer, context: string, content: string): string {
  const text = Buffer.from(content).toString('base64url')
  return `${text}.${macOf(key, `${context}\n${text}`)}`
}

/** What was sealed, or null when it was not sealed with this key for this context. */
export function unseal(key: Buffer, context: string, sealed: string | undefined): string | null {
  const [text, mac, ...rest] = (sealed ?? '').split('.')
  if (text === undefined || mac === undefined || rest.length > 0) return null
  return macIsRight(key, `${context}\n${text}`, mac) ? Buffer.from(text, 'base64url').toString() : null
}
