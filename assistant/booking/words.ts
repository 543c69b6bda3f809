import { streetOf } from '#domain/address.ts'
import { inSentence, shortForm, weekdayAndDate } from '#domain/moment-words.ts'
import { oneLine } from '#domain/text.ts'
import { isOnCalendar, type LocalTime, localAt, momentOf } from '#domain/time-zone.ts'
import { federalHolidayOn } from '#domain/us-holidays.ts'
import type { BookingContext } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'
import type { Tone } from '../say/initiative.ts'
import type { Language } from '../understand/language.ts'
import { newsWords } from './news-words.ts'
import { ownerOf } from './owner.ts'
import { asksContact } from './standing.ts'

/** The state of the dialogue after a message, and what the message added. */
export interface DialogueState {
  state: string
  context: BookingContext
  record: Listing
  tone: Tone
  language: Language
  now: Date
  /** What was new: a time that proved free, a name, how the tour takes place, or that a tour is asked for at all. */
  brought: { time: boolean; name: boolean; kind: boolean; opening: boolean }
}

/** Penny's text, and the open question in it; `prompt` is null when none is open. */
export function bookingWords(dialogue: DialogueState): { text: string; prompt: string | null } {
  const prompt = promptOf(dialogue)
  if (prompt === null) return { text: endWords(dialogue), prompt: null }
  const before = [
    isOfOthers(dialogue) ? '' : newsWords(dialogue.context, dialogue.record, dialogue.now),
    introduction(dialogue),
  ]
    .filter(Boolean)
    .join(' ')
  const text = dialogue.state === 'offering' ? `${before}\n${prompt}` : [before, prompt].filter(Boolean).join(' ')
  return { text: text.trim(), prompt }
}

/** After someone leaves in the middle: says how things stand, without asking again. */
export const pauseWords = 'Nothing was sent yet. We can pick up here whenever you’re ready.'

/** `Wed, Nov 25 at 10:30 AM PST`; without the zone for a local time that doesn't exist. */
export function zonedTimeWords(time: LocalTime, { record, now }: Pick<DialogueState, 'record' | 'now'>): string {
  const moment = momentOf(time, record.timeZone)
  if (moment) return inSentence(moment, record.timeZone, now)
  return isOnCalendar(time) ? shortForm(new Date(`${time}Z`), 'UTC', now) : 'that date'
}

function promptOf(dialogue: DialogueState): string | null {
  const { state, context, record, tone } = dialogue
  switch (state) {
    case 'askingTime':
      return askTime(dialogue)
    case 'offering':
      return `${list(context.offers, dialogue)}\n${choose[tone](context.offers.length === 1)}`
    case 'askingName':
      return askName[tone]
    case 'askingEmail':
      return askEmail[tone](ownerOf(record))
    case 'askingPhone':
      return askPhone[tone](ownerOf(record))
    case 'confirming':
      return summary(dialogue)
    case 'changing':
      return `What should I change: the time, the name${context.needsPhone ? ', the email or the phone number' : ' or the email'}? Or say “never mind.”`
    default:
      return null
  }
}

/** The sentence before the question, when there is no news: confirms what the message settled. */
function introduction(dialogue: DialogueState): string {
  const { state, context, brought } = dialogue
  const time = context.time === null ? '' : zonedTimeWords(context.time, dialogue)
  if (state === 'changing') return 'OK, nothing was sent.'
  if (state === 'offering' && context.news !== 'whichOne')
    return [brought.opening ? opening(dialogue) : confirmedKind(dialogue), offerLead(dialogue)]
      .filter(Boolean)
      .join(' ')
  if (context.news !== null) return ''
  if (asksContact.includes(state) && (brought.name || brought.time)) {
    const thanks = brought.name && state !== 'askingName' ? `Thank you, ${oneLine(context.name ?? '')}.` : ''
    return [thanks, brought.time ? openTime(dialogue, time) : ''].filter(Boolean).join(' ')
  }
  if (state === 'askingTime' && brought.time) return ''
  if (state === 'askingTime') return opening(dialogue)
  return state === 'confirming' ? '' : confirmedKind(dialogue)
}

function openTime(dialogue: DialogueState, time: string): string {
  const { context } = dialogue
  const forKind = context.kind ? ` for ${tourWords(context)}` : ''
  return isSure([context.time ?? ''], dialogue)
    ? `${time} is open${forKind}.${onHoliday(context)}`
    : `I can ask for ${time}${forKind}.`
}

/** What a visitor who named a weekday may not have thought of. */
function onHoliday({ time }: BookingContext): string {
  const holiday = time === null ? null : federalHolidayOn(time.slice(0, 10))
  return holiday ? ` That’s ${holiday.en}.` : ''
}

/** `a video tour`; where the visitor didn't say how, `a tour`. */
function tourWords({ kind }: Pick<BookingContext, 'kind'>): string {
  return kind === null ? 'a tour' : { video: 'a video tour', in_person: 'an in-person tour' }[kind]
}

const kindNames = { video: 'by video', in_person: 'in person' }

const confirmedKind = ({ context: { kind }, brought }: DialogueState) =>
  brought.kind && kind ? `OK, ${kindNames[kind]}.` : ''

function opening({ tone, context: { kind }, brought }: DialogueState): string {
  if (brought.kind && kind) return `Sure, ${kindNames[kind]}.`
  return { balanced: 'Sure.', assertive: 'Sure, let’s set it up.', exploratory: 'Sure.' }[tone]
}

