import type { Host } from '#server/listings/queries/hosts.ts'
import type { Block } from '#server/mail/emails/email.ts'
import { inboxText } from '#server/mail/emails/inbox-text.ts'
import { nameOf } from '#server/mail/emails/names.ts'
import type { TourInEmails } from './tour-in-emails.ts'

/** Whom the buyer meets, as far as they chose to be shown on the listing; null where nobody did. */
export type HostInEmails = Pick<Host, 'name' | 'phone' | 'email'> | null

export function hostBlocks(host: HostInEmails): Block[] {
  if (host === null) return []
  const name = nameOf(host.name)
  const addresses = [host.phone && inboxText(host.phone), host.email].filter(Boolean)
  const text = addresses.length > 0 ? `How to reach ${name}: ${addresses.join(' or ')}` : `Your host is ${name}.`
  return [{ kind: 'paragraph', text }]
}

/** A web address that phones open in their maps. None for a video tour, to which no one has to come. */
export function directionsLinks({ kind, address }: Pick<TourInEmails, 'kind' | 'address'>) {
  if (kind === 'video') return []
  const place = encodeURIComponent(address)
  return [{ words: 'Get directions', address: `https://www.google.com/maps/dir/?api=1&destination=${place}` }]
}
