import { streetOf } from '#domain/address.ts'
import { isOpen } from '#server/access/rules/access.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import { logoAlone } from '#server/mail/emails/email.ts'
import { listingPage } from '#server/mail/emails/names.ts'
import { partsOf } from '#server/mail/emails/parts.ts'
import { queueEmail } from '#server/mail/queries/email-queue.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tokenHash } from '#server/platform/link-token.ts'
import { listingReportLimits, reportEmailLimits, reportReceiptLimits } from '#server/platform/rate-limits/limits.ts'
import { countTowardsAll } from '#server/platform/rate-limits/queries.ts'
import { listingReported } from './emails/listing-reported.ts'
import { reportReceipt } from './emails/report-receipt.ts'
import { hasListingReport, keepListingReport, type NewListingReport } from './queries/listing-reports.ts'

export type ReportWish = Pick<NewListingReport, 'requestId' | 'reason'> & {
  details: string | null
  email: string | null
  /** Fingerprint of the visitor's network. */
  network: string
}

/**
 * Keeps a report and queues the email about it to the operator, and a receipt where an address was left, all or nothing. The
 * same report again changes nothing. Answers the seconds until the network may report again; 0 where the report was kept.
 */
export function reportToOperator(
  db: Db,
  property: PublishedProperty,
  { network, ...report }: ReportWish,
  { operator, origin }: { operator: string; origin: string },
  now: Date,
): Promise<number> {
  return db.transaction(async (tx): Promise<number> => {
    if (await hasListingReport(tx, report.requestId)) return 0
    const wait = await countTowardsAll(tx, listingReportLimits(network), now)
    if (wait > 0) return wait
    const id = await keepListingReport(tx, { ...report, propertyId: property.id, reportedAt: now })
    if (id === null) return 0
    const topic = `listing-report:${id}`
    const { address } = property
    if ((await countTowardsAll(tx, reportEmailLimits, now)) === 0) {
      const content = listingReported({ ...report, address, page: listingPage(origin, property) })
      const parts = { ...partsOf({ ...content, pictures: logoAlone(origin) }), attachments: [] }
      const email = { topic, kind: 'listing-reported', recipient: operator, replyTo: report.email, ...parts }
      await queueEmail(tx, email, now)
    }
    if (report.email === null) return 0
    if ((await countTowardsAll(tx, reportReceiptLimits(tokenHash(report.email.toLowerCase())), now)) > 0) return 0
    const receipt = reportReceipt(isOpen(property) ? streetOf(address) : null)
    const parts = { ...partsOf({ ...receipt, pictures: logoAlone(origin) }), attachments: [] }
    await queueEmail(tx, { topic, kind: 'report-receipt', recipient: report.email, ...parts }, now)
    return 0
  })
}
