import { grouped } from '#domain/money.ts'
import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money, type Words } from '../format.ts'
import { baseOf, supposedPrice } from './base.ts'
import { dollars, type Quantity, quantityOf, rounded } from './quantities.ts'
import { amountIn, dollarsIn, type Query } from './query.ts'
import { eachOf, sharersIn } from './split.ts'

const below =
  /\b(?:below|under|off|less|lower|discount\w*|lowball|reduc\w*|cut|knock\w*|drop\w*|minus|cheaper|down from|(?:talks?|talked|haggles?|gets?|bargains?) (?:them|it|him|her|the price|the seller) down|rebate|concession)\b/
/** "If they went down 5 percent": off the price, and no share that is paid down. */
const comesDown =
  /\b(?:they|he|she|it|price|rent|sellers?|owners?|landlord) (?:would |could |will |can |might )?(?:go|goes|went|come|comes|came|move|moves|moved) down\b/
const above =
  /\b(?:over|above|more|higher|plus|increase\w*|raise\w*|raised|rais\w*|hike\w*|goes up|go up|went up|on top)\b/
const asksRest =
  /\b(?:down|downpayment|enganche|put|finance|financing|borrow|loan|mortgage|cash|rest|other|left|leaves|remaining|remainder|balance|owe|upfront|net|keep|remains|what (?:do|would|will) (?:i|we) pay|my (?:share|part))\b/
const asksOpinion =
  /\b(?:would|will|do|could|might|can) (?:they|the seller|the owner|the landlord|he|she) (?:\w+ )?(?:take|accept|entertain|consider|go|agree|settle)\b/
const asksAmount = /\b(?:how much|what|amount|calculate|math|come to|comes to|in dollars)\b/

/** `20% down`, `5% less than list`, `55% of the rent and the rest`, `6% interest on 80% of the price`. */
export function percentOf(query: Query): Answer | null {
  const percents = percentsIn(query)
  if (percents.length === 0 || (query.isYesNo && !asksAmount.test(query.line))) return null
  if (asksOpinion.test(query.line) && !asksAmount.test(query.line.replace(asksOpinion, ''))) return null
  const base = percentBase(query)
  if (base === null) return null
  const chain =
    percents.length === 2 && / percent (?:\w+ ){0,2}(?:on|of) (?:the )?(?:\d|\w+ (?:\w+ )?percent)/.test(query.line)
  if (chain) return percentOfPercent(percents, base, query)
  const after = downAfterDiscount(query, base)
  if (after) return after
  const results = percents.map((percent) => onePercent(percent, base, query))
  const texts = results.map(({ text }) => text)
  if (percents.length > 1 && /\b(?:plus|total|together|sum|altogether)\b/.test(query.line))
    texts.push(together(percents, base))
  const [first, second] = results
  if (!first) return null
  const sharers = second || isPlainHalf(query) ? null : sharersIn(query)
  const each = sharers ? eachOf(first.amount, sharers) : both('', '')
  const text = both(texts.map(({ en }) => en).join(' ') + each.en, texts.map(({ es }) => es).join(' ') + each.es)
  const answer = answerAbout(base.topic, text, ...base.sources)
  return second ? answer : comingTo(answer, first.amount, first.isMonthly ?? base.isMonthly)
}

/** "What's half the rent?" halves it once, and names nobody who shares it. */
const isPlainHalf = ({ line }: Query) =>
  /\bhalf (?:of )?the\b/.test(line) &&
  !/\b(?:split\w*|each|between|among|shar(?:e|es|ed|ing)|apiece|me and|and (?:me|i)|us|my|our|roommates?)\b/.test(line)

/** In percent: named ones, and "a quarter of the price" or "half down". */
function percentsIn({ amounts, line }: Query): number[] {
  const named = amounts.flatMap(({ unit, value }) => (unit === '%' && value <= 1000 ? [value] : []))
  if (named.length > 0) return [...new Set(named)]
  const fraction = amounts.find(({ unit, value }) => unit === null && value > 0 && value < 1)
  const ofBase =
    /\b(?:half|third|thirds|quarter|quarters|fourth|fifth|tenth) (?:of )?(?:the |that )?(?:asking |list |purchase )?(?:price|down|deposit|rent|it|upfront|cash|off|\$?\d[\d,]*)\b/
  return fraction && ofBase.test(line) && !/\bhalf of (?:us|the (?:rent|lot))\b/.test(line)
    ? [fraction.value * 100]
    : []
}

