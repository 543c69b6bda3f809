import { isDeepStrictEqual } from 'node:util'
import { answerBooking, standingOf } from '#assistant/booking/dialogue.ts'
import { readForTour } from '#assistant/booking/read-for-tour.ts'
import { tourIn } from '#assistant/booking/snapshot.ts'
import { conversationAfter, conversationAfterReply, conversationIn, toKept } from '#assistant/decide/conversation.ts'
import { askedOfVisitor } from '#assistant/lead/asked.ts'
import { subjectsKnown } from '#assistant/lead/subjects-known.ts'
import type { Listing } from '#assistant/listing.ts'
import { readVisitorMessage } from '#assistant/read-visitor-message.ts'
import { respond } from '#assistant/respond.ts'
import type { LeadNote, PennyTurn } from '#assistant/turn.ts'
import type { Encoder } from '#assistant/understand/encoder.ts'
import type { Language } from '#assistant/understand/language.ts'
import { momentOf } from '#domain/time-zone.ts'
import { freeTimes, whyNotFree } from '#domain/tour-hours.ts'
import type { ConversationEvent } from '#machines/conversation/events.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import type { MessageForTour } from '#server/assistant/understanding/tasks.ts'
import type { Understand } from '#server/assistant/understanding/understanding.ts'
import { compose, composedText } from '#server/chat/compose.ts'
import { type ConversationLine, holdsWanted, now, type TurnLine } from './corpus.ts'
import { saidNotDone } from './said.ts'
import { sameName, slotsNoted } from './slots.ts'
import type { EvaluatedTour } from './tour-failures.ts'

/** The outcome of one turn. */
export interface TurnResult {
  say: string
  text: string
  /** By expectation: `booked`, `moved`, `cancelled`, `notBooked`, `answers`, `asksOwner`. */
  checks: [string, boolean][]
  tours: EvaluatedTour[]
  /** The kept booking after the turn. */
  booking: unknown
  slots: [string, boolean][]
  saidNotDone: string[]
}

type Tour = BookedTour & EvaluatedTour

/** Runs a conversation through the code that answers visitors, with a calendar in memory. */
export async function runConversation(
  { turns }: ConversationLine,
  listing: Listing,
  encoder: Encoder | undefined,
): Promise<TurnResult[]> {
  const understand = understandWith(encoder)
  let [booking, memory] = [null as unknown, null as PennyTurn['conversation']]
  let tours: Tour[] = []
  let lastId = 0
  const notes: LeadNote[] = []
  const before: PennyTurn['before'] = []
  const results: TurnResult[] = []
  for (const [index, line] of turns.entries()) {
    const toursBefore = tours
    let isMessaged = false
    const last = (topic: LeadNote['topic']) => notes.findLast((note) => note.topic === topic)?.value ?? null
    const [email, phone] = [last('email'), last('phone')]
    const tour = tourIn(booking) ?? (tours.length > 0 ? 'requested' : null)
    const conversation = conversationAfter(conversationIn(memory), [
      ...tourEvents(tour),
      ...(email !== null || phone !== null ? [{ type: 'CONTACT_LEFT' as const }] : []),
    ])
    const turn: PennyTurn = {
      record: listing,
      tone: 'balanced',
      before: [...before],
      asked: askedOfVisitor(conversation, booking),
      message: line.say,
      conversation: toKept(conversation),
      canAskOwner: true,
      known: subjectsKnown(notes),
      tour,
      now,
    }
    const calendar = (without: number | null) => ({
      zone: listing.timeZone,
      ranges: listing.tourHours,
      noticeHours: listing.tourNoticeHours,
      onHolidays: listing.toursOnHolidays,
      taken: tours.filter(({ id }) => id !== without).flatMap(({ time }) => momentOf(time, listing.timeZone) ?? []),
    })
    const bookTurn = async (message: string, wantsTour: boolean, language: Language, isHeld: boolean) => {
      const coming = tours.map(({ id, time }) => ({ id, time }))
      const standing = standingOf({
        snapshot: booking,
        record: listing,
        tours: coming,
        bookedFor: tours.at(-1) ?? null,
        now,
      })
      const { snapshot, ...bookingTurn } = await answerBooking({
        snapshot: booking,
        reading: await understand('readForTour', { message, standing: { ...standing, isHeld } }),
        messageId: String(index),
        message,
        record: listing,
        contact: { name: last('name'), email },
        tours: coming,
        bookedFor: tours.at(-1) ?? null,
        tone: 'balanced',
        language,
        now,
        wantsTour,
        ports: {
          freeTimes: async (tourToMove) => freeTimes(calendar(tourToMove), now),
          book: async ({ time, name, email: to }) => {
            const reason = whyNotFree(time, calendar(null), now)
            if (reason !== null) return { kind: 'refused', reason }
            tours = [...tours, { id: ++lastId, time, name, email: to }]
            return { kind: 'requested', tourId: lastId }
          },
          cancel: async (tourId) => {
            const isComing = tours.some(({ id }) => id === tourId)
            tours = tours.filter(({ id }) => id !== tourId)
            return isComing ? { kind: 'cancelled' } : { kind: 'refused', reason: 'notComing' }
          },
          move: async ({ tourId, time }) => {
            const reason = whyNotFree(time, calendar(tourId), now)
            if (reason !== null) return { kind: 'refused', reason }
            tours = tours.map((one) => (one.id === tourId ? { ...one, time } : one))
            return { kind: 'moved', needsConfirmation: true }
          },
          correct: async ({ name, email }) => {
            tours = tours.map((one) => ({ ...one, name: name ?? one.name, email: email ?? one.email }))
            const isEmailed = email !== null
            return { kind: 'corrected', tourIds: tours.map(({ id }) => id), needsConfirmation: isEmailed, isEmailed }
          },
          message: async () => {
            isMessaged = true
            return { kind: 'sent', isInSummary: false }
          },
        },
      })
      booking = JSON.parse(JSON.stringify(snapshot))
      return bookingTurn
    }
    const composed = await compose(understand, turn, booking, bookTurn)
    const text = composedText(composed)
    const asked = composed.reply.unanswered.length
    const after = conversationAfter(
      conversationAfterReply(conversation, { events: composed.reply.events, parts: composed.parts }),
      [...composed.events, ...(asked > 0 ? [{ type: 'OWNER_ASKED' as const, count: asked }] : [])],
    )
    memory = toKept(after)
    notes.push(...composed.notes)
    before.push({ author: 'visitor', text: line.say }, { author: 'assistant', text })
    const isSaid = composed.reply.unanswered.filter((question) =>
      composed.parts.some((part) => part.question?.text === question),
    )
    const checks = checksOf(line, text, { tours, toursBefore, asked: isSaid.length })
    results.push({
      say: line.say,
      text,
      checks,
      tours,
      booking,
      slots: slotsNoted(line.slots ?? {}, notes),
      saidNotDone: saidNotDone(text, {
        asksOwner: asked > 0,
        isRequested: tours.length > toursBefore.length,
        isMoved: tours.some(({ id, time }) => toursBefore.some((one) => one.id === id && one.time !== time)),
        isCanceled: tours.length === 0,
        wantsPerson: composed.reply.wantsPerson,
        isMessaged,
        isReachable: notes.some(({ topic }) => topic === 'email' || topic === 'phone'),
      }),
    })
  }
  return results
}

