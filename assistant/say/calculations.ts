import type { Home } from '../facts/home.ts'
import type { Amount, Unit } from '../understand/amounts.ts'
import type { Reading } from '../understand/read.ts'
import { type Answer, field, told } from './answer.ts'
import { both, count, dayWords, money } from './format.ts'
import { freeRentWords, isYesNo, plural } from './topics/shared.ts'

/** What the last calculation was, so that "and with 30%?" can go on from it. */
export type Calculation =
  | 'downPayment'
  | 'below'
  | 'above'
  | 'perSqft'
  | 'perYear'
  | 'moveIn'
  | 'monthlyTotal'
  | 'share'
  | 'payment'

const contains = (line: string, pattern: RegExp) => pattern.test(line)
const amountOf = (amounts: Amount[], ...units: (Unit | null)[]) => amounts.find(({ unit }) => units.includes(unit))

/** The answer to what has to be computed from the record, with the sum shown; null when nothing is to be computed. */
export function calculated(question: Reading, home: Home, today: string): Answer | null {
  const line = question.words.join(' ')
  return (
    moveIn(line, question, home) ??
    percentOfPrice(line, question, home) ??
    perSqft(line, question, home) ??
    freeMonths(line, question, home) ??
    monthlyTotal(line, question, home) ??
    overTime(line, question, home) ??
    shared(line, question, home) ??
    lotInSqft(line, question, home) ??
    compared(line, question, home, today)
  )
}

function percentOfPrice(line: string, { amounts, topics }: Reading, { price, isRental }: Home): Answer | null {
  const percent = amountOf(amounts, '%')
  if (!percent || price === null || isRental || percent.value > 100) return null
  const part = (price * percent.value) / 100
  const source = field('salePrice', price)
  const p = `${count(percent.value)}%`
  if (contains(line, /\b(?:below|under|off|less|lower|discount|lowball|reduc\w*|cut|knock\w*|drop\w*)\b/)) {
    const sum = money(price - part)
    return told(
      'price',
      both(
        `${p} below asking is ${sum} (${money(price)} less ${money(part)}). Only the seller can say whether they’d take it.`,
        `Un ${p} menos son ${sum} (${money(price)} menos ${money(part)}). Solo el vendedor puede decir si lo aceptaría.`,
      ),
      source,
    )
  }
  if (contains(line, /\b(?:over|above|more than asking)\b/)) {
    const sum = money(price + part)
    return told(
      'price',
      both(
        `${p} over asking is ${sum} (${money(price)} plus ${money(part)}).`,
        `Un ${p} más son ${sum} (${money(price)} más ${money(part)}).`,
      ),
      source,
    )
  }
  if (
    contains(line, /\b(?:down|payment|deposit|earnest|enganche|put|upfront|finance|borrow|loan|mortgage|cash)\b/) ||
    topics.includes('price') ||
    line.includes('how much')
  )
    return told(
      'price',
      both(
        `${p} of ${money(price)} is ${money(part)}, which leaves ${money(price - part)} to pay or finance.`,
        `El ${p} de ${money(price)} son ${money(part)}; quedan ${money(price - part)} por pagar o financiar.`,
      ),
      source,
    )
  return null
}

function perSqft(line: string, { topics }: Reading, { price, isRental, listing, feeMonthly }: Home): Answer | null {
  if (
    !contains(
      line,
      /\b(?:per|a|each|for each|by the|by)\s+(?:sqft|square|sq)\b|\bprice sqft\b|\bppsf\b|\bdollars? (?:per|a) sqft\b/,
    )
  )
    return null
  if (listing.sqft === null) return null
  if (topics.includes('fee') && feeMonthly) {
    const each = money(feeMonthly / listing.sqft, true)
    return told(
      'fee',
      both(`The fee comes to ${each} a square foot a month.`, `La cuota equivale a ${each} por pie cuadrado al mes.`),
      field('fee', feeMonthly),
    )
  }
  if (price === null) return null
  const each = price / listing.sqft
  const shown = each >= 100 ? money(Math.round(each)) : money(each, true)
  return told(
    'price',
    isRental
      ? both(
          `${money(each, true)} a square foot a month (${money(price)} ÷ ${count(listing.sqft)} sq ft).`,
          `${money(each, true)} por pie cuadrado al mes (${money(price)} ÷ ${count(listing.sqft)}).`,
        )
      : both(
          `About ${shown} a square foot (${money(price)} ÷ ${count(listing.sqft)} sq ft).`,
          `Unos ${shown} por pie cuadrado (${money(price)} ÷ ${count(listing.sqft)}).`,
        ),
    field(isRental ? 'rentalPrice' : 'salePrice', price),
    field('sqft', listing.sqft),
  )
}

