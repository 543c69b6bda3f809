import type { Answer } from '../say/answer.ts'
import { isYesNo } from '../say/topics/shared.ts'
import type { Likely } from '../understand/learned.ts'
import type { Reading } from '../understand/read.ts'
import { topicShare } from './whole-message.ts'

/** The facts that a question gets. */
interface Told {
  answers: Answer[]
  /** What the phrases leave to the owner, if anything. */
  open: object | null
}

/**
 * Whether a question is settled by the facts that it gets, or asks for more than they tell: "is the pool salt water?" gets the
 * sentence on the pool, and the rest is open. What the phrases say is weighed with what was learned from examples.
 */
interface Evidence {
  /** The phrases leave it open. */
  isOpen: number
  /** In log odds: it asks for more than listings say of the thing that it names. */
  more: number
  /** In log odds: it is about something that listings don't speak of. */
  other: number
  /** In log odds: it is about a topic of listings. */
  topic: number
  /** In log odds: it is a question. */
  question: number
  /** What it gets is an owner's answer, or a sentence of the description. */
  isOwners: number
  isQuoted: number
  isYesNo: number
  /** Phrases and classifier agree on its topic. */
  isSure: number
  /** It speaks of what was said before ("how old is it?"). */
  refers: number
  /** The logarithm of the number of its words. */
  length: number
}

const logOdds = (share: number) => {
  const p = Math.min(Math.max(share, 0.002), 0.998)
  return Math.log(p / (1 - p))
}

function evidenceOf(said: Told, reading: Reading, likely: Likely, refers: boolean): Evidence {
  const told = said.answers.filter(({ text }) => text.en !== '')
  const shares = Object.entries(likely.topics).flatMap(([topic, share]) => (topic === 'other' ? [] : [share]))
  return {
    isOpen: Number(said.open !== null),
    more: logOdds(likely.more ?? 0),
    other: logOdds(topicShare(likely, 'other')),
    topic: logOdds(Math.max(0, ...shares)),
    question: logOdds(likely.acts.question ?? 0),
    isOwners: Number(told.some(({ topic }) => topic === 'answer')),
    isQuoted: Number(told.some(({ topic }) => topic === 'description')),
    isYesNo: Number(isYesNo(reading)),
    isSure: Number(reading.isSure === true),
    refers: Number(refers),
    length: Math.log(Math.max(1, reading.words.length)),
  }
}

/**
 * Weights of a logistic regression on the tuning part of the corpora and on the examples of details, each line answered with what
 * was learned from others.
 */
const weights: Record<keyof Evidence, number> & { bias: number } = {
  isOpen: 2.555,
  more: 0.266,
  other: 0.279,
  topic: 0.088,
  question: 0.105,
  isOwners: -1.307,
  isQuoted: 0.278,
  isYesNo: 0.43,
  isSure: -0.405,
  refers: 0.307,
  length: 0.267,
  bias: -2.065,
}

/** From this probability on, the rest is open; below the other one, nothing is. */
const surelyMore = 0.5
const surelyTold = 0.3

/** Whether a question asks for more than it was told: null where that isn't clear, or nothing was learned of it. */
export function askedBeyond(said: Told, reading: Reading, likely: Likely, refers: boolean): boolean | null {
  if (likely.more === undefined) return null
  const evidence = Object.entries(evidenceOf(said, reading, likely, refers)) as [keyof Evidence, number][]
  const odds = evidence.reduce((sum, [name, value]) => sum + weights[name] * value, weights.bias)
  const share = 1 / (1 + Math.exp(-odds))
  return share > surelyMore ? true : share < surelyTold ? false : null
}
