import { daysBetween } from '#domain/calendar.ts'
import { type Answer, answerAbout, field } from '../answer.ts'
import { both, dayWords, type Words } from '../format.ts'
import { availableDay } from './dates.ts'
import { dayIn, daysIn, plusDays, signingDay } from './days.ts'
import type { Query } from './query.ts'

const aboutMoving =
  /\b(?:let (?:me|us) in|move|moving|moved|available|availability|ready|starts?|starting|vacant|living|in by|be in|get in|in before|there by|place (?:from|by|for)|rent it|lease|close|closing|gap|arrive|arriving|have it|keys|occup\w+|take it|rent (?:from|starting))\b/
const namesDay =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|christmas|xmas|thanksgiving|new years?|valentines?|\d{1,2}(?:st|nd|rd|th))\b/
const verdict =
  /\b(?:ok|okay|work|works|possible|by|before|from|in time|too (?:early|late|soon)|doable|good|fine|free|can (?:i|we)|on)\b/
const aboutOther =
  /\b(?:be|get|move|moving|moved) out (?:by|before|on|at)\b|\b(?:(?:some|any)(?:one|body) (?:\w+ )?(?:liv\w+|stay\w+|in (?:it|there))|is it (?:\w+ )?(?:occupied|rented|lived in|tenanted)|tours?|tenant|close (?:by|to)(?! (?:the )?(?:[a-z]+ )?\d| (?:christmas|xmas|thanksgiving|new years?|(?:the )?end of)\b)|near\w*|pools?|swim\w*|gardens?|gym|heat\w*|warm|freez\w*|radiators?|tropics?|sauna|snow\w*|showings?|viewings?|benefits|unemployment|voucher|voice|visit|see|view|appointment|offers?|bids?|built|come by|stop by|open house|call|email|review\w*)\b/

/** "Can I move in January 1?" against the first day on which the home can be had. */
export function movingDay(query: Query): Answer | null {
  const { line, words, today, isYesNo, isAsked, others } = query
  if (!isAsked || aboutOther.test(line) || others.length > 2) return null
  if (!aboutMoving.test(line) && !(namesDay.test(line) && verdict.test(line))) return null
  if (/\b(?:when|what date|what day|how many|how soon|how much|how long)\b/.test(line) && !isYesNo) return null
  // "If we went into contract today, could we own it before then?"
  const signing = intoContract.test(line) || isSigned.test(line) ? signingDay(words, today) : null
  const [day] = daysIn(words, today)
    .filter((one) => one !== signing)
    .slice(isSigning(words) ? 1 : 0)
  if (signing && !day) return null
  const only = day ?? dayIn(words, today)
  return only === null ? null : (dayOfRental(only, query) ?? dayOfSale(only, query))
}

/** "if we sign on Monday": a day on which the closing starts, said after another. */
const isSigning = (words: string[]) => /\bif (?:we|i) (?:sign|close|offer)\b.*\b(?:before|by)\b/.test(words.join(' '))

/** "If everything's signed Monday November 30, are we in before Christmas?" */
const isSigned =
  /\bif (?:everything|it all|all|it|the (?:contract|papers?|paperwork)|we|i)(?: is| are| get| gets| have)?(?: all)? signed\b/
const intoContract =
  /\b(?:went|go|got|get|are|were|going) (?:in|into|under) contract (?:today|tomorrow|now|on|this|next)\b/

const holdsOn = (day: string, from: string, line: string) => (/\bbefore\b/.test(line) ? from < day : from <= day)

/** "Is December 1 too early?", and not "can I get in by December 1, or is that too early?" */
const asksTooEarly = (line: string) =>
  /\btoo (?:early|soon)\b/.test(line) && !/\b(?:can|could|may|possible|ok|okay|works?)\b.*\bor\b.*\btoo\b/.test(line)

