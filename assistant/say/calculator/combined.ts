import { type Answer, answerAbout } from '../answer.ts'
import { both, count, type Words } from '../format.ts'
import { type CostPart, costPartOf, costSourcesOf, listed, monthlyParts, totalOf, withoutDeposit } from './base.ts'
import { dollars, type Quantity, type QuantityId, quantityOf } from './quantities.ts'
import type { Query } from './query.ts'

const joins = /\b(?:plus|and|with|including|includes?|add|added|thrown in|on top|total|altogether|together|all in)\b/
const wholeYear = /\b(?:(?:a|one|the|full|whole|first|per) (?:\w+ )?year|yearly|annual(?:ly)?)\b/
const asksTotal = /\b(?:rent|totals?|altogether|together|all in|thrown in|sum|costs?|pay|add up)\b|\bat \$?\d/
/** "What is the deposit on a 12-month lease with a cat?" asks for the deposit. */
const asksDeposit =
  /\bdeposit (?:on|for|if|when)\b|\b(?:is|are|s|big|large|much) (?:the|a|my|your) (?:security )?(?:deposit|security)\b/
const refunds = /\b(?:refund\w*|back|return\w*|interest|than|minus|first month|last month|move in|moving in)\b/

/** "12 months of rent plus the deposit", "my total for the year with the deposit": monthly and one-time costs. */
export function termWithDeposit(query: Query): Answer | null {
  const { line, home } = query
  const deposit = quantityOf('deposit', home)
  if (!home.isRental || !deposit || !/\b(?:deposit|security)\b/.test(line)) return null
  if (withoutDeposit.test(line)) return null
  if (!joins.test(line) || !asksTotal.test(line) || asksDeposit.test(line) || refunds.test(line)) return null
  const months = monthsOf(query)
  if (months === null) return null
  const named = monthlyParts(query)
  const rent = costPartOf('price', home)
  const parts = named.some(({ name }) => name.en === rent?.name.en) || !rent ? named : [rent, ...named]
  if (parts.length === 0) return null
  const monthly = totalOf(parts)
  const sum = (language: keyof Words) => {
    const each = parts.length > 1 ? `(${listed(parts)[language]})` : dollars(monthly)
    return `${count(months)} × ${each} + ${deposit.name[language]} ${dollars(deposit.value)}`
  }
  const total = dollars(monthly * months + deposit.value)
  return answerAbout(
    'price',
    both(
      `${total} for ${count(months)} months with the deposit (${sum('en')}).`,
      `${total} por ${count(months)} meses con el depósito (${sum('es')}).`,
    ),
    ...costSourcesOf(parts),
    ...deposit.sources,
  )
}

/** Months of rent, not those of the deposit. */
function monthsOf({ amounts, words, line }: Query): number | null {
  const named = amounts.find(
    ({ unit, value, to }) =>
      ((unit === 'month' && value > 1) || unit === 'year') &&
      value <= 60 &&
      !/^(?:(?:of |s )?(?:deposit|security))\b/.test(words.slice(to, to + 2).join(' ')),
  )
  if (named) return named.unit === 'year' ? named.value * 12 : named.value
  return wholeYear.test(line) ? 12 : null
}

const names: [QuantityId, RegExp][] = [
  ['deposit', /\b(?:deposit|security)\b/],
  ['fee', /\b(?:hoa|dues|fee)\b/],
  ['parking', /\b(?:parking|garage|spot|space)\b/],
  ['pet', /\b(?:pets?|dogs?|cats?)\b/],
  ['lot', /\b(?:lot|land|plot|parcel|ground)\b/],
  ['size', /\b(?:house|home|interior|building|floor area|living area|sqft)\b/],
  ['price', /\b(?:rent|month|price|asking)\b/],
]
const onlyRent = /\b(?:only|just|alone|purely)\b/
const operator = /\b(?:minus|subtract(?:ing)?|take away|taking away|without)\b/
const between =
  /\b(?:difference|gap) between (.{2,60}?) (?:and|or) (.{2,60})$|\bhow much (?:bigger|larger|more) (?:is|are|was) (.{2,40}?) than (.{2,40})$/

