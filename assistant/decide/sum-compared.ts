import type { Home } from '../facts/home.ts'
import type { Answer } from '../say/answer.ts'
import { calculated } from '../say/calculator/calculator.ts'
import { questionIn } from '../say/calculator/comparison.ts'
import { both } from '../say/format.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import type { Amount } from '../understand/amounts.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import { inScaleOf } from '../understand/scale-of-amount.ts'

/**
 * A sum that is compared with an amount of the same message: "is 250 thousand more than 20 percent?", "would 15 thousand cover
 * moving in", "under $1,000 a square foot?". Null where no such sum is named, or what is compared isn't of its kind.
 */
export function sumCompared(said: Reading, home: Home, today: string): Answer | null {
  const clause = inDigits(said)
  const line = clause.words.join(' ')
  const asked = asksOf(line)
  if (!asked || home.price === null || ofOwner.test(line)) return null
  const limits = clause.amounts.filter((one) => isMoney(one))
  const [limit, another] = limits
  if (!limit || another) return null
  const sum = sums(home).find(([said]) => said.test(withoutAmount(clause.words, limit)))
  if (!sum) return null
  const [, words] = sum
  const named = words ?? withoutAmount(clause.words, limit)
  const reading = { ...clause, ...meaningOf(named.split(' ')), isMarked: true }
  const answer = calculated(reading, home, today, true)
  const result = answer?.rate ?? answer?.amount
  if (!answer || result === undefined) return null
  const value = inScaleOf(limit.value, result)
  if (value < result / 5 || value > result * 5) return null
  // "My agent says 1,400 a foot is the most. Is yours under that?"
  const isLimitFirst =
    !comparesWithLimit.test(line) && limit.from < clause.words.findIndex((word) => sideWord.test(word))
  const holds = asked === 'covers' ? value >= result : compares(asked, isLimitFirst ? [value, result] : [result, value])
  const [en, es] = holds ? ['Yes', 'Sí'] : ['No', 'No']
  const text = withoutVerdict(answer.text)
  return { ...answer, text: both(`${en}. ${text.en}`, `${es}. ${text.es}`) }
}

const comparesWithLimit =
  /\b(?:over|above|past|under|below|beyond|than|least|most|clears?|cheaper|lower) (?:that|it|this)(?= |$)/

/** "Ten percent" as "10 %". */
function inDigits(clause: Reading): Reading {
  const words = clause.amounts
    .filter(({ unit }) => unit === '%')
    .reduceRight(
      (left, { value, from, to }) => [...left.slice(0, from), String(value), '%', ...left.slice(to)],
      clause.words,
    )
  return { ...clause, ...meaningOf(words) }
}

type Side = 'over' | 'under' | 'atLeast' | 'atMost'

const compares = (side: Side, [one, other]: [number, number]) =>
  ({ over: one > other, under: one < other, atLeast: one >= other, atMost: one <= other })[side]

const sideWord = /^(?:over|above|more|past|under|below|less|cheaper|lower|pricier|beyond|exceeds?|least|most)$/
const sides: [Side | 'covers', RegExp][] = [
  [
    'covers',
    /\b(?:cover|covers|enough|do it|do that|do for|afford|suffices?|get (?:me|us) (?:in|there|through)|be ok|is that (?:ok|enough))\b/,
  ],
  ['atLeast', /\bat least\b/],
  ['atMost', /\bat most\b/],
  ['over', /\b(?:over|above|more than|past|beyond|exceeds?|pricier)\b/],
  ['under', /\b(?:under|below|less than|cheaper|lower)\b/],
]

/** What the line asks of the two amounts; of several words that of the question. */
function asksOf(line: string): Side | 'covers' | null {
  if (!isYesNo.test(line)) return null
  const sideIn = (part: string) => sides.find(([, said]) => said.test(part.replace(ofOffer, ' ')))?.[0] ?? null
  // "Nothing here sells over 1,400 a foot. Is this one under that?"
  return sideIn(line.slice(questionIn(line))) ?? sideIn(line)
}
const isYesNo =
  /^(?:(?:and|so|ok|okay|but|hey|hi) )*(?:is|are|was|would|will|does|do|can|could)\b|\b(?:is|are|would|will|does|do|did) (?:it|that|we|i|they|the \w+)\b|\b(?:over|under|above|below|cheaper than|enough|cover)\b.{0,40}$/
/** "Ten percent below ask": a part of the sum. */
const ofOffer = /\d[\d.]* ?% (?:below|under|over|above|less than|more than)/g
const ofOwner = /\b(?:take|accept|consider|go for|offer|offers|negotia\w+)\b/

/** What is calculated; with the words for it, or null where the line's own will do. */
const sums = (home: Home): [RegExp, string | null][] => [
  [/\d[\d.]* ?% (?:below|under|off|less|over|above)\b/, null],
  [/\d[\d.]* ?%/, null],
  ...(home.isRental
    ? ([
        [
          /\b(?:mov(?:e|ing) in|moved in|upfront|up front|get (?:the|my) keys|at signing|day (?:1|one)|(?:first|1st) month)\b/,
          'how much in total to move in',
        ],
        [/\b(?:average[ds]?|averaging|free month|month free)\b/, null],
      ] as [RegExp, string | null][])
    : ([[/\b(?:a|per|each) (?:foot|sqft|square foot|square|sf)\b|\bsqft\b/, 'what is the price per sqft']] as [
        RegExp,
        string | null,
      ][])),
]

const isMoney = ({ unit, value }: Amount) => (unit === '$' || unit === null) && value >= 1

/** The words without the amount and what compares with it. */
const withoutAmount = (words: string[], { from, to }: Amount): string => {
  const before = words.slice(0, from)
  while (
    before.length > 0 &&
    /^(?:over|above|than|more|past|under|below|less|cheaper|lower|pricier|beyond|exceeds?|least|most|at|is|are|we|would|does|do|will|\$)$/.test(
      before.at(-1) ?? '',
    )
  )
    before.pop()
  const after = words.slice(to)
  while (
    after.length > 0 &&
    /^(?:over|above|than|more|past|under|below|less|beyond|exceeds?|at|least|most|enough|for|cover|covers|do|it|is|be|to|dollars|bucks)$/.test(
      after[0] ?? '',
    )
  )
    after.shift()
  return [...before, ...after].join(' ')
}
