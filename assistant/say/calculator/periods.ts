import { capitalized } from '#domain/text.ts'
import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, count, money, type Words } from '../format.ts'
import { freeRentWords } from '../topics/shared.ts'
import {
  baseOf,
  type CostPart,
  costPartOf,
  costSourcesOf,
  listed,
  monthlyParts,
  petCount,
  petPart,
  supposedPrice,
  totalOf,
} from './base.ts'
import { daysIn, plusDays, plusMonths } from './days.ts'
import { dollars, type Quantity } from './quantities.ts'
import type { Query } from './query.ts'

interface Period {
  pattern: RegExp
  /** A month is a twelfth of a year. */
  ofMonthly: (monthly: number, query: Query) => number
  sum: (monthly: string, query: Query) => string
  name: Words
}

const each = `(?:per|a|each|every|for a|whole|full|first|the|one)`
const daysInMonth = ({ amounts, line }: Query) =>
  /\bmonth\b/.test(line)
    ? amounts.find(({ unit, value }) => unit === 'day' && value >= 28 && value <= 31)?.value
    : undefined

const periods: Period[] = [
  {
    pattern: /\bhalf (?:a|the|of the|of a) year\b|\bhalf yearly\b|\bsemi ?annual(?:ly)?\b/,
    ofMonthly: (monthly) => monthly * 6,
    sum: (monthly) => `6 × ${monthly}`,
    name: both('for half a year', 'por medio año'),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\bhalf )\b${each} year\b|\byear of (?:rent|hoa|fees|parking|dues)\b|\byearly\b|\bannual(?:ly|ized)?\b`,
    ),
    ofMonthly: (monthly) => monthly * 12,
    sum: (monthly) => `12 × ${monthly}`,
    name: both('a year', 'al año'),
  },
  {
    pattern: new RegExp(String.raw`\b${each} (?:quarter|trimester)\b|\bquarterly\b|\b(?:three|3) months at a time\b`),
    ofMonthly: (monthly) => monthly * 3,
    sum: (monthly) => `3 × ${monthly}`,
    name: both('a quarter', 'por trimestre'),
  },
  {
    pattern: /\bbiweekly\b|\bbi weekly\b|\b(?:every|each) (?:two|2|other) weeks?\b|\bfortnight/,
    ofMonthly: (monthly) => (monthly * 12) / 26,
    sum: (monthly) => `${monthly} × 12 ÷ 26`,
    name: both('every two weeks', 'cada dos semanas'),
  },
  {
    pattern: new RegExp(String.raw`\b${each} week\b|\bweekly\b|\bdivided by 52\b`),
    ofMonthly: (monthly) => (monthly * 12) / 52,
    sum: (monthly) => `${monthly} × 12 ÷ 52`,
    name: both('a week', 'por semana'),
  },
  {
    pattern:
      /\b(?:per|a|each|every|whole|full|one|by the) (?:day|night)\b|\bdaily\b|\bnightly\b|\bdivided by (?:365|30)\b/,
    ofMonthly: (monthly, query) => (daysInMonth(query) ? monthly / (daysInMonth(query) ?? 30) : (monthly * 12) / 365),
    sum: (monthly, query) => (daysInMonth(query) ? `${monthly} ÷ ${daysInMonth(query)}` : `${monthly} × 12 ÷ 365`),
    name: both('a day', 'por día'),
  },
]

const asksSum =
  /\b(?:how much|costs?|pay|paid|totals?|what is|what would|what are|what does|what|rent|fees?|hoa|dues?|comes? to|add up|works? out|equals|makes|yearly|annual\w*|quarterly|weekly|parking|garage|pets?|spend|times|per (?:day|week)|pay)\b/
const others =
  /\b(?:interest|tax|taxes|insurance|utilit\w+|electric\w*|water|gas|internet|income|salary|raise|(?<!no )increase\w*|show|open|or (?:per|a|by the) (?:week|month|year)|notice|minimum|instead|rest of the|sublet|renew\w*)\b/

/** A monthly amount per year, quarter, week, day or number of months. */
export function overTime(query: Query): Answer | null {
  const { line } = query
  if (!asksSum.test(line) || others.test(line) || query.words.length > 30) return null
  const partOfMonth = prorated(query)
  if (partOfMonth) return partOfMonth
  const spans = monthsIn(query)
  const found = periods.filter(({ pattern }) => pattern.test(line)).slice(0, 2)
  const days = spans.length === 0 && found.length === 0 ? daysOf(query) : null
  if (spans.length === 0 && found.length === 0 && days === null) return null
  if (isAboutLease(query) || (query.isYesNo && !/\b(?:how much|total|cost|pay)\b/.test(line))) return null
  if (spans.length > 0 && !spends.test(line)) return null
  const parts = withAssumedRent(regularParts(query), query)
  if (parts.length === 0) return null
  const monthly = totalOf(parts)
  const sum =
    parts.length > 1 ? both(`(${listed(parts).en})`, `(${listed(parts).es})`) : both(money(monthly), money(monthly))
  const texts = [
    ...spans.map((months) => forMonths(months, parts, sum, query)),
    ...(days === null ? [] : [forDays(days, monthly, sum)]),
    ...(spans.length > 0 ? [] : found.map((period) => forPeriod(period, monthly, sum, query))),
    ...(parts.some(isRent) ? shortestLease(spans, query) : []),
  ]
  const named =
    parts.length > 1 ? both('', '') : both(capitalized(parts[0]?.name.en ?? ''), capitalized(parts[0]?.name.es ?? ''))
  const lead = named.en ? both(`${named.en}: `, `${named.es}: `) : both('', '')
  const answer = answerAbout(
    topicOf(parts, query),
    both(`${lead.en}${texts.map(({ en }) => en).join(' ')}`, `${lead.es}${texts.map(({ es }) => es).join(' ')}`),
    ...costSourcesOf(parts),
  )
  const [period, ...more] = found
  const [months, ...moreMonths] = spans
  if (months !== undefined)
    return moreMonths.length > 0 ? answer : comingTo(answer, monthsCost(months, parts, query.home))
  return period && more.length === 0 ? comingTo(answer, period.ofMonthly(monthly, query)) : answer
}

/** What is paid in some months, less those that are free. */
function monthsCost(months: number, parts: CostPart[], { freeRent, price }: Query['home']): number {
  const isLess = parts.some(isRent) && freeRent?.term === months
  return totalOf(parts) * months - (isLess ? (price ?? 0) * freeRent.months : 0)
}

const topicOf = (parts: CostPart[], query: Query) => (parts.length > 1 ? 'price' : (baseOf(query)?.topic ?? 'price'))

/** What three months cost is said with the shortest lease that there is. */
function shortestLease(spans: number[], { home, line }: Query): Words[] {
  const shortest = Math.min(...home.leaseMonths)
  const isStay =
    !/\b(?:up ?front|in advance|ahead|prepay\w*)\b/.test(line) &&
    spans.length > 0 &&
    spans.every((months) => months < shortest)
  if (!isStay || !Number.isFinite(shortest)) return []
  return [
    both(`The shortest lease is ${count(shortest)} months.`, `El contrato más corto es de ${count(shortest)} meses.`),
  ]
}

function forPeriod({ ofMonthly, sum, name }: Period, monthly: number, shown: Words, query: Query): Words {
  const result = ofMonthly(monthly, query)
  const about = Number.isInteger(result) ? both('', '') : both('about ', 'unos ')
  return both(
    `${about.en}${dollars(result)} ${name.en} (${sum(shown.en, query)}).`,
    `${about.es}${dollars(result)} ${name.es} (${sum(shown.es, query)}).`,
  )
}

function forMonths(months: number, parts: CostPart[], shown: Words, { home }: Query): Words {
  const { freeRent, price } = home
  const cost = dollars(monthsCost(months, parts, home))
  const name = spanName(months)
  if (parts.some(isRent) && freeRent && price !== null && freeRent.term === months) {
    const free = freeRentWords(home)
    return both(
      `${cost} for ${name.en} (${count(months)} × ${shown.en}, less ${money(price * freeRent.months)}: ${free.en}).`,
      `${cost} por ${name.es} (${count(months)} × ${shown.es}, menos ${money(price * freeRent.months)}: ${free.es}).`,
    )
  }
  return both(
    `${cost} for ${name.en} (${count(months)} × ${shown.en}).`,
    `${cost} por ${name.es} (${count(months)} × ${shown.es}).`,
  )
}

const longerTerm = /\b(?:longer|long|longest|second|latter) (?:one|lease|term|option)\b|\bthe (?:longer|longest)$/
const shorterTerm = /\b(?:shorter|short|shortest|first|former) (?:one|lease|term|option)\b|\bthe (?:shorter|shortest)$/

/** "What does the longer lease add up to?": the rent of one of the lease terms. */
export function leaseTotal(query: Query): Answer | null {
  const { line, home } = query
  const [shortest, longest] = [Math.min(...home.leaseMonths), Math.max(...home.leaseMonths)]
  const rent = costPartOf('price', home)
  if (!home.isRental || !rent || home.leaseMonths.length < 2) return null
  const months = longerTerm.test(line) ? longest : shorterTerm.test(line) ? shortest : null
  if (
    months === null ||
    !/\b(?:adds? up|added up|total|comes? (?:out )?to|costs?|in all|altogether|all told|start to finish)\b/.test(line)
  )
    return null
  const shown = both(dollars(rent.value), dollars(rent.value))
  const text = forMonths(months, [rent], shown, query)
  return answerAbout(
    'price',
    both(`${capitalized(rent.name.en)}: ${text.en}`, `${capitalized(rent.name.es)}: ${text.es}`),
    ...rent.sources,
  )
}

/** "Rent for 2 weeks", in days. */
function daysOf({ amounts, line }: Query): number | null {
  const span = amounts.find(({ unit }) => unit === 'week' || unit === 'day')
  if (
    !span ||
    !/\b(?:rent|cost|pay|hoa|fee|parking)\b/.test(line) ||
    /\b(?:clos\w+|notice|escrow|available|stay)\b/.test(line)
  )
    return null
  return span.value * (span.unit === 'week' ? 7 : 1)
}

function forDays(days: number, monthly: number, shown: Words): Words {
  const result = dollars((monthly * 12 * days) / 365)
  return both(
    `about ${result} for ${count(days)} days (${shown.en} × 12 ÷ 365 × ${count(days)}).`,
    `unos ${result} por ${count(days)} días (${shown.es} × 12 ÷ 365 × ${count(days)}).`,
  )
}

const spanName = (months: number): Words =>
  months % 12 === 0 && months > 12
    ? both(`${months / 12} years`, `${months / 12} años`)
    : months === 12
      ? both('a year', 'un año')
      : both(months === 1 ? 'a month' : `${count(months)} months`, months === 1 ? 'un mes' : `${count(months)} meses`)

/** "over 18 months", "for 2 years", "over the 18" of a lease; not "30 years old". */
function monthsIn({ amounts, words, home }: Query): number[] {
  return amounts.flatMap(({ unit, value, from, to }) => {
    const isLease =
      unit === null && home.leaseMonths.includes(value) && ofLease.test(words.slice(from - 2, from).join(' '))
    if (isLease) return [value]
    const isOfRent = words[to] === 'rent' && !(value >= 6 && /^(?:and|plus|with)$/.test(words[to + 1] ?? ''))
    if (words[to] === 'old' || words[to] === 'ago' || isOfRent || value > 120) return []
    if (unit === 'month') return value === 1 ? [] : [value]
    return unit === 'year' && value <= 40 ? [value * 12] : []
  })
}

const ofLease = /^(?:over|for|during) (?:the|all|those|these)$|^(?:the|all) (?:whole|full|entire|those)$/

const spends =
  /\b(?:how much|costs?|pay|paid|totals?|rent|fees?|hoa|dues?|comes? to|add|equals|makes|parking|garage|pets?|spend|works? out|monthly|a month|per month|what is|what would)\b/

const isAboutLease = ({ line, home }: Query) =>
  home.isRental &&
  /\b(?:lease|term|sign|stay|commit)\b/.test(line) &&
  !/\b(?:how much|cost|costs|total|pay|paid|rent for|spend|altogether|comes? to|add)\b/.test(line)

/** What is paid every month for what the question names. */
function regularParts(query: Query): CostPart[] {
  const { home, line } = query
  const base = baseOf(query)
  if (base === null) return []
  if (!home.isRental) return base.topic === 'fee' ? [partFrom(base)] : []
  if (base.topic === 'fee' || base.topic === 'parking') {
    if (!/\b(?:rent|plus|total|with)\b/.test(line)) return [partFrom(base)]
  }
  if (base.topic === 'pets' && !/\brent\b|\bplus\b|\btotal\b/.test(line)) {
    const pets = petPart(Math.max(1, petCount(query)), home)
    return pets ? [pets] : []
  }
  if (!base.isMonthly) return []
  return monthlyParts(query)
}

const isRent = ({ sources }: CostPart) => sources.some(({ id }) => id === 'rentalPrice')

/** "If the landlord gives it to me for 5,000": that rent instead of the listing's. */
function withAssumedRent(parts: CostPart[], query: Query): CostPart[] {
  const rent = query.home.isRental ? supposedPrice(query) : null
  if (rent === null || rent.value === query.home.price) return parts
  return parts.map((part) => (isRent(part) ? { ...part, value: rent.value } : part))
}

const partFrom = ({ value, name, sources }: Quantity): CostPart => ({ value, name, sources })

/** "Prorated rent December 15 to 31": by the days of the month. */
export function prorated({ line, words, home, today, amounts }: Query): Answer | null {
  const { price, isRental } = home
  const ofMonth = outOf.exec(line)
  if (!isRental || price === null || !(ofMonth || /\bprorat\w*\b/.test(line))) return null
  const [from, to] = daysIn(words, today)
  const named = ofMonth ? Number(ofMonth[1]) : amounts.find(({ unit }) => unit === 'day')?.value
  const { availableFrom } = home
  // "For December" starts on the day in December on which it is available.
  const isSooner = from && availableFrom && from < availableFrom && from.slice(0, 7) === availableFrom.slice(0, 7)
  const first = isSooner ? availableFrom : (from ?? availableFrom)
  if (!first) return null
  const inMonth = ofMonth ? Number(ofMonth[2]) : Number(plusDays(`${plusMonths(first, 1).slice(0, 7)}-01`, -1).slice(8))
  const last = to && to.slice(0, 7) === first.slice(0, 7) ? Number(to.slice(8)) : inMonth
  const days = named ?? last - Number(first.slice(8)) + 1
  if (days < 1 || days > inMonth) return null
  const sum = `${money(price)} × ${days} ÷ ${inMonth}`
  return answerAbout(
    'price',
    both(
      `${dollars((price * days) / inMonth)} for ${days} days (${sum}).`,
      `${dollars((price * days) / inMonth)} por ${days} días (${sum}).`,
    ),
  )
}

/** "17 days out of 31" */
const outOf = /\b(\d{1,2}) days? (?:out )?of (?:the )?(28|29|30|31)\b/

/** "12 months at 5150 vs 24 months at 4950", "24 months at 4950 saves me how much over 24 at 5150?". */
export function ratesCompared({ amounts, words, line }: Query): Answer | null {
  const pairs = amounts.flatMap(({ unit, value, to }, i) => {
    const rate = amounts[i + 1]
    const between = rate ? words.slice(to, rate.from).join(' ') : ''
    const isSpan = unit === 'month' || (unit === null && i > 0 && Number.isInteger(value) && value <= 60)
    return isSpan && rate && rate.value >= 100 && /^(?:at|of|for|with|x|times)(?: rent)?$/.test(between)
      ? [{ unit, months: value, rate: rate.value }]
      : []
  })
  if (!pairs.some(({ unit }) => unit === 'month')) return null
  const totals = pairs
    .map(({ months, rate }) => `${count(months)} × ${money(rate)} = ${dollars(months * rate)}`)
    .join('; ')
  const [one, other] = pairs.map(({ months, rate }) => months * rate)
  const apart = one !== undefined && other !== undefined && asksApart.test(line) ? Math.abs(one - other) : null
  return answerAbout(
    'price',
    apart === null
      ? both(`${totals}.`, `${totals}.`)
      : both(`${dollars(apart)} apart: ${totals}.`, `${dollars(apart)} de diferencia: ${totals}.`),
  )
}
const asksApart = /\b(?:sav(?:es?|ing|ings)|difference|how much (?:more|less|cheaper)|apart|cheaper)\b/
