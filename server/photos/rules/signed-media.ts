import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Addresses expire at the end of the next window: within a window everyone gets the same address, so that browsers can keep
 * what they fetched, and a page lies open for at least one window before its pictures are refused.
 */
const windowMs = 3 * 60 * 60 * 1000

export type MediaVerdict = 'valid' | 'expired' | 'forged'

export interface MediaSignature {
  /** Seconds since 1970. */
  expires: string
  signature: string
}

export interface MediaSigner {
  /** The path with its expiry and signature as query. */
  signed(path: string, now: Date): string
  /** Anything that was not signed with this secret for this very path is forged, however old. */
  verdict(path: string, given: MediaSignature, now: Date): MediaVerdict
}

/** Signs the addresses of photos that only admitted visitors may fetch: HMAC-SHA256 over path and expiry. */
export function mediaSigner(secret: string): MediaSigner {
  const digest = (path: string, expires: string) =>
    createHmac('sha256', secret).update(`media\n${path}\n${expires}`).digest()
  return {
    signed(path, now) {
      const expires = String(((Math.floor(now.getTime() / windowMs) + 2) * windowMs) / 1000)
      return `${path}?expires=${expires}&signature=${digest(path, expires).toString('base64url')}`
    },
    verdict(path, { expires, signature }, now) {
      const expected = digest(path, expires)
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
      return Number(expires) * 1000 > now.getTime() ? 'valid' : 'expired'
    },
  }
}
