import { capitalized, uncapitalized } from '#domain/text.ts'
import type { Home } from '../facts/home.ts'
import type { Answer } from '../say/answer.ts'
import { calculated } from '../say/calculator/calculator.ts'
import { questionIn } from '../say/calculator/comparison.ts'
import { both, type Words } from '../say/format.ts'
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
  const limit = limitIn(clause)
  if (!limit) return null
  const answer = sumBeside(clause, limit, home, today)
  const result = answer?.rate ?? answer?.amount
  if (!answer || result === undefined) return null
  const value = inScaleOf(limit.value, result)
  if (value < result / 5 || value > result * 5) return null
  // "My agent says 1,400 a foot is the most. Is yours under that?"
  const side = clause.words.findIndex((word) => sideWord.test(word))
  const between = clause.words.slice(limit.to, Math.max(limit.to, side)).join(' ')
  if (ofEither.test(between) && asked !== 'covers' && asked !== 'equal' && !comparesWithLimit.test(line)) return null
  const isLimitFirst = !comparesWithLimit.test(line) && !ofHome.test(between) && limit.from < side
  const text = withoutVerdict(answer.text)
  const pair: [number, number] = isLimitFirst ? [value, result] : [result, value]
  const lead = eitherSide.test(line) ? sideSaid(line, pair) : verdictOf(asked, pair, [value, result])
  const [en, es] = lead.en.endsWith(':') ? [uncapitalized(text.en), uncapitalized(text.es)] : [text.en, text.es]
  return { ...answer, text: both(`${lead.en} ${en}`, `${lead.es} ${es}`) }
}

/** The amount that a sum is compared with, where there is one. "Saw one at $1,390 a foot": the first number is none. */
function limitIn({ amounts }: Reading): Amount | null {
  const named = amounts.filter((one) => isMoney(one))
  const inDollars = named.filter(({ unit }) => unit === '$')
  const [limit, another] = inDollars.length === 1 ? inDollars : named
  return limit && !another ? limit : null
}

function verdictOf(asked: Side | 'covers' | 'equal', pair: [number, number], [limit, result]: [number, number]): Words {
  const holds =
    asked === 'covers'
      ? limit >= result
      : asked === 'equal'
        ? Math.abs(limit - result) <= Math.max(1, result / 200)
        : compares(asked, pair)
  return holds ? both('Yes.', 'Sí.') : both('No.', 'No.')
}

/** "Higher or lower than 5 bucks" is answered by one of the two. */
function sideSaid(line: string, [one, other]: [number, number]): Words {
  if (one === other) return both('Exactly that:', 'Justo eso:')
  const said = sidesInEnglish.find((words) => words.some((word) => new RegExp(`\\b${word}\\b`).test(line)))
  const [over = 'over', under = 'under'] = said ?? []
  const side = one > other ? over : under
  return both(`${capitalized(side)}:`, one > other ? 'Más:' : 'Menos:')
}
const sidesInEnglish = [
  ['over', 'under'],
  ['above', 'below'],
  ['higher', 'lower'],
  ['pricier', 'cheaper'],
  ['more', 'less'],
]
const eitherSide =
  /\b(?:over|above|higher|pricier|more)(?: than)?(?: [\w$.,]+){0,6} or (?:under|below|lower|cheaper|less)\b|\b(?:under|below|lower|cheaper|less)(?: than)?(?: [\w$.,]+){0,6} or (?:over|above|higher|pricier|more)\b/

/** What the line calculates besides the amount that it's compared with. */
function sumBeside(clause: Reading, limit: Amount, home: Home, today: string): Answer | null {
  const left = withoutAmount(clause.words, limit)
  const [, sum] = sums(home).find(([said]) => said.test(left)) ?? []
  if (sum === undefined) return null
  const words = sum === null ? null : sum(left)
  for (const line of words === null ? [left, `${left} how much`] : [words]) {
    const reading = { ...clause, ...meaningOf(line.split(' ').filter(Boolean)), isMarked: true }
    const answer = calculated(reading, home, today, true)
    if (answer) return answer
  }
  return null
}

/** "Saw one at $1,390 a foot. Is yours more?": not the amount but the home is asked of; of "is it more?" either may be. */
const ofHome =
  /\b(?:is|are|does|do|would|will) (?:yours|your (?:\w+)|this (?:one|place|house|home)|we|the (?:price|rent|place|house|home))\b/
