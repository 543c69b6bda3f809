import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import type { LocalTime } from '#domain/time-zone.ts'
import { isPhone } from '#domain/tour-phone.ts'
import { wire } from '#machines/port.ts'
import type {
  BookedTour,
  CancelAnswer,
  ContactCorrection,
  CorrectionAnswer,
  MessageAnswer,
  MoveAnswer,
  SellerMessage,
} from '#machines/tour-booking/booked-tour.ts'
import { tourBookingMachine } from '#machines/tour-booking/tour-booking.machine.ts'
import type { BookingEvent, RequestAnswer, RequestedTour } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'
import type { Tone } from '../say/initiative.ts'
import { tourLength } from '../say/topics/dates.ts'
import { weekdaySource } from '../understand/day-patterns.ts'
import type { Language } from '../understand/language.ts'
import { tourTimeIn } from '../understand/tour-times.ts'
import { asksForSameAgain, goesBackToBefore } from './asks-again.ts'
import type { BookedFor } from './contact-correction.ts'
import { anyTime, findTimes, type Search } from './free-times.ts'
import { holdOffAnswer } from './hold-off.ts'
import { kindSaid } from './kind-said.ts'
import type { Phase, TourReading, TourStanding } from './read-for-tour.ts'
import { type BookingReply, bookingIn, bookingVersion, type KeptBooking, restored } from './snapshot.ts'
import {
  spanishCanceled,
  spanishKindStays,
  spanishNotComing,
  spanishPause,
  spanishReminder,
  spanishWords,
} from './spanish-words.ts'
import { tourMeant } from './tour-change.ts'
import {
  alreadyCanceled,
  kindStays,
  notComing,
  remindWords,
  tourChangeWords,
  tourToChange,
} from './tour-change-words.ts'
import { answerHelp, asksTourLength, tourHelp } from './tour-help.ts'
import { tourToMove, wantsAnother } from './tour-to-move.ts'
import { underWayHelp } from './under-way-help.ts'
import { bookingWords, type DialogueState, pauseWords } from './words.ts'

export interface BookingInput {
  /** The snapshot that the last call returned; null in a conversation without one. */
  snapshot: unknown | null
  messageId: string
  message: string
  record: Listing
  contact: { name: string | null; email: string | null; phone?: string | null }
  /** The visitor's upcoming tours of this home. */
  tours?: BookedTour[]
  /** Accepted ones that have begun. */
  begun?: BookedTour[]
  /** Whom they are booked for. */
  bookedFor?: BookedFor | null
  tone: Tone
  /** The language of the answer; English by default. */
  language?: Language
  now: Date
  /** The engine read a wish for a tour. Without a snapshot this starts a booking. */
  wantsTour?: boolean
  /** The message as read by `readForTour`. */
  reading: TourReading
  ports: {
    /** Free half hours for a tour, in local time; for a tour to be moved, including its own time. */
    freeTimes(tourToMove: number | null): Promise<LocalTime[]>
    book(wish: RequestedTour): Promise<RequestAnswer>
    cancel(tourId: number): Promise<CancelAnswer>
    move(wish: { tourId: number; time: LocalTime }): Promise<MoveAnswer>
    /** Corrects the name or address of all tours that are booked under the wrong one. */
    correct(correction: ContactCorrection): Promise<CorrectionAnswer>
    /** Passes something on to the seller. */
    message(message: SellerMessage): Promise<MessageAnswer>
  }
  /** Called with the events that the machine took, for those who watch it. */
  onTransition?(before: BookingSnapshot, events: BookingEvent[], after: BookingSnapshot): void
}

type BookingSnapshot = SnapshotFrom<typeof tourBookingMachine>

/** `snapshot` is JSON to pass in with the next message, also after a booking has ended (`isUnderWay`). */
export interface BookingTurn extends BookingReply {
  snapshot: unknown | null
}

