import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { readSetting } from '#server/platform/db/settings.ts'
import { tokenExpiry } from '#server/platform/link-token.ts'
import { askSellerForTour } from '#server/tours/book-tour.ts'
import type { TourDeps } from '#server/tours/deps.ts'
import { tours } from '#server/tours/schema.ts'
import { sellerLinks } from '#server/tours/seller-links.ts'
import { sampleTourSetting } from './tours.ts'

/**
 * What a start prints for trying the seller's links on the sample tour; nothing once it was decided or would have expired. Tokens are kept as
 * hashes, so each start gives new ones; those of earlier starts go on working. The email is sent on the first.
 */
export async function sampleTourLines(db: Db, deps: TourDeps, now: Date): Promise<string[]> {
  const setting = await readSetting(db, sampleTourSetting)
  if (setting === null) return []
  const token = await db.transaction(async (tx) => {
    const [tour] = await tx
      .select()
      .from(tours)
      .where(eq(tours.id, Number(setting)))
    if (tour?.status !== 'requested' || tokenExpiry(tour.proposedAt, deps.linkDays) <= now) return null
    return askSellerForTour(tx, tour.id, deps)
  })
  if (token === null) return []
  const links = sellerLinks(deps.origin, token)
  return [
    'A tour request is waiting for the seller, who can answer with these links:',
    '',
    `  ${'accept'.padEnd(26)} ${links.accept}`,
    `  ${'decline'.padEnd(26)} ${links.decline}`,
    `  ${'propose another time'.padEnd(26)} ${links.proposeNewTime}`,
    '',
  ]
}