const ofEither = /\b(?:is|does|would|will) (?:it|this)(?! (?:one|place|house|home)\b)/
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
    /\b(?:cover|covers|enough|do it|do that|do for|afford|suffices?|get (?:me|us) (?:in|there|through)|be ok|is that (?:ok|enough)|reach(?:es)?|get to|hits?|is (?:that|it) (?:\d[\d.]* ?%|\d[\d.]* percent))(?= |$)/,
  ],
  ['atLeast', /\bat least\b/],
  ['atMost', /\bat most\b/],
  ['over', /\b(?:over|above|more (?:than|per|a)|higher|past|beyond|exceeds?|pricier)\b/],
  ['under', /\b(?:under|below|less than|cheaper|lower|beneath)\b/],
]

/** What the line asks of the two amounts; of several words that of the question. */
function asksOf(line: string): Side | 'covers' | 'equal' | null {
  if (asksIfRight.test(line)) return 'equal'
  if (!isYesNo.test(line)) return null
  const sideIn = (part: string) => sides.find(([, said]) => said.test(part.replace(ofOffer, ' ')))?.[0] ?? null
  // "Nothing here sells over 1,400 a foot. Is this one under that?"
  return sideIn(line.slice(questionIn(line))) ?? sideIn(line)
}
const isYesNo =
  /^(?:(?:and|so|ok|okay|but|hey|hi) )*(?:is|are|was|would|will|does|do|can|could)\b|\b(?:is|are|would|will|does|do|did|can|could) (?:it|that|this|yours|we|i|they|the \w+)\b|\b(?:over|under|above|below|cheaper than|enough|cover)\b.{0,40}$/
/** "Ten percent below ask": a part of the sum. */
const ofOffer = /\d[\d.]* ?% (?:below|under|over|above|less than|more than)/g
/** "I get about 636 a foot, did I do that right?" */
const asksIfRight =
  /\b(?:do|did|have|got) (?:i|we) (?:do |get |got |have |calculate )?(?:that|this|it|the math|my math) (?:right|correct\w*)\b|\b(?:is|was) (?:that|this|it|my math|the math) (?:right|correct|about right)\b|\b(?:check|checking) (?:my|the) math\b|\bam i right\b/
const ofOwner = /\b(?:(?<!\b(?:we|i) )take|accept|consider|go for|offer(?! letter)|offers|negotia\w+)\b/

/** What is calculated; with the words for it, or null where the line's own will do. */
const sums = (home: Home): [RegExp, ((line: string) => string) | null][] => [
  [/\d[\d.]* ?% (?:below|under|off|less|over|above)\b/, null],
  [/\d[\d.]* ?% (?:\w+ )?down\b/, (line) => `${shareIn(line)} % down how much`],
  [/\d[\d.]* ?%/, (line) => `${shareIn(line)} % of the ${baseIn(line, home)}`],
  [/\b(?:split|each|halves|apiece|half)\b/, null],
  ...(home.isRental ? rentalSums : saleSums),
]
const aFoot = /\b(?:a|per|each) (?:foot|sqft|square foot|square|sf|ft)\b|\bsqft\b|\bdivided by\b.*\bfe?e?t\b/
const rentalSums: [RegExp, ((line: string) => string) | null][] = [
  [
    /\b(?:mov(?:e|ing) in|moved in|upfront|up front|get (?:the|my) keys|at signing|day (?:1|one)|(?:first|1st) month)\b/,
    () => 'how much in total to move in',
  ],
  [/\b(?:average[ds]?|averaging|free month|month free)\b/, null],
  [aFoot, () => 'what is the rent per sqft'],
  [/\b\d+ times\b|\btimes (?:the )?rent\b/, null],
  [/\b(?:parking|garage|spot)\b(?!.*\b(?:dogs?|cats?|pets?)\b)/, () => 'rent plus parking how much in total'],
  [/\b(?:parking|garage|spot)\b.*\bno pets\b/, () => 'rent plus parking how much in total'],
]
const saleSums: [RegExp, ((line: string) => string) | null][] = [
  [aFoot, () => 'what is the price per sqft'],
  [/\b(?:hoa|dues)\b.*\b(?:years?|\d+ months)\b|\b(?:years?|\d+ months)\b.*\b(?:hoa|dues)\b/, null],
]

const shareIn = (line: string) => /(\d[\d.]*) ?%/.exec(line)?.[1] ?? ''
const baseIn = (line: string, { isRental }: Home) =>
  /\b(?:hoa|dues)\b/.test(line) ? 'hoa' : /\bdeposit\b/.test(line) ? 'deposit' : isRental ? 'rent' : 'price'

const isMoney = ({ unit, value }: Amount) => (unit === '$' || unit === null) && value >= 1

/** The words without the amount and what compares with it. */
const withoutAmount = (words: string[], { from, to }: Amount): string => {
  const before = words.slice(0, from)
  while (
    before.length > 0 &&
    /^(?:over|above|than|more|past|under|below|less|cheaper|lower|pricier|beyond|exceeds?|least|most|at|is|are|we|would|does|do|will|a|about|around|like|\$)$/.test(
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
