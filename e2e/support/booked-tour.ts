import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { localAt } from '#domain/time-zone.ts'
import { freeTimes } from '#domain/tour-hours.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { keysFrom } from '#server/platform/signing.ts'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { tourDeps } from '#server/tours/deps.ts'
import { findTourCalendar } from '#server/tours/queries/tour-hours.ts'
import { queryPostgres, resetRateLimits } from './database-queries.ts'
import type { ServerOnPostgres } from './journey.ts'
import { addressOf, emailsAbout, linksIn, sentEmail } from './outbox.ts'

/** A tour of 48 Alder Ridge Road that waits for its seller, whose email has arrived. */
export interface JourneyTour {
  id: number
  buyer: string
  buyerEmail: string
  proposedAt: Date
  /** IANA zone of the property. */
  zone: string
  links: ReturnType<typeof linksIn>
  token: string
}

const propertyId = 4
const oneDay = 24 * 3600 * 1000

/**
 * Books the first free time after tomorrow, in the name of a buyer who is new. The server sends the email.
 *
 * @param hoursFree how many hours later the same day must be free, too, hour by hour
 */
export async function bookTour(server: ServerOnPostgres, hoursFree = 0): Promise<JourneyTour> {
  const buyer = { name: `Ann Chen-${randomUUID().slice(0, 8)}`, email: `ann.${randomUUID().slice(0, 8)}@example.com` }
  addressOf.set(buyer.name, buyer.email)
  await resetRateLimits(server.databaseUrl)
  const database = await openPostgres({ secret: null }, server.databaseUrl)
  const deps = tourDeps({ env: readEnv({ PORT: new URL(server.origin).port }), keys: keysFrom(database.secret) })
  try {
    const now = new Date()
    const calendar = await findTourCalendar(database.db, propertyId, now)
    if (!calendar) throw new Error('There is no such property.')
    const tomorrow = localAt(new Date(now.getTime() + oneDay), calendar.zone)
    const free = freeTimes(calendar, now)
    const isRoomy = (time: string) =>
      Array.from({ length: hoursFree }, (_, index) => hoursLater(time, index + 1)).every((later) =>
        free.includes(later),
      )
    const time = free.find((each) => each > tomorrow && isRoomy(each)) ?? 'none is free'
    const requested = await placeTourRequest(database.db, { propertyId, buyer, time }, deps, now)
    if (requested.kind === 'refused') throw new Error(`The tour was refused: ${requested.reason}`)
    const links = linksIn(await sentEmail(server, buyer.name, 'tour-requested'))
    const token = new URL(links.accept).searchParams.get('token') ?? ''
    const { tourId: id, proposedAt, zone } = requested
    return { id, buyer: buyer.name, buyerEmail: buyer.email, proposedAt, zone, links, token }
  } finally {
    await database.close()
  }
}

function hoursLater(time: string, hours: number): string {
  const hour = Number(time.slice(11, 13)) + hours
  return `${time.slice(0, 11)}${String(hour).padStart(2, '0')}${time.slice(13)}`
}

/** A tour's row. */
export async function tourAt({ databaseUrl }: ServerOnPostgres, { id }: JourneyTour) {
  const query = 'select status, new_time, seller_notes, ical_uid from tours where id = $1'
  return (await queryPostgres(databaseUrl, query, [id]))[0]
}

/**
 * Waits until the request emails to seller and buyer and these emails about a tour have arrived, each once and no other.
 */
export async function seesEmails(
  server: ServerOnPostgres,
  tour: Pick<JourneyTour, 'id' | 'buyer'>,
  kinds: string[],
): Promise<void> {
  const query = 'select kind, status from letters where topic = $1 order by kind'
  const look = async () => ({
    arrived: (await emailsAbout(server, tour.buyer)).map(({ kind }) => kind),
    queued: await queryPostgres(server.databaseUrl, query, [`tour:${tour.id}`]),
  })
  const all = ['tour-requested', 'tour-to-confirm', ...kinds].sort()
  await expect
    .poll(look, { intervals: [50, 100, 200] })
    .toEqual({ arrived: all, queued: all.map((kind) => ({ kind, status: 'sent' })) })
}

/** The tour waits as before, and only the request emails were sent. */
export async function isStillOpen(server: ServerOnPostgres, tour: JourneyTour): Promise<void> {
  expect(await tourAt(server, tour)).toMatchObject({ status: 'requested', new_time: null })
  await seesEmails(server, tour, [])
}
