import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { oneLine } from '#machines/property-page/summary.ts'
import { tourMinutes } from '#server/rules/tour-hours.ts'
import type { MailAddress } from './address.ts'

export interface CalendarTour {
  icalUid: string
  icalSequence: number
  proposedAt: Date
  decidedAt: Date
  address: string
  latitude: number | null
  longitude: number | null
}

/** A settled tour for calendars, in UTC. Published and not asked for: there is nothing left to answer. */
export function calendarFile(tour: CalendarTour, from: MailAddress, page: string) {
  const address = oneLine(tour.address)
  const { latitude: lat, longitude: lon } = tour
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Pending', product: 'Tours', language: 'EN' },
  })
  calendar.createEvent({
    id: tour.icalUid,
    sequence: tour.icalSequence,
    stamp: tour.decidedAt,
    start: tour.proposedAt,
    end: new Date(tour.proposedAt.getTime() + tourMinutes * 60_000),
    summary: `Tour of ${address}`,
    location: lat === null || lon === null ? address : { title: address, geo: { lat, lon } },
    url: page,
    organizer: { name: from.name || 'Pending', email: from.address },
    status: ICalEventStatus.CONFIRMED,
  })
  return {
    filename: 'tour.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  }
}
