import { findSmallTalk } from '../understand/acts.ts'
import { isQualifier } from '../understand/idle-words.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { ThingId } from '../understand/things.ts'
import { type TopicId, topics } from '../understand/topics.ts'
import type { Memory } from './memory.ts'

const pronoun = /\b(?:it|they|them|that|those|these|this|one|ones|there|both|either|neither|each|same|none|other)\b/
const goesOn =
  /^(?:and|ok and|ok so|so|what about|how about|or|also|and what about|then|only|just|not|really|even|but|for)\b/
/** Topics of words that also qualify others: "is it heated?", "how big is it?", "how much is it?". */
const qualifying: TopicId[] = ['price', 'size', 'year', 'heating', 'fee', 'deposit']
/** "When was it built?" is asked of the home after these. */
const unbuilt: ThingId[] = [
  'furniture',
  'smoking',
  'airbnb',
  'internet',
  'insurance',
  'tax',
  'mail',
  'disclosures',
  'roommates',
]
const aboutHome = /\b(?:home|house|place|apartment|condo|property|unit|building|loft|townhouse)\b/

/** "Is it heated?" is asked of what was spoken of last. */
export function withReferents(clause: Reading, memory: Memory): Reading {
  const line = clause.words.join(' ')
  const { subject, calculation } = memory
  if (
    calculation &&
    clause.amounts.length > 0 &&
    (goesOn.test(line) || clause.words.length <= 4) &&
    clause.topics.length === 0
  ) {
    const without = calculation.filter((word) => !/^\$?\d|^%$/.test(word))
    return { ...clause, ...meaningOf([...clause.words, ...without]) }
  }
  if (!subject || subject.length === 0 || clause.isAside) return clause
  const bare = clause.topics.filter((id) => !qualifying.includes(id)).length + clause.things.length === 0
  if (!bare || aboutHome.test(line) || namesItself(clause, line) || !refers(clause, line)) return clause
  const { things, topics: topicsOf } = meaningOf(subject)
  const isThing = things.length > 0
  const asksPrice = clause.asked.includes('cost') && clause.topics.every((id) => id === 'price')
  if (asksPrice && !topicsOf.some((id) => priced.includes(id)) && !/\b(?:they|them|that|those)\b/.test(line))
    return clause
  if (clause.topics.includes('year') && things.some((id) => unbuilt.includes(id))) return clause
  if (clause.topics.length > 0 && !isThing && !asksPrice) return clause
  return { ...clause, ...goingOn(clause, subject) }
}

/** "And the price?" is the home's, and "is there a helipad?" asks for something new. */
const namesItself = ({ extra, leftover }: Reading, line: string) =>
  (/\b(?:price|rent)\b/.test(line) && !/\b(?:it|they|them|that|those|this)\b/.test(line)) ||
  (extra.length + leftover.length > 0 && /\b(?:is|are) there (?:an?|any)\b/.test(line))

/** What has a price of its own beside the home's: "how much is it?" after them asks for theirs. */
const priced: TopicId[] = ['parking', 'pets', 'fee', 'deposit', 'utilities', 'laundry', 'moveInCost']

/** A short marked question without a subject of its own goes on, too: "year round?", "not sooner?". */
function refers({ words, asked, isMarked }: Reading, line: string): boolean {
  if (findSmallTalk(words).some(({ from, to }) => from === 0 && to === words.length)) return false
  return (
    pronoun.test(line) ||
    goesOn.test(line) ||
    (words.length <= 4 && asked.length > 0) ||
    (isMarked && words.length <= 5)
  )
}

/** The clause about the last subject. A short one without a qualifying word asks for the same fact again. */
function goingOn({ words, extra }: Reading, subject: string[]) {
  const meaning = meaningOf([...words, ...subject])
  return words.length <= 5 && !extra.some(isQualifier) ? { ...meaning, extra: [] } : meaning
}

/** The words to remember of what was asked: its own, or the name of the topic that answered it. */
export function subjectOf({ topics: named, things, words }: Reading, answered: string[] = []): string[] | undefined {
  const telling = words.filter((word) => {
    const { topics: ofWord, things: ofThing } = meaningOf([word])
    return ofWord.some((id) => named.includes(id)) || ofThing.length > 0
  })
  if (named.includes('overview')) return undefined
  if (named.length + things.length > 0 && telling.length > 0) return telling.slice(0, 4)
  const [topic] = [...named, ...answered].filter((id) => Object.hasOwn(topics, id)) as TopicId[]
  return topic ? nameOf(topic) : undefined
}

/** A phrase that means the topic, whatever stands first in its list. */
const nameOf = (id: TopicId): string[] => names[id] ?? [id]
const names: Partial<Record<TopicId, string[]>> = {
  flexibility: ['negotiable'],
  fee: ['hoa', 'fee'],
  tours: ['tours'],
  beds: ['bedrooms'],
  baths: ['baths'],
  kind: ['property', 'type'],
  offering: ['for', 'sale'],
  year: ['year', 'built'],
  stepFree: ['step', 'free'],
  floor: ['what', 'floor'],
  utilities: ['utilities'],
  moveInCost: ['move', 'in', 'cost'],
}
