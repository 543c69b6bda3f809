import { streetOf } from '#domain/address.ts'
import { shortForm } from '#domain/moment-words.ts'
import { oneLine } from '#domain/text.ts'
import { type LocalTime, momentOf } from '#domain/time-zone.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import type { BookingContext } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'
import { changeable, newsWords } from './news-words.ts'
import { ownerOf } from './owner.ts'
import { bookingWords, type DialogueState, list, zonedTimeWords } from './words.ts'

/** The tour to be canceled, moved or written about. */
export function tourToChange({ tours, tourId }: Pick<BookingContext, 'tours' | 'tourId'>): BookedTour | null {
  return tours.find(({ id }) => id === tourId) ?? null
}

/** Penny's text while a tour is moved or canceled and after it, and the open question in it. */
export function tourChangeWords(dialogue: DialogueState): { text: string; prompt: string | null } {
  // Times are offered as in a booking.
  if (dialogue.state === 'offering') {
    const { text, prompt } = bookingWords(dialogue)
    return { text: dialogue.context.news === 'changeable' ? `${changeable}\n${text}` : text, prompt }
  }
  const prompt = promptOf(dialogue)
  if (prompt === null) return { text: endWords(dialogue), prompt: null }
  return { text: [before(dialogue), prompt].filter(Boolean).join(' '), prompt }
}

export const kindStays =
  'I can’t change how a requested tour takes place. I can cancel it and ask for a new one: say “cancel my tour.”'

export const notComing =
  'I couldn’t find a tour to change: yours was declined or canceled, or it’s already over. I can ask for a new time if you like.'

/** Says when the visitor's tours are. */
export function remindWords(tours: BookedTour[], record: Listing, now: Date): string {
  const times = tours.map(({ time }) => shortTime(time, record, now))
  return times.length === 1 ? `Your tour is on ${times[0]}.` : `Your tours are on ${times.join(' and ')}.`
}

export function alreadyCanceled(time: LocalTime, record: Listing, now: Date): string {
  return `Your tour on ${shortTime(time, record, now)} is already canceled.`
}

function promptOf(dialogue: DialogueState): string | null {
  const { state, context, record, now } = dialogue
  switch (state) {
    case 'choosingToCancel':
    case 'choosingToMove':
      return `Which tour do you want to ${state === 'choosingToMove' ? 'move' : 'cancel'}?\n${list(
        context.tours.map(({ time }) => time),
        dialogue,
      )}`
    case 'choosingForMessage':
      return `Which tour is your message about?\n${list(
        context.tours.map(({ time }) => time),
        dialogue,
      )}`
    case 'askingToCancel':
      return `Do you want me to cancel your tour on ${oldTime(dialogue)}?`
    case 'askingTime':
      return 'Which day and time would work better?'
    case 'confirming':
      return `To confirm: move your tour of ${street(dialogue)} from ${oldTime(dialogue)} to ${shortTime(context.time ?? '', record, now)}. Should I ask the ${ownerOf(record)} for the new time?`
    default:
      return null
  }
}

/** The sentence before the question. */
function before(dialogue: DialogueState): string {
  const { state, context, record, now } = dialogue
  switch (context.news) {
    case 'cancelFailed':
      return 'I couldn’t cancel your tour just now, so it’s still on.'
    case 'moveFailed':
      return 'I couldn’t move your tour just now, so nothing has changed. We can try again.'
    case 'sameTime':
      return `Your tour is already on ${oldTime(dialogue)}.`
    case 'notMoved':
      return `OK, your tour stays on ${oldTime(dialogue)} for now.`
    case null:
      return state === 'askingTime' ? 'Sure.' : ''
    default:
      return newsWords(context, record, now)
  }
}

