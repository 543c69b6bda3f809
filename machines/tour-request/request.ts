import { isEmail } from '#domain/email.ts'
import { isPhone, type TourPhone } from '#domain/tour-phone.ts'
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

/** The required fields that are empty, and those of them that are invalid. */
export function wrongFields({ name, email, phone }: ContactValues, tourPhone: TourPhone): ContactField[] {
  const isWrong = {
    name: name.trim() === '',
    email: !isEmail(email),
    phone: tourPhone === 'required' && !isPhone(phone),
    note: false,
  }
  return contactFields.filter((field) => isWrong[field])
}

export const fieldsShown = (tourPhone: TourPhone): ContactField[] =>
  contactFields.filter((field) => field !== 'phone' || tourPhone !== 'not_asked')

export function timesOn(day: string | null, times: readonly string[]): string[] {
  return times.filter((time) => time.slice(0, 10) === day)
}

/** Trimmed; phone and note only when they have text, the phone only where it is asked for. */
export function tourRequestOf(
  time: string,
  kind: TourKind,
  contact: ContactValues,
  tourPhone: TourPhone,
): TourRequestDetails {
  const phone = tourPhone === 'not_asked' ? '' : contact.phone.trim()
  const note = contact.note.trim()
  return {
    time,
    kind,
    name: contact.name.trim(),
    email: contact.email.trim(),
    ...(phone && { phone }),
    ...(note && { note }),
  }
}
