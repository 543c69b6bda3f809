import { tourTimeIn } from '#assistant/understand/tour-times.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import { asksForTour } from './asks-for-tour.ts'
import { sentencesOf } from './sentences.ts'
import { changeIn, leadIn, namesTour, shifted, tourMeant } from './tour-change.ts'
import { type Understood, understand } from './understand.ts'
import type { Standing } from './wished.ts'

/**
 * What the dialogue is about: a `booking`, tours that are `booked` with nothing asked of them, `choosing` one of them,
 * `asking` whether to cancel one, or `moving` one.
 */
export type Phase = 'booking' | 'booked' | 'choosing' | 'asking' | 'moving'

export interface TourStanding extends Standing {
  phase: Phase
  /** The visitor's tours that are still to come. */
  tours: BookedTour[]
  /** The one that is to be cancelled or moved. */
  tour: BookedTour | null
}

/** What the dialogue has to know of a message. Reading it takes time, so it is done before the dialogue goes on. */
export interface TourReading extends Understood {
  asksForTour: boolean
  /** The events are about a tour that is booked. */
  changesTour: boolean
  leaves: boolean
}

const leaves =
  /\b(bye|goodbye|good night|see (you|ya)|ttyl|talk (to you )?(later|soon)|gotta go|have to go|take care)\b/i
const asksAgain = /\bis (it|that|the (time|slot)) still (free|open)\b/i

export function readForTour(message: string, standing: TourStanding): TourReading {
  const change = standing.phase === 'booking' ? null : changeOf(message, standing)
  return {
    ...(change ?? understood(message, standing)),
    changesTour: change !== null,
    asksForTour: change === null && asksForTour(message),
    leaves: leaves.test(message),
  }
}

/** "Is it still free?" is looked up, and no question to the seller. */
function understood(message: string, standing: Standing): Understood {
  const { time } = standing.context
  if (time !== null && asksAgain.test(message)) return { events: [{ type: 'TIME_WISHED', time }], rest: [] }
  return understand(message, standing)
}

/** What a message says of tours that are booked; null where it says nothing of them. */
function changeOf(message: string, standing: TourStanding): Understood | null {
  const { phase, tours, tour } = standing
  const own = tour?.time ?? (tours.length === 1 ? (tours[0]?.time ?? null) : null)
  const time = standing.context.time ?? own
  const read = understand(own === null ? message : withoutOwnDay(message, own), {
    ...standing,
    ...asIn(standing, time),
  })
  const { wishes, named } = wishesIn(read.events, tours)
  const namesTime = wishes.some(({ type }) => type !== 'OTHERS_WISHED')
  const intent = changeIn(message, namesTime) ?? (namesTime && wishesInstead(message) ? 'move' : null)
  // Of what else is said, only a question is answered: an excuse asks for nothing.
  const rest = read.rest.filter((sentence) => sentence.includes('?') && changeIn(sentence, false) === null)
  const tourId = tour?.id ?? tourMeant(tours, named)
  const says = (...events: BookingEvent[]): Understood => ({ events, rest })

  const shift = time === null ? null : shifted(message, time)
  const pushed: BookingEvent[] = shift === null ? withoutTime(wishes, own) : [{ type: 'TIME_WISHED', time: shift }]
  if (phase === 'moving') {
    if (intent === 'cancel' || (intent === 'maybeCancel' && namesTour(message)))
      return says({ type: namesTour(message) ? 'CANCEL_TOUR' : 'MAYBE_CANCEL', tourId })
    if (intent === 'keep') return says({ type: 'CANCEL' })
    const kept = read.events.filter(({ type }) => ['TIME_CHOSEN', 'YES', 'NO', 'CANCEL'].includes(type))
    const events = shift === null && kept.length > 0 ? kept : pushed
    return events.length > 0 || rest.length > 0 ? says(...events) : null
  }
  if (phase === 'asking' || phase === 'choosing') {
    if (intent === 'keep') return says({ type: 'NO' })
    if (phase === 'asking' && intent === 'cancel') return says({ type: 'CANCEL_TOUR', tourId })
    if (phase === 'asking' && (intent === 'move' || wishes.length > 0))
      return says({ type: 'MOVE_TOUR', tourId }, ...pushed)
    const lead = phase === 'asking' ? leadIn(message) : null
    if (lead !== null) return says({ type: lead })
    const kept = read.events.filter(({ type }) => ['TIME_CHOSEN', 'YES', 'NO', 'CANCEL'].includes(type))
    return intent !== 'maybeCancel' && kept.length > 0 ? says(...kept) : null
  }
  if (intent === 'cancel') return says({ type: 'CANCEL_TOUR', tourId })
  if (intent === 'maybeCancel') return says({ type: 'MAYBE_CANCEL', tourId })
  return intent === 'move' ? says({ type: 'MOVE_TOUR', tourId }, ...(tourId === null ? [] : pushed)) : null
}

