import type { Home } from '../facts/home.ts'
import { dogBreedWords } from '../pet-words.ts'
import type { Answer } from '../say/answer.ts'
import { calculated } from '../say/calculator/calculator.ts'
import { continued, expression, isWholeSum, resultOf } from '../say/calculator/expression.ts'
import { asksInWords } from '../say/calculator/in-words.ts'
import { paidWhen } from '../say/calculator/paid-when.ts'
import { queryOf } from '../say/calculator/query.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import { actOf } from '../understand/acts.ts'
import { amountsIn } from '../understand/amounts.ts'
import type { LikelyFollowUps } from '../understand/learned.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import { asksOffPrice } from './amount-of-fact.ts'
import { comparedWithResult, comparisonBefore } from './compared-with-result.ts'
import type { Conversation } from './conversation.ts'
import { withOtherExtras } from './extras-before.ts'
import { goingOnFromDay } from './from-day.ts'
import { forFewerPeople, goingOnFromResult, resultWords, type SumResult } from './from-result.ts'
import { asksBetweenHomes, furtherSum } from './further-sums.ts'
import { learnedFollowUps } from './learned-follow-up.ts'
import { loanChanged } from './loan-changed.ts'
import type { Memory } from './memory.ts'
import { afterSum } from './money-answers.ts'
import { asksPartOfPay, type MoneyBefore, moneyFollowUp } from './money-follow-ups.ts'
import { withNamedExtra } from './named-extra.ts'
import { takesNoSum } from './never-listed.ts'
import { asksOfReview } from './offer-review.ts'
import { readingOfWords } from './reading-of-words.ts'
import { asksAsking, asksForIncome, asksWhy, homeItself, periodAsked } from './referents.ts'
import { sharedFollowUps } from './shared-follow-ups.ts'
import { asksGap, sumBefore } from './sum-before.ts'
import { sumCompared } from './sum-compared.ts'
import { atSupposedPrice, priceSupposed } from './supposed-price.ts'
import { twoSums } from './two-sums.ts'
import { withinLimitWith } from './within-limit.ts'

export interface Calculation {
  answer: Answer
  /** The clauses that it answers, read as one. */
  reading: Reading
  /** How many clauses those are. */
  clauses: number
  /** What was calculated before still stands. */
  isAside?: boolean
  /** It goes on from what was calculated before. */
  isFurther?: boolean
  /** What was spoken of, where that is more than the sum. */
  subject?: string[]
  /** Topics of other answers whose place it takes. */
  replaces?: string[]
}

interface Context {
  home: Home
  conversation: Conversation
  memory: Memory
  today: string
  /** A clause with what its pronouns stand for. */
  resolve: (clause: Reading) => Reading
  /** What the clause is likely to ask of the sum before. */
  followUps?: LikelyFollowUps
}

const most = 4

/**
 * What the clauses from an index on ask to have calculated. "We can go to 4.5. Are we under or over?" is read as one
 * question; clauses that are sums by themselves stay apart.
 */
export function calculationAt(said: Reading[], from: number, context: Context): Calculation | null {
  const lacksPrice = () => sumAt(said, from, context)?.answer.lacksPrice ?? false
  const supposed = priceSupposed(said.slice(from), context.memory, context.home, lacksPrice)
  if (!supposed) {
    const found =
      learnedAt(said, from, context, true) ?? sumAt(said, from, context) ?? learnedAt(said, from, context, false)
    const clause = said[from]
    const isOne = found !== null && found.clauses === 1 && !found.isFurther && clause !== undefined
    const two = isOne ? twoSums(clause, context.home, context.today) : null
    return found && two ? { ...found, answer: two } : found
  }
  const sum = sumAt(said, from, { ...context, home: { ...context.home, price: supposed.value } })
  // What it names besides needs no price: "how big is the lot in square feet?"
  return sum?.answer.topic === 'price' ? atSupposedPrice(sum, supposed) : sumAt(said, from, context)
}

/** What a short message asks of the sum before, where no phrase says it. */
function learnedAt(said: Reading[], from: number, context: Context, isSure: boolean): Calculation | null {
  const [first, second, third] = said
  if (!context.followUps || !first || third || from > 0) return null
  const clause = second ? { ...joined([first, second]), isAside: false } : first
  const before = { ...context, amount: amountBefore(context) }
  for (const { kind, words } of learnedFollowUps(clause, context.followUps, before, isSure)) {
    const reading = { ...clause, ...meaningOf(words.split(' ')) }
    const isWhole = words.startsWith('how ')
    const memory = isWhole ? {} : context.memory
    const sum = sumAt([reading], 0, { ...context, memory, followUps: undefined })
    // Only what remains may be in the sentence that was said before.
    const isSaidBefore = sum?.answer.text.en === answerBefore(context)?.text.en
    if (sum && (kind === 'left' || !isSaidBefore)) return { ...sum, clauses: said.length, isFurther: true }
  }
  return null
}

function sumAt(said: Reading[], from: number, context: Context): Calculation | null {
  const clauses = said.map((clause) => inFull(whole(ofPeriod(clause)), context.memory))
  const alone = clauses.slice(from, from + most).map((clause) => aloneIn(clause, context))
  const parts = partsFrom(clauses, from)
  for (let length = Math.min(parts, most); length > 1; length--) {
    const group = clauses.slice(from, from + length)
    const reading = joined(group)
    const further = fromBefore(reading, context)
    if (further) return { ...further, clauses: length }
    if (alone[0] && context.memory.calculation && goesOnWithOperation.test(group[0]?.words.join(' ') ?? '')) continue
    if (alone[0] && comparesWithIt.test(group[1]?.words.join(' ') ?? '')) continue
    if (alone[0] && group.slice(1).some(asksFact)) continue
    if (alone[0] && alone[1] && loanTerms.test(group[1]?.words.join(' ') ?? '')) continue
    if (alone.slice(0, length).every((one, i) => one !== null && !isCondition(group[i] as Reading))) continue
    if (alone.slice(0, length).filter((one, i) => one !== null && isWhole(group[i] as Reading)).length > 1) continue
    if (!group.some(asks) || isExcluded(reading) || group.some((one) => takesNoSum(one, context.home))) continue
    const answer = withVerdict(
      calculated(reading, context.home, context.today, group.some(isQuestion)),
      reading,
      context,
    )
    if (answer) return { answer, reading, clauses: length }
  }
  return alone[0] ?? null
}

