import { streetOf } from '#domain/address.ts'
import { localAt } from '#domain/time-zone.ts'
import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import type { AskedContact } from '../contact/asked-contact.ts'
import { maybeOfCompanion } from '../contact/companion.ts'
import { nameBesideTime } from '../contact/name-beside-time.ts'
import { isFirstName, isNeverName } from '../contact/name-words.ts'
import { type Contact, readContact } from '../contact/read-contact.ts'
import type { Listing } from '../listing.ts'
import type { Encoder } from '../understand/encoder.ts'
import type { SummaryAnswer } from '../understand/learned.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import { withoutAccents } from '../understand/normalize.ts'
import type { LikelyOffer } from '../understand/offer-choice.ts'
import { tourTimeIn } from '../understand/tour-times.ts'
import { withAgreedTime } from './agreed-time.ts'
import { agreesByTime } from './agrees-by-time.ts'
import {
  agreesIn,
  answerIn,
  concludesYes,
  dropsTour,
  hasNoPhone,
  isUnsure,
  spanishChoiceIn,
  type YesOrNo,
} from './answers.ts'
import { withDaysCounted } from './counted-days.ts'
import { withoutCounts } from './counts.ts'
import { disputes } from './disputes.ts'
import { correctedEmail } from './email-correction.ts'
import { withEndTaken } from './ends-of-day.ts'
import { kindSaid, withoutKind } from './kind-said.ts'
import { isLearnedYes } from './learned-yes.ts'
import { correctedName, renamed, saysFullThenYes } from './name-correction.ts'
import { isQuestion, isQuestionLeft } from './question.ts'
import { withQuestionApart } from './question-apart.ts'
import { withoutOtherClock } from './same-moment.ts'
import { spokenTimes } from './spoken.ts'
import { asksContact, expects, type Standing } from './standing.ts'
import { withTakenOffer } from './taken-offer.ts'
import { withoutTimes } from './times.ts'
import { type Timed, type TimeRoles, timeRolesIn } from './times-by-role.ts'
import { changeIn, endsCanceling } from './tour-change.ts'
import type { Understood } from './understood.ts'
import { agrees, timeEvents } from './wished.ts'

/** Reads a message for a booking in progress. */
export function understand(
  message: string,
  standing: Standing,
  likely: Record<SummaryAnswer, number> | null = null,
  roles: TimeRoles | null = null,
  offer: LikelyOffer | null = null,
): Understood {
  const read = readSentences(message, standing, roles)
  const { zone } = read.times
  const understood = understoodOf(message, standing, likely, read)
  // The clock of the home isn't the visitor's own.
  if (zone && zone !== standing.record.timeZone) return { ...understood, zone }
  return withAgreedTime(withEndTaken(withTakenOffer(understood, offer, standing, message), standing), message, standing)
}

/** The role of each day and hour in a message; null without a trained encoder. */
export const rolesIn = (message: string, standing: Standing, encoder: Encoder | undefined): Promise<TimeRoles | null> =>
  timeRolesIn(sentencesOf(message, standing).read, standing, encoder)

function readSentences(message: string, standing: Standing, roles: TimeRoles | null) {
  const { said, read } = sentencesOf(message, standing)
  return {
    read,
    contact: contactEvents(said, read, givesPhone(said, standing)),
    times: timeEvents(read, standing, roles),
  }
}

