import type { Home } from '../../facts/home.ts'
import { amountsIn } from '../../understand/amounts.ts'
import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, count, type Words } from '../format.ts'
import { type Measure, type Operand, type Operator, type SumToken, sumTokensOf, termOf } from './expression-words.ts'
import { dollars, rounded } from './quantities.ts'
import type { Query } from './query.ts'

/**
 * Calculations with facts and numbers: "20% down plus a year's HOA", "rent plus parking and two cats for 24 months", "(
 * rent plus parking ) times 12". Null when a word of the question doesn't belong in one: it may mean something else.
 * `least`: the minimum number of operations, so that simple calculations keep their own wording.
 */
export function expression(query: Query, least: number): Answer | null {
  const result = query.isYesNo || yearToCome.test(query.line) ? null : evaluated(summed(query), query.home)
  if (result === null || result.value < 0 || result.steps < (ofPlainNumber.test(query.line) ? 1 : least)) return null
  const each = splits.test(query.line) ? both(' each', ' cada uno') : both('', '')
  const month = result.measure === 'monthly' ? both(' a month', ' al mes') : both('', '')
  const monthly = both(each.en + month.en, each.es + month.es)
  // "6,800" was read as dollars; a share of one amount in another is none.
  const isMoney = result.measure === 'number' && result.shown.en.split('$').length === 2
  const value = shownAs(result.value, isMoney ? 'once' : result.measure)
  const answer = answerAbout(
    result.topic ?? 'price',
    both(`${value}${monthly.en}: ${result.shown.en}.`, `${value}${monthly.es}: ${result.shown.es}.`),
    ...result.sources,
  )
  return isMoney || result.measure === 'once' || result.measure === 'monthly'
    ? comingTo(answer, result.value, result.measure === 'monthly')
    : answer
}

/** "Rent without parking for a year": what is paid beside the rent isn't taken off it, unless it was added before. */
function summed({ words, line, home }: Query): string[] {
  const left = home.isRental ? extraLeftOut.exec(line) : null
  const kind =
    left && /^(?:dog|cat|pet)/.test(left[1] ?? '')
      ? /\b(?:dogs?|cats?|pets?)\b/
      : /\b(?:parking|garage|cars?|spot|space)\b/
  const rest = left ? line.replace(left[0], ' ').replace(/ {2,}/g, ' ').trim() : line
  return left && /\brent\b/.test(line.slice(0, left.index)) && !kind.test(rest) ? rest.split(' ') : words
}
const extraLeftOut =
  /\b(?:without|minus|less|no) (?:the |my |our |an? |any )?(parking|garage|cars?|spot|space|dogs?|cats?|pets?)(?: (?:spot|space))?\b/

/** "By 2030": no amount. */
const yearToCome = /\b(?:by|until|till|through|before) 20[2-9]\d\b/

/** A calculation that continues the last one: "plus parking?", "x12", "half of that". Null when it doesn't. */
export function continued(words: string[], before: string[], home: Home): string[] | null {
  const whole = evaluated(before, home)
  if (whole === null) return null
  const line = words.join(' ')
  const inBrackets = ['(', ...before, ')']
  const refersTo = words.findLastIndex((word) => /^(?:that|it|this|those|these|all)$/.test(word))
  const said = words
    .filter((word) => !idle.test(word))
    .join(' ')
    .replace(
      /^(?:and |so |ok )*on top of (?:the |my |our )?(rent|price|dues)(?: (?:that|it|this))?(?: (?:makes?|is|comes to|would be))?(?: (?:what|how much))?$/,
      'plus $1',
    )
    .replace(/^(?:and )?(?:my|our|one|a|the) (cat|dog|pet)$/, 'plus a $1')
    .replace(putsOnTop, 'plus $1')
    .replace(/^(?:(?:and|so|now|just) )*halve (?:it|that|this|those)$/, 'half')
    .replace(
      /^(?:(?:and|so|now|just) )*(?:cut|divide|split) (?:it|that|this) (?:in half|in two|down the middle)$/,
      'split 2 ways',
    )
    .replace(/^(?:(?:and|so|now|just) )*double (?:it|that|this)$/, 'times 2')
    .replace(/ (?:is|makes|comes to) (?:what|how much)$/, '')
    .replace(
      /^(?:(?:and|so|ok|okay|then|now|what|how much|is|about) )+(?=(?:plus|minus|times|x|divided?|with|without|add|half|third|split|for (?:a|the) year)\b)/,
      '',
    )
  const [, divisor] = /\bdivide (?:that|it|this) by (?:the )?(.+)$/.exec(line) ?? []
  const tried: string[][] = [
    ...(divisor ? [[...inBrackets, 'divided', 'by', ...divisor.split(' ')]] : []),
    ...(refersTo >= 0 && /\b(?:of|to|from|by|plus|on top|add|times|with|minus|split|double)\b/.test(line)
      ? [[...words.slice(0, refersTo), ...inBrackets, ...words.slice(refersTo + 1)]]
      : []),
    // "With 25" names another share.
    ...(startsWithOperation.test(said) && !/^with \d{1,2}$/.test(said) ? [[...inBrackets, ...said.split(' ')]] : []),
    ...(/^(?:my |a |one |each )?(?:half|third|quarter|share)\b/.test(said)
      ? [[...said.split(' '), 'of', ...inBrackets]]
      : []),
  ]
  return (
    tried.find((one) => {
      const result = evaluated(one, home)
      return result !== null && result.steps > whole.steps
    }) ?? null
  )
}

