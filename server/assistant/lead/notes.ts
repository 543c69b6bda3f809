import { type Language, languageOf } from '#assistant/understand/language.ts'
import type { LeadNote } from '../turn.ts'
import { answeredIn } from './answered.ts'
import type { AskedOfVisitor } from './asked.ts'
import { contactIn } from './contact.ts'
import { qualificationsIn } from './qualifications.ts'
import { spokenAnswer, spokenBeside, spokenIn } from './spoken.ts'
import { statementsIn } from './statements.ts'

/**
 * What a visitor says of themselves in a message, each with the sentence it stands in: no question, supposition,
 * negation or quotation, and nothing inferred. `asked` is what Penny asked last, for short answers.
 */
export function notesIn(message: string, asked: AskedOfVisitor): LeadNote[] {
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
    return [...found, ...others].map((each) => ({ ...each, sentence }))
  })
  stated.push(...besideOthers(message, stated, language))
  const notes: LeadNote[] = [
    ...name,
    ...(helper.test(message) ? stated.filter(({ topic }) => topic !== 'pets') : stated),
    ...reached,
  ]
  const answered = answersIn(message, asked).filter(({ topic }) => !notes.some((note) => note.topic === topic))
  return [...answered, ...notes].filter(
    (note, place, all) =>
      all.findIndex((each) => each.topic === note.topic && sameWords(each.value, note.value)) === place,
  )
}

/** An animal that helps someone is no pet, and why it helps is nobody's to note. */
const helper =
  /\b(?:service|assistance|support|therapy|guide|seeing eye|hearing) (?:dog|cat|animal|pet)|\besa\b|emotional support|assistance animal|asistencia|apoyo emocional|\bblind\b|medical equipment/i

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
  const answered = answeredIn(message, asked)
  const words = message.replace(/\s+/g, ' ').trim()
  if (answered.length > 0 || words.length > longestAnswer || words.includes('?')) return answered
  return spokenAnswer(words, asked, languageOf(words)).map((each) => ({ ...each, sentence: words }))
}

const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
