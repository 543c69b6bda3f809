import type { Home } from '../../facts/home.ts'
import type { Amount } from '../../understand/amounts.ts'
import type { AnswerSource } from '../answer.ts'
import { both, count, money, type Words } from '../format.ts'
import { dollars, type Quantity, type QuantityId, quantityOf } from './quantities.ts'
import { dollarsOf } from './query.ts'

/** The unit of a number: money once, money a month, square feet, or none (rooms, plain numbers). */
export type Measure = 'once' | 'monthly' | 'area' | 'number'

/** A term of a calculation with its text. */
export interface Operand {
  value: number
  measure: Measure
  /** Without the name of the fact: "$5,150". */
  shown: Words
  sources: AnswerSource[]
  topic: string | null
  /** The number of operations in it. */
  steps: number
}

export type Operator = '+' | '-' | '*' | '/'
export type SumToken =
  | { kind: 'term'; term: Operand }
  | { kind: 'operator'; operator: Operator }
  /** "20%", "half": of what follows, or of the price by default. */
  | { kind: 'share'; share: number; isDown: boolean }
  /** "For 24 months", "a year of". */
  | { kind: 'months'; months: number }
  /** "Split three ways": of the whole result. */
  | { kind: 'people'; people: number }
  | { kind: 'of' | 'open' | 'close' }

const facts: [RegExp, QuantityId | 'first' | 'beds' | 'baths'][] = [
  [/^(?:first|last|1 month|one month)(?: month)?(?: rent)?(?= |$)/, 'first'],
  [/^(?:security )?deposit(?= |$)|^security(?= |$)/, 'deposit'],
  [/^(?:hoa|association|condo)?(?: ?(?:dues|fees?))(?= |$)|^hoa(?= |$)/, 'fee'],
  [/^(?:asking|list|purchase|full|sale|sales) price(?= |$)|^(?:rent|price|asking|ask)(?= |$)/, 'price'],
  [
    /^(?:nearby )?(?:parking|garage)(?: (?:spot|space|fee|cost))?(?= |$)|^(?:parking )?(?:spot|space)(?= |$)/,
    'parking',
  ],
  [/^(?:a |one |1 |my )?(?:pet|dog|cat|puppy|kitten)(?: (?:fee|rent))?(?= |$)/, 'pet'],
  [/^(?:sqft|square footage|floor area)(?= |$)/, 'size'],
  [/^(?:number of )?(?:bedrooms?|beds?)(?= |$)/, 'beds'],
  [/^(?:number of )?(?:bathrooms?|baths?)(?= |$)/, 'baths'],
]

const operators: [RegExp, Operator][] = [
  [/^(?:plus|and|with|including|on top of|added to|add|along with)(?= |$)/, '+'],
  [/^(?:minus|less|without|take away|subtract)(?= |$)/, '-'],
  [/^(?:times|x|multiplied by)(?= |$)/, '*'],
  [/^(?:divided by(?: the)?|per)(?= |$)/, '/'],
]

const year =
  /^(?:(?:a|one|per|each|every|the|whole|full|first|for a|for the|over a|in a) )*(?:whole |full |first )?years?(?: worth)?(?= |$)|^(?:annual|annually|yearly)(?= |$)/

/** Words that ask for a result and don't change it. */
const silent =
  /^(?:what|is|are|be|would|will|does|do|did|so|then|that|come|comes|to|the|my|our|your|in|all|together|altogether|total|totals|sum|how|much|cost|costs|we|i|us|me|if|just|ok|okay|it|please|out|add|up|make|makes|equal|equals|pay|paying|need|have|spend|get|altogether|combined|want|know|monthly|also|now|you|calculate|amount|at|end|for|over|a|dollars|exactly|split|share|shared|between|among|by|each|person|everyone|gift|credit|closing|lol|haha|pls|please)$/

