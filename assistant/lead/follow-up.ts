import { streetOf } from '#domain/address.ts'
import { clockTimeWithZone, inSentence, shortDayOf } from '#domain/moment-words.ts'
import { oneLine, truncate } from '#domain/text.ts'
import type { Fact } from '../decide/part.ts'
import { adviceIn } from '../guard/advice.ts'
import { asksProtected, steeringIn } from '../guard/fair-housing.ts'
import type { Listing } from '../listing.ts'
import type { Tone } from '../say/initiative.ts'
import type { LeadNote, SellerAnswer } from '../turn.ts'
import { greetingFor } from './greeting.ts'

export interface FollowUpConversation {
  record: Listing
  notes: LeadNote[]
  /** Facts that Penny gave from the listing, oldest first. */
  given: Fact[]
  /** The seller's answers to the visitor's questions. */
  answered: Pick<SellerAnswer, 'question' | 'answer'>[]
  contact: { name: string | null; email: string } | null
  /** The requested tour: an ISO instant, or the time in words. */
  tour: { time: string } | null
  /** Questions that the listing doesn't answer, in the visitor's words. */
  unanswered: string[]
  tone: Tone
  /** When the draft is written; dates in another year are shown with it. */
  now: Date
}

const longest = 200

/**
 * Drafts an email for the seller to send to a prospect: plain text of at most 200 words, with the answers given, the tour and
 * what is still open, and nothing about who the prospect is.
 */
export function draftFollowUp(conversation: FollowUpConversation): { subject: string; text: string } {
  const facts = factsGiven(conversation)
  const open = openQuestions(conversation)
  for (let kept = facts.length; kept >= 0; kept -= 1) {
    for (let count = open.length; count >= 0; count -= 1) {
      const draft = drafted(conversation, facts.slice(0, kept), open.slice(0, count))
      if (isFit(draft)) return draft
    }
  }
  return drafted({ ...conversation, ...nothingOfTheirs, record: { ...conversation.record, address: '' } }, [], [])
}

const nothingOfTheirs = { notes: [], contact: null, tour: null }

/** Texts that are harmless one by one may break fair housing rules together. */
function isFit({ subject, text }: { subject: string; text: string }): boolean {
  return text.split(/\s+/).length <= longest && steeringIn(`${subject}\n${text}`) === null
}

function drafted(
  conversation: FollowUpConversation,
  facts: string[],
  open: string[],
): { subject: string; text: string } {
  const { notes, contact, tone, record } = conversation
  const home = homeOf(record)
  const when = tourTime(conversation)
  const paragraphs = [
    greetingFor(contact?.name ?? notes.findLast(({ topic }) => topic === 'name')?.value ?? null),
    `Thanks for your interest in ${home}.`,
    factWords(facts),
    tourWords(when),
    openWords(open),
    knownWords(notes),
    nextStep(when !== null, record.givesTours, tone),
    'Best regards,',
  ]
  return { subject: subjectOf(home, conversation, open), text: paragraphs.filter((each) => each !== null).join('\n\n') }
}

function factWords(facts: string[]): string | null {
  return facts.length === 0 ? null : ['Here is what you asked about:', ...facts.map((fact) => `- ${fact}`)].join('\n')
}

function tourWords(when: string | null): string | null {
  if (when === null) return null
  return `Your tour request is for ${when}. If another time works better, just reply and let me know.`
}

function openWords(open: string[]): string | null {
  const [first] = open
  if (first === undefined) return null
  if (open.length === 1) return `You also asked: “${first}” I’ll find out and let you know.`
  return [
    `You also asked these ${open.length === 2 ? 'two' : 'three'} questions:`,
    ...open.map((each) => `- ${each}`),
    'I’ll find out and let you know.',
  ].join('\n')
}

