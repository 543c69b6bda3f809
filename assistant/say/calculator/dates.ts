import { daysBetween, weekday } from '#domain/calendar.ts'
import { capitalized } from '#domain/text.ts'
import type { Home } from '../../facts/home.ts'
import { type Answer, answerAbout, field } from '../answer.ts'
import { both, count, dayWords, weekdayWords } from '../format.ts'
import { spanishTerms } from '../spanish-terms.ts'
import { withArticle } from '../topics/shared.ts'
import { dayIn, daysIn, plusDays, plusMonths, signingDay } from './days.ts'
import { amountIn, type Query } from './query.ts'

/** Lease ends, days until a date, closing days and the age of the building. */
export function dateSum(query: Query): Answer | null {
  return (
    daysCompared(query) ??
    leaseEnd(query) ??
    weekdayOf(query) ??
    daysUntil(query) ??
    closingDate(query) ??
    daysFrom(query) ??
    nextReview(query) ??
    yearsApart(query) ??
    age(query)
  )
}

/** "If my lease begins Dec 15 and it's 12 months, when does it end?" */
function leaseEnd({ line, words, home, today, ...query }: Query): Answer | null {
  const named = leaseMonths({ line, words, home, today, ...query })
  const isStarted = startsLease.test(line) && endsWhen.test(line) && dayIn(words, today) !== null
  const terms = named === null && isStarted ? home.leaseMonths : []
  const lengths = named === null ? terms : [named]
  if (!home.isRental || lengths.length === 0) return null
  if (ofMoney.test(line)) return null
  const asks =
    /\b(?:ends?|ending|over|out|until|till|through|expire\w*|finish\w*|run out|up|last)\b/.test(line) &&
    /\b(?:when|what|date|day|(?:what|which) month|until|till|ends on)\b/.test(line)
  const counts = /\bmonths? (?:from|after|starting)\b/.test(line) && /\b(?:when|what|is|date)\b/.test(line)
  if (!asks && !counts) return null
  if (/\bhow (?:many|much)\b/.test(line)) return null
  const start = dayIn(words, today) ?? home.availableFrom
  if (start === null) return null
  const from = dayWords(start)
  const lastDay = (months: number) => plusDays(plusMonths(start, months), -1)
  const ends = lengths.map((months) => {
    const end = dayWords(lastDay(months))
    return both(
      `${capitalized(withArticle(`${count(months)}-month lease`))} from ${from.en} runs through ${end.en}.`,
      `Un contrato de ${count(months)} meses desde el ${from.es} termina el ${end.es}.`,
    )
  })
  const text = both(ends.map(({ en }) => en).join(' '), ends.map(({ es }) => es).join(' '))
  const answer = answerAbout('lease', text, field('leaseTerms', home.listing.facts.leaseTerms))
  const [length, ...more] = lengths
  return length === undefined || more.length > 0 ? answer : onDay(answer, lastDay(length))
}

const ofMoney =
  /\b(?:cost\w*|pay(?:ing)?|how much|total|rent alone|only rent|just (?:the )?rent|comes? (?:out )?to|adds? up|works? out)\b/

/** The answer with the date that it comes to. */
const onDay = (answer: Answer, day: string): Answer => ({ ...answer, day })

/** "What day of the week is January 1?", and of "is it" the first day on which the home can be had. */
function weekdayOf({ line, words, home, today }: Query): Answer | null {
  if (!asksWeekday.test(line)) return null
  const named = dayIn(words, today)
  const day = named ?? home.availableFrom
  if (day === null) return null
  const date = dayWords(day)
  const name = weekdayWords(day)
  const source = named === null ? [field('availability', home.availableFrom)] : []
  const text = both(`${date.en} is a ${name.en}.`, `El ${date.es} es ${name.es}.`)
  return onDay(answerAbout('availability', text, ...source), day)
}
const asksWeekday =
  /\b(?:what|which) (?:day of the week|weekday) (?:is|would|will|does|do)\b|\b(?:what|which) (?:day of the week|weekday)$/