/** "Deposit minus the first month", "what's left of the lot without the house": the difference of two facts. */
export function factMinusFact({ line, home, amounts }: Query): Answer | null {
  const [one, other] = between.exec(line)?.slice(1).filter(Boolean) ?? []
  const at = operator.exec(line)
  const [left, right] =
    one && other
      ? [one, other]
      : at
        ? [line.slice(0, at.index), line.slice(at.index + at[0].length)]
        : [undefined, undefined]
  if (left === undefined || right === undefined) return null
  const [from, taken] = [named(left, home), named(right, home)]
  if (!from || !taken || from.topic === taken.topic || from.isMoney !== taken.isMoney) return null
  if (onlyRent.test(line) && withoutDeposit.test(line)) return null
  // "Rent plus parking minus the dog" takes nothing off the parking.
  if (home.isRental && at && from.topic !== 'price' && /\brent\b/.test(left)) return null
  const strange = amounts.some(({ value, unit }) => unit !== 'month' && value !== from.value && value !== taken.value)
  if (strange || from.value === 0 || taken.value === 0) return null
  const isGap = one !== undefined
  if (!isGap && home.isRental && from.topic === 'price' && (taken.topic === 'parking' || taken.topic === 'pets'))
    return withoutExtra(line, from, taken)
  const result = isGap ? Math.abs(from.value - taken.value) : from.value - taken.value
  const sum = (language: keyof Words) =>
    `${from.name[language]} ${from.shown(from.value)} − ${taken.name[language]} ${taken.shown(taken.value)}`
  return answerAbout(
    from.topic,
    both(`${from.shown(result)} (${sum('en')}).`, `${from.shown(result)} (${sum('es')}).`),
    ...from.sources,
    ...taken.sources,
  )
}

/** "What's the rent without parking?": what is paid beside the rent isn't part of it. */
function withoutExtra(line: string, rent: Quantity, extra: Quantity): Answer | null {
  if (/\b(?:years?|yearly|annual\w*|weeks?|weekly|days?|daily|months|split|each)\b/.test(line)) return null
  const name = extra.topic === 'pets' ? both('pets', 'mascotas') : both('parking', 'estacionamiento')
  const sum = rent.shown(rent.value)
  return answerAbout(
    'price',
    both(`The rent is ${sum} a month without ${name.en}.`, `La renta es de ${sum} al mes sin ${name.es}.`),
    ...rent.sources,
    ...extra.sources,
  )
}

function named(text: string, home: Query['home']): Quantity | null {
  const id = names.find(([, pattern]) => pattern.test(text))?.[0]
  return id ? quantityOf(id, home) : null
}

const inversely =
  /\b(?:rent|price|it|that|this|fee|hoa|dues|parking) (?:is|be|would be|makes|equals) (?:what|which|how many) percent(?:age)? of (?:my |our |a )?\$?\d|\b(?:rent|price|it|that|this|fee|hoa|dues|parking) as (?:a )?(?:share|percent|percentage|part|fraction) of (?:my |our |a )?\$?\d|\bwhat percent(?:age)? of (?:my |our |a )?\$?\d\S* (?:\w+ ){0,3}(?:is|would|goes|go)\b/

/** "The rent is what percent of 10k a month?" */
export function shareOfAmount({ line, amounts, home }: Query): Answer | null {
  if (!inversely.test(line)) return null
  const whole = amounts.find(({ unit, value }) => (unit === '$' || unit === null) && value >= 100)?.value
  const base = named(line.split(' percent')[0] ?? '', home) ?? quantityOf('price', home)
  if (!whole || !base?.isMoney) return null
  const isYearly = base.isMonthly && (/\b(?:year|yearly|annual|salary)\b/.test(line) || whole > base.value * 8)
  const part: CostPart = { value: isYearly ? base.value * 12 : base.value, name: base.name, sources: base.sources }
  const share = `${count(Math.round((part.value / whole) * 1000) / 10)}%`
  const sum = `${isYearly ? `12 × ${dollars(base.value)}` : dollars(base.value)} ÷ ${dollars(whole)}`
  return answerAbout(
    base.topic,
    both(`${share} of ${dollars(whole)} (${sum}).`, `El ${share} de ${dollars(whole)} (${sum}).`),
    ...base.sources,
  )
}