function moveIn(line: string, { topics, words }: Reading, home: Home): Answer | null {
  const { isRental, price, depositMonths, parking, petRule } = home
  if (!isRental || price === null) return null
  const asksSum =
    topics.includes('moveInCost') ||
    contains(
      line,
      /\b(?:deposit)\b.*\b(?:first|1st|rent|plus|and)\b.*\b(?:month|rent|total|together)\b|\b(?:first|1st) month\b.*\bdeposit\b|\b(?:total|cash|money|how much|all)\b.*\b(?:to )?move in\b|\bmove in\b.*\b(?:total|cost|cash|how much)\b|\b(?:rent|month) (?:and|plus|\+) (?:the )?(?:security )?deposit\b/,
    )
  if (!asksSum || depositMonths === null) return null
  const deposit = depositMonths * price
  const extras: [number, string, string][] = []
  if (words.includes('parking') && parking?.monthly) extras.push([parking.monthly, 'parking', 'estacionamiento'])
  const animals = petCount(words, home)
  if (animals > 0 && petRule?.monthlyEach)
    extras.push([petRule.monthlyEach * animals, plural(animals, 'pet'), plural(animals, 'mascota')])
  const extra = extras.reduce((sum, [value]) => sum + value, 0)
  const last = contains(line, /\blast month/) ? price : 0
  const sum = money(price + deposit + extra + last)
  const parts = (first: string, dep: string, lastWord: string, index: 1 | 2) =>
    [
      `${first} ${money(price)}`,
      ...(last ? [`${lastWord} ${money(last)}`] : []),
      `${dep} ${money(deposit)}`,
      ...extras.map((one) => `${one[index]} ${money(one[0])}`),
    ].join(' + ')
  return told(
    'moveInCost',
    both(
      `${sum} to move in: ${parts('first month', 'deposit', 'last month', 1)}.`,
      `${sum} para mudarse: ${parts('primer mes', 'depósito', 'último mes', 2)}.`,
    ),
    field('rentalPrice', price),
    field('deposit', home.listing.facts.deposit),
  )
}

function petCount(words: string[], { petRule }: Home): number {
  if (!petRule || petRule.monthlyEach === null) return 0
  const numbers: Record<string, number> = { a: 1, one: 1, my: 1, two: 2, both: 2, three: 3, '2': 2, '3': 3, '1': 1 }
  return words.reduce((sum, word, i) => {
    if (!/^(?:dogs?|cats?|pets?|puppy|puppies|kitten)$/.test(word)) return sum
    if (words[i + 1] === 'friendly' || words[i + 1] === 'policy') return sum
    const before = words
      .slice(Math.max(0, i - 3), i)
      .map((one) => numbers[one])
      .findLast((one) => one !== undefined)
    return sum + (before ?? 1)
  }, 0)
}

