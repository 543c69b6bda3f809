import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money } from '../format.ts'
import { dollars, quantityOf, rounded } from './quantities.ts'
import { amountIn, dollarsIn, type Query } from './query.ts'

const ofCosts = /\b(?:closing|closing costs?|buyer (?:s )?costs|transfer tax|stamp duty)\b/
export const addsToPrice =
  /\b(?:tack|add|put|stick|throw|slap|count|include) (?:that|it|them|those|this|these|closing(?: costs?)?) (?:in |up |on )*(?:onto|on|to|with|into|in|on top of) (?:the |that )?(?:asking |full |list )?price\b|\bon top of (?:the )?(?:asking |full |list )?price\b|\b(?:asking |full |list )?price (?:plus|with|including|and) (?:that|it|those|them|closing(?: costs?)?)\b/

/** "Closing costs, figure 1.5%. Tack that onto the price": the price with a share of it. */
export function priceWithCosts(query: Query): Answer | null {
  const { line, home, amounts } = query
  const price = quantityOf('price', home)
  const [share, another] = amounts.filter(({ unit }) => unit === '%')
  if (home.isRental || !price || !share || another || share.value > 15) return null
  if (query.isYesNo || !ofCosts.test(line) || !addsToPrice.test(line) || /\bdown\b/.test(line)) return null
  const costs = (price.value * share.value) / 100
  const sum = `${money(price.value)} + ${rounded(share.value, 3)}% ${dollars(costs)}`
  const total = dollars(price.value + costs)
  return comingTo(
    answerAbout('price', both(`${total} (${sum}).`, `${total} (${sum}).`), ...price.sources),
    price.value + costs,
  )
}

const namesLimit = /\b(?:max|maximum|budget|cap|ceiling|limit|most|tops|all in|approved|up to)\b/
const asksIfFits =
  /\b(?:(?:do|can|would|will|could|are|am) (?:we|i)\b.*\b(?:make it|make the cut|fit|afford|under|within|ok|okay|swing|get there|clear|good|cover)|(?:does|would|will|is) (?:it|that|this|the price|full price|asking)\b.*\b(?:fit|work|ok|okay|under|within|cover|covered|enough|inside|doable))\b/

/** "A million two is our max with closing costs, which run three percent. Do we make it?" */
export function limitWithCosts(query: Query): Answer | null {
  const { line, home, amounts } = query
  const price = quantityOf('price', home)
  const [share, another] = amounts.filter(({ unit }) => unit === '%')
  const [limit, other] = dollarsIn(query).filter((value) => value !== price?.value)
  if (home.isRental || !price || !share || another || !limit || other || share.value > 15) return null
  if (!ofCosts.test(line) || !namesLimit.test(line) || !asksIfFits.test(line) || /\bdown\b/.test(line)) return null
  if (limit < price.value / 2 || limit > price.value * 2) return null
  const total = price.value * (1 + share.value / 100)
  const [en, es] = total <= limit ? ['Yes', 'Sí'] : ['No', 'No']
  const [under, menos] = total <= limit ? ['under', 'menos'] : ['over', 'más']
  const gap = dollars(Math.abs(limit - total))
  const sum = `${money(price.value)} + ${rounded(share.value, 3)}%`
  const answer = answerAbout(
    'price',
    both(
      `${en}. ${dollars(total)} (${sum}) is ${gap} ${under} ${money(limit)}.`,
      `${es}. ${dollars(total)} (${sum}) son ${gap} ${menos} que ${money(limit)}.`,
    ),
    ...price.sources,
  )
  return comingTo(answer, total)
}

const ofTax = /\btax(?:es)?\b/
const asksMonthly = /\b(?:monthly|(?:a|per|each|every) month|12 months|twelve months)\b/

/** "Property tax at 1.25% a year, spread over twelve months, and add the HOA": both every month. */
export function taxWithFee(query: Query): Answer | null {
  const { line, home } = query
  const [price, fee] = [quantityOf('price', home), quantityOf('fee', home)]
  const rate = amountIn(query, '%')
  const isOne = query.amounts.every(
    ({ unit, value }) => unit === '%' || unit === 'month' || (unit === null && value === 12),
  )
  if (home.isRental || !price || !fee?.value || !rate || rate.value > 5 || !isOne || query.isYesNo) return null
  if (!ofTax.test(line) || !asksMonthly.test(line) || !/\b(?:hoa|dues)\b/.test(line)) return null
  const tax = (price.value * rate.value) / 1200
  const total = dollars(tax + fee.value)
  const share = `${rounded(rate.value, 3)}%`
  const answer = answerAbout(
    'price',
    both(
      `${total} a month: ${dollars(tax)} (${share} of ${money(price.value)} ÷ 12) + HOA dues ${money(fee.value)}.`,
      `${total} al mes: ${dollars(tax)} (${share} de ${money(price.value)} ÷ 12) + cuota ${money(fee.value)}.`,
    ),
    ...price.sources,
    ...fee.sources,
  )
  return comingTo(answer, tax + fee.value, true)
}