/** "Is 250 thousand more than 20 percent?": a yes or a no beside the sum, which may have been compared with the price alone. */
function withVerdict(answer: Answer | null, reading: Reading, { home, today }: Context): Answer | null {
  const compared = sumCompared(reading, home, today)
  if (!compared || !answer) return answer ?? compared
  const isSum = withoutVerdict(compared.text).en === answer.text.en
  return isSum || ofPriceAlone.test(answer.text.en) ? compared : answer
}
const ofPriceAlone = /^(?:Yes|No)\. The (?:asking price|rent) is \$[\d,]+(?: a month)?, \$[\d,]+ (?:over|under) /

function aloneIn(clause: Reading, asked: Context): Calculation | null {
  if (asksAsking.test(clause.words.join(' '))) return null
  const comparedBefore = besideResult(clause, asked)
  if (comparedBefore) return comparedBefore
  // "Drop the parking" after "is that under 5,500?" goes on from the sum itself.
  const known = comparisonBefore(asked.memory.calculation ?? [])
  const context = known ? { ...asked, memory: { ...asked.memory, calculation: known.sum } } : asked
  const period = askedPeriod(clause, context) ?? allIn(clause, context)
  if (period) return period
  const side = fromBefore(clause, context) ?? sumWith(clause, sumBefore(clause, context.memory), context)
  if (side) return side
  const compared = withResult(clause, context)
  const resolved = compared ?? (isWholeSum(clause.words, context.home) ? clause : context.resolve(clause))
  if (isExcluded(resolved) || offersSum.test(clause.words.join(' ')) || asksOffPrice(clause, context.home)) return null
  const further = compared ? null : goesFurther(clause, context)
  if (further) return further
  for (const reading of [resolved, ...withSubject(clause, context)]) {
    if (!asks(reading) && !touchesRule(reading) && !namesBudget(reading, context.memory)) continue
    const answer = withVerdict(calculated(reading, context.home, context.today, isQuestion(reading)), reading, context)
    if (answer) return { answer, reading, clauses: 1, isFurther: compared !== null }
  }
  return null
}

/** "Mine?", "drop the parking then", "what's the difference?": what a clause asks of the sum before. */
const fromBefore = (clause: Reading, context: Context): Calculation | null =>
  redoneForFewer(clause, context) ??
  sumWith(clause, loanChanged(clause, context.memory.calculation ?? [], context.home), context) ??
  includedBefore(clause, context) ??
  answeredAfterSum(clause, context) ??
  sumWith(clause, withinLimitWith(clause.words.join(' '), context.memory.calculation ?? [], context.home), context) ??
  sumWith(clause, withNamedExtra(clause, moneyBefore(context), context.today), context) ??
  sumWith(clause, moneyFollowUp(clause, moneyBefore(context)), context) ??
  sumWith(
    clause,
    furtherSum(clause, context.memory, context.home, context.today) ??
      differenceOfSums(clause, context) ??
      goingOnFromDay(clause.words.join(' '), context.memory.calculation ?? [], answerBefore(context)?.day) ??
      otherExtras(clause, context) ??
      goingOnFromResult(clause, context.memory.calculation ?? [], context.home, () => resultBefore(context)),
    context,
  )

/** "Does that include the deposit?" of the sum before. */
function includedBefore(clause: Reading, context: Context): Calculation | null {
  const part = includes.exec(clause.words.join(' '))?.slice(1).find(Boolean)
  const before = part ? answerBefore(context) : null
  if (!part || before?.amount === undefined) return null
  const text = withoutVerdict(before.text)
  const [, name] = partNames.find(([said]) => said.test(part)) ?? []
  if (!name) return null
  const [en, es] = name.test(text.en) ? ['Yes', 'Sí'] : ['No', 'No']
  const reading = { ...clause, ...meaningOf(context.memory.calculation ?? []) }
  const answer = { ...before, text: { en: `${en}. ${text.en}`, es: `${es}. ${text.es}` } }
  return { answer, reading, clauses: 1, isFurther: true, subject: part.split(' ') }
}
const paidPart =
  '(deposit|security deposit|parking|garage|rent|first month|hoa|hoa dues|dues|cats?|dogs?|pets?|pet fee)'
const includes = new RegExp(
  `^(?:(?:and|so|ok|wait|but) )*(?:does|is) (?:that|it|this)(?: (?:price|total|number|figure|already))* (?:include|includes|including|with|counting|have|got)(?: the| my)? ${paidPart}(?: in it| already| too| or is (?:that|it) on top| or not)*$|^(?:(?:and|so|ok|wait|but) )*is (?:the |my )?${paidPart} (?:already )?(?:included in|part of|in) (?:that|it)(?: (?:already|too|price|total|number))*$`,
)
const partNames: [RegExp, RegExp][] = [
  [/deposit/, /deposit/],
  [/parking|garage/, /parking|garage/],
  [/rent|first month/, /rent|first month/i],
  [/hoa|dues/, /HOA dues/],
  [/cat|dog|pet/, /\bpets?\b/],
]

