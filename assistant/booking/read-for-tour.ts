import { type LocalTime, localAt } from '#domain/time-zone.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import type { Encoder } from '../understand/encoder.ts'
import { type LikelyChange, likelyAnswer, likelyChange } from '../understand/learned.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import { type LikelyOffer, likelyOffer } from '../understand/offer-choice.ts'
import type { SummaryAnswer } from '../understand/summary-answers.ts'
import { tourTimeIn } from '../understand/tour-times.ts'
import { agreesIn } from './answers.ts'
import { goesBackToBefore } from './asks-again.ts'
import { asksForTour } from './asks-for-tour.ts'
import { type BookedFor, type ContactSaid, contactSaid } from './contact-correction.ts'
import { daysNamedIn } from './days.ts'
import { wantsAnswerFirst } from './hold-off.ts'
import { asksForVideoTour, withoutKind } from './kind-said.ts'
import { isHardlyYes, isLearnedCancel, isLearnedYes } from './learned-yes.ts'
import { messageLeft } from './message-left.ts'
import { isQuestionLeft } from './question.ts'
import { spokenTimes } from './spoken.ts'
import { isOnlyHour, type Standing } from './standing.ts'
import { isExact } from './times.ts'
import { withOffersAsHours } from './times-beside-offers.ts'
import type { TimeRoles } from './times-by-role.ts'
import { changeIn, isOffByMinutes, leadIn, namesTour, saysTheyCome, shifted, tourMeant } from './tour-change.ts'
import { wantsAnother } from './tour-to-move.ts'
import { rolesIn, understand } from './understand.ts'
import type { Understood } from './understood.ts'
import { namesMoment } from './wished.ts'

/** Most sentences that are classified one by one: each takes time. */
const mostEncoded = 4

/**
 * What the dialogue does: `booking` a tour, `booked` (nothing is asked), `choosing` which tour to change, `asking` whether to
 * cancel, or `moving` one.
 */
export type Phase = 'booking' | 'booked' | 'choosing' | 'asking' | 'moving'

type Answer = Record<SummaryAnswer, number> | null

export interface TourStanding extends Standing {
  phase: Phase
  /** The visitor's upcoming tours. */
  tours: BookedTour[]
  /** Accepted ones that have begun, while no other tour is being changed: their seller can still be sent a message. */
  begun?: BookedTour[]
  /** The tour to be canceled or moved. */
  tour: BookedTour | null
  /** Whom the tours are booked for; null without one. */
  bookedFor?: BookedFor | null
  /** The fair housing guard answers a part of the message: nothing of it is passed on to the seller. */
  isHeld?: boolean
  /** The last reply asked for the right address of the tours. */
  asksContact?: boolean
}

/** A message as the dialogue needs it. Reading is slow, so it happens before the database transaction. */
export interface TourReading extends Understood {
  asksForTour: boolean
  /** The events are about a booked tour. */
  changesTour: boolean
  leaves: boolean
  /** To be answered after the events. */
  next?: TourReading
}

const leaves =
  /\b(bye|goodbye|good night|see (you|ya)|ttyl|talk (to you )?(later|soon)|gotta go|have to go|take care)\b/i
const asksAgain =
  /\bis (it|that|the (time|slot)) still (free|open)\b|\b(?:what|which) day (?:of the week )?(?:is|was|would) (?:that|it|this)(?: be)?(?: on| again)?\s*\?/i

/** Reads a message for the booking dialogue. Without a trained encoder, phrases alone decide about changes of a tour. */
export async function readForTour(written: string, given: TourStanding, encoder?: Encoder): Promise<TourReading> {
  const standing = { ...given, names: encoder?.learned?.names }
  const message = withOffersAsHours(written, standing)
  const left = forSeller(message, standing)
  if (left) return left
  const said = aboutContact(message, standing)
  if (said) return withMove(asCorrection(said), said, standing, encoder)
  const own = ownTime(standing)
  const changing = standing.phase === 'booking' ? null : asChange(message, standing, own)
  const [answer, likely, roles, changeRoles] = await Promise.all([
    answerTo(message, standing, encoder),
    changing && likelyChange(message, messageSentences(message).slice(0, mostEncoded), encoder),
    rolesIn(message, standing, encoder),
    changing && rolesIn(changing.message, changing.standing, encoder),
  ])
  const change =
    changing &&
    changeOf(
      message,
      standing,
      { change: likely, answer },
      understand(changing.message, changing.standing, answer, changeRoles, offerIn(changing, encoder)),
    )
  const offer = offerIn({ message, standing }, encoder)
  return {
    ...(change ?? withoutOwnHour(understood(message, standing, answer, roles, offer), message, standing, own)),
    changesTour: change !== null,
    asksForTour:
      change === null &&
      !(standing.phase === 'booked' && bringsCompany.test(message) && !wantsAnother(message)) &&
      (asksForTour(withoutKind(message)) || asksForVideoTour(message)),
    leaves: leaves.test(message),
  }
}

