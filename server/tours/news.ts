import type { Db } from '#server/db/database.ts'
import { queueLetter } from '#server/db/queries/letters.ts'
import type { Tour } from '#server/db/queries/tours.ts'
import { calendarFile } from '#server/mail/calendar.ts'
import { htmlText } from '#server/mail/letters/html.ts'
import type { Letter } from '#server/mail/letters/letter.ts'
import { plainText } from '#server/mail/letters/plain.ts'
import { tourAccepted, tourAcceptedCopy } from '#server/mail/letters/tour-accepted.ts'
import { tourDeclined } from '#server/mail/letters/tour-declined.ts'
import { listingPage } from '#server/mail/letters/tour-in-letters.ts'
import { tourNewTime } from '#server/mail/letters/tour-new-time.ts'
import { tourRequested } from '#server/mail/letters/tour-requested.ts'
import type { TourDesk } from './desk.ts'
import { sellerLinks } from './seller-links.ts'

type Attachments = { filename: string; contentType: string; content: string }[]

/** Queues the letter that asks the seller. */
export async function queueRequest(tx: Db, tour: Tour, token: string, expiresAt: Date, desk: TourDesk): Promise<void> {
  const letter = tourRequested(tour, sellerLinks(desk.origin, token), expiresAt)
  await queue(tx, tour, 'tour-requested', tour.sellerEmail, letter, tour.createdAt)
}

/** Queues what a decided tour has to tell: to its buyer, and of a settled one also to its seller. */
export async function queueNews(tx: Db, tour: Tour & { decidedAt: Date }, desk: TourDesk): Promise<void> {
  const tell = (kind: string, recipient: string, letter: Letter, attachments: Attachments = []) =>
    queue(tx, tour, kind, recipient, letter, tour.decidedAt, attachments)
  const { status, newTime, buyerEmail, sellerEmail } = tour
  if (status === 'accepted') {
    const calendar = [calendarFile(tour, desk.from, listingPage(desk.origin, tour))]
    await tell('tour-accepted', buyerEmail, tourAccepted(tour, desk.origin), calendar)
    await tell('tour-accepted-copy', sellerEmail, tourAcceptedCopy(tour), calendar)
  }
  if (status === 'declined') await tell('tour-declined', buyerEmail, tourDeclined(tour, desk.origin))
  if (newTime !== null) await tell('tour-new-time', buyerEmail, tourNewTime({ ...tour, newTime }, desk.origin))
}

async function queue(
  tx: Db,
  { id }: Tour,
  kind: string,
  recipient: string,
  letter: Letter,
  now: Date,
  attachments: Attachments = [],
): Promise<void> {
  const { subject } = letter
  const parts = { text: plainText(letter), html: htmlText(letter) }
  await queueLetter(tx, { topic: `tour:${id}`, kind, recipient, subject, ...parts, attachments }, now)
}
