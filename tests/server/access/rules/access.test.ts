import { describe, expect, it } from 'vitest'
import { accessOf, type ListingGate, requirementsLeft } from '#server/access/rules/access.ts'

const fields = { email: true, first_name: false, last_name: false, phone: false, company: false }
const gate = (passwordHash: string | null, leadCaptureEnabled: boolean): ListingGate => ({
  passwordHash,
  leadCaptureEnabled,
  requiredFields: fields,
})

describe('[PROP-17] a visitor’s access to a listing', () => {
  it.each([
    [null, false, false, false, 'open'],
    [null, false, true, true, 'open'],
    ['hash', false, false, false, 'withheld'],
    ['hash', false, false, true, 'withheld'],
    ['hash', false, true, false, 'granted'],
    [null, true, false, false, 'withheld'],
    [null, true, true, false, 'withheld'],
    [null, true, false, true, 'granted'],
    ['hash', true, false, false, 'withheld'],
    ['hash', true, true, false, 'withheld'],
    ['hash', true, false, true, 'withheld'],
    ['hash', true, true, true, 'granted'],
  ])('password %s, lead form %s; password given %s, lead given %s: %s', (hash, form, password, lead, access) => {
    expect(accessOf(gate(hash, form), { password, lead })).toBe(access)
  })
})

describe('[GATE-03] what the gate still asks for', () => {
  it('names the lead fields until the lead is given, and none after', () => {
    const before = requirementsLeft(gate('hash', true), { password: true, lead: false, sessionId: null })
    expect(before).toMatchObject({
      password_protection_enabled: false,
      lead_capture_enabled: true,
      required_fields: fields,
    })
    const after = requirementsLeft(gate('hash', true), { password: true, lead: true, sessionId: 's' })
    expect(after).toEqual({
      password_protection_enabled: false,
      lead_capture_enabled: false,
      required_fields: { email: false, first_name: false, last_name: false, phone: false, company: false },
      session_id: 's',
    })
  })
})