/** The tokens of a calculation; null when a word doesn't belong in one. Amounts are those of the words. */
export function sumTokensOf(words: string[], amounts: Amount[], home: Home): SumToken[] | null {
  const tokens: SumToken[] = []
  for (let i = 0; i < words.length; ) {
    const rest = words.slice(i).join(' ')
    const amount = amounts.find(({ from }) => from === i)
    const found = amount ? ofAmount(amount, words, home) : (wordAt(rest, home) ?? null)
    if (found === undefined) return null
    if (found) {
      tokens.push(...found.tokens)
      i = amount ? found.to : i + found.to
    } else if (silent.test(words[i] ?? '') && !/\b(?:than|more)\b/.test(rest)) i++
    else return null
  }
  return withoutLoose(tokens, words)
}

/** "And parking?" starts with a word that only connects; "20% down payment and then …" ends with one. */
function withoutLoose(tokens: SumToken[], words: string[]): SumToken[] {
  const isJoin = (token?: SumToken) => token?.kind === 'operator' && token.operator === '+'
  let [from, to] = [0, tokens.length]
  if (words[0] === 'and' || words[0] === 'plus' || words[0] === 'with') while (isJoin(tokens[from])) from++
  // "How much do I need with 10% down and 15k closing?"
  if (isJoin(tokens[from]) && tokens[from + 1]?.kind === 'share') from++
  while (to > from && isJoin(tokens[to - 1])) to--
  // "And with parking" connects once, and a bracket doesn't start with an operator.
  const isLoose = (token: SumToken, i: number, all: SumToken[]) =>
    isJoin(token) && (isJoin(all[i - 1]) || all[i - 1]?.kind === 'open')
  return tokens.slice(from, to).filter((token, i, all) => !isLoose(token, i, all))
}

interface Found {
  tokens: SumToken[]
  /** For words: how many it takes, or for an amount the index after it. */
  to: number
}

/** Undefined when the amount doesn't belong in a calculation: a date, an animal without a price. */
function ofAmount(amount: Amount, words: string[], home: Home): Found | undefined {
  const { unit, to } = amount
  // "20% of 1.12" of a price in millions.
  const isShort = unit === null && amount.value > 1 && !Number.isInteger(amount.value)
  const value = (isShort && dollarsOf(amount, { words, home })) || amount.value
  const next = words[to] ?? ''
  if (unit === '%') {
    const isDown = next === 'down' || words[to - 1] === 'down'
    return { tokens: [{ kind: 'share', share: value / 100, isDown }], to: afterDown(words, to) }
  }
  if (unit === null && value > 0 && value < 1) {
    const percent = [0, 1].find((skip) => words[to + skip] === '%' && (skip === 0 || words[to] === 'a'))
    if (percent !== undefined)
      return { tokens: [{ kind: 'share', share: value / 100, isDown: false }], to: to + percent + 1 }
    return { tokens: [{ kind: 'share', share: value, isDown: next === 'down' }], to: afterDown(words, to) }
  }
  if (unit === 'month' || unit === 'year') {
    const months = unit === 'year' ? value * 12 : value
    return { tokens: [{ kind: 'months', months }], to: next === 'worth' ? to + 1 : to }
  }
  if (unit === 'dog' || unit === 'cat' || unit === 'pet') {
    const pet = petsOf(value, home)
    return pet ? { tokens: [{ kind: 'term', term: pet }], to } : undefined
  }
  if (unit === 'person') return value >= 2 ? { tokens: [{ kind: 'people', people: value }], to } : undefined
  if (unit !== null && unit !== '$') return undefined
  const shown = unit === null && value < 1000 ? count(value) : Number.isInteger(value) ? money(value) : dollars(value)
  // What a sum before came to every month, or "210 a month times a year"
  if (unit === '$' && next === 'monthly') return { tokens: [term(value, 'monthly', both(shown, shown))], to: to + 1 }
  if (value >= 50 && /^(?:a|per) month$/.test(words.slice(to, to + 2).join(' ')))
    return { tokens: [term(value, 'monthly', both(shown, shown))], to: to + 2 }
  return { tokens: [term(value, unit === '$' ? 'once' : 'number', both(shown, shown))], to }
}

const term = (value: number, measure: Measure, shown: Words): SumToken => ({
  kind: 'term',
  term: { value, measure, shown, sources: [], topic: null, steps: 0 },
})

