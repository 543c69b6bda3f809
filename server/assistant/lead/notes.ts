import type { Encoder } from '#assistant/understand/encoder.ts'
import { type Language, languageOf } from '#assistant/understand/language.ts'
import { type Financing, type LikelyQualification, likelyQualifications } from '#assistant/understand/learned.ts'
import type { LeadNote } from '../turn.ts'
import { notesAnsweredIn } from './answered.ts'
import type { AskedOfVisitor } from './asked.ts'
import { contactIn } from './contact.ts'
import { qualificationsIn } from './qualifications.ts'
import { isOfOthers, spokenAnswer, spokenBeside, spokenIn, spokenOf } from './spoken.ts'
import { statementsIn } from './statements.ts'

/** So many statements of a message are read with what was learned, and so many with the parts of them: each takes its time. */
const mostEncoded = 3
const mostWithParts = 6

/** "Cash buyer, no agent, can close by Christmas": what stands between commas may say something of its own. */
function partsOf(text: string): string[] {
  const parts = text.split(/[,;]\s+|\s+(?:and|plus|y)\s+/).filter((part) => /\S\s+\S/.test(part))
  return parts.length > 1 ? parts : []
}

/** `notesIn` with what was learned of statements like the ones of a message, and of their parts. */
export async function learnedNotesIn(message: string, asked: AskedOfVisitor, encoder?: Encoder): Promise<LeadNote[]> {
  const statements = encoder?.learned ? statementsIn(message).slice(0, mostEncoded) : []
  const whole = statements.map(({ text }) => text)
  const texts = [...whole, ...whole.flatMap(partsOf)].slice(0, mostWithParts)
  return notesIn(message, asked, await likelyQualifications(texts, encoder))
}

/**
 * What a visitor says of themselves in a message, each with the sentence it stands in: no question, supposition,
 * negation or quotation, and nothing inferred. `asked` is what Penny asked last, for short answers.
 */
export function notesIn(
  message: string,
  asked: AskedOfVisitor,
  likely: Map<string, LikelyQualification> = new Map(),
): LeadNote[] {
  const { name, reached } = contactIn(message, asked)
  const language = languageOf(message)
  const stated = statementsIn(message).flatMap(({ text, sentence }) => {
    const spoken = spokenIn(text, language)
    const isInvestor = spoken.some(({ value }) => value === 'investing')
    const found = (language === 'en' ? qualificationsIn(text) : []).filter(
      ({ topic }) => topic !== 'intent' || !isInvestor,
    )
    const isLooking = found.some(({ value }) => /^just /.test(value))
    const others = spoken.filter(
      ({ topic, value }) => !found.some((one) => one.topic === topic) && !(isLooking && value === 'browsing'),
    )
    const ownParts = isOfOthers(text, language)
      ? []
      : [text, ...partsOf(text)].filter((part) => !isOfOthers(part, language))
    const learned = ownParts.flatMap((part) => learnedIn(part, language, likely.get(part), asked))
    const phrased = [...found, ...others].filter((note) => !isAnother(note, likely.get(text)))
    const isFirst = ({ topic }: Learned, place: number) =>
      !phrased.some((one) => one.topic === topic) && learned.findIndex((one) => one.topic === topic) === place
    return [...phrased, ...learned.filter(isFirst)].map((each) => ({
      ...each,
      sentence,
    }))
  })
  stated.push(...besideOthers(message, stated, language))
  const notes: LeadNote[] = [
    ...name,
    ...(namesHelper(message, language) ? stated.filter(({ topic }) => topic !== 'pets') : stated),
    ...reached,
  ]
  const answered = answersIn(message, asked).filter(({ topic }) => !notes.some((note) => note.topic === topic))
  return [...answered, ...notes].filter(
    (note, place, all) =>
      all.findIndex((each) => each.topic === note.topic && sameWords(each.value, note.value)) === place,
  )
}

type Learned = Pick<LeadNote, 'topic' | 'value'>

/** From here on what was learned of how someone pays stands against a phrase: "Rocket Mortgage gave us the thumbs up". */
const surely = 0.9