function offerIn({ message, standing }: { message: string; standing: Standing }, encoder: Encoder | undefined) {
  const { state, context, now, record } = standing
  const today = localAt(now, record.timeZone).slice(0, 10)
  return state === 'offering' ? likelyOffer(message, { offers: context.offers, today }, encoder) : null
}

/** "Let the seller know I'll be late", of tours that are booked. */
function forSeller(message: string, standing: TourStanding): TourReading | null {
  const { phase, tours, begun = [], tour, isHeld = false } = standing
  if (isHeld) return null
  const isChanging = phase === 'asking' || phase === 'moving'
  const booked = phase === 'booked' ? tours : isChanging && tour ? [tour] : []
  const left = messageLeft(message, [...begun, ...booked], standing)
  return left && { events: [left.event], rest: left.rest, changesTour: true, asksForTour: false, leaves: false }
}

/** "Oh no, I typed my email wrong, it's …", of tours that are booked. */
function aboutContact(message: string, { phase, tours, bookedFor, asksContact }: TourStanding): ContactSaid | null {
  return phase === 'booked' && tours.length > 0 && bookedFor
    ? contactSaid(message, bookedFor, asksContact ?? false)
    : null
}

/** "… and can we move it to Thursday at 3?": what a message with a correction also wants. */
async function withMove(
  reading: TourReading,
  { kind, plain }: ContactSaid,
  standing: TourStanding,
  encoder: Encoder | undefined,
): Promise<TourReading> {
  if (kind === 'disputed' || plain === '') return reading
  const next = await readForTour(plain, { ...standing, bookedFor: null }, encoder)
  const isMove =
    next.events.some(({ type }) => type === 'MOVE_TOUR') &&
    next.events.some(({ type }) => type === 'TIME_WISHED' || type === 'DAY_WISHED')
  return isMove ? { ...reading, rest: [], next } : reading
}

function asCorrection(said: ContactSaid): TourReading {
  const event: BookingEvent =
    said.kind === 'corrected'
      ? { type: 'CONTACT_CORRECTED', ...said.correction }
      : { type: 'CONTACT_DISPUTED', isUnreadable: said.isUnreadable }
  return { events: [event], rest: said.rest, changesTour: true, asksForTour: false, leaves: false }
}

/** "My friend wants to see it too, can she tag along": more people for the tour that is booked. */
const bringsCompany =
  /\b(?:tag|come|comes|coming|go|join)(?:ing)? along\b|\bjoin (?:me|us)\b|\b(?:with|bring|bringing) (?:me|us|my|our|along|an?|the)\b|\bsee (?:it|the \w+|this \w+) (?:too|as well|also)\b/i

/** "Could my contractor come along at 11?" names the hour of the tour that is booked, and wishes for no other day. */
function withoutOwnHour(
  read: Understood,
  message: string,
  { phase, now, record }: TourStanding,
  own: LocalTime | null,
): Understood {
  if (phase !== 'booked' || own === null) return read
  if (daysNamedIn(spokenTimes(message), localAt(now, record.timeZone).slice(0, 10)).length > 0) return read
  const isOwn = (event: BookingEvent) => event.type === 'TIME_WISHED' && event.time.slice(10) === own.slice(10)
  return { ...read, events: read.events.filter((event) => !isOwn(event)) }
}