function sentencesOf(message: string, standing: Standing): { said: Contact; read: Read[] } {
  const said = contactOf(message, standing)
  const written = messageSentences(message)
  const left = messageSentences(said.rest.replace(nameLeft, ''))
  // A phone number stays with the rest, unless the tour needs one.
  const isPhoneOnly =
    said.name === null && said.email === null && !givesPhone(said, standing) && written.length === left.length
  const parts = left.flatMap((sentence, place) =>
    withQuestionApart(sentence).map((part) => ({ sentence: part, place, isPart: part !== sentence })),
  )
  const read = parts.flatMap(({ sentence, place, isPart }): Read[] => {
    // A sentence that differs from what was written contained a name or an email address.
    const isWhole = isPhoneOnly || written.includes(left[place] ?? sentence)
    const question = isWhole ? '' : (questionBehind.exec(sentence)?.[1] ?? '')
    const statement = question === '' ? sentence : sentence.slice(0, sentence.length - question.length)
    const whole = isPhoneOnly && !isPart ? (written[place] ?? sentence) : statement
    return [
      { ...readSentence(statement, standing), isWhole: isWhole || isQuestionLeft(statement), sentence: whole },
      ...(question === '' ? [] : [{ ...readSentence(question, standing), isWhole: true }]),
    ]
  })
  const counted = withDaysCounted(
    read.map(({ times }) => times),
    standing,
  )
  const timesAt = (place: number) => (guessesCount(read[place - 1], read[place]) ? '' : counted[place])
  return { said, read: read.map((each, place) => ({ ...each, times: timesAt(place) ?? each.times })) }
}

