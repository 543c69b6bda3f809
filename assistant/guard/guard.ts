import type { Listing } from '../listing.ts'
import { clausesOf } from '../understand/clauses.ts'
import { adviceQuestions } from './advice.ts'
import { adverts, claims } from './claims.ts'
import { withoutHarmless } from './harmless.ts'
import type { AdviceKind, FairHousingKind } from './kinds.ts'
import { phrases } from './phrase.ts'
import { plainWords } from './plain-words.ts'
import { questions } from './questions.ts'
import { adviceWords, closingWords, fairHousingWords } from './wording.ts'

export interface Guarded {
  /** The whole answer to what is guarded; nobody words it anew. */
  text: string
  topic: 'fairHousing' | 'advice'
  /** What else the message says, to be answered as ever; empty when there is nothing. */
  rest: string
}

const claimed = compiled(claims)
const unquotable = [...claimed, ...compiled(adverts)]
const fairHousing = [...claimed, ...compiled(questions)]
const advice = compiled(adviceQuestions)

/**
 * The answer to a message that asks who lives there, whether it is safe, how good the schools are and the like, or for
 * advice on law, tax, mortgage or value; null when it asks for nothing of the kind.
 */
export function guardMessage(message: string, record: Listing): Guarded | null {
  const { homes, advices } = kindsIn(message)
  if (homes.length + advices.length === 0) return null
  const texts = [
    ...homes.map((kind) => fairHousingWords[kind](quotable(record))),
    ...advices.map((kind) => adviceWords[kind]),
    closingWords,
  ]
  const rest = clausesOf(message).flatMap(({ text, isMarked }) =>
    isGuarded(text) ? [] : [isMarked && !text.endsWith('?') ? `${text}?` : text],
  )
  return {
    text: texts.join(' '),
    topic: homes.length > 0 ? 'fairHousing' : 'advice',
    rest: rest.join(' '),
  }
}

/** Whether a text steers: whoever wrote it, Penny does not repeat it. Access for wheelchairs and the like is no such thing. */
export function breaksFairHousing(text: string): boolean {
  return kindsOf(unquotable, withoutHarmless(plainWords(text))).length > 0
}

/** A district's name is the seller's text too. */
function quotable(record: Listing): Listing {
  const { schoolDistrict } = record.facts
  if (schoolDistrict === null || !breaksFairHousing(schoolDistrict)) return record
  return { ...record, facts: { ...record.facts, schoolDistrict: '' } }
}

function isGuarded(text: string): boolean {
  const { homes, advices } = kindsIn(text)
  return homes.length + advices.length > 0
}

/** What a message asks that fair housing or the limits of advice keep Penny from answering. */
export function kindsIn(message: string): { homes: FairHousingKind[]; advices: AdviceKind[] } {
  const plain = withoutHarmless(plainWords(message))
  return { homes: [...new Set(kindsOf(fairHousing, plain))], advices: kindsOf(advice, plain) }
}

function kindsOf<Kind>(patterns: [Kind, RegExp[]][], plain: string): Kind[] {
  return patterns.filter(([, each]) => each.some((pattern) => plain.search(pattern) >= 0)).map(([kind]) => kind)
}

/** A pattern for each phrase: one for all of them takes three times as long to compile. */
function compiled<Kind extends string>(sources: Partial<Record<Kind, string[]>>): [Kind, RegExp[]][] {
  return (Object.entries(sources) as [Kind, string[]][]).map(([kind, each]) => [
    kind,
    each.map((one) => phrases([one])),
  ])
}

// A pattern is compiled by the first texts that it meets, for narrow letters and for wide: none of them a visitor's.
for (const text of ['the first', 'the second', '“the third”', '“the fourth”']) {
  kindsIn(text)
  breaksFairHousing(text)
}