function endWords(dialogue: DialogueState): string {
  const { state, context, record, now } = dialogue
  if (state === 'corrected') return correctedWords(dialogue)
  if (state === 'uncorrected') return uncorrectedWords(dialogue)
  if (state === 'messaged') return messagedWords(dialogue)
  if (state === 'notMessaged') return notMessagedWords(dialogue)
  if (state === 'contactAsked')
    return context.news === 'unreadable'
      ? 'That doesn’t look like an email address. What’s the right one?'
      : 'Sure. What’s the right email address?'
  const tour = `Your tour of ${street(dialogue)} on ${oldTime(dialogue)}`
  if (state === 'cancelled')
    return `Done. ${tour} is canceled, and the ${ownerOf(record)} knows. I emailed you a confirmation.`
  if (state === 'moved') {
    const moved = `Done. I moved your tour of ${street(dialogue)} from ${oldTime(dialogue)} to ${shortTime(context.time ?? '', record, now)} and asked the ${ownerOf(record)} to accept the new time. I’ll email you when they answer.`
    const confirm =
      ' Please confirm your request for it within 24 hours with the link I emailed you, or the time may go to someone else.'
    return context.news === 'confirmByEmail' ? moved + confirm : moved
  }
  const still = `It’s still on ${oldTime(dialogue)}.`
  switch (context.news) {
    case 'changeable':
      return context.tourId === null ? changeable : `${changeable} It’s on ${oldTime(dialogue)}.`
    case 'kept':
      return context.tourId === null ? 'OK, nothing has changed.' : `OK, your tour stays on ${oldTime(dialogue)}.`
    case 'movedTooOften':
      return `This tour has reached its limit of moves. ${still} I can cancel it if you like.`
    case 'tooManyRequests':
      return `I can’t move your tour right now, because too many requests were sent from here or for this email address. ${still} Please try again tomorrow.`
    case 'openAlready':
      return `You have two more open tour requests for this home, so I can’t move this one yet. ${still}`
    case 'noTours':
      return `No one is giving tours of this home right now, so I can’t move yours. ${still}`
    default:
      return notComing
  }
}

/** What was set right, and where its emails are now. */
function correctedWords(dialogue: DialogueState): string {
  const { context, record } = dialogue
  const { name, email } = context.correction ?? { name: null, email: null }
  const tour = tourToChange(context)
  const under = [name === null ? '' : `for ${oneLine(name)}`, email === null ? '' : `under ${email}`].filter(Boolean)
  const where = under.join(' and ')
  const done = tour
    ? `Done. Your tour on ${zonedTimeWords(tour.time, dialogue)} is ${where} now.`
    : `Done. Your tours are ${where} now.`
  switch (context.news) {
    case 'confirmByEmail':
      return tour
        ? `${done} Please confirm it within 24 hours with the link I emailed there; the link in the first email no longer works.`
        : `${done} Please confirm them within 24 hours with the links I emailed there; the links in the first emails no longer work.`
    case 'emailedAgain': {
      const emailed =
        tour === null
          ? 'the details of each tour'
          : tour.isAccepted
            ? 'the confirmation and the calendar file'
            : `the time that the ${ownerOf(record)} suggested`
      return name === null && tour
        ? `Done. I emailed ${emailed} to ${email}. The links in earlier emails no longer work.`
        : `${done} I emailed ${emailed} there. The links in earlier emails no longer work.`
    }
    default:
      return done
  }
}

function uncorrectedWords({ context: { news, correction } }: DialogueState): string {
  switch (news) {
    case 'taken':
      return 'I couldn’t change that: your request wasn’t confirmed, and its time went to someone else. I can ask for another time if you like.'
    case 'correctedTooOften':
      return 'The email address of this tour can’t be changed again. I can cancel the tour and ask for a new one: say “cancel my tour.”'
    case 'tooManyRequests':
      return `I can’t change the email address right now, because too many requests were sent from here or for ${correction?.email ?? 'this address'}. Nothing has changed. Please try again tomorrow.`
    case 'correctionFailed':
      return 'I couldn’t change that just now, so nothing has changed. Please tell me again in a moment.'
    default:
      return notComing
  }
}

/** What the seller was sent, and of several tours about which. */
function messagedWords(dialogue: DialogueState): string {
  const { context, record } = dialogue
  const tour = context.tours.length > 1 ? ` for your tour on ${oldTime(dialogue)}` : ''
  return context.news === 'inSummary'
    ? `Your message${tour} goes to the ${ownerOf(record)} with the next summary email, so it may take a day: “${context.words}”`
    : `I’ve passed that on to the ${ownerOf(record)}${tour}: “${context.words}”`
}

function notMessagedWords({ context: { news }, record }: DialogueState): string {
  switch (news) {
    case 'taken':
      return 'I couldn’t pass that on: your request wasn’t confirmed, and its time went to someone else. I can ask for another time if you like.'
    case 'messagedTooOften':
      return `I couldn’t pass that on. I can send the ${ownerOf(record)} only three messages about a tour, and those are used up.`
    case 'tooManyEmails':
      return `I couldn’t pass that on, because too many emails were sent to the ${ownerOf(record)} today. Please try again tomorrow.`
    case 'messageFailed':
      return 'I couldn’t pass that on just now. Please tell me again in a moment.'
    default:
      return 'I couldn’t pass that on: your tour was declined or canceled, or it’s already over.'
  }
}

const street = ({ record }: DialogueState) => streetOf(record.address)

function oldTime({ context, record, now }: DialogueState): string {
  return shortTime(tourToChange(context)?.time ?? '', record, now)
}

function shortTime(time: LocalTime, { timeZone }: Listing, now: Date): string {
  const moment = momentOf(time, timeZone)
  return moment ? shortForm(moment, timeZone, now) : time
}