/** The state of the dialogue before a message, from its snapshot. */
export function standingOf({
  snapshot,
  record,
  tours = [],
  begun = [],
  bookedFor = null,
  now,
}: Pick<BookingInput, 'snapshot' | 'record' | 'tours' | 'begun' | 'bookedFor' | 'now'>): TourStanding {
  const kept = bookingIn(snapshot)
  const before = kept && restored(kept.machine)
  const isUnderWay = before?.status === 'active'
  const start = {
    givesTours: record.givesTours,
    name: null,
    email: null,
    phone: null,
    needsPhone: record.tourPhone === 'required',
    tours: [],
  }
  const { value, context } = isUnderWay ? before : createActor(tourBookingMachine, { input: start }).getSnapshot()
  const { wish, time, offers, kind, name, email } = context
  const isAsked = kept?.heard.reply.outcome === 'heard'
  const isRemembered = before?.status === 'done' && before.context.tourId !== null
  const phase = isUnderWay ? phaseOf(value) : tours.length > 0 || isRemembered ? 'booked' : 'booking'
  return {
    state: stateOf(value),
    context: { wish, time, offers },
    kind,
    name,
    email: isUnderWay ? email : null,
    record,
    now,
    isAsked,
    phase,
    zone: kept?.zone ?? null,
    tours: isUnderWay ? context.tours : tours,
    begun: isUnderWay ? [] : begun,
    tour: tourToChange(context),
    bookedFor,
    asksContact: kept?.asksContact ?? false,
  }
}

/**
 * Handles one message of the dialogue that books, moves or cancels a tour. The same message id again returns the same reply
 * and changes nothing.
 *
 * For a message that isn't about a tour, `outcome` is `notHeard`, `text` is empty and `prompt` is the question that is still
 * open.
 */
export async function answerBooking(input: BookingInput): Promise<BookingTurn> {
  const { messageId, reading } = input
  const remembered = bookingIn(input.snapshot)
  if (remembered?.heard.id === messageId) return { snapshot: remembered, ...remembered.heard.reply }
  const kept = remembered?.asksContact ? { ...remembered, asksContact: false } : remembered
  const first = await answerReading(input, kept)
  if (!reading.next) return first
  const { snapshot, ...then } = await answerReading({ ...input, reading: reading.next }, bookingIn(first.snapshot))
  const reply = { ...then, text: `${first.text}\n\n${then.text}` }
  const both = bookingIn(snapshot)
  return { snapshot: both && { ...both, heard: { id: messageId, reply } }, ...reply }
}

