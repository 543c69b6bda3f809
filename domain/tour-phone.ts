import type { components } from '#openapi/generated/types.ts'

/** Whether a tour of a listing is requested with a phone number. */
export type TourPhone = components['schemas']['TourPhone']

const leastDigits = 7

export const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= leastDigits