function monthlyTotal(line: string, question: Reading, home: Home): Answer | null {
  const { price, isRental, parking, petRule, feeMonthly } = home
  const { words } = question
  if (price === null) return null
  const yearly = contains(line, /\b(?:per|a|each|for a|whole|full|first|one) year\b|\byearly\b|\bannual(?:ly)?\b/)
  if (!isRental) return null
  const wantsParking = contains(line, /\bpark|\bcar\b|\bgarage\b/)
  const animals = petCount(words, home)
  const asksSum = contains(
    line,
    /\b(?:total|all in|altogether|together|all told|everything|with|plus|including|include|includes|monthly|a month|per month|add|and|rent|come to|be)\b/,
  )
  const parts: [number, string, string][] = [[price, 'rent', 'renta']]
  if (wantsParking && parking?.monthly) parts.push([parking.monthly, 'parking', 'estacionamiento'])
  if (wantsParking && parking?.nearbyMonthly && contains(line, /\b(?:total|all in|altogether|plus|rent)\b/))
    parts.push([parking.nearbyMonthly, 'nearby garage', 'garaje cercano'])
  if (animals > 0 && petRule?.monthlyEach)
    parts.push([petRule.monthlyEach * animals, plural(animals, 'pet'), plural(animals, 'mascota')])
  if (feeMonthly) parts.push([feeMonthly, 'fee', 'cuota'])
  const hasRent = contains(line, /\b(?:rent|total|all in|altogether|together|everything|monthly|all told)\b/)
  if (parts.length < 2 || !asksSum || !hasRent) return null
  const sum = parts.reduce((all, [value]) => all + value, 0)
  const list = (index: 1 | 2) => parts.map((one) => `${one[index]} ${money(one[0])}`).join(' + ')
  if (yearly)
    return told(
      'price',
      both(
        `${money(sum * 12)} a year: 12 × (${list(1)}) = 12 × ${money(sum)}.`,
        `${money(sum * 12)} al año: 12 × (${list(2)}).`,
      ),
      field('rentalPrice', price),
    )
  return told(
    'price',
    both(`${money(sum)} a month: ${list(1)}.`, `${money(sum)} al mes: ${list(2)}.`),
    field('rentalPrice', price),
    field('parking', home.listing.facts.parking),
    field('pets', home.listing.facts.pets),
  )
}

function freeMonths(line: string, { amounts }: Reading, home: Home): Answer | null {
  const { freeRent, price, isRental } = home
  if (!isRental || price === null || freeRent === null) return null
  const asksNet =
    contains(
      line,
      /\b(?:effective|average|averaged|net|works out|work out|spread|prorated|effectively|save|saving|savings|free)\b/,
    ) && contains(line, /\bmonth|\bfree|\brent|\blease/)
  const asksTotal =
    amounts.some(({ unit, value }) => (unit === 'month' || unit === null) && value === freeRent.term) &&
    contains(line, /\b(?:total|whole|all|over|entire|pay|cost)\b/)
  if (!asksNet && !asksTotal) return null
  if (
    asksNet &&
    !contains(
      line,
      /\b(?:effective|average|averaged|net|works out|work out|spread|prorated|effectively|save|saving|savings|worth|how much|total|pay)\b/,
    )
  )
    return null
  const total = price * (freeRent.term - freeRent.months)
  const each = total / freeRent.term
  const free = freeRentWords(home)
  return told(
    'price',
    both(
      `With ${free.en}, ${freeRent.term} months cost ${money(total)} (${freeRent.term - freeRent.months} × ${money(price)}), an average of ${money(each, true)} a month; you save ${money(price * freeRent.months)}.`,
      `Con ${free.es}, ${freeRent.term} meses cuestan ${money(total)} (${freeRent.term - freeRent.months} × ${money(price)}), un promedio de ${money(each, true)} al mes; ahorra ${money(price * freeRent.months)}.`,
    ),
    field('priceNote', home.listing.facts.priceNote),
    field('rentalPrice', price),
  )
}

