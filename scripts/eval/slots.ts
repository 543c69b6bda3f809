import { spokenPrices } from '#assistant/lead/spoken-prices.ts'
import { dogBreedWords } from '#assistant/pet-words.ts'
import type { LeadNote } from '#assistant/turn.ts'
import { amountsIn } from '#assistant/understand/amounts.ts'
import { wordsOf } from '#assistant/understand/normalize.ts'
import { spanishToEnglish } from '#assistant/understand/spanish.ts'
import { now, type Slots } from './corpus.ts'

type Notes = Pick<LeadNote, 'topic' | 'value'>[]

/** For each slot of a line, whether the notes contain it. */
export function slotsNoted(slots: Slots, notes: Notes): [keyof Slots, boolean][] {
  return (Object.keys(slots) as (keyof Slots)[]).map((slot) => [slot, isNoted(slot, slots, notes)])
}

/** Names, emails and phone numbers that were noted but not said. */
export function wronglyNoted(slots: Slots, notes: Notes): Notes {
  return notes.filter(
    ({ topic }) =>
      (topic === 'name' || topic === 'email' || topic === 'phone') &&
      (slots[topic] === undefined || !isNoted(topic, slots, notes)),
  )
}

/** A note is in the visitor's words; a line's expectation is in English. */
const inEnglish = (text: string) => `${plain(text)} ; ${spanishToEnglish(wordsOf(text)).join(' ')}`

const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
const title = /^(?:(?:mr|mrs|ms|mx|miss|dr|prof|sr|sra|sir)\.? )+|(?<= \w)\.$/g
/** A title that is kept is right, too. */
export const sameName = (one: string, other: string) =>
  plain(one).replace(title, '') === plain(other).replace(title, '')
const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

function isNoted(slot: keyof Slots, slots: Slots, notes: Notes): boolean {
  const values = notes.filter(({ topic }) => topic === slot).map(({ value }) => value)
  const text = inEnglish(values.join(' ; '))
  switch (slot) {
    case 'name':
    case 'email':
      return values.some((value) => sameName(value, slots[slot] ?? ''))
    case 'phone':
      return values.some((value) => digits(value) === digits(slots.phone ?? ''))
    case 'budget':
      return values.some((value) => hasAmounts(value, slots.budget ?? {}))
    case 'financing':
      return (financing[slots.financing ?? ''] ?? /(?!)/).test(text)
    case 'intent':
      return slots.intent === 'browse'
        ? notes.some(({ value }) => /brows|looking|curious/i.test(value))
        : (intents[slots.intent ?? ''] ?? /(?!)/).test(text)
    case 'timing':
      return values.some((value) => saysTime(value, slots.timing ?? ''))
    case 'household':
      return (
        sharesWords(text, plain(slots[slot] ?? '')) ||
        sameCount(text, plain(slots[slot] ?? '')) ||
        samePeople(text, plain(slots[slot] ?? ''))
      )
    case 'pets':
      return sharesWords(text, plain(slots[slot] ?? '')) || sameAnimal(text, plain(slots[slot] ?? ''))
    default:
      return sharesWords(text, plain(slots[slot] ?? ''))
  }
}

const financing: Record<string, RegExp> = {
  cash: /\bcash\b|proof of funds/,
  preApproved: /pre-? ?(?:approv|qualif)|approv/,
  mortgage: /mortgage|loan|(?<!no )financ|fha|\bva\b|% down|jumbo|borrow|conventional|\bfixed\b|\barm\b|heloc/,
  needsToSell: /sell|sale/,
}
const intents: Record<string, RegExp> = { buy: /buy/, rent: /rent/, invest: /invest/ }

/** The amounts of a note, including implied units: "between 1.8 and 1.95 million". */
function hasAmounts(value: string, { min, max }: { min?: number; max?: number }): boolean {
  const words = wordsOf(value)
  const numbers = [...amountsIn(words), ...amountsIn(spanishToEnglish(words))].map((one) => one.value)
  const scale = /\b(?:m|mm|mil|mill|million|millones)\b|\dm\b/i.test(value)
    ? 1e6
    : /\d ?k\b|grand/i.test(value)
      ? 1e3
      : 1
  const spoken = spokenPrices(['budget', ...words]).flatMap((one) => one.values)
  const isThere = (wanted: number | undefined) =>
    wanted === undefined ||
    spoken.includes(wanted) ||
    numbers.some((one) => [1, scale].some((by) => Math.abs(one * by - wanted) < 1))
  return isThere(min) && isThere(max)
}