/** "Is that under 5,500?" of a total; what is only the price is compared as a fact of its own. */
function besideResult(clause: Reading, context: Context): Calculation | null {
  const known = comparisonBefore(context.memory.calculation ?? [])
  const calculation = known?.sum ?? context.memory.calculation ?? []
  const asked = known && asksGap(clause.words.join(' ')) ? meaningOf(known.comparison) : clause
  const before = answerBefore({ ...context, memory: { calculation } })
  const amount = before?.rate ?? before?.amount
  if (!before || amount === undefined || amount === context.home.price) return null
  if (clause.topics.some((id) => id !== 'price')) return null
  const compared = comparedWithResult(asked.words.join(' '), asked.amounts, { amount, topic: before.topic })
  if (!compared) return null
  const reading = { ...clause, ...meaningOf([...calculation, ...compared.words]) }
  const text = asked === clause ? compared.answer.text : withoutVerdict(compared.answer.text)
  return { answer: { ...compared.answer, text }, reading, clauses: 1, isFurther: true }
}

function sumWith(clause: Reading, words: string[] | null, { home, today }: Context): Calculation | null {
  if (words === null) return null
  const reading = { ...clause, ...meaningOf(words) }
  const found = calculated(reading, home, today, true)
  // "By how much?" and "which is larger?" are answered by no yes.
  const isVerdict = found !== null && asksNoVerdict.test(clause.words.join(' ')) && !words.includes('enough')
  const answer = isVerdict ? { ...found, text: withoutVerdict(found.text) } : found
  return answer && { answer, reading, clauses: 1, isFurther: true }
}
const asksNoVerdict = /\b(?:how (?:much|far|short|many)|by what|which)\b/

/** "One drops out so redo both" after what each of four pays of the price and of the dues. */
function redoneForFewer(clause: Reading, context: Context): Calculation | null {
  const { calculation = [], earlierCalculation = [] } = context.memory
  const line = clause.words.join(' ')
  const sums = [
    ...forFewerPeople(line, calculation, earlierCalculation),
    ...sharedFollowUps(line, context.memory, context.home, context.today),
  ].flatMap((words) => sumWith(clause, words, context) ?? [])
  const last = sums.at(-1)
  if (!last) return null
  const [en, es] = (['en', 'es'] as const).map((language) =>
    sums.map(({ answer }) => answer.text[language]).join(' '),
  ) as [string, string]
  const sources = sums.flatMap(({ answer }) => answer.sources)
  return { ...last, answer: { ...last.answer, text: { en, es }, sources } }
}

/** "And a year of both": the sum before, for a year. */
function ofPeriod(clause: Reading): Reading {
  const line = clause.words.join(' ')
  const [, number = '', unit = ''] = periodOfAll.exec(line) ?? allPerPeriod.exec(line) ?? []
  return unit === '' ? clause : { ...clause, ...meaningOf(['for', number, unit]) }
}
/** "How much would all that be a year?" */
const allPerPeriod =
  /^(?:(?:and|so|ok|then) )*(?:what|how much) (?:is|would|will) (?:all (?:of )?(?:that|it|this)|everything)(?: be| come to)? (a|per|each) (year|month)$/
const periodOfAll =
  /^(?:(?:and|so|ok|then|what is|how much is|what would|be) )*(?:for )?(a|one|two|three|\d{1,2}) (?:whole |full )?(years?|months?) (?:of|at) (?:(?:that|the) (?:second|last|first|other|new|lower) (?:one|number|figure|amount|rent|price)|both|that(?: (?:rent|price|rate|number))?|it|this|those|them|all that|the two|it all)$/

/** "Still 1.895?", and "rent here" as the rent. */
function whole(clause: Reading): Reading {
  const { words, amounts, topics } = clause
  const isStill = words[0] === 'still' && amounts.length === 1 && words.length <= 4 && topics.length === 0
  if (isStill) return { ...clause, ...meaningOf(['is', 'it', ...words]) }
  const kept = withoutFull(words).filter(
    (word, i) => !(word === 'here' && /^(?:rent|dues|hoa|fee|deposit)$/.test(words[i - 1] ?? '')),
  )
  return kept.length === words.length ? clause : { ...clause, ...meaningOf(kept) }
}

/** "For a full year" */
const withoutFull = (words: string[]) =>
  words.filter(
    (word, i) =>
      !(
        /^(?:full|whole|entire)$/.test(word) &&
        /^(?:an?|the)$/.test(words[i - 1] ?? '') &&
        /^years?$/.test(words[i + 1] ?? '')
      ),
  )

/** "My 250" after "I have 250k". */
function inFull(clause: Reading, { calculation = [] }: Memory): Reading {
  const [short, ...others] = clause.amounts
  if (!short || others.length > 0 || short.unit !== null) return clause
  const scale = short.value < 20 && !Number.isInteger(short.value) ? 1e6 : short.value >= 20 ? 1e3 : null
  const full =
    scale &&
    amountsIn(calculation).find(
      ({ unit, value }) => (unit === null || unit === '$') && value >= 1e4 && value === short.value * scale,
    )
  if (!full) return clause
  const words = [...clause.words.slice(0, short.from), `$${full.value}`, ...clause.words.slice(short.to)]
  return { ...clause, ...meaningOf(words) }
}

/** "Is that per month?" of what was spoken of. */
function askedPeriod(clause: Reading, { memory, home, today }: Context): Calculation | null {
  const reading = { ...clause, ...meaningOf([...clause.words, 'the', ...(memory.subject ?? [])]) }
  const answer = clause.words.length <= 9 ? paidWhen(queryOf(reading, home, today, true), clause.words.join(' ')) : null
  return answer && { answer, reading, clauses: 1, isAside: true }
}

