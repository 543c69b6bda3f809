import { monthlyPayment } from '#domain/loan.ts'
import { uncapitalized } from '#domain/text.ts'
import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money, type Words } from '../format.ts'
import { supposedPrice } from './base.ts'
import { paymentWords } from './payment-words.ts'
import { dollars, type Quantity, quantityOf, rounded } from './quantities.ts'
import { dollarsOf, highestRate, type Query } from './query.ts'

const asksPayment = /\b(?:payments?|interest only|mortgage|per month|a month|monthly|principal|amortiz\w+)\b/
/** "I'd put 400k down, say 6.75% over 30 years": what a loan is named by. */
const namesLoan = /\bdown\b.*\d(?: ?percent| ?%)?,? (?:(?:over|for|on|and|an?) )*(?:10|15|20|25|30|40) years?\b/
/** Words that leave no other meaning to a percentage than the rate. */
const ofLoan = /\b(?:payments?|mortgage|principal|amortiz\w+|loan|interest|apr|rate)\b/
const ofOtherPercent = /\b(?:commission|fees?|closing|tax|taxes|hoa|dues|assessment|discount|off|under|below|over)\b/
const usualYears = 30

/** "20% down at 6.5 over 30" */
const atRateAndTerm = /\bat \d{1,2}(?:\.\d+)?(?: ?percent| ?%)? (?:over|for|on(?: an?)?) (?:10|15|20|25|30|40)\b/
/** "Monthly at 6.5 over 30": a rate and its years. "If I got it at 4.5" names a price. */
const bareTerms =
  /(?<!\b(?:got|get|buy|bought|offer|priced?|sold|sell|closed?)(?: it| this| one)? )\bat (\d{1,2}(?:\.\d+)?)(?: ?%)?(?: (?:over|for|on(?: an?)?) (10|15|20|25|30|40)\b|(?= (?:with|and) (?:\S+ ){1,2}down\b)|$)/

/** "20 down at 6.75, taxes aside" */
const rateAfterDown = /\bdown(?: payment)? at (\d{1,2}(?:\.\d+)?)(?: ?%)?(?= |$)/

/** "And the rate is 6.75" */
const rateNamed = /\brate(?: is| of| at| would be|s)? (\d{1,2}(?:\.\d+)?)(?: ?%)?(?= |$)/

/** "Add taxes at 1.2" */
const taxRate = /\btax(?:es)? (?:at|of|is|are) \d/

const rateWords = /\b(?:rate|interest|apr|fixed|mortgage|loan|at)\b/

