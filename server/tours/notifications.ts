import { withPictures } from '#server/listings/email-pictures.ts'
import { findHost } from '#server/listings/queries/hosts.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'
import { listingPage, nameOf } from '#server/mail/emails/names.ts'
import { partsOf } from '#server/mail/emails/parts.ts'
import { queueEmail, withdrawEmails } from '#server/mail/queries/email-queue.ts'
import { queueWithinLimits } from '#server/mail/queue-within-limits.ts'
import { isErased } from '#server/mail/rules/erased.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newToken, tokenExpiry } from '#server/platform/link-token.ts'
import { sellerEmailLimits } from '#server/platform/rate-limits/limits.ts'
import { type CalendarUpdate, calendarFile } from './calendar-file.ts'
import type { TourDeps } from './deps.ts'
import { buyerNote } from './emails/buyer-contact.ts'
import { buyerMessage } from './emails/buyer-message.ts'
import { tourAccepted, tourAcceptedCopy } from './emails/tour-accepted.ts'
import { tourCancelled, tourCancelledCopy } from './emails/tour-cancelled.ts'
import { tourDeclined } from './emails/tour-declined.ts'
import { tourExpired, tourExpiredCopy } from './emails/tour-expired.ts'
import type { SellersLinks } from './emails/tour-in-emails.ts'
import { type TourMove, tourMoved, tourMoveRequested, tourOffCalendar } from './emails/tour-moved.ts'
import { tourNewTime, tourNewTimeCopy } from './emails/tour-new-time.ts'
import { tourReminder, tourReminderCopy } from './emails/tour-reminder.ts'
import { tourRequested } from './emails/tour-requested.ts'
import { tourToConfirm } from './emails/tour-to-confirm.ts'
import { feedAddress } from './feed-address.ts'
import { pageLinks } from './page-links.ts'
import { buyerNeeds } from './queries/buyer-needs.ts'
import { keepBuyerToken, keepToken, type Tour } from './queries/tours.ts'
import { newMomentOf } from './rules/tour-request.ts'
import { sellerLinks } from './seller-links.ts'

type Attachments = { filename: string; contentType: string; content: string }[]

/** Queues the email that asks the seller, or holds it for a digest. `network` is a fingerprint of the visitor's. */
export async function queueRequest(
  tx: Db,
  tour: Tour,
  { token, expiresAt, network }: { token: string; expiresAt: Date; network: string | null },
  deps: TourDeps,
): Promise<void> {
  const request = { ...tour, writtenAt: tour.createdAt, ...(await buyerNeeds(tx, tour.conversationId)) }
  const content = await pictured(tx, tour, deps, tourRequested(request, sellerLinks(deps.origin, token), expiresAt))
  const email = { topic: `tour:${tour.id}`, kind: 'tour-requested', recipient: tour.sellerEmail, causedBy: network }
  await queueWithinLimits(tx, { ...email, content }, sellerEmailLimits(network, tour.propertyId), tour.createdAt)
}

/** Queues the email that asks the buyer to confirm the request. The link leads to a page with a button. */
export async function queueConfirmation(
  tx: Db,
  tour: Tour,
  token: string,
  deps: TourDeps,
  now = tour.createdAt,
): Promise<void> {
  const content = tourToConfirm({ ...tour, writtenAt: now }, pageLinks(deps.origin, token))
  const [calendar] = updates(tour, 'requested', deps, now)
  await queue(tx, tour, deps, 'tour-to-confirm', tour.buyerEmail, content, now, [calendar])
}

/** All emails of a tour that go to its buyer. */
const buyersKinds = [
  'tour-to-confirm',
  'tour-accepted',
  'tour-declined',
  'tour-new-time',
  'tour-cancelled',
  'tour-expired',
  'tour-moved',
  'tour-reminder',
]

/**
 * Queues for a corrected address what the wrong one was told of the tour, with the link of this token, and takes back what
 * still waits to be sent to the wrong one.
 */