function overTime(line: string, { amounts, topics, words }: Reading, home: Home): Answer | null {
  const { price, isRental, feeMonthly, parking, petRule, freeRent } = home
  const span = amountOf(amounts, 'month', 'year')
  const yearly = contains(
    line,
    /\b(?:per|a|each|every|for a|whole|full|first|one|the) year\b|\byearly\b|\bannual(?:ly)?\b|\bannualized\b/,
  )
  const daily = contains(line, /\b(?:per|a|each) (day|week)\b/)
  const isMonthly = contains(line, /\b(?:a|per|each) month\b|\bmonthly\b/) && !span && !yearly
  if ((!span && !yearly && !daily) || isMonthly) return null
  if (
    !contains(line, /\b(?:how much|cost|costs|pay|total|what is|what would|rent|fee|hoa|due|come to|add up|work out)\b/)
  )
    return null
  const months = span ? (span.unit === 'year' ? span.value * 12 : span.value) : yearly ? 12 : 1
  const base: [number | null, string, Answer['topic'], string, string] = topics.includes('fee')
    ? [feeMonthly, 'fee', 'fee', 'fees', 'cuota']
    : /\bpark/.test(line) && !/\brent\b/.test(line)
      ? [parking?.monthly ?? null, 'parking', 'parking', 'parking', 'estacionamiento']
      : words.some((word) => /^(?:pets?|dogs?|cats?)$/.test(word)) && !/\brent\b/.test(line)
        ? [
            petRule?.monthlyEach ? petRule.monthlyEach * Math.max(1, petCount(words, home)) : null,
            'pets',
            'pets',
            'pets',
            'mascotas',
          ]
        : isRental
          ? [price, 'rentalPrice', 'price', 'rent', 'renta']
          : [feeMonthly && /\bhoa|fee|due/.test(line) ? feeMonthly : null, 'fee', 'fee', 'fees', 'cuota']
  const [monthly, id, topic, en, es] = base
  if (monthly === null || monthly === 0) return null
  if (span && contains(line, /\b(?:lease|term)\b/) && !contains(line, /\b(?:how much|cost|total|pay)\b/)) return null
  if (daily && !span && !yearly) {
    const isWeek = /week/.test(daily ? line : '')
    const each = money((monthly * 12) / (isWeek ? 52 : 365), true)
    return told(
      topic,
      both(
        `About ${each} a ${isWeek ? 'week' : 'day'} (${money(monthly)} × 12 ÷ ${isWeek ? 52 : 365}).`,
        `Unos ${each} por ${isWeek ? 'semana' : 'día'}.`,
      ),
      field(id, monthly),
    )
  }
  if (topic === 'price' && freeRent && months === freeRent.term) {
    const total = money(monthly * (months - freeRent.months))
    return told(
      topic,
      both(
        `${total} for ${months} months: ${months - freeRent.months} × ${money(monthly)}, with ${freeRentWords(home).en}.`,
        `${total} por ${months} meses: ${months - freeRent.months} × ${money(monthly)}, con ${freeRentWords(home).es}.`,
      ),
      field(id, monthly),
    )
  }
  const total = money(monthly * months)
  const unit = both(
    months === 12 ? 'a year' : `for ${count(months)} months`,
    months === 12 ? 'al año' : `por ${count(months)} meses`,
  )
  return told(
    topic,
    both(
      `${total} ${unit.en} in ${en} (${count(months)} × ${money(monthly)}).`,
      `${total} ${unit.es} de ${es} (${count(months)} × ${money(monthly)}).`,
    ),
    field(id, monthly),
  )
}

function shared(line: string, { amounts }: Reading, { price, isRental }: Home): Answer | null {
  if (
    price === null ||
    !contains(
      line,
      /\b(?:split|divid\w*|share|shared|each pay|per person|between (?:the )?(?:two|three|four|us|2|3|4)|half of (?:the )?(?:rent|price))\b/,
    )
  )
    return null
  const people = contains(line, /\bhalf\b/)
    ? 2
    : (amounts.find(({ value, unit }) => (unit === 'person' || unit === null) && value >= 2 && value <= 8)?.value ??
      (contains(line, /\b(?:roommate|my (?:partner|wife|husband|friend|sister|brother|girlfriend|boyfriend))\b/)
        ? 2
        : null))
  if (people === null) return null
  const each = money(price / people, isRental && (price / people) % 1 !== 0)
  return told(
    'price',
    both(
      `${each} each${isRental ? ' a month' : ''} (${money(price)} ÷ ${people}).`,
      `${each} cada uno${isRental ? ' al mes' : ''} (${money(price)} ÷ ${people}).`,
    ),
    field(isRental ? 'rentalPrice' : 'salePrice', price),
  )
}

