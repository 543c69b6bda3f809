import { shortened } from '#machines/property-page/summary.ts'
import type { Letter } from './letter.ts'
import { nameOf, streetOf } from './tour-in-letters.ts'

export interface FollowUpInLetters {
  address: string
  draft: { subject: string; text: string }
  contact: { name: string | null; email: string | null; phone: string | null }
  /** What the visitor said of themselves: what about, and in which words. */
  notes: { topic: string; value: string }[]
}

/** To the seller: a letter that they may send to a prospect, or not. Nobody else gets it. */
export function followUpDraft({ address, draft, contact, notes }: FollowUpInLetters): Letter {
  const [who, street] = [contact.name === null ? 'a visitor' : nameOf(contact.name), streetOf(address)]
  const reachedBy: [string, string | null][] = [
    ['Name', contact.name && nameOf(contact.name)],
    ['E-mail', contact.email],
    ['Phone', contact.phone],
  ]
  const rows = [
    ...reachedBy.flatMap(([label, value]): [string, string][] => (value ? [[label, shortened(value, 80)]] : [])),
    ...notes.map(({ topic, value }): [string, string] => [labels[topic] ?? topic, shortened(value, 120)]),
  ]
  return {
    subject: `A draft for you: a word to ${who} about ${street}`,
    preview: 'It has not been sent to anybody. Change it as you like, or leave it.',
    title: 'A letter that you may want to send',
    blocks: [
      {
        kind: 'paragraph',
        text: `I talked with ${who} about ${street}, and it has been quiet since. This is what you could write; I have sent it to nobody but you.`,
      },
      { kind: 'facts', rows: [['Subject', draft.subject]] },
      { kind: 'quote', author: 'Your letter could say', text: draft.text },
      ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
      {
        kind: 'note',
        text:
          contact.email === null && contact.phone === null
            ? 'They have not told me how to reach them, so this can only wait until they come back.'
            : 'Please do not reply to this letter with it: it would come to nobody.',
      },
    ],
  }
}

const labels: Record<string, string> = {
  intent: 'Looking to',
  timing: 'When',
  budget: 'Budget',
  financing: 'Financing',
  household: 'Household',
  pets: 'Pets',
}
