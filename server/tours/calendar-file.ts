import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { oneLine } from '#domain/text.ts'
import type { MailAddress } from '#server/platform/env/mail-address.ts'
import { tourMinutes } from './rules/tour-hours.ts'

export interface CalendarTour {
  icalUid: string
  icalSequence: number
  proposedAt: Date
  decidedAt: Date | null
  address: string
  latitude: number | null
  longitude: number | null
}

/** A tour for calendars that isn't agreed on, or a change of one: who is notified, and when it was made. */
export interface CalendarUpdate {
  kind: 'requested' | 'moved' | 'cancelled'
  attendee: MailAddress
  at: Date
}

/**
 * A settled tour for calendars, in UTC: published and not asked for, since there is nothing left to answer. A moved tour
 * is a REQUEST that is tentative until the other side answers, a cancelled one a CANCEL (RFC 5546 §3.2); both keep the UID.
 * A request that nobody confirmed is tentative and published: it is no invitation in the calendar of whoever was named.
 */
export function calendarFile(tour: CalendarTour, from: MailAddress, page: string, update?: CalendarUpdate) {
  const address = oneLine(tour.address)
  const { latitude: lat, longitude: lon } = tour
  const stamp = update?.at ?? tour.decidedAt
  const { method, status } = kinds[update?.kind ?? 'settled']
  const calendar = new ICalCalendar({
    method,
    prodId: { company: 'Pending', product: 'Tours', language: 'EN' },
  })
  calendar.createEvent({
    id: tour.icalUid,
    sequence: tour.icalSequence,
    ...(stamp && { stamp }),
    start: tour.proposedAt,
    end: new Date(tour.proposedAt.getTime() + tourMinutes * 60_000),
    summary: `Tour of ${address}`,
    location: lat === null || lon === null ? address : { title: address, geo: { lat, lon } },
    url: page,
    organizer: { name: from.name || 'Pending', email: from.address },
    status,
    attendees: update
      ? [{ name: update.attendee.name || update.attendee.address, email: update.attendee.address }]
      : [],
  })
  return {
    filename: 'tour.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  }
}

const kinds = {
  settled: { method: ICalCalendarMethod.PUBLISH, status: ICalEventStatus.CONFIRMED },
  requested: { method: ICalCalendarMethod.PUBLISH, status: ICalEventStatus.TENTATIVE },
  moved: { method: ICalCalendarMethod.REQUEST, status: ICalEventStatus.TENTATIVE },
  cancelled: { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED },
} as const
