import type { LocalTime } from '#domain/time-zone.ts'
import { localAt } from '#domain/time-zone.ts'
import type { TimeWindow, Wish } from '#machines/tour-booking/wish.ts'
import { choiceIn, namesEnd } from './answers.ts'
import { daysNamedIn } from './days.ts'
import { currentDay, type Standing } from './standing.ts'
import { wishIn } from './times.ts'

/** The offer that a text picks: by number, or by a time or day that only one offer has. */
export function choiceOf(text: string, { state, context, record, now }: Standing, zone: string | null): number | null {
  const { offers } = context
  const clock = hourWished(text, context.wish)
  if (clock !== null) return offers.findIndex((offer) => offer.endsWith(clock)) + 1 || null
  const [, place = ''] = takesPlace.exec(text) ?? []
  if (
    place !== '' &&
    Number(place) <= offers.length &&
    !offers.some((offer) => Number(offer.slice(8, 10)) === Number(place))
  )
    return Number(place)
  const first = earliestOrLatest.exec(text)?.[1]
  if (first) return offers.indexOf([...offers].sort().at(first === 'latest' ? -1 : 0) ?? '') + 1
  const end = laterOrEarlier.exec(text)?.[1]
  // Of three offers, two may be meant.
  if (end) return offers.length === 2 ? ((offers[0] ?? '') < (offers[1] ?? '') === (end === 'later') ? 2 : 1) : 0
  const wish = wishIn(text, { record, now, day: currentDay({ state, context }), expectsTime: true, zone })
  if (wish === null || /\b(?:option|number)\b/.test(text) || /^\(?[123][).!]?$/.test(text.trim())) {
    const chosen = choiceIn(text, offers.length)
    if (chosen !== null) return chosen
  }
  const bare = bareNumber.exec(text)?.[1]
  if (
    bare !== undefined &&
    Number(bare) <= offers.length &&
    !offers.some((offer) => Number(offer.slice(11, 13)) % 12 === Number(bare))
  )
    return Number(bare)
  if (
    wish === null ||
    zone === 'unknown' ||
    /\b(what|how) about|\bhow (?:early|late|soon)\b|\bas (?:early|late) as possible\b|other|different|another\b/.test(
      text,
    )
  )
    return null
  if (isOnSeveralDays(wish) || namesEnd(text) !== null || /\bany (?:week)?day\b/.test(text)) return null
  const today = localAt(now, record.timeZone).slice(0, 10)
  const namesDay = daysNamedIn(text, today).length > 0
  const fits = (offer: LocalTime) =>
    wish.kind === 'time'
      ? namesDay
        ? offer === wish.time
        : offer.slice(11) === wish.time.slice(11)
      : wish.windows.some((window) => isIn(offer, window, namesDay))
  const fitting = offers.filter(fits)
  const [only] = fitting
  return only && fitting.length === 1 ? offers.indexOf(only) + 1 : fitting.length > 1 && wish.kind === 'time' ? 0 : null
}

/** "3", where "anything between 2 and 4" was asked for: the hour, and not the third offer. Null where it is the place of one. */
export function hourWished(text: string, wish: Wish | null): string | null {
  const number = onlyNumber.exec(text.trim())?.[1]
  if (number === undefined || wish?.kind !== 'windows') return null
  const clock = `${Number(number) + 12}:00:00`
  const isWished = wish.windows.some(({ opens, closes }) => opens > '00:00:00' && clock >= opens && clock < closes)
  return isWished ? clock : null
}
const onlyNumber = /^(?:at )?([1-3])(?: (?:works|please|pls|then))?[.!]?$/

/** "Go with the 2nd", where no offer is on a second. */
const takesPlace =
  /\b(?:i'?ll (?:take|go with)|let'?s (?:take|go with)|(?:go|going) (?:with|w|for)|take|pick|choose|give me) the ([123])(?:st|nd|rd)\b(?! of\b)/

/** "2 works", where no time at two is offered. */
const bareNumber =
  /^[\s;,.]*(?:(?:i'?ll take|let'?s (?:do|go with)|go with|take|yes|ok|okay|sure)[\s,]+)?([123])(?:[\s,]+(?:works|please|pls|is (?:good|fine|great|perfect|best)|sounds good|looks good|then|for (?:me|us)|thanks?))*[\s.!;]*$/

/** "The later one": one of the offers. "A later one" asks for others. */
const laterOrEarlier =
  /\b(?:the|that|this) (later|earlier)(?: (?:one|time|slot|end))?(?: of (?:the|those|them|these)\b.{0,10}| you (?:said|mentioned|gave|offered|listed))?(?=\s*(?:[.,;!?]|please|pls|is|works|sounds|would|then|$|(?:i|we|he|she|my|cuz|cause|because|so|since)\b))/

/** "The earliest one": of the offers. "What's the earliest you have?" asks for others. */
export const earliestOrLatest =
  /^(?:(?:ok|okay|yes|sure|fine|great|i'?ll take|let'?s (?:do|go with)|give me|just)[\s,]+)*(?:the |your )?(earliest|soonest|latest)(?: (?:one|time|slot|of (?:those|them|these)))?(?: (?:works|please|pls|then|is (?:good|fine|best)))*[\s.!]*$/

/** "Mom can do Monday or Wednesday, not before 11", where one of several offers would do: the others are looked up, too. */
const isOnSeveralDays = (wish: Wish) =>
  wish.kind === 'windows' && new Set(wish.windows.map(({ from }) => from.slice(0, 10))).size > 1

export function isIn(time: LocalTime, { from, until, opens, closes }: TimeWindow, namesDay: boolean): boolean {
  const clock = time.slice(11)
  return (!namesDay || (time >= from && time < until)) && clock >= opens && clock < closes
}