export async function queueForNewAddress(tx: Db, tour: Tour, token: string, deps: TourDeps, now: Date): Promise<void> {
  await withdrawEmails(tx, `tour:${tour.id}`, buyersKinds)
  const links = pageLinks(deps.origin, token)
  const written = { ...tour, writtenAt: now }
  const proposedAt = newMomentOf(tour)
  if (tour.status === 'accepted') {
    const content = tourAccepted(written, deps.origin, links, await findHost(tx, tour.propertyId))
    const calendar = calendarFile(tour, deps.from, listingPage(deps.origin, tour))
    await queue(tx, tour, deps, 'tour-accepted', tour.buyerEmail, content, now, [calendar])
  } else if (tour.newTime !== null && proposedAt !== null) {
    const content = tourNewTime({ ...written, newTime: tour.newTime }, deps.origin, links)
    const [calendar] = updates({ ...tour, proposedAt }, 'moved', deps, now)
    await queue(tx, tour, deps, 'tour-new-time', tour.buyerEmail, content, now, [calendar])
  } else await queueConfirmation(tx, tour, token, deps, now)
}

/** Queues what a decided tour has to tell: to its buyer, and of what changes calendars also to its seller. */
export async function queueNews(
  tx: Db,
  tour: Tour & { decidedAt: Date },
  deps: TourDeps,
  by: 'seller' | 'buyer' = 'seller',
): Promise<void> {
  const send = (kind: string, recipient: string, content: EmailContent, attachments: Attachments = []) =>
    queue(tx, tour, deps, kind, recipient, content, tour.decidedAt, attachments)
  const { status, newTime, buyerEmail, sellerEmail } = tour
  const written = { ...tour, writtenAt: tour.decidedAt }
  if (status === 'accepted') {
    const fileOf = (note?: string) => [
      calendarFile({ ...tour, ...(note && { note }) }, deps.from, listingPage(deps.origin, tour)),
    ]
    const links = await newBuyerLinks(tx, tour, deps)
    const host = await findHost(tx, tour.propertyId)
    await send('tour-accepted', buyerEmail, tourAccepted(written, deps.origin, links, host, by), fileOf())
    const sellers = await newSellersLinks(tx, tour, deps)
    await send('tour-accepted-copy', sellerEmail, tourAcceptedCopy(written, sellers, by), fileOf(buyerNote(tour)))
    return
  }
  const [offBuyers, offSellers] = updates(tour, 'cancelled', deps, tour.decidedAt)
  if (status === 'declined') await send('tour-declined', buyerEmail, tourDeclined(written, deps.origin), [offBuyers])
  const proposedAt = newMomentOf(tour)
  if (newTime !== null && proposedAt !== null) {
    const [calendar] = updates({ ...tour, proposedAt }, 'moved', deps, tour.decidedAt)
    const content = tourNewTime({ ...written, newTime }, deps.origin, await newBuyerLinks(tx, tour, deps))
    await send('tour-new-time', buyerEmail, content, [calendar])
  }
  // The seller's calendar knows a tour that was moved.
  if (tour.moves > 0) await send('tour-off-calendar', sellerEmail, tourOffCalendar(written), [offSellers])
}

/** Links for one more email to the buyer. Tokens are kept as hashes, so each email has its own. */
async function newBuyerLinks(tx: Db, { id }: Tour, { origin }: TourDeps) {
  const token = newToken()
  await keepBuyerToken(tx, id, token)
  return pageLinks(origin, token)
}

/** The same for one more email to the seller, with the address of the listing's calendar. */
async function newSellersLinks(tx: Db, tour: Tour, deps: TourDeps): Promise<SellersLinks> {
  return sellersLinksOf(tour, await newSellersToken(tx, tour, deps), deps)
}

function sellersLinksOf(tour: Tour, token: string, { origin, feedKey }: TourDeps): SellersLinks {
  return { ...pageLinks(origin, token), feed: feedAddress(origin, feedKey, tour) }
}