const financingOf = (value: string): Financing =>
  /\b(?:sell|sale|sells|list)\b/i.test(value)
    ? 'needs to sell first'
    : /approv|qualif/i.test(value)
      ? 'preapproved'
      : /\bcash\b|\bcontado\b/i.test(value)
        ? 'cash'
        : 'mortgage'

function isAnother({ topic, value }: Learned, likely: LikelyQualification | undefined): boolean {
  if (topic !== 'financing' || !likely) return false
  const [name, share] = bestOf(likely.financing)
  return name !== 'none' && share > surely && name !== financingOf(value)
}

const bestOf = <Name extends string>(shares: Record<Name, number>) =>
  (Object.entries(shares) as [Name, number][]).reduce((best, one) => (one[1] > best[1] ? one : best))

/** A statement has to be likelier than this to be noted; less where Penny has just asked. */
const likelyEnough = 0.55
const likelyAnswer = 0.4

/** What was learned of statements like this one. */
function learnedIn(
  text: string,
  language: Language,
  likely: LikelyQualification | undefined,
  asked: AskedOfVisitor,
): Learned[] {
  if (!likely) return []
  const note = (topic: 'intent' | 'financing', shares: Record<string, number>, isAsked: boolean): Learned[] => {
    const [value, share] = bestOf(shares)
    return value !== 'none' && share > (isAsked ? likelyAnswer : likelyEnough) ? [{ topic, value }] : []
  }
  return [
    ...note('intent', likely.intent, asked === 'purpose'),
    ...note('financing', likely.financing, asked === 'financing'),
    ...(likely.timing > (asked === 'timing' ? likelyAnswer : likelyEnough) ? spokenOf('timing', text, language) : []),
    ...(likely.budget > (asked === 'budget' ? likelyAnswer : likelyEnough) ? spokenOf('budget', text, language) : []),
    ...(likely.household > likelyEnough ? inTheirWords('household', text) : []),
    ...(likely.pets['no pets'] > likelyEnough ? [{ topic: 'pets' as const, value: 'no pets' }] : []),
    ...(likely.pets.pets > likelyEnough ? inTheirWords('pets', text) : []),
  ]
}

const longestWords = 60

/** All of a short statement, where it's learned what it is about and no phrase says which of its words count. */
function inTheirWords(topic: 'household' | 'pets', text: string): Learned[] {
  const value = text.replace(/^[\s,;]+|[\s.!,;]+$/g, '')
  // "Me, my mother" is read as two statements.
  return value !== '' && !/^(?:me|i|us|we)$/i.test(value) && value.length <= longestWords ? [{ topic, value }] : []
}

/** An animal that helps someone is no pet, and why it helps is nobody's to note. */
const helper =
  /\b(?:service|assistance|support|therapy|guide|seeing eye|hearing) (?:dog|cat|animal|pet)|emotional support|assistance animal|asistencia|apoyo emocional|\bblind\b|medical equipment/i

/** In Spanish "esa" is "that": there only the capitals, or "un ESA", name the animal. */
const namesHelper = (message: string, language: Language) =>
  helper.test(message) || (language === 'es' ? /\bESA\b|\b(?:un|mi) esa\b/.test(message) : /\besas?\b/i.test(message))

/** "Two adults, no pets, Feb 1": what stands beside other things that a visitor says of themselves. */
function besideOthers(message: string, stated: LeadNote[], language: Language): LeadNote[] {
  if (stated.length === 0 || message.includes('?')) return []
  const isNew = ({ topic }: Pick<LeadNote, 'topic'>) => !stated.some((note) => note.topic === topic)
  const found = statementsIn(message).flatMap(({ text, sentence }) =>
    spokenBeside(text, language)
      .filter(isNew)
      .map((each) => ({ ...each, sentence })),
  )
  return found.filter(({ topic }, place) => found.findIndex((each) => each.topic === topic) === place)
}

const longestAnswer = 80

/** What a short message says as the answer to what Penny asked. */
function answersIn(message: string, asked: AskedOfVisitor): LeadNote[] {
  const answered = notesAnsweredIn(message, asked)
  const words = message.replace(/\s+/g, ' ').trim()
  if (answered.length > 0 || words.length > longestAnswer || words.includes('?')) return answered
  return spokenAnswer(words, asked, languageOf(words)).map((each) => ({ ...each, sentence: words }))
}

const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
