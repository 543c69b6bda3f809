import { type Answer, answerAbout, comingTo, field } from '../answer.ts'
import { both, count, money } from '../format.ts'
import { baseOf, costSourcesOf, listed, monthlyParts, totalOf } from './base.ts'
import { dollars, type Quantity, quantityOf } from './quantities.ts'
import { dollarsIn, dollarsOf, type Query } from './query.ts'

/** "3400 divided by 640", "5150 plus 180", "210 times 12": products before sums. */
export function literalSum(query: Query): Answer | null {
  const { amounts, words } = query
  const numbers = amounts.filter(({ unit }) => unit === null || ['$', 'sqft', 'bed', 'bath', 'person'].includes(unit))
  const [first] = numbers
  if (!first || numbers.length < 2 || !/^\$?\d/.test(words[first.from] ?? '')) return null
  const start = dollarsOf(first, query) ?? first.value
  let state: Running = { sum: 0, product: start, shown: shownNumber(start, words[first.from]) }
  let steps = 0
  for (let i = 1; i < numbers.length; i++, steps++) {
    const [before, number] = [numbers[i - 1], numbers[i]]
    const next =
      before && number
        ? applied(state, words.slice(before.to, number.from).join(' '), number.value, words[number.from])
        : null
    if (next === null) break
    state = next
  }
  const result = state.sum + state.product
  if (steps === 0 || !Number.isFinite(result)) return null
  const isArea = first.value === query.home.listing.sqft
  const text = `${state.shown} = ${isArea ? count(result) : dollars(result)}.`
  const answer = answerAbout(isArea ? 'size' : 'price', both(text, text))
  return isArea ? answer : comingTo(answer, result)
}

const shownNumber = (value: number, word = '') =>
  value >= 1000 ? money(value) : word.startsWith('$') ? dollars(value) : count(value)

/** The sum so far, and the product in progress. */
interface Running {
  sum: number
  product: number
  shown: string
}

function applied({ sum, product, shown }: Running, sign: string, value: number, word = ''): Running | null {
  const number = shownNumber(value, word)
  if (/^(?:plus|add|added to)$/.test(sign)) return { sum: sum + product, product: value, shown: `${shown} + ${number}` }
  if (/^(?:minus|less|take away)$/.test(sign))
    return { sum: sum + product, product: -value, shown: `${shown} − ${number}` }
  if (/^(?:times|x|multiplied by)$/.test(sign)) return { sum, product: product * value, shown: `${shown} × ${number}` }
  if (/^altogether times$/.test(sign))
    return { sum: 0, product: (sum + product) * value, shown: `(${shown}) × ${number}` }
  return /^(?:divided by|over)$/.test(sign) ? { sum, product: product / value, shown: `${shown} ÷ ${number}` } : null
}

const takesOff =
  /\b(?:below|under|off|knocked|knock|less|reduced|reduction|discount|dropped|drops?|minus|cut|lower|down|credit)\b/
const addsOn = /\b(?:over|above|plus|more|added|on top|extra|higher)\b/
const asksResult =
  /\b(?:what|how much|come|comes|be|is|are|if|leaves?|left|total|with|price|rent|asking|equals|minus|plus|run)\b/

const asksYear = /\b(?:a|per|the|each|whole|full) year\b|\byearly\b|\bannual(?:ly)?\b/

