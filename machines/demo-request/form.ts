import type { components } from '#openapi/generated/types.ts'

export type DemoRequest = components['schemas']['DemoRequestLong']

/** REQ-01, in the order of the form. */
export const requestFields = ['name', 'email', 'phone', 'goals'] as const
export type RequestField = (typeof requestFields)[number]

/** `website` is the field that no person sees: a request that fills it comes from a bot, and the server drops it. */
export type RequestValues = Record<RequestField | 'website', string>

export const emptyRequest: RequestValues = { name: '', email: '', phone: '', goals: '', website: '' }

/** REQ-02. */
export function isRequestComplete(values: RequestValues): boolean {
  return requestFields.every((field) => values[field].trim() !== '')
}

/** REQ-03: the request body, trimmed; the hidden field only when it was filled. */
export function requestOf({ name, email, phone, goals, website }: RequestValues): DemoRequest {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    goals: goals.trim(),
    ...(website && { website }),
  }
}
