import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money } from '../format.ts'
import { costPartOf, costSourcesOf, listed, monthlyParts, totalOf } from './base.ts'
import { dollars, rounded } from './quantities.ts'
import { dollarsIn, type Query } from './query.ts'

/** Words of what someone earns: "I make 9,800 a month". */
export const namesEarnings =
  /\b(?:i|we|he|she|they) (?:make|makes|earn|earns|gross|clear|bring (?:in|home)|take home)\b|\b(?:income|salary|paycheck|take home)\b/
const overShare = /\b(?:more|over|above|exceeds?|higher|greater|past)\b/
const underShare = /\b(?:less|under|below|within|at most|no more|stay under|lower)\b/
const asksPercent = /\b(?:what|how many) (?:percent|percentage)\b/

/** "More than a third" */
const aFraction = /\ba (third|quarter|fifth)\b/
const fractions: Record<string, number> = { third: 100 / 3, quarter: 25, fifth: 20 }

/** "I take home 5200 a month, what's left after rent and parking?" */
export function leftOfPay(query: Query): Answer | null {
  const { line, home } = query
  if (!home.isRental || !namesEarnings.test(line) || !asksLeft.test(line)) return null
  const named = monthlyParts(query)
  const rent = costPartOf('price', home)
  const parts = named.length > 0 ? named : rent ? [rent] : []
  const total = totalOf(parts)
  const [pay, ...more] = dollarsIn(query).filter((value) => value >= 500 && value !== home.price)
  if (parts.length === 0 || pay === undefined || more.length > 0 || pay <= total || pay > total * 8) return null
  const sum = listed(parts)
  const left = dollars(pay - total)
  const text = both(`${left} a month (${money(pay)} − ${sum.en}).`, `${left} al mes (${money(pay)} − ${sum.es}).`)
  return comingTo(answerAbout('price', text, ...costSourcesOf(parts)), pay - total, true)
}
const asksLeft =
  /\b(?:left|remains?|remaining|over)\b.*\b(?:after|once|when)\b.*\b(?:rent|pay|paid)\b|\bafter (?:the )?rent\b.*\b(?:left|remains?|have)\b/

/** "What's 30% of my income if I make 9,000?" */
export function partOfIncome(query: Query): Answer | null {
  const { line, amounts, home } = query
  const percent = amounts.find(({ unit }) => unit === '%')
  const [pay, ...more] = dollarsIn(query).filter((value) => value >= 500 && value !== home.price)
  if (!percent || pay === undefined || more.length > 0 || !ofMyPay.test(line)) return null
  const part = (pay * percent.value) / 100
  const sum = `${rounded(percent.value)}% × ${money(pay)}`
  return comingTo(answerAbout('price', both(`${dollars(part)} (${sum}).`, `${dollars(part)} (${sum}).`)), part)
}
const ofMyPay =
  /\bpercent of (?:my|our|that|a) (?:(?:gross|net|monthly|annual|yearly) )?(?:income|pay|salary|paycheck|take home)\b/

/** "I make 9,800 a month, is the rent more than a third of it?", and what percent of it rent and parking are. */
export function incomeShare(query: Query): Answer | null {
  const { home, line, amounts } = query
  const rent = costPartOf('price', home)
  if (!home.isRental || !rent || !namesEarnings.test(line) || !/\brent\b/.test(line)) return null
  const [pay, ...more] = dollarsIn(query).filter((value) => value !== rent.value && value >= 500)
  if (pay === undefined || more.length > 0) return null
  const limit = amounts.find(({ unit, value }) => unit === '%' || (unit === null && value > 0 && value < 1))
  const [, fraction = ''] = aFraction.exec(line) ?? []
  const share = limit ? (limit.unit === '%' ? limit.value : limit.value * 100) : fractions[fraction]
  const isLimit = share !== undefined && (overShare.test(line) || underShare.test(line))
  const named = monthlyParts(query)
  const isWhole = named.length > 1
  if (!isLimit && !(isWhole && share === undefined && asksPercent.test(line))) return null
  const parts = isWhole ? named : [rent]
  const monthly = totalOf(parts)
  const isYearly = pay > monthly * 8
  const cost = isYearly ? monthly * 12 : monthly
  const percent = (cost / pay) * 100
  const terms = `${isYearly ? `12 × ${dollars(monthly)}` : dollars(monthly)} ÷ ${money(pay)}`
  const sum = listed(parts)
  const is = both(
    `${isWhole ? `${dollars(monthly)} a month (${sum.en})` : 'The rent'} is ${rounded(percent)}% of ${money(pay)} (${terms})`,
    `${isWhole ? `${dollars(monthly)} al mes (${sum.es})` : 'La renta'} es el ${rounded(percent)}% de ${money(pay)} (${terms})`,
  )
  if (!isLimit) return answerAbout('price', both(`${is.en}.`, `${is.es}.`), ...costSourcesOf(parts))
  const holds = overShare.test(line) && !/\b(?:no|not) more\b/.test(line) ? percent > share : percent <= share
  const [en, es] = holds ? ['Yes', 'Sí'] : ['No', 'No']
  const [side, lado] = percent > share ? ['over', 'más que'] : ['under', 'menos que']
  return answerAbout(
    'price',
    both(`${en}. ${is.en}, ${side} ${rounded(share)}%.`, `${es}. ${is.es}, ${lado} ${rounded(share)}%.`),
    ...costSourcesOf(parts),
  )
}

