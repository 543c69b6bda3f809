import type { LikelyMessage } from '../understand/learned.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { LearnedTopic } from '../understand/topic-examples.ts'
import { type AnsweredClause, hasAnswer } from './answer-clause.ts'
import { bestOf } from './learned-topic.ts'
import { sureOfWhole, topicShare, topicsIn } from './whole-message.ts'

/** From this probability on, what the other sentences of a message ask is part of what was answered. */
const ofOneTopic = 0.85

function isAbout({ answers, subject = [] }: AnsweredClause, topic: LearnedTopic): boolean {
  return answers.some((answer) => answer.topic === topic) || topicsIn(meaningOf(subject)).includes(topic)
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
  const answersTopic = said.some(
    (one, i) => hasAnswer(one) && (isAbout(one, topic) || topicsIn(clauses[i] as Reading).includes(topic)),
  )
  if (!answersTopic) return said
  return said.filter((one, i) => {
    if (one.open === null || hasAnswer(one)) return true
    const own = likely?.clauses[i]?.likely
    const named = clauses[i] ? topicsIn(clauses[i]) : []
    const isOfTopic = topicShare(own, topic) > 0.3 && share > sureOfWhole
    return !(isOfTopic || (named.length === 0 && topicShare(own, 'other') < 0.6))
  })
}
