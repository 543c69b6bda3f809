import { createActor, type SnapshotFrom } from 'xstate'
import type { LocalTime } from '#domain/time-zone.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import { tourBookingMachine } from '#machines/tour-booking/tour-booking.machine.ts'
import type { BookingContext } from '#machines/tour-booking/wish.ts'

export interface BookingReply {
  outcome: 'heard' | 'notHeard' | 'dropped' | 'requested' | 'cancelled' | 'moved'
  text: string
  /** The open question, asked again after an answer to something else; null without one. */
  prompt: string | null
  /** The part of the message that wasn't about the tour. */
  rest: string | null
  /** The tour that was just requested or moved. */
  tour: { id: number; time: LocalTime } | null
  /** The message was about a booked tour. Missing in replies of version 1. */
  changesTour?: boolean
  /** It was for the seller. */
  isForSeller?: boolean
  /** The text answers the whole message: a question about the tour. */
  answersWhole?: boolean
}

/** The booking's state between two messages, stored as JSON. */
export interface KeptBooking {
  version: number
  /** The machine's persisted snapshot. */
  machine: unknown
  /** The time zone in which the visitor names times, when it isn't the home's. */
  zone?: string | null
  /** The last message was asked for the right address of the tours, and no other has come since. */
  asksContact?: boolean
  /** How many messages in a row weren't about the tour: the question that is open is asked again after the first only. */
  unheard?: number
  /** The last message and its reply, so that repeating the message changes nothing. */
  heard: { id: string; reply: BookingReply }
}

/** Increase it with every change of the machine that older snapshots can't be restored with. */
export const bookingVersion = 2

/** Returns a snapshot that can be continued; null for none, an unknown version or anything else. */
export function bookingIn(snapshot: unknown): KeptBooking | null {
  const current = upgraded(snapshot)
  if (!isRecord(current) || current.version !== bookingVersion) return null
  const { machine, heard } = current
  if (current.zone != null && typeof current.zone !== 'string') return null
  if (!isRecord(heard) || typeof heard.id !== 'string' || !isReply(heard.reply)) return null
  if (!isRecord(machine) || !isContext(machine.context) || !isValue(machine.value) || restored(machine) === null)
    return null
  return current as unknown as KeptBooking
}

/** The machine as a message left it; null where another one came after it. */
export function machineAfter(snapshot: unknown, messageId: string) {
  const kept = bookingIn(snapshot)
  return kept?.heard.id === messageId ? restored(kept.machine) : null
}

/**
 * Version 1 knew no tours but the one it booked, and called a booking that was dropped cancelled. Older snapshots of version 2
 * know no kind of tour, no phone number, no correction or no message for the seller.
 */
function upgraded(snapshot: unknown): unknown {
  const current = upgradedToTwo(snapshot)
  if (!isRecord(current) || !isRecord(current.machine) || !isRecord(current.machine.context)) return current
  const { machine } = current
  return {
    ...current,
    machine: {
      ...machine,
      context: {
        kind: null,
        phone: null,
        needsPhone: false,
        correction: null,
        words: null,
        ...current.machine.context,
      },
    },
  }
}

function upgradedToTwo(snapshot: unknown): unknown {
  if (!isRecord(snapshot) || snapshot.version !== 1 || !isRecord(snapshot.machine)) return snapshot
  const { context, value } = snapshot.machine
  if (!isRecord(context)) return snapshot
  const machine = {
    ...snapshot.machine,
    value: value === 'cancelled' ? 'dropped' : value,
    context: { ...context, tours: [] },
  }
  return { ...snapshot, version: bookingVersion, machine }
}

/** Whether a tour is being booked now; after the end of a booking, the snapshot is only a memory. */
export function isUnderWay(snapshot: unknown): boolean {
  return tourIn(snapshot) === 'underWay'
}

/** `underWay` while a tour is booked, moved or canceled, `requested` when there is one, else null. */
export function tourIn(snapshot: unknown): 'underWay' | 'requested' | null {
  const kept = bookingIn(snapshot)
  const machine = kept && restored(kept.machine)
  if (machine?.status === 'active') return 'underWay'
  const isKnown = (['requested', 'moved', 'corrected', 'messaged'] as const).some((state) => machine?.matches(state))
  return isKnown ? 'requested' : null
}

/**
 * The booking to go on with, beside the visitor's coming tours. One that is under way gives way to a tour that was requested
 * elsewhere meanwhile, by the page's form: what is said next is about that tour.
 */
export function bookingBeside(snapshot: unknown, tours: Pick<BookedTour, 'id'>[]): unknown {
  if (!isUnderWay(snapshot)) return snapshot
  const known = bookingIn(snapshot)?.machine as { context: BookingContext }
  return tours.every(({ id }) => known.context.tours.some((tour) => tour.id === id)) ? snapshot : null
}

/** The state of a persisted machine, without starting it; null where it cannot be one. */
export function restored(machine: unknown): SnapshotFrom<typeof tourBookingMachine> | null {
  try {
    const snapshot = createActor(tourBookingMachine, { snapshot: machine as never, input: nobody }).getSnapshot()
    const isAtRest = !snapshot.hasTag('busy') && Object.keys(snapshot.children).length === 0
    return isAtRest && (snapshot.status === 'active' || snapshot.status === 'done') ? snapshot : null
  } catch {
    return null
  }
}

const nobody = { givesTours: false, name: null, email: null, phone: null, needsPhone: false, tours: [] }

function isValue(value: unknown): boolean {
  return typeof value === 'string' || isRecord(value)
}

function isReply(reply: unknown): reply is BookingReply {
  return isRecord(reply) && typeof reply.outcome === 'string' && typeof reply.text === 'string'
}

function isContext(context: unknown): context is BookingContext {
  if (!isRecord(context)) return false
  const {
    name,
    email,
    phone,
    needsPhone,
    kind,
    wish,
    time,
    offers,
    shown,
    without,
    lost,
    news,
    tours,
    tourId,
    correction,
    words,
  } = context
  return (
    [offers, shown, without, lost].every(
      (list) => Array.isArray(list) && list.every((each) => typeof each === 'string'),
    ) &&
    [name, email, phone, time, news, words].every((text) => text === null || typeof text === 'string') &&
    typeof needsPhone === 'boolean' &&
    (kind === null || kind === 'in_person' || kind === 'video') &&
    (wish === null || isWish(wish)) &&
    Array.isArray(tours) &&
    tours.every((tour) => isRecord(tour) && typeof tour.id === 'number' && typeof tour.time === 'string') &&
    (tourId === null || typeof tourId === 'number') &&
    (correction === null || isCorrection(correction))
  )
}

function isCorrection(correction: unknown): boolean {
  return (
    isRecord(correction) &&
    [correction.name, correction.email].every((text) => text === null || typeof text === 'string')
  )
}

function isWish(wish: unknown): boolean {
  if (!isRecord(wish)) return false
  return wish.kind === 'time' ? typeof wish.time === 'string' : wish.kind === 'windows' && Array.isArray(wish.windows)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
