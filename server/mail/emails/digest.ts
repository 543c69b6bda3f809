import { clipped } from '#domain/text.ts'
import type { Block, EmailContent } from './email.ts'

/** An email that was held, as far as its digest repeats it. */
export interface HeldEmail {
  subject: string
  blocks: Block[]
}

/** To the seller: what came in faster than it could be emailed one by one. `left` of it comes in the next digest. */
export function sellerDigest(emails: HeldEmail[], left: number): EmailContent {
  const subject =
    emails.length === 1 ? 'One more message about your listing' : `${emails.length} more messages about your listings`
  return {
    ...digest(subject, emails, left),
    title: 'More about your listings',
  }
}

/** To the team: the same for people who would like a demo. */
export function demoDigest(emails: HeldEmail[], left: number): EmailContent {
  const subject = emails.length === 1 ? 'One more demo request' : `${emails.length} more demo requests`
  return { ...digest(subject, emails, left), title: 'More demo requests' }
}

function digest(subject: string, emails: HeldEmail[], left: number): Omit<EmailContent, 'title'> {
  return {
    subject,
    preview: emails[0]?.subject ?? '',
    blocks: [
      { kind: 'paragraph', text: 'Many messages came in at once, so here are the latest ones in a single email.' },
      ...emails.flatMap(({ subject, blocks }) => [
        { kind: 'heading' as const, text: subject },
        ...oneTable(blocks.flatMap(inDigest)),
      ]),
      ...(left > 0 ? [{ kind: 'note' as const, text: `${left} more will follow in the next email.` }] : []),
      { kind: 'note', text: 'Please don’t forward this email. Anyone who has it can use the links.' },
    ],
  }
}

/** Facts that follow facts, as a date is one here, are rows of one table. */
function oneTable(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'facts' && last?.kind === 'facts') {
      joined.splice(-1, 1, { kind: 'facts', rows: [...last.rows, ...block.rows] })
    } else joined.push(block)
  }
  return joined
}

const longestQuote = 1000

/** What an email says beyond its subject, shortened. */
function inDigest(block: Block): Block[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return []
    case 'date':
      return [{ kind: 'facts', rows: [[block.label, `${block.day} at ${block.time}`]] }]
    case 'quote':
      return [{ ...block, text: clipped(block.text, longestQuote) }]
    default:
      return [block]
  }
}
