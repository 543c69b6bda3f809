import { sentencesIn } from '#domain/text.ts'
import { both } from '../say/format.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import { wordsOf } from '../understand/normalize.ts'
import type { Reading } from '../understand/read.ts'
import { unique } from '../unique.ts'
import type { AnsweredClause } from './answer-clause.ts'

/**
 * The answers to the clauses of a message, each thing once. `readings` are those that were answered, with several clauses
 * that form a sum read as one.
 */
export function withoutRepeats(said: AnsweredClause[], clauses: Reading[], readings: Reading[]): AnsweredClause[] {
  const ruled = said.length === readings.length ? withOnePetRule(said, readings) : said
  return withoutRepeatedSentences(said.length === clauses.length ? withoutEchoes(ruled, clauses) : ruled)
}

const echo =
  /^(?:and |so )?(?:would|is|will|are) (?:that|it|this|they|those) (?:be )?(?:an? )?(?:issue|problem|ok|okay|fine|allowed|possible|deal breaker|no)(?: for (?:you|them|the \w+))?$/

/** "Two cats, would that be an issue?" is one question, which its first words answer. */
function withoutEchoes(said: AnsweredClause[], clauses: Reading[]): AnsweredClause[] {
  const topicsOf = (one: AnsweredClause | undefined) => one?.answers.map(({ topic }) => topic) ?? []
  return said.filter((one, i) => {
    const isEcho = echo.test(clauses[i]?.words.join(' ') ?? '')
    return !(isEcho && topicsOf(one).some((topic) => topicsOf(said[i - 1]).includes(topic)))
  })
}

/** "We have a lab, she's 70 lbs. OK?": the answer about her weight is the only yes or no, and answers what was said before. */
function withOnePetRule(said: AnsweredClause[], readings: Reading[]): AnsweredClause[] {
  const isOfPets = ({ answers }: AnsweredClause) => answers.length > 0 && answers.every(({ topic }) => topic === 'pets')
  const weighed = said.findIndex((one, i) => isOfPets(one) && weight.test(readings[i]?.text ?? ''))
  if (weighed < 0) return said
  return said.map((one, i) => {
    if (i === weighed || !isOfPets(one) || one.open !== null || readings[i]?.amounts.length) return one
    return { ...one, text: i < weighed ? both('', '') : withoutVerdict(one.text) }
  })
}

const weight = /\d ?(?:lbs?|kgs?)\b|\b(?:pounds?|lbs?|kilos?|kgs?)\b/i

/** "Any steps to the door? Dad's got a walker": the answer to one sentence answers the next one, too. */
function withoutRepeatedSentences(said: AnsweredClause[]): AnsweredClause[] {
  const sentencesBefore = new Set<string>()
  return said.flatMap((one, i) => {
    const before = said.slice(0, i)
    const own = withoutVerdict(one.text).en
    const isRepeated =
      own !== '' &&
      (before.some((other) => other.text.en.includes(own) || saysSame(other, one)) ||
        sentencesOf(own).every((each) => sentencesBefore.has(each)))
    for (const each of sentencesOf(one.text.en)) sentencesBefore.add(each)
    if (!isRepeated) return own === '' && one.open === null && one.answers.length > 0 ? [] : [one]
    return one.open === null ? [] : [{ ...one, text: both('', '') }]
  })
}

/** "There's an EV charger. Parking: two-car garage." has all words of "There's a two-car garage, EV charger.". */
function saysSame(before: AnsweredClause, one: AnsweredClause): boolean {
  const [topic, ...others] = unique(one.answers.map((answer) => answer.topic))
  if (topic === undefined || others.length > 0 || before.answers.some((answer) => answer.topic !== topic)) return false
  const words = new Set(wordsOf(before.text.en))
  return (
    before.answers.length > 0 && wordsOf(withoutVerdict(one.text).en).every((word) => words.has(word) || isSmall(word))
  )
}
const isSmall = (word: string) => word.length < 4

const sentencesOf = (text: string) => sentencesIn(text).map(plain)

/** "No, dogs aren't allowed." and "Dogs aren't allowed." say the same. */
const plain = (sentence: string) => sentence.toLowerCase().replace(/^(?:yes|no), |[.?!]$/g, '')
