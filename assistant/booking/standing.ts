import { addDays } from '#domain/calendar.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import type { BookingContext, TimeWindow } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'
import type { ClassifierModel } from '../understand/classifier.ts'

/** The state of the dialogue before a message. */
export interface Standing {
  state: string
  context: Pick<BookingContext, 'wish' | 'time' | 'offers'>
  /** How the tour takes place, where the visitor said it. */
  kind?: BookingContext['kind']
  /** The name that the tour is put under so far. */
  name?: string | null
  /** The address for it so far. */
  email?: string | null
  record: Listing
  now: Date
  /** The last reply asked its question, and nothing came in between. */
  isAsked: boolean
  /** The booked tour's time, when a tour is to be moved or canceled. */
  own?: LocalTime | null
  /** The regression on names. */
  names?: ClassifierModel | undefined
  /** The zone in which the visitor named a time before, when it isn't the home's. */
  zone?: string | null
}

/** The time that the dialogue is about: of the summary, the last wish, the only offer, or the first or last one that was asked for. */
export function currentTime({ time, wish, offers }: Standing['context']): LocalTime | null {
  if (time !== null) return time
  return wish?.kind === 'time'
    ? wish.time
    : (offers[(endAsked({ wish, offers }) ?? (offers.length === 1 ? 1 : 0)) - 1] ?? null)
}

/** Where "when's the soonest?" or "your last slot on Tuesday" asked for an end of what is open: the number of that offer. */
export function endAsked({ wish, offers }: Pick<Standing['context'], 'wish' | 'offers'>): number | null {
  if (wish?.kind !== 'windows' || wish.near === null || offers.length === 0) return null
  if (wish.near.endsWith('T23:59:00')) return offers.length
  return wish.near === wish.windows[0]?.from ? 1 : null
}

const isWithinDay = ({ from, until }: TimeWindow) => until <= `${addDays(from.slice(0, 10), 1)}T00:00:00`

/** The day that the dialogue is about: of the summary, all offers or the last wish. */
export function currentDay({
  state,
  context: { time, offers, wish },
}: Pick<Standing, 'state' | 'context'>): string | null {
  const [only, ...more] = wish?.kind === 'windows' ? wish.windows : []
  // "The day after, mid-morning" of a tour by appointment that moves
  if (state === 'askingTime' && only && more.length === 0 && isWithinDay(only)) return only.from.slice(0, 10)
  const days = [...new Set(offers.map((offer) => offer.slice(0, 10)))]
  if (state === 'offering' && days.length === 1) return days[0] ?? null
  if (time !== null) return time.slice(0, 10)
  if (days.length > 0) return days.length === 1 ? (days[0] ?? null) : null
  if (wish?.kind === 'time') return wish.time.slice(0, 10)
  const windows = wish?.windows ?? []
  const [day = null, another] = [...new Set(windows.map(({ from }) => from.slice(0, 10)))]
  return another === undefined && windows.every(isWithinDay) ? day : null
}

export const expects = ['askingTime', 'offering', 'confirming', 'changing']

export const asksContact = ['askingName', 'askingEmail', 'askingPhone']

/** While contact details are asked for, a number is an hour only in a message of a few words: "hm, make it 4". */
const onlyHour =
  /^(?:[\s;,.!?]*(?:hm+|u[hm]+|yea|yeah|yep|yup|sure|ugh|agh|argh|ah+|no|nope|oh|ok|okay|wait|oops|whoops|actually|sorry|my bad|i meant?|i said|meant?|maybe|or|make|it|that|then|at|around|rather|better|please|pls|let's|lets|say|do|how|what|about|can|could|we|i|for|is|instead|change|to|come|of|just|penny)\b)*[\s,;]*\d{1,2}(?::\d\d)?(?:,? not (?:at )?\d{1,2}(?::\d\d)?)?(?:[\s,]+(?:then|instead|please|pls|rather|actually|better|is|would|be|works?|fine|good|ok|okay|ideal|perfect|great|best|safer|safest|easier))*[\s.!?]*$/

/** "11 then, I'll catch the one before" */
const hourThen =
  /^(?:(?:no|oh|ok|okay|well|actually|sorry|hm+),? ){0,2}\d{1,2}(?::\d\d)? (?:then|instead|rather)[,.;][^\d?]{0,60}$/

/** "No wait I have brunch til 3. 4" */
const endsWithHour =
  /^\s*(?:no|wait|oh|ah|actually|sorry|oops|hm+|ugh)\b[^?]{3,80}[.;!]\s*;?\s*(?:so |make it |say |then )?\d{1,2}(?::\d\d)?(?: then| please| pls)?[\s.!?]*$/

const longestHour = 60

export const isOnlyHour = (text: string) =>
  text.length <= longestHour && (onlyHour.test(text) || hourThen.test(text.trim()))

export const expectsTime = (state: string, text: string) =>
  expects.includes(state) || (asksContact.includes(state) && (isOnlyHour(text) || endsWithHour.test(text)))