/** Of the notes, only what the next step depends on; never who they are or who they live with. */
function knownWords(notes: LeadNote[]): string | null {
  const timing = notes.findLast(({ topic }) => topic === 'timing')
  const when = timing && plain(timing.value, 40)
  const knowsMeans = notes.some(({ topic }) => topic === 'financing')
  if (when && /\b(rush|hurry|looking|browsing)\b/i.test(when)) return 'Please take all the time you need.'
  const words = [
    when ? `Thanks for telling me about your timing (${when}). I’ll keep it in mind.` : null,
    knowsMeans
      ? `Thanks ${when ? 'also ' : ''}for telling me about your financing. It helps with the next steps.`
      : null,
  ].filter((each) => each !== null)
  return words.length > 0 ? words.join(' ') : null
}

function nextStep(hasTour: boolean, givesTours: boolean, tone: Tone): string {
  if (hasTour)
    return {
      balanced: 'If you have any questions before then, just reply to this email.',
      assertive: 'If there’s anything you’d like me to prepare for the tour, just reply and let me know.',
      exploratory: 'Is there anything you’d like to spend more time on during the tour? Just let me know.',
    }[tone]
  if (!givesTours) return 'If you have any other questions, just reply to this email.'
  return {
    balanced: `Would you like to see it? Send me a day and time that work for you, and I’ll check what’s open.`,
    assertive: `The next step is to see it. Send me two or three times that work for you, and I’ll confirm one.`,
    exploratory: `What matters most to you in a home? If you’d like to see it, send me a day that works for you.`,
  }[tone]
}

function subjectOf(home: string, { record, tour, now }: FollowUpConversation, open: string[]): string {
  const moment = momentOf(tour)
  const title = home === 'the home' ? 'The home' : home
  if (moment)
    return `${title}: your tour on ${shortDayOf(moment, record.timeZone, now)}, ${clockTimeWithZone(moment, record.timeZone)}`
  if (tour) return `${title}: your tour`
  return open.length > 0 ? `${title}: your questions` : `${title}: thank you for your interest`
}

function tourTime({ record, tour, now }: FollowUpConversation): string | null {
  const moment = momentOf(tour)
  return moment ? inSentence(moment, record.timeZone, now) : tour && (plain(tour.time, 60) ?? 'the time you chose')
}

function momentOf(tour: FollowUpConversation['tour']): Date | null {
  if (!tour || !/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(tour.time)) return null
  const moment = new Date(tour.time)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Not about protected traits, and not a question for advice. */
const isPlainQuestion = (text: string) => !asksProtected(text) && adviceIn(text).length === 0

function openQuestions({ unanswered }: FollowUpConversation): string[] {
  const asked = unanswered
    .filter(isPlainQuestion)
    .flatMap((each) => plain(each, 120) ?? [])
    .map((each) => each.charAt(0).toUpperCase() + each.slice(1) + (/[.?!…]$/.test(each) ? '' : '?'))
  return [...new Set(asked)].slice(0, 3)
}

const mostFacts = 5

/** The last answer on each subject, in the order in which the subjects came up, then the seller's answers. */
function factsGiven({ given, answered }: FollowUpConversation): string[] {
  const byTopic = new Map(given.map(({ topic, text }) => [topic, text]))
  const listing = [...byTopic.values()].flatMap((text) => plain(text, 200) ?? [])
  const owner = answered
    .filter(({ question, answer }) => isPlainQuestion(question) && isPlainQuestion(answer))
    .flatMap(({ question, answer }) => {
      const [asked, said] = [plain(question, 120), plain(answer, 200)]
      return asked !== null && said !== null ? [`You asked: “${asked}” The answer is: “${said}”`] : []
    })
  return [...new Set([...owner, ...listing])].slice(0, mostFacts)
}

function homeOf({ address }: Listing): string {
  return plain(streetOf(address), 60) ?? 'the home'
}

/** Someone else's text on one line; null when it's empty or breaks fair housing rules. */
function plain(text: string, limit: number): string | null {
  const line = truncate(oneLine(text.replace(/\p{Cf}/gu, '')), limit)
  return /[\p{L}\p{N}]/u.test(line) && steeringIn(line) === null ? line : null
}