const startsLease = /\b(?:start|starts|starting|begin|begins|beginning|sign|signed|signing|mov(?:e|ed|ing) in)\b/
/** "If I start December 15, when does it end?" */
const endsWhen =
  /\bwhen (?:are|am|would|will) (?:we|i)(?: be)? out\b|\b(?:when|until when|what (?:date|day))\b.*\b(?:ends?|over|up|expires?|finish(?:es)?|run out)\b|\b(?:ends?|over|up|expires?|finish(?:es)?|run out)\b.*\bwhen\b/

function leaseMonths(query: Query): number | null {
  const span = amountIn(query, 'month', 'year')
  if (span) return span.unit === 'year' ? span.value * 12 : span.value
  if (/\b(?:a|one|full) year\b|\byear lease\b/.test(query.line)) return 12
  const { leaseMonths: terms } = query.home
  // "If we do the 24 starting in January, when are we out?"
  const named = query.amounts.find(({ unit, value }) => unit === null && terms.includes(value))
  if (named && /\b(?:do|sign|take|did|took|went for) (?:the )?\d/.test(query.line)) return named.value
  if (terms.length === 0 || !/\blease\b/.test(query.line)) return null
  if (/\b(?:minimum|shortest|shorter|short)\b/.test(query.line)) return Math.min(...terms)
  return /\b(?:longest|longer|long)\b/.test(query.line) ? Math.max(...terms) : null
}

const asksDays =
  /\bhow (?:many|much) (?:more )?(?:days?|weeks?|months?|nights?|time|longer)\b|\b(?:days|weeks|months) (?:till|until|to|before|away|left|from today|between|from now)\b|\bhow (?:far|long) (?:away|off|until|till|til|from (?:now|today)|to wait|do i (?:have to )?wait)\b|\bcountdown\b/

const untilWords =
  /\b(?:until|till|til|before|away|off|left|between|from (?:now|today)|to (?:wait|go|move)|wait|available|vacant|over|out|countdown|days to|weeks to|gap|sooner|later|after|start\w*)\b/

/** "If I came in at 1.8, how far off would I be?", "how far off asking is 1.75" */
const comesInAt =
  /\bhow far (?:off|away|apart|from)\b(?=.*\b(?:asking|ask|price|list|listed|percent)\b)|\b(?:came|come|went|go|bid|offer|offered|start) (?:in )?(?:at|with) \$?\d/

/** "How many days from today until the tenant's lease is over?" */
function daysUntil({ line, words, amounts, home, today }: Query): Answer | null {
  if (
    !asksDays.test(line) ||
    comesInAt.test(line) ||
    !untilWords.test(line) ||
    /\b(?:minimum|maximum|shortest|longest|notice|close|closing|rent free|months free)\b/.test(line)
  )
    return null
  const named = daysIn(words, today).filter((day) => day !== today)
  const from = named.length > 1 ? (named[0] ?? today) : today
  const to = named.at(-1) ?? availableDay(home)
  if (to === null || (named.length === 1 && named[0] !== availableDay(home) && /\b(?:after|between)\b/.test(line)))
    return gapTo(named[0] ?? null, home)
  const isOfMoney =
    ofCosts.test(line) || amounts.some(({ unit, value }) => unit === '$' || (unit === null && value >= 200))
  if (named.length === 0 && isOfMoney) return null
  const [first, last] = from <= to ? [from, to] : [to, from]
  return onDay(/\bmonths?\b/.test(line) ? monthsBetween(first, last) : daysApart(first, last), last)
}

/** "How many months are they after for the deposit?" and "My budget is 5,000, how far off am I?" count no days. */
const ofCosts = /\b(?:budget|deposit|security|rent|dues|hoa|fee|concession|pay|paying|upfront|up front)\b/

export const availableDay = (home: Home) => home.availableFrom ?? home.tenantUntil

function gapTo(day: string | null, home: Home): Answer | null {
  const from = availableDay(home)
  if (day === null || from === null) return null
  return day < from ? daysApart(day, from) : daysApart(from, day)
}

function monthsBetween(from: string, to: string): Answer {
  let months = 0
  while (plusMonths(from, months + 1) <= to) months++
  const days = daysBetween(plusMonths(from, months), to)
  const [a, b] = [dayWords(from), dayWords(to)]
  const rest =
    days === 0
      ? both('', '')
      : both(` and ${days} ${days === 1 ? 'day' : 'days'}`, ` y ${days} ${days === 1 ? 'día' : 'días'}`)
  const whole = both(`${months} ${months === 1 ? 'month' : 'months'}`, `${months} ${months === 1 ? 'mes' : 'meses'}`)
  return answerAbout(
    'availability',
    both(`${whole.en}${rest.en} from ${a.en} to ${b.en}.`, `${whole.es}${rest.es} del ${a.es} al ${b.es}.`),
    field('availability', to),
  )
}