const afterDown = (words: string[], at: number) =>
  words[at] === 'down' ? (words[at + 1] === 'payment' ? at + 2 : at + 1) : at

const fractions: Record<string, number> = { third: 3, quarter: 4, fifth: 5, tenth: 10 }
/** "Split the rent with a roommate". */
const splitsWith =
  /^(?:with|and|between me and) (?:a|my|one|1|another) (?:roommate|roomie|friend|buddy|partner|girlfriend|boyfriend|wife|husband|sister|brother|cousin)(?= |$)/

function wordAt(rest: string, home: Home): Found | undefined | null {
  const pair = splitsWith.exec(rest)
  if (pair) return { tokens: [{ kind: 'people', people: 2 }], to: wordsIn(pair[0]) }
  const fraction = /^(?:one |a )?(third|quarter|fifth|tenth)(?= of | down)/.exec(rest)
  if (fraction) {
    const share = 1 / (fractions[fraction[1] ?? ''] ?? 1)
    return { tokens: [{ kind: 'share', share, isDown: rest.includes(' down') }], to: wordsIn(fraction[0]) }
  }
  const spanned = year.exec(rest)
  if (spanned) return { tokens: [{ kind: 'months', months: 12 }], to: wordsIn(spanned[0]) }
  for (const [pattern, id] of facts) {
    const match = pattern.exec(rest)
    if (!match) continue
    const term =
      id === 'beds' || id === 'baths' ? roomsOf(id, home) : id === 'first' ? firstMonth(home) : termOf(id, home)
    return term ? { tokens: [{ kind: 'term', term }], to: wordsIn(match[0]) } : undefined
  }
  for (const [pattern, operator] of operators) {
    const match = pattern.exec(rest)
    if (match) return { tokens: [{ kind: 'operator', operator }], to: wordsIn(match[0]) }
  }
  if (rest.startsWith('(')) return { tokens: [{ kind: 'open' }], to: 1 }
  if (rest.startsWith(')')) return { tokens: [{ kind: 'close' }], to: 1 }
  return /^of(?= |$)/.test(rest) ? { tokens: [{ kind: 'of' }], to: 1 } : null
}

const wordsIn = (text: string) => text.trim().split(' ').length

/** A fact of the listing as a term; null when the listing doesn't state it, or states that there is none. */
export function termOf(id: QuantityId, home: Home): Operand | null {
  const found = quantityOf(id, home)
  return found && found.value > 0 ? ofQuantity(found) : null
}

const ofQuantity = ({ value, isMoney, isMonthly, name, shown, sources, topic }: Quantity): Operand => ({
  value,
  measure: isMoney ? (isMonthly ? 'monthly' : 'once') : 'area',
  shown: isMoney ? both(`${name.en} ${money(value)}`, `${name.es} ${money(value)}`) : both(shown(value), shown(value)),
  sources,
  topic,
  steps: 0,
})

function firstMonth(home: Home): Operand | null {
  const rent = home.isRental ? termOf('price', home) : null
  return rent && { ...rent, measure: 'once' }
}

function petsOf(animals: number, home: Home): Operand | null {
  const each = quantityOf('pet', home)
  if (!each || !Number.isInteger(animals) || animals < 1) return null
  const value = each.value * animals
  const shown =
    animals === 1
      ? both(`1 pet ${money(value)}`, `1 mascota ${money(value)}`)
      : both(`${animals} pets ${money(value)}`, `${animals} mascotas ${money(value)}`)
  return { ...ofQuantity(each), value, shown }
}

function roomsOf(id: 'beds' | 'baths', { listing }: Home): Operand | null {
  const value = listing[id]
  if (value === null) return null
  const shown =
    id === 'beds'
      ? both(`${count(value)} bedrooms`, `${count(value)} recámaras`)
      : both(`${count(value)} baths`, `${count(value)} baños`)
  return { value, measure: 'number', shown, sources: [{ kind: 'field', id, text: String(value) }], topic: id, steps: 0 }
}
