import type { LeadNote } from '../turn.ts'
import type { ClassifierModel } from '../understand/classifier.ts'
import type { Encoder } from '../understand/encoder.ts'
import { type Language, languageOf } from '../understand/language.ts'
import { type Financing, type LikelyQualification, likelyQualifications } from '../understand/learned.ts'
import { notesAnsweredIn } from './answered.ts'
import type { AskedOfVisitor } from './asked.ts'
import { contactIn } from './contact.ts'
import { downPaymentIn } from './down-payment.ts'
import { intentMeant, type OfferedFor } from './intent-by-listing.ts'
import { peopleAnywhere, withListed } from './listed-people.ts'
import { asPeople, asPets, isOtherwise } from './other-meanings.ts'
import { withoutOtherNumbers } from './other-numbers.ts'
import { isPlausible } from './plausible.ts'
import { qualificationsIn } from './qualifications.ts'
import { isOfOthers, spokenAnswer, spokenBeside, spokenIn, spokenOf } from './spoken.ts'
import { statementsIn } from './statements.ts'
import { peopleInWords, petsInWords } from './their-words.ts'
import { correctedBudget, tidied } from './tidied.ts'

/** Most statements of a message that are classified as a whole; and again in parts. Each takes time. */
const mostEncoded = 5
const mostWithParts = 9

/** Splits at commas: "Cash buyer, no agent, can close by Christmas". */
function partsOf(text: string): string[] {
  const parts = text.split(/[,;]\s+|\s+(?:and|plus|y)\s+/).filter((part) => /\S\s+\S/.test(part))
  return parts.length > 1 ? parts : []
}

/** `notesIn`, and notes by the classifier on the message's statements and their parts. */
export async function learnedNotesIn(
  message: string,
  asked: AskedOfVisitor,
  encoder?: Encoder,
  offered: OfferedFor = null,
): Promise<LeadNote[]> {
  const statements = encoder?.learned ? statementsIn(message).slice(0, mostEncoded) : []
  const whole = statements.map(({ text }) => text)
  const texts = [...whole, ...whole.flatMap(partsOf)].slice(0, mostWithParts)
  return notesIn(message, asked, await likelyQualifications(texts, encoder), encoder?.learned?.names, offered)
}

/**
 * What visitors say about themselves in a message, each with its sentence. Questions, hypotheticals, negations and quotations
 * don't count, and nothing is inferred. `asked`: what Penny asked last, for short answers.
 */
export function notesIn(
  message: string,
  asked: AskedOfVisitor,
  likely: Map<string, LikelyQualification> = new Map(),
  names?: ClassifierModel,
  offered: OfferedFor = null,
): LeadNote[] {
  const { name, reached } = contactIn(message, asked, names)
  const language = languageOf(message)
  const stated = statementsIn(message).flatMap(({ text: written, sentence }) => {
    const text = withoutOtherNumbers(written)
    const spoken = spokenIn(text, language)
    const isInvestor = spoken.some(({ value }) => value === 'investing')
    const found = (language === 'en' ? qualificationsIn(text) : []).filter(
      ({ topic }) => topic !== 'intent' || !isInvestor,
    )
    if (![...found, ...spoken].some(({ topic }) => topic === 'budget')) spoken.push(...correctedBudget(text))
    const isLooking = found.some(({ value }) => /^just /.test(value))
    const others = spoken.filter(
      ({ topic, value }) => !found.some((one) => one.topic === topic) && !(isLooking && value === 'browsing'),
    )
    const isTheirs = isOfOthers(text, language)
    const ownParts = isTheirs ? [] : [written, ...partsOf(written)].filter((part) => !isOfOthers(part, language))
    const learned = ownParts.flatMap((part) => learnedIn(part, language, likely.get(part), asked))
    const phrased = [...found, ...others].filter((note) => !isAnother(note, text, likely.get(written)))
    const isFirst = ({ topic }: Learned, place: number) =>
      !phrased.some((one) => one.topic === topic) && learned.findIndex((one) => one.topic === topic) === place
    const said = [...phrased, ...learned.filter(isFirst)]
    const heard = isTheirs ? said : intentMeant(said, text, offered)
    return [...heard, ...(isTheirs ? [] : downPaymentIn(written, heard))]
      .filter((note) => asked === note.topic || !isOtherwise(note, text))
      .flatMap((note) => tidied(withListed(asPeople(asPets(note, message)), text, sentence), text) ?? [])
      .map((note) => ({ ...note, sentence }))
  })
  stated.push(...besideOthers(message, stated, language))
  if (!stated.some((note) => note.topic === 'household' && isPlausible(note))) stated.push(...peopleAnywhere(message))
  const notes: LeadNote[] = [
    ...name,
    ...(namesHelper(message, language) ? stated.filter(({ topic }) => topic !== 'pets') : stated),
    ...reached,
  ]
  const answered = answersIn(message, asked).filter(({ topic }) => !notes.some((note) => note.topic === topic))
  return [...answered, ...notes].filter(
    (note, place, all) =>
      isPlausible(note) &&
      !(note.topic === 'household' && all.some((one) => one.topic === 'pets' && sameWords(one.value, note.value))) &&
      all.findIndex((each) => each.topic === note.topic && sameWords(each.value, note.value)) === place,
  )
}

