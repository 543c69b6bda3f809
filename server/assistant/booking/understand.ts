import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import { localAt } from '#server/rules/tour-time.ts'
import { type Answer, answerIn } from './answers.ts'
import { disputes, emailIn, nameIn, withoutEmails } from './contact.ts'
import { sentencesOf } from './sentences.ts'
import { spokenTimes } from './spoken.ts'
import { withoutTimes } from './times.ts'
import { agrees, type Standing, type Timed, timeEvents } from './wished.ts'

export interface Understood {
  /** In the order in which the machine is told: who, when, then yes or no. */
  events: BookingEvent[]
  /** Sentences that were not about the tour, as they were written. */
  rest: string[]
}

/** What a message says of a tour that is being booked. */
export function understand(message: string, standing: Standing): Understood {
  const read = sentencesOf(message).map((sentence) => readSentence(sentence, standing))
  const contact = contactEvents(read)
  const times = timeEvents(read, standing)
  const answers = read.map(({ answer }) => (answer === 'agreeable' ? (standing.isAsked ? 'yes' : null) : answer))
  const rest = read.filter(isRest(times.from)).map(({ sentence }) => sentence)
  if (contact.length > 0 || times.events.length > 0) {
    const isYes = contact.length === 0 && answers.includes('yes') && !answers.includes('no')
    const agreed = isYes && standing.state === 'confirming' && agrees(times.events, standing)
    return { events: agreed ? [{ type: 'YES' }] : [...contact, ...times.events], rest }
  }
  const answer = (['cancel', 'no', 'yes'] as const).find((each) => answers.includes(each))
  if (answer === 'yes' && standing.state === 'offering' && standing.context.offers.length === 1)
    return { events: [{ type: 'TIME_CHOSEN', number: 1 }], rest }
  return { events: answer ? [{ type: ({ cancel: 'CANCEL', no: 'NO', yes: 'YES' } as const)[answer] }] : [], rest }
}

interface Read extends Timed {
  sentence: string
  answer: Answer
  email: ReturnType<typeof emailIn>
  name: string | null
  disputed: ('email' | 'name')[]
}

function readSentence(sentence: string, standing: Standing): Read {
  const { state, record, now } = standing
  const email = emailIn(sentence, state === 'askingEmail')
  const name = nameIn(withoutEmails(sentence), state === 'askingName')
  const street = (record.address.split(',')[0] ?? '').toLowerCase()
  const plain = spokenTimes(withoutEmails(sentence).replace(phone, ' ')).replace(street, ' ')
  const isAbout = (what: 'email' | 'name' | 'time') => disputes(sentence, what, state === 'changing')
  return {
    sentence,
    times: others.test(plain) && !tours.test(plain) ? '' : plain,
    wantsOtherTime: isAbout('time'),
    // `yes, Tuesday at 3` is a yes where that is the time of the summary.
    answer: answerIn(withoutTimes(plain, localAt(now, record.timeZone).slice(0, 10))),
    email,
    name,
    disputed: (['email', 'name'] as const).filter(isAbout),
  }
}

function contactEvents(read: Read[]): BookingEvent[] {
  const events: BookingEvent[] = []
  const name = read.map((each) => each.name).find((each) => each !== null)
  const emails = read.map(({ email }) => email).filter((each) => each !== null)
  const given = emails.findLast((each) => each.kind === 'given')
  const says = (what: 'email' | 'name') => read.some((each) => each.disputed.includes(what))
  if (name) events.push({ type: 'NAME_GIVEN', name })
  else if (says('name')) events.push({ type: 'NAME_DISPUTED' })
  if (given?.kind === 'given') events.push({ type: 'EMAIL_GIVEN', email: given.email })
  else if (emails.length > 0) events.push({ type: 'EMAIL_UNREADABLE' })
  else if (says('email')) events.push({ type: 'EMAIL_DISPUTED' })
  return events
}

const isRest = (timed: Timed[]) => (each: Read) =>
  !timed.includes(each) &&
  !each.wantsOtherTime &&
  each.answer === null &&
  each.email === null &&
  each.name === null &&
  each.disputed.length === 0 &&
  !idle.test(each.sentence)

const phone = /(?<!\d)(?!\d{4}-\d\d-\d\d)\+?\d[\d\s().-]{7,}\d/g
const idle =
  /^(?:(?:hi|hello|hey|thanks|thank you|please|great|good (?:morning|afternoon|evening)|penny|sorry|oh|hmm|there|cool|awesome|so much|very much|a lot)[\s,.!]*)+$/i
const tours =
  /\b(tours?|visit|see|view|viewing|showing|come|coming|stop by|swing by|appointment|book|schedule|meet|look at)\b/
const others =
  /\b(move[- ]?in|lease|rent|rental|deposit|clos(?:e|ing)|tenants?|built|year|hoa|fees?|offers? (?:due|reviewed|are)|deadline|pric(?:e|es|ing)|mortgage|schools?|parking|garage|pets?|dogs?|cats?|heating|laundry|utilit(?:y|ies)|walk to|drive to|away|bart|commute|square|sq|bedrooms?|bathrooms?|beds?|baths?)\b|\bavailable (?:from|as of|in|by)\b|\b(?:it|house|home|place|unit|apartment|condo|property) (?:be )?(?:become )?available\b/
