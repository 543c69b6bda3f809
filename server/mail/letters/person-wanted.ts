import { shortened } from '#machines/property-page/summary.ts'
import type { Block, Letter } from './letter.ts'
import { nameOf, streetOf } from './tour-in-letters.ts'

export interface PersonInLetters {
  address: string
  /** What the visitor said of how to reach them; null where they did not. */
  contact: { name: string | null; email: string | null; phone: string | null }
  /** What they said last. */
  said: string
}

/** To the seller: somebody would rather talk to a person than to Penny. */
export function personWanted({ address, contact, said }: PersonInLetters): Letter {
  const [who, street] = [contact.name === null ? 'A visitor' : nameOf(contact.name), streetOf(address)]
  return {
    subject: `${who} would like to talk to you about ${street}`,
    preview: isReachable(contact) ? 'They told me how to reach them.' : 'They have not said how to reach them yet.',
    title: 'Somebody would like to talk to you',
    blocks: [
      { kind: 'paragraph', text: `${who} asked me about ${street} and would like to talk to a person.` },
      { kind: 'quote', author: 'They wrote', text: said },
      ...contactBlocks(address, contact),
      {
        kind: 'note',
        text: isReachable(contact)
          ? 'I said that I would let you know, and promised no time.'
          : 'I asked for an e-mail address or a phone number. As soon as they leave one, I write to you again.',
      },
    ],
  }
}

/** The same visitor, who has said since how they can be reached. */
export function personReachable({ address, contact, said }: PersonInLetters): Letter {
  const [who, street] = [contact.name === null ? 'The visitor' : nameOf(contact.name), streetOf(address)]
  return {
    subject: `How to reach the visitor who asked to talk to you about ${street}`,
    preview: 'They told me how to reach them.',
    title: 'Now you can reach them',
    blocks: [
      {
        kind: 'paragraph',
        text: `${who} would like to talk to you about ${street}, and has told me how to reach them.`,
      },
      { kind: 'quote', author: 'They wrote', text: said },
      ...contactBlocks(address, contact),
    ],
  }
}

function isReachable({ email, phone }: PersonInLetters['contact']): boolean {
  return email !== null || phone !== null
}

function contactBlocks(address: string, { name, email, phone }: PersonInLetters['contact']): Block[] {
  const known: [string, string | null][] = [
    ['Name', name && nameOf(name)],
    ['E-mail', email],
    ['Phone', phone],
    ['Where', address],
  ]
  return [
    {
      kind: 'facts',
      rows: known.flatMap(([label, value]): [string, string][] => (value ? [[label, shortened(value, 80)]] : [])),
    },
  ]
}