/** The visitor's tours as the database returns them; as in server/chat. */
function tourEvents(tour: PennyTurn['tour']): ConversationEvent[] {
  if (tour === 'underWay') return [{ type: 'TOUR_BEGUN' }]
  return [{ type: tour === 'requested' ? 'TOUR_REQUESTED' : 'TOUR_DROPPED' }]
}

const understandWith = (encoder: Encoder | undefined): Understand =>
  (async (name, input) => {
    const readTour = ({ message, standing }: MessageForTour) => readForTour(message, standing, encoder)
    if (name === 'readMessage') return readVisitorMessage(input as PennyTurn, encoder)
    return name === 'respond' ? respond(input as PennyTurn, encoder) : readTour(input as MessageForTour)
  }) as Understand

function checksOf(
  line: TurnLine,
  text: string,
  { tours, toursBefore, asked }: { tours: Tour[]; toursBefore: Tour[]; asked: number },
): [string, boolean][] {
  const { booked, moved } = line
  const checks: [string, boolean][] = []
  if (booked)
    checks.push([
      'booked',
      // Also when the visitor's yes came a turn earlier.
      tours.some(
        ({ time, name, email }) =>
          time.startsWith(booked.time) &&
          (booked.name === undefined || sameName(name, booked.name)) &&
          (booked.email === undefined || sameName(email, booked.email)),
      ),
    ])
  if (moved) checks.push(['moved', tours.some(({ time }) => time.startsWith(moved.time))])
  if (line.cancelled) checks.push(['cancelled', tours.length === 0])
  if (line.unchanged) checks.push(['unchanged', isDeepStrictEqual(tours, toursBefore)])
  if (line.notBooked) checks.push(['notBooked', tours.length <= toursBefore.length])
  if (line.has || line.lacks)
    checks.push([
      'answers',
      (line.has ?? []).every((entry) => holdsWanted(text, entry)) &&
        !(line.lacks ?? []).some((entry) => holdsWanted(text, entry)),
    ])
  if (line.asksOwner !== undefined) checks.push(['asksOwner', asked > 0 === line.asksOwner])
  return checks
}
