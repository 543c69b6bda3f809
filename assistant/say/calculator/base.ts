import type { Home } from '../../facts/home.ts'
import { dogBreedWords } from '../../pet-words.ts'
import { countsTo } from '../../understand/number-words.ts'
import { wordTable } from '../../word-table.ts'
import { both, money, type Words } from '../format.ts'
import { type Quantity, type QuantityId, quantityOf } from './quantities.ts'
import { dollarsOf, type Query } from './query.ts'

const names: [QuantityId, RegExp][] = [
  [
    'deposit',
    /\b(?:security|(?:the|its|is|my|of) deposit|deposit (?:is|be|amount|come|over|under|more|less|each|split|apiece))\b/,
  ],
  [
    'fee',
    /\b(?:hoas?|dues?|association|maintenance|condo fee|building fee|monthly fee|the fees?|fees? (?:a|per|for|each|yearly|total|over|under|more|less))\b/,
  ],
]

const parkingWords = /\b(?:park|parking|garage|valet)\b/
const petWords = /\b(?:pets?|dogs?|cats?|puppy|puppies|kittens?)\b/
const lotWords = /\b(?:lot|land|plot|parcel|acres?|acreage|yard)\b/
const sizeWords = /\b(?:sqft|floor area|living area|square footage|size)\b/

/** Fees that aren't the home's: an agent's, a broker's, an inspector's. */
const otherFees =
  /\b(?:agent|broker|realtor|application|pet|cat|dog|parking|late|lender|escrow|admin\w*|inspection)(?: s)? (?:fees?|charges?)\b/

/** The number of the listing that a question is about; the price or rent when it names none. */
export function baseOf(query: Query): Quantity | null {
  const id = baseIdOf(query)
  const found = quantityOf(id, query.home)
  return found && found.value === 0 ? null : found
}

export function baseIdOf(query: Query): QuantityId {
  return namedId(query) ?? factWithSameValue(query) ?? 'price'
}

/** "A year of rent, without the deposit" */
export const withoutDeposit =
  /\b(?:no|without|not|excluding|minus|leaving out|before|besides) (?:counting |including )?(?:the |any |a |my )?(?:security )?deposit\b/

function namedId({ line, home }: Query): QuantityId | null {
  const named = names.find(
    ([id, pattern]) =>
      pattern.test(line) && !(id === 'fee' && otherFees.test(line)) && !(id === 'deposit' && withoutDeposit.test(line)),
  )
  if (named) return named[0]
  if (/\b(?:rent|price|asking|ask)\b/.test(line)) return 'price'
  if (home.isRental && parkingWords.test(line)) return 'parking'
  if (home.isRental && petWords.test(line)) return 'pet'
  if (lotWords.test(line)) return 'lot'
  return sizeWords.test(line) ? 'size' : null
}

/** "210 x 12" where the fee is $210 a month. */
function factWithSameValue({ amounts, home }: Query): QuantityId | null {
  const ids: QuantityId[] = ['price', 'fee', 'parking', 'deposit', 'pet']
  const values = new Set(amounts.filter(({ unit }) => unit === null || unit === '$').map(({ value }) => value))
  return ids.find((id) => values.has(quantityOf(id, home)?.value ?? Number.NaN)) ?? null
}

/** The price, or another that the visitor assumes: "if we got it for 4.5 million". */
export function supposedPrice(query: Query): Quantity | null {
  const price = quantityOf('price', query.home)
  if (price === null) return null
  const supposed = query.amounts.find((amount) => isSupposed(amount, query))
  const value = supposed ? dollarsOf(supposed, query) : null
  return value === null || value === price.value
    ? price
    : { ...price, value, name: both('that price', 'ese precio'), sources: [] }
}

function isSupposed(amount: Query['amounts'][number], { words, home, ...rest }: Query): boolean {
  const before = words.slice(Math.max(0, amount.from - 3), amount.from).join(' ')
  const value = dollarsOf(amount, { words, home, ...rest })
  if (value === null || home.price === null || value < home.price * 0.4 || value > home.price * 2) return false
  return /\b(?:for|at|offer|offered|paid|pay|bid|took|takes|accept(?:ed|s)?|price of|price is|(?:on|of)(?: the| that)?|gives? (?:me|us)|gave (?:me|us)|(?:down|drops?|dropped|lower|lowered|come|came|go|goes)(?: (?:it|down|rent))? to|rent (?:is|was|of))$/.test(
    before,
  )
}

/** A part of what is paid, once or every month. */
export interface CostPart {
  value: number
  name: Words
  sources: Quantity['sources']
}

export const totalOf = (parts: CostPart[]) => parts.reduce((sum, { value }) => sum + value, 0)