/** A literal sum after "of" that is not the home's price: "30% of 9,000". */
function percentBase(query: Query): Quantity | null {
  if (/\b(?:tenant|income|salary|sqft|lot)\b/.test(query.line) && dollarsIn(query).length === 0) {
    if (!/\b(?:price|rent|asking)\b/.test(query.line)) return null
  }
  const isOfPrice =
    /\bdown(?:payment)?\b/.test(query.line) || (!query.home.isRental && /\btax(?:es)?\b/.test(query.line))
  const base = isOfPrice ? quantityOf('price', query.home) : baseOf(query)
  if (base?.isMonthly && ofYear.test(query.line))
    return { ...base, value: base.value * 12, isMonthly: false, name: both('year', 'año') }
  return base?.topic === 'price' ? supposedPrice(query) : base?.isMoney ? base : null
}

/** "15% of the annual rent". */
const ofYear =
  /\b(?:annual|yearly|year|years|12 months|twelve months)(?: s)?(?: of)?(?: the)? (?:rent|hoa|dues|fees?)\b|\b(?:rent|hoa|dues|fees?) (?:for|of|over) (?:a|the|one|1) year\b/

const monthly = (base: Quantity): Words => (base.isMonthly ? both(' a month', ' al mes') : both('', ''))

/** "5% under asking, then 20% down on that". */
function downAfterDiscount({ amounts, words }: Query, base: Quantity): Answer | null {
  const percents = amounts.filter(({ unit }) => unit === '%')
  const after = ({ to }: (typeof percents)[number]) => words.slice(to, to + 2).join(' ')
  const off = percents.find((one) => /\b(?:off|under|below|less|discount)\b/.test(after(one)))
  const down = percents.find((one) => /^(?:down|downpayment)\b/.test(after(one)))
  if (!off || !down || off === down || base.topic !== 'price') return null
  const price = (base.value * (100 - off.value)) / 100
  const part = dollars((price * down.value) / 100)
  const [a, b] = [rounded(off.value, 3), rounded(down.value, 3)]
  return answerAbout(
    'price',
    both(
      `${a}% below ${money(base.value)} is ${dollars(price)}, and ${b}% of that is ${part}.`,
      `Un ${a}% menos que ${money(base.value)} son ${dollars(price)}, y el ${b}% de eso son ${part}.`,
    ),
    ...base.sources,
  )
}

function together(percents: number[], base: Quantity): Words {
  const sum = percents.reduce((all, one) => all + one, 0)
  const result = dollars((base.value * sum) / 100)
  return both(`Together, ${rounded(sum, 3)}% is ${result}.`, `En total, el ${rounded(sum, 3)}% son ${result}.`)
}

function onePercent(
  percent: number,
  base: Quantity,
  { line, home }: Query,
): { text: Words; amount: number; isMonthly?: boolean } {
  const part = (base.value * percent) / 100
  const p = `${rounded(percent, 3)}%`
  const whole = money(base.value)
  const per = monthly(base)
  if (
    (below.test(line) || comesDown.test(line)) &&
    !/\bdown (?:payment|on)\b|\bless than \d+ percent/.test(line) &&
    !isShareOfPrice(line)
  ) {
    const note = home.isRental
      ? both('', '')
      : both(' Only the seller can say whether they’d take it.', ' Solo el vendedor puede decir si lo aceptaría.')
    const left = dollars(base.value - part)
    const text = both(
      `${p} below ${whole} is ${left}${per.en} (${whole} less ${dollars(part)}).${note.en}`,
      `Un ${p} menos que ${whole} son ${left}${per.es} (${whole} menos ${dollars(part)}).${note.es}`,
    )
    return { text, amount: base.value - part }
  }
  if (above.test(line) && !asksRest.test(line) && !isShareOfPrice(line)) {
    const sum = dollars(base.value + part)
    const text = both(
      `${p} over ${whole} is ${sum}${per.en} (${whole} plus ${dollars(part)}).`,
      `Un ${p} más que ${whole} son ${sum}${per.es} (${whole} más ${dollars(part)}).`,
    )
    return { text, amount: base.value + part }
  }
  const text = shareSaid(part, percent, base, line)
  return isYearlyRate(base, line) ? { text, amount: part / 12, isMonthly: true } : { text, amount: part }
}

