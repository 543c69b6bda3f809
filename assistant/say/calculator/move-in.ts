import { ofOtherKeys } from '../../understand/read.ts'
import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, count } from '../format.ts'
import { type CostPart, costPartOf, costSourcesOf, listed, petCount, petPart, totalOf } from './base.ts'
import { dollars, quantityOf } from './quantities.ts'
import { amountIn, type Query } from './query.ts'
import { eachOf, sharersIn } from './split.ts'

const asked =
  /\b(?:deposit|security)\b(?: \w+){0,4} (?:first|1st|1|one|rent|last) ?(?:month|rent|total|together)?\b|\b(?:first|1st)(?: month)?(?: s)?(?: rent)?(?: \w+){0,4} (?:deposit|security)\b|\b(?:total|cash|money|how much|check|need)\b(?: \w+){0,6} (?:to |2 )?(?:move|moving) in\b|\bmove in\b(?: \w+){0,3} (?:total|cost|costs|cash|amount|how much|money|fees?)\b|\b(?:rent|month) (?:and|plus|with) (?:the )?(?:security )?deposit\b|\bfirst(?: month)? (?:and|plus) last\b|\b(?:upfront|up front|at signing|day one|to get the keys|get keys|get the keys|hand over)\b/
const shares = /\b(?:refund\w*|back|return\w*|interest)\b/

/** "Is the deposit the same as the rent?" is asked of the deposit alone. */
const sameAsRent = /\bsame as (?:the |one |a )?(?:month(?: s)?(?: of)? )?rent\b/

/** "What's the earliest I can get the keys?" */
const asksWhen =
  /\b(?:when|earliest|how soon|soonest|(?:what|first|which) (?:day|date|night)|(?:that|the same) day|on (?:the|a) (?:\d\w*|holiday|weekend)|early)\b/
const asksMoney = /\b(?:how much|cost|costs|money|cash|deposit|total|pay|due|dollars)\b/

/** "What I'd hand over across the whole 18-month lease" */
const wholeLease =
  /\b(?:whole|entire|full|across|throughout|over) (?:the |a |an )?(?:whole |entire |full )?(?:\d+ months? )?(?:lease|term)\b|\b(?:whole|entire|full) (?:\w+ )?(?:months|years?)\b/

/** "If I pay 6 months up front, how much?" */
const paysAhead = ({ amounts, line }: Query) =>
  amounts.some(({ unit, value }) => (unit === 'month' && value > 2) || unit === 'year') &&
  /\b(?:up ?front|in advance|ahead)\b/.test(line) &&
  !/\b(?:deposit|security|move in|moving in|lease)\b/.test(line)

/** First month, deposit and what else is paid to move in, of a rental. */
export function moveInTotal(query: Query): Answer | null {
  const { line, topics, home } = query
  if (
    !home.isRental ||
    shares.test(line) ||
    sameAsRent.test(line) ||
    ofOtherKeys(line) ||
    (asksWhen.test(line) && !asksMoney.test(line)) ||
    (!query.isAsked && query.words.length > 24)
  )
    return null
  if (wholeLease.test(line) || paysAhead(query)) return null
  const hasCash =
    /\bmove in\b/.test(line) &&
    /\b(?:enough|cover|covers|ok|short|lacking|missing)\b/.test(line) &&
    query.amounts.some(({ value }) => value > (home.price ?? 0))
  if (!topics.includes('moveInCost') && !asked.test(line) && !hasCash) return null
  if (
    /\b(?:than|half of the deposit|minus)\b|\b(?:two|three|six|2|3|6) months (?:of )?rent\b|\bif (?:the )?rent\b/.test(
      line,
    )
  )
    return null
  const parts = moveInParts(query)
  if (parts === null) return null
  const sum = listed(parts)
  const total = totalOf(parts)
  const budget = budgetIn(query, total)
  const people = sharersIn(query)
  const each = people ? eachOf(total, people) : both('', '')
  const text = both(
    `${budget.en}${dollars(total)} to move in: ${sum.en}.${each.en}`,
    `${budget.es}${dollars(total)} para mudarse: ${sum.es}.${each.es}`,
  )
  return comingTo(answerAbout('moveInCost', text, ...costSourcesOf(parts)), total)
}

function moveInParts(query: Query): CostPart[] | null {
  const { line, home } = query
  const rent = costPartOf('price', home)
  const deposit = quantityOf('deposit', home)
  if (!rent || !deposit) return null
  const parts: (CostPart | null)[] = [{ ...rent, name: both('first month', 'primer mes') }]
  if (/\blast\b(?: month| plus| and| rent|$)|\bfirst(?: month)? (?:and|plus|\w+)? ?last\b/.test(line))
    parts.push({ ...rent, name: both('last month', 'último mes') })
  parts.push({ ...deposit, name: both('deposit', 'depósito') })
  if (
    /\b(?:parking|garage|car|space|spot)\b/.test(line) &&
    !/\b(?:no|without|not) (?:a |the |need )?(?:cars?|parking)\b/.test(line)
  )
    parts.push(costPartOf('parking', home))
  const animals = /\b(?:no|without) (?:any |a )?(?:pets?|dogs?|cats?)\b/.test(line) ? 0 : petCount(query)
  if (animals > 0 && home.petRule?.monthlyEach) parts.push(petPart(animals, home))
  parts.push(...brokerFee(query, rent))
  return parts.filter((part) => part !== null)
}

/** A broker's fee that the visitor names, in months of rent or percent of a year's. */
function brokerFee(query: Query, rent: CostPart): CostPart[] {
  if (!/\bbroker\b/.test(query.line)) return []
  const percent = amountIn(query, '%')
  const months = amountIn(query, 'month')
  const value = percent ? (rent.value * 12 * percent.value) / 100 : rent.value * (months?.value ?? 1)
  const name = percent ? `${count(percent.value)}%` : ''
  return [{ value, name: both(`broker fee ${name}`.trim(), `comisión ${name}`.trim()), sources: [] }]
}

function budgetIn({ amounts, line, isYesNo, home }: Query, total: number) {
  const cash = amounts.find(({ unit, value }) => (unit === null || unit === '$') && value > (home.price ?? 0))
  if (!cash || !(isYesNo || /\b(?:enough|cover|covers|have|saved|savings|ok)\b/.test(line))) return both('', '')
  const gap = dollars(Math.abs(total - cash.value))
  const isShort = /\bhow (?:much )?(?:short|more)\b/.test(line)
  if (isShort && total > cash.value)
    return both(`${dollars(cash.value)} is ${gap} short. `, `A ${dollars(cash.value)} le faltan ${gap}. `)
  return total <= cash.value
    ? both(
        `Yes, ${dollars(cash.value)} covers it with ${gap} left. `,
        `Sí, ${dollars(cash.value)} alcanzan y sobran ${gap}. `,
      )
    : both(`No, ${dollars(cash.value)} is ${gap} short. `, `No, a ${dollars(cash.value)} le faltan ${gap}. `)
}