const months = 'january february march april may june july august september october november december'.split(' ')

/** `2027-02` matches "February", and "3 months" said in November 2026. */
function saysTime(value: string, wanted: string): boolean {
  const text = spanishToEnglish(wordsOf(value)).join(' ')
  const month = /^(\d{4})-(\d\d)$/.exec(wanted)
  if (wanted === 'asap')
    return /\b(?:asap|yesterday|soon|immediately|right away|straight away|now|today|as soon as|soonest|at once|urgent\w*)\b/.test(
      text,
    )
  if (!month) return sharesWords(plain(value), plain(wanted)) || sharesWords(text, plain(wanted))
  const name = months[Number(month[2]) - 1] ?? ''
  const ahead = (Number(month[1]) - 2026) * 12 + Number(month[2]) - 11
  const counts = [String(ahead), ['zero', 'one', 'two', 'three', 'four', 'five', 'six'][ahead] ?? '']
  return (
    new RegExp(
      String.raw`\b(?:${name}|${name.slice(0, 3)}|${name.slice(0, 4)})\b|${month[1]}-${month[2]}|\b${Number(month[2])}/`,
    ).test(text) ||
    counts.some((count) => text.includes(`${count} months`)) ||
    (ahead === 1 && /\bnext month\b/.test(text)) ||
    monthsMeant(text).includes(wanted)
  )
}

/** The months that a note names by a holiday, by a part of the year or as a number of weeks from now. */
function monthsMeant(text: string): string[] {
  const ofDays = occasions.flatMap(([said, month]) => (said.test(text) ? [month] : []))
  const spans = Array.from(text.matchAll(spanAhead), ([, count = '', unit = '']) => {
    const number = /\d/.test(count) ? Number(count) : count.endsWith('couple of') ? 2 : (countsOfWeeks[count] ?? 1)
    const day = new Date(now.getTime() + number * (unit.startsWith('week') ? 7 : 1) * 24 * 3600 * 1000)
    return day.toISOString().slice(0, 7)
  })
  return [...ofDays, ...spans]
}

const occasions: [RegExp, string][] = [
  [/\b(?:christmas|xmas|end of (?:the|this) year|year end|years end|hanukkah)\b/, '2026-12'],
  [
    /\b(?:new years?|new year s|first of the year|beginning of the year|start of the year|after the holidays)\b/,
    '2027-01',
  ],
  [/\bvalentine/, '2027-02'],
  [/\bmemorial day\b/, '2027-05'],
  [/\b(?:4th|fourth) of july\b/, '2027-07'],
  [/\bschool (?:year|starts)\b/, '2027-08'],
  [/\blabor day\b/, '2027-09'],
  [/\bhalloween\b/, '2027-10'],
  [/\bthanksgiving\b(?!.*\bnext\b)(?<!\bnext .*)/, '2026-11'],
  [/\bnext thanksgiving\b|\bthanksgiving (?:of )?next year\b/, '2027-11'],
]
const countsOfWeeks: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, i + 1]),
)
const spanAhead = new RegExp(
  `\\b(\\d{1,2}|an?|${Object.keys(countsOfWeeks).join('|')}|a couple of) (weeks?|days?)\\b`,
  'g',
)

const small = new Set(
  'a an and the my our i me we us of is in at it would be not no none with for to her his'.split(' '),
)

/** A significant word is in both, or both say that there is none. */
function sharesWords(text: string, wanted: string): boolean {
  const none = /\b(?:no|none|not|without|sin|ninguna)\b/
  if (none.test(wanted)) return none.test(text)
  const stems = (words: string) =>
    wordsOf(words)
      .filter((word) => !small.has(word))
      .map((word) => word.slice(0, 4))
  const own = wordsOf(wanted).every((word) => small.has(word)) ? ['just', 'only', 'myse', 'alon'] : stems(wanted)
  const said = stems(text)
  return text !== '' && own.some((one) => said.includes(one))
}

