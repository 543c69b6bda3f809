import { breaksFairHousing, guardMessage } from '#assistant/guard/guard.ts'
import { oneLine, shortened } from '#machines/property-page/summary.ts'
import { clockTimeOf, longForm, shortDayOf } from '#server/rules/tour-time.ts'
import type { LeadNote, ListingRecord, Said, Tone } from '../turn.ts'
import { greetingFor } from './greeting.ts'
import { listed, subjectsAsked } from './subjects.ts'

export interface Conversation {
  record: ListingRecord
  notes: LeadNote[]
  transcript: Said[]
  contact: { name: string | null; email: string } | null
  /** A tour that was asked for: an ISO moment, or the time in words. */
  tour: { time: string } | null
  /** What was asked and is not in the listing, in the visitor's words. */
  unanswered: string[]
  tone: Tone
}

const longest = 200

/**
 * A letter that the seller may send to a prospect, as a draft: plain text of up to 200 words, which tells what was asked,
 * the tour and what is still open, and nothing of who the prospect is.
 */
export function draftFollowUp(conversation: Conversation): { subject: string; text: string } {
  const open = openQuestions(conversation)
  for (let count = open.length; count >= 0; count -= 1) {
    const draft = drafted(conversation, open.slice(0, count))
    if (isFit(draft)) return draft
  }
  return drafted({ ...conversation, ...nothingOfTheirs, record: { ...conversation.record, address: '' } }, [])
}

const nothingOfTheirs = { notes: [], transcript: [], contact: null, tour: null }

/** Texts that are harmless alone may steer side by side. */
function isFit({ subject, text }: { subject: string; text: string }): boolean {
  return text.split(/\s+/).length <= longest && !breaksFairHousing(`${subject}\n${text}`)
}

function drafted(conversation: Conversation, open: string[]): { subject: string; text: string } {
  const { notes, contact, tone, record } = conversation
  const home = homeOf(record)
  const when = tourTime(conversation)
  const paragraphs = [
    greetingFor(contact?.name ?? notes.findLast(({ topic }) => topic === 'name')?.value ?? null),
    thanks(conversation, home, open),
    tourWords(when),
    openWords(open),
    knownWords(notes),
    nextStep(when !== null, record.givesTours, tone),
    'Kind regards,',
  ]
  return { subject: subjectOf(home, conversation, open), text: paragraphs.filter((each) => each !== null).join('\n\n') }
}

function thanks({ transcript }: Conversation, home: string, open: string[]): string {
  const asked = subjectsAsked(transcript, open)
  const first = `Thank you for your interest in ${home}.`
  return asked.length === 0
    ? first
    : `${first} I saw that you asked about ${listed(asked)}, and I am happy to go into more detail.`
}

function tourWords(when: string | null): string | null {
  if (when === null) return null
  return `Your request to see it is for ${when}. If another time suits you better, reply with one and we will arrange it.`
}

function openWords(open: string[]): string | null {
  const [first] = open
  if (first === undefined) return null
  if (open.length === 1)
    return `One question is still open: “${first}” I will find out and write to you as soon as I know.`
  return [
    `${open.length === 2 ? 'Two' : 'Three'} questions are still open:`,
    ...open.map((each) => `- ${each}`),
    'I will find out and write to you as soon as I know.',
  ].join('\n')
}

/** Of what a prospect said of themselves only what the next step hangs on; never who they are or live with. */
function knownWords(notes: LeadNote[]): string | null {
  const timing = notes.findLast(({ topic }) => topic === 'timing')
  const when = timing && plain(timing.value, 40)
  const knowsMeans = notes.some(({ topic }) => topic === 'financing')
  if (when && /\b(rush|hurry|looking|browsing)\b/i.test(when)) return 'Please take all the time you need.'
  const words = [
    when ? `Thank you for telling me about your timing (${when}); I will keep it in mind.` : null,
    knowsMeans ? `Thank you ${when ? 'also ' : ''}for the word on your financing; it helps with the next steps.` : null,
  ].filter((each) => each !== null)
  return words.length > 0 ? words.join(' ') : null
}

function nextStep(hasTour: boolean, givesTours: boolean, tone: Tone): string {
  if (hasTour)
    return {
      balanced: 'If anything else comes to mind before then, just reply to this letter.',
      assertive: 'Reply with anything you would like to have ready at the tour, and I will prepare it.',
      exploratory:
        'If there is a room or a detail you would like to spend more time on, tell me, and we will plan for it.',
    }[tone]
  if (!givesTours) return 'If you would like to know anything else, just reply to this letter.'
  return {
    balanced: `Would you like to see it? Reply with a day and a time that suit you, and I will see what is free.`,
    assertive: `The next step is to see it. Send me two or three times that suit you, and I will confirm one of them.`,
    exploratory: `If you would like to picture it better, come and see it. There is no hurry: tell me what matters most to you in a home, or name a day that suits you.`,
  }[tone]
}

function subjectOf(home: string, { record, tour }: Conversation, open: string[]): string {
  const moment = momentOf(tour)
  const title = home === 'the home' ? 'The home' : home
  if (moment)
    return `${title}: your tour on ${shortDayOf(moment, record.timeZone)}, ${clockTimeOf(moment, record.timeZone)}`
  if (tour) return `${title}: your tour`
  return open.length > 0 ? `${title}: your questions` : `${title}: thank you for your interest`
}

function tourTime({ record, tour }: Conversation): string | null {
  const moment = momentOf(tour)
  return moment ? longForm(moment, record.timeZone) : tour && (plain(tour.time, 60) ?? 'the time you chose')
}

function momentOf(tour: Conversation['tour']): Date | null {
  if (!tour || !/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(tour.time)) return null
  const moment = new Date(tour.time)
  return Number.isNaN(moment.getTime()) ? null : moment
}

function openQuestions({ unanswered, record }: Conversation): string[] {
  const asked = unanswered
    .filter((each) => guardMessage(each, record) === null)
    .flatMap((each) => plain(each, 120) ?? [])
    .map((each) => each.charAt(0).toUpperCase() + each.slice(1) + (/[.?!…]$/.test(each) ? '' : '?'))
  return [...new Set(asked)].slice(0, 3)
}

function homeOf({ address }: ListingRecord): string {
  return plain(address.split(',')[0] ?? '', 60) ?? 'the home'
}

/** A text of somebody else, in one line; null when it is empty or steers. */
function plain(text: string, limit: number): string | null {
  const line = shortened(oneLine(text.replace(/\p{Cf}/gu, '')), limit)
  return /[\p{L}\p{N}]/u.test(line) && !breaksFairHousing(line) ? line : null
}