const weekdays = [
  'sun(?:day)?|domingo',
  'mon(?:day)?|lunes',
  'tue(?:s|sday)?|martes',
  'wed(?:nesday)?|miércoles|miercoles',
  'thu(?:r|rs|rsday)?|jueves',
  'fri(?:day)?|viernes',
  'sat(?:urday)?|sábado|sabado',
]
const edge = String.raw`(?<![\p{L}\p{N}])`

/** "Tuesday is bad, Wednesday at 3?", "swap Tuesday for Wednesday": the tour's own day beside another is not wished for. */
function withoutOwnDay(message: string, own: LocalTime): string {
  const of = new Date(`${own}Z`).getUTCDay()
  const names = (day: string) => new RegExp(`${edge}(?:${day})(?![\\p{L}])`, 'iu')
  const isBesideAnother = weekdays.some((day, place) => place !== of && names(day).test(message))
  if (!isBesideAnother) return message
  const swapped = new RegExp(
    `${edge}(?:(?:on|for|in place of|instead of|from|el) )?(?:my |the |this )?(?:${weekdays[of]})(?:'s)?(?![\\p{L}])(?: to(?= ))?(?: for(?= ))?`,
    'iu',
  )
  return message.replace(swapped, ' ')
}

/**
 * Who has a tour and names another time for one wants that instead, and confirms it before anything is moved. Who asks to book
 * a tour wants one more.
 */
function wishesInstead(message: string): boolean {
  if (/\b(?:another|second|one more|additional|also) (?:tour|visit|viewing|showing|appointment)\b/i.test(message))
    return false
  if (
    /\b(?:book|schedule|arrange|set up|request|reserve) (?:me )?an? (?:tour|visit|viewing|showing|appointment)\b/i.test(
      message,
    )
  )
    return false
  return (
    sentencesOf(message).some((sentence) => tourTimeIn(sentence) !== null) ||
    /\b(?:change|switch|move me|push|what about|how about|same (?:time|hour)|rather|mejor)\b/i.test(message)
  )
}

/** As what the sentences are read: a choice among the tours, or a time on the clock of the tour. */
function asIn(
  { phase, state, context, tours }: TourStanding,
  time: string | null,
): Pick<Standing, 'state' | 'context'> {
  if (phase === 'choosing')
    return { state: 'offering', context: { wish: null, time: null, offers: tours.map((each) => each.time) } }
  if (phase === 'moving') return { state, context: { ...context, time } }
  return { state: phase === 'asking' ? 'askingToCancel' : 'changing', context: { wish: null, time, offers: [] } }
}

/** Times that are wished for instead, and days and times that only name a tour. */
function wishesIn(events: BookingEvent[], tours: BookedTour[]): { wishes: BookingEvent[]; named: string[] } {
  const names = (event: BookingEvent) => {
    if (event.type === 'TIME_WISHED') return tours.filter(({ time }) => time === event.time)
    if (event.type !== 'DAY_WISHED') return []
    return tours.filter(({ time }) =>
      event.windows.some(({ from, until, opens, closes }) => {
        const clock = time.slice(11)
        return time >= from && time < until && clock >= opens && clock < closes
      }),
    )
  }
  const wishes = events.filter(
    (event) => ['TIME_WISHED', 'DAY_WISHED', 'OTHERS_WISHED'].includes(event.type) && names(event).length === 0,
  )
  const denied = events.flatMap((event) => (event.type === 'OTHERS_WISHED' ? event.without : []))
  return { wishes, named: [...events.flatMap(names).map(({ time }) => time), ...denied] }
}

/** Who asks for other times is not offered the one that the tour has. */
function withoutTime(wishes: BookingEvent[], own: string | null): BookingEvent[] {
  return wishes.map((event) =>
    event.type === 'OTHERS_WISHED' && own !== null ? { ...event, without: [...event.without, own] } : event,
  )
}
