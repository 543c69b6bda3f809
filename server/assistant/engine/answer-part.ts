import { breaksFairHousing } from '#assistant/guard/guard.ts'
import { asksForTour } from '../booking/asks-for-tour.ts'
import type { Memory } from '../turn.ts'
import { followedUp } from './follow-up.ts'
import { allTopics, type Heard, hear } from './hear.ts'
import { type Found, libraryOf, type Source, search } from './search.ts'
import type { Part } from './split.ts'
import type { Asked, Telling } from './telling.ts'
import { describedOf, tell } from './tellings.ts'
import { nameOfThing } from './thing.ts'
import type { Topic, TopicName } from './topic.ts'
import { compared, stem, tellingWords } from './words.ts'

/** What one part of a message comes to. */
export interface PartAnswer {
  tellings: Telling[]
  quotes: Source[]
  /** Names of what is not in the listing: "a wine cellar". */
  missing: string[]
  /** The visitor's words, where something stays open. */
  unanswered: string | null
  topics: string[]
  /** What is told goes only part of the way. */
  isPartial: boolean
}

export const nothing: PartAnswer = {
  tellings: [],
  quotes: [],
  missing: [],
  unanswered: null,
  topics: [],
  isPartial: false,
}

/** Things of which a sentence that names them may be quoted although it does not answer all that is asked. */
const things = new Set(
  `pool garden yard backyard lawn terrace patio deck balcony kitchen island oven stove dishwasher fridge refrigerator appliance roof
  basement attic gym doorman concierge elevator gardener fireplace sauna spa closet storage station bart cafe driveway garage laundry
  cedar swim internet bicycle bike`
    .split(/\s+/)
    .flatMap((word) => [word, stem(word)]),
)

/** The answer to a part that asks for something; null when it asks for nothing that could be looked up. */
export function answerPart(spoken: Part, asked: Asked, memory: Memory): PartAnswer | null {
  const part = { ...spoken, text: spoken.text.replace(/^(hi|hello|hey)( there| penny)*[\s,!.]+(?=\S)/i, '') }
  const heard = wished(followedUp(hear(asked.words), asked.words, memory), part, asked)
  if (heard.topics.length > 0) return answerTopics(part, heard, asked)
  if (heard.rest.length === 0) return null
  return answerWords(part, heard, asked)
}

/** Who wants to come and see the home asks for nothing else with the words that say so. */
function wished(heard: Heard, { text }: Part, { words }: Asked): Heard {
  const tours = allTopics.filter(({ name, unless }) => name === 'tours' && !unless?.test(words))
  if (tours.length === 0 || !asksForTour(text)) return heard
  return { topics: [...new Set([...heard.topics, ...tours])], rest: [], asksMeasure: false }
}

function answerTopics(part: Part, { topics, rest, asksMeasure }: Heard, asked: Asked): PartAnswer {
  const answers = topics.map((topic) => answerTopic(topic, asked, rest.length > 0 || asksMeasure))
  const tellings = answers.flatMap(({ tellings }) => tellings)
  const sources = tellings.flatMap((telling) => telling.sources).join(' ')
  const known = tellingWords(sources.toLowerCase())
  const open = [...rest, ...specificsIn(topics, asked.words)].filter(
    (word) => !known.some((each) => isNearly(each, word)),
  )
  const names = topics.map(({ name }) => name)
  if (open.length > 0) {
    const words = tellingWords(asked.words)
    const [found] = quotable(search(asked.record, words.length > open.length ? words : open, new Set()), true)
    if (found) return { ...nothing, quotes: [found.source], topics: names }
  }
  const quotes = answers.flatMap(({ quotes }) => quotes)
  const missing = answers.flatMap(({ missing }) => missing)
  const isOpen = open.length > 0 || asksMeasure || asksAmount(names, asked.words, sources)
  if (isOpen && tellings.length + quotes.length === 0)
    return { ...nothing, missing: [nameOfThing(part.text)], unanswered: part.text, topics: names }
  return {
    tellings,
    quotes,
    missing,
    unanswered: isOpen || missing.length > 0 || tellings.some((telling) => telling.isOpen) ? part.text : null,
    topics: names,
    isPartial: isOpen,
  }
}

/** "How much is the garage?", where nothing is said of money. */
const asksAmount = (names: TopicName[], words: string, sources: string) =>
  /\bhow much\b|\bcosts?\b|\bextra\b/.test(words) &&
  names.some((name) => name === 'parking' || name === 'pets' || name === 'laundry') &&
  !/\$|\bfree\b|\bincluded\b/.test(sources)

/** Words of which a fact that does not name them says nothing: "EV charger" to "one valet space". */
function specificsIn(topics: Topic[], words: string): string[] {
  const specific = new Set(topics.flatMap((topic) => (topic.specific ?? '').split(' ').map(stem)))
  return tellingWords(words).filter((word) => specific.has(word))
}

const isNearly = (one: string, other: string) =>
  one === other || (other.length >= 5 && one.startsWith(other.slice(0, 5)))

function answerTopic(
  topic: Topic,
  asked: Asked,
  goesFurther: boolean,
): Pick<PartAnswer, 'tellings' | 'quotes' | 'missing'> {
  const telling = tell(topic, asked)
  if (telling && !breaksFairHousing(telling.text)) return { tellings: [telling], quotes: [], missing: [] }
  const words = tellingWords(asked.words)
  const answered =
    quotable(search(asked.record, words, new Set()), true).find(({ source }) => source.kind === 'answer')?.source ??
    (goesFurther ? undefined : libraryOf(asked.record).sources.find((source) => isOn(topic, source)))
  if (answered) return { tellings: [], quotes: [answered], missing: [] }
  const quotes = describedOf(topic, asked.record)
    .filter((text) => !breaksFairHousing(text))
    .map((text, i) => ({ id: -1 - i, kind: 'description' as const, question: '', words: text, text }))
  return { tellings: [], quotes, missing: quotes.length > 0 ? [] : [topic.called] }
}

/** A question that the seller answered about this very topic. */
const isOn = (topic: Topic, { kind, question, text }: Source) =>
  kind === 'answer' && hear(compared(question)).topics.includes(topic) && !breaksFairHousing(text)

/** What no topic is: the description and the seller's answers, or an honest no. */
function answerWords(part: Part, { rest, asksMeasure }: Heard, { record, words }: Asked): PartAnswer {
  const all = quotable(search(record, rest, things), false)
  // Whether there is a pool is said by the description rather than by how it is heated.
  const describes = ({ source, isWhole }: Found) => isWhole && source.kind === 'description'
  const found = (/\b(is|are) there\b|\bha(ve|s)\b/.test(words) ? all.find(describes) : undefined) ?? all[0]
  if (!found) return { ...nothing, missing: [nameOfThing(part.text)], unanswered: part.text, topics: [] }
  const isWhole = found.isWhole && (!asksMeasure || found.source.kind === 'answer')
  return { ...nothing, quotes: [found.source], unanswered: isWhole ? null : part.text, isPartial: !isWhole }
}

const quotable = (found: Found[], wholeOnly: boolean) =>
  found.filter(({ isWhole, source }) => (isWhole || !wholeOnly) && !breaksFairHousing(source.text))