/** "So all in per month with the rent" after what parking and pets cost: the rent with what was asked about. */
function allIn(clause: Reading, { home, memory, today, conversation }: Context): Calculation | null {
  const line = clause.words.join(' ')
  const isOther = clause.topics.some((id) => id !== 'price') || clause.amounts.length > 0 || notMonthly.test(line)
  if (!home.isRental || isOther || !asksAllIn.test(line)) return null
  const { topicsAnswered: topics } = conversation.context
  const counted = [...(memory.calculation ?? []), ...(memory.earlierCalculation ?? [])]
  const summed = counted.join(' ')
  const isParked =
    (topics.includes('parking') || /(?<!\b(?:no|without|minus) (?:the |a )?)\bparking\b/.test(summed)) &&
    Boolean(home.parking?.monthly)
  // "Rent with both of them" after a dog and a cat is with two.
  const least = !isParked && /\bboth\b/.test(line) ? 2 : 1
  const said = amountsIn(counted).find(({ unit }) => unit === 'pet' || unit === 'dog' || unit === 'cat')?.value
  const pets = Math.max(least, said ?? 1)
  const words = [
    'rent',
    ...(isParked ? ['plus', 'parking'] : []),
    ...(topics.includes('pets') && home.petRule?.monthlyEach ? ['plus', `${pets}`, 'pets'] : []),
  ]
  if (words.length === 1) return null
  // "So each of us pays what all in?" after the rent for two.
  const [people = ''] = eachPays.test(line) ? (amongSeveral.exec(summed) ?? []) : []
  const reading = { ...clause, ...meaningOf(people === '' ? words : [...words, 'split', ...people.split(' ')]) }
  const answer = calculated(reading, home, today, true)
  return answer && { answer, reading, clauses: 1 }
}
const eachPays = /\b(?:each|apiece|per person|a head)\b/
const amongSeveral = /\b(?:[2-9]|two|three|four|five) ways\b|\bbetween (?:[2-9]|two|three|four|five)\b/
const notMonthly = /\b(?:deposit|first month|move in|moving in|up ?front|years?|yearly|annual\w*)\b/
const asksAllIn =
  /\b(?:all in|all told|altogether|all together|everything together|everything included|with everything|with (?:both|all (?:of )?(?:that|those|it))|both of (?:those|them)|all of (?:that|it|those))\b/

/** "Plus one cat, OK? Total then?" begins with what the sum before came to. */
const goesOnWithOperation =
  /^(?:and |so |ok |okay |then )*(?:plus|minus|times|divided|with\b.* on top(?: of (?:that|it|this))?$)\b/
const ofResult =
  /(?<=\bdown (?:payment )?(?:of (?:the )?\d[\d.]* ?%? )?)(?:of|on|over) (?:that|it|eso)\b|(?<!\btop )\b(?:of|on|off|from) (?:that (?:new |lower )?(?:number|price|amount|figure|total|sum|one)|the (?:new|lower|reduced) (?:number|price|amount))\b/
const comparesWithIt = /\b(?:under|over|above|below|within|inside|than|exceeds?) (?:that|it|this)(?= |$)/

/** "How much more than my 1.8 is that?" after a sum. */
const apartFromNamed =
  /^(?:(?:and|so|ok|then) )*(?:how (?:much|far) (?:more|less|over|under|above|below)|by how much (?:over|under|above|below)) (?:than )?(?:my |our |the )?\$?(\d[\d,.]*(?:k|m)?) (?:is|would) (?:that|it|this)(?: be)?$/

/** "1.8" beside $1,838,150 is 1.8 million. */
function inDollars(said: string, beside: number): number {
  const value = Number(said.replace(/[,km]/g, ''))
  const scale = said.endsWith('m') || (value < 100 && beside >= 1e5) ? 1e6 : said.endsWith('k') ? 1000 : 1
  return value * scale
}

/** What the sum before comes to; null where there was none, or one whose result is no amount. */
const amountBefore = (context: Context): number | null =>
  resultOf(context.memory.calculation ?? [], context.home) ?? resultBefore(context)?.amount ?? null

/** The same in dollars, once or every month. */
function resultBefore(context: Context): SumResult | null {
  const { amount, isMonthly = false } = answerBefore(context) ?? {}
  return amount === undefined ? null : { amount, isMonthly }
}

function answerBefore({ memory, home, today }: Context): Answer | null {
  const words = memory.calculation ?? []
  if (words.length === 0) return null
  return calculated(readingOfWords(words), home, today, true)
}

const moneyBefore = (context: Context): MoneyBefore => ({
  memory: context.memory,
  home: context.home,
  result: () => resultBefore(context),
  bracket: () => bracketBefore(context),
})

/** The sum before in brackets; what it came to where that is no sum of words. */
function bracketBefore(context: Context): string[] | null {
  const { calculation = [] } = context.memory
  const bracket = ['(', ...calculation, ')']
  if (calculation.length > 0 && resultOf(bracket, context.home) !== null) return bracket
  const result = resultBefore(context)
  return result && resultWords(result)
}

/** "I got 400k saved, does that cover it" after a sum. */
function answeredAfterSum(clause: Reading, context: Context): Calculation | null {
  const { calculation = [] } = context.memory
  const found = afterSum(clause, context.memory, context, () => answerBefore(context))
  return (
    found && {
      answer: found.answer,
      reading: { ...clause, ...meaningOf(found.words ?? calculation) },
      clauses: 1,
      isFurther: true,
      ...(found.words === null && { isAside: true }),
    }
  )
}

/** "And a second one?", "drop the parking then" */
function otherExtras(clause: Reading, context: Context): string[] | null {
  const { memory, home, conversation } = context
  return withOtherExtras(clause, home, {
    calculation: memory.calculation ?? [],
    answer: home.isRental ? answerBefore(context) : null,
    subject: memory.subject ?? [],
    knowsPets: conversation.context.topicsAnswered.includes('pets'),
  })
}

