import type { components } from '#openapi/generated/types.ts'

export type RequiredFields = components['schemas']['RequiredFields']

/** What a listing asks of its visitors. */
export interface ListingGate {
  passwordHash: string | null
  leadCaptureEnabled: boolean
  requiredFields: RequiredFields
}

/** What a visitor gave so far, and was accepted. */
export interface Passed {
  password: boolean
  lead: boolean
}

export type Access = 'open' | 'granted' | 'withheld'

/** PROP-17: both where both are asked; nothing is given for a half. */
export function accessOf(gate: ListingGate, passed: Passed): Access {
  const left = leftToGive(gate, passed)
  if (left.password || left.lead) return 'withheld'
  return isOpen(gate) ? 'open' : 'granted'
}

export function isOpen(gate: ListingGate): boolean {
  return gate.passwordHash === null && !gate.leadCaptureEnabled
}

export function leftToGive(gate: ListingGate, passed: Passed): Passed {
  return {
    password: gate.passwordHash !== null && !passed.password,
    lead: gate.leadCaptureEnabled && !passed.lead,
  }
}

const nothingRequired: RequiredFields = {
  email: false,
  first_name: false,
  last_name: false,
  phone: false,
  company: false,
}

/** What the gate still asks of this visitor. */
export function requirementsLeft(
  gate: ListingGate,
  passed: Passed & { sessionId: string | null },
): components['schemas']['AccessRequirements'] {
  const left = leftToGive(gate, passed)
  return {
    password_protection_enabled: left.password,
    lead_capture_enabled: left.lead,
    required_fields: left.lead ? gate.requiredFields : nothingRequired,
    session_id: passed.sessionId,
  }
}