/** Of "name Wojtek. How much is the deposit?" */
const nameLeft = /^\s*(?:(?:my|the) )?name(?:['’]?s| is)?\s+[.,;:–-]\s*(?=\S)/i

/** "How many bedrooms again? Five?" names no hour. */
const guessesCount = (before: Read | undefined, one: Read | undefined) =>
  before !== undefined &&
  one !== undefined &&
  /\bhow (?:many|much|old|big)\b/i.test(before.sentence) &&
  (bareCount.test(one.sentence.trim()) || judgesCount.test(one.sentence))
const bareCount = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s*\?*$/i
/** "How many steps up to the door? 3 is ok, 10 is not" */
const judgesCount =
  /^(?!.*(?:day\b|tomorrow|\d ?[ap]m|:\d\d|o['’]?clock)).*\b\d{1,2} (?:is|are|would be|i can|we can|she can|he can) (?:ok|okay|fine|not|too|no|good|manage|do)\b/i

/** "It's Priya Raman, priya@… and also is the heat included": a question behind what was left of a sentence with a name. */
const questionBehind =
  /(?:(?:\b(?:and|also|but|plus|oh|btw|n)|&)[ ,]+|[,;] ?(?=(?:is there|are there|do (?:you|u|they|we)|does (?:it|the|this)|can (?:i|we)|how (?:many|much|old|big|far)|what(?:['’]?s| is| are))(?! \p{L}+['’]?\W*$)))((?:is|are|does|do|did|can|could|may|would|should|will|has|have|any|whats?|when|how|where|which|who|why)(?:['’]s)? [^.]{6,})$/iu

const givesPhone = ({ phone }: Contact, { state, record }: Standing) =>
  phone !== null && (record.tourPhone === 'required' || state === 'askingPhone')

const courtesy =
  /^\s*(?:ty|tysm|thx|thanks|thank you|ok|okay|k|cool|great|perfect|sure|nice|gracias)[.!,]+\s+(?=\p{L}+ \p{L}+)/iu

/** Of "aj fontaine is the name" */
const nameBehind = /(?<=^\p{L}[\p{L}'’ -]{1,40})(?: is|['’]s) (?:the|my) (?:full |whole |actual )?name(?=[\s.!]*$)/iu

/** "Nvm", "la segunda" and "el miércoles mejor" are no names, although a name may be asked for. */
function contactOf(written: string, standing: Standing): Contact {
  const { state, context, name, email, record, names } = standing
  const { offers } = context
  const street = withoutStreet(written, record.address)
  // "Ty. Idris Cole"
  const message = state === 'askingName' ? street.replace(courtesy, '').replace(nameBehind, '') : street
  const corrected = correctedName(message, name ?? null) ?? (name ? renamed(message) : null)
  if (corrected) return { ...readContact(corrected.rest, asks[state] ?? null), ...corrected }
  const read = withOwnSentence(
    message,
    standing,
    readContact(message, asks[state] ?? 'details', name ? undefined : names),
  )
  if (isSlipOfMail(message, read, standing)) return { ...read, name: null }
  const whole = withFamilyName(message, standing)
  if (whole) return { ...readContact(''), name: whole, rest: '' }
  const mended = email && read.email === null ? correctedEmail(message, email) : null
  if (mended) return { ...read, email: mended, isEmailUnreadable: false, rest: '' }
  const said = isKnown(message, read, name ?? null) ? { ...readContact(''), rest: message } : read
  const isBare = said.email === null && bare.has(said.places.name?.by ?? '')
  const isChoice = state === 'offering' && spanishChoiceIn(message, offers.length) !== null
  // "Jalo" to the question for a name is a yes to the time; "Dale" is a name.
  const isUnasked = said.places.name?.by === 'alone' && message === message.toLowerCase()
  const mayBeYes = state === 'confirming' || isUnasked || (state === 'askingName' && !isFirstName(message.trim()))
  const answer = mayBeYes ? answerIn(message) : null
  const isYes = answer === 'yes' || (answer === 'agreeable' && state === 'confirming')
  return isBare && (isChoice || isYes || dropsTour(message) || spanishDay.test(message)) ? readContact(message) : said
}

/** "Should end in .com, my thumb slipped: howard@…": beside a corrected address, small words name nobody. */
function isSlipOfMail(
  message: string,
  { name: said, email: address, places }: Contact,
  { name, email }: Standing,
): boolean {
  const place = places.name
  if (!name || !email || address === null || said === null || !place) return false
  const written = message.slice(place.start, place.end)
  return place.by !== 'introduced' && written === written.toLowerCase() && !isFirstName(said.split(' ')[0] ?? '')
}

/** "Dana", then "Wolfe" where the address is asked for: the name with its second part. */
function withFamilyName(message: string, { state, name, names, email }: Standing): string | null {
  const said = oneWord.exec(message.trim())?.[1]
  const isAsked = state === 'askingEmail' || (state === 'confirming' && isInAddress(said, email))
  if (!isAsked || !name || name.includes(' ') || said === undefined || answerIn(said) !== null) return null
  const family = readContact(said, 'name', names).name
  return family === null || isNeverName(said) ? null : `${name} ${family}`
}
/** "Kapoor", of sidkapoor@… */
const isInAddress = (word: string | undefined, email: string | null | undefined) =>
  word !== undefined &&
  word.length > 3 &&
  (email ?? '').toLowerCase().split('@')[0]?.includes(word.toLowerCase()) === true
const oneWord = /^(\p{L}[\p{L}'’-]{2,30})[.!]?$/u

/** "fatou diallo. sq ft is 1310 or 1130?", "Lindqvist, Maja. Is it a one-car garage?": an answer before something else. */
function withOwnSentence(message: string, { state, names }: Standing, read: Contact): Contact {
  const [first = '', ...others] = messageSentences(message)
  const isOther = read.email !== null || read.phone !== null || read.isEmailUnreadable || first.includes('?')
  if (state !== 'askingName' || others.length === 0 || isOther || first.split(/\s+/).length > 4) return read
  if (!others.some((sentence) => sentence.includes('?') || isQuestionLeft(sentence))) return read
  // "Perfecto. ¿Hay alberca?"
  if (answerIn(first) !== null && !isFirstName(first.replace(/\W+$/, ''))) return read
  const own = readContact(first.replace(/[.!,;\s]+$/, ''), 'name', names)
  const isMore = own.name !== null && (read.name === null || own.name.includes(read.name))
  const more = introduces.test(own.rest) ? others : [own.rest, ...others]
  return isMore ? { ...own, rest: more.filter(Boolean).join(' ') } : read
}

const introduces = /^\W*(?:(?:the|my|is|name|its|it['’]s|i['’]?m|this|me|call)\W*)*$/i

/** How a name is found that nothing introduces. */
const bare = new Set<string>(['answered', 'alone', 'tagged'])

/** "Hi, it's Dana again", "my buddy wants to come, Nacho Bustos": says nothing new of the visitor whose name is known. */
const isKnown = (message: string, said: Contact, known: string | null) =>
  known !== null &&
  said.name !== null &&
  (maybeOfCompanion(message) ||
    (said.email === null &&
      said.phone === null &&
      !/\b(?:under|just|only|name|call me|nombre)\b/i.test(message) &&
      known.toLowerCase().startsWith(`${said.name.toLowerCase()} `)))

/** "Valencia St. Stellan Berg, stellan@…": the street of the home is no part of a name. */
function withoutStreet(message: string, address: string): string {
  const [number = '', ...words] = streetOf(address).toLowerCase().split(' ')
  const street = words.slice(
    0,
    words.findIndex((word) => streetTypes.has(word)),
  )
  const text = message.toLowerCase()
  if (street.length === 0 || text.length !== message.length) return message
  const shortened = street.join(' ')
  const at = text.indexOf(`${shortened} `)
  const [type = ''] =
    at < 0
      ? []
      : (/^(?:street|road|row|court|avenue|lane|drive|boulevard|st|rd|ct|ave|ln|dr|blvd)\b\.?/.exec(
          text.slice(at + shortened.length + 1),
        ) ?? [])
  if (type === '') return message
  const end = at + shortened.length + 1 + type.length
  // "3 PM at 9 Linden Court": the number of the home is no hour.
  const from = text.slice(0, at).endsWith(` ${number} `) ? at - number.length - 1 : at
  return `${message.slice(0, from)}${','.padEnd(end - from)}${message.slice(end)}`
}
const streetTypes = new Set('street road row court avenue lane drive boulevard way place'.split(' '))

const spanishDay =
  /^(?:(?:ay|pues|mejor|no|bueno|y|o|para)[\s,]+){0,2}(?:el|este) (?:pr[oó]ximo )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?!\p{L})/iu

/** "So please cancel my visit", while a tour is being booked. */
const cancels = (message: string, { state }: Standing, namesTime: boolean) =>
  underWay.has(state) && (endsCanceling(message) || (!namesTime && changeIn(message, false) === 'cancel'))

const underWay = new Set(['askingTime', 'offering', 'askingName', 'askingEmail', 'askingPhone', 'confirming'])

function understoodOf(
  message: string,
  standing: Standing,
  likely: Record<SummaryAnswer, number> | null,
  { read, contact, times }: ReturnType<typeof readSentences>,
): Understood {
  const learned = likely && !isUnsure(message) ? learnedAnswer(likely) : null
  const namesTime = times.events.some(({ type }) => type !== 'OTHERS_WISHED')
  const isCanceled = cancels(message, standing, namesTime)
  const isAsking = read.some(({ sentence }) => isQuestion(sentence))
  const answers = [
    // "Lovely. And when was it built?" is polite, and no yes.
    ...read.map(({ answer }) => (answer === 'agreeable' ? (standing.isAsked && !isAsking ? 'yes' : null) : answer)),
    learned,
    ...(isCanceled ? (['cancel'] as const) : []),
  ]
  const rest = read
    .filter(isRest(times.from))
    .map(({ sentence }) => sentence)
    .filter((sentence) => !isCanceled || sentence.includes('?'))
  const kind = kindSaid(message)
  const chosen: BookingEvent[] = kind ? [{ type: 'KIND_CHOSEN', kind }] : []
  const isOfSummary = kind === null || kind === (standing.kind ?? 'in_person')
  const named =
    contact.length === 0 && times.events.length > 0 ? nameBesideTime(message, standing.record.address) : null
  if (named)
    return {
      events: [{ type: 'NAME_GIVEN', name: named.name }, ...chosen, ...times.events],
      rest: rest.filter((sentence) => sentence !== named.sentence),
    }
  const isYes = agreesIn(message) || concludesYes(message) || (answers.includes('yes') && !answers.includes('no'))
  if (isOfSummary && isLearnedYes(message, standing, likely, contact))
    return { events: [{ type: 'YES' }], rest: rest.filter(isQuestion) }
  if (repeatsShift(message, standing) || (contact.length === 0 && agreesByTime(message, standing)))
    return { events: [{ type: 'YES' }], rest: [] }
  if (
    standing.state === 'confirming' &&
    isYes &&
    isOfSummary &&
    contact.length === 0 &&
    agrees(times.events, standing, withoutAccents(spokenTimes(message)))
  )
    return { events: [{ type: 'YES' }], rest: rest.filter(isQuestion) }
  // A name after a single offered time accepts that time; the summary still asks before anything is sent.
  const isTaken =
    standing.state === 'offering' &&
    standing.context.offers.length === 1 &&
    contact.some(({ type }) => type === 'NAME_GIVEN' || type === 'EMAIL_GIVEN' || type === 'PHONE_GIVEN') &&
    times.events.length === 0 &&
    !answers.includes('no') &&
    !answers.includes('cancel')
  if (isTaken) return { events: [...contact, ...chosen, { type: 'TIME_CHOSEN', number: 1 }], rest }
  // "Josephine Delacroix-Hume, yes. Please book it."
  const [onlyName, more] = contact
  const isFuller =
    standing.state === 'confirming' &&
    !more &&
    onlyName?.type === 'NAME_GIVEN' &&
    onlyName.name.startsWith(`${standing.name} `) &&
    saysFullThenYes(message)
  if (isFuller && times.events.length === 0) return { events: [...contact, { type: 'YES' }], rest: [] }
  const said = [...contact, ...chosen, ...times.events]
  const isDropped =
    contact.length === 0 &&
    answers.includes('cancel') &&
    (times.events.length === 0 || (isCanceled && !namesTime) || endsCanceling(message))
  if (said.length > 0 && !isDropped) return { events: said, rest }
  const { time } = standing.context
  const keepsSummary = isYes && standing.state === 'changing' && !asksChange.test(message)
  if (time !== null && !standing.own && (keepsSummary || isWithoutPhone(message, standing)))
    return { events: [{ type: 'TIME_WISHED', time }], rest: rest.filter(isQuestion) }
  const answer = (['cancel', 'no', 'yes'] as const).find((each) => answers.includes(each))
  if ((answer === 'yes' || (isYes && !answer)) && standing.state === 'offering' && standing.context.offers.length === 1)
    return { events: [{ type: 'TIME_CHOSEN', number: 1 }], rest }
  return { events: answer ? [{ type: ({ cancel: 'CANCEL', no: 'NO', yes: 'YES' } as const)[answer] }] : [], rest }
}

/** "Yes, change it", "yes, the time": to the question what to change. */
const asksChange =
  /^(?:yes|yeah|yep|yup|s[ií]),? (?:just )?(?:the|my|la|el|mi) \w+[\s.!]*$|\b(?:chang|edit|fix|correct it|update|different|wrong|another|cambi|corr[ií]|otr[oa])/i

/** "No phone" to a summary without one refuses nothing. */
const isWithoutPhone = (message: string, { state, record }: Standing) =>
  state === 'confirming' && record.tourPhone !== 'required' && hasNoPhone(message)

/** "Yes, earlier please", of a tour that moves to an earlier time. */
function repeatsShift(message: string, { state, context, own }: Standing): boolean {
  const [, direction] = shiftAgreed.exec(message.trim()) ?? []
  if (state !== 'confirming' || !own || context.time === null || direction === undefined) return false
  return (direction.toLowerCase() === 'earlier') === context.time < own
}
const shiftAgreed = /^(?:yes|yeah|yep|yup)[,.!]? (?:the )?(earlier|later)(?: (?:one|time|please|pls|then))*[.!]*$/i

/** The probabilities that a classified answer needs. A yes books a tour. */
const sureOfYes = 0.7
const sureOfNo = 0.85

/** Classifies answers that no word list covers: "sure thing", "go for it", "hold off". */
function learnedAnswer({ yes, no }: Record<SummaryAnswer, number>): 'yes' | 'no' | null {
  return yes > sureOfYes ? 'yes' : no > sureOfNo ? 'no' : null
}

interface Read extends Timed {
  sentence: string
  answer: YesOrNo
  disputed: ('email' | 'name' | 'phone')[]
  isWhole: boolean
  namesKind: boolean
}

const asks: Record<string, AskedContact> = { askingName: 'name', askingEmail: 'email', askingPhone: 'phone' }

function readSentence(sentence: string, standing: Standing): Omit<Read, 'isWhole'> {
  const { state, record, now } = standing
  const small = sentence.toLowerCase()
  const named = withoutAddress(small, record.address)
  // As written where it names no address, which is read once for all.
  const spoken = spokenTimes(named === small ? sentence : named)
  const ofHome = withoutAddress(withoutCounts(spoken), record.address)
  const plain = withoutOtherClock(withOpening(ofHome, record), { zone: record.timeZone, now })
  const isOfTour =
    standing.own != null || (standing.isAsked && (expects.includes(state) || asksContact.includes(state)))
  const times = isOfOthers(plain) ? (isOfTour ? besideOthers(plain) : (conclusion.exec(plain)?.[0] ?? '')) : plain
  const isAbout = (what: 'email' | 'name' | 'phone' | 'time') => disputes(sentence, what, state === 'changing')
  return {
    sentence,
    times: withoutAccents(times),
    ...(times === '' && plain !== '' && { aside: plain }),
    wantsOtherTime: isAbout('time'),
    // `yes, Tuesday at 3` is a yes where that is the time of the summary.
    answer: answerIn(withoutTimes(withoutKind(plain), localAt(now, record.timeZone).slice(0, 10))),
    disputed: (['email', 'name', ...(record.tourPhone === 'required' ? (['phone'] as const) : [])] as const).filter(
      isAbout,
    ),
    namesKind: kindSaid(sentence) !== null,
  }
}

/** "Right when you open", "an hour before you close", where tours begin or end at the same hour every day. */
function withOpening(text: string, { tourHours }: Listing): string {
  const [first] = tourHours
  if (!first) return text
  const isSame = (end: 'opens' | 'closes') => tourHours.every((range) => range[end] === first[end])
  const opened = isSame('opens') ? text.replace(atOpening, clockAfter(first.opens, 0)) : text
  return opened.replace(fromOpening, (all, count = '', unit = '', side = '', edge = '') => {
    const end = /^(?:open|start|begin)/.test(edge) ? 'opens' : 'closes'
    const minutes = Number(count) * (unit.startsWith('h') ? 60 : 1)
    return isSame(end) ? clockAfter(first[end], side === 'after' ? minutes : -minutes) : all
  })
}

/** `at 11:00am` for 60 minutes after `10:00`. */
function clockAfter(clock: string, minutes: number): string {
  const all = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)) + minutes
  const [hour, minute] = [Math.floor(all / 60), String(all % 60).padStart(2, '0')]
  return `at ${hour % 12 || 12}:${minute}${hour < 12 ? 'am' : 'pm'}`
}

const fromOpening =
  /\b(\d{1,3}) (hours?|minutes?|mins?) (after|before) (?:(?:you|they|tours|showings|(?:the )?doors)(?: guys)? )?(open(?:s|ing)?|start(?:s|ing)?|begin(?:s|ning)?|clos(?:e|es|ing)|end(?:s|ing)?)(?: time)?\b(?! (?:of|bid|date|on|costs?|escrow))/g
const atOpening =
  /(?<!\b(?:know|me|us|tell|ask|asked|see|wait|until) )\b(?:right |just )?(?:when|as soon as|the (?:minute|moment|second)|once) (?:you|u|ya|they|tours|showings|(?:the )?doors)(?: guys)? (?:open|start|begin)(?: up)?\b|\bat opening(?: time)?\b/g

const isOfOthers = (plain: string) => others.test(plain.replace(/\bnew year'?s\b/g, '')) && !tours.test(plain)

/** "Dog threw up, how's Wednesday at 5?", "Tuesday at 11, while the kids are in school": what isn't about the dog or the school. */
function besideOthers(plain: string): string {
  const left = plain
    .split(/[,:]\s+|\s+(?=do \d)/)
    .filter((part) => !others.test(part))
    .join(', ')
  return tourTimeIn(left) ? left : ''
}

/** "I get off BART at 5:15, so 5:30" */
const conclusion = /\bso (?:maybe |say |like |at |around |about )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?[\s.!?]*$/

/** "A look at 3B on Sunday" names no hour of its own. */
function withoutAddress(text: string, address: string): string {
  const unit = /#(\d{1,4}[a-z]?)\b/i.exec(address)?.[1]?.toLowerCase() ?? ''
  const left = text.replace(streetOf(address).toLowerCase(), ' ')
  if (unit === '') return left
  const isPlain = /[a-z]|\d{3}/.test(unit)
  return left.replace(
    new RegExp(
      String.raw`(?:#|\b(?:unit|apt\.?|apartment|number|no\.?) ?#?)${isPlain ? '?' : ''}\b${unit}\b(?!:\d)`,
      'g',
    ),
    ' ',
  )
}

function contactEvents(
  { name, email, phone, isEmailUnreadable }: Contact,
  read: Read[],
  isPhoneGiven: boolean,
): BookingEvent[] {
  const events: BookingEvent[] = []
  const says = (what: 'email' | 'name' | 'phone') => read.some((each) => each.disputed.includes(what))
  if (name !== null) events.push({ type: 'NAME_GIVEN', name })
  else if (says('name')) events.push({ type: 'NAME_DISPUTED' })
  if (email !== null) events.push({ type: 'EMAIL_GIVEN', email })
  else if (isEmailUnreadable) events.push({ type: 'EMAIL_UNREADABLE' })
  else if (says('email')) events.push({ type: 'EMAIL_DISPUTED' })
  if (phone !== null && isPhoneGiven) events.push({ type: 'PHONE_GIVEN', phone })
  else if (says('phone')) events.push({ type: 'PHONE_DISPUTED' })
  return events
}

const isRest = (timed: Timed[]) => (each: Read) =>
  !timed.includes(each) &&
  !each.wantsOtherTime &&
  each.answer === null &&
  each.isWhole &&
  each.disputed.length === 0 &&
  !each.namesKind &&
  !idle.test(each.sentence)

const idle =
  /^(?:(?:hi|hello|hey|thanks|thank you|please|great|good (?:morning|afternoon|evening)|penny|sorry|oh|hmm|there|cool|awesome|so much|very much|a lot)[\s,.!]*)+$/i
const tours =
  /\b(tours?|visit|see|view|viewing|showing|(?:come|coming)(?! to (?:an? |one |two |\d|\$))|stop by|swing by|appointment|book|schedule|meet|look at)\b/
const others =
  /\b(\d+ months? (?:only|minimum|or)|sign(?:ing)? for|move[- ]?in|lease|rent|rental|deposit|clos(?:e|ing)(?! to (?:\d|noon))|tenants?|built|year|hoa|fees?|offers? (?:due|reviewed|are)|deadline|pric(?:e|es|ing)|mortgage|schools?(?! (?:pick|drop|run))|parking|garage|pets?|dogs?|cats?|heating|laundry|utilit(?:y|ies)|walk to|(?<!\b(?:i|we) )drive to|(?<!\b(?:am|i'm|we're|are|be|is|get|getting|everybody|everyone|he's|she's|mins?|minutes|hours?) )away|bart|commute|square|sq|bedrooms?|bathrooms?|beds?|baths?)\b|\bavailable (?:from|as of|in|by)\b|\b(?:it|house|home|place|unit|apartment|condo|property) (?:be )?(?:become )?available\b/