/** "What's the difference between the two?" after two sums. Null where a clause asks for none, or one of them has no amount. */
function differenceOfSums({ words }: Reading, context: Context): string[] | null {
  const { calculation = [], earlierCalculation = [] } = context.memory
  if (earlierCalculation.length === 0 || !asksApart.test(words.join(' '))) return null
  const [one, other] = [earlierCalculation, calculation].map((sum) => {
    const amount = amountBefore({ ...context, memory: { calculation: sum } })
    const bracket = ['(', ...sum, ')']
    return { amount, words: resultOf(bracket, context.home) === null ? [`$${amount}`] : bracket }
  })
  if (!one?.amount || !other?.amount || one.amount === other.amount) return null
  const [more, less] = one.amount > other.amount ? [one, other] : [other, one]
  return [...more.words, 'minus', ...less.words]
}
const asksApart =
  /^(?:(?:and|so|ok|okay|then|what|whats|is|how much|tell me) )*(?:the )?(?:difference|gap)(?: (?:between|of|in) (?:(?:those|these|them|the)(?: (?:two|2|sums|numbers|figures|amounts))?(?: (?:down payments?|downs|payments|prices|amounts|totals|terms|options|leases))?|both|the one and the other))?(?: (?:is|then|there|please|again|come to|what))*$|^(?:(?:and|so|ok|okay|then) )*(?:how (?:much|far) apart are (?:they|those|these|the two)|by how much do (?:they|those|the two) differ|how much (?:more|less|cheaper) (?:is|would) (?:that|it|this)(?: be)?(?: than (?:the (?:first|other|last)(?: one)?|before))?)(?: then)?$/

/** "Is the rent under that?" after a sum: what it came to is what the fact is compared with. */
function withResult(clause: Reading, context: Context): Reading | null {
  const line = clause.words.join(' ')
  const named = apartFromNamed.exec(line)?.[1]
  const came = named === undefined ? null : amountBefore(context)
  if (named !== undefined && came !== null)
    return { ...clause, ...meaningOf([`$${Math.round(came)}`, 'minus', `$${inDollars(named, came)}`]) }
  // "10% down on that" after 20% down is another share of the price.
  const isOtherShare = line.includes(' down ') && context.memory.calculation?.includes('down')
  const result = isOtherShare ? null : ofResult.exec(line)
  const value = comparesWithIt.test(line) || result ? amountBefore(context) : null
  if (value === null) return null
  const at = result
    ? line.slice(0, result.index).split(' ').length
    : clause.words.findLastIndex((word) => /^(?:that|it|this)$/.test(word))
  const after = result ? [] : clause.words.slice(at + 1)
  // "El enganche del 20 sobre eso"
  const said = result?.[0].startsWith('over ') ? [...clause.words.slice(0, at - 1), 'on'] : clause.words.slice(0, at)
  const before = said.filter((word, i) => !(word === 'the' && said[i - 1] === 'of' && /^\d/.test(said[i + 1] ?? '')))
  return { ...clause, ...meaningOf([...before, `$${Math.round(value)}`, ...after]) }
}

/** "Plus parking?", "x12", "half of that" after a sum: what it came to is the beginning of the next one. */
function goesFurther(clause: Reading, context: Context): Calculation | null {
  const { memory, home, today } = context
  const before = memory.calculation?.length ? memory.calculation : paidOnce(clause, memory)
  if (withTheRent.test(clause.words.join(' ')) && meaningOf(before).topics.includes('price')) {
    const reading = { ...clause, ...meaningOf(before) }
    const answer = calculated(reading, home, today, true)
    return answer && { answer, reading, clauses: 1, isFurther: true }
  }
  const left = asksRest.test(clause.words.join(' ')) ? restOf(clause, before, context) : null
  if (left) return left
  if (periodAsked(clause, memory) || /\b(?:just|only) (?:the )?\w+\b/.test(clause.words.join(' '))) return null
  if (before.length === 0 || clause.words.length > 12) return null
  const result = resultOf(before, home) === null ? resultBefore(context) : null
  const said = addsTheRent.test(clause.words.join(' ')) ? ['plus', 'rent'] : clause.words
  const words = continued(said, before, home) ?? (result && continued(said, resultWords(result), home))
  if (!words) return null
  const reading = { ...clause, ...meaningOf(words) }
  // What follows a fact, or a result that is no sum of words, isn't the question that got it.
  const isOfSum = isWholeSum(before, home)
  const answer =
    (isOfSum ? null : expression(queryOf(reading, home, today, true), 1)) ?? calculated(reading, home, today, true)
  return answer && { answer, reading, clauses: 1, isFurther: true }
}

/** "With the rent how much would it be a month?" after what pets cost. */
const addsTheRent =
  /^(?:(?:and|so|ok|then) )*(?:with|plus|including|adding) (?:the )?rent (?:how much|what)(?: (?:would|will|is|does|do|it|that|be|come|to|make|the|a|per|of|month|total|in))*$/

/** "And with the rent?" of a sum in which it is: the rent isn't added twice. */
const withTheRent =
  /^(?:(?:and|so|ok|then) )*(?:with|plus|including|counting) (?:the )?rent(?: (?:that )?(?:makes|is|comes to)(?: what| how much)?)?$/

/** "Which leaves how much?" after a down payment. */
function restOf(clause: Reading, before: string[], { home, today }: Context): Calculation | null {
  if (!before.some((word) => word === 'down' || word === '%')) return null
  const reading = { ...clause, ...meaningOf([...before, 'what', 'is', 'left']) }
  const answer = calculated(reading, home, today, true)
  return answer && { answer, reading, clauses: 1 }
}
const asksRest =
  /^(?:(?:and|so|ok|okay|then|what|how much|is|about) )*(?:the )?(?:rest|remainder|remaining|balance|(?:part|amount|bit|money|sum|piece|portion) (?:(?:that|which) is )?(?:left over|left|leftover|remaining|over)|leftover(?: part)?|left over)(?: of (?:it|that|the price))?(?: (?:is|would be|comes to|then|what|how much|that is|to (?:finance|borrow|pay)))*$|^(?:and |so |ok |then )*(?:(?:which|that|it|this) )?(?:leaves?|leaving)(?: (?:me|us))?(?: with)?(?: (?:how much|what))?(?: (?:then|to (?:finance|borrow|pay)))?$|^(?:and |so |ok |then )*(?:how much|what)(?: is| does that| would that)? (?:left|leave)(?: me| us)?$/