/** What a share of a price is, and what remains of it where that is asked. */
function shareSaid(part: number, percent: number, base: Quantity, line: string): Words {
  const p = `${rounded(percent, 3)}%`
  const whole = money(base.value)
  const per = monthly(base)
  const rest = dollars(base.value - part)
  if (isYearlyRate(base, line))
    return both(
      `${p} of ${whole} is ${dollars(part)} a year, or ${dollars(part / 12)} a month.`,
      `El ${p} de ${whole} son ${dollars(part)} al año, o ${dollars(part / 12)} al mes.`,
    )
  if (!asksRest.test(line) || percent >= 100)
    return both(`${p} of ${whole} is ${dollars(part)}${per.en}.`, `El ${p} de ${whole} son ${dollars(part)}${per.es}.`)
  return base.isMonthly
    ? both(
        `${p} of ${whole} is ${dollars(part)}; the rest is ${rest}.`,
        `El ${p} de ${whole} son ${dollars(part)}; el resto son ${rest}.`,
      )
    : both(
        `${p} of ${whole} is ${dollars(part)}, which leaves ${rest} to pay or finance.`,
        `El ${p} de ${whole} son ${dollars(part)}; quedan ${rest} por pagar o financiar.`,
      )
}

/** "1.25% property tax, how much is that a month?" */
const isYearlyRate = ({ isMonthly }: Quantity, line: string) =>
  !isMonthly &&
  /\b(?:per month|a month|monthly)\b/.test(line) &&
  /\b(?:interest|tax|taxes|year)\b|\bhow much is (?:this|that|it) (?:per|a) month\b/.test(line) &&
  !/\bdown\b/.test(line)

/** "20% down, how much more than …": the percent is a part of the price. */
const isShareOfPrice = (line: string) =>
  /\b(?:down|downpayment|closing|tax|fee|commission|earnest)\b/.test(line) &&
  !/\b(?:knock|below|off|under asking|below asking)\b/.test(line) &&
  !comesDown.test(line)

function percentOfPercent([first = 0, second = 0]: number[], base: Quantity, { line }: Query): Answer {
  const part = (base.value * second) / 100
  const result = (part * first) / 100
  const yearly = /\b(?:year|yearly|annual|annually|interest)\b/.test(line) ? both(' a year', ' al año') : both('', '')
  return answerAbout(
    base.topic,
    both(
      `${rounded(second, 3)}% of ${money(base.value)} is ${dollars(part)}, and ${rounded(first, 3)}% of that is ${dollars(result)}${yearly.en}.`,
      `El ${rounded(second, 3)}% de ${money(base.value)} son ${dollars(part)}, y el ${rounded(first, 3)}% de eso son ${dollars(result)}${yearly.es}.`,
    ),
    ...base.sources,
  )
}

const asksShare =
  /\b(?:what|which|how many|how much|whats)(?: \w+)? (?:percent|percentage|pct|share|fraction|portion|part)\b|\b(?:percent|percentage|share) of (?:it|that|this|the|my|our|asking|income|what)\b|\b(?:as(?: an?)?|in) (?:percent|percentage|share)\b|\b(?:percent|percentage)$|\bas an? percentage\b/
const asksGap =
  /\b(?:drop|decrease|reduction|cut|increase|below|under|off|less|lower|over|above|more|higher|discount)\b/
const income = /\b(?:make|makes|earn|earns|income|salary|gross|net|paycheck|take home|pay stub|wage|wages)\b/

/** "Saved over eleven years" */
const overTime = /\bover (?:the )?(?:last |past )?(?:\w+ ){1,2}(?:years|months|decades?)\b/

/** "What percent of the price is 600k?", "If I offer 4.6M, what percent under ask is that?". */
export function shareOf(query: Query): Answer | null {
  const { line, home } = query
  const asksTimes = /\bhow many times\b/.test(line)
  if ((!asksShare.test(line) && !asksTimes) || amountIn(query, '%')) return null
  const sizes = sizeShare(query)
  if (sizes || asksTimes) return sizes
  const base = baseOf(query)
  if (base === null || !base.isMoney) return null
  const values = (
    base.topic === 'price'
      ? dollarsIn(query)
      : query.amounts.filter(({ unit }) => unit === null || unit === '$').map(({ value }) => value)
  ).filter((value) => value !== base.value && (value >= 20 || base.value < 200))
  if (values.length === 0) return depositShare(query)
  if (income.test(line) && home.isRental) return shareOfIncome(values[0] ?? 0, base, line)
  const parts = values.map((value) =>
    asksGap.test(line.replace(overTime, ' ')) && base.topic === 'price' ? gap(value, base) : part(value, base),
  )
  const [value, ...more] = values
  const text = both(parts.map(({ en }) => en).join(' '), parts.map(({ es }) => es).join(' '))
  const answer = answerAbout(base.topic, text, ...base.sources)
  // "Half of that amount" is of the one named.
  return value === undefined || more.length > 0 ? answer : comingTo(answer, value)
}