/** What a message answers, where a yes is expected: to a summary, or to canceling. */
function answerTo(message: string, standing: TourStanding, encoder: Encoder | undefined): Promise<Answer> | null {
  const { state, phase, context, tour, now, record } = standing
  if (state !== 'confirming' && phase !== 'asking') return null
  const own = tour?.time ?? null
  const time = phase === 'asking' ? own : context.time
  const kind = phase === 'asking' ? 'cancel' : phase === 'moving' ? 'move' : 'booking'
  const today = localAt(now, record.timeZone).slice(0, 10)
  const summary = time && ({ kind, time, own: phase === 'moving' ? own : null } as const)
  return likelyAnswer(message, { summary: summary || null, today }, encoder)
}

/** "Is it still free?" is looked up and isn't sent to the seller. */
function understood(
  message: string,
  standing: Standing,
  answer: Answer,
  roles: TimeRoles | null,
  offer: LikelyOffer | null,
): Understood {
  const { time } = standing.context
  if (time !== null && asksAgain.test(message)) return { events: [{ type: 'TIME_WISHED', time }], rest: [] }
  const read = understand(message, standing, answer, roles, offer)
  const onlyRefuses = read.events.every(({ type }) => type === 'NO' || type === 'CANCEL')
  return standing.state === 'confirming' && onlyRefuses && wantsAnswerFirst(message) ? { events: [], rest: [] } : read
}

/** The time of the tour that a change is about; null when it could be several. */
const ownTime = ({ tour, tours }: TourStanding): LocalTime | null =>
  tour?.time ?? (tours.length === 1 ? (tours[0]?.time ?? null) : null)

/** Reads a message about a booked tour, without the tour's own day, and on its clock. */
function asChange(message: string, standing: TourStanding, own: LocalTime | null) {
  const time = standing.context.time ?? own
  return {
    message: own === null ? message : withoutOwnDay(message, own),
    standing: { ...standing, ...asIn(standing, time), own },
  }
}