type Learned = Pick<LeadNote, 'topic' | 'value'>

/** The probability from which the classifier overrules a phrase on financing: "Rocket Mortgage gave us the thumbs up". */
const surely = 0.9

const financingOf = (value: string): Financing =>
  /\b(?:sell|sale|sells|list)\b/i.test(value)
    ? 'needs to sell first'
    : /approv|qualif/i.test(value)
      ? 'preapproved'
      : /\bcash\b|\bcontado\b/i.test(value)
        ? 'cash'
        : 'mortgage'

function isAnother({ topic, value }: Learned, text: string, likely: LikelyQualification | undefined): boolean {
  if (topic !== 'financing' || !likely) return false
  const [name, share] = bestOf(likely.financing)
  return name !== 'none' && share > surely && name !== financingOf(value) && !(name === 'cash' && isNoCash.test(text))
}

/** "We're not paying cash" */
const isNoCash = /(?:\b(?:not|no|never|without)|n['’]t)\b(?: \w+){0,3} cash\b/i

const bestOf = <Name extends string>(shares: Record<Name, number>) =>
  (Object.entries(shares) as [Name, number][]).reduce((best, one) => (one[1] > best[1] ? one : best))

/** The probability that a classified statement needs to be noted; lower right after Penny's question. */
const likelyEnough = 0.55
const likelyAnswer = 0.4

/** The classifier's notes on one statement. */
function learnedIn(
  written: string,
  language: Language,
  likely: LikelyQualification | undefined,
  asked: AskedOfVisitor,
): Learned[] {
  if (!likely) return []
  const text = withoutOtherNumbers(written)
  const note = (topic: 'intent' | 'financing', shares: Record<string, number>, isAsked: boolean): Learned[] => {
    const [value, share] = bestOf(shares)
    const isSo = value !== 'none' && !(value === 'cash' && isNoCash.test(text))
    return isSo && share > (isAsked ? likelyAnswer : likelyEnough) ? [{ topic, value }] : []
  }
  return [
    ...note('intent', likely.intent, asked === 'purpose'),
    ...note('financing', likely.financing, asked === 'financing'),
    ...(likely.timing > (asked === 'timing' ? likelyAnswer : likelyEnough) ? spokenOf('timing', text, language) : []),
    ...(likely.budget > (asked === 'budget' ? likelyAnswer : likelyEnough) ? spokenOf('budget', text, language) : []),
    ...(likely.household > likelyEnough ? inTheirWords('household', peopleInWords(written)) : []),
    ...(likely.pets['no pets'] > likelyEnough && !isOfKids(text) ? [{ topic: 'pets' as const, value: 'no pets' }] : []),
    ...(likely.pets.pets > likelyEnough && !isOfKids(text) ? inTheirWords('pets', petsInWords(written)) : []),
  ]
}

/** "No kids, just me" says nothing of pets. */
const isOfKids = (text: string) =>
  /\b(?:kids?|child(?:ren)?|sons?|daughters?|girls|boys|bab(?:y|ies)|niñ[oa]s?|hij[oa]s?)\b/i.test(text) &&
  !/\b(?:pets?|animals?|dogs?|pupp(?:y|ies)|cats?|kitt(?:y|ens?)|birds?|parrots?|fish|hamsters?|rabbits?|bunn(?:y|ies)|turtles?|mascotas?|perr\w+|gat[oa]s?)\b/i.test(
    text,
  )

const inTheirWords = (topic: 'household' | 'pets', value: string | null): Learned[] => (value ? [{ topic, value }] : [])

/** An assistance animal isn't a pet, and the reason for it must not be stored. */
const helper =
  /\b(?:service|assistance|support|therapy|guide|seeing eye|hearing) (?:dog|cat|animal|pet)|emotional support|assistance animal|asistencia|apoyo emocional|\bblind\b|medical equipment/i

/** In Spanish "esa" means "that": there only capitals, or "un ESA", mean the animal. */
const namesHelper = (message: string, language: Language) =>
  helper.test(message) || (language === 'es' ? /\bESA\b|\b(?:un|mi) esa\b/.test(message) : /\besas?\b/i.test(message))

/** Notes that count only beside others in a message: "Two adults, no pets, Feb 1". */
function besideOthers(message: string, stated: LeadNote[], language: Language): LeadNote[] {
  if (stated.length === 0 || message.includes('?')) return []
  const isNew = ({ topic }: Pick<LeadNote, 'topic'>) => !stated.some((note) => note.topic === topic)
  const found = statementsIn(message).flatMap(({ text, sentence }) =>
    spokenBeside(withoutOtherNumbers(text), language)
      .filter((note) => isNew(note) && !isOtherwise(note, text))
      .map((each) => ({ ...each, sentence })),
  )
  return found.filter(({ topic }, place) => found.findIndex((each) => each.topic === topic) === place)
}

const longestAnswer = 80

/** Reads a short message as the answer to Penny's last question. */
function answersIn(message: string, asked: AskedOfVisitor): LeadNote[] {
  const answered = notesAnsweredIn(message, asked)
  const words = message.replace(/\s+/g, ' ').trim()
  if (answered.length > 0 || words.length > longestAnswer || words.includes('?')) return answered
  return spokenAnswer(words, asked, languageOf(words)).map((each) => ({ ...each, sentence: words }))
}

const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
