import { weekday } from '#domain/calendar.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import { smallWeekdays } from '../understand/day-patterns.ts'
import type { LikelyOffer } from '../understand/offer-choice.ts'
import { namesEnd } from './answers.ts'
import { hourWished } from './chosen-offer.ts'
import { isQuestion } from './question.ts'
import type { Standing } from './standing.ts'
import type { Understood } from './understood.ts'

/** The probability from which the regression takes an offer where phrases read days, other times or nothing. */
const likely = 0.5

/** And where the message also names a day or an hour that isn't offered. */
const surely = 0.8

/** An offer that phrases take isn't taken where the regression gives it less, and more to another one. */
const unlikely = 0.25

/**
 * Takes the likeliest of several offered times where phrases found no time, or only days and hours to look up: "whichever is
 * latest", "not Monday, so the other one". A summary follows, so a wrong one books nothing.
 */
export function withTakenOffer(
  read: Understood,
  offer: LikelyOffer | null,
  standing: Standing,
  message: string,
): Understood {
  if (standing.state !== 'offering' || !offer || !isTaken(read.events, offer, standing, message)) return read
  const number = onNamedDay(message, offer.number, standing.context.offers)
  if (number === 0) return read
  const contact = read.events.filter(({ type }) => type in ofContact)
  return {
    events: [...contact, { type: 'TIME_CHOSEN', number }],
    // Of the rest, reasons need no answer.
    rest: read.rest.filter(isQuestion),
  }
}

function isTaken(
  events: BookingEvent[],
  { number, shares, namesAnother, namesPlace }: LikelyOffer,
  { context, own }: Pick<Standing, 'context' | 'own'>,
  message: string,
): boolean {
  const { offers } = context
  const share = shares[number - 1] ?? 0
  if (
    events.some(({ type }) => type === 'CANCEL') ||
    namesEnd(message.toLowerCase()) !== null ||
    onlyDenies.test(message)
  )
    return false
  const [event] = events.filter(({ type }) => type === 'TIME_CHOSEN' || type === 'TIME_WISHED')
  const phrased =
    event?.type === 'TIME_CHOSEN' ? event.number : event?.type === 'TIME_WISHED' ? offers.indexOf(event.time) + 1 : null
  // "Is 5 too late?"
  if (phrased !== null && phrased > 0 && isTooLate.test(message)) return false
  if (phrased !== null && phrased > 0)
    return phrased !== number && share > likely && (shares[phrased - 1] ?? 0) < unlikely
  // A time that isn't offered: the hour is read from a place in the list ("opt 3"), or that of the tour that moves.
  if (event?.type === 'TIME_WISHED' && (ordinalDate.test(message) || hourWished(message, context.wish) !== null))
    return false
  if (event?.type === 'TIME_WISHED') return !namesAnother && share > likely && (namesPlace || own != null)
  return share > (namesAnother ? surely : likely)
}

const isTooLate = /\btoo (?:late|early|soon)\b/i

/** "Can't do 10 or 1" */
const onlyDenies =
  /^(?:(?:sorry|ugh|hm+|no|oh|i|we),? )*(?:can['’]?t|cannot|can not|couldn['’]?t) (?:do|make)\b[^.;,?!]*[.!]?$/i

/** "The first Sunday" isn't the first offer where that is on a Saturday: the number of the first one on a Sunday, or 0. */
function onNamedDay(message: string, number: number, offers: LocalTime[]): number {
  const named = ordinalDay.exec(message)?.[1]?.toLowerCase()
  const isNamed = (offer: LocalTime) => smallWeekdays[weekday(offer.slice(0, 10))] === `${named}day`
  return named === undefined || isNamed(offers[number - 1] ?? offers[0] ?? '') ? number : offers.findIndex(isNamed) + 1
}
const ordinalDay = /\b(?:first|second|third|last) (mon|tues|wednes|thurs|fri|satur|sun)day\b/i

/** "The first day. 13:30 please": the day of an offer, and not its hour. */
const ordinalDate = /\b(?:first|second|third|last|middle|earlier|later) (?:day|date)\b/i

const ofContact: Partial<Record<BookingEvent['type'], true>> = {
  NAME_GIVEN: true,
  EMAIL_GIVEN: true,
  PHONE_GIVEN: true,
  KIND_CHOSEN: true,
}
