import { isEmail } from '#domain/email.ts'
import type { components } from '#openapi/generated/types.ts'

export type TourTimes = components['schemas']['TourTimes']
export type TourKind = components['schemas']['TourKind']
export type TourReceipt = components['schemas']['TourRequestReceipt']
/** The request body, without the id that the page adds. */
export type TourRequestDetails = Omit<components['schemas']['NewTourRequest'], 'request_id'>

/** In the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'note'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

type Lead = components['schemas']['Lead']

/** What a lead gave at the listing's gate; empty where it gave nothing. */
export function contactOfLead(lead: Lead | null): ContactValues {
  const { first_name, last_name, email = '', phone = '' } = lead ?? {}
  return { name: [first_name, last_name].filter(Boolean).join(' '), email, phone, note: '' }
}

/** The required fields that are empty, and the email if it is invalid. */
export function wrongFields({ name, email }: ContactValues): ContactField[] {
  return [...(name.trim() === '' ? (['name'] as const) : []), ...(isEmail(email) ? [] : (['email'] as const))]
}

export function timesOn(day: string | null, times: readonly string[]): string[] {
  return times.filter((time) => time.slice(0, 10) === day)
}

/** Trimmed; phone and note only when they have text. */
export function tourRequestOf(time: string, kind: TourKind, contact: ContactValues): TourRequestDetails {
  const [phone, note] = [contact.phone.trim(), contact.note.trim()]
  return {
    time,
    kind,
    name: contact.name.trim(),
    email: contact.email.trim(),
    ...(phone && { phone }),
    ...(note && { note }),
  }
}
