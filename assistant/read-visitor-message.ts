import { streetOf } from '#domain/address.ts'
import { addDays, type Day } from '#domain/calendar.ts'
import { escapedForPattern } from '#domain/text.ts'
import { localAt } from '#domain/time-zone.ts'
import { asksForTour, wishesTime } from './booking/asks-for-tour.ts'
import { asksWhatIsFree } from './booking/asks-what-is-free.ts'
import { daysNamedIn } from './booking/days.ts'
import { finalRequestOf } from './booking/final-request.ts'
import { isHoldOff } from './booking/hold-off.ts'
import { namesOnlyDays, namesOnlyTimes } from './booking/names-only-times.ts'
import { isQuestion } from './booking/question.ts'
import { spokenTimes } from './booking/spoken.ts'
import { readContact } from './contact/read-contact.ts'
import { type Part, questionsIn, tellsOnly } from './decide/part.ts'
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
  const answered = withoutAsides(withoutHour(message.replace(politely, 'please'), turn), turn)
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
  const namesTimes = namesOnlyTimes(rest, { record, now })
  const wantsTour =
    reply.wantsTour ||
    namesTimes ||
    (isDayOfTour && asksForDay.test(rest)) ||
    (!isAnswered && turn.tour === null && namesOnlyDays(rest, { record, now })) ||
    asksForTour(withHome(message, record.address)) ||
    (await wishesTime(rest, record, now, beside, encoder))
  // "We drive through on Saturday, what's open?" asks for nothing else.
  const asksOnlyTimes = namesTimes || messageSentences(rest.toLowerCase()).every(asksWhatIsFree)
  const isBeside = (part: Part) => asksOnlyTimes || (isDayOfTour && isOfAvailability(part))
  const parts = wantsTour && !reply.isGuarded ? reply.parts.filter((part) => !isBeside(part)) : reply.parts
  const isContactOnly = leavesContact && !reply.isGuarded && !messageSentences(message).some(asksSomething)
  const notes = await learnedNotesIn(message, asked, encoder, offeredFor(record))
  const kept = isContactOnly ? parts.filter(isNoAnswer) : parts
  return { reply: { ...reply, parts: kept, unanswered: questionsIn(kept), wantsTour }, notes }
}

const isNoAnswer = ({ isAnswer, question }: Part) => !isAnswer && question === null
const asksSomething = (sentence: string) => isQuestion(sentence) || asksIndirectly.test(sentence)
const asksIndirectly =
  /\b(?:tell|inform|let|send|show) (?:me|us)\b|\b(?:i|we)(?: am|['’]m| are|['’]re)? (?:also )?(?:wonder(?:ing)?|curious|need to know|(?:would|['’]d) (?:also )?like to know|want to know|ask(?:ing)?)\b|(?<!\p{L})(?:d[ií]game|d[ií]ganme|quisiera saber|me gustar[ií]a saber|quiero saber|pregunta)(?!\p{L})/iu

/** "I would appreciate it if you would let me know …" */
const politely =
  /\b(?:and |but )?(?:(?:i|we) )?(?:would|should|['’]d) (?:very much |greatly |really )?(?:appreciate it|be (?:most |very |so |much )?(?:obliged|grateful)) if you (?:would|could|can|will)\b/gi

/** "It has to be Sunday, and she sleeps until noon. 3?": the hour isn't asked of the home. */
function withoutHour(message: string, { record, now, tour }: PennyTurn): string {
  if (tour !== null) return message
  const final = finalRequestOf(message, { record, now })
  return final?.isHourAlone
    ? messageSentences(message)
        .filter((_, index) => index !== final.index)
        .join(' ')
    : message
}

/**
 * A message without the sentences that ask nothing: "Ida Rask ida@rask.example. What's the deposit?", "let me ask my roommate
 * which day. What's the rent?". As it is where nothing else is left.
 */
function withoutAsides(message: string, { tour }: PennyTurn): string {
  const sentences = messageSentences(message)
  const isAside = (sentence: string) =>
    (sentence.includes('@') && isContact(sentence)) || (tour === 'underWay' && isHoldOff(sentence))
  const left = sentences.filter((sentence) => !isAside(sentence))
  return left.length > 0 && left.length < sentences.length ? left.join(' ') : message
}

function isContact(sentence: string): boolean {
  const { email, rest } = readContact(sentence)
  return email !== null && !/[\p{L}\d]/u.test(rest)
}

/** "Can I see Juniper Row tomorrow?", "I'd like to see 77 Juniper Row": this home. */
function withHome(message: string, address: string): string {
  const [number = '', ...words] = streetOf(address)
    .split(' ')
    .filter((word) => !word.startsWith('#'))
  const [type = '', name = ''] = [words.at(-1), words.slice(0, -1).join(' ')]
  if (name.length < 4) return message
  const street = new RegExp(
    String.raw`\b(?:${number} )?${escapedForPattern(name)}(?: ${escapedForPattern(type)})?(?: (?:house|home|place|loft|condo|apartment))?\b`,
    'i',
  )
  return message.replace(street, 'this home')
}

/** "Would Saturday be feasible?": nobody moves in that soon, and the message says nothing of it. */
function namesSoonOnly(text: string, today: Day): boolean {
  const days = daysNamedIn(spokenTimes(text), today)
  return days.length > 0 && days.every(({ last }) => last <= addDays(today, 14)) && !asksToMoveIn.test(text)
}
/** "Is the 26th ok?" */
const asksForDay =
  /^\W*(?:(?:hi|hey|hello|so|ok|and|penny),? )*(?:is|would|are|how is|how about) (?:the|this|next|coming)? ?[a-z0-9]{2,9}(?:day)?(?: the \d{1,2}(?:st|nd|rd|th)?)? (?:be )?(?:ok|okay|good|fine|alright|all right|possible|doable|feasible|convenient)(?: (?:for|with) (?:you|y['’]?all|the \w+|a \w+))?(?:\W*$|,? or (?:is|are) (?:everybody|everyone|you|they|the \w+) (?:away|off|gone|closed|out))/i
const asksToMoveIn =
  /\b(?:mov(?:e|es|ing)|lease|clos(?:e|es|ing)|availab\w*|start\w*|keys|possession|occup\w*|vacant|empty|ready|tenants?|live|living|rent\w*|buy\w*|disponible|mudar\w*|entrar|entrega)\b/i
