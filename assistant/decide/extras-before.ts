import type { Home } from '../facts/home.ts'
import type { Answer } from '../say/answer.ts'
import { petCount } from '../say/calculator/base.ts'
import type { Query } from '../say/calculator/query.ts'
import { amountsIn } from '../understand/amounts.ts'
import { countsTo } from '../understand/number-words.ts'
import type { Reading } from '../understand/read.ts'
import { findTopics } from '../understand/topics.ts'

/** What the monthly sum before was made of. */
interface Extras {
  hasRent: boolean
  hasParking: boolean
  pets: number
}

interface Before {
  calculation: string[]
  /** The answer to it; null where none was given. */
  answer: Answer | null
  subject: string[]
  /** Pets were spoken of in this conversation. */
  knowsPets: boolean
}

/**
 * The words of a monthly sum with one part more or less: "and a second one?" after a cat, "drop the parking then", "just the
 * cats", "with the two and the car". Null where a clause changes no part.
 */
export function withOtherExtras({ words, amounts }: Reading, home: Home, before: Before): string[] | null {
  if (!home.isRental || words.length > 14) return null
  const line = words.join(' ')
  const known = extrasOf(before, home)
  const changed =
    (known && (withSecond(line, known, before) ?? withLess(line, known, before) ?? justPets(line, known, before))) ??
    withBoth(line, amounts, home, before) ??
    (known && (withMore(line, words, home, known) ?? withOneMore(line, words, home, known)))
  if (!changed) return null
  const span = known ? spanIn(before.calculation) : []
  const asked = [...wordsOf(changed, known), ...span]
  return asked.join(' ') === before.calculation.join(' ') ? null : asked
}

function extrasOf({ answer, calculation }: Before, home: Home): Extras | null {
  const ids = answer?.sources.map(({ id }) => id) ?? []
  // "How much is the rent?", or nothing yet.
  const isRentAlone = answer === null && calculation.join(' ').replace(askedRent, '') === ''
  if (isRentAlone) return { hasRent: true, hasParking: false, pets: 0 }
  const isMonthlySum = ids.length > 0 && ids.every((id) => id === 'rentalPrice' || id === 'parking' || id === 'pets')
  const others = amountsIn(calculation).some(
    ({ unit, value }) => value !== home.price && (unit === '%' || unit === '$' || value >= 200),
  )
  if (!isMonthlySum || others || sharesOrCompares.test(calculation.join(' '))) return null
  return {
    hasRent: ids.includes('rentalPrice'),
    hasParking: ids.includes('parking'),
    pets: ids.includes('pets') ? petsIn(calculation) : 0,
  }
}
const askedRent = /^(?:(?:and|so|ok|how much|what|is|are|the|monthly) ?)*(?:rent)?(?: (?:a month|here|monthly))?$/

/** "2 cats and a dog" are three, and so is "pet times 3". */
const petsIn = (calculation: string[]) =>
  Number(/\bpet times (\d)/.exec(calculation.join(' '))?.[1] ?? Math.max(1, petCount({ words: calculation } as Query)))

const sharesOrCompares =
  /\b(?:split|each|halves|half|ways|among|between|deposit|first month|move in|than|over|under|minus|(?<!pet )times|free|average)\b/

function wordsOf({ hasRent, hasParking, pets }: Extras, known: Extras | null): string[] {
  if (!hasRent && !hasParking && pets > 0) return ['pet', 'times', `${pets}`]
  if (hasRent && !hasParking && pets === 0) return ['rent', 'without', known?.hasParking ? 'parking' : 'pets']
  const parts = [
    ...(hasRent ? ['rent'] : []),
    ...(hasParking ? ['parking'] : []),
    ...(pets > 0 ? [pets === 1 ? '1 pet' : `${pets} pets`] : []),
  ]
  return parts.join(' plus ').split(' ')
}

/** "For 12 months", "a year" in the words of a sum. */
export const spanIn = (calculation: string[]) => {
  const [, count = '', unit = ''] = spanOfRent.exec(calculation.join(' ')) ?? []
  if (count !== '') return ['for', count, unit]
  const [found = ''] =
    /\b(?:for|over) (?:\d+|a|one|two|three) (?:months?|years?)\b|\b(?:a|per|each) year\b|\b(?:yearly|annually)\b/.exec(
      calculation.join(' '),
    ) ?? []
  return found === '' ? [] : found.split(' ')
}

/** "Two years of rent" */
const spanOfRent = /\b(\d{1,2}|two|three|four|five) (years|months) (?:of|worth of) (?:the )?rent\b/

/** "And a second one?", "what about two of them?" after a sum with one pet. */
function withSecond(line: string, known: Extras, { calculation }: Before): Extras | null {
  if (known.pets === 0 || !second.test(line)) return null
  const last = [...calculation].reverse().find((word) => parkingWord.test(word) || petWord.test(word))
  return last !== undefined && petWord.test(last) ? { ...known, pets: known.pets + 1 } : null
}
const second =
  /^(?:(?:and|or|so|ok|what|how|about|if|i|we|get|got|with|plus|add|have|had|there|is|was) )*(?:a )?(?:second|another|2nd)(?: (?:one|cat|dog|pet))?(?: (?:too|also|then|as well|later))*$/
const parkingWord = /^(?:parking|garage|spot|space|car)$/
const petWord = /^(?:cats?|dogs?|pets?|kittens?|pupp(?:y|ies))$/