const counts: [number, RegExp][] = [
  [
    1,
    /\b(?:one person|1 person|alone|just me|only me|single|myself|solo|sola|on my own|nobody else|no one else|i am one person)\b/,
  ],
  [
    2,
    /\b(?:couple|newlyweds|married|two people|two of us|2 of us|us two|wife|husband|hubby|missus|mrs|partner|spouse|boyfriend|girlfriend|bf|gf|fiancee?|pareja|espos[oa]|novi[oa])\b/,
  ],
  [3, /\b(?:three|3|throuple)\b/],
  [4, /\b(?:four|4)\b/],
]

/** "Just me" is one person. */
const sameCount = (text: string, wanted: string) =>
  counts.some(([, pattern]) => pattern.test(text) && pattern.test(wanted))

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const countWord = String.raw`(?:\d|${numbers.slice(1).join('|')})`
const countOf = (word: string) => (/\d/.test(word) ? Number(word) : numbers.indexOf(word))
const relatives =
  'wife|husband|hubby|partner|spouse|girlfriend|boyfriend|gf|bf|fiancee?|roommate|roomate|roomie|bandmate|friend|sister|brother|mother|mom|father|dad|grandma|grandpa|son|daughter|kid|child|children|baby|newborn|toddler|boy|girl|adult|parent|person|people|student'
const counted = new RegExp(String.raw`\b(${countWord}) (?:(?!${countWord}\b)\w+ ){0,2}?(?:${relatives})s?\b`, 'g')
const single = new RegExp(String.raw`\b(?:my|our|a|an|his|her|the|mi) (?:\w+ ){0,2}?(?:${relatives})\b`, 'g')

/** How many people a note or an expectation speaks of: 2 for "me and my fiancé"; null where it doesn't say. */
function peopleCount(text: string): number | null {
  const [, whole] =
    new RegExp(
      String.raw`\b(${countWord}) (?:of us|in all|total|people|persons|under one roof)\b|\bus (${countWord})\b`,
    )
      .exec(text)
      ?.filter((part, place) => place === 0 || part !== undefined) ?? []
  if (whole) return countOf(whole)
  if (new RegExp(`^${countWord}$`).test(text)) return countOf(text)
  const several = [...text.matchAll(counted)].map(([, count = '']) => countOf(count))
  const own = /\b(?:me|myself|i|yo|sola|alone|just|only|we|my|our)\b/.test(text) ? 1 : 0
  const others = several.reduce((sum, one) => sum + one, 0) + [...text.matchAll(single)].length
  const isSumOfOthers = /\b(?:adults?|parents|people)\b/.test(text) && several.length > 0
  const count = others + (isSumOfOthers ? 0 : own)
  return count > 0 ? count : null
}

/** "Us two" and "me and my fiancé" are two, as "2" is; "my sister and me" and "two people" are as many. */
function samePeople(text: string, wanted: string): boolean {
  const isCount = new RegExp(String.raw`\b${countWord}\b`)
  const count = peopleCount(wanted.replace(/[(),]/g, ' ').replace(/ {2,}/g, ' ').trim())
  const isSame = (part: string) => peopleCount(part) === count && (isCount.test(wanted) || isCount.test(part))
  return count !== null && text.split(' ; ').some(isSame)
}

const animals = [
  new RegExp(String.raw`\b(?:dogs?|pups?|pupp(?:y|ies)|perr\w+|${dogBreedWords.join('|')})\b`),
  /\b(?:cats?|kitt(?:y|ies|ens?)|tabby|tabbies|calico|tuxedo|siamese|gat\w+)\b/,
  /\b(?:birds?|parrots?|canar(?:y|ies)|parakeets?|loros?|cotorras?)\b/,
]
/** "A beagle" is a dog. */
const sameAnimal = (text: string, wanted: string) => animals.some((one) => one.test(text) && one.test(wanted))