/** "I keep my rent at 30% of my pay, what would I have to earn for this?" */
export function payAtShare(query: Query): Answer | null {
  const { line, home, amounts } = query
  const rent = costPartOf('price', home)
  const [share, another] = amounts.filter(({ unit }) => unit === '%')
  const isShare = share && !another && share.value >= 10 && share.value <= 60
  if (!home.isRental || !rent || !isShare || !shareOfPay.test(line) || !asksPay.test(line)) return null
  if (dollarsIn(query).some((value) => value !== rent.value && value >= 500)) return null
  const monthly = (rent.value * 100) / share.value
  const sum = `${dollars(rent.value)} ÷ ${rounded(share.value)}%`
  const [month, year] = [dollars(Math.round(monthly)), dollars(Math.round(monthly * 12))]
  const text = both(
    `About ${month} a month (${sum}), or ${year} a year.`,
    `Unos ${month} al mes (${sum}), o ${year} al año.`,
  )
  return comingTo(answerAbout('price', text, ...rent.sources), monthly, true)
}
const shareOfPay =
  /\bpercent of (?:my|our|your|the|what (?:i|we|you|u|they|one)|a) ?(?:gross |net |monthly )?(?:income|pay|salary|paycheck|take home|make|earn|wages?)\b/
const asksPay =
  /\b(?:earn|make|bring (?:in|home)) (?:what|how much)\b|\b(?:what|how much)\b.*\b(?:earn|earning|make|making|income|salary|pay|bring(?:ing)? (?:in|home))\b/

const besideShare =
  /\b(over|above|more than|under|below|less than|within) (\d{1,2}(?:\.\d+)?) ?(?:percent|%) of (?:my |our |a )?\$?(\d[\d,.]*)(k?)\b/

/** "Is the rent under 30% of 10k?" */
export function priceOverShare(query: Query): Answer | null {
  const { line, home, isYesNo } = query
  const rent = costPartOf('price', home)
  const [, side = '', share = '', number = '', thousands = ''] = besideShare.exec(line) ?? []
  if (!home.isRental || !rent || !isYesNo || side === '' || !/\b(?:rent|it|that)\b/.test(line)) return null
  const pay = Number(number.replaceAll(',', '')) * (thousands === 'k' ? 1000 : 1)
  const isYearly = pay > rent.value * 8
  const limit = (pay * Number(share)) / 100 / (isYearly ? 12 : 1)
  if (!(limit > rent.value / 10)) return null
  const asksOver = overShare.test(side)
  const holds = asksOver ? rent.value > limit : rent.value <= limit
  const [en, es] = holds ? ['Yes', 'Sí'] : ['No', 'No']
  const apart = dollars(Math.abs(rent.value - limit))
  const [over, mas] = rent.value > limit ? ['over', 'más'] : ['under', 'menos']
  const monthly = isYearly
    ? both(` a year, or ${dollars(limit)} a month,`, ` al año, o ${dollars(limit)} al mes`)
    : both('', '')
  const part = dollars((pay * Number(share)) / 100)
  return answerAbout(
    'price',
    both(
      `${en}. ${share}% of ${money(pay)} is ${part}${monthly.en.replace(/,$/, '')}; the rent is ${dollars(rent.value)}, ${apart} ${over}.`,
      `${es}. El ${share}% de ${money(pay)} son ${part}${monthly.es}; la renta es de ${dollars(rent.value)}, ${apart} ${mas}.`,
    ),
    ...rent.sources,
  )
}
