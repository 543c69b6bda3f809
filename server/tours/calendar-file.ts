import { type ICalAttendeeData, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { productName } from '#domain/pages.ts'
import { oneLine } from '#domain/text.ts'
import { tourMinutes } from '#domain/tour-hours.ts'
import type { MailAddress } from '#server/platform/env/mail-address.ts'
import { newMomentOf } from './rules/tour-request.ts'
import type { TourState } from './rules/tour-status.ts'

export interface CalendarTour {
  icalUid: string
  icalSequence: number
  proposedAt: Date
  decidedAt: Date | null
  address: string
  kind: 'in_person' | 'video'
  latitude: number | null
  longitude: number | null
  /** What only this side's calendar says of the tour. */
  note?: string
}

/** A tour for calendars that isn't agreed on, or a change of one: who is notified, and when it was made. */
export interface CalendarUpdate {
  kind: 'requested' | 'moved' | 'cancelled'
  attendee: MailAddress
  at: Date
}

/** A tour as it stands, whatever became of it. */
export interface StandingTour extends CalendarTour, TourState {
  /** IANA zone of the property. */
  zone: string
  createdAt: Date
  cancelledAt: Date | null
}

/**
 * A settled tour for calendars, in UTC: published and not asked for, since there is nothing left to answer. A moved tour
 * is a REQUEST that is tentative until the other side answers, a canceled one a CANCEL (RFC 5546 §3.2); both keep the UID.
 * A request that nobody confirmed is tentative and published: it is no invitation in the calendar of whoever was named.
 */
export function calendarFile(tour: CalendarTour, from: MailAddress, page: string, update?: CalendarUpdate) {
  const stamp = update?.at ?? tour.decidedAt
  const { method, status } = kinds[update?.kind ?? 'settled']
  const calendar = newCalendar(method)
  const attendees = update
    ? [{ name: update.attendee.name || update.attendee.address, email: update.attendee.address }]
    : []
  addEvent(calendar, tour, { from, page, status, stamp, attendees })
  return {
    filename: 'tour.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  }
}

/** A tour as it stands, to be put into a calendar from its page: the same event as in the emails. */
export function standingCalendar(tour: StandingTour, from: MailAddress, page: string): string {
  const calendar = newCalendar(ICalCalendarMethod.PUBLISH)
  addStanding(calendar, tour, from, page)
  return `${calendar.toString()}\r\n`
}

/** All tours of a listing for a program that subscribes to them. Programs that heed it ask once an hour. */
export function feedCalendar(
  tours: StandingTour[],
  { name, from, page }: { name: string; from: MailAddress; page: string },
): string {
  const calendar = newCalendar(ICalCalendarMethod.PUBLISH)
  calendar.name(oneLine(name)).ttl(3600)
  for (const tour of tours) addStanding(calendar, tour, from, page)
  return `${calendar.toString()}\r\n`
}

function newCalendar(method: ICalCalendarMethod): ICalCalendar {
  return new ICalCalendar({ method, prodId: { company: productName, product: 'Tours', language: 'EN' } })
}

function addStanding(calendar: ICalCalendar, tour: StandingTour, from: MailAddress, page: string): void {
  const status = statuses[tour.status]
  const stamp = tour.cancelledAt ?? tour.decidedAt ?? tour.createdAt
  addEvent(calendar, { ...tour, proposedAt: newMomentOf(tour) ?? tour.proposedAt }, { from, page, status, stamp })
}

interface EventDetails {
  from: MailAddress
  page: string
  status: ICalEventStatus
  stamp: Date | null
  attendees?: ICalAttendeeData[]
}

function addEvent(calendar: ICalCalendar, tour: CalendarTour, details: EventDetails): void {
  const address = oneLine(tour.address)
  const { latitude: lat, longitude: lon } = tour
  const { from, page, status, stamp, attendees = [] } = details
  calendar.createEvent({
    id: tour.icalUid,
    sequence: tour.icalSequence,
    ...(stamp && { stamp }),
    start: tour.proposedAt,
    end: new Date(tour.proposedAt.getTime() + tourMinutes * 60_000),
    summary: `${tour.kind === 'video' ? 'Video tour' : 'Tour'} of ${address}`,
    ...(tour.note && { description: tour.note }),
    // A place on the calendar would send someone there.
    ...(tour.kind === 'in_person' && {
      location: lat === null || lon === null ? address : { title: address, geo: { lat, lon } },
    }),
    url: page,
    organizer: { name: from.name || productName, email: from.address },
    status,
    attendees,
  })
}

const kinds = {
  settled: { method: ICalCalendarMethod.PUBLISH, status: ICalEventStatus.CONFIRMED },
  requested: { method: ICalCalendarMethod.PUBLISH, status: ICalEventStatus.TENTATIVE },
  moved: { method: ICalCalendarMethod.REQUEST, status: ICalEventStatus.TENTATIVE },
  cancelled: { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED },
} as const

const statuses: Record<TourState['status'], ICalEventStatus> = {
  requested: ICalEventStatus.TENTATIVE,
  new_time_proposed: ICalEventStatus.TENTATIVE,
  accepted: ICalEventStatus.CONFIRMED,
  done: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
}
