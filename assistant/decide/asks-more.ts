import type { Answer } from '../say/answer.ts'
import { priceOnRequest } from '../say/topics/costs.ts'
import { isYesNo } from '../say/topics/shared.ts'
import type { Likely } from '../understand/learned.ts'
import type { Reading } from '../understand/read.ts'
import type { LearnedTopic } from '../understand/topic-examples.ts'
import { topicShare } from './whole-message.ts'

/** The facts that a question gets. */
interface Facts {
  answers: Answer[]
  /** What the phrases leave to the owner, if anything. */
  open: object | null
}

/**
 * Whether a question is settled by the facts that it gets, or asks for more than they tell: "is the pool salt water?" gets the
 * sentence on the pool, and the rest is open. What the phrases say is weighed with what was learned from examples.
 */
export interface DetailEvidence {
  /** The phrases leave it open. */
  isOpen: number
  /** A detail that phrases name, more than a word that nothing explains, leaves it open. */
  isDetail: number
  /** In log odds: it asks for more than listings say of the thing that it names. */
  more: number
  /** How far `more` is above even odds; 0 below them. */
  moreThanEven: number
  /** It asks what something costs, and no fact tells a cost. */
  lacksCost: number
  /** In log odds: it is about something that listings don't speak of. */
  other: number
  /** In log odds: it is about a topic of listings. */
  topic: number
  /** In log odds: it is about the topic of a fact that it gets. */
  answered: number
  /** In log odds: it is a question. */
  question: number
  /** It asks which of several. */
  isChoice: number
  /** What it gets is an owner's answer, or a sentence of the description. */
  isOwners: number
  isQuoted: number
  isYesNo: number
  /** Phrases and classifier agree on its topic. */
  isSure: number
  /** The logarithm of the number of its words. */
  length: number
  /** Its facts were told before in the conversation. */
  isAgain: number
  /** It names nothing itself, is read as of the last subject, and gets a fact that wasn't told before. */
  isOfSubject: number
}

const logOdds = (share: number) => {
  const p = Math.min(Math.max(share, 0.002), 0.998)
  return Math.log(p / (1 - p))
}

function detailEvidence(said: Facts, reading: Reading, likely: Likely, isAgain: boolean): DetailEvidence {
  const facts = said.answers.filter(({ text }) => text.en !== '')
  const shares = Object.entries(likely.topics).flatMap(([topic, share]) => (topic === 'other' ? [] : [share]))
  const more = logOdds(likely.more ?? 0)
  const words = facts.flatMap(({ text, sources }) => [text.en, ...sources.map((source) => source.text)]).join(' ')
  return {
    isOpen: Number(said.open !== null),
    isDetail: Number(said.answers.some(({ isOpen, isForWords }) => isOpen && !isForWords)),
    more,
    moreThanEven: Math.max(0, more),
    lacksCost: Number(asksCost.test(reading.words.join(' ')) && !saysCost.test(words)),
    other: logOdds(topicShare(likely, 'other')),
    topic: logOdds(Math.max(0, ...shares)),
    answered: logOdds(Math.max(0, ...facts.map(({ topic }) => topicShare(likely, topic as LearnedTopic)))),
    question: logOdds(likely.acts.question ?? 0),
    isChoice: Number(reading.words.includes('or')),
    isOwners: Number(facts.some(({ topic }) => topic === 'answer')),
    isQuoted: Number(facts.some(({ topic }) => topic === 'description')),
    isYesNo: Number(isYesNo(reading)),
    isSure: Number(reading.isSure === true),
    length: Math.log(Math.max(1, reading.words.length)),
    isAgain: Number(isAgain),
    isOfSubject: Number(reading.own !== undefined && !isAgain),
  }
}

const asksCost =
  /\bhow much (?:does|do|would|will|is|are|for|did)\b|\bwhat (?:does|do|would|will|is|are)\b.{0,60}\b(?:costs?|run|charge|pay|fee|rate)\b|\bcosts?\b/
const saysCost = /\$|\bfree\b|\bincluded\b|\bnone\b/i

export type DetailWeights = Record<keyof DetailEvidence | 'bias', number>

/**
 * As `npm run eval -- --fit-details` prints them, the bias lowered by 0.2 for the newest set, half of whose questions are open.
 */
const weights: DetailWeights = {
  isOpen: 1.84,
  isDetail: 1.09,
  more: 0.25,
  moreThanEven: 0.4,
  lacksCost: 1.24,
  other: 0.17,
  topic: 0.03,
  answered: -0.13,
  question: 0.07,
  isChoice: 0.29,
  isOwners: -2.06,
  isQuoted: -0.44,
  isYesNo: 0.07,
  isSure: -0.3,
  length: -0.3,
  isAgain: 0.63,
  isOfSubject: -0.37,
  bias: -1.65,
}

/** From this probability on, the rest is open; below the other one, nothing is. */
const surelyMore = 0.5
const surelySettled = 0.36

export interface Beyond {
  /** Whether it asks for more than its facts tell; null where that isn't clear. */
  isMore: boolean | null
  evidence: DetailEvidence
}

/**
 * Null where nothing was learned of it. What is open for unknown words alone is settled unless more is likely; but a fact that
 * was told before (`isAgain`) is asked for once more because it settled nothing.
 */
export function askedBeyond(said: Facts, reading: Reading, likely: Likely, isAgain: boolean): Beyond | null {
  if (
    likely.more === undefined ||
    said.answers.some((one) => one.isSettled || isOnRequest(one) || isOfOtherAnimal(one))
  )
    return null
  const evidence = detailEvidence(said, reading, likely, isAgain)
  const share = likelihoodOfMore(evidence, weights)
  const isForWords = !isAgain && said.answers.every(({ isOpen, isForWords: ofAnswer }) => !isOpen || ofAnswer)
  const settled = isForWords ? surelyMore : surelySettled
  return { isMore: share > surelyMore ? true : share < settled ? false : null, evidence }
}

/** Who asks for a price on request requests it: that is for the owner, however the question is worded. */
const isOnRequest = ({ sources }: Answer) => sources.some(({ text }) => text === priceOnRequest)

/** A rule on cats and dogs says nothing of a hamster, whatever the question is like. */
const isOfOtherAnimal = ({ topic, isOpen, isForWords }: Answer) => topic === 'pets' && isOpen && !isForWords

/** The probability that the weights give. */
export function likelihoodOfMore(evidence: DetailEvidence, { bias, ...of }: DetailWeights): number {
  const odds = Object.entries(evidence).reduce(
    (sum, [name, value]) => sum + of[name as keyof DetailEvidence] * value,
    bias,
  )
  return 1 / (1 + Math.exp(-odds))
}