function askTime({ context, record, tone, now }: DialogueState): string {
  if (record.tourHours.length === 0) {
    const day = singleDay(context)
    const on =
      day && isOnCalendar(`${day}T12:00:00`) ? ` on ${weekdayAndDate(new Date(`${day}T12:00:00Z`), 'UTC', now)}` : null
    if (context.news === 'hourMissing' && on) return `What time${on} works for you?`
    return 'What day and time work for you?'
  }
  return {
    balanced: 'What day and time work for you?',
    assertive: 'What day and time do you want? “Tomorrow at noon” is enough.',
    exploratory: 'Is there a day you have in mind? A rough idea, like “Tuesday afternoon”, is enough.',
  }[tone]
}

/** The wish's day, when it names exactly one. */
function singleDay({ wish }: BookingContext): string | null {
  if (wish?.kind !== 'windows' || wish.windows.length !== 1) return null
  const [window] = wish.windows
  const day = window?.from.slice(0, 10) ?? ''
  const last = new Date(Date.parse(`${window?.until}Z`) - 1).toISOString().slice(0, 10)
  return day === last ? day : null
}

/** Whether the offers replace others that were shown or turned down; then the first wish isn't mentioned again. */
function isOfOthers({ state, context }: DialogueState): boolean {
  return state === 'offering' && context.news !== 'whichOne' && context.shown.length + context.without.length > 0
}

function offerLead(dialogue: DialogueState): string {
  const { news, offers, shown, without } = dialogue.context
  const one = offers.length === 1
  const free = isSure(offers, dialogue) ? 'open' : 'possible'
  if (shown.length + without.length > 0) return one ? `One more ${free} time:` : `Other ${free} times:`
  if (news === 'offers') return one ? `This time is ${free}:` : `These times are ${free}:`
  return one ? `The closest ${free} time:` : `The closest ${free} times:`
}

/** False when tours are by appointment, or on days beyond the calendar: then only the seller's answer decides. */
function isSure(times: LocalTime[], { record, now }: DialogueState): boolean {
  const last = localAt(new Date(now.getTime() + 14 * 24 * 3600 * 1000), record.timeZone)
  return record.tourHours.length > 0 && times.every((time) => time <= last)
}

export const list = (times: LocalTime[], dialogue: Pick<DialogueState, 'record' | 'now'>) =>
  times.map((time, index) => `${index + 1}. ${zonedTimeWords(time, dialogue)}`).join('\n')

const choose: Record<Tone, (single: boolean) => string> = {
  balanced: (single) =>
    single ? 'Does that work? Or tell me another time.' : 'Which works best? Or tell me another time.',
  assertive: (single) =>
    single ? 'Should we take it? Or tell me another time.' : 'Which one do you want? Or tell me another time.',
  exploratory: (single) =>
    single ? 'Would that work, or is another day better?' : 'Would one of these work, or is another day better?',
}

const askName: Record<Tone, string> = {
  balanced: 'What name should I put it under?',
  assertive: 'Whose name should I put it under?',
  exploratory: 'Who should I say is coming?',
}

const askEmail: Record<Tone, (owner: string) => string> = {
  balanced: (owner) => `What email should the ${owner}’s answer go to?`,
  assertive: (owner) => `And your email, for the ${owner}’s answer?`,
  exploratory: (owner) => `Where should the ${owner}’s answer go? What’s your email?`,
}

const askPhone: Record<Tone, (owner: string) => string> = {
  balanced: (owner) => `The ${owner} asks for a phone number. What’s yours?`,
  assertive: (owner) => `And your phone number? The ${owner} needs one.`,
  exploratory: (owner) => `The ${owner} would like a phone number, too. What’s yours?`,
}

/** The summary that a yes must confirm exactly. */
function summary(dialogue: DialogueState): string {
  const { context, record, tone } = dialogue
  const street = streetOf(record.address)
  const time = zonedTimeWords(context.time ?? '', dialogue)
  const what = `${tourWords(context)} of ${street} on ${time}, for ${oneLine(context.name ?? '')} (${reachedAt(context)})`
  return {
    balanced: `To confirm: ${what}. Should I ask the ${ownerOf(record)} for it?`,
    assertive: `Here it is: ${what}. Say yes and I’ll ask the ${ownerOf(record)} now.`,
    exploratory: `This is what I have: ${what}. Is that right, and should I ask the ${ownerOf(record)}?`,
  }[tone]
}

const reachedAt = ({ email, phone, needsPhone }: BookingContext) =>
  needsPhone ? `${email}, ${oneLine(phone ?? '')}` : email

function endWords(dialogue: DialogueState): string {
  const { state, context, record, tone, now } = dialogue
  if (state === 'unavailable') return 'I can’t book a tour of this home, because no one is giving tours right now.'
  if (state === 'limited') return newsWords(context, record, now)
  if (state === 'dropped') {
    return {
      balanced: 'OK, nothing was booked. Tell me if you’d like to see it later.',
      assertive: 'OK, nothing was booked. Give me a day and a time whenever you want to see it.',
      exploratory: 'OK, nothing was booked. What else would you like to know about the home?',
    }[tone]
  }
  const what = context.kind ? `${tourWords(context)} on ` : ''
  const done = `Done. I asked the ${ownerOf(record)} for ${what}${zonedTimeWords(context.time ?? '', dialogue)}. Please confirm your request within 24 hours with the link I emailed to ${context.email}, or the time may go to someone else. The tour is confirmed once the ${ownerOf(record)} accepts.`
  const more = {
    balanced: '',
    assertive: ' Ask me anything before you come.',
    exploratory: ' Until then, what else would you like to know about the home?',
  }
  return done + more[tone]
}