function part(value: number, base: Quantity): Words {
  const share = `${rounded((value / base.value) * 100)}%`
  return both(
    `${money(value)} is ${share} of the ${base.name.en} (${money(value)} ÷ ${money(base.value)}).`,
    `${money(value)} es el ${share} de ${money(base.value)} (${money(value)} ÷ ${money(base.value)}).`,
  )
}

/** "4.6M is $150,000 (3.2%) below". */
export function gap(value: number, base: Quantity): Words {
  const difference = dollars(Math.abs(base.value - value))
  const share = `${rounded((Math.abs(base.value - value) / base.value) * 100, 2)}%`
  const [en, es] = value <= base.value ? ['below', 'por debajo de'] : ['above', 'por encima de']
  return both(
    `${money(value)} is ${difference} (${share}) ${en} the ${base.name.en} of ${money(base.value)}.`,
    `${money(value)} está ${difference} (${share}) ${es} ${money(base.value)}.`,
  )
}

function shareOfIncome(pay: number, base: Quantity, line: string): Answer {
  const isYearly = /\b(?:year|yearly|annual|annually|salary)\b/.test(line) || pay > base.value * 8
  const cost = isYearly ? base.value * 12 : base.value
  const share = `${rounded((cost / pay) * 100)}%`
  const times = isYearly ? `12 × ${money(base.value)}` : money(base.value)
  return answerAbout(
    base.topic,
    both(
      `${share} of ${money(pay)} (${times} ÷ ${money(pay)}).`,
      `El ${share} de ${money(pay)} (${times} ÷ ${money(pay)}).`,
    ),
    ...base.sources,
  )
}

function depositShare({ line, home }: Query): Answer | null {
  const monthly = monthlyShare(line, home)
  if (monthly) return monthly
  const { depositMonths, price } = home
  if (!/\bdeposit\b/.test(line) || depositMonths === null || price === null) return null
  const share = `${rounded(depositMonths * 100)}%`
  return answerAbout(
    'deposit',
    both(
      `The deposit of ${dollars(depositMonths * price)} is ${share} of a month’s rent.`,
      `El depósito de ${dollars(depositMonths * price)} es el ${share} de un mes de renta.`,
    ),
  )
}

/** A year of the fee in percent of the price; parking or a pet in percent of the rent. */
function monthlyShare(line: string, home: Query['home']): Answer | null {
  const price = quantityOf('price', home)
  const id = /\b(?:hoa|fees?|dues)\b/.test(line)
    ? 'fee'
    : /\b(?:parking|garage)\b/.test(line)
      ? 'parking'
      : /\bpets?\b/.test(line)
        ? 'pet'
        : null
  const part = id ? quantityOf(id, home) : null
  if (!part || !price || part.value === 0) return null
  const [value, name] = price.isMonthly
    ? [part.value, money(part.value)]
    : [part.value * 12, `12 × ${money(part.value)}`]
  const share = `${rounded((value / price.value) * 100, 2)}%`
  return answerAbout(
    part.topic,
    both(
      `${share} of the ${price.name.en} (${name} ÷ ${money(price.value)}).`,
      `El ${share} (${name} ÷ ${money(price.value)}).`,
    ),
    ...part.sources,
    ...price.sources,
  )
}

/** How much of the lot the home's floor area would cover. */
function sizeShare({ line, home, amounts }: Query): Answer | null {
  const { sqft, facts } = home.listing
  const isOther = amounts.some(({ unit, value }) => (unit === 'sqft' && value !== sqft) || unit === 'acre')
  if (isOther || !/\blot|land\b/.test(line) || sqft === null || facts.lotAcres === null) return null
  const lot = facts.lotAcres * 43_560
  const share = `${rounded((sqft / lot) * 100)}%`
  if (/\btimes\b/.test(line)) {
    const times = rounded(lot / sqft)
    return answerAbout(
      'lot',
      both(
        `The lot’s ${rounded(lot, 0)} sq ft are ${times} times the home’s ${rounded(sqft, 0)}.`,
        `Los ${rounded(lot, 0)} pies cuadrados del terreno son ${times} veces los ${rounded(sqft, 0)} de la casa.`,
      ),
    )
  }
  return answerAbout(
    'lot',
    both(
      `The home’s ${grouped(sqft)} sq ft are ${share} of the lot’s ${rounded(lot, 0)} sq ft.`,
      `Los ${grouped(sqft)} pies cuadrados de la casa son el ${share} de los ${rounded(lot, 0)} del terreno.`,
    ),
  )
}