/** What "times 12" multiplies where nothing was calculated before: the dues that were asked for. */
function paidOnce({ words, topics }: Reading, { subject = [] }: Memory): string[] {
  const paid = meaningOf(subject).topics.filter((id) => id === 'fee' || id === 'parking' || id === 'deposit')
  return paid.length === 1 && topics.length === 0 && goesOnWith.test(words.join(' ')) ? subject : []
}
/** "Times 12", "so that plus first month is". */
const goesOnWith = /^(?:and |so |ok )*(?:times|x ?\d|divided|split|(?:that|it|this) (?:plus|minus|times))\b/

/** "What about with two cats?" after a question about the rent; "so with a spot?" is asked of the rent. */
function withSubject(clause: Reading, { memory: { subject }, home }: Context): Reading[] {
  const line = clause.words.join(' ')
  if (home.isRental && isOfRent.test(line)) return [{ ...clause, ...meaningOf(['rent', ...clause.words]) }]
  // "And the deposit?" asks for that alone.
  if (clause.amounts.length === 0 && clause.topics.length > 0 && namesFact.test(line)) return []
  // "And where do people park?" asks for no sum.
  if (/^(?:(?:and|so|but|ok) )*(?:the \w+ )?who\b/.test(line)) return []
  if (clause.asked.some((one) => one === 'where' || one === 'who' || one === 'why')) return []
  if (homeItself.test(line)) return []
  // "So what's the garden like?"
  if (clause.things.length > 0 && /\blike$/.test(line)) return []
  if (asksForIncome(clause)) return []
  const isFollowUp = goesOn.test(line) || addsThat.test(line) || (clause.words.length <= 5 && clause.amounts.length > 0)
  if (!subject || subject.length === 0 || !isFollowUp) return []
  return [{ ...clause, ...meaningOf([...clause.words, ...subject]) }]
}

const isOfRent =
  /^(?:(?:and|so|ok|okay|then) )+(?:with|including) (?:an? |one |the |my |two |both |our )?(?:parking(?: spot| space)?|spot|space|garage|car|dogs?|cats?|pets?)\b/

const namesFact =
  /^(?:and|ok and|so|what about|how about|also|then)(?: what is| how much is| what are| is)? (?:the|your|a|of)(?: security| monthly| hoa)? (?:deposit|rent|price|fee|dues|hoa|parking)$|^(?:and|so|then) (?:just the |only the |just |only )?(?:deposit|rent|price|dues|hoa)(?: alone)?$/
/** "The rent plus that" */
const addsThat = /\b(?:rent|price|dues|fee) (?:plus|and|with|including) (?:that|those)\b/
const goesOn = /^(?:and|ok and|so|what about|how about|or|also|then|what if|with)\b/

/** Booking a tour, orders to the assistant and phone numbers are never sums; a wish for a person only with an amount. */
function isExcluded(reading: Reading): boolean {
  const line = reading.words.join(' ')
  if ([hasContact, slashes].some((one) => one.test(reading.text))) return true
  if ([offersSum, asksFinal, asksWhy, asksDiscount].some((one) => one.test(line))) return true
  const act = actOf(reading, reading.topics.length + reading.things.length > 0)
  if (act === 'order' || act === 'booking') return true
  return act === 'person' && !reading.amounts.some(({ unit }) => unit === '%' || unit === '$')
}

/** "Beds / baths / sq ft" is a list. */
const slashes = /[a-z.] ?\/ ?[a-z]+ ?\/ ?[a-z]/i

/** "Will you sell it to me for 2 million?" is the owner's to say, whatever the difference. */
const offersSum =
  /^(?:(?:and|so|ok|well|then) )*(?:id|(?:i|we) (?:would|could|can|will)) (?:do|pay|offer|give) \$?\d[\d.,]*(?:k|m)?(?: (?:right )?now| today| cash)?$|\b(?:sell|let me have|give me) (?:it|this|the \w+)(?: to (?:me|us))? for\b|\b(?:could|can|might) (?:i|we) (?:get|have) (?:it (?:for|at) )?\$?\d[\d.,]*(?:k|m)?$|\b(?:could|can|would|will|might) (?:you|they|he|she|the (?:landlord|owner|seller)) (?:also )?(?:do|take|accept|go (?:down )?to|come down to|consider|look at|agree to|entertain) \$?\d|\b(?:seller|owner|landlord|they)\b.*\b(?:look at|consider|entertain|be open to)$/

/**
 * "Is 5150 final?" compares nothing, "never late on rent in nine years" multiplies nothing, "back in the day" is no day, "how old is the furnace?" isn't the home's age, "one per
 * bedroom?" divides nothing, and bedrooms that are far apart aren't counted.
 */
const asksFinal =
  /\b(?:final|final word|last word|negotiable|set in stone|carved in stone|firm)(?=$| or )|\bnever (?:been |paid )?late\b|\b(?:get|gets|got|am|is) paid\b|\bstuck at\b|\b(?:try|go) lower\b|\bback in the day\b|\bmeets? me at\b|\bold\b.*\b(?:furnace|heater|boiler|radiators?|heat pump|ac|hvac|washer|dryer|elevator|roof|windows?)\b|\b(?:furnace|heater|boiler|radiators?|heat pump|ac|hvac|washer|dryer|roof)\b.{0,40}\bhow old\b(?! (?:is|are) (?:the |this )?(?:house|home|building|place|condo|apartment))|^(?:and |so )?one per (?:bed)?room$|\bbed(?:room)?s? (?:\w+ ){0,3}(?:apart|each other|side by side|shares?|face|touch|adjoin\w*|adjacent|back to back|opposite)\b/

