import { streetOf } from '#domain/address.ts'
import { clockTimeWithZone, shortDayOf, weekdayAndDate } from '#domain/moment-words.ts'
import { buyerLabel } from '#domain/parties.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { inboxText } from '#server/mail/emails/inbox-text.ts'
import { nameOf } from '#server/mail/emails/names.ts'
import { needRows } from '#server/mail/emails/needs.ts'
import type { BuyerNeeds } from '../queries/buyer-needs.ts'
import { confirmedRow } from './buyer-contact.ts'
import { dateBlock, placeRows, type TourInEmails } from './tour-in-emails.ts'

export interface SellerLinks {
  accept: string
  decline: string
  proposeNewTime: string
}

export interface RequestInEmails extends TourInEmails, BuyerNeeds {
  confirmedAt: Date | null
  buyerPhone: string | null
  buyerNote: string | null
}

/** To the seller: someone would like to come, and here are the three ways to answer. */
export function tourRequested(tour: RequestInEmails, links: SellerLinks, expiresAt: Date): EmailContent {
  const [buyer, street] = [nameOf(tour.buyerName), streetOf(tour.address)]
  return {
    subject: `${buyer} would like to see ${street} on ${shortDayOf(tour.proposedAt, tour.zone, tour.writtenAt)}`,
    preview: `${clockTimeWithZone(tour.proposedAt, tour.zone)}. Accept it, propose another time, or decline.`,
    title: 'Does this time work for you?',
    blocks: [
      { kind: 'paragraph', text: `${buyer} would like to tour ${street}.` },
      dateBlock('Requested', tour.proposedAt, tour),
      {
        kind: 'facts',
        rows: [[buyerLabel(tour), buyer], confirmedRow(tour), ...requestRows(tour), ...placeRows(tour)],
      },
      ...buyersWords(tour),
      ...answerBlocks(tour, links, expiresAt),
    ],
  }
}

/** What a listing's form asked for beyond a time, and what the buyer told Penny. */
export function requestRows({ buyerPhone, needs }: RequestInEmails): [label: string, value: string][] {
  return [...(buyerPhone === null ? [] : [['Phone', inboxText(buyerPhone)] as [string, string]]), ...needRows(needs)]
}

/** What the buyer wrote, and asked Penny without getting an answer. */
export function buyersWords({ buyerName, buyerNote, questions }: RequestInEmails): Block[] {
  const quote = (author: string, text: string): Block => ({ kind: 'quote', author, text: linesOf(text) })
  return [
    ...(buyerNote === null ? [] : [quote(`Note from ${nameOf(buyerName)}`, buyerNote)]),
    ...(questions.length === 0 ? [] : [quote('Also asked, and not in the listing', questions.join('\n'))]),
  ]
}

const linesOf = (note: string) => note.split('\n').map(inboxText).join('\n')

/** The three ways to answer, and what to know of them. */
export function answerBlocks(tour: RequestInEmails, links: SellerLinks, expiresAt: Date): Block[] {
  return [
    answerLinks(links),
    ...unconfirmedNote(tour),
    {
      kind: 'note',
      text: `I’ll let ${nameOf(tour.buyerName)} know as soon as you answer. Only your first answer counts.`,
    },
    {
      kind: 'note',
      text: `Please don’t forward this email. Anyone who has it can answer for you. The links work until ${weekdayAndDate(expiresAt, tour.zone, tour.writtenAt)}.`,
    },
  ]
}

export function answerLinks({ accept, proposeNewTime, decline }: SellerLinks): Block {
  return {
    kind: 'links',
    links: [
      { words: 'Accept this time', address: accept },
      { words: 'Propose another time', address: proposeNewTime },
      { words: 'Decline', address: decline },
    ],
  }
}

function unconfirmedNote({ buyerName, confirmedAt }: RequestInEmails): Block[] {
  if (confirmedAt !== null) return []
  const text = `I’ve asked ${nameOf(buyerName)} to confirm this request by email. If they don’t within 24 hours, I may offer the time to someone else.`
  return [{ kind: 'note', text }]
}
