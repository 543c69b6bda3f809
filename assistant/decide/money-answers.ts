import type { Home } from '../facts/home.ts'
import { type Answer, answerAbout, comingTo } from '../say/answer.ts'
import { dollars } from '../say/calculator/quantities.ts'
import { dollarsOf } from '../say/calculator/query.ts'
import { both, money } from '../say/format.ts'
import type { Reading } from '../understand/read.ts'
import { inScaleOf } from '../understand/scale-of-amount.ts'
import type { Memory } from './memory.ts'
import { hasEnough, leadsOn, ofMoveIn } from './move-in-follow-ups.ts'
import { waitForReview } from './offer-review.ts'
import { sharersOf } from './shared-follow-ups.ts'

interface AfterSum {
  answer: Answer
  /** The words by which the next sum knows it; null where the sum before still stands. */
  words: string[] | null
}

/** What is said to a follow-up about money that no other sum answers. Null where a clause asks for nothing of the kind. */
export function afterSum(
  clause: Pick<Reading, 'words' | 'amounts'>,
  memory: Memory,
  { home, today }: { home: Home; today: string },
  before: () => Answer | null,
): AfterSum | null {
  if (clause.words.length > 20) return null
  const review = waitForReview(clause.words.join(' '), home)
  if (review) return { answer: review, words: null }
  return (
    coveredBy(clause, memory, home, before) ??
    oneDouble(clause, memory, { home, today }, before) ??
    lessOverTerm(clause, memory, home) ??
    depositOfMoveIn(clause, memory, home)
  )
}

/** "I got 400k saved, does that cover it" after what is paid once. */
function coveredBy(
  { words, amounts }: Pick<Reading, 'words' | 'amounts'>,
  { calculation = [] }: Memory,
  home: Home,
  before: () => Answer | null,
): AfterSum | null {
  // "Is that enough for my half"
  const [amount, ...others] = amounts.filter(({ value }) => value !== 0.5)
  const line = words.join(' ')
  if (!amount || others.length > 0 || !hasEnough.test(line) || ofOtherSum.test(line)) return null
  if (ofMoveIn(calculation)) return null
  const sum = before()
  const said = dollarsOf(amount, { words, home })
  if (said === null || sum?.amount === undefined || sum.isMonthly) return null
  // "Will 400 do it" beside 390,820 is in thousands.
  const cash = inScaleOf(said, sum.amount)
  if (cash < sum.amount / 20 || cash > sum.amount * 20) return null
  const apart = dollars(Math.abs(cash - sum.amount))
  const [held, needed] = [money(cash), dollars(sum.amount)]
  const text =
    cash >= sum.amount
      ? both(
          `Yes. ${held} covers ${needed} with ${apart} left.`,
          `Sí. Con ${held} alcanzan para ${needed} y sobran ${apart}.`,
        )
      : both(`No. ${held} is ${apart} short of ${needed}.`, `No. A ${held} le faltan ${apart} para ${needed}.`)
  return {
    answer: comingTo(answerAbout(sum.topic, text, ...sum.sources), Math.abs(cash - sum.amount)),
    words: [...calculation, ...`is it ${cash >= sum.amount ? 'under' : 'over'} $${cash}`.split(' ')],
  }
}

/** "And if one of us pays double" after what each of four pays. */
function oneDouble(
  { words }: Pick<Reading, 'words'>,
  memory: Memory,
  { home, today }: { home: Home; today: string },
  before: () => Answer | null,
): AfterSum | null {
  if (!paysDouble.test(words.join(' '))) return null
  const people = sharersOf(memory.calculation ?? [], home, today)
  const share = people === null ? null : before()
  if (people === null || share?.amount === undefined) return null
  const total = ofMoveIn(memory.calculation ?? []) ? share.amount : share.amount * people
  const [one, double] = [dollars(total / (people + 1)), dollars((total / (people + 1)) * 2)]
  const monthly = share.isMonthly ? both(' a month', ' al mes') : both('', '')
  const sum = `${dollars(total)} ÷ ${people + 1}`
  const text = both(
    `${double}${monthly.en} for the one who pays double and ${one} for each other (${sum} parts).`,
    `${double}${monthly.es} para quien paga el doble y ${one} para cada otro (${sum} partes).`,
  )
  return { answer: answerAbout(share.topic, text, ...share.sources), words: null }
}
const paysDouble =
  /\b(?:one|1|someone|somebody|he|she|i)(?: of (?:us|them))? (?:will |would |could )?(?:pays?|paid|puts? in|takes?|covers?|contributes?) (?:the )?(?:double|twice|two shares|2 shares)\b/