/** "If I sign for two years, how much off?" */
const asksDiscount = /\bhow (?:much|big) (?:off|of a discount|cheaper|lower)$/

/** An email address or a phone number. */
const hasContact = /@|(?:\d[\s().-]*){10}/

/** How many clauses from an index on may belong to one sum. */
function partsFrom(clauses: Reading[], from: number): number {
  const isMore = (i: number) =>
    i === from + 1 &&
    ((addsParts.test(lineAt(from)) && namesPart.test(lineAt(i))) ||
      (hasAnimal(clauses[i - 1]) && barePart.test(lineAt(i))) ||
      (atRate.test(lineAt(from)) && asksPriceThen.test(lineAt(i))) ||
      asksBetweenHomes(lineAt(i)) ||
      repeats(clauses[i], clauses[i - 1]) ||
      asksPartOfPay(lineAt(i)) ||
      asksOfReview(lineAt(from), lineAt(i)))
  const lineAt = (i: number) => clauses[i]?.words.join(' ') ?? ''
  const end = clauses.findIndex((clause, i) => i >= from && !isPart(clause) && !isMore(i))
  return (end < 0 ? clauses.length : end) - from
}

/** "A mil eight is my ceiling, my ceiling's ceiling" */
const repeats = (clause?: Reading, before?: Reading) =>
  clause !== undefined &&
  clause.words.length <= 4 &&
  !clause.isMarked &&
  clause.words.every((word) => /^(?:a|the|my|our|hard|really|and|that|is)$/.test(word) || before?.words.includes(word))

/** "Two dachshunds and a car. All in a month?" */
const animals = new Set(['dog', 'dogs', 'cat', 'cats', 'pet', 'pets', ...dogBreedWords])
const hasAnimal = (clause?: Reading) =>
  clause !== undefined && clause.words.length <= 5 && clause.words.some((word) => animals.has(word))
const barePart = /^(?:and |plus )?(?:a|one|1|my|our|the) (?:car|truck|van|spot|space|parking spot|dog|cat)$/

/** "If it went for 900 a foot, what would the price be?" */
const atRate = /\b\d[\d,]* (?:a|per|each) (?:sqft|foot|square foot)$/
const asksPriceThen = /^(?:(?:and|so|then) )*what (?:would|is|will) (?:the|its) price(?: be)?(?: then)?$/

/** "Add my two cats and the parking" */
const addsParts = /^(?:(?:now|and|so|ok|then|can you|please) )*(?:add|include|throw in)\b/
const namesPart =
  /^(?:and )?(?:the |a |my |our )?(?:parking|parking spot|garage|spot|cats?|dogs?|(?:two|2) (?:cats|dogs))(?: too| then| please)?$/

const operation =
  /%|\brent (?:with|plus|and)\b|\b(?:each|apiece|a (?:head|person)|per|split\w*|shar(?:e|ed|ing)|%|percentage|percent|total|plus|minus|times|divided|left|cheque|check to write|more|less|short|rest|gap|difference|fit|fits|over|under|enough|ok|okay|work|works|range|make it|amount|come to|comes to|equals|afford|kilos?|average|pass|passes|in or out|am i out|too|reach|cover|qualify|how much|so|problem|possible|get in|days|monthly|yearly|annual|weekly|add|tack|slap|spread|halves|fifty fifty|50 50|clears?|pockets?|(?:before|by|for) then|before or after|after or before|calculate|math|multiplication|date|(?:what|which) day|old|salary|income|earn|(?:need|have|got) to make|wire|wiring|do it|in time|far|apart|allowed|welcome|fine|discount|net|remains?|owe|borrow|keep|pay for|costs? me)\b/
const dateWord =
  /\b(?:jan\w*|feb\w*|march|april|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|christmas|xmas|thanksgiving|new years?|\d{1,2}(?:st|nd|rd|th))\b/

/** Words of those who share costs, as the source of a pattern. */
export const sharingWords = 'halves|fifty fifty|50 50|half and half'
/** "Me and my brother are doing halves on the down payment" */
const sharesCosts = new RegExp(String.raw`\b(?:${sharingWords})\b`)

/** "What would a square foot cost?" */
const costOfFoot =
  /^(?:and |so )?(?:what|how much) (?:would|is|does|do) (?:a|each|one|the) (?:sqft|foot)(?: (?:cost|be|run|come to))?$/

/** "What would that be a year?" */
const ofYearAgain = /^what would (?:that|it|this) be (?:a|per) (?:year|month)$/

function isPart({ amounts, words, topics, things, extra }: Reading): boolean {
  const line = words.join(' ')
  // "In range?" names no oven, and who splits the rent with a roommate asks nothing about roommates.
  const named = leftFor.test(line) ? 0 : things.filter((id) => id !== 'oven' && id !== 'roommates').length
  if (leavesOut.test(line) || ofYearAgain.test(line) || costOfFoot.test(line)) return true
  if (isHoliday.test(line)) return false
  if (amounts.length > 0 || dateWord.test(line)) return true
  if (named === 0 && sharesCosts.test(line)) return true
  if (words.length <= 8 && conditional.test(line)) return true
  if (operation.test(line) && named === 0 && extra.length <= 2) return true
  return words.length <= 4 && topics.length + named + extra.length === 0
}

/** "Jan 1 is a holiday, would they let me in the 31st?" */
const isHoliday = /\bis a (?:\w+ )?holiday\b/