/** The change that a message makes to booked tours; null when it isn't about them. */
function changeOf(
  message: string,
  standing: TourStanding,
  { change: likely, answer }: { change: LikelyChange | null; answer: Answer },
  read: Understood,
): Understood | null {
  const { phase, tours, tour } = standing
  const own = ownTime(standing)
  const time = standing.context.time ?? own
  const { wishes, named } = wishesIn(
    read.events.map((event) => withoutOwnTime(event, own)),
    tours,
  )
  const namesTime =
    wishes.some(({ type }) => type !== 'OTHERS_WISHED') || read.events.some(({ type }) => type === 'TIME_CHOSEN')
  const changed = changeIn(message, namesTime, likely)
  // "Can't do Monday anymore, Tuesday?"
  const isMoved =
    changed === 'maybeCancel' &&
    asksBriefly.test(message) &&
    wishes.some(({ type }) => type === 'TIME_WISHED' || type === 'DAY_WISHED')
  const intent = (isMoved ? 'move' : changed) ?? (namesTime && wishesInstead(message, likely) ? 'move' : null)
  // Of the rest, only questions are answered: a reason asks for nothing.
  const rest = read.rest.filter(
    (sentence) => (sentence.includes('?') || isQuestionLeft(sentence)) && !isAboutTour(sentence, likely),
  )
  const tourId = tour?.id ?? tourMeant(tours, named)
  const says = (...events: BookingEvent[]): Understood => ({ events, rest, ...(read.zone && { zone: read.zone }) })

  const shift = time === null || namesMoment(spokenTimes(message)) ? null : shifted(message, time)
  const pushed = shift === null || time === null ? withoutTime(wishes, own) : [pushedTo(shift, time, wishes)]
  if (phase === 'moving') {
    if (isLearnedYes(message, { ...standing, own }, answer)) return says({ type: 'YES' })
    if (goesBackToBefore(message) || (wishes.length === 0 && staysAsPlanned.test(message)))
      return says({ type: 'CANCEL' })
    if (staysOn(message, read.events, wishes, { time: own, isNamed: named.includes(own ?? '') }, standing))
      return says({ type: 'CANCEL' })
    // "Yes, change please" to a new time that is open.
    const takesOffer = read.events.some(({ type }) => type === 'TIME_CHOSEN')
    if (standing.state === 'offering' && wishes.length === 0 && !takesOffer && agreesIn(message))
      return says(standing.context.offers.length === 1 ? { type: 'TIME_CHOSEN', number: 1 } : { type: 'YES' })
    const isSure = intent === 'cancel' && namesTour(message)
    if (intent === 'cancel' || (intent === 'maybeCancel' && namesTour(message)))
      return says({ type: isSure ? 'CANCEL_TOUR' : 'MAYBE_CANCEL', tourId })
    // "Yes, cancel" to a new time: the move or the tour.
    if (changeIn(message, namesTime) === 'cancel' && leadIn(message) === 'YES')
      return says({ type: 'MAYBE_CANCEL', tourId })
    const isOnlyYes = read.events.every(({ type }) => type === 'YES')
    if (read.events.some(({ type }) => type === 'YES') && (isOnlyYes || standing.state === 'confirming'))
      return says({ type: 'YES' })
    // "Yes, Saturday is confirmed from our side", of the new day
    const isPlainYes = standing.state === 'confirming' && wishes.length === 0 && leadIn(message) === 'YES'
    if (isPlainYes && changeIn(message, namesTime) !== 'keep' && !named.includes(own ?? '') && !/[?¿]/.test(message))
      return says({ type: 'YES' })
    // "3 might be safer" names another time, even where the classifier reads a no.
    const declines = !namesTime || changeIn(message, namesTime) === 'keep'
    if (intent === 'keep' && declines) return says({ type: 'CANCEL' })
    if (intent === 'ask') return says({ type: 'CHANGE_ASKED', tourId })
    const kept = read.events.filter(({ type }) => ['TIME_CHOSEN', 'YES', 'NO', 'CANCEL'].includes(type))
    const isAgreed = read.events.at(-1)?.type === 'YES' && pushed.length === 1 && pushed[0]?.type === 'TIME_WISHED'
    const events = isAgreed ? [...pushed, { type: 'YES' as const }] : shift === null && kept.length > 0 ? kept : pushed
    if (events.length === 0 && intent === 'maybeCancel') return says({ type: 'MAYBE_CANCEL', tourId })
    return events.length > 0 || rest.length > 0 ? says(...events) : null
  }
  if (phase === 'asking' || phase === 'choosing') {
    if (phase === 'asking' && isLearnedCancel(message, own, standing, answer)) return says({ type: 'YES' })
    const lead = phase === 'asking' && !isHardlyYes(answer) ? leadIn(message) : null
    const phrased = changeIn(message, namesTime)
    if (phase === 'asking' && noCancel.test(message)) return says({ type: 'NO' })
    if (phase === 'asking' && phrased === 'cancel') return says({ type: 'CANCEL_TOUR', tourId })
    if (phase === 'asking' && saysTheyCome(message)) return says({ type: 'NO' })
    if (lead === 'YES' && wishes.length === 0 && phrased !== 'move' && phrased !== 'keep') return says({ type: lead })
    if (intent === 'keep') return says({ type: 'NO' })
    if (phase === 'asking' && intent === 'ask') return says({ type: 'CHANGE_ASKED', tourId })
    if (phase === 'asking' && intent === 'cancel') return says({ type: 'CANCEL_TOUR', tourId })
    if (phase === 'asking' && (intent === 'move' || wishes.length > 0))
      return says({ type: 'MOVE_TOUR', tourId }, ...pushed)
    if (lead !== null) return says({ type: lead })
    const kept = read.events.filter(({ type }) => ['TIME_CHOSEN', 'YES', 'NO', 'CANCEL'].includes(type))
    return intent !== 'maybeCancel' && kept.length > 0 ? says(...kept) : null
  }
  const phrased = changeIn(message, namesTime)
  if (wishes.length === 0 && phrased !== 'cancel') {
    // "Never mind, Sunday like we said"
    if (staysAsPlanned.test(message)) return null
    // "Thanks, see you Monday at 11", "my roommate can't make it, but I'll still be there"
    if (saysTheyCome(message) && intent !== 'ask' && intent !== 'keep') return null
    // To "I might be 10 minutes late, is that ok?" Penny says what can be done about the tour.
    if (isOffByMinutes(message) && shift === null && phrased !== 'move')
      return { events: [{ type: 'CHANGE_ASKED', tourId }], rest: [] }
  }
  if (intent === 'cancel') return says({ type: 'CANCEL_TOUR', tourId })
  if (intent === 'maybeCancel') return says({ type: 'MAYBE_CANCEL', tourId })
  const isKept = changeIn(message, namesTime) === 'keep' && likely !== null && likely.whole.none < mayBeNone
  if (intent === 'ask' || isKept) return says({ type: 'CHANGE_ASKED', tourId })
  return intent === 'move'
    ? says({ type: 'MOVE_TOUR', tourId }, ...(tourId === null && tours.length > 0 ? [] : pushed))
    : null
}