function lotInSqft(line: string, _: Reading, { listing }: Home): Answer | null {
  const { lotAcres } = listing.facts
  if (lotAcres === null || listing.sqft === null) return null
  if (
    contains(line, /\blot\b/) &&
    contains(line, /\b(?:than the house|house cover|compared to the house|times|percent of the lot|% of the lot)\b/)
  ) {
    const lot = lotAcres * 43_560
    return told(
      'lot',
      both(
        `The lot is about ${count(Math.round(lot))} square feet, ${count(Math.round((lot / listing.sqft) * 10) / 10)} times the home’s ${count(listing.sqft)}.`,
        `El terreno mide unos ${count(Math.round(lot))} pies cuadrados, ${count(Math.round((lot / listing.sqft) * 10) / 10)} veces los ${count(listing.sqft)} de la casa.`,
      ),
      field('lotAcres', lotAcres),
      field('sqft', listing.sqft),
    )
  }
  return null
}

interface Measured {
  value: number
  topic: string
  field: string
  shown: (value: number) => string
  is: [en: string, es: string]
}

const over =
  /\b(?:over|above|more than|bigger than|larger than|greater than|at least|minimum|exceed|exceeds|or more|newer than|after|higher than|cost more|older than|longer than)\b/
const under =
  /\b(?:under|below|less than|smaller than|at most|maximum|or less|before|cheaper than|lower than|within|no more than|fit|fits|afford|budget|up to|cost less|stay under|fewer than)\b/

function compared(line: string, question: Reading, home: Home, today: string): Answer | null {
  if (
    !isYesNo(question) &&
    !/\b(?:budget|afford|how much (?:more|over|under|less|cheaper|above|below)|difference)\b/.test(line)
  )
    return dateAnswer(line, question, home, today)
  const measured = measuredIn(line, question, home)
  if (measured === null) return dateAnswer(line, question, home, today)
  const { amount, of } = measured
  const difference = Math.abs(of.value - amount.value)
  if (/\bhow much (?:more|over|under|less|cheaper|above|below|short)\b|\bdifference\b/.test(line)) {
    const [en, es] = of.value > amount.value ? ['more than', 'más que'] : ['less than', 'menos que']
    return told(
      of.topic,
      both(
        `${of.shown(difference)} ${en} ${of.shown(amount.value)}: ${of.is[0]}.`,
        `${of.shown(difference)} ${es} ${of.shown(amount.value)}: ${of.is[1]}.`,
      ),
      field(of.field, of.value),
    )
  }
  const isOlder = /\bolder than\b/.test(line) && of.field === 'yearBuilt'
  const isNewer = /\b(?:newer than|after)\b/.test(line)
  const strict =
    /\b(?:at least|minimum|or more|at most|maximum|or less|within|no more than|up to|budget|afford|fit|fits)\b/.test(
      line,
    )
  const isOver = over.test(line) && !isOlder
  const holds =
    isOver || isNewer
      ? strict
        ? of.value >= amount.value
        : of.value > amount.value
      : under.test(line) || isOlder
        ? strict
          ? of.value <= amount.value
          : of.value < amount.value
        : of.value === amount.value
  if (!over.test(line) && !under.test(line) && of.field !== 'beds' && of.field !== 'baths') return null
  const gap =
    of.topic === 'price' && difference > 0
      ? both(
          `, ${of.shown(difference)} ${of.value > amount.value ? 'over' : 'under'} ${of.shown(amount.value)}`,
          `, ${of.shown(difference)} ${of.value > amount.value ? 'por encima de' : 'por debajo de'} ${of.shown(amount.value)}`,
        )
      : both('', '')
  return told(
    of.topic,
    both(`${holds ? 'Yes' : 'No'}. ${of.is[0]}${gap.en}.`, `${holds ? 'Sí' : 'No'}. ${of.is[1]}${gap.es}.`),
    field(of.field, of.value),
  )
}