/** "Slap the HOA on there", "throw in the parking" */
const putsOnTop =
  /^(?:(?:and|so|now|just|can you|could you) )*(?:slap|throw|tack|toss|stick|add|put|count|include)(?: (?:in|on))? (?:the |my |our )?(hoa|dues|hoa dues|hoa fees?|fees?|parking|parking spot|garage|rent|deposit)(?: (?:in|on|onto|to|there|that|it|this|top|of|too|as|well))*$/

/** "Plus one cat, ok, total then." */
const idle = /^(?:ok|okay|then|please|total|altogether|now)$/

const startsWithOperation =
  /^(?:plus|minus|less|times|x|divided|with|including|add|split|shared|half each|between|(?:over|for) \S+ (?:months?|years?)|without|(?:for )?(?:a|the) year|per year|yearly|annually)\b/

const splits = /\b(?:split|shared?|each|per person|divided by)\b|\b(?:ways|of us)\b/
/** "30% of 9k": of no fact. */
const ofPlainNumber = /\b(?:percent|half|third|quarter) of \$?\d/

/** The result of a calculation; null when the words aren't one. */
export const resultOf = (words: string[], home: Home) => evaluated(words, home)?.value ?? null

/** A calculation that needs nothing from earlier messages: "total over 2 years". */
export const isWholeSum = (words: string[], home: Home) => (evaluated(words, home)?.steps ?? 0) > 0

/** "What rent would be 30% of 9k?" */
const asksWhich = /^(?:and |so )?what (?:rent|price|amount|payment) (?:is|would be|will be|makes|equals) /

/** "My half of the dues if I split with my sister" is halved once. */
const halfShared = /\b(?:my |our )?half (?:of )?(.+\bsplit\w* (?:it |that )?(?:with|between)\b)/

/** "Half each for me and my girlfriend" is halved once, too. */
const halfEach = /\bhalf each (?:for |between )?(?=me and\b|both\b|us\b|the (?:two|2) of us\b)/

/** "Rent with parking and my cat": one of them. */
const myPet = /\bmy (dog|cat|pet)\b/g

function evaluated(asked: string[], home: Home): Operand | null {
  const words = asked
    .join(' ')
    .replace(asksWhich, '')
    .replace(/\btimes (?:a|one|the) (?:full |whole )?year\b/, 'for a year')
    .replace(halfEach, 'split between ')
    .replace(halfShared, '$1')
    .replace(myPet, 'a $1')
    .split(' ')
  const tokens = sumTokensOf(words, amountsIn(words), home)
  return tokens && sumOf(tokens, home, /\b(?:total|rent|spend|pay|cost)\b/.test(words.join(' ')))
}

