import { streetOf } from '#domain/address.ts'
import { clockTimeWithZone, shortDayOf } from '#domain/moment-words.ts'
import { buyerLabel } from '#domain/parties.ts'
import { truncate } from '#domain/text.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { inboxText } from '#server/mail/emails/inbox-text.ts'
import { nameOf } from '#server/mail/emails/names.ts'
import { newMomentOf } from '../rules/tour-request.ts'
import { type BuyerContact, confirmedRow, contactRows, sellersLinkBlocks } from './buyer-contact.ts'
import { dateBlock, placeRows, type SellersLinks, type TourInEmails } from './tour-in-emails.ts'
import { answerLinks, type SellerLinks } from './tour-requested.ts'

interface TourWithMessage extends TourInEmails, BuyerContact {
  newTime: string | null
  confirmedAt: Date | null
  /** What the buyer wants the seller to know. */
  words: string
}

/** To the seller: what the buyer told Penny to pass on. A request that waits for them can be answered here, too. */
export function buyerMessage(tour: TourWithMessage, links: SellersLinks & SellerLinks): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  const moment = newMomentOf(tour) ?? tour.proposedAt
  const words = quoted(tour.words)
  return {
    subject: `Message from ${buyer}: ${street}, ${shortDayOf(moment, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(moment, tour.zone)}. ${truncate(words, 120)}`,
    title: 'A message about a tour',
    blocks: [
      { kind: 'paragraph', text: `${buyer} asked me to pass this on about the tour of ${street}.` },
      { kind: 'quote', author: `Message from ${buyer}`, text: words },
      dateBlock(labelOf(tour), moment, tour),
      { kind: 'facts', rows: [[buyerLabel(tour), buyer], ...reachRows(tour), ...placeRows(tour)] },
      ...answerBlocks(tour, buyer, links),
    ],
  }
}

function labelOf({ status, newTime }: TourWithMessage) {
  if (newTime !== null) return 'New time'
  return status === 'requested' ? 'Requested' : 'When'
}

/** A buyer's address is only for the seller who agreed on a time with them. */
function reachRows(tour: TourWithMessage): [label: string, value: string][] {
  if (tour.status === 'accepted') return contactRows(tour)
  return [
    confirmedRow(tour),
    ...(tour.buyerPhone === null ? [] : [['Phone', inboxText(tour.buyerPhone)] as [string, string]]),
  ]
}

function answerBlocks(tour: TourWithMessage, buyer: string, links: SellersLinks & SellerLinks): Block[] {
  if (tour.status === 'accepted')
    return [{ kind: 'paragraph', text: `To reply, email ${buyer} at ${tour.buyerEmail}.` }, ...sellersLinkBlocks(links)]
  const after = `I’ll email you ${buyer}’s contact details once you agree on a time.`
  if (tour.status === 'requested')
    return [
      { kind: 'paragraph', text: `You haven’t answered this request yet. ${after}` },
      answerLinks(links),
      { kind: 'note', text: 'Please don’t forward this email. Anyone who has it can answer for you.' },
    ]
  return [
    { kind: 'paragraph', text: `${buyer} hasn’t answered the time you suggested yet. ${after}` },
    { kind: 'links', links: [{ words: 'See the tour', address: links.page }] },
    { kind: 'note', text: 'Please don’t forward this email. Anyone who has it can see the tour.' },
  ]
}

const address = /^[\w.+-]+@[\w-]+(?:[.][\w-]+)+[.,;:!?)]*$/

/** Without links; an email address stays as it is, since the seller may want to write to it. */
function quoted(words: string): string {
  return words
    .split(/\s+/)
    .map((word) => (address.test(word) ? word : inboxText(word)))
    .filter(Boolean)
    .join(' ')
}
