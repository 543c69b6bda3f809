import type { Likely } from '../understand/learned.ts'
import type { Reading } from '../understand/read.ts'
import type { LearnedTopic } from '../understand/topic-examples.ts'
import { bestOf, type LearnedReading, readAbout } from './learned-topic.ts'

/**
 * What a message of several sentences is about as a whole. A sentence of it may name nothing ("does that work here?") or the
 * wrong thing ("how close is the water to the couch?"), and the message with its story be plain.
 */

/** From this probability on, the whole message says what a sentence asks that names nothing. */
const likelyEnough = 0.75
/** From this probability on, it stands against a phrase of the sentence. */
export const sureOfWhole = 0.97
/** A topic with a smaller probability isn't what the message is about. */
const hardlyAny = 0.02

/** How likely a text is about a topic. */
export const topicShare = (likely: Likely | undefined, topic: LearnedTopic) => likely?.topics[topic] ?? 0
/** The topics and things that phrases name. */
export const topicsIn = ({ topics, things }: Pick<Reading, 'topics' | 'things'>) =>
  [...topics, ...things] as LearnedTopic[]

/** The question with the topic of its whole message; null where the question says itself what it asks. */
export function withWholeTopic(
  clause: Reading,
  likely: Likely | undefined,
  whole: Likely | undefined,
): LearnedReading | null {
  const [topic, share] = bestOf(whole)
  if (!topic || topic === 'other' || share < likelyEnough || clause.isAside || !clause.isMarked) return null
  if ((whole?.acts.question ?? 0) < 0.8 || (likely?.acts.booking ?? 0) > 0.3) return null
  const [own, ownShare] = bestOf(likely)
  const named = topicsIn(clause)
  // "Rent? Deposit? Pet rent?" is a list.
  if (clause.topics.length > 0 && clause.words.length <= 2 && clause.text.endsWith('?')) return null
  const isUnsure = ownShare < (share < sureOfWhole ? 0.6 : 0.95)
  if (named.length === 0) return own === topic || isUnsure ? readAbout(clause, topic, share) : null
  // "I go back to the kitchen every night. How many ovens does it have?"
  if (clause.things.length > 0 && clause.asked.includes('count')) return null
  const isWrong = named.every((id) => topicShare(whole, id) < hardlyAny && topicShare(likely, id) < 0.7)
  return isWrong && (topicShare(likely, topic) > 0.2 || share > sureOfWhole) ? readAbout(clause, topic, share) : null
}
