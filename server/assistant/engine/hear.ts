import { homeTopics } from './home-topics.ts'
import { moneyTopics } from './money-topics.ts'
import type { Topic, TopicName } from './topic.ts'
import { useTopics } from './use-topics.ts'
import { stem, tellingWords } from './words.ts'

/** What a part of a message asks for. */
export interface Heard {
  topics: Topic[]
  /** Stems that carry meaning and that no topic accounts for: the question goes further than the topics do. */
  rest: string[]
  /** "How old is the roof": it asks for a measure of something that no topic tells. */
  asksMeasure: boolean
}

export const allTopics: Topic[] = [...moneyTopics, ...useTopics, ...homeTopics]

const besides = new Map(
  allTopics.map(({ name, beside = '' }) => [name, new Set(beside.split(/\s+/).flatMap((word) => [word, stem(word)]))]),
)

/** Topics whose fact also says how much, how big, where or when. */
const measures: { hint: TopicName; with: TopicName[] }[] = [
  { hint: 'price', with: ['fee', 'parking', 'pets', 'deposit', 'utilities', 'flexibility', 'lease', 'moveIn'] },
  { hint: 'size', with: ['lot'] },
  { hint: 'year', with: [] },
  { hint: 'address', with: ['laundry', 'parking', 'school', 'price'] },
  { hint: 'availability', with: allTopics.map(({ name }) => name) },
]

const measure =
  /\bhow (old|big|large|spacious|small|far|long|tall|high|deep|wide|fast|often|many|much|hot|new|recent(ly)?|close)\b|\b(what|which) (colou?r|brand|make|model|material|year)\b|\bwhen\b|\bwho\b|\bwhy\b/

/** `words` are compared (words.ts). */
export function hear(words: string): Heard {
  const asked = absorbed(
    allTopics.filter((topic) => topic.asked.test(words) && !topic.unless?.test(words)),
    words,
  )
  const hinted = allTopics.filter(
    (topic) => topic.hinted?.test(words) && !topic.unless?.test(words) && !asked.includes(topic),
  )
  const left = (chosen: Topic[]) => leftOver(words, chosen)
  if (asked.length === 0) {
    // "How much is the roof?" does not ask for the price of the home.
    const [only] = hinted
    const rest = left(only ? [only] : [])
    return only && rest.length === 0
      ? { topics: [only], rest, asksMeasure: false }
      : { topics: [], rest: left([]), asksMeasure: measure.test(words) }
  }
  const open = hinted.filter(
    ({ name }) => !measures.some((each) => each.hint === name && asked.some((one) => each.with.includes(one.name))),
  )
  return { topics: asked, rest: left(asked), asksMeasure: open.length > 0 }
}

/** What a text asks of one topic, whatever else it sounds like. */
export function hearOf(name: TopicName, words: string): Heard {
  const chosen = allTopics.filter((topic) => topic.name === name)
  return { topics: chosen, rest: leftOver(words, chosen), asksMeasure: false }
}

function leftOver(words: string, chosen: Topic[]): string[] {
  return tellingWords(without(words, chosen)).filter((word) => !chosen.some(({ name }) => besides.get(name)?.has(word)))
}

function without(words: string, chosen: Topic[]): string {
  return chosen.reduce(
    (text, { name }) => (everywhere.get(name) ?? []).reduce((left, pattern) => left.replace(pattern, ' '), text),
    words,
  )
}

const everywhere = new Map(
  allTopics.map(({ name, asked, hinted }) => [
    name,
    [asked, ...(hinted ? [hinted] : [])].map((pattern) => new RegExp(pattern, 'g')),
  ]),
)

/** Of two topics that one phrase sounds like, the one that says more. */
const absorbs: Partial<Record<TopicName, TopicName[]>> = {
  flexibility: ['price', 'lease', 'fee'],
  fee: ['price', 'utilities'],
  deposit: ['price', 'moveIn', 'fee', 'lease'],
  parking: ['price', 'fee', 'heating'],
  pets: ['price', 'fee', 'deposit', 'size'],
  tours: ['availability', 'moveIn', 'kind', 'view'],
  moveIn: ['availability', 'tours'],
  lot: ['size'],
  lease: ['price', 'availability', 'offering'],
  utilities: ['price', 'heating'],
  laundry: ['price'],
  elevator: ['stepFree'],
  beds: ['size'],
  availability: ['offering', 'price'],
  kind: ['offering', 'size'],
  cooling: ['size'],
  neighborhood: ['address'],
  school: ['address'],
}

function absorbed(heard: Topic[], words: string): Topic[] {
  const names = new Set(heard.map(({ name }) => name))
  const dropped = heard.flatMap(({ name }) => absorbs[name] ?? []).filter((name) => !isNamedToo(name, words))
  return heard.filter(({ name }) => names.has(name) && !dropped.includes(name))
}

/** "price and is it negotiable" is cut at its "and"; without one, only what is named by itself stays beside another. */
const isNamedToo = (name: TopicName, words: string) =>
  name === 'price' &&
  /\b(asking|list) price\b|\b(total|all[- ]in|overall|altogether)\b/.test(words) &&
  !/\b(negotia|flexib|firm|below|under|less)/.test(words)
