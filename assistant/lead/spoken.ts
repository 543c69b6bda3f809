import type { LeadNote } from '../turn.ts'
import type { Language } from '../understand/language.ts'
import type { AskedOfVisitor } from './asked.ts'
import { amountOf, budgetIn, widened } from './spoken-budget.ts'
import { budgetAnswer, budgets } from './spoken-budgets.ts'
import { financingAnswer, financings } from './spoken-financing.ts'
import { intents, purposeAnswer } from './spoken-intent.ts'
import { type Spoken, type SpokenLine, spokenLine } from './spoken-line.ts'
import { households, spokenPets } from './spoken-people.ts'
import { timingAnswer, timingBeside, timings } from './spoken-timing.ts'

type Topic = LeadNote['topic']
type Found = Pick<LeadNote, 'topic' | 'value'>

const all: [Topic, Spoken[]][] = [
  ['intent', intents],
  ['timing', timings],
  ['budget', budgets],
  ['financing', financings],
  ['household', households],
  ['pets', spokenPets],
]
const answers: Partial<Record<NonNullable<AskedOfVisitor>, [Topic, Spoken[]]>> = {
  purpose: ['intent', purposeAnswer],
  timing: ['timing', timingAnswer],
  budget: ['budget', budgetAnswer],
  financing: ['financing', financingAnswer],
}

/** A clause as a whole, then its parts. */
const linesOf = (text: string, language: Language) =>
  [text, ...text.split(/[,;:]\s+|\s+[-–—]+\s+(?!\$?\d)|\.{2,}|\s+(?=but\b)/).filter((part) => part !== text)].map(
    (part) => spokenLine(part, language),
  )

/** Notes from one clause about its speaker; reads numbers in words, short forms, fragments and Spanish. */
export function spokenIn(text: string, language: Language): Found[] {
  const lines = linesOf(text, language)
  const isTheirs = isOfOthers(text, language)
  return all.flatMap(([topic, patterns]) => {
    if (isTheirs && topic !== 'budget') return []
    const value = lines.map((line) => valueIn(line, patterns, topic)).find((found) => found != null)
    const other = value ?? (topic === 'budget' ? lines.map((line) => budgetIn(line, false)).find(Boolean) : null)
    return other ? [{ topic, value: other }] : []
  })
}

/** Whether a clause is about another person. */
export const isOfOthers = (text: string, language: Language) => {
  const { line } = spokenLine(text, language)
  return ofOthers.test(line) && !wantedOut.test(line)
}

/** "The landlord wants us out in March" is the visitor's own date. */
const wantedOut = /\b(?:us|me) out\b/

/** A date or an amount in a clause, for messages that contain other notes on the visitor. */
export function spokenBeside(text: string, language: Language): Found[] {
  const lines = linesOf(text, language)
  const timing = lines[0] && valueIn(lines[0], timingBeside, 'timing')
  const budget = lines.map((line) => budgetIn(line, true)).find(Boolean)
  return [
    ...(timing ? [{ topic: 'timing' as const, value: timing }] : []),
    ...(budget ? [{ topic: 'budget' as const, value: budget }] : []),
  ]
}

/** The date or the amount in a statement that the classifier assigned to `topic`, in any wording. */
export function spokenOf(topic: 'timing' | 'budget', text: string, language: Language): Found[] {
  const lines = linesOf(text, language)
  const find = (line: SpokenLine) =>
    topic === 'timing' ? (valueIn(line, timingBeside, topic) ?? valueIn(line, timingAnswer, topic)) : amountOf(line)
  const value = lines.map(find).find(Boolean) ?? (topic === 'timing' ? shortly(text) : null)
  return value ? [{ topic, value }] : []
}

const longestTiming = 60

/** "Once the kids are out of school": a time without a date is stored as written. */
const shortly = (text: string) =>
  text.length <= longestTiming && namesTime.test(text) ? text.replace(/[\s.!,;]+$/, '') : null
const namesTime =
  /\b(?:(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|q[1-4]|once|when|whenever|after|before|until|till|til|by|as|soon|sooner|later|early|earlier|while|during|within|now|today|tonight|tomorrow|asap|rush|hurry|urgent\w*|flexible|ready|immediate\w*|hours?|days?|weeks?|weekends?|months?|years?|semester|term|spring|summer|autumn|fall|winter|holidays?|christmas|thanksgiving|easter|birthday|deadline|timeline|dates?|time|next|end|start|starts|ends?|up|out|over|\d{1,4}(?:st|nd|rd|th)?|first|last)\b|(?<!\p{L})(?:cuando|despu[eé]s|antes|hasta|en cuanto|pronto|d[ií]as?|semanas?|mes(?:es)?|años?|verano|invierno|otoño|primavera|ahora|hoy|mañana|urgente|prisa|fin|termin\p{L}+|acab\p{L}+)(?!\p{L})/iu

/** Reads a short message as the answer to Penny's last question. */
export function spokenAnswer(text: string, asked: AskedOfVisitor, language: Language): Found[] {
  const answer = asked && answers[asked]
  if (!answer) return []
  const value = valueIn(spokenLine(text, language), answer[1], answer[0])
  return value ? [{ topic: answer[0], value }] : []
}

/** Patterns for what another person has, wants or needs. */
const ofOthers =
  /^(?!.*\b(?:would|will|all|both) (?:all |both |also )?(?:live|move|stay) (?:here|there|in it|with (?:me|us))\b)(?:(?:and|but|so|my|our|the|his|her|a|one) ){0,8}(?:brother|sister|friend|neighbors?|seller|owner|landlord|agent|boss|cousin|cousins|buyers?|people|everyone|you|they|family of \S+) (?!and |i |me |\d|#)(?:\S+ )*(?:have|has|had|is|are|need|needs|prefers?|wants?|lives?|keeps?|looking|own|owns|will|would)\b/

const denied = /\b(?:not|no|never|without|neither|nor|hardly)(?: (?!but\b)\S+){0,3} $/

function valueIn({ line, written }: SpokenLine, patterns: Spoken[], topic: Topic): string | null {
  for (const { said, as, isDenial } of patterns) {
    const match = said.exec(line)
    if (!match || (!isDenial && denied.test(line.slice(0, match.index)))) continue
    if (as) return as
    const found = match.indices?.groups?.value ?? [match.index, match.index + match[0].length]
    const [start, end] = topic === 'budget' ? widened(line, found) : found
    const value = written(start, end)
    if (value !== '') return withScale(value, line.slice(start, end))
  }
  return null
}

/** "1.85" of a price is millions. */
const withScale = (value: string, line: string) =>
  /~\d+\.\d/.test(line) && !/\bmil(?:l|lion|l[oó]n|lones)?(?!\p{L})/iu.test(value) ? `${value} million` : value