/** "Is 400 enough for a down payment?" is asked of another sum. */
const ofOtherSum = /\b(?:down|price|asking|rent|loan|mortgage|month|monthly|dues|hoa|deposit)\b/

/** "Say they take off 200, what's that over the two years" */
function lessOverTerm(
  { words, amounts }: Pick<Reading, 'words' | 'amounts'>,
  { calculation = [] }: Memory,
  home: Home,
): AfterSum | null {
  const line = words.join(' ')
  if (!home.isRental || home.price === null) return null
  const bid = Number(/^(?:offer|how far below asking is) \$([\d.]+)$/.exec(calculation.join(' '))?.[1] ?? Number.NaN)
  const isOfBid = bid > home.price / 2 && bid < home.price && overSpan.test(line)
  if (!isOfBid && !takesOff.test(line)) return null
  const term = amounts.find(({ unit }) => unit === 'year' || unit === 'month')
  const named = amounts.filter(({ unit }) => unit === '$' || unit === null)
  const [off, ...others] = isOfBid ? [{ value: home.price - bid }] : named
  const isWhole = term === undefined && wholeLease.test(line) && home.leaseMonths.length === 1
  const months = term ? term.value * (term.unit === 'year' ? 12 : 1) : isWhole ? home.leaseMonths[0] : undefined
  if (!off || others.length > 0 || !months || off.value < 5 || off.value > home.price / 2 || months > 60) return null
  const rent = home.price - off.value
  const [less, total, full] = [off.value * months, rent * months, home.price * months].map(money)
  const text = both(
    `At ${money(rent)} a month, ${months} months come to ${total}, ${less} less than at ${money(home.price)} (${full}).`,
    `A ${money(rent)} al mes, ${months} meses son ${total}, ${less} menos que a ${money(home.price)} (${full}).`,
  )
  const source = { kind: 'field' as const, id: 'rentalPrice', text: String(home.price) }
  return {
    answer: comingTo(answerAbout('price', text, source), rent * months),
    words: ['(', 'rent', 'minus', `$${off.value}`, 'monthly', ')', 'times', `${months}`],
  }
}
const takesOff =
  /\b(?:take|takes|took|knock|knocks|knocked|shave|shaves|shaved|drop|drops|dropped|cut|cuts|lower|lowers|give|gives|gave|come|comes|came|got|get) (?:(?:it|off|down|by|me|us|about|like|another|the rent|rent) )*\$?\d[\d,]*\b.*\b(?:what|how much)\b.*\b(?:over|for|in|across|during)\b/
/** "So I save how much over the two years" after 4,900 was named. */
const overSpan =
  /^(?:(?:and|so|ok|then) )*(?:(?:i|we|that|it|is|do|would|will|save|saves|saving|me|us|how much|what|less) )*(?:over|for|in) (?:the |a |those )?(?:(?:whole|full|one|two|three|\d{1,2}) )?(?:years?|months?)(?: (?:is|then|how much|what|total))*$/
const wholeLease = /\b(?:whole|entire|full) (?:lease|term)\b/

/** "Which part's the deposit" of what is paid to move in. */
function depositOfMoveIn({ words }: Pick<Reading, 'words'>, { calculation = [] }: Memory, home: Home): AfterSum | null {
  const { deposit } = home.listing.facts
  if (home.depositMonths === null || home.price === null || !ofMoveIn(calculation)) return null
  const [, asked = ''] = whichPart.exec(words.join(' ')) ?? []
  if (asked === '') return null
  const source = { kind: 'field' as const, id: 'deposit', text: deposit ?? '' }
  const sum = money(asked === 'deposit' ? home.depositMonths * home.price : home.price)
  const text =
    asked === 'deposit'
      ? both(`The deposit is ${sum}.`, `El depósito es de ${sum}.`)
      : both(`The first month’s rent is ${sum}.`, `El primer mes es de ${sum}.`)
  return { answer: answerAbout('deposit', text, source), words: null }
}
const whichPart = new RegExp(
  `^${leadsOn}(?:which|what|how much) (?:(?:part|bit|portion|one|half|share)(?: of (?:it|that|this))? ?|of (?:it|that|this) )(?:is )?(?:the )?(?:security )?(deposit|rent|first month)(?: rent)?$`,
)
