import type { Home } from '../facts/home.ts'
import { petCount } from '../say/calculator/base.ts'
import { type Query, queryOf } from '../say/calculator/query.ts'
import { sharersIn } from '../say/calculator/split.ts'
import { countsTo } from '../understand/number-words.ts'
import type { Memory } from './memory.ts'
import { leadsOn, ofMoveIn } from './move-in-follow-ups.ts'
import { readingOfWords } from './reading-of-words.ts'

/**
 * The words of the sums that go on from what several people share: "and of the dues", "we're actually 4 now", "the deposit,
 * between us". Empty where a line asks for none; two where both sums before are shared among another number.
 */
export function sharedFollowUps(line: string, memory: Memory, home: Home, today: string): string[][] {
  const { calculation = [], earlierCalculation = [] } = memory
  const people = sharersOf(calculation, home, today)
  const now = peopleNow(line)
  if (people === null) {
    const first = now ?? amongNow(line)
    const isMeant = amongNow(line) !== null || /\bif (?:we|there)\b/.test(line)
    const isShared = first !== null && calculation.length > 0 && ofMoveIn(calculation) && isMeant
    return isShared ? [[...calculation, 'split', `${first}`, 'ways']] : []
  }
  if (now !== null && now !== people) {
    const before = sharersOf(earlierCalculation, home, today) === people ? [earlierCalculation] : []
    const sums = [...before, calculation].map((sum) => sharedAmong(sum, now, home))
    const [one, other] = sums
    // The rent with the parking replaces the rent.
    return other && one?.[0] === other[0] ? [other] : sums
  }
  const [, paid = ''] = ofAnotherBill.exec(line) ?? billBetweenUs.exec(line) ?? []
  return paid === '' ? [] : [[/^(?:dues|hoa)/.test(paid) ? 'dues' : paid, 'split', `${people}`, 'ways']]
}

/** How many people share a sum; null where nobody does, or where one of them pays another part than the rest. */
export function sharersOf(words: string[], home: Home, today: string): number | null {
  if (words.length === 0) return null
  return sharersIn(queryOf(readingOfWords(words), home, today, true))
}

/** The same bill, shared among so many. */
function sharedAmong(calculation: string[], people: number, home: Home): string[] {
  const said = calculation.join(' ')
  const split = ['split', `${people}`, 'ways']
  if (ofMoveIn(calculation))
    return ['deposit', 'plus', 'rent', ...(/\b(?:parking|garage)\b/.test(said) ? ['plus', 'parking'] : []), ...split]
  const [paid = home.isRental ? 'rent' : 'price'] = /\b(?:dues|hoa|deposit|price)\b/.exec(said) ?? []
  const pets = home.isRental && paid === 'rent' ? petCount({ words: calculation } as Query) : 0
  return [
    paid,
    ...(/\b(?:parking|garage)\b/.test(said) ? ['plus', 'parking'] : []),
    ...(pets > 0 ? ['plus', `${pets}`, pets === 1 ? 'pet' : 'pets'] : []),
    ...split,
  ]
}

const counts = countsTo(9)
const numberIn = (said: string) => counts[said] ?? Number(said)

/** "We're actually 4 now", "no sorry we are three" */
function peopleNow(line: string): number | null {
  const [, said = ''] = areNow.exec(line) ?? []
  return said === '' ? null : numberIn(said)
}
const number = '(two|three|four|five|six|seven|eight|nine|[2-9])'
const areNow = new RegExp(
  `^(?:(?:no|wait|actually|sorry|oh|oops|but|and|so|ok|well|lol|hm|yes) )*(?:we are|we will be|there are|there is|there will be|there would be|it is|it would be|it will be|make (?:it|that)|that is|its|i meant|if (?:we|there) (?:are|were)) (?:(?:actually|now|really|more like|only|just|going to be|gonna be|like) )*${number}(?: (?:of us|people|persons?|roommates|now|actually|total|in total|then|altogether|though|instead|ways|adults|in all|not (?:two|three|four|five|\\d)))*$`,
)

/** "We are two, how much is it for each?" of what is paid to move in. */
function amongNow(line: string): number | null {
  const [, said = ''] = amongUs.exec(line) ?? []
  return said !== '' && sharesIt.test(line) ? numberIn(said) : null
}
const amongUs = new RegExp(
  String.raw`\b(?:we are|there are|there is|between|among|split between|for) (?:the )?${number}(?: of us| people| roommates)?\b`,
)
const sharesIt = /\b(?:each|apiece|per person|a head|split|between|among|divided)\b/

/** "And of the dues" after what each of three puts in. */
const ofAnotherBill = new RegExp(
  `^${leadsOn}(?:what about |how about |what is |how much is |what )?(?:(?:of|for|on|from) )(?:the )?(hoa dues|dues|hoa|deposit|security deposit|rent|parking|price)(?: (?:then|too|each|also|as well|per person|apiece|split|for each|the same way|same way))*$`,
)
/** "And the deposit, between us" */
const billBetweenUs = new RegExp(
  `^${leadsOn}(?:what about |how about )?(?:the )?(hoa dues|dues|hoa|deposit|rent|parking|price) (?:(?:split |divided |shared )?(?:between|among|for) (?:us|all of us|each of us|the ${number.replace('(', '(?:')} of us|everyone)|(?:split )?(?:the )?same way|each|apiece|per person|a head)(?: (?:then|too))*$`,
)