/** A mortgage payment at the visitor's rate; over thirty years, as most loans, where they name no term. */
export function mortgage(query: Query): Answer | null {
  const { line, amounts, words, home } = query
  const isOfLoan = asksPayment.test(line) || namesLoan.test(line) || atRateAndTerm.test(line)
  if (home.isRental || !isOfLoan) return null
  if (taxRate.test(line)) return null
  const terms = bareTerms.exec(line) ?? rateAfterDown.exec(line) ?? rateNamed.exec(line)
  const bare = terms && Number(terms[1]) <= highestRate ? terms : null
  const isBare = ({ value, unit }: (typeof amounts)[number]) =>
    bare !== null && unit === null && value === Number(bare[1])
  const percents = amounts.filter((one) => one.unit === '%' || isBare(one))
  const isDown = ({ from, to }: (typeof percents)[number]) =>
    /^(?:(?!\d)\S+ )?(?:down|downpayment)\b/.test(words.slice(to, to + 2).join(' ')) ||
    /\bdown ?payment (?:of|is|at|would be)$/.test(words.slice(Math.max(0, from - 4), from).join(' '))
  const down = percents.find(isDown)
  const rate = percents.find((one) => one !== down && one.value > 0 && one.value < 25)
  const years =
    amounts.find(({ unit, value }) => unit === 'year' && value >= 5 && value <= 50) ??
    amounts.find(({ unit, value }) => unit === null && bare?.[2] !== undefined && value === Number(bare[2]))
  const price = bare && !/\bon \$\d{6,}/.test(line) ? quantityOf('price', home) : supposedPrice(query)
  // "25% down at 6.5%"
  const isAtRate = rate !== undefined && down !== undefined && words[rate.from - 1] === 'at'
  const isOnlyRate =
    (ofLoan.test(line) && !ofOtherPercent.test(line.replace(/\bwith (?:the )?(?:hoa|dues)\b/, ''))) || isAtRate
  if (!rate && down && price !== null && asksMonthly.test(line)) return withoutRate(down.value, price)
  if (!rate || (!years && !isOnlyRate) || price === null || !(rateWords.test(line) || namesLoan.test(line))) return null
  if (interestOnly.test(line) && ofPartOrYear.test(line)) return null
  const cashDown = amounts.find((one) => (one.unit === '$' || (one.unit === null && one.value >= 1000)) && isDown(one))
  const loanNamed = amounts.find(
    (one) =>
      ![rate, down, years].includes(one) &&
      dollarsOf(one, query) !== null &&
      /\b(?:loan|borrow\w*|mortgage)\b/.test(words.slice(Math.max(0, one.from - 2), one.to + 1).join(' ')),
  )
  const paidDown = down ? (price.value * down.value) / 100 : (cashDown?.value ?? 0)
  const loan = (loanNamed && !cashDown ? dollarsOf(loanNamed, query) : null) ?? price.value - paidDown
  const isInterestAlone = interestOnly.test(line)
  const monthly = isInterestAlone
    ? (loan * rate.value) / 1200
    : Math.round(monthlyPayment(Math.round(loan * 100), rate.value, years?.value ?? usualYears) / 100)
  const payment = dollars(monthly)
  const fee = quantityOf('fee', home)
  const withFee = fee && fee.value > 0 && asksWithFee.test(line) ? fee : null
  const total = withFee
    ? both(
        ` With the HOA dues of ${money(withFee.value)} it’s about ${dollars(monthly + withFee.value)} a month.`,
        ` Con la cuota de ${money(withFee.value)} son unos ${dollars(monthly + withFee.value)} al mes.`,
      )
    : both('', '')
  const left = withFee
    ? both('Taxes and insurance', 'impuestos ni seguro')
    : both('Taxes, insurance and fees', 'impuestos, seguro ni cuotas')
  const term = years
    ? both(`${years.value} years`, `${years.value} años`)
    : both(`${usualYears} years, the usual term,`, `${usualYears} años, el plazo usual,`)
  const loanTerms = `${money(loan)}, ${rounded(rate.value, 3)}%`
  const sources = [...price.sources, ...(withFee?.sources ?? [])]
  if (isInterestAlone) {
    const text = interestAlone(`${money(loan)} × ${rounded(rate.value, 3)}% ÷ 12`, payment, total, left)
    return comingTo(answerAbout('price', text, ...sources), monthly + (withFee?.value ?? 0), true)
  }
  const answer = answerAbout(
    'price',
    both(
      `As an illustration, a loan of ${loanTerms} over ${term.en} comes to about ${payment} a month for principal and interest.${total.en} ${left.en} aren’t in it, and only a lender can quote a rate.`,
      `Como ejemplo, un préstamo de ${loanTerms} a ${term.es} son unos ${payment} al mes de capital e intereses.${total.es} No incluye ${left.es}, y solo un prestamista puede cotizar una tasa.`,
    ),
    ...sources,
  )
  const isSupposed = price.value !== home.price
  const isLent = loanNamed !== undefined && !cashDown
  const paid = down ? `${down.value} %` : cashDown ? `$${cashDown.value}` : null
  const sum = paymentWords({
    down: isLent ? null : paid,
    rate: rate.value,
    years: years?.value ?? null,
    price: isSupposed ? `$${price.value}` : null,
    loan: isLent ? `$${loan}` : null,
    hasFee: withFee !== null,
  })
  return { ...comingTo(answer, monthly + (withFee?.value ?? 0), true), sum }
}

const interestOnly = /(?<!\b(?:principal and|p and|principal) )\binterest only\b/
/** "6 percent interest on 80 percent of the price, interest only, per year" */
const ofPartOrYear = /\b(?:per|a|each) year\b|\b(?:yearly|annual\w*)\b|% of the price\b/

/** "And if it's interest only?" */
const interestAlone = (terms: string, payment: string, total: Words, left: Words): Words =>
  both(
    `As an illustration, interest alone comes to ${payment} a month (${terms}).${total.en} Principal, ${uncapitalized(left.en)} aren’t in it, and only a lender can quote a rate.`,
    `Como ejemplo, solo los intereses son ${payment} al mes (${terms}).${total.es} No incluye capital, ${left.es}, y solo un prestamista puede cotizar una tasa.`,
  )

const asksMonthly = /\b(?:monthly|(?:a|per|each|every) month)\b/

/** The loan, where the visitor named no rate to work out a payment with. */
function withoutRate(share: number, price: Quantity): Answer {
  const paidDown = (price.value * share) / 100
  const [part, loan] = [dollars(paidDown), dollars(price.value - paidDown)]
  return answerAbout(
    'price',
    both(
      `With ${rounded(share, 3)}% down (${part}) the loan is ${loan}. The monthly payment depends on the rate: name one, like “at 6.5%”, and I’ll work it out.`,
      `Con ${rounded(share, 3)}% de enganche (${part}) el préstamo es de ${loan}. El pago mensual depende de la tasa: dígame una, como «al 6.5%», y lo calculo.`,
    ),
    ...price.sources,
  )
}

const asksWithFee =
  /(?<!\b(?:no|without|excluding|before|not counting|minus) (?:the |any )?)\b(?:hoa|dues|association fee|monthly fee)\b/