async function newSellersToken(tx: Db, tour: Tour, { linkDays }: TourDeps): Promise<string> {
  const token = newToken()
  await keepToken(tx, tour.id, token, tokenExpiry(newMomentOf(tour) ?? tour.proposedAt, linkDays))
  return token
}

/** Queues what a seller's other time has to tell, to both sides, whose calendars have the accepted one. */
export async function queueProposalInstead(
  tx: Db,
  tour: Tour & { newTime: string | null },
  deps: TourDeps,
  now: Date,
): Promise<void> {
  const proposedAt = newMomentOf(tour)
  if (tour.newTime === null || proposedAt === null) throw new Error('No other time was proposed.')
  await withdrawReminders(tx, tour)
  const proposal = { ...tour, newTime: tour.newTime, wasAccepted: true, writtenAt: now }
  const [forBuyer, forSeller] = updates({ ...tour, proposedAt }, 'moved', deps, now)
  const buyers = tourNewTime(proposal, deps.origin, await newBuyerLinks(tx, tour, deps))
  await queue(tx, tour, deps, 'tour-new-time', tour.buyerEmail, buyers, now, [forBuyer])
  const sellers = tourNewTimeCopy(proposal, await newSellersLinks(tx, tour, deps))
  await queue(tx, tour, deps, 'tour-new-time-copy', tour.sellerEmail, sellers, now, [forSeller])
}

/** Each message to a seller is a round of its own: `number` begins at 0. */
export const messageKind = 'tour-message'

/** Queues what the buyer wants the seller to know, or holds it for a digest. Answers what became of it, as `queueWithinLimits` does. */
export async function queueMessage(
  tx: Db,
  tour: Tour,
  { words, number, network }: { words: string; number: number; network: string | null },
  deps: TourDeps,
  now: Date,
) {
  const token = await newSellersToken(tx, tour, deps)
  const links = { ...sellersLinksOf(tour, token, deps), ...sellerLinks(deps.origin, token) }
  const content = await pictured(tx, tour, deps, buyerMessage({ ...tour, words, writtenAt: now }, links))
  const email = {
    topic: `tour:${tour.id}`,
    kind: messageKind,
    round: number,
    recipient: tour.sellerEmail,
    content,
    causedBy: network,
  }
  return queueWithinLimits(tx, email, sellerEmailLimits(network, tour.propertyId), now)
}

/** Queues what a canceled tour has to tell, to both sides. */
export async function queueCancellation(tx: Db, tour: Tour, deps: TourDeps, now: Date): Promise<void> {
  await withdrawReminders(tx, tour)
  const [forBuyer, forSeller] = updates(tour, 'cancelled', deps, now)
  const written = { ...tour, writtenAt: now }
  await queue(tx, tour, deps, 'tour-cancelled', tour.buyerEmail, tourCancelled(written, deps.origin), now, [forBuyer])
  await queue(tx, tour, deps, 'tour-cancelled-copy', tour.sellerEmail, tourCancelledCopy(written), now, [forSeller])
}

/** Queues what a tour that expired has to tell, to both sides. */
export async function queueExpiry(tx: Db, tour: Tour, deps: TourDeps, now: Date): Promise<void> {
  const links = await newBuyerLinks(tx, tour, deps)
  const written = { ...tour, writtenAt: now }
  await queue(tx, tour, deps, 'tour-expired', tour.buyerEmail, tourExpired(written, links, deps.origin), now)
  const sellers = tourExpiredCopy(written, sellerLinks(deps.origin, await newSellersToken(tx, tour, deps)))
  await queue(tx, tour, deps, 'tour-expired-copy', tour.sellerEmail, sellers, now)
}

