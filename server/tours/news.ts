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
import { tourToConfirm } from '#server/mail/letters/tour-to-confirm.ts'
import { queueWithinLimits } from '#server/mail/queue-within-limits.ts'
import { sellerEmailLimits } from '#server/rules/limits.ts'
import type { TourDesk } from './desk.ts'
import { sellerLinks } from './seller-links.ts'

type Attachments = { filename: string; contentType: string; content: string }[]

/** Queues the email that asks the seller, or holds it for a digest. `network` is a fingerprint of the visitor's. */
export async function queueRequest(
  tx: Db,
  tour: Tour,
  { token, expiresAt, network }: { token: string; expiresAt: Date; network: string | null },
  desk: TourDesk,
): Promise<void> {
  const letter = tourRequested(tour, sellerLinks(desk.origin, token), expiresAt)
  const email = { topic: `tour:${tour.id}`, kind: 'tour-requested', recipient: tour.sellerEmail, causedBy: network }
  await queueWithinLimits(tx, { ...email, letter }, sellerEmailLimits(network, tour.propertyId), tour.createdAt)
}

/** Queues the email that asks the buyer to confirm the request. The link leads to a page with a button. */
export async function queueConfirmation(tx: Db, tour: Tour, token: string, desk: TourDesk): Promise<void> {
  const letter = tourToConfirm(tour, `${desk.origin}/tour/request?token=${token}`)
  await queue(tx, tour, 'tour-to-confirm', tour.buyerEmail, letter, tour.createdAt)
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