/** `hasRent`: a duration alone, or costs paid with something, are those of the rent. */
function sumOf(tokens: SumToken[], home: Home, hasRent: boolean): Operand | null {
  const last = tokens.at(-1)
  // "Rent plus parking divided by 2" is the whole by two.
  if (
    last?.kind === 'term' &&
    last.term.measure === 'number' &&
    isSign(tokens.at(-2), '/') &&
    depthAt(tokens, tokens.length - 1) === 0
  ) {
    const sum = spanned(tokens.slice(0, -2), home, hasRent)
    return sum && combined(sum, '/', last.term)
  }
  const peopleAt = tokens.findIndex((token, i) => token.kind === 'people' && depthAt(tokens, i) === 0)
  const among = tokens[peopleAt]
  if (among?.kind !== 'people') return spanned(tokens, home, hasRent)
  const whole = spanned(without(tokens, peopleAt), home, hasRent)
  const people = both(count(among.people), count(among.people))
  const number: Operand = { value: among.people, measure: 'number', shown: people, sources: [], topic: null, steps: 0 }
  return whole && combined(whole, '/', number)
}

/** A duration applies to all monthly terms: "rent plus parking for a year"; otherwise to the term before it. */
function spanned(tokens: SumToken[], home: Home, hasRent: boolean): Operand | null {
  const spanAt = tokens.findIndex((token, i) => {
    const next = tokens[i + 1]?.kind
    const isPrefix = next === 'of' || next === 'term' || next === 'open'
    return token.kind === 'months' && !isPrefix && depthAt(tokens, i) === 0
  })
  const span = tokens[spanAt]
  if (span?.kind !== 'months') return parsed(tokens, home)
  const named = without(tokens, spanAt)
  const rent = home.isRental ? termOf('price', home) : null
  const [first, second] = named
  // "And just the rent, yearly" adds nothing to the rent.
  const isRentItself = second?.kind === 'term' && second.term.topic === 'price'
  const isWith = isSign(first, '+') && !isRentItself
  const isBare = named.length === 0 && hasRent
  const whole = parsed(rent && (isWith || isBare) ? [{ kind: 'term', term: rent }, ...named] : named, home)
  if (whole?.measure === 'monthly') return forMonths(whole, span.months, home)
  const before = tokens[spanAt - 1]
  const near = before?.kind === 'term' ? forMonths(before.term, span.months, home) : null
  return (
    near && parsed([...tokens.slice(0, spanAt - 1), { kind: 'term', term: near }, ...tokens.slice(spanAt + 1)], home)
  )
}

const isSign = (token: SumToken | undefined, operator: Operator) =>
  token?.kind === 'operator' && token.operator === operator
const without = (tokens: SumToken[], at: number) => tokens.filter((_, i) => i !== at)
const depthAt = (tokens: SumToken[], at: number) =>
  tokens.slice(0, at).reduce((depth, { kind }) => depth + (kind === 'open' ? 1 : kind === 'close' ? -1 : 0), 0)

function parsed(tokens: SumToken[], home: Home): Operand | null {
  const parser = new Parser(tokens, home)
  const sum = parser.sum()
  return parser.isAtEnd() ? sum : null
}

/** Monthly parts for some months; "over 24 months with parking" has the rent in it. */
function forMonths(sum: Operand, months: number, { freeRent }: Home): Operand | null {
  // The cost of a term with a free month is another operation.
  if (sum.measure !== 'monthly' || freeRent?.term === months) return null
  return {
    ...sum,
    value: sum.value * months,
    measure: 'once',
    shown: product(count(months), sum),
    steps: sum.steps + 1,
  }
}

const product = (times: string, { shown, steps }: Operand): Words =>
  steps > 0
    ? both(`${times} × (${shown.en})`, `${times} × (${shown.es})`)
    : both(`${times} × ${shown.en}`, `${times} × ${shown.es}`)

/** Left to right, products before sums. */
class Parser {
  #tokens: SumToken[]
  #home: Home
  #at = 0

  constructor(tokens: SumToken[], home: Home) {
    this.#tokens = tokens
    this.#home = home
  }

  isAtEnd = () => this.#at === this.#tokens.length

