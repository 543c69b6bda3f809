import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { looksLikeToken, newToken, tokenExpiry, tokenHash } from '#server/platform/link-token.ts'

describe('[API-06] the token of a link', () => {
  it('is 192 random bits in URL-safe characters', () => {
    const tokens = Array.from({ length: 100 }, newToken)
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(24)
      expect(token).toMatch(/^[\w-]{32}$/)
      expect(looksLikeToken(token)).toBe(true)
    }
  })

  it.each([
    'a'.repeat(31),
    'a'.repeat(33),
    `${'a'.repeat(31)}=`,
    `${'a'.repeat(31)}/`,
    `x ${'a'.repeat(32)}`,
    `${'a'.repeat(32)}\n`,
    '',
  ])('is invalid: %j', (text) => expect(looksLikeToken(text)).toBe(false))

  it('is stored as its SHA-256', () => {
    expect(tokenHash('token')).toBe(createHash('sha256').update('token').digest('base64url'))
    expect(tokenHash('token')).not.toBe(tokenHash('Token'))
  })

  it('is valid until a number of days after the tour’s time', () => {
    expect(tokenExpiry(new Date('2026-11-25T18:30:00Z'), 2)).toEqual(new Date('2026-11-27T18:30:00Z'))
  })
})