/** Handles what was read of a message. */
async function answerReading(input: BookingInput, kept: KeptBooking | null): Promise<BookingTurn> {
  const { messageId, record, language = 'en' } = input
  const isMessage = input.reading.events.some(({ type }) => type === 'MESSAGE_LEFT')
  const tours = [...(isMessage ? (input.begun ?? []) : []), ...(input.tours ?? [])]
  const before = kept && restored(kept.machine)
  const isUnderWay = before?.status === 'active'
  const read =
    before && !isUnderWay
      ? tours.length === 0
        ? asNewTour(input, before)
        : asBeforeMove(input, before)
      : input.reading
  let reading = !isUnderWay && isReason(input, read) ? withChangeAsked(read, tours) : read
  const onlyAsks = reading.events.every(({ type }) => type === 'CHANGE_ASKED')
  const asksOwn = (!reading.changesTour || onlyAsks) && tours.length > 0 && asksWhen(input.message)
  const isAboutContact = reading.events.some(({ type }) => type === 'CONTACT_CORRECTED' || type === 'CONTACT_DISPUTED')
  const help =
    !isUnderWay && tours.length > 0 && !isAboutContact && !isMessage
      ? tourHelp(input.message, { tours, record, now: input.now, email: input.bookedFor?.email ?? null, language })
      : null
  if (help) return { ...silence, snapshot: kept, outcome: 'heard', text: help, changesTour: true, answersWhole: true }
  if (before && isUnderWay && reading.events.length === 0 && asksTourLength(input.message))
    return beforeQuestion(tourLength[language], input, before, kept)
  const aside = before && isUnderWay ? asideOf(input, before) : null
  if (before && aside !== null) return beforeQuestion(aside, input, before, kept)
  const pause = before && isUnderWay ? pauseOf(input, before) : null
  if (pause !== null) return withoutQuestion(pause, input, kept)
  const wantsTour = !reading.changesTour && !asksOwn && (input.wantsTour || reading.asksForTour)
  if (!isUnderWay && !isAboutContact && !isMessage && tours.length > 0 && changesKind(reading, input.message))
    return {
      ...silence,
      snapshot: kept,
      outcome: 'heard',
      text: language === 'es' ? spanishKindStays : kindStays,
      changesTour: true,
    }
  if (!isUnderWay && !wantsTour) {
    if (reading.changesTour && tours.length === 0)
      return {
        ...silence,
        snapshot: kept,
        outcome: 'heard',
        text: goneWords(before, record, input),
        changesTour: true,
      }
    if (asksOwn)
      return {
        ...silence,
        snapshot: kept,
        outcome: 'heard',
        text: language === 'es' ? spanishReminder(tours, record, input.now) : remindWords(tours, record, input.now),
        changesTour: true,
      }
    if (!reading.changesTour && (input.snapshot !== null || tours.length > 0)) return { ...silence, snapshot: kept }
  }

  if (before && isUnderWay && (kept?.unheard ?? 0) > mostAsides)
    reading = withSummaryAgain(reading, input.message, before)
  const machine = wire(tourBookingMachine, { actors: actorsFor(input) })
  const start = {
    givesTours: record.givesTours,
    name: input.contact.name ?? before?.context.name ?? null,
    email: input.contact.email ?? before?.context.email ?? null,
    phone: phoneIn(input.contact.phone ?? null) ?? before?.context.phone ?? null,
    needsPhone: record.tourPhone === 'required',
    tours,
  }
  const actor = createActor(machine, isUnderWay ? { snapshot: kept?.machine as never, input: start } : { input: start })
  actor.start()
  const begun = actor.getSnapshot()
  const { rest } = reading
  const isAnother = actor.getSnapshot().matches('booked') && !reading.changesTour
  const toMove = isAnother ? tourToMove(input.message, reading.events, tours) : null
  const first: BookingEvent[] = isAnother
    ? [toMove === null ? { type: 'BOOK_ANOTHER' } : { type: 'MOVE_TOUR', tourId: toMove }]
    : []
  const isOpening = (!isUnderWay || isAnother) && toMove === null && opensWithTimes(reading, record)
  const events = [...first, ...reading.events, ...(isOpening ? [nextTimes(record, input.now)] : [])]
  // A booking that cannot begin is over at once, and whatever else was said is not about it.
  const atRest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  for (const event of events) {
    // "Yes, Saturday at 11": a yes to the summary of a time that turns out to be free, and to nothing else.
    if (event.type === 'YES' && actor.getSnapshot().hasTag('busy') && stateOf((await atRest()).value) !== 'confirming')
      break
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }
  const after = await atRest()
  input.onTransition?.(begun, events, after)
  const persisted = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
  actor.stop()

  const isHeard = events.length > 0 || !isUnderWay || reading.asksForTour
  const state = stateOf(after.value)
  const { context } = after
  const words = wordsFor(after.value, {
    state,
    context,
    record,
    tone: input.tone,
    language,
    now: input.now,
    brought: { ...broughtBy(events), opening: isOpening },
  })
  const isTour = state === 'requested' || state === 'moved'
  const reply: BookingReply = {
    outcome: isOutcome(state) ? state : isHeard ? 'heard' : 'notHeard',
    text: isHeard ? words.text : '',
    prompt:
      words.prompt && !isHeard && reading.leaves && phaseOf(after.value) === 'booking'
        ? language === 'es'
          ? spanishPause
          : pauseWords
        : words.prompt,
    rest: isHeard && (isUnderWay || reading.changesTour) && rest.length > 0 ? rest.join(' ') : null,
    tour: isTour ? { id: context.tourId ?? 0, time: context.time ?? '' } : null,
    changesTour: reading.changesTour,
    ...(isMessage && { isForSeller: true }),
  }
  const snapshot: KeptBooking = {
    version: bookingVersion,
    machine: persisted,
    zone: zoneAfter(reading, kept, record),
    heard: { id: messageId, reply },
    ...(!isHeard && { unheard: (kept?.unheard ?? 0) + 1 }),
    ...(state === 'contactAsked' && { asksContact: true }),
  }
  return { snapshot, ...reply }
}

/** A yes that doesn't name the time, long after the summary: the summary is shown again. */
function withSummaryAgain(reading: TourReading, message: string, { value, context }: Restored): TourReading {
  const isYes = stateOf(value) === 'confirming' && reading.events.some(({ type }) => type === 'YES')
  if (!isYes || context.time === null || tourTimeIn(message) !== null) return reading
  return { ...reading, events: [{ type: 'TIME_WISHED', time: context.time }] }
}

