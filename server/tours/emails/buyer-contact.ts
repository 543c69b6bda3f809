import type { Block } from '#server/mail/emails/email.ts'
import { inboxText } from '#server/mail/emails/inbox-text.ts'
import { nameOf } from '#server/mail/emails/names.ts'
import type { TourState } from '../rules/tour-status.ts'
import type { SellersLinks } from './tour-in-emails.ts'

/** Who comes, for the seller who agreed on a time with them. */
export interface BuyerContact {
  buyerEmail: string
  buyerPhone: string | null
}

export function contactRows({ buyerEmail, buyerPhone }: BuyerContact): [label: string, value: string][] {
  return [['Email', buyerEmail], ...(buyerPhone === null ? [] : [['Phone', inboxText(buyerPhone)] as [string, string]])]
}

/** The same for the seller's calendar: before the tour is accepted, and once it is off, only who comes. */
export function buyerNote(tour: BuyerContact & { buyerName: string; status: TourState['status'] }): string {
  const isAgreed = tour.status === 'accepted' || tour.status === 'done'
  const rows = isAgreed ? contactRows(tour).map(([label, value]) => `${label}: ${value}`) : []
  return [`With ${nameOf(tour.buyerName)}`, ...rows].join('\n')
}

/** Whether the buyer has confirmed their request with the link in their email. */
export const confirmedRow = ({ confirmedAt }: { confirmedAt: Date | null }): [label: string, value: string] => [
  'Email confirmed',
  confirmedAt === null ? 'Not yet' : 'Yes',
]

/** How the seller of an accepted tour changes it, and gets all tours of the home into a calendar. */
export function sellersLinkBlocks({ page, suggest, cancel, feed }: SellersLinks): Block[] {
  return [
    {
      kind: 'links',
      links: [
        { words: 'See the tour', address: page },
        { words: 'Suggest another time', address: suggest },
        { words: 'Cancel the tour', address: cancel },
      ],
    },
    {
      kind: 'note',
      text: `To see all tours of this home in your calendar, subscribe to this address in Google Calendar, Apple Calendar or Outlook: ${feed}`,
    },
    { kind: 'note', text: 'Please keep these links to yourself. Anyone who has them can see or change your tours.' },
  ]
}
