import type { components } from '#openapi/generated/types.ts'

export type Lead = components['schemas']['Lead']
export type AccessRequirements = components['schemas']['AccessRequirements']

/** The order in which the gate shows and names its fields (GATE-03, GATE-04). */
export const leadFields = ['email', 'first_name', 'last_name', 'phone', 'company'] as const
export type LeadField = (typeof leadFields)[number]
export type GateField = 'password' | LeadField

/** GATE-06: the recorded lead when nothing is asked. `.invalid` can never receive an email (RFC 2606). */
const anonymousLead = { email: 'anonymous@visitor.invalid', first_name: 'Anonymous', last_name: 'Visitor' }

/** The gate's requirements; `lead` is false when a password alone opens the listing. */
export interface GateRequirements {
  password: boolean
  lead: boolean
  fields: LeadField[]
}

export function askedBy(requirements: AccessRequirements | null): GateRequirements {
  const password = requirements?.password_protection_enabled ?? false
  const lead = requirements?.lead_capture_enabled ?? false
  return {
    password,
    lead: lead || !password,
    fields: lead ? leadFields.filter((field) => requirements?.required_fields[field]) : [],
  }
}

export type GateValues = Record<GateField, string>

/** GATE-04: the requested fields that are blank. */
export function missingIn(asked: GateRequirements, values: GateValues): GateField[] {
  const fields: GateField[] = asked.password ? ['password', ...asked.fields] : asked.fields
  return fields.filter((field) => values[field].trim() === '')
}

/** GATE-06: only requested fields, trimmed; the placeholder when nothing is requested. */
export function leadOf(asked: GateRequirements, values: GateValues): Lead {
  if (asked.fields.length === 0) return anonymousLead
  return Object.fromEntries(asked.fields.map((field) => [field, values[field].trim()]))
}
