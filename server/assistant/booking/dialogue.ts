import { createActor, fromPromise, waitFor } from 'xstate'
import { tourBookingMachine } from '#machines/tour-booking/tour-booking.machine.ts'
import type { BookingEvent, RequestAnswer } from '#machines/tour-booking/wish.ts'
import type { ListingRecord, Tone } from '#server/assistant/turn.ts'
import type { LocalTime } from '#server/rules/tour-time.ts'
import type { Requested } from '#server/tours/request-tour.ts'
import { answerIn } from './answers.ts'
import { asksForTour } from './asks-for-tour.ts'
import { findTimes, type Search } from './free-times.ts'
import { bookingIn, bookingVersion, type HeardReply, type KeptBooking, restored } from './snapshot.ts'
import { type Understood, understand } from './understand.ts'
import type { Standing } from './wished.ts'
import { bookingWords, pauseWords, tooLateWords } from './words.ts'

export interface BookingInput {
  /** What the last call answered; null where no tour was ever spoken of. */
  snapshot: unknown | null
  messageId: string
  message: string
  record: ListingRecord
  contact: { name: string | null; email: string | null }
  tone: Tone
  now: Date
  /** The engine says that the message asks for a tour. Without a snapshot that is understood. */
  wantsTour?: boolean
  ports: {
    freeTimes(): Promise<LocalTime[]>
    book(wish: { name: string; email: string; time: LocalTime }): Promise<Requested>
  }
}

/** `snapshot` is JSON and goes back in with the next message, after the end of a booking too; see `isUnderWay`. */
export interface HeardBooking extends HeardReply {
  snapshot: unknown | null
}

/**
 * Hears one message of the dialogue that books a tour. The same message again is answered the same and does nothing. A message
 * that is not about the tour is `notHeard`: its text is empty and `prompt` is the question that still waits.
 */
export async function hearBooking(input: BookingInput): Promise<HeardBooking> {
  const { messageId, message, record } = input
  const kept = bookingIn(input.snapshot)
  if (kept?.heard.id === messageId) return { snapshot: kept, ...kept.heard.reply }
  const before = kept && restored(kept.machine)
  const isUnderWay = before?.status === 'active'
  if (!isUnderWay && input.snapshot !== null && !input.wantsTour && !asksForTour(message)) {
    const time = before?.matches('requested') ? before.context.time : null
    const isTooLate = Boolean(time) && takesBack(message)
    return {
      ...silence,
      snapshot: kept,
      ...(isTooLate && { outcome: 'heard', text: tooLateWords(time ?? '', record.timeZone) }),
    }
  }

  const machine = tourBookingMachine.provide({ actors: actorsFor(input) })
  const start = {
    givesTours: record.givesTours,
    name: input.contact.name ?? before?.context.name ?? null,
    email: input.contact.email ?? before?.context.email ?? null,
  }
  const actor = createActor(machine, isUnderWay ? { snapshot: kept?.machine as never, input: start } : { input: start })
  actor.start()
  const standing = {
    state: stateOf(actor.getSnapshot().value),
    context: actor.getSnapshot().context,
    record,
    now: input.now,
    isAsked: kept?.heard.reply.outcome === 'heard',
  }
  const { events, rest } = understood(message, standing)
  for (const event of events) actor.send(event)
  const after = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const persisted = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
  actor.stop()

  const isHeard = events.length > 0 || !isUnderWay || asksForTour(message)
  const state = stateOf(after.value)
  const words = bookingWords({
    state,
    context: after.context,
    record,
    tone: input.tone,
    now: input.now,
    brought: broughtBy(events),
  })
  const reply: HeardReply = {
    outcome: state === 'cancelled' || state === 'requested' ? state : isHeard ? 'heard' : 'notHeard',
    text: isHeard ? words.text : '',
    prompt: words.prompt && !isHeard && leaves.test(message) ? pauseWords : words.prompt,
    rest: isHeard && isUnderWay && rest.length > 0 ? rest.join(' ') : null,
    tour: state === 'requested' ? { id: after.context.tourId ?? 0, time: after.context.time ?? '' } : null,
  }
  const snapshot: KeptBooking = {
    version: bookingVersion,
    machine: persisted,
    heard: { id: messageId, reply },
  }
  return { snapshot, ...reply }
}

const leaves =
  /\b(bye|goodbye|good night|see (you|ya)|ttyl|talk (to you )?(later|soon)|gotta go|have to go|take care)\b/i
const changes =
  /\b(change|reschedule|move|switch|push|postpone)\b.*\b(it|time|tour|day|date|visit|appointment|viewing|request)\b/i

const asksAgain = /\bis (it|that|the (time|slot)) still (free|open)\b/i

/** "Is it still free?" is looked up, and no question to the seller. */
function understood(message: string, standing: Standing): Understood {
  const { time } = standing.context
  if (time !== null && asksAgain.test(message)) return { events: [{ type: 'TIME_WISHED', time }], rest: [] }
  return understand(message, standing)
}

/** Whether somebody wants to drop or to change what is already with the seller. */
function takesBack(message: string): boolean {
  if (changes.test(message)) return true
  return answerIn(message) === 'cancel' && !/later|some ?other time|not now/i.test(message)
}

const silence: HeardReply = { outcome: 'notHeard', text: '', prompt: null, rest: null, tour: null }

function actorsFor({ ports, record, now }: BookingInput) {
  return {
    findFreeTimes: fromPromise(async ({ input }: { input: Search }) =>
      findTimes(input, await ports.freeTimes(), record, now),
    ),
    requestTour: fromPromise(
      async ({ input }: { input: { name: string; email: string; time: LocalTime } }): Promise<RequestAnswer> => {
        const answer = await ports.book(input)
        return answer.kind === 'requested' ? { kind: 'requested', tourId: answer.tourId } : answer
      },
    ),
  }
}

/** The innermost state's name. */
function stateOf(value: unknown): string {
  return typeof value === 'string' ? value : String(Object.values(value as object)[0])
}

function broughtBy(events: BookingEvent[]) {
  const types = events.map(({ type }) => type)
  return {
    time: types.some((type) => ['TIME_WISHED', 'DAY_WISHED', 'OTHERS_WISHED', 'TIME_CHOSEN'].includes(type)),
    name: types.includes('NAME_GIVEN'),
  }
}