/** "With 50k knocked off", "the price minus my 450,000 down", "100k over asking". */
export function changedBy(query: Query): Answer | null {
  const { line, words, amounts, home } = query
  const base = baseOf(query) ?? quantityOf('price', home)
  if (base === null || !base.isMoney || query.isYesNo || !asksResult.test(line)) return null
  if (
    /\b(?:how much|how far|how many|what percent) (?:\w+ )?(?:more|less|over|under|below|above|higher|lower|off|cheaper)\b|\bbudget\b|\bthan\b/.test(
      line,
    )
  )
    return null
  const named = amounts.find(
    (one) =>
      (one.unit === null || one.unit === '$') &&
      one.value >= 20 &&
      one.value !== base.value &&
      one.value < base.value * 0.7,
  )
  if (!named) return null
  // "300 down" of a price in hundred thousands
  const isInThousands = !base.isMonthly && base.value >= 100_000 && named.value < 1000 && words[named.to] === 'down'
  const amount = isInThousands ? { ...named, value: named.value * 1000 } : named
  const before = words.slice(Math.max(0, amount.from - 3), amount.from).join(' ')
  const after = words.slice(amount.to, amount.to + 3).join(' ')
  const goesUp =
    /\b(?:up|raise\w*|rais\w+|increase\w*|bump\w*|hike\w*)(?: (?:it|that|them|the \w+))? (?:by|another)$/.test(before)
  const isLess =
    (!goesUp && takesOff.test(after)) ||
    (!goesUp && /\b(?:minus|less|knock off|take off|off|by|reduce\w*|drop\w*|lower\w*|cut|discount)\b/.test(before))
  const isMore = goesUp || (!takesOff.test(after) && (addsOn.test(after) || /\b(?:plus|add|added)\b/.test(before)))
  if (!isLess && !isMore) return null
  const changed = isMore ? base.value + amount.value : base.value - amount.value
  const sum = `${money(base.value)} ${isMore ? '+' : '−'} ${money(amount.value)}`
  if (base.isMonthly && asksYear.test(line)) {
    const year = dollars(changed * 12)
    return answerAbout(
      base.topic,
      both(`${year} a year (12 × (${sum})).`, `${year} al año (12 × (${sum})).`),
      ...base.sources,
    )
  }
  const span = amounts.find(({ unit, value }) => (unit === 'year' || unit === 'month') && value > 1 && value <= 60)
  if (base.isMonthly && span) return changedFor(span.unit === 'year' ? span.value * 12 : span.value, changed, sum, base)
  const result = dollars(changed)
  const per = base.isMonthly ? both(' a month', ' al mes') : both('', '')
  const answer = answerAbout(
    base.topic,
    both(`${result}${per.en} (${sum}).`, `${result}${per.es} (${sum}).`),
    ...base.sources,
  )
  return comingTo(answer, changed, base.isMonthly)
}

/** "If they knocked 200 a month off, what would those two years run?" */
function changedFor(months: number, changed: number, sum: string, { topic, sources }: Quantity): Answer {
  const cost = changed * months
  const text = both(
    `${dollars(cost)} for ${count(months)} months (${count(months)} × (${sum})).`,
    `${dollars(cost)} por ${count(months)} meses (${count(months)} × (${sum})).`,
  )
  return comingTo(answerAbout(topic, text, ...sources), cost)
}

const asksRemainder =
  /\b(?:how much|what)\b(?: \w+){0,6} (?:add|bring|short|missing|left|remaining|needed|need|more|cover|finance|borrow|mortgage|cash|gap|still|pocket)\b|\b(?:loan size|what loan|leaves what|finance what|remains|the rest|the gap|difference|remainder)\b|\bmore (?:do|would|will) (?:i|we) need\b/
const hasFunds =
  /\b(?:loan|money|bank|approved|pre approved|preapproved|gives?|lend\w*|trust|sold|selling|sale|proceeds|inherit\w*|have|saved|savings|cash|down|put|mortgage|got|borrow\w*|budget|pre approval)\b/

/** "My budget is 1.2, how much is left?" */
const asksWhatIsOver = /\b(?:left(?:over)?|remaining|remains|spare|over for|in (?:my|our) pockets?)\b/

const monthlySum = /\d (?:dollars )?(?:a|per|each|every) month\b|\d monthly\b/