/** "rent $5,150 + parking $180". */
export function listed(parts: CostPart[]): Words {
  const inOne = (language: keyof Words) =>
    parts.map(({ name, value }) => `${name[language]} ${money(value)}`.trim()).join(' + ')
  return both(inOne('en'), inOne('es'))
}

/** A cost that the visitor names, of which only the amount is shown. */
export const ownCost = (value: number): CostPart => ({ value, name: both('', ''), sources: [] })

export const costSourcesOf = (parts: CostPart[]) => parts.flatMap(({ sources }) => sources)

const asksTotal =
  /\b(?:rent|total|all in|altogether|together|everything|all told|budget|budgeted|max|maximum|capped|cap|afford|plus|with|including|include|added|add|on top|out the door|make it|stay|in all|grand total|combined|sum)\b/
const includesRent =
  /\b(?:rent|total|all in|altogether|everything|budget|max|maximum|capped|cap|afford|with|including|included|out the door|make it|stay|ok|month to month)\b/
export const noParking = /\b(?:no|without|minus) (?:a |the )?(?:cars?|parking|garage)\b/
export const noPets = /\b(?:no|without|minus) (?:a |any |the )?(?:pets?|dogs?|cats?)\b/

/**
 * The monthly costs that the visitor names: rent, parking, pets, fee. Empty when the listing has no price for one of
 * them.
 */
export function monthlyParts(query: Query): CostPart[] {
  const { home } = query
  const line = query.line.replace(/\bpet (?:rent|fee)\b/g, 'pet').replace(ownCar, ' ')
  if (!home.isRental) return []
  const extras: (CostPart | null)[] = []
  if (/\b(?:park|parking|cars?|garage|space|spot)\b/.test(line) && !noParking.test(line))
    extras.push(costPartOf('parking', home))
  const animals = noPets.test(line) ? 0 : petCount(query)
  if (animals > 0) extras.push(petPart(animals, home))
  if (extras.includes(null)) return []
  const onlyExtras =
    /\b(?:what|how much) (?:do|does|would|will)\b.*\badd\b/.test(line) ||
    (extras.length > 1 && !includesRent.test(line))
  const rent = (asksTotal.test(line) && !onlyExtras) || extras.length === 0 ? [costPartOf('price', home)] : []
  return [...rent, ...extras].filter((part) => part !== null)
}

/** "My car is 410": a loan, and no parking. */
const ownCar =
  /\b(?:my|our|his|her|the) (?:car|truck)(?: (?:payment|loan|note|lease|insurance))*(?: (?:is|runs|costs|at|of|about|payment is))* \$?\d[\d,.]*|\b(?:car|auto) (?:payments?|loans?|notes?|insurance)\b/g

export function costPartOf(id: QuantityId, home: Home): CostPart | null {
  const found = quantityOf(id, home)
  return found ? { value: found.value, name: found.name, sources: found.sources } : null
}

export function petPart(animals: number, home: Home): CostPart | null {
  const each = quantityOf('pet', home)
  const name = animals === 1 ? both('1 pet', '1 mascota') : both(`${animals} pets`, `${animals} mascotas`)
  return each ? { value: each.value * animals, name, sources: each.sources } : null
}

const digits = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [String(index + 1), index + 1]))
const numbers = wordTable({ a: 1, my: 1, both: 2, ...countsTo(10), ...digits })
const breeds = new Set(dogBreedWords)
const isAnimal = (word: string) => animalWord.test(word) || breeds.has(word)
const animalWord =
  /^(?:dogs?|cats?|pets?|puppy|puppies|kittens?|beagles?|labs?|labradors?|poodles?|corgis?|pups?|kitty|kitties|mutts?|pooch|pooches)$/

/** How many animals the words count: "two cats and a dog" are three. */
export function petCount({ words }: Query): number {
  const isNamed = words.some((word) => isAnimal(word) && !/^pets?$/.test(word))
  return words.reduce((sum, word, i) => {
    if (isNamed && /^pets?$/.test(word)) return sum
    // "A dog of 20 lb, and counting the dog"
    const isNamedAgain = /^(?:the|that|this)$/.test(words[i - 1] ?? '') && words.slice(0, i).includes(word)
    if (
      !isAnimal(word) ||
      isNamedAgain ||
      /^(?:friendly|policy|rule|rules|mix|limit)$/.test(words[i + 1] ?? '') ||
      isAnimal(words[i + 1] ?? '')
    )
      return sum
    const before = words.slice(Math.max(0, i - 3), i).filter((one) => numbers[one] !== undefined)
    // "Both my cats"
    const counted = before.includes('both') ? 'both' : before.at(-1)
    return sum + (numbers[counted ?? ''] ?? 1)
  }, 0)
}
