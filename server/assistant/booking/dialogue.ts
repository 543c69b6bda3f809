import { createActor, fromPromise, waitFor } from 'xstate'
import { tourBookingMachine } from '#machines/tour-booking/tour-booking.machine.ts'
import type { BookingEvent, RequestAnswer } from '#machines/tour-booking/wish.ts'
import type { ListingRecord, Tone } from '#server/assistant/turn.ts'
import type { LocalTime } from '#server/rules/tour-time.ts'
import type { Requested } from '#server/tours/request-tour.ts'
import { findTimes, type Search } from './free-times.ts'
import { readForTour, type TourReading } from './read-for-tour.ts'
import { bookingIn, bookingVersion, type HeardReply, type KeptBooking, restored } from './snapshot.ts'
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
  /** What the message says, as `readForTour` reads it where `standingOf` says; read here where it is missing. */
  reading?: TourReading
  ports: {
    freeTimes(): Promise<LocalTime[]>
    book(wish: { name: string; email: string; time: LocalTime }): Promise<Requested>
  }
}

/** `snapshot` is JSON and goes back in with the next message, after the end of a booking too; see `isUnderWay`. */
export interface HeardBooking extends HeardReply {
  snapshot: unknown | null
}

/** Where the dialogue stands before it hears a message. */
export function standingOf({ snapshot, record, now }: Pick<BookingInput, 'snapshot' | 'record' | 'now'>): Standing {
  const kept = bookingIn(snapshot)
  const before = kept && restored(kept.machine)
  const start = { givesTours: record.givesTours, name: null, email: null }
  const { value, context } =
    before?.status === 'active' ? before : createActor(tourBookingMachine, { input: start }).getSnapshot()
  const { wish, time, offers } = context
  const isAsked = kept?.heard.reply.outcome === 'heard'
  return { state: stateOf(value), context: { wish, time, offers }, record, now, isAsked }
}

/**
 * Hears one message of the dialogue that books a tour. The same message again is answered the same and does nothing. A message
 * that is not about the tour is `notHeard`: its text is empty and `prompt` is the question that still waits.
 */
export async function hearBooking(input: BookingInput): Promise<HeardBooking> {
  const { messageId, record } = input
  const kept = bookingIn(input.snapshot)
  if (kept?.heard.id === messageId) return { snapshot: kept, ...kept.heard.reply }
  const reading = input.reading ?? readForTour(input.message, standingOf(input))
  const before = kept && restored(kept.machine)
  const isUnderWay = before?.status === 'active'
  if (!isUnderWay && input.snapshot !== null && !input.wantsTour && !reading.asksForTour) {
    const time = before?.matches('requested') ? before.context.time : null
    const isTooLate = Boolean(time) && reading.takesBack
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
  const { events, rest } = reading
  for (const event of events) actor.send(event)
  const after = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const persisted = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
  actor.stop()

  const isHeard = events.length > 0 || !isUnderWay || reading.asksForTour
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
    prompt: words.prompt && !isHeard && reading.leaves ? pauseWords : words.prompt,
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