/** "3.5M loan, how much cash do I add?": the rest of the price. */
export function remainder(query: Query): Answer | null {
  const { line, home } = query
  const price = quantityOf('price', home)
  if (/\b(?:below|under|above|over) (?:ask|asking|list)\b|\bhow far\b/.test(line)) return null
  if (price === null || home.isRental || !asksRemainder.test(line) || !hasFunds.test(line)) return null
  // "If I got 6,200 a month" pays for nothing.
  if (monthlySum.test(line)) return null
  const funds = dollarsIn(query).filter((value) => value !== price.value && value > 1000)
  const sum = funds.reduce((all, value) => all + value, 0)
  if (funds.length === 0) return null
  const rest = price.value - sum
  const shown = `${money(price.value)} − ${funds.map((value) => money(value)).join(' − ')}`
  if (rest < 0 && asksWhatIsOver.test(line)) {
    const over = `${money(-rest)} (${funds.map((value) => money(value)).join(' + ')} − ${money(price.value)})`
    return answerAbout('price', both(`${over}.`, `${over}.`), ...price.sources)
  }
  if (rest < 0)
    return answerAbout(
      'price',
      both(
        `Nothing: that’s ${money(-rest)} more than the asking price of ${money(price.value)}.`,
        `Nada: son ${money(-rest)} más que el precio de ${money(price.value)}.`,
      ),
      ...price.sources,
    )
  const answer = answerAbout(
    'price',
    both(`${money(rest)} (${shown}).`, `${money(rest)} (${shown}).`),
    ...price.sources,
  )
  return comingTo(answer, rest)
}

/** "I've got two million. Would at least a hundred thousand be left over?" */
export function leftAtLeast(query: Query): Answer | null {
  const { line, home, amounts } = query
  const price = quantityOf('price', home)
  if (home.isRental || !price || !asksIfLeft.test(line) || amounts.some(({ unit }) => unit === '%')) return null
  const sums = dollarsIn(query).filter((value) => value !== price.value)
  const [funds = 0, least = 0] = [Math.max(...sums), Math.min(...sums)]
  if (sums.length !== 2 || funds < price.value / 2 || least > price.value / 3) return null
  const rest = funds - price.value
  const [en, es] = rest >= least ? ['Yes', 'Sí'] : ['No', 'No']
  const sum = `${money(funds)} − ${money(price.value)}`
  const text =
    rest < 0
      ? both(
          `No. ${money(funds)} is ${money(-rest)} short of the asking price.`,
          `No. Faltan ${money(-rest)} (${money(price.value)} − ${money(funds)}).`,
        )
      : both(`${en}. ${money(rest)} would be left (${sum}).`, `${es}. Quedarían ${money(rest)} (${sum}).`)
  return comingTo(answerAbout('price', text, ...price.sources), Math.max(0, rest))
}
const asksIfLeft =
  /\b(?:would|will|do|does|could|can|is|are)\b(?: \w+){0,9} (?:left|leftover|to spare|remain|remaining)\b/

/** "My mortgage is 8,200 a month, with the dues on top": what is paid each month. */
export function paymentWithFee({ line, words, home, amounts }: Query): Answer | null {
  const fee = quantityOf('fee', home)
  const sums = amounts.filter(({ unit, value }) => (unit === null || unit === '$') && value >= 100)
  const payment = sums.find(
    ({ from, to }) => ofPayment.test(words.slice(0, from).join(' ')) || onLoan.test(words.slice(to, to + 6).join(' ')),
  )
  if (home.isRental || !fee || fee.value === 0 || !payment || (sums.length > 1 && !leavesOut.test(line))) return null
  if (payment.value >= (home.price ?? 1e6) / 20 || !/\b(?:hoa|fees?|dues)\b/.test(line) || !addsFee.test(line))
    return null
  const total = money(payment.value + fee.value)
  const year = /\b(?:years?|yearly|annual\w*)\b/.test(line) ? money((payment.value + fee.value) * 12) : ''
  const yearly = both(year && `, or ${year} a year`, year && `, o ${year} al año`)
  const answer = answerAbout(
    'fee',
    both(
      `${total} a month: ${money(payment.value)} + HOA dues ${money(fee.value)}${yearly.en}.`,
      `${total} al mes: ${money(payment.value)} + cuota ${money(fee.value)}${yearly.es}.`,
    ),
    ...fee.sources,
  )
  return comingTo(answer, payment.value + fee.value, true)
}
const ofPayment =
  /\b(?:mortgage|loan|note|payments?)(?: payment)?(?: (?:is|of|at|would|will|be|comes?|to|about|around))*$/
/** "8,200 a month on the loan" */
const onLoan =
  /^(?:(?:dollars|bucks|a|per|month|monthly) )*(?:on|for|to|toward) (?:the |my |our )?(?:loan|mortgage|bank|note)\b/
