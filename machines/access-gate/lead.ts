import type { components } from '#openapi/generated/types.ts'

export type Lead = components['schemas']['Lead']
export type AccessRequirements = components['schemas']['AccessRequirements']

/** The order in which the gate shows and names its fields (GATE-03, GATE-04). */
export const leadFields = ['email', 'first_name', 'last_name', 'phone', 'company'] as const
export type LeadField = (typeof leadFields)[number]
export type GateField = 'password' | LeadField

/** GATE-06: who is recorded where nobody is asked for anything. `.invalid` can never receive a letter (RFC 2606). */
const anonymousLead = { email: 'anonymous@visitor.invalid', first_name: 'Anonymous', last_name: 'Visitor' }

/** What the gate asks for; `lead` is false where a password alone opens the listing. */
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

/** GATE-04: the asked fields that hold nothing but white space. */
export function missingIn(asked: GateRequirements, values: GateValues): GateField[] {
  const fields: GateField[] = asked.password ? ['password', ...asked.fields] : asked.fields
  return fields.filter((field) => values[field].trim() === '')
}

/** GATE-05: text, @, text, dot, text. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim())
}

/** GATE-06: only what was asked, trimmed; the placeholder where nothing was. */
export function leadOf(asked: GateRequirements, values: GateValues): Lead {
  if (asked.fields.length === 0) return anonymousLead
  return Object.fromEntries(asked.fields.map((field) => [field, values[field].trim()]))
}
