import type { components } from '#openapi/generated/types.ts'

type Host = components['schemas']['Host']
export type GateHost = components['schemas']['GateHost']

const titles: Record<Host['role'], string> = {
  agent: 'Listing agent',
  owner: 'Owner',
  manager: 'Property manager',
}

export const hostTitle = ({ role }: Pick<Host, 'role'>) => titles[role]

export const hostedBy = ({ name, company }: GateHost) => `Hosted by ${[name, company].filter(Boolean).join(', ')}`

/** A number as a phone takes it: `(415) 555-0163` is `tel:+14155550163`. Null where it is none of this country or with a +. */
export function phoneAddress(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  if (digits.length === 10) return `tel:+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : null
}
