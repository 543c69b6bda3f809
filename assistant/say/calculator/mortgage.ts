import { monthlyPayment } from '#domain/loan.ts'
import { type Answer, answerAbout } from '../answer.ts'
import { both, money } from '../format.ts'
import { supposedPrice } from './base.ts'
import { dollars, rounded } from './quantities.ts'
import { dollarsOf, type Query } from './query.ts'

const asksPayment = /\b(?:payments?|mortgage|per month|a month|monthly|principal|amortiz\w+)\b/
/** Words that leave no other meaning to a percentage than the rate. */
const ofLoan = /\b(?:payments?|mortgage|principal|amortiz\w+|loan|interest|apr|rate)\b/
const ofOtherPercent = /\b(?:commission|fees?|closing|tax|taxes|hoa|dues|assessment|discount|off|under|below|over)\b/
const usualYears = 30

const rateWords = /\b(?:rate|interest|apr|fixed|mortgage|loan|at)\b/

/** A mortgage payment at the visitor's rate; over thirty years, as most loans, where they name no term. */
export function mortgage(query: Query): Answer | null {
  const { line, amounts, words, home } = query
  if (home.isRental || !asksPayment.test(line)) return null
  const percents = amounts.filter(({ unit }) => unit === '%')
  const isDown = ({ to }: (typeof percents)[number]) =>
    /\b(?:down|downpayment)\b/.test(words.slice(to, to + 2).join(' '))
  const down = percents.find(isDown)
  const rate = percents.find((one) => one !== down && one.value > 0 && one.value < 25)
  const years = amounts.find(({ unit, value }) => unit === 'year' && value >= 5 && value <= 50)
  const price = supposedPrice(query)
  const isOnlyRate = ofLoan.test(line) && !ofOtherPercent.test(line)
  if (!rate || (!years && !isOnlyRate) || price === null || !rateWords.test(line)) return null
  const cashDown = amounts.find((one) => (one.unit === '$' || (one.unit === null && one.value >= 1000)) && isDown(one))
  const loanNamed = amounts.find(
    (one) =>
      dollarsOf(one, query) !== null &&
      /\b(?:loan|borrow\w*|mortgage)\b/.test(words.slice(Math.max(0, one.from - 2), one.to + 1).join(' ')),
  )
  const paidDown = down ? (price.value * down.value) / 100 : (cashDown?.value ?? 0)
  const loan = (loanNamed && !cashDown ? dollarsOf(loanNamed, query) : null) ?? price.value - paidDown
  const payment = dollars(
    Math.round(monthlyPayment(Math.round(loan * 100), rate.value, years?.value ?? usualYears) / 100),
  )
  const term = years
    ? both(`${years.value} years`, `${years.value} años`)
    : both(`${usualYears} years, the usual term,`, `${usualYears} años, el plazo usual,`)
  const terms = `${money(loan)}, ${rounded(rate.value, 3)}%`
  return answerAbout(
    'price',
    both(
      `As an illustration, a loan of ${terms} over ${term.en} comes to about ${payment} a month for principal and interest. Taxes, insurance and fees aren’t in it, and only a lender can quote a rate.`,
      `Como ejemplo, un préstamo de ${terms} a ${term.es} son unos ${payment} al mes de capital e intereses. No incluye impuestos, seguro ni cuotas, y solo un prestamista puede cotizar una tasa.`,
    ),
    ...price.sources,
  )
}
