import type { Home } from '../facts/home.ts'
import { passagesOf } from '../say/record-search.ts'
import { isQualifier } from '../understand/idle-words.ts'
import type { Likely } from '../understand/learned.ts'
import type { Reading } from '../understand/read.ts'
import type { ThingId } from '../understand/things.ts'
import { type LearnedTopic, learnedThings } from '../understand/topic-examples.ts'
import { type TopicId, topicIds } from '../understand/topics.ts'
import { chosenTopics } from './choose-topics.ts'

/** From this probability on, the learned topic is used for a question without a phrase match. */
const likelyEnough = 0.5
/** From this probability on, it overrides a phrase match that it gives almost no probability. */
const sure = 0.9
const surer = 0.93
/** For a question that no phrase names. */
const sureAlone = 0.8
const noShare = 0.02
const hardlyAny = 0.01
/** "Is that a real twenties house?": topics of words that stand in questions about anything. */
const vague: ReadonlySet<LearnedTopic> = new Set(['kind', 'address', 'overview'])
const hardlyKind = 0.1

export interface LearnedReading {
  reading: Reading
  /** The question is about something that listings rarely say. */
  isOpen: boolean
}

/**
 * A question with its learned topic: used when no phrase matches, or when the only matched topic is very unlikely. What
 * is named beside the topic asks for more only if it's a qualifying word. Null when nothing changes.
 */
export function withLearnedTopic(reading: Reading, likely: Likely | undefined): LearnedReading | null {
  const [best, share] = bestOf(likely)
  if (!best || !likely || share < likelyEnough) return null
  const isNamed = reading.topics.length + reading.things.length > 0
  const named: LearnedTopic[] = isNamed ? [...chosenTopics(reading), ...(reading.things as LearnedTopic[])] : []
  if (named.length === 0) {
    if (
      share < sure &&
      (reading.extra.some(isQualifier) || chosenTopics(reading).some((id) => id !== best && share < 0.7))
    )
      return null
    return readAbout(reading, best, share)
  }
  const onlyThings = named.every((id) => id === best || (reading.things as LearnedTopic[]).includes(id))
  // "Is there a/c or do I just open the windows?", "where is the washing done, I don't like basements".
  // "Integrated fridge or a standalone one?" asks for no kind of home.
  if (share > surer && reading.things.length === 1 && onlyThings && isTopic(best) && best !== 'kind')
    return readAbout(reading, best, share)
  if (named.length > 1) return narrowed(reading, best, named, likely)
  if (share > sureAlone && named.every((id) => vague.has(id) && (likely.topics[id] ?? 0) < hardlyKind))
    return readAbout(reading, best, share)
  if (share < sure) return null
  if (named.includes(best)) {
    const extra = reading.extra.filter(isQualifier)
    return { reading: { ...reading, extra, isSure: extra.length === 0 }, isOpen: false }
  }
  const isUnlikely = named.every((id) => (likely.topics[id] ?? 0) < noShare)
  return isUnlikely && share > surer && reading.things.length === 0 && best !== 'other'
    ? readAbout(reading, best, share)
    : null
}

/** "Do I drag the hamper down to some basement?" is about the laundry, where the record knows of no basement. */
export function withoutForeignThings(clause: Reading, home: Home, likely: Likely | undefined): Reading {
  const [best, share] = bestOf(likely)
  if (clause.things.length === 0 || best === null || best === 'other' || best === 'kind' || share < sureAlone)
    return clause
  const isKnown = (id: ThingId) => isLearnedThing(id) || passagesOf(home).some((one) => one.things.has(id))
  return { ...clause, things: clause.things.filter(isKnown) }
}

/** The likeliest topic and its probability. */
export function bestOf(likely: Likely | undefined): [LearnedTopic | null, number] {
  const [first] = Object.entries(likely?.topics ?? {}).sort(([, a], [, b]) => b - a)
  return first ? [first[0] as LearnedTopic, first[1]] : [null, 0]
}

/** "Kitchen counter": of several matched topics, the learned one. */
function narrowed(reading: Reading, best: LearnedTopic, named: LearnedTopic[], likely: Likely): LearnedReading | null {
  const share = likely.topics[best] ?? 0
  const isOne = named.every((id) => id === best || (likely.topics[id] ?? 0) < hardlyAny)
  return named.includes(best) && share > sure && isOne && !joins.test(reading.text)
    ? readAbout(reading, best, share)
    : null
}

/** "A car and a beagle" are two questions, of which the classifier returns one. */
const joins = /[,;&+/]|\b(?:and|plus|also|with|n|y|e|con|además)\b/i

/** The question read as one about that topic. */
export function readAbout(reading: Reading, topic: LearnedTopic, share: number): LearnedReading {
  const extra = reading.extra.filter(isQualifier)
  const isSure = share > sureAlone && extra.length === 0
  if (isTopic(topic)) return { reading: { ...reading, topics: [topic], things: [], extra, isSure }, isOpen: false }
  if (isLearnedThing(topic)) {
    // "How many ovens does the kitchen have?" asks of the ovens.
    const parts = topic === 'kitchen' ? reading.things.filter((id) => ofKitchen.has(id)) : []
    const things = parts.length > 0 ? parts : [topic]
    return { reading: { ...reading, topics: [], things, extra, isSure }, isOpen: false }
  }
  return { reading, isOpen: true }
}

const ofKitchen: ReadonlySet<ThingId> = new Set<ThingId>(['oven', 'fridge', 'dishwasher', 'microwave', 'disposal'])

const isTopic = (id: LearnedTopic): id is TopicId => (topicIds as readonly string[]).includes(id)
/** An item that has examples of its own. */
const isLearnedThing = (id: string): id is ThingId & LearnedTopic => (learnedThings as readonly string[]).includes(id)