/** "My car is 640. Forget the car" */
const leavesOut =
  /\b(?:forget|ignore|skip|not counting|leave out|leaving out|without|never mind|not) (?:about )?(?:the|my) \w+/
const addsFee = /\b(?:plus|with|on top|total|altogether|all in|together|added|adding|and|in all)\b/

/** "Asking plus one year of HOA": the price with some months of the fee. */
export function priceWithFee(query: Query): Answer | null {
  const { line, home, amounts } = query
  const fee = quantityOf('fee', home)
  const price = quantityOf('price', home)
  if (home.isRental || !fee || fee.value === 0 || !price) return null
  if (!/\b(?:hoa|fee|fees|dues)\b/.test(line) || !/\b(?:price|asking|ask|buy)\b/.test(line)) return null
  if (
    !/\b(?:plus|total|and|with|add|including|together)\b/.test(line) ||
    /\bpercent\b|\bper (?:month|sqft)\b/.test(line)
  )
    return null
  const span = amounts.find(({ unit }) => unit === 'year' || unit === 'month')
  const months = span
    ? span.unit === 'year'
      ? span.value * 12
      : span.value
    : /\b(?:year|yearly|annual)\b/.test(line)
      ? 12
      : null
  if (months === null) return null
  const fees = fee.value * months
  // "… plus the forty thousand I'd drop on a kitchen"
  const others = amounts.filter(
    ({ unit, value }) => (unit === '$' || unit === null) && value >= 1000 && value !== price.value,
  )
  const extra = others.reduce((sum, { value }) => sum + value, 0)
  const extras = others.map(({ value }) => ` + ${money(value)}`).join('')
  const sum = `${money(price.value)} + ${count(months)} × ${money(fee.value)}${extras}`
  const answer = answerAbout(
    'price',
    both(
      `${money(price.value + fees + extra)} (${sum}); the fee alone is ${dollars(fees)}.`,
      `${money(price.value + fees + extra)} (${sum}); solo la cuota son ${dollars(fees)}.`,
    ),
    ...price.sources,
    ...fee.sources,
  )
  return comingTo(answer, price.value + fees + extra)
}

const asksTotal =
  /\b(?:total|all in|altogether|together|all told|everything|with|plus|including|include|includes|monthly|a month|per month|add|added|and|rent|come|comes|be|if|how much|what)\b/

/** Rent with parking and pets, every month. */
export function monthlyTotal(query: Query): Answer | null {
  const { line, home } = query
  if (!home.isRental || !asksTotal.test(line) || /\bhow many\b|\bwhen\b/.test(line)) return null
  if (/^(?:and )?pet (?:rent|fee)$/.test(line)) return null
  if (
    !/\b(?:rent|total|all in|altogether|together|everything|all told|monthly|plus|a month|per month|with|out the door|combined|included|including)\b/.test(
      line,
    )
  )
    return null
  const parts = monthlyParts(query)
  if (parts.length < 2) return null
  if (query.isYesNo && !/\b(?:total|altogether|together|sum|come)\b/.test(line)) return null
  if (
    !query.isYesNo &&
    !/\b(?:rent|total|all in|altogether|together|everything|all told|plus|how much|what|sum|come|comes|cost|monthly|out the door|combined)\b/.test(
      line,
    )
  )
    return null
  const sum = listed(parts)
  const amount = totalOf(parts)
  const total = dollars(amount)
  const text = both(`${total} a month: ${sum.en}.`, `${total} al mes: ${sum.es}.`)
  return comingTo(answerAbout('price', text, ...costSourcesOf(parts)), amount, true)
}

const plainWords = /^(?:actual|exact|number|figure|usd|real|full)$/

