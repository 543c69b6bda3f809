import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { addDays, weekday } from '#domain/calendar.ts'
import { localAt, momentOf } from '#domain/time-zone.ts'
import { properties, tourHours } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keepSetting } from '#server/platform/db/settings.ts'
import { keepTour } from '#server/tours/queries/tours.ts'

const sellerEmail = 'seller@example.com'

/** Under this name the settings keep the number of the tour that anyone may try the seller's links on. */
export const sampleTourSetting = 'sample_tour'

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6]

/** When the samples are shown. Number 7 has no hours: by appointment. */
const shown = [
  { id: 4, days: [monday, tuesday, wednesday, thursday, friday, saturday], opens: '09:00', closes: '18:00' },
  { id: 5, days: [monday, tuesday, wednesday, thursday, friday], opens: '10:00', closes: '17:00' },
  { id: 6, days: [saturday, sunday], opens: '10:00', closes: '16:00' },
  {
    id: 8,
    days: [sunday, monday, tuesday, wednesday, thursday, friday, saturday],
    opens: '12:00',
    closes: '19:00',
  },
  { id: 9, days: [tuesday, wednesday, thursday, friday, saturday, sunday], opens: '10:00', closes: '18:00' },
]
const noticeHours = { 5: 24, 7: 48 }

/** The samples' seller and tour hours, and a tour that waits for its seller. */
export async function seedTours(db: Db, now: Date): Promise<void> {
  await db
    .update(properties)
    .set({ sellerEmail })
    .where(inArray(properties.id, [4, 5, 6, 7, 8, 9]))
  for (const [id, hours] of Object.entries(noticeHours))
    await db
      .update(properties)
      .set({ tourNoticeHours: hours })
      .where(inArray(properties.id, [Number(id)]))
  await db
    .insert(tourHours)
    .values(
      shown.flatMap(({ id, days, opens, closes }) =>
        days.map((day) => ({ propertyId: id, weekday: day, opens, closes })),
      ),
    )
  const tourId = await keepTour(db, {
    propertyId: 4,
    buyerName: 'Ann Chen',
    buyerEmail: 'ann.chen@example.com',
    sellerEmail,
    proposedAt: nextWednesday(now, 'America/Los_Angeles'),
    icalUid: randomUUID(),
    createdAt: now,
  })
  await keepSetting(db, sampleTourSetting, String(tourId))
}

/** The next Wednesday, 10:30. */
function nextWednesday(now: Date, zone: string): Date {
  const today = localAt(now, zone).slice(0, 10)
  const days = Array.from({ length: 8 }, (_, index) => addDays(today, index))
  const moments = days.filter((day) => weekday(day) === wednesday).map((day) => momentOf(`${day}T10:30:00`, zone))
  const next = moments.find((moment) => moment !== null && moment > now)
  if (!next) throw new Error('There is a week without a Wednesday.')
  return next
}