/** After so many messages about something else, a yes is to none of what was shown before. */
const mostAsides = 3

/** The answer to a question about the tour that is being booked or moved; null without one. */
function asideOf({ message, record, now, language = 'en' }: BookingInput, before: Restored): string | null {
  const phase = phaseOf(before.value)
  if (phase !== 'booking' && phase !== 'moving') return null
  return (
    answerHelp(message, { record, now, language }) ??
    underWayHelp(message, { context: before.context, record, now, language, isMove: phase === 'moving' })
  )
}

/** The answer to someone who needs a moment before the yes to a summary; null to everyone else. */
function pauseOf({ message, reading, language = 'en' }: BookingInput, { value }: Restored): string | null {
  const phase = phaseOf(value)
  if (stateOf(value) !== 'confirming' || (phase !== 'booking' && phase !== 'moving')) return null
  return holdOffAnswer(message, reading.events, { phase, language })
}

/** An answer after which the question stays open without being asked again. */
function withoutQuestion(text: string, { messageId: id }: BookingInput, kept: KeptBooking | null): BookingTurn {
  const reply: BookingReply = { ...silence, outcome: 'heard', text, answersWhole: true }
  return { snapshot: kept && { ...kept, unheard: 0, heard: { id, reply } }, ...reply }
}

/** An answer, before the question that is still open. */
function beforeQuestion(answer: string, input: BookingInput, before: Restored, kept: KeptBooking | null) {
  const { record, tone, language = 'en', now } = input
  const { value, context } = before
  const brought = { ...broughtBy([]), opening: false }
  const { prompt } = wordsFor(value, { state: stateOf(value), context, record, tone, language, now, brought })
  return withoutQuestion([answer, prompt].filter(Boolean).join('\n\n'), input, kept)
}

type Restored = NonNullable<ReturnType<typeof restored>>

const saidBeforeTime = new Set(['KIND_CHOSEN', 'NAME_GIVEN', 'EMAIL_GIVEN', 'PHONE_GIVEN'])

/** What a visitor left as their phone number, where it is one. */
const phoneIn = (phone: string | null) => (phone !== null && isPhone(phone) ? phone : null)

/** "Can I tour it?": who names no time is offered the next ones, where the listing has tour hours. */
const opensWithTimes = ({ events, changesTour }: TourReading, { tourHours }: Listing) =>
  !changesTour && tourHours.length > 0 && events.every(({ type }) => saidBeforeTime.has(type))

const nextTimes = ({ timeZone }: Listing, now: Date): BookingEvent => ({
  type: 'DAY_WISHED',
  windows: [anyTime(now, timeZone)],
  near: null,
})

/** Where no tour is left to change, who names another time asks for a new one: "can I get Monday at 4 instead?" */
function asNewTour({ reading, message }: BookingInput, before: Restored): TourReading {
  const tour = before.matches('cancelled') ? tourToChange(before.context) : null
  const isOther = ({ type, ...event }: BookingEvent) =>
    type === 'TIME_WISHED' && 'time' in event && event.time.slice(10) !== tour?.time.slice(10)
  if (tour && asksForSameAgain(message) && !reading.events.some(isOther))
    return { ...reading, events: [{ type: 'TIME_WISHED', time: tour.time }], changesTour: false, asksForTour: true }
  const events = reading.events.filter(({ type }) => type === 'TIME_WISHED' || type === 'DAY_WISHED')
  const isMove = reading.events.some(({ type }) => type === 'MOVE_TOUR')
  return isMove && events.length > 0 ? { ...reading, events, changesTour: false, asksForTour: true } : reading
}

/** "Put me back where I was", of the one tour, which was just moved. */
function asBeforeMove({ message, reading, tours = [] }: BookingInput, before: Restored): TourReading {
  const old = before.matches('moved') ? tourToChange(before.context) : null
  const [tour, second] = tours
  if (!old || !tour || second || tour.id !== old.id || !goesBackToBefore(message)) return reading
  const events: BookingEvent[] = [
    { type: 'MOVE_TOUR', tourId: tour.id },
    { type: 'TIME_WISHED', time: old.time },
  ]
  return { ...reading, events, rest: [], changesTour: true, asksForTour: false }
}