  sum(): Operand | null {
    let left = this.#product()
    while (left !== null) {
      const operator = this.#operator('+', '-')
      if (operator === null) return left
      left = combined(left, operator, this.#product())
    }
    return null
  }

  #product(): Operand | null {
    let left = this.#factor()
    while (left !== null) {
      const operator = this.#operator('*', '/')
      if (operator === null) return left
      left = combined(left, operator, this.#factor())
    }
    return null
  }

  #factor(): Operand | null {
    const token = this.#tokens[this.#at++]
    if (token?.kind === 'term') return token.term
    if (token?.kind === 'share') return this.#shareOf(token.share, token.isDown)
    if (token?.kind === 'open') return this.#bracket()
    if (token?.kind !== 'months') return null
    if (this.#tokens[this.#at]?.kind === 'of') this.#at++
    const of = this.#factor()
    return of?.measure === 'monthly'
      ? {
          ...of,
          value: of.value * token.months,
          measure: 'once',
          shown: product(count(token.months), of),
          steps: of.steps + 1,
        }
      : null
  }

  #bracket(): Operand | null {
    let depth = 1
    const from = this.#at
    while (depth > 0) {
      const token = this.#tokens[this.#at++]
      if (!token) return null
      if (token.kind === 'open') depth++
      if (token.kind === 'close') depth--
    }
    return sumOf(this.#tokens.slice(from, this.#at - 1), this.#home, false)
  }

  #shareOf(share: number, isDown: boolean): Operand | null {
    const next = this.#tokens[this.#at]
    if (next?.kind === 'of') this.#at++
    const price = isDown && next?.kind !== 'of' ? termOf('price', this.#home) : this.#factor()
    if (price === null) return null
    const name = `${rounded(share * 100, 2)}%`
    const whole = price.steps > 0 ? both(`(${price.shown.en})`, `(${price.shown.es})`) : price.shown
    return {
      ...price,
      value: price.value * share,
      shown: both(`${name} of ${whole.en}`, `${name} de ${whole.es}`),
      steps: price.steps + 1,
    }
  }

  #operator(...of: Operator[]): Operator | null {
    const token = this.#tokens[this.#at]
    if (token?.kind !== 'operator' || !of.includes(token.operator)) return null
    this.#at++
    return token.operator
  }
}

const signs: Record<Operator, string> = { '+': '+', '-': '−', '*': '×', '/': '÷' }

function combined(left: Operand, operator: Operator, right: Operand | null): Operand | null {
  if (right === null) return null
  // "Rent times 12" is paid in a year, "three times the rent" is an income.
  const isYears = operator === '*' && left.measure === 'monthly' && right.value % 6 === 0
  const measure = isYears ? 'once' : measureOf(left.measure, operator, right.measure)
  if (measure === null || (operator === '/' && right.value === 0)) return null
  const isProduct = operator === '*' || operator === '/'
  const a = isProduct ? inBrackets(left) : left.shown
  const b = isProduct || operator === '-' ? inBrackets(right) : right.shown
  const value = {
    '+': left.value + right.value,
    '-': left.value - right.value,
    '*': left.value * right.value,
    '/': left.value / right.value,
  }[operator]
  return {
    value,
    measure,
    shown: both(`${a.en} ${signs[operator]} ${b.en}`, `${a.es} ${signs[operator]} ${b.es}`),
    sources: [...left.sources, ...right.sources],
    topic: left.topic === right.topic ? left.topic : left.topic && right.topic ? 'price' : (left.topic ?? right.topic),
    steps: left.steps + right.steps + 1,
  }
}

const inBrackets = ({ shown }: Operand): Words =>
  / [+−] /.test(shown.en) ? both(`(${shown.en})`, `(${shown.es})`) : shown

/** Null when the units don't match: square feet and dollars. A plain number beside money is money. */
function measureOf(left: Measure, operator: Operator, right: Measure): Measure | null {
  if (operator === '*') return right === 'number' ? left : left === 'number' ? right : null
  if (operator === '/') {
    if (right === 'number') return left
    if (right === 'area' && left !== 'area' && left !== 'number') return left
    return left === right ? 'number' : null
  }
  if (left === right) return left
  if (left === 'number') return right
  return right === 'number' ? left : null
}

function shownAs(value: number, measure: Measure): string {
  if (measure === 'area') return `${count(Math.round(value))} sq ft`
  return measure === 'number' ? rounded(value, 2) : dollars(value)
}
