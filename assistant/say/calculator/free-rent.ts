import { type Answer, answerAbout, comingTo, field } from '../answer.ts'
import { both, money } from '../format.ts'
import { freeRentWords } from '../topics/shared.ts'
import { dollars } from './quantities.ts'
import type { Query } from './query.ts'

const asksAverage =
  /\b(?:effective|effectively|average|averages|averaged|averaging|net|spread|prorated|amortized|works out|work out|works|save|saves|saving|savings|worth|discount)\b/
const namesOffer = /\b(?:free|effective|effectively|net|discount|special|concession|promo\w*|month free)\b/
const asksAmount =
  /\b(?:how much|what|total|pay|per month|a month|monthly|cost|come|comes|altogether|save|saves|savings|worth|average|averaged|effective|effectively|net)\b/

/** "What does it average out to?" after the lease with the free month. */
const spreads = /\b(?:averages?|averaged|effective(?:ly)?|spread|net)\b/

/** "Spread over the 18, what's it really cost me a month?" */
const spreadOver = /\bspread (?:out )?(?:over|across) (?:the |all )?(\d{1,2})\b/

/** "So I'm saving how much a month?" */
const savedMonthly =
  /\b(?:sav(?:e|es|ing|ings)|discount)\b.*\b(?:a month|per month|monthly|each month)\b|\b(?:monthly|per month)\b.*\bsav(?:e|es|ing|ings)\b/

/** "Which works out cheaper per month, 12 months or 18?" */
const namesBothTerms = ({ amounts, home }: Query) =>
  home.leaseMonths.length > 1 &&
  home.leaseMonths.every((months) => amounts.some(({ unit, value }) => unit !== '$' && value === months))

/** What rent comes to with the months that are free. */
export function freeMonths(query: Query): Answer | null {
  const { home, line, amounts } = query
  const { freeRent, price } = home
  if (price === null || !home.isRental) return null
  if (freeRent === null) return supposedFreeMonths(query, price)
  const namesTerm = amounts.some(
    ({ unit, value }) =>
      (unit === 'month' && value === freeRent.term) || (unit === 'year' && value * 12 === freeRent.term),
  )
  const isSpread = Number(spreadOver.exec(line)?.[1]) === freeRent.term
  const asks = namesOffer.test(line)
    ? asksAmount.test(line)
    : (/\blease\b/.test(line) && spreads.test(line)) ||
      (namesTerm && (asksAverage.test(line) || /\b(?:per month|a month|monthly)\b/.test(line)))
  const asksSaved = savedMonthly.test(line) && amounts.every(({ unit }) => unit === 'month')
  // "18 month deal, how many do I actually pay for?"
  const asksPaidMonths = namesTerm && /\bhow many\b.*\bpay\b/.test(line)
  const comparesTerms = /\b(?:cheaper|less|better (?:deal|rate))\b/.test(line) && namesBothTerms(query)
  if (
    !(asks || comparesTerms || asksSaved || asksPaidMonths || isSpread) ||
    /\b(?:cable|gym|parking|utilit\w+|laundry|internet|income)\b/.test(line)
  )
    return null
  if (/\b(?:no|without|not counting) (?:the |that )?(?:free|month free)\b/.test(line)) return null
  if (/\b(?:flat|loft|apartment|unit|place|house|home|condo) (?:is |be |are )?free\b/.test(line)) return null
  if (/\bwhen\b|\bwhich month\b|\bwhat month\b/.test(line)) return null
  const total = price * (freeRent.term - freeRent.months)
  const paid = `${freeRent.term - freeRent.months} × ${money(price)}`
  const each = dollars(total / freeRent.term)
  const free = freeRentWords(home)
  const saved = price * freeRent.months
  const isMonthly =
    asksSaved || /\bsav(?:e|es|ing|ings)\b.*\baverage\b|\baverage\b.*\bsav(?:e|es|ing|ings)\b/.test(line)
  const monthly = isMonthly ? dollars(saved / freeRent.term) : ''
  const monthlyWords = both(monthly && `, or ${monthly} a month`, monthly && `, o ${monthly} al mes`)
  const answer = answerAbout(
    'price',
    both(
      `With ${free.en}, ${freeRent.term} months cost ${money(total)} (${paid}), an average of ${each} a month; you save ${money(saved)}${monthlyWords.en}.`,
      `Con ${free.es}, ${freeRent.term} meses cuestan ${money(total)} (${paid}), un promedio de ${each} al mes; ahorra ${money(saved)}${monthlyWords.es}.`,
    ),
    field('priceNote', home.listing.facts.priceNote),
    field('rentalPrice', price),
  )
  return comingTo(answer, total)
}

const saysFree = /\bmonths? (?:\w+ )?free\b|\bfree months?\b/
const mostFree = 6

/** "If he tossed in one month free over the 24, what's my average": of months that no one has offered. */
function supposedFreeMonths({ line, amounts, home }: Query, price: number): Answer | null {
  if (!saysFree.test(line) || !asksAverage.test(line)) return null
  const months = amounts.map(({ unit, value }) => (unit === 'year' ? value * 12 : unit === '$' ? 0 : value))
  const term = months.find((value) => value >= 6 && value <= 36)
  const free = months.find((value) => Number.isInteger(value) && value >= 1 && value < mostFree) ?? 1
  if (!term) return null
  const total = price * (term - free)
  const [paid, each] = [`${term - free} × ${money(price)}`, dollars(total / term)]
  const answer = answerAbout(
    'price',
    both(
      `${each} a month on average: ${term} months with ${free} free would cost ${money(total)} (${paid}). The listing offers no free month.`,
      `${each} al mes en promedio: ${term} meses con ${free} gratis costarían ${money(total)} (${paid}). El anuncio no ofrece meses gratis.`,
    ),
    field('rentalPrice', home.listing.rentalPrice),
  )
  return comingTo(answer, total)
}