function measuredIn(line: string, { amounts, topics }: Reading, home: Home): { amount: Amount; of: Measured } | null {
  const { listing, price, isRental, feeMonthly } = home
  const plain = (value: number) => count(value)
  const of = (
    value: number | null,
    topic: string,
    id: string,
    shown: Measured['shown'],
    en: string,
    es: string,
  ): Measured | null => (value === null ? null : { value, topic, field: id, shown, is: [en, es] })
  for (const amount of amounts) {
    const { unit, value } = amount
    const isYear = unit === null && value >= 1800 && value <= 2100
    const target =
      unit === 'sqft' ||
      (unit === null && topics.includes('size') && value > 100) ||
      (unit === '$' && value < 20_000 && topics.includes('size') && !topics.includes('price'))
        ? of(
            listing.sqft,
            'size',
            'sqft',
            (v) => `${plain(v)} sq ft`,
            `It’s ${plain(listing.sqft ?? 0)} square feet`,
            `Tiene ${plain(listing.sqft ?? 0)} pies cuadrados`,
          )
        : unit === 'sqm'
          ? of(
              listing.sqft === null ? null : listing.sqft * 0.09290304,
              'size',
              'sqft',
              (v) => `${plain(Math.round(v))} m²`,
              `It’s ${plain(listing.sqft ?? 0)} square feet, about ${plain(Math.round((listing.sqft ?? 0) * 0.09290304))} square meters`,
              `Tiene ${plain(listing.sqft ?? 0)} pies cuadrados, unos ${plain(Math.round((listing.sqft ?? 0) * 0.09290304))} m²`,
            )
          : unit === 'bed'
            ? of(
                listing.beds,
                'beds',
                'beds',
                plain,
                `It has ${plural(listing.beds ?? 0, 'bedroom')}`,
                `Tiene ${plural(listing.beds ?? 0, 'recámara')}`,
              )
            : unit === 'bath'
              ? of(
                  listing.baths,
                  'baths',
                  'baths',
                  plain,
                  `It has ${plural(listing.baths ?? 0, 'bath')}`,
                  `Tiene ${plural(listing.baths ?? 0, 'baño')}`,
                )
              : unit === 'acre' || (value < 3 && topics.includes('lot'))
                ? of(
                    listing.facts.lotAcres,
                    'lot',
                    'lotAcres',
                    (v) => `${v} acre`,
                    `The lot is ${listing.facts.lotAcres} acre`,
                    `El terreno mide ${listing.facts.lotAcres} acres`,
                  )
                : isYear && !topics.includes('availability')
                  ? of(
                      listing.facts.yearBuilt,
                      'year',
                      'yearBuilt',
                      String,
                      `It was built in ${listing.facts.yearBuilt}${listing.facts.yearNote ? ` (${listing.facts.yearNote})` : ''}`,
                      `Se construyó en ${listing.facts.yearBuilt}`,
                    )
                  : topics.includes('fee') && value < 20_000
                    ? of(
                        feeMonthly,
                        'fee',
                        'fee',
                        (v) => money(v),
                        `The fee is ${money(feeMonthly ?? 0)} a month`,
                        `La cuota es de ${money(feeMonthly ?? 0)} al mes`,
                      )
                    : (unit === '$' || (unit === null && value > 500)) && value > 0
                      ? of(
                          price,
                          'price',
                          isRental ? 'rentalPrice' : 'salePrice',
                          (v) => money(v),
                          isRental
                            ? `The rent is ${money(price ?? 0)} a month`
                            : `The asking price is ${money(price ?? 0)}`,
                          isRental
                            ? `La renta es de ${money(price ?? 0)} al mes`
                            : `El precio es de ${money(price ?? 0)}`,
                        )
                      : null
    if (target) return { amount, of: target }
  }
  return null
}

const months = 'january february march april may june july august september october november december'.split(' ')