/** A question in a few words, which cancels nothing. */
const asksBriefly = /^(?!.*\bcancel)[^.!?]{1,60}\?\s*$/i

const staysAsPlanned =
  /\b(?:like|as|how) we (?:said|agreed|planned)[\s.!]*$|\bcomo (?:quedamos|hab[ií]amos quedado|ya estaba|estaba)[\s.!]*$|\b(?:leave|keep) (?:me|us|mine) (?:on|in|down)(?: there)?[\s.!]*$|\b(?:don['’]?t|do not) touch (?:mine|what (?:i|we)(?:['’]?ve)? (?:have|got|booked))\b/i

/** "No cancel" to the question whether to cancel; "no, cancel" is a yes. */
const noCancel = /^\s*no+ cancel(?:l?ing|l?ation)?(?: pl(?:ea)?[sz]e?)?[\s.!]*$/i

/** Whether a visitor who is moving a tour goes back to its own time: "no, 10:30 is better after all", "Tuesday is fine". */
function staysOn(
  message: string,
  events: BookingEvent[],
  wishes: BookingEvent[],
  own: { time: LocalTime | null; isNamed: boolean },
  { state }: Standing,
): boolean {
  if (message.includes('?') || refuses.test(message)) return false
  // "Forget it, Tuesday is fine" after a Wednesday at another hour.
  if (own.time !== null && takesBack.test(message) && accepts.test(message) && !/\d/.test(message))
    return new RegExp(`${edge}(?:${weekdays[weekdayOf(own.time)]})(?![\\p{L}])`, 'iu').test(message)
  if (!own.isNamed || wishes.length > 0) return false
  return (state === 'confirming' && events.some(({ type }) => type === 'TIME_WISHED')) || accepts.test(message)
}
const takesBack = /\b(?:forget (?:it|that)|never ?mind|nvm|scratch that|olv[ií]del[oa])(?!\p{L})/iu
const accepts =
  /\b(?:fine|good|great|works?|ok|okay|better|best|perfect|keep|leave|stay|stick|after all|est[aá] bien|mejor)(?!\p{L})/iu