/** "72 days from November 20 to January 31, 10 weeks and 2 days." */
export function daysApart(from: string, to: string): Answer {
  const days = daysBetween(from, to)
  const weeks = Math.floor(days / 7)
  const rest = days % 7
  const [a, b] = [dayWords(from), dayWords(to)]
  const inWeeks =
    weeks === 0
      ? both('', '')
      : both(
          `, ${weeks} week${weeks === 1 ? '' : 's'}${rest ? ` and ${rest} day${rest === 1 ? '' : 's'}` : ''}`,
          `, ${weeks} semana${weeks === 1 ? '' : 's'}${rest ? ` y ${rest} día${rest === 1 ? '' : 's'}` : ''}`,
        )
  return answerAbout(
    'availability',
    both(
      `${count(days)} days from ${a.en} to ${b.en}${inWeeks.en}.`,
      `${count(days)} días del ${a.es} al ${b.es}${inWeeks.es}.`,
    ),
    field('availability', to),
  )
}

/** "If they say yes on Tuesday, what date do I get keys?" */
function closingDate({ line, words, home, today, amounts }: Query): Answer | null {
  if (
    home.isRental ||
    !/\b(?:what (?:date|day)|what would (?:closing|the closing|a close)|which (?:date|day)|when|earliest|soonest|first day)\b/.test(
      line,
    )
  )
    return null
  if (
    !/\b(?:close|closing|closes|keys|days|escrow|sign|accept\w*|say yes|moved? in|(?:into|under) contract)\b/.test(line)
  )
    return null
  const days = amounts.find(({ unit }) => unit === 'day')?.value ?? home.closingDays
  // "Close in 21 days from today is when?" starts today.
  const named = line.replace(/\bin (?:\d+|a|two|three) (?:days?|weeks?|months?)\b/, ' ').split(/\s+/)
  const start =
    signingDay(words, today) ??
    dayIn(named, today) ??
    (amounts.some(({ unit }) => unit === 'day') || asksFromToday.test(line) ? today : null)
  if (days === null || days === undefined || start === null || home.closingDays === null) return null
  const [from, end] = [dayWords(start), dayWords(plusDays(start, days))]
  const answer = answerAbout(
    'availability',
    both(
      `${count(days)} days after ${from.en} is ${end.en}.`,
      `${count(days)} días después del ${from.es} es el ${end.es}.`,
    ),
    field('availability', home.listing.facts.availability),
  )
  return onDay(answer, plusDays(start, days))
}

const asksFromToday = /\btoday\b|\b(?:what|which) (?:date|day)\b/

/** "What's the date of the next Tuesday they go over offers?", where offers are reviewed on a weekday. */
function nextReview({ line, home, today }: Query): Answer | null {
  const text = home.listing.facts.priceNote ?? ''
  const [, name = ''] = /\bon (Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)s\b/.exec(text) ?? []
  const asks = asksReviewDate.test(line) && /\b(?:offers?|bids?)\b/.test(line)
  if (name === '' || !asks) return null
  const ahead = (weekdayNames.indexOf(name) - weekday(today) + 7) % 7 || 7
  const day = plusDays(today, ahead)
  const [date, of] = [dayWords(day), weekdayWords(day)]
  return onDay(
    answerAbout(
      'flexibility',
      both(
        `Offers are reviewed on ${name}s; the next is ${of.en}, ${date.en}.`,
        `Las ofertas se revisan los ${of.es}; el próximo es el ${date.es}.`,
      ),
      field('priceNote', text),
    ),
    day,
  )
}
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const asksReviewDate =
  /\b(?:what|which) (?:date|day) (?:is|are|do|does|would|will)\b.*\b(?:next|look|review|go over|read|decide)|\bdate of the next\b|\b(?:when|what) (?:is )?(?:the )?next (?:day|date|time|review)\b|\bnext \w+day they\b/