/** "The plumber is coming Monday after all", from a visitor with a tour: no wish for another one. */
const isReason = (
  { message, wantsTour, tours = [] }: BookingInput,
  { events, changesTour, asksForTour }: TourReading,
) =>
  tours.length > 0 &&
  wantsTour === true &&
  !changesTour &&
  !asksForTour &&
  events.length === 0 &&
  !wantsAnother(message)

/** The message as a question about changing the visitor's tour. */
const withChangeAsked = (reading: TourReading, tours: BookedTour[]): TourReading => ({
  ...reading,
  events: [{ type: 'CHANGE_ASKED', tourId: tourMeant(tours, []) }],
  changesTour: true,
})

/** The visitor's time zone stays until they name a time in another one. */
function zoneAfter({ zone }: TourReading, kept: KeptBooking | null, { timeZone }: Listing): string | null {
  if (!zone) return kept?.zone ?? null
  return zone === timeZone ? null : zone
}

/** The answer when the visitor changes a tour and has no upcoming one. */
function goneWords(
  before: ReturnType<typeof restored>,
  record: Listing,
  { now, language }: Pick<BookingInput, 'now' | 'language'>,
): string {
  const tour = before?.matches('cancelled') ? tourToChange(before.context) : null
  if (language === 'es') return tour ? spanishCanceled(tour.time, record, now) : spanishNotComing
  return tour ? alreadyCanceled(tour.time, record, now) : notComing
}

/** "Can we make it a video tour?", "is it too late to switch to video?" of a tour that is booked, without another time. */
const changesKind = ({ events, asksForTour }: TourReading, message: string) =>
  kindSaid(message) !== null &&
  (!asksForTour || switches.test(message)) &&
  !wantsAnother(message) &&
  (!events.some(({ type }) => type === 'TIME_WISHED' || type === 'DAY_WISHED' || type === 'CANCEL_TOUR') ||
    // A move keeps how the tour takes place.
    (kindSaid(message) === 'video' && events.some(({ type }) => type === 'MOVE_TOUR')))

const switches =
  /\b(?:switch|change|convert|turn|swap|make (?:it|that|this|my|our|the)|move (?:it|that|this|my|our|the))\b/i

/** "Leave me on there", "Sunday like we said", "I'll be there when you said" */
const staysOn = String.raw`\b(?:leave|keep) (?:me|us|mine) (?:on|in|down)(?: there| it| the (?:list|schedule|calendar|books?))?(?=[\s.!]*$|,)|\b(?:like|as|how) we (?:said|agreed|planned)\b(?=[\s.!]*$)|\b(?:i|we)(?:['’]?ll| will)\b[^.?!]{0,40}\bbe there (?:then|when (?:you|u|we) said|as planned|at that time)\b|\bif (?:you['’]?re|your|ur) open,? (?:then )?(?:i['’]?m|we['’]?re) coming\b|(?<!\p{L})(?:todo|seguimos|sigue|sigo|quedamos) en pie(?!\p{L})|(?<!\p{L})en qu[eé] (?:hab[ií]amos quedado|quedamos)(?!\p{L})|(?<!\p{L})ah[ií] (?:estoy|estar[eé]|estaremos|nos vemos)[\s.!]*$|\b(?:don['’]?t|do not) (?:you )?touch (?:mine|what (?:i|we)(?:['’]?ve)? (?:have|got|booked))\b`

const visits = '(?:tour|visit|viewing|showing|appointment)'
/** "Is my tour still on?", "can't wait to see it", "we're still on", "see you Tuesday", "¿sigue en pie mi visita?" */
const asksIfOn = new RegExp(
  String.raw`${staysOn}|\b(?:can'?t|can’t|cannot) wait\b(?! (?:until|till|for the price))|\b(?:really |so )?(?:looking forward|excited|eager) (?:to|about|for) (?:it|this|that|the (?:tour|visit|viewing|showing)|see(?:ing)? |visit|our|my)|\b(?:we're|we’re|it's|it’s|we are|it is) still on(?=[\s.!?]*$|,| for\b| then\b)|^(?:(?:ok|okay|nice|lol|haha|sweet|got it|yay|great|perfect|thanks|thank you|good|cool|awesome|alright|all right|sounds good|super|then|and)[,.! ]+)*see (?:you|u|ya|y['’]?all|you all|you guys) (?:then|there|(?:on |this |next )?${weekdaySource}|tomorrow)(?: (?:at|@) ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?)?(?: then)?[\s.!]*$|\bis \d{1,2}(?::\d\d)?(?: ?[ap]m)? still (?:ok|okay|on|good|fine|set)\b|\b(?:is|was) (?:my|our|the) ${visits} (?:still |all )?(?:on|set|good|confirmed|booked|scheduled|happening)\b|\b(?:when|what (?:day|time|date))(?:['’]?s| is| was)? (?:my|our) ${visits}\b|^(?:(?:hey|hi|so|ok|wait|and),? )*(?:when|what (?:day|time))(?:['’]?s| is| was)? (?:(?:mine|ours)(?: for)?(?: again)?|(?:it|that)(?: for)? again)[\s?!.]*$|\bare we (?:still |all )+(?:on|set|good|confirmed|booked)\b|(?<!\p{L})(?:sigue (?:en pie|confirmada) (?:mi|la)|mi (?:visita|cita) sigue|(?:cu[aá]ndo|a qu[eé] hora|qu[eé] d[ií]a) (?:es|era) mi) ?(?:visita|cita)?(?!\p{L})`,
  'u',
)