/** "How much is each of us paying? No parking": what the sum is without. */
const leavesOut = /^(?:and |with |just )?(?:no|without|not counting) (?:the |any )?(?:parking|pets?|dogs?|cats?)$/

/** "So the loan would be the rest. At 6.4 over 30 years": the terms belong to the loan before. */
const loanTerms = /^(?:(?:and|so|ok|say) )*at \d/

/** "How much would we have left for furniture?" */
const leftFor = /\b(?:left|left ?over|remaining|to spare) for\b/

/** "10% down, and what's the monthly HOA?": the second asks for a fact of its own. */
const asksFact = ({ words, amounts }: Reading) =>
  amounts.length === 0 &&
  /^(?:and |also )?(?:what is|how much is|what are|how much are) (?:the |your )?(?:monthly |security )?(?:hoa|dues|fees?|hoa dues|hoa fees?|deposit)$/.test(
    words.join(' '),
  )

const conditional =
  /^(?:and |so |but |ok |okay )*(?:if|say|suppose|supposing|assuming|with|at|for|over|during|let us say|once|when)\b/
const isCondition = ({ words }: Reading) => conditional.test(words.join(' '))
const question = /^(?:and |so |or |but |also |ok |then )*(?:what|how|is|are|does|do|can|could|will|would|when|which)\b/
/** A question of its own, that needs no other clause. */
const isWhole = (clause: Reading) => !isCondition(clause) && (clause.isMarked || question.test(clause.words.join(' ')))

const speaker =
  /^(?:(?:hi|hello|hey|yes|no|well|so|and|but|ok|okay|actually|also|honestly|fyi|just|first) )*(?:i|we|my|our|us|he|she|looking|hoping|planning|need|pre|budget|cash|he is|she is)\b/
const inquiry =
  /what %|\b(?:over or under|under or over|above or below|how much|how many|what (?:is|are|would|will|does|do|percentage|amount)|am i|do we|do i|are we|can i|can we|could i|could we|does (?:it|that|this|he|she)|is (?:it|that|this)|or not|in or out|or no\b|(?:tell|tell me|know|say) what (?:cheque|check|amount|sum)|will (?:that|it)|would (?:that|it)|calculate|in dollars|figure out|what percentage|is what(?! (?:i|we)\b)|need to know|want to know|tell me|need find|the math|so each)\b|\b(?:pay(?:ing)?|owe|owing|leaves|comes to|makes|equals) what$|\b(?:down|off|each|apiece|months|years) (?:that is|is|equals|makes|comes to)$|\beach pays?$|\b(?:ok|okay|so|right|amount|allowed|possible|when)$|\bmy (?:half|share|part) (?:of|if|is|would)\b/
const openings =
  /^(?:(?:and|so|or|but|also|ok|then|hi|hello|hey|please|penny) )*(?:what|how|is|are|does|do|can|could|will|would|when|which|at what|by how|if (?:i|we) (?:split|share|divide))\b/
const terse =
  /\b(?:per|plus|minus|times|divided?|split|credit|total|monthly|biweekly|yearly|annual|annually|weekly|quarterly|daily|years?|months|in|x|kg|kilos?|meters?|down|deposit|move in|less|below|off|half|third|quarter|average|first|makes|equals|size|rule|each|halves|percentage|rent|acres?|until|is|lease|ends?|starting|prorated|difference|gap|doubles?|income|salary|cost|night|remains)\b|%/

/** Said as a question, marked or not. */
function isQuestion({ words, isMarked }: Reading): boolean {
  const line = words.join(' ')
  return isMarked || openings.test(line) || (words.length <= 45 && inquiry.test(line))
}

/** "Payment if I put 300k down at 6%" */
const namesCost =
  /^(?:(?:now|and|so|ok|with out|without|the|tax|taxes) )*(?:just |only )(?:the )?(?:hoa|dues) (?:and|plus|with)\b|^(?:and |so |ok )*(?:the )?(?:monthly )?(?:payments?|mortgage|cost|total) (?:if|when|with|for|after|at|on)\b/

/** A question, or a sum in a few words; what visitors tell about themselves asks for nothing. */
function asks(reading: Reading): boolean {
  const line = reading.words.join(' ')
  return (
    isQuestion(reading) ||
    asksInWords.test(line) ||
    /^(?:the )?(?:rent|dues|hoa|fee) (?:with|plus|and) (?:parking|my)\b/.test(line) ||
    namesCost.test(line) ||
    (!speaker.test(line) &&
      !(/\b(?:i|we|my|our|preapproved)\b/.test(line) && !/\btotal\b/.test(line)) &&
      reading.words.length <= 20 &&
      terse.test(line))
  )
}

/** "My dog weighs 30 kg", "we need four bedrooms": said of oneself, but settled by the record. */
const touchesRule = ({ amounts, words }: Reading) =>
  amounts.some(({ unit }) => unit === 'lb' || unit === 'kg') ||
  (amounts.some(({ unit }) => unit === 'bed' || unit === 'bath' || unit === 'sqft' || unit === 'acre') &&
    /\bneed|must\b/.test(words.join(' ')))

/** "My max is 4.8", said of the price in the last answer. */
const namesBudget = ({ amounts, words }: Reading, { subject }: Memory) =>
  amounts.length === 1 &&
  /\b(?:max|maximum|budget|limit|cap|most)\b/.test(words.join(' ')) &&
  (subject ?? []).some((word) => word === 'price' || word === 'rent')

/** Clauses read as one. */
function joined(group: Reading[]): Reading {
  const words = group.flatMap((one) => one.words)
  return {
    text: group.map(({ text }) => text).join(' '),
    isMarked: group.some(({ isMarked }) => isMarked),
    isAside: group.every(({ isAside }) => isAside),
    ...meaningOf(words),
  }
}
