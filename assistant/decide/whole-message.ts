import type { Likely, LikelyMessage } from '../understand/learned.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { LearnedTopic } from '../understand/topic-examples.ts'
import type { AnsweredClause } from './answer-clause.ts'
import { about, bestOf, type LearnedReading } from './learned-topic.ts'

/**
 * What a message of several sentences is about as a whole. A sentence of it may name nothing ("does that work here?") or the
 * wrong thing ("how close is the water to the couch?"), and the message with its story be plain.
 */

/** From this probability on, the whole message says what a sentence asks that names nothing. */
const likelyEnough = 0.75
/** From this probability on, it stands against a phrase of the sentence. */
const sure = 0.97
/** From this probability on, what the other sentences ask is part of what was answered. */
const ofOneTopic = 0.85
/** A topic with a smaller probability isn't what the message is about. */
const hardlyAny = 0.02

const shareOf = (likely: Likely | undefined, topic: LearnedTopic) => likely?.topics[topic] ?? 0
const namedIn = ({ topics, things }: Pick<Reading, 'topics' | 'things'>) => [...topics, ...things] as LearnedTopic[]

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
  const named = namedIn(clause)
  const isUnsure = ownShare < (share < sure ? 0.6 : 0.95)
  if (named.length === 0) return own === topic || isUnsure ? about(clause, topic, share) : null
  const isWrong = named.every((id) => shareOf(whole, id) < hardlyAny && shareOf(likely, id) < 0.7)
  return isWrong && (shareOf(likely, topic) > 0.2 || share > sure) ? about(clause, topic, share) : null
}

function isAbout({ answers, subject = [] }: AnsweredClause, topic: LearnedTopic): boolean {
  return answers.some((answer) => answer.topic === topic) || namedIn(meaningOf(subject)).includes(topic)
}

/**
 * "Monthly dues, and do they get me anything?": where the message is about one topic, and a sentence of it was answered, the
 * others that name nothing else ask the owner nothing.
 */
export function withoutRestOfTopic(
  said: AnsweredClause[],
  clauses: Reading[],
  likely: LikelyMessage | null,
): AnsweredClause[] {
  const [topic, share] = bestOf(likely?.whole)
  if (!topic || topic === 'other' || share < ofOneTopic || said.length !== clauses.length) return said
  const isTold = ({ answers }: AnsweredClause) => answers.some(({ text }) => text.en !== '')
  const tellsTopic = said.some((one) => isTold(one) && isAbout(one, topic))
  if (!tellsTopic) return said
  return said.filter((one, i) => {
    if (one.open === null || isTold(one)) return true
    const own = likely?.clauses[i]?.likely
    const named = clauses[i] ? namedIn(clauses[i]) : []
    const isOfTopic = shareOf(own, topic) > 0.3 && share > sure
    return !(isOfTopic || (named.length === 0 && shareOf(own, 'other') < 0.6))
  })
}