/** "60 days after January 31", "30 days before the 15th". */
function daysFrom({ line, words, today, amounts }: Query): Answer | null {
  const span = amounts.find(({ unit }) => unit === 'day' || unit === 'week' || unit === 'month')
  const start = dayIn(words, today)
  const side = /\b(?:days?|weeks?|months?) (?:notice )?(after|from|before|past|later than|prior to)\b/.exec(line)?.[1]
  if (span?.unit === 'month' && !/^what date is \d/.test(line)) return null
  if (span && start !== null && /\btoday plus\b|\bplus \w+ (?:days|weeks)\b/.test(line))
    return afterDay(start, span.value * (span.unit === 'week' ? 7 : 1))
  if (!span || start === null || !side || !/\b(?:what|when|which|date|is|day)\b/.test(line)) return null
  const days = span.value * (span.unit === 'week' ? 7 : 1)
  const isEarlier = side === 'before' || side === 'prior to'
  if (span.unit === 'month') return monthsAfter(start, isEarlier ? -span.value : span.value)
  return afterDay(start, isEarlier ? -days : days)
}

/** "And a month after that?" */
function monthsAfter(start: string, months: number): Answer {
  const end = plusMonths(start, months)
  const [a, b] = [dayWords(start), dayWords(end)]
  const [en, es] = months < 0 ? ['before', 'antes'] : ['after', 'después']
  const number = Math.abs(months)
  const text = both(
    `${number === 1 ? 'A month' : `${number} months`} ${en} ${a.en} is ${b.en}.`,
    `${number === 1 ? 'Un mes' : `${number} meses`} ${es} del ${a.es} es el ${b.es}.`,
  )
  return onDay(answerAbout('availability', text), end)
}

function afterDay(start: string, days: number): Answer {
  const [from, end] = [dayWords(start), dayWords(plusDays(start, days))]
  const [en, es] = days < 0 ? ['before', 'antes'] : ['after', 'después']
  const number = count(Math.abs(days))
  const text = both(
    `${number} days ${en} ${from.en} is ${end.en}.`,
    `${number} días ${es} del ${from.es} es el ${end.es}.`,
  )
  return onDay(answerAbout('availability', text), plusDays(start, days))
}

/** "Is that before Christmas?" after a date. */
function daysCompared({ line, words, today }: Query): Answer | null {
  const [, order = ''] = /^is [a-z]+ \d{1,2} \d{4} (before|after) /.exec(line) ?? []
  const [one, other] = order === '' ? [] : daysIn(words, today)
  if (one === undefined || other === undefined) return null
  const days = daysBetween(one, other)
  const [a, b] = [dayWords(one), dayWords(other)]
  const [en, es] = (order === 'before' ? days > 0 : days < 0) ? ['Yes', 'Sí'] : ['No', 'No']
  const [side, lado] = days > 0 ? ['before', 'antes'] : ['after', 'después']
  const number = count(Math.abs(days))
  return onDay(
    answerAbout(
      'availability',
      both(
        `${en}. ${a.en} is ${number} ${Math.abs(days) === 1 ? 'day' : 'days'} ${side} ${b.en}.`,
        `${es}. El ${a.es} es ${number} ${Math.abs(days) === 1 ? 'día' : 'días'} ${lado} del ${b.es}.`,
      ),
    ),
    one,
  )
}

/** "How many years before 1990 is that?", "how old was it when they made it into apartments?" */
function yearsApart({ line, home }: Query): Answer | null {
  const { yearBuilt, yearNote } = home.listing.facts
  if (yearBuilt === null) return null
  const [, named = ''] =
    /\bhow many years (?:before|after|older than|newer than) (\d{4})\b/.exec(line) ??
    /\b(?:mine|ours|my|our)\b.*\bbuilt in (\d{4})\b.*\bhow many years (?:older|newer|younger)\b/.exec(line) ??
    []
  const converted = /\b(?:19|20)\d\d\b/.exec(yearNote ?? '')?.[0]
  const isConversion = converted !== undefined && whenConverted.test(line)
  const year = named !== '' ? Number(named) : isConversion ? Number(converted) : null
  if (year === null) return null
  const years = Math.abs(year - yearBuilt)
  const note = yearNote ? both(`, ${yearNote}`, `, ${spanishTerms(yearNote)}`) : both('', '')
  const isAfter = year >= yearBuilt
  const [before, antes] = named === '' ? ['', ''] : isAfter ? [' before', ' antes de'] : [' after', ' después de']
  const date = named === '' ? '' : ` ${named}`
  return answerAbout(
    'year',
    both(
      `About ${years} years${before}${date} (built in ${yearBuilt}${note.en}).`,
      `Unos ${years} años${antes}${date} (se construyó en ${yearBuilt}${note.es}).`,
    ),
    field('yearBuilt', yearBuilt),
  )
}
const whenConverted =
  /\bhow (?:many years|old|long)\b.*\bwhen\b.*\b(?:convert\w*|conversion|became|turned into|made into|apartments?|homes|flats|lofts|condos)\b/

