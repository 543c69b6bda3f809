import { streetOf } from '#domain/address.ts'
import { addDays, type Day } from '#domain/calendar.ts'
import { localAt } from '#domain/time-zone.ts'
import { asksForTour, wishesTime } from './booking/asks-for-tour.ts'
import { asksWhatIsFree } from './booking/asks-what-is-free.ts'
import { daysNamedIn } from './booking/days.ts'
import { finalRequest } from './booking/final-request.ts'
import { spokenTimes } from './booking/spoken.ts'
import { readContact } from './contact/read-contact.ts'
import { type Part, tellsOnly } from './decide/part.ts'
import type { Reply } from './decide/reply.ts'
import { offeredFor } from './lead/intent-by-listing.ts'
import { learnedNotesIn } from './lead/notes.ts'
import { respond } from './respond.ts'
import type { LeadNote, PennyTurn } from './turn.ts'
import type { Encoder } from './understand/encoder.ts'
import { messageSentences } from './understand/message-sentences.ts'

/** A message as read, before the booking dialogue takes it. */
export interface ReadMessage {
  reply: Reply
  notes: LeadNote[]
}

/** The reply to a message, and the notes on its visitor. */
export async function readVisitorMessage(turn: PennyTurn, encoder?: Encoder): Promise<ReadMessage> {
  const { message, asked, record, now } = turn
  const answered = withoutHour(message, turn)
  const replied = await respond({ ...turn, message: answered }, encoder)
  const reply = replied.unguarded === answered ? { ...replied, unguarded: message } : replied
  // "Jo March" names no month.
  const { rest, name, email } = readContact(message)
  const isDayOfTour = turn.tour === null && namesSoonOnly(rest, localAt(now, record.timeZone).slice(0, 10))
  const isOfAvailability = (part: Part) => tellsOnly('availability', part)
  // "How late do you go on Tuesday?" of a visitor without a tour is about when to come.
  const isOfTour = (part: Part) =>
    turn.tour === null && (tellsOnly('tours', part) || (isDayOfTour && isOfAvailability(part)))
  const leavesContact = name !== null && email !== null
  const isAnswered = reply.parts.some((part) => part.isAnswer && !isOfTour(part))
  const isOpen = reply.parts.some(({ question }) => question !== null)
  const asksElse = reply.isGuarded || isAnswered || (isOpen && !leavesContact)
  const beside = leavesContact ? 'contact' : asksElse ? 'question' : 'nothing'
  const wantsTour =
    reply.wantsTour ||
    asksForTour(withHome(message, record.address)) ||
    (await wishesTime(rest, record, now, beside, encoder))
  // "We drive through on Saturday, what's open?" asks for nothing else.
  const asksOnlyTimes = messageSentences(rest.toLowerCase()).every(asksWhatIsFree)
  const isBeside = (part: Part) => asksOnlyTimes || (isDayOfTour && isOfAvailability(part))
  const parts = wantsTour && !reply.isGuarded ? reply.parts.filter((part) => !isBeside(part)) : reply.parts
  const notes = await learnedNotesIn(message, asked, encoder, offeredFor(record))
  return { reply: { ...reply, parts, wantsTour }, notes }
}

/** "It has to be Sunday, and she sleeps until noon. 3?": the hour isn't asked of the home. */
function withoutHour(message: string, { record, now, tour }: PennyTurn): string {
  if (tour !== null) return message
  const sentences = messageSentences(message)
  const final = finalRequest(
    sentences.map((sentence) => spokenTimes(sentence)),
    { record, now },
  )
  return final?.isHourAlone ? sentences.filter((_, index) => index !== final.index).join(' ') : message
}

/** "Can I see Juniper Row tomorrow?", "I'd like to see 77 Juniper Row": this home. */
function withHome(message: string, address: string): string {
  const [number = '', ...words] = streetOf(address).split(' ')
  const name = words.filter((word) => !word.startsWith('#')).join(' ')
  if (name.length < 4) return message
  const street = new RegExp(String.raw`\b(?:${number} )?${name}(?: (?:house|home|place|loft|condo|apartment))?\b`, 'i')
  return message.replace(street, 'this home')
}

/** "Would Saturday be feasible?": nobody moves in that soon, and the message says nothing of it. */
function namesSoonOnly(text: string, today: Day): boolean {
  const days = daysNamedIn(spokenTimes(text), today)
  return days.length > 0 && days.every(({ last }) => last <= addDays(today, 14)) && !asksToMoveIn.test(text)
}
const asksToMoveIn =
  /\b(?:mov(?:e|es|ing)|lease|clos(?:e|es|ing)|availab\w*|start\w*|keys|possession|occup\w*|vacant|empty|ready|tenants?|live|living|rent\w*|buy\w*|disponible|mudar\w*|entrar|entrega)\b/i