/** The day named in words, as `2027-01-01`; the next such day from `today`. */
export function dayIn(words: string[], today: string): string | null {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const month =
      word.length >= 3
        ? months.findIndex(
            (name) => name === word || name.slice(0, 3) === word || (word === 'sept' && name === 'september'),
          )
        : -1
    if (
      month >= 0 &&
      (word !== 'may' ||
        /^(?:in|by|on|before|after|from|until|of|early|late|mid|next)$/.test(words[i - 1] ?? '') ||
        /^\d{1,2}/.test(words[i + 1] ?? ''))
    ) {
      const after = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[i + 1] ?? '')
      const before = /^(\d{1,2})$/.exec(words[i - 1] === 'of' ? (words[i - 2] ?? '') : '')
      const day = Number(
        after?.[1] ??
          before?.[1] ??
          (/^(?:end|late)$/.test(words[i - 1] ?? '') || words[i - 2] === 'end' ? 28 : words[i - 1] === 'mid' ? 15 : 1),
      )
      const year = /^(20\d\d)$/.exec(words[i + 2] ?? '')?.[1] ?? /^(20\d\d)$/.exec(words[i + 1] ?? '')?.[1]
      const of = (y: number) =>
        `${y}-${String(month + 1).padStart(2, '0')}-${String(Math.min(31, Math.max(1, day))).padStart(2, '0')}`
      const current = Number(today.slice(0, 4))
      return year ? of(Number(year)) : of(current) < today ? of(current + 1) : of(current)
    }
    const slash = /^(\d{1,2})$/.exec(word)
    const second = /^(\d{1,2})$/.exec(words[i + 1] ?? '')
    if (slash && second && words[i - 1] === 'on' && Number(word) <= 12) {
      const current = Number(today.slice(0, 4))
      const of = (y: number) => `${y}-${word.padStart(2, '0')}-${(second[1] ?? '').padStart(2, '0')}`
      return of(current) < today ? of(current + 1) : of(current)
    }
  }
  return null
}

/** "Can I move in January 1?" against the day from which the home can be had. */
function dateAnswer(line: string, question: Reading, home: Home, today: string): Answer | null {
  if (
    !/\b(?:move|moving|available|availability|ready|start|vacant|close|closing|lease|before|by|in|live|living|there)\b/.test(
      line,
    )
  )
    return null
  const day =
    dayIn(question.words, today) ??
    (/\b(?:now|today|immediately|right away|tomorrow|this week|next week|this month)\b/.test(line) && isYesNo(question)
      ? today
      : null)
  if (day === null || !isYesNo(question)) return null
  if (
    !/\b(?:move|moving|available|ready|start|vacant|live|in by|be in|there by|get in|rent it|lease|close)\b/.test(line)
  )
    return null
  const from = home.availableFrom ?? home.tenantUntil
  if (from !== null) {
    const isTenant = home.availableFrom === null
    const holds = isTenant ? day > from : day >= from
    const date = dayWords(from)
    const fact = isTenant
      ? both(`a tenant lives there until ${date.en}`, `hay un inquilino hasta el ${date.es}`)
      : both(`it’s available from ${date.en}`, `está disponible desde el ${date.es}`)
    return told(
      'availability',
      both(`${holds ? 'Yes' : 'No'}: ${fact.en}.`, `${holds ? 'Sí' : 'No'}: ${fact.es}.`),
      field('availability', from),
    )
  }
  if (home.closingDays !== null) {
    const earliest = new Date(Date.parse(`${today}T00:00:00Z`) + home.closingDays * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const date = dayWords(earliest)
    return told(
      'availability',
      both(
        `${day >= earliest ? 'Yes' : 'No'}: it’s vacant and closing is possible in ${home.closingDays} days, so around ${date.en} at the earliest.`,
        `${day >= earliest ? 'Sí' : 'No'}: está desocupada y se puede cerrar en ${home.closingDays} días, hacia el ${date.es}.`,
      ),
      field('availability', home.listing.facts.availability),
    )
  }
  return null
}
