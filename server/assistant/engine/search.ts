import MiniSearch, { type SearchResult } from 'minisearch'
import type { ListingRecord } from '../turn.ts'
import { isOrder } from './orders.ts'
import { entered } from './phrases.ts'
import { plain, stem, tellingWords } from './words.ts'

/** A sentence of the description, or a question that the seller answered. */
export interface Source {
  id: number
  kind: 'description' | 'answer'
  /** What is searched. */
  words: string
  question: string
  text: string
}

export interface Found {
  source: Source
  /** Each of the words was found, so the source speaks of just this. */
  isWhole: boolean
}

interface Library {
  sources: Source[]
  index: MiniSearch<Source>
}

const libraries = new WeakMap<ListingRecord, Library>()

/** All that may be quoted of a listing. Orders to a machine are no part of it. */
export function libraryOf(record: ListingRecord): Library {
  const known = libraries.get(record)
  if (known) return known
  const described = descriptionOf(record).map((text) => ({
    kind: 'description' as const,
    question: '',
    text,
    words: text,
  }))
  const answered = record.answers.flatMap(({ question, answer }) => {
    const text = entered(answer)
    return text === null || isOrder(question)
      ? []
      : [{ kind: 'answer' as const, question: question.trim(), text, words: `${question} ${text}` }]
  })
  const sources = [...answered, ...described].map((source, id) => ({ id, ...source }))
  const index = new MiniSearch<Source>({
    fields: ['words'],
    tokenize: (text) => tellingWords(plain(text)),
    processTerm: (term) => term,
  })
  index.addAll(sources)
  const library = { sources, index }
  libraries.set(record, library)
  return library
}

/** The sentences of the description that may be quoted. A point inside a number ends none. */
export function descriptionOf(record: ListingRecord): string[] {
  return (record.description ?? '')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= 600 && !isOrder(sentence))
}

/** Words that name the same thing. A sentence found by one of them is quoted, never reworded. */
const sameThings = [
  'yard backyard garden lawn',
  'patio terrace',
  'outdoor outside garden terrace lawn patio balcony deck yard',
  'gym fitness',
  'concierge doorman porter',
  'transit transport transportation subway metro train bart station',
  'swim pool',
  'stove oven range',
  'coffee cafe',
  'hardwood oak',
  'stor storage',
  'wifi internet',
  'bike bicycle',
].map((line) => line.split(' ').map(stem))

/**
 * What speaks of these words (stems, see tellingWords), the best first. A word is found as itself, as the beginning of a
 * slightly longer one, with one letter wrong, or under another name of the same thing; a source that lacks one of the
 * words is only found when it has one of `subjects`.
 */
export function search(record: ListingRecord, words: string[], subjects: Set<string>): Found[] {
  if (words.length === 0) return []
  const { index, sources } = libraryOf(record)
  const meanings = words.map((word) => [word, ...sameThings.flatMap((same) => (same.includes(word) ? same : []))])
  const results = index.search(
    { combineWith: 'OR', queries: [...new Set(meanings.flat())] },
    { prefix: (term) => term.length >= 5, fuzzy: (term) => (term.length >= 6 ? 1 : false), combineWith: 'OR' },
  )
  return results
    .map((result) => judged(result, sources[result.id], meanings, subjects))
    .filter((found) => found !== null)
    .sort((one, other) => Number(other.isWhole) - Number(one.isWhole))
}

function judged(
  result: SearchResult,
  source: Source | undefined,
  meanings: string[][],
  subjects: Set<string>,
): Found | null {
  if (!source) return null
  const matched = meanings.filter((meaning) => result.terms.some((term) => meaning.some((word) => isSame(word, term))))
  if (matched.length === meanings.length)
    return isSameQuestion(source, meanings) ? { source, isWhole: true } : { source, isWhole: false }
  return matched.some(([word]) => word && subjects.has(word)) ? { source, isWhole: false } : null
}

/** A single word in a long question of the seller's is no answer to another question with that word. */
function isSameQuestion({ kind, question }: Source, meanings: string[][]): boolean {
  if (kind !== 'answer') return true
  const asked = tellingWords(plain(question))
  const met = asked.filter((word) => meanings.some((meaning) => meaning.some((each) => isSame(each, word))))
  return met.length * 2 >= asked.length
}

/** The index finds generously; another word that only looks alike is not the same. */
function isSame(word: string, term: string): boolean {
  if (word === term) return true
  if (word[0] !== term[0]) return false
  if (word.length >= 5 && term.startsWith(word)) return term.length - word.length <= 3
  return word.length >= 6 && Math.abs(word.length - term.length) <= 1 && word.slice(0, 3) === term.slice(0, 3)
}