/** "How much is the deposit in dollars?" */
export function depositAmount({ line, home, amounts, others }: Query): Answer | null {
  const { depositMonths, price, listing } = home
  if (depositMonths === null || price === null) return null
  const supposed = /\bif (?:the )?rent\b/.test(line) ? amounts.find(({ value }) => value >= 100)?.value : undefined
  if (amounts.length > 0 && supposed === undefined) return null
  if (
    (supposed === undefined && !/\bdeposit\b/.test(line)) ||
    !/\b(?:how much|dollars|amount|usd)\b/.test(line) ||
    /\bpets?\b/.test(line)
  )
    return null
  if (supposed === undefined && others.some((word) => !plainWords.test(word))) return null
  if (!/\bdeposit\b/.test(line)) return null
  const monthly = supposed ?? price
  const sum = `${count(depositMonths)} × ${money(monthly)}`
  const total = dollars(depositMonths * monthly)
  const [en, es] = supposed === undefined ? ['is', 'es'] : ['would be', 'sería']
  const answer = answerAbout(
    'deposit',
    both(`The deposit ${en} ${total} (${sum}).`, `El depósito ${es} de ${total} (${sum}).`),
    field('deposit', listing.facts.deposit),
  )
  return comingTo(answer, depositMonths * monthly)
}

/** A share of a price that the listing doesn't state. */
export function withoutPrice({ line, home, amounts }: Query): Answer | null {
  if (home.price !== null) return null
  const isShare = amounts.some(({ unit }) => unit === '%') || /\bper (?:sqft|square)\b/.test(line)
  const isOfPrice = isShare && /\b(?:down|price|asking|percent|sqft|square)\b/.test(line)
  if (!isOfPrice && (home.isRental || !paymentAtRate.test(line))) return null
  const answer = answerAbout(
    'price',
    both(
      'The price is available on request. The listing doesn’t give a figure, so I can’t calculate that.',
      'El precio se da a solicitud; el anuncio no lo dice, así que no puedo calcularlo.',
    ),
    field(home.isRental ? 'rentalPrice' : 'salePrice', 'price on request'),
  )
  return { ...answer, lacksPrice: true }
}

/** "What's the monthly at 6.5 over 30" */
const paymentAtRate =
  /\b(?:mortgage|monthly|payments?|(?:a|per) month)\b.*\bat \d{1,2}(?:\.\d+)?(?![\d,.]|k| (?:million|mil|am|pm)\b)/

/** "How many months of rent is 20k?" */
export function quotient(query: Query): Answer | null {
  const span = /\bhow many (months|years)\b/.exec(query.line)?.[1]
  const base = baseOf(query)
  if (
    !span ||
    base === null ||
    !base.isMonthly ||
    !/\b(?:rent|hoa|dues|fees?|parking|cover|covers|last|pay)\b/.test(query.line)
  )
    return null
  const amount = query.amounts.find(({ unit, value }) => (unit === null || unit === '$') && value > base.value)
  if (!amount) return null
  const each = span === 'years' ? base.value * 12 : base.value
  const result = count(Math.floor((amount.value / each) * 10) / 10)
  const sum = `${money(amount.value)} ÷ ${money(each)}`
  return answerAbout(
    base.topic,
    both(`About ${result} ${span} (${sum}).`, `Unos ${result} ${span === 'years' ? 'años' : 'meses'} (${sum}).`),
    ...base.sources,
  )
}

const spaceNames = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

/** "How many cars fit in the garage?" */
const asksOfOnePlace = (line: string) =>
  /\b(?:in|inside|into|on) the (?:garage|driveway)\b/.test(line) &&
  !(/\bgarage\b/.test(line) && /\bdriveway\b/.test(line))

/** "How many cars fit in all?" where the record counts a garage and a driveway. */
export function parkingTotal({ line, home, words }: Query): Answer | null {
  const text = home.listing.facts.parking ?? ''
  const more = /driveway for (one|two|three|four|five|six|\d) more/.exec(text)?.[1]
  if (!more || !home.parking?.spaces || words.length > 20 || asksOfOnePlace(line)) return null
  if (
    !/\bhow many\b(?: \w+){0,2} (?:cars?|vehicles?|spaces?|spots?)\b|\btotal (?:parking|cars|spaces|spots)\b/.test(line)
  )
    return null
  const added = spaceNames.includes(more) ? spaceNames.indexOf(more) : Number(more)
  const total = home.parking.spaces + added
  const sum = `${home.parking.spaces} + ${added}`
  return answerAbout(
    'parking',
    both(
      `${total} cars (${sum}): ${text}.`,
      `${total} autos (${sum}): garaje para ${home.parking.spaces} y entrada para ${added} más.`,
    ),
    field('parking', text),
  )
}
