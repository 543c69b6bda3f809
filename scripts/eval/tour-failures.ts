import { bookingIn, restored } from '#assistant/booking/snapshot.ts'
import type { ConversationLine, TurnLine } from './corpus.ts'
import { sameName } from './slots.ts'

/** A tour in the calendar of the evaluation. */
export interface EvaluatedTour {
  time: string
  name: string
  email: string
}

/** Why a tour isn't what a line wants; the names are columns of a table. */
export const tourFailures = [
  'noBooking',
  'asksTime',
  'offers',
  'asksName',
  'asksEmail',
  'asksYes',
  'summaryOff',
  'changing',
  'changeAsked',
  'otherTime',
  'otherName',
  'otherEmail',
  'answers',
  'other',
] as const
export type TourFailure = (typeof tourFailures)[number]

/**
 * Names what is wrong after a turn that should have booked or moved a tour. A tour that exists is compared with the one
 * that is wanted; without one, the question that is open says how far the booking came.
 * `summaryOff`: a yes is waited for, to another time or name than the line's. `changeAsked`: the question belongs to a booked tour.
 */
function tourFailure(line: TurnLine, tours: EvaluatedTour[], snapshot: unknown): TourFailure {
  const { booked, moved } = line
  const kept = bookingIn(snapshot)
  const machine = kept && restored(kept.machine)
  const context = machine?.context
  const wanted = booked?.time ?? moved?.time ?? ''
  const isOpen = machine?.status === 'active'
  if (booked && tours.length > 0 && !isOpen) {
    const tour = tours.at(-1)
    if (!tour?.time.startsWith(wanted)) return 'otherTime'
    if (booked.name !== undefined && !sameName(tour.name, booked.name)) return 'otherName'
    return 'otherEmail'
  }
  if (!machine || !isOpen) return moved && tours.length > 0 && machine?.matches('moved') ? 'otherTime' : 'noBooking'
  const isSame =
    context?.time?.startsWith(wanted) === true &&
    (booked?.name === undefined || sameName(context.name ?? '', booked.name))
  const value = JSON.stringify(machine.value)
  if (/confirming/i.test(value)) return isSame ? 'asksYes' : 'summaryOff'
  if (/offering/i.test(value)) return 'offers'
  if (/askingTime/i.test(value)) return 'asksTime'
  if (/askingName/.test(value)) return 'asksName'
  if (/askingEmail|askingPhone/.test(value)) return 'asksEmail'
  if (/changing/.test(value)) return 'changing'
  return /booked|askingToCancel|choosing/.test(value) ? 'changeAsked' : 'other'
}

/** The first failure of a conversation, as it causes later ones; null where nothing failed. */
export function firstFailure(
  { turns: lines }: ConversationLine,
  turns: { checks: [string, boolean][]; tours: EvaluatedTour[]; booking: unknown }[],
): TourFailure | null {
  for (const [index, { checks, tours, booking }] of turns.entries()) {
    const failed = checks.flatMap(([name, isRight]) => (isRight ? [] : [name]))
    const line = lines[index]
    if (failed.length === 0 || !line) continue
    if (failed.includes('booked') || failed.includes('moved')) return tourFailure(line, tours, booking)
    return failed.includes('answers') ? 'answers' : 'other'
  }
  return null
}

/** Conversations that are counted: those in which a tour is booked or moved. */
export const isOfTours = ({ kind }: ConversationLine) => ['booking', 'move', 'cancel', 'keep', 'mixed'].includes(kind)
