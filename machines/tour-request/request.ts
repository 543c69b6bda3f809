import type { components } from '#openapi/generated/types.ts'
import { isEmail } from '../access-gate/lead.ts'

export type TourTimes = components['schemas']['TourTimes']
export type TourKind = components['schemas']['TourKind']
export type TourReceipt = components['schemas']['TourRequestReceipt']
/** What is sent, without the id that the page gives to it. */
export type TourRequestDetails = Omit<components['schemas']['NewTourRequest'], 'request_id'>

/** In the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'note'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

export const noContact: ContactValues = { name: '', email: '', phone: '', note: '' }

/** The fields that must be filled in and are not, and the email if it cannot be one. */
export function wrongFields({ name, email }: ContactValues): ContactField[] {
  return [...(name.trim() === '' ? (['name'] as const) : []), ...(isEmail(email) ? [] : (['email'] as const))]
}

export function timesOn(day: string | null, times: readonly string[]): string[] {
  return times.filter((time) => time.slice(0, 10) === day)
}

/** Trimmed; phone and note only where something was typed. */
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