const refuses = /\b(?:cancel\w*|can ?not|cant|not|no longer|never works?)\b|n['’]t\b|\bno (?:puedo|podemos)\b/i

/**
 * "Two days later, at 4 pm": a tour that moves by days alone gets the hour that is named. "The 2nd, an hour later": one that
 * moves by hours gets the day.
 */
function pushedTo(shifted: LocalTime, from: LocalTime, wishes: BookingEvent[]): BookingEvent {
  const [named] = wishes.flatMap((event) => (event.type === 'TIME_WISHED' ? [event.time] : []))
  const isByDays = shifted.slice(10) === from.slice(10)
  if (!isByDays && named?.slice(10) === shifted.slice(10)) return { type: 'TIME_WISHED', time: named }
  return { type: 'TIME_WISHED', time: isByDays && named ? `${shifted.slice(0, 10)}${named.slice(10)}` : shifted }
}

/** Whether a sentence is about changing a tour, and isn't a question for Penny. */
function isAboutTour(sentence: string, likely: LikelyChange | null): boolean {
  const own = likely && (likely.sentences.size === 1 ? likely.whole : likely.sentences.get(sentence))
  return changeIn(sentence, false, own ? { whole: own, sentences: new Map() } : null) !== null
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

const weekdayOf = (time: LocalTime) => new Date(`${time}Z`).getUTCDay()

/** Drops the tour's own day beside another one: "Tuesday is bad, Wednesday at 3?" */
function withoutOwnDay(message: string, own: LocalTime): string {
  const of = weekdayOf(own)
  const names = (day: string) => new RegExp(`${edge}(?:${day})(?![\\p{L}])`, 'iu')
  const isBesideAnother =
    weekdays.some((day, place) => place !== of && names(day).test(message)) || namesDayBeside.test(message)
  if (!isBesideAnother || /\bback to\b/i.test(message)) return message
  const swapped = new RegExp(
    `${edge}(?:(?:,? ?(?:and )?not|on|for|in place of|instead of|rather than|en (?:lugar|vez) del?(?: el)?|from|el) )?(?:my |the |this |that )?(?:${weekdays[of]})(?:'s)?(?![\\p{L}])(?: to(?= ))?(?: for(?= ))?`,
    'iu',
  )
  const refused = new RegExp(
    `${edge}(?:(?:i|we) )?(?:can(?:['’]?t|not)|can not|won['’]?t|not) (?:do |make (?:it )?|come )(?:on |it )?(?:my |the |this )?(?:${weekdays[of]})(?: (?:any ?more|after all|now))*(?=[\\s]*[,.;?!]|[\\s]+(?:so|but|how|what|could|can|maybe)(?![\\p{L}]))`,
    'iu',
  )
  return message.replace(refused, ' ').replace(swapped, ' ')
}

/** "Is 12.30 possible?", as many Europeans write it. */
const dotted = /\b(\d{1,2})\.([0-5][05])\b(?! ?(?:m|k|mil|million|%|ft|acres?|sq)\b)/g

const namesDayBeside = /\b(?:day (?:after|before)|(?:next|following|previous) day)\b/i

/** Whether a time replaces the visitor's tour (confirmed before it's moved) or is for one more tour. */
function wishesInstead(message: string, likely: LikelyChange | null): boolean {
  if (wantsAnother(message)) return false
  return (
    (likely !== null && likely.whole.none < mayBeNone) ||
    messageSentences(message.replace(dotted, '$1:$2')).some(
      (sentence) => tourTimeIn(sentence) !== null || isOnlyHour(sentence.toLowerCase()),
    ) ||
    /\b(?:change|switch|make (?:it|that)|move me|push|what about|how about|same (?:time|hour)|rather|prefers?|i meant|mejor)\b|\bnot (?:at )?\d{1,2}\b|\b(?:can|could) (?:we|i|it|this) (?:do|be|come|make it)(?: at)? \d{1,2}\b/i.test(
      message,
    )
  )
}

/** A message that names a time changes a tour, unless it doesn't with at least this probability. */
const mayBeNone = 0.8

/** The standing in which the sentences are read: choosing a tour, or naming a time on the tour's clock. */
function asIn(
  { phase, state, context, tours }: TourStanding,
  time: string | null,
): Pick<Standing, 'state' | 'context'> {
  if (phase === 'choosing')
    return { state: 'offering', context: { wish: null, time: null, offers: tours.map((each) => each.time) } }
  if (phase === 'moving') return { state, context: { ...context, time } }
  return { state: phase === 'asking' ? 'askingToCancel' : 'changing', context: { wish: null, time, offers: [] } }
}

/** Drops the tour's own time beside others: "I have a meeting at 5 that day. 6:30?" */
function withoutOwnTime(event: BookingEvent, own: LocalTime | null): BookingEvent {
  if (event.type !== 'DAY_WISHED' || own === null) return event
  const windows = event.windows.filter((window) => !(isExact(window) && window.from === own))
  const [only, second] = windows
  if (!only || windows.length === event.windows.length) return event
  return !second && isExact(only) ? { type: 'TIME_WISHED', time: only.from } : { ...event, windows }
}

/** Separates times that are wished for from days and times that only name a tour. */
function wishesIn(events: BookingEvent[], tours: BookedTour[]): { wishes: BookingEvent[]; named: string[] } {
  const names = (event: BookingEvent) => {
    if (event.type === 'TIME_WISHED') return tours.filter(({ time }) => time === event.time)
    // "Make it the end of the day" wishes for another hour of the tour's day.
    if (event.type !== 'DAY_WISHED' || event.near?.endsWith('T23:59:00')) return []
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

/** Leaves the tour's own time out of the offers when other times are asked for. */
function withoutTime(wishes: BookingEvent[], own: string | null): BookingEvent[] {
  return wishes.map((event) =>
    event.type === 'OTHERS_WISHED' && own !== null ? { ...event, without: [...event.without, own] } : event,
  )
}
