import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { readSetting } from '#server/db/queries/settings.ts'
import { sampleTourSetting } from '#server/db/seed/tours.ts'
import { tours } from '#server/db/tour-schema.ts'
import { tokenExpiry } from '#server/rules/tour-token.ts'
import type { TourDesk } from './desk.ts'
import { askSeller } from './request-tour.ts'
import { sellerLinks } from './seller-links.ts'

/**
 * What a start prints for trying the seller's links on the sample tour; nothing once it was decided or would have expired. Tokens are kept as
 * hashes, so each start gives new ones; those of earlier starts go on working. The letter is sent on the first.
 */
export async function sampleTourLines(db: Db, desk: TourDesk, now: Date): Promise<string[]> {
  const setting = await readSetting(db, sampleTourSetting)
  if (setting === null) return []
  const token = await db.transaction(async (tx) => {
    const [tour] = await tx
      .select()
      .from(tours)
      .where(eq(tours.id, Number(setting)))
    if (tour?.status !== 'requested' || tokenExpiry(tour.proposedAt, desk.linkDays) <= now) return null
    return askSeller(tx, tour.id, desk)
  })
  if (token === null) return []
  const links = sellerLinks(desk.origin, token)
  return [
    'A tour waits for its seller, who has three links:',
    '',
    `  ${'accept'.padEnd(26)} ${links.accept}`,
    `  ${'decline'.padEnd(26)} ${links.decline}`,
    `  ${'propose another time'.padEnd(26)} ${links.proposeNewTime}`,
    '',
  ]
}