/** Of a tour that isn't at its time any more: reminders of it that a mail server in trouble has kept waiting. */
async function withdrawReminders(tx: Db, { id }: Tour): Promise<void> {
  await withdrawEmails(tx, `tour:${id}`, ['tour-reminder', 'tour-reminder-copy'])
}

/** Queues the reminders of a tour the day before. Nobody is reminded at an address that was erased. */
export async function queueReminder(tx: Db, tour: Tour, deps: TourDeps, now: Date): Promise<void> {
  const written = { ...tour, writtenAt: now }
  if (!isErased(tour.buyerEmail)) {
    const links = await newBuyerLinks(tx, tour, deps)
    const content = tourReminder(written, links, deps.origin, await findHost(tx, tour.propertyId))
    await queue(tx, tour, deps, 'tour-reminder', tour.buyerEmail, content, now)
  }
  if (!isErased(tour.sellerEmail))
    await queue(
      tx,
      tour,
      deps,
      'tour-reminder-copy',
      tour.sellerEmail,
      tourReminderCopy(written, await newSellersLinks(tx, tour, deps)),
      now,
    )
}

/**
 * Queues what a moved tour has to tell: its buyer, with a link where the request has to be confirmed, and its seller, with
 * links for the new time, in a digest where the limits of emails are reached.
 */
export async function queueMove(
  tx: Db,
  tour: Tour,
  move: TourMove & { confirmToken: string | null; sellerToken: string; expiresAt: Date; network: string | null },
  deps: TourDeps,
  now: Date,
): Promise<void> {
  const { confirmToken, sellerToken, expiresAt, network } = move
  await withdrawReminders(tx, tour)
  const [forBuyer, forSeller] = updates(tour, 'moved', deps, now)
  const links = confirmToken === null ? await newBuyerLinks(tx, tour, deps) : pageLinks(deps.origin, confirmToken)
  const written = { ...tour, writtenAt: now }
  const content = tourMoved(written, { ...move, needsConfirmation: confirmToken !== null }, links, deps.origin)
  await queue(tx, tour, deps, 'tour-moved', tour.buyerEmail, content, now, [forBuyer])
  const request = { ...written, ...(await buyerNeeds(tx, tour.conversationId)) }
  const asked = tourMoveRequested(request, move, sellerLinks(deps.origin, sellerToken), expiresAt)
  const email = {
    topic: `tour:${tour.id}`,
    kind: 'tour-move-requested',
    round: emailRoundOf(tour),
    recipient: tour.sellerEmail,
    content: await pictured(tx, tour, deps, asked),
    attachments: [forSeller],
    causedBy: network,
  }
  await queueWithinLimits(tx, email, sellerEmailLimits(network, tour.propertyId), now)
}

/** The calendar files of a change, for the buyer and for the seller: neither learns the other's address. */
function updates(tour: Tour, kind: CalendarUpdate['kind'], deps: TourDeps, at: Date) {
  const fileFor = (name: string, address: string) =>
    calendarFile(tour, deps.from, listingPage(deps.origin, tour), { kind, attendee: { name, address }, at })
  return [fileFor(nameOf(tour.buyerName), tour.buyerEmail), fileFor('', tour.sellerEmail)] as const
}

const pictured = (tx: Db, { propertyId }: Tour, { origin }: TourDeps, content: EmailContent) =>
  withPictures(tx, content, { propertyId, origin })

async function queue(
  tx: Db,
  tour: Tour,
  deps: TourDeps,
  kind: string,
  recipient: string,
  plain: EmailContent,
  now: Date,
  attachments: Attachments = [],
): Promise<void> {
  const content = await pictured(tx, tour, deps, plain)
  const round = emailRoundOf(tour)
  const email = { topic: `tour:${tour.id}`, kind, round, recipient, ...partsOf(content), attachments }
  await queueEmail(tx, email, now)
}

/** A corrected address is emailed once more in the same round of the tour. As both numbers only go up, no sum comes twice. */
const emailRoundOf = ({ round, corrections }: Tour) => round + corrections