/** "Remind me when it is?", "what time is my tour?": of a tour that is booked. */
const asksWhen = (message: string) =>
  asksIfOn.test(message.toLowerCase()) ||
  (/\bwhen(?:'s| is| was)? (?:it|my|our|the) ?(?:again|tour|visit|showing|appointment|is|was)?\b.{0,40}\?|\b(?:what|which) (?:time|day)\b.{0,20}\b(?:tour|visit|showing|appointment|booked|we said|did (?:i|we))\b|\bremind me (?:when|what (?:time|day))\b|\bconfirm (?:my|the|our) (?:tour|visit|appointment)\b/i.test(
    message,
  ) &&
    !/\b(?:available|move|built|lease|rent|free)\b/i.test(message))

const isOutcome = (state: string) =>
  state === 'dropped' || state === 'requested' || state === 'cancelled' || state === 'moved'

function wordsFor(value: unknown, state: DialogueState) {
  const isBooking = phaseOf(value) === 'booking'
  if (state.language === 'es') return spanishWords(state, isBooking ? 'booking' : 'change')
  return isBooking ? bookingWords(state) : tourChangeWords(state)
}

/** The phase of the dialogue, from the machine's state value. */
function phaseOf(value: unknown): Phase {
  if (typeof value === 'object') return value !== null && 'moving' in value ? 'moving' : 'booking'
  if (choosing.has(String(value))) return 'choosing'
  if (value === 'askingToCancel') return 'asking'
  return ofBooked.has(String(value)) ? 'booked' : 'booking'
}

const choosing = new Set(['choosingToCancel', 'choosingToMove', 'choosingForMessage'])
const ofBooked = new Set([
  'cancelled',
  'moved',
  'unchanged',
  'corrected',
  'uncorrected',
  'contactAsked',
  'messaged',
  'notMessaged',
])

const silence: BookingReply = { outcome: 'notHeard', text: '', prompt: null, rest: null, tour: null }

function actorsFor({ ports, record, now }: BookingInput) {
  return {
    findFreeTimes: fromPromise(async ({ input }: { input: Search & { tourId: number | null } }) =>
      findTimes(input, await ports.freeTimes(input.tourId), record, now),
    ),
    requestTour: fromPromise(({ input }: { input: RequestedTour }) => ports.book(input)),
    cancelTour: fromPromise(({ input }: { input: { tourId: number } }) => ports.cancel(input.tourId)),
    moveTour: fromPromise(({ input }: { input: { tourId: number; time: LocalTime } }) => ports.move(input)),
    correctBuyer: fromPromise(({ input }: { input: ContactCorrection }) => ports.correct(input)),
    messageSeller: fromPromise(({ input }: { input: SellerMessage }) => ports.message(input)),
  }
}

/** The name of the innermost state. */
function stateOf(value: unknown): string {
  return typeof value === 'string' ? value : String(Object.values(value as object)[0])
}

function broughtBy(events: BookingEvent[]) {
  const types = events.map(({ type }) => type)
  return {
    time: types.some((type) => ['TIME_WISHED', 'DAY_WISHED', 'OTHERS_WISHED', 'TIME_CHOSEN'].includes(type)),
    name: types.includes('NAME_GIVEN'),
    kind: types.includes('KIND_CHOSEN'),
  }
}