function dayOfRental(day: string, { home, line }: Query): Answer | null {
  const from = availableDay(home)
  if (from === null) return null
  const isTenant = home.availableFrom === null
  const first = isTenant ? plusDays(from, 1) : from
  const holds = holdsOn(day, first, line)
  const date = dayWords(from)
  const fact = isTenant
    ? both(`a tenant lives there until ${date.en}`, `hay un inquilino hasta el ${date.es}`)
    : both(`it’s available from ${date.en}`, `está disponible desde el ${date.es}`)
  const apart = gapWords(day, first)
  const asksGap = /\bgap\b/.test(line)
  const lead = eitherSide.test(line)
    ? day < first
      ? both('Before', 'Antes')
      : both('After', 'Después')
    : asksGap
      ? first > day
        ? both('Yes, a gap', 'Sí, hay días de diferencia')
        : both('No gap', 'Sin días de diferencia')
      : holds !== asksTooEarly(line)
        ? both('Yes', 'Sí')
        : both('No', 'No')
  return answerAbout(
    'availability',
    both(`${lead.en}: ${fact.en}${apart.en}.`, `${lead.es}: ${fact.es}${apart.es}.`),
    field('availability', from),
  )
}

/** "Is that before or after it's free?" */
const eitherSide = /\b(?:before or after|after or before)\b/

function gapWords(day: string, from: string): Words {
  const days = Math.abs(daysBetween(day, from))
  if (days === 0 || days > 366) return both('', '')
  const [d, side] = [dayWords(day), from > day]
  const name = days === 1 ? both('1 day', '1 día') : both(`${days} days`, `${days} días`)
  return both(
    `, ${name.en} ${side ? 'after' : 'before'} ${d.en}`,
    `, ${name.es} ${side ? 'después' : 'antes'} del ${d.es}`,
  )
}

function dayOfSale(day: string, { home, line, words, today }: Query): Answer | null {
  if (home.closingDays === null) {
    if (!home.isVacant) return null
    return answerAbout(
      'availability',
      both('Yes. It’s available now.', 'Sí. Está disponible ahora.'),
      field('availability', home.listing.facts.availability),
    )
  }
  const start = signingDay(words, today) ?? today
  const earliest = plusDays(start, home.closingDays)
  const date = dayWords(earliest)
  const holds = holdsOn(day, earliest, line)
  return answerAbout(
    'availability',
    both(
      `${holds ? 'Yes' : 'No'}: it’s vacant and closing is possible in ${home.closingDays} days, so around ${date.en} at the earliest.`,
      `${holds ? 'Sí' : 'No'}: está desocupada y se puede cerrar en ${home.closingDays} días, hacia el ${date.es}.`,
    ),
    field('availability', home.listing.facts.availability),
  )
}

/** "Can I rent it for 6 months?" against the lease terms. */
export function leaseLength(query: Query): Answer | null {
  const { home, line, amounts, isYesNo } = query
  const { leaseTerms } = home.listing.facts
  const span = amounts.find(({ unit }) => unit === 'month' || unit === 'year')
  const months = span ? (span.unit === 'year' ? span.value * 12 : span.value) : null
  if (
    !home.isRental ||
    leaseTerms === null ||
    months === null ||
    !(isYesNo || (query.isAsked && /\b(?:ok|okay|possible|allowed|doable)\b/.test(line))) ||
    /\b(?:cheaper|less|negotia\w+|discount|flexible|lower|reduc\w+|instead)\b/.test(line)
  )
    return null
  if (
    !/\b(?:rent|lease|stay|term|sign|commit|live)\b/.test(line) ||
    /\b(?:free|deposit|how much|old|notice|than|upfront|prepay|pay|sublet\w*|sub ?leas\w*|airbnb)\b/.test(line)
  )
    return null
  const isOk = home.leaseMonths.includes(months)
  const es = leaseTerms.replace(' or ', ' o ').replace('months', 'meses')
  return answerAbout(
    'lease',
    both(`${isOk ? 'Yes' : 'No'}. The lease is ${leaseTerms}.`, `${isOk ? 'Sí' : 'No'}. El contrato es de ${es}.`),
    field('leaseTerms', leaseTerms),
  )
}
