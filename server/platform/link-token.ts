import { createHash, randomBytes } from 'node:crypto'

/** 192 random bits, as 32 characters that need no escaping in an address. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

export function looksLikeToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text)
}

/** What is kept of a token. Nobody can guess 192 bits, so that one round of SHA-256 without salt is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A link works until so many days after the time that was asked for. */
export function tokenExpiry(proposedAt: Date, days: number): Date {
  return new Date(proposedAt.getTime() + days * 24 * 3600 * 1000)
}