/** "Drop the parking then", "don't include the parking, I take BART", "leave out the dog". */
function withLess(line: string, known: Extras, { calculation }: Before): Extras | null {
  const [, left = ''] = drops.exec(line) ?? []
  if (left === '') return null
  if (parkingWord.test(left)) return known.hasParking && known.hasRent ? { ...known, hasParking: false } : null
  if (!petWord.test(left) || known.pets === 0 || !known.hasRent) return null
  const [cats, dogs] = [/\bcats?\b/, /\bdogs?\b/].map((one) => one.test(calculation.join(' ')))
  const isOneOfTwo = (left === 'dog' || left === 'cat') && cats && dogs
  return { ...known, pets: isOneOfTwo ? known.pets - 1 : 0 }
}
const drops =
  /^(?:(?:now|and|so|ok|okay|but|then|just|please|lets|let us|can you|could you|you can|we can|i can|actually|no|wait) )*(?:drop|skip|forget|lose|scrap|ditch|cut|nix|remove|subtract|exclude|take (?:off|out|away)|leave (?:off|out)|do not (?:include|count|add|need|want)|not (?:counting|including)|no need for) (?:the |my |our |that |any )?(parking|garage|spot|space|car|cats?|dogs?|pets?)\b/

/** "Just the cats then" after what two cats and a dog cost. */
function justPets(line: string, known: Extras, { calculation }: Before): Extras | null {
  const [, kind = ''] = onlyPets.exec(line) ?? []
  if (kind === '' || known.pets === 0) return null
  const unit = kind.startsWith('cat') ? 'cat' : 'dog'
  const said = amountsIn(calculation).find((amount) => amount.unit === unit)?.value
  const pets = said ?? (kind.endsWith('s') ? null : 1)
  return pets === null || pets > known.pets ? null : { ...known, hasParking: false, pets }
}
const onlyPets =
  /^(?:(?:and|so|ok|but) )*(?:just|only) (?:the |my |our )?(cats?|dogs?)(?: (?:then|instead|now|though))*$/

/** "How much is it a month with the two and the car" after two dogs. */
function withBoth(line: string, amounts: Reading['amounts'], home: Home, before: Before): Extras | null {
  const [, many = '', beside] = withThose.exec(line) ?? []
  if (many === '' || /\brent\b/.test(line) || !home.petRule?.monthlyEach || amounts.some(({ value }) => value > 4))
    return null
  const isOfPets = before.knowsPets || findTopics(before.subject).some(({ id }) => id === 'pets')
  if (!isOfPets) return null
  const said = amountsIn([...before.subject, ...before.calculation]).find(
    ({ unit }) => unit === 'pet' || unit === 'dog' || unit === 'cat',
  )?.value
  const pets = many === 'them' || many === 'all' ? (said ?? 2) : (counts[many] ?? (Number(many) || 2))
  const hasParking = beside !== undefined || /\b(?:parking|garage|car)\b/.test(before.calculation.join(' '))
  return { hasRent: true, hasParking: hasParking && quotesParking(home), pets }
}
const counts: Record<string, number> = { both: 2, ...countsTo(4) }
const withThose =
  /\bwith (?:the |all )?(two|both|three|four|[2-4]|them)(?: of them)?(?:$| (?:a month|monthly|per month)$| (?:and|plus) (?:the |a |my )?(parking|garage|car|spot|space)\b)/
const quotesParking = ({ parking }: Home) => (parking?.monthly ?? parking?.nearbyMonthly ?? null) !== null

/** "Add my two cats and the parking" to the rent. */
function withMore(line: string, words: string[], home: Home, known: Extras): Extras | null {
  if (!addsParts.test(line)) return null
  const addsParking = words.some((word) => parkingWord.test(word))
  const pets = petCount({ words } as Query)
  if (!addsParking && pets === 0) return null
  if ((addsParking && !quotesParking(home)) || (pets > 0 && !home.petRule?.monthlyEach)) return null
  return { hasRent: true, hasParking: known.hasParking || addsParking, pets: known.pets + pets }
}
/** "And the car" after the rent with two cats. */
function withOneMore(line: string, words: string[], home: Home, known: Extras): Extras | null {
  const [, part = ''] = known.hasRent && (known.hasParking || known.pets > 0) ? (onePart.exec(line) ?? []) : []
  if (part === '') return null
  if (parkingWord.test(part)) return !known.hasParking && quotesParking(home) ? { ...known, hasParking: true } : null
  const pets = petCount({ words } as Query)
  return known.pets === 0 && pets > 0 && home.petRule?.monthlyEach ? { ...known, pets } : null
}
const onePart =
  /^(?:(?:and|so|ok|then|plus|with|also|now|what|how|about|oh) )+(?:both |two |2 )?(?:of )?(?:the |my |our |a |an |one |two |2 )?(car|parking|garage|spot|space|cats?|dogs?|pets?)(?: (?:spot|space|too|also|as well|then))*$/
const addsParts =
  /^(?:(?:now|and|so|ok|okay|then|can you|could you|please|also) )*(?:add|throw in|include|put in|count in|tack on) (?:(?:in|on|my|our|the|a|an|one|two|three|small|little|cats?|dogs?|pets?|and|plus|parking|spot|space|garage|car|too|also|then|please|as|well|to|that|it) ?)+$/
