import { describe, expect, it } from 'vitest'
import {
  grantLastsSeconds,
  grantWithoutSession,
  noGrant,
  readGrant,
  sessionInGrant,
  writeGrant,
} from '#server/access/rules/grant.ts'
import { keysFrom, seal, unseal } from '#server/platform/signing.ts'

const keys = keysFrom('a secret')
const now = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const property = {
  id: 7,
  passwordHash: 'hash',
  leadCaptureEnabled: true,
  requiredFields: { email: true, first_name: true, last_name: false, phone: false, company: false },
}
const full = { password: true, lead: true, sessionId: 'session' }
const cookie = writeGrant(keys, property, full, now)

describe('[PROP-17] the access grant cookie', () => {
  it('contains nothing when nothing was passed', () => {
    expect(noGrant).toEqual({ password: false, lead: false, sessionId: null })
    expect(readGrant(keys, property, undefined, now)).toEqual({ password: false, lead: false, sessionId: null })
  })

  it('contains what was passed', () => {
    expect(readGrant(keys, property, cookie, later(60))).toEqual(full)
    const half = writeGrant(keys, property, { password: true, lead: false, sessionId: null }, now)
    expect(readGrant(keys, property, half, now)).toEqual({ password: true, lead: false, sessionId: null })
  })

  it('lasts thirty days', () => {
    expect(grantLastsSeconds).toBe(30 * 24 * 60 * 60)
    expect(readGrant(keys, property, cookie, later(grantLastsSeconds - 1))).toEqual(full)
    expect(readGrant(keys, property, cookie, later(grantLastsSeconds))).toEqual(noGrant)
  })

  it('loses the password after it was changed, and keeps the lead', () => {
    const changed = { ...property, passwordHash: 'other' }
    expect(readGrant(keys, changed, cookie, now)).toEqual({ ...full, password: false })
  })

  it('loses the lead after the form asks for other fields, and keeps the password', () => {
    const changed = { ...property, requiredFields: { ...property.requiredFields, phone: true } }
    expect(readGrant(keys, changed, cookie, now)).toEqual({ ...full, lead: false })
  })

  it('is ignored for another listing, with another secret, or when it was changed', () => {
    expect(readGrant(keys, { ...property, id: 8 }, cookie, now)).toEqual(noGrant)
    expect(readGrant(keysFrom('another secret'), property, cookie, now)).toEqual(noGrant)
    const [content = '', mac = ''] = cookie.split('.')
    const flipped = `${content.slice(0, -1)}${content.endsWith('A') ? 'B' : 'A'}`
    for (const forged of [undefined, '', '.', content, `${content}.`, `.${mac}`, `${flipped}.${mac}`, `${cookie}.x`]) {
      expect(readGrant(keys, property, forged, now)).toEqual(noGrant)
    }
  })

  it('[GATE-10] proves its session, for its own listing and until it expires', () => {
    expect(sessionInGrant(keys, 7, cookie, now)).toBe('session')
    expect(sessionInGrant(keys, 8, cookie, now)).toBeNull()
    expect(sessionInGrant(keys, 7, undefined, now)).toBeNull()
    expect(sessionInGrant(keys, 7, cookie, later(grantLastsSeconds))).toBeNull()
  })

  it('[GATE-10] keeps the password and no personal data when a second person continues', () => {
    const rest = grantWithoutSession(keys, 7, cookie, later(60)) ?? undefined
    expect(readGrant(keys, property, rest, later(60))).toEqual({ password: true, lead: false, sessionId: null })
    expect(readGrant(keys, property, rest, later(grantLastsSeconds))).toEqual(noGrant)
    for (const [id, other] of [
      [7, rest],
      [8, cookie],
      [7, 'x'],
    ] as const)
      expect(grantWithoutSession(keys, id, other, now)).toBeNull()
  })

  it('doesn’t contain the password’s hash', () => {
    expect(unseal(keys.grant, 'property 7', cookie)).not.toContain('hash')
  })
})

describe('a seal', () => {
  it('is valid only for its own purpose', () => {
    const sealed = seal(keys.visitor, 'visitor', 'ann')
    expect(unseal(keys.visitor, 'visitor', sealed)).toBe('ann')
    expect(unseal(keys.grant, 'visitor', sealed)).toBeNull()
    expect(unseal(keys.visitor, 'property 7', sealed)).toBeNull()
  })
})
