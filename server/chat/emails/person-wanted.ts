import { streetOf } from '#domain/address.ts'
import { type ListingKind, partiesOf } from '#domain/parties.ts'
import { truncate } from '#domain/text.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { nameOf } from '#server/mail/emails/names.ts'
import { type Need, needRows } from '#server/mail/emails/needs.ts'

export interface PersonInEmails extends ListingKind {
  address: string
  /** Contact details that the visitor gave; null where not given. */
  contact: { name: string | null; email: string | null; phone: string | null }
  /** What they said about themselves. */
  notes: Need[]
  /** Their last message. */
  said: string
}

/** The email to the seller: a visitor wants to talk to a person. */
export function personWanted({ address, listingType, contact, notes, said }: PersonInEmails): EmailContent {
  const { buyer } = partiesOf({ listingType })
  const [who, street] = [contact.name === null ? `A ${buyer}` : nameOf(contact.name), streetOf(address)]
  return {
    subject: `${who} would like to talk to you about ${street}`,
    preview: isReachable(contact)
      ? 'Their contact details are in this email.'
      : 'They haven’t shared their contact details yet.',
    title: `A ${buyer} would like to talk to you`,
    blocks: [
      { kind: 'paragraph', text: `${who} asked me about ${street} and would like to talk to a person.` },
      { kind: 'quote', author: 'They wrote', text: said },
      ...contactBlocks(address, contact, notes),
      {
        kind: 'note',
        text: isReachable(contact)
          ? 'I told them I’d let you know. I didn’t promise a time.'
          : 'I asked for an email or phone number. I’ll email you as soon as they share one.',
      },
    ],
  }
}

/** The second email about that visitor, once they have said how to reach them. */
export function personReachable({ address, listingType, contact, notes, said }: PersonInEmails): EmailContent {
  const { buyer } = partiesOf({ listingType })
  const [who, street] = [contact.name === null ? `The ${buyer}` : nameOf(contact.name), streetOf(address)]
  return {
    subject: `Contact details: the ${buyer} who’d like to talk about ${street}`,
    preview: 'Their contact details are in this email.',
    title: 'Here’s how to reach them',
    blocks: [
      {
        kind: 'paragraph',
        text: `${who} would like to talk to you about ${street} and has shared contact details.`,
      },
      { kind: 'quote', author: 'They wrote', text: said },
      ...contactBlocks(address, contact, notes),
    ],
  }
}

function isReachable({ email, phone }: PersonInEmails['contact']): boolean {
  return email !== null || phone !== null
}

function contactBlocks(address: string, contact: PersonInEmails['contact'], notes: Need[]): Block[] {
  const { name, email, phone } = contact
  const known: [string, string | null][] = [
    ['Name', name && nameOf(name)],
    ['Email', email],
    ['Phone', phone],
    ['Home', address],
  ]
  return [
    {
      kind: 'facts',
      rows: [
        ...known.flatMap(([label, value]): [string, string][] => (value ? [[label, truncate(value, 80)]] : [])),
        ...needRows(notes),
      ],
    },
  ]
}
