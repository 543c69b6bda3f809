import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money } from '../format.ts'
import { quantityOf } from './quantities.ts'
import type { Query } from './query.ts'

const rents =
  /\b(?:rent(?:ed|ing|s)?(?: (?:it|this|the \w+))?(?: out)?|got|get|gets|charged?|collect(?:ed)?|(?:bring|brings|brought) in|tenants? (?:pays?|paid))\b/
const less =
  /\b(?:net|after|minus|less|left|clear|keep|pocket|take home|stays?|(?:take|taking|took) (?:(?:the|that|my|our) )?(?:hoa|dues|fees?)(?: dues| fees?)? (?:out|off|away))\b/

/** "If I got 6,200 a month for it, what's left per year after the HOA?": a rent that a buyer counts on, less the dues. */
export function rentLessFee({ line, words, amounts, home }: Query): Answer | null {
  const fee = quantityOf('fee', home)
  if (home.isRental || !fee || fee.value === 0 || home.price === null) return null
  if (!/\b(?:hoa|dues|fees?)\b/.test(line) || !less.test(line) || !rents.test(line)) return null
  const most = home.price / 50
  const [rent, ...more] = amounts.filter(
    ({ unit, value }) => (unit === '$' || unit === null) && value >= 500 && value < most && value !== fee.value,
  )
  if (!rent || more.length > 0) return null
  const isMonthly = /^(?:(?:rent|dollars|in rent) )*(?:a|per|each|every) month\b|^monthly\b/.test(
    words.slice(rent.to, rent.to + 4).join(' '),
  )
  if (!isMonthly && !/\brent(?:ed|ing)?\b/.test(line)) return null
  const isYearly = /\b(?:a|per|each|every|the) year\b|\byearly\b|\bannual/.test(line)
  const left = (rent.value - fee.value) * (isYearly ? 12 : 1)
  const terms = both(
    `${money(rent.value)} − HOA dues ${money(fee.value)}`,
    `${money(rent.value)} − cuota ${money(fee.value)}`,
  )
  const [en, es] = isYearly
    ? [`${money(left)} a year: 12 × (${terms.en})`, `${money(left)} al año: 12 × (${terms.es})`]
    : [`${money(left)} a month: ${terms.en}`, `${money(left)} al mes: ${terms.es}`]
  const text = both(
    `${en}. Taxes, insurance and a loan aren’t in it.`,
    `${es}. No incluye impuestos, seguro ni préstamo.`,
  )
  return comingTo(answerAbout('fee', text, ...fee.sources), left, !isYearly)
}