const asksAge =
  /\bhow (?:long|many years) ago (?:was|were|did)\b.*\b(?:built|build|constructed|finished|completed)\b|\bhow old will (?:it|the \w+|this \w+) be\b|\bhow (?:many years? )?old\b(?! (?:is|are) (?:the )?(?:roof|kitchen|furnace|boiler|heat\w*|radiators?|windows?|floors?|elevator|appliances?|washer|dryer|pool|plumbing|wiring|ac|garage|seller|owner|landlord|tenant|paint|carpet|deck|charger))|\bhow many years\b|\byears (?:since|have passed since) (?:they|it|he|she|the|was|being)\b|\b(?:building|house|home|place)(?: s)? age\b|\bage of (?:the )?(?:house|home|building|place|property|condo|townhouse|loft)\b|\byears old\b|\bturn(?:s|ing|ed)? (?:an? )?(?:\d+|hundred|what age)\b|\bwhat age (?:is|will|does|would)\b|^what age$/

const sinceConversion = /\b(?:conver\w*|homes|apartments|flats|lofts|condos)\b/

function age({ line, home, today, amounts }: Query): Answer | null {
  const { yearBuilt, yearNote } = home.listing.facts
  if (yearBuilt === null || !asksAge.test(line)) return null
  if (
    /\bhow many years\b/.test(line) &&
    !/\b(?:old|built|build|building|ago|house|homes|since|construct\w*|conver\w*|19\d\d|20\d\d)\b/.test(line)
  )
    return null
  if (/\b(?:lease|warranty|left|remain\w*|owned|lived|dog|cat|puppy|son|daughter|i am|we are)\b/.test(line)) return null
  if (amounts.some(({ unit }) => unit === 'year') && /\b(?:over|under|than|more|less)\b/.test(line)) return null
  const year = Number(today.slice(0, 4))
  const then = amounts.find(
    ({ unit, value }) => unit === null && value > yearBuilt && value !== year && value < 2200,
  )?.value
  if (then && /\bin \d{4}\b/.test(line))
    return answerAbout(
      'year',
      both(
        `In ${then} it ${then > year ? 'will be' : 'was'} about ${then - yearBuilt} years old (built in ${yearBuilt}).`,
        `En ${then} ${then > year ? 'tendrá' : 'tenía'} unos ${then - yearBuilt} años (se construyó en ${yearBuilt}).`,
      ),
      field('yearBuilt', yearBuilt),
    )
  const note = yearNote ? both(` (${yearNote})`, ` (${spanishTerms(yearNote)})`) : both('', '')
  const converted = Number(/\b(?:19|20)\d\d\b/.exec(yearNote ?? '')?.[0] ?? Number.NaN)
  if (sinceConversion.test(line) && converted < year)
    return answerAbout(
      'year',
      both(
        `About ${year - converted} years (built in ${yearBuilt}, ${yearNote}).`,
        `Unos ${year - converted} años (se construyó en ${yearBuilt}, ${spanishTerms(yearNote ?? '')}).`,
      ),
      field('yearBuilt', `${yearBuilt}, ${yearNote}`),
    )
  return answerAbout(
    'year',
    both(
      `It was built in ${yearBuilt}${note.en}, so it’s about ${year - yearBuilt} years old.`,
      `Se construyó en ${yearBuilt}${note.es}: tiene unos ${year - yearBuilt} años.`,
    ),
    field('yearBuilt', yearBuilt),
  )
}
