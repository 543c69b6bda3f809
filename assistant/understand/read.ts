import type { Listing } from '../listing.ts'
import { unique } from '../unique.ts'
import { type Amount, amountsIn, isOfBuild } from './amounts.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { idleWords, isIdle, isQualifier } from './idle-words.ts'
import { type Language, languageOf } from './language.ts'
import { materialsIn } from './materials.ts'
import { plainText, singular, wordsOf } from './normalize.ts'
import { type Hit, longestHits } from './phrases.ts'
import { plainQuestion } from './plain-questions.ts'
import { isSpanish, spanishToEnglish } from './spanish.ts'
import { isAskedFor } from './spanish-unknown.ts'
import { isEnglish, spellingWith } from './spelling.ts'
import { besideThings, findThings, type ThingId } from './things.ts'
import { type Asked, findAsked, findTopics, type TopicId, topicIds, topics } from './topics.ts'

/** What one clause asks or says, before any decision. */
export interface Reading {
  text: string
  /** In English, corrected, without punctuation. */
  words: string[]
  isMarked: boolean
  isAside: boolean
  topics: TopicId[]
  things: ThingId[]
  asked: Asked[]
  amounts: Amount[]
  /** Words with their own meaning that no topic explains. */
  extra: string[]
  /** All words with their own meaning, including those that hardly ask for more. */
  leftover: string[]
  /** The classifier is certain that it asks for the fact of this one topic or item, and for nothing more. */
  isSure?: boolean
  /** A rule knows all that it asks: its fact answers it whole. */
  isWhole?: boolean
  /** It stands for another question, after what was spoken of last. */
  followUp?: { lead?: FollowUpLead; isOpen?: boolean }
  /** Its own words, where it names nothing itself and is read as of what was spoken of last. */
  own?: string[]
}

/** How an answer begins, where the record tells: "No." of a laundry that nobody has to haul down. */
export type FollowUpLead = 'yes' | 'no' | 'both' | 'yours' | 'plain'

export interface MessageReading {
  language: Language
  clauses: Reading[]
}

const wordSet = (list: string) => new Set(list.split(/\s+/).flatMap((word) => [word, singular(word)]))
const besides = new Map<TopicId | ThingId, Set<string>>([
  ...topicIds.map((id) => [id, wordSet(topics[id].beside ?? '')] as const),
  ...Object.entries(besideThings).map(([id, list]) => [id as ThingId, wordSet(list)] as const),
])
const besideAny = (ids: (TopicId | ThingId)[], word: string) =>
  ids.some((id) => besides.get(id)?.has(word) || besides.get(id)?.has(singular(word)))

const vocabulary = [
  ...Object.values(topics).flatMap(({ phrases, beside }) => [
    ...wordsOf(phrases.replaceAll('*', '')),
    ...wordsOf(beside ?? ''),
  ]),
  ...idleWords,
  ...`pool gym doorman balcony terrace patio deck garden yard backyard fireplace basement attic storage bicycle closet dishwasher kitchen
  island oven stove refrigerator fridge microwave appliances hardwood internet fiber solar alarm furnished furniture smoking office den
  bathtub shower ceiling roof plumbing heater asbestos termites insurance taxes package playground generator inspection disclosures
  cancel reschedule schedule morning afternoon evening monday tuesday wednesday thursday friday saturday sunday tomorrow email phone name
  jan feb mar apr jun jul aug sep sept oct nov dec xmas
  mortgage loan investment interest rate crime safe schools neighbors children family monthly yearly weekly`.split(
    /\s+/,
  ),
]
const correct = spellingWith(vocabulary)

/** Reads a message about a listing: its language, and what each clause is about. Never throws. */
export function readMessage(message: string, listing: Listing, before: Language = 'en'): MessageReading {
  const text = plainText(message)
  const language = languageOf(text, before)
  const keep = new Set(
    wordsOf(`${listing.address} ${listing.description ?? ''} ${Object.values(listing.facts).join(' ')}`),
  )
  const [number = '', ...street] = wordsOf(listing.address.split(/,|#/)[0] ?? '')
  return {
    language,
    clauses: clausesOf(text, (part) => topicsNamed(part, language)).map((clause) =>
      readClause(clause, language, keep, { number, street }, listing),
    ),
  }
}

interface StreetAddress {
  number: string
  /** The words of its street: `juniper`, `row`. */
  street: string[]
}

/** "The dues at 77 Juniper" name no amount, and "is Juniper Row under that?" asks about the home. */
function withoutAddress(words: string[], { number, street }: StreetAddress): string[] {
  const plain = words.filter((word, i) => word !== number || words[i + 1] !== street[0])
  const [verb, ...rest] = plain
  if (!/^(?:is|does|would|will|has)$/.test(verb ?? '')) return plain
  const named = street.findIndex((word, i) => word !== rest[i])
  const length = named < 0 ? street.length : named
  return length > 0 && judgesHome.test(rest.slice(length).join(' ')) ? [verb ?? '', 'it', ...rest.slice(length)] : plain
}
const judgesHome =
  /^(?:(?:still|really|even|also|at|well|just|right) )*(?:under|over|above|below|within|more|less|bigger|larger|smaller|cheaper|available|vacant|furnished|negotiable|taken|for sale|for rent|on the market|around)\b/

function topicsNamed(part: string, language: Language): string[] {
  const words = wordsOf(part)
  return unique(findTopics(language === 'es' ? spanishToEnglish(words) : words).map(({ id }) => id))
}

function readClause(
  { text, isMarked, isAside }: Clause,
  language: Language,
  keep: Set<string>,
  address: StreetAddress,
  { listingType }: Pick<Listing, 'listingType'>,
): Reading {
  const own = withoutAddress(wordsOf(text), address)
  const plain = plainQuestion(own.join(' '), language, listingType)
  if (plain !== null) return { text, isMarked: true, isAside: false, ...meaningOf(wordsOf(plain)) }
  if (language === 'en')
    return { text, isMarked, isAside, ...meaningOf(own.flatMap((word) => correct(word, keep).split(' '))) }
  const meaning = meaningOf(spanishToEnglish(own))
  // Words without a translation mean nothing to the matchers, which read English.
  const unknown = new Set(own.filter((word) => !isSpanish(word) && !isEnglish(word) && !keep.has(word)))
  return {
    text,
    isMarked,
    isAside,
    ...meaning,
    extra: meaning.extra.filter((word) => !unknown.has(word)),
    leftover: meaning.leftover.filter((word) => !unknown.has(word) || isAskedFor(word, meaning.words)),
  }
}

/** An unknown word counts only beside an item: "salt water pool". Beside topics only qualifying words count. */
const nearby = 1

/** "How much steps?" counts, "free for all", "free by then", "when I buy" and "people who work" don't ask anything. */
function reallyAsks({ id, from, to }: Hit<Asked>, words: string[]): boolean {
  const [before = '', next = ''] = [words[from - 1], words[to]]
  if (id === 'cost' && words[from] === 'how')
    return !/^(?:steps|stairs|bedrooms|rooms|baths|bathrooms|floors|acres|sqft|notice|land|space|ground|in)$/.test(next)
  if (id === 'cost' && words[from] === 'charge')
    return !/^(?:my|an?|the|our|it|there|here|at|overnight)$/.test(next) && !/^(?:it|car|ev|tesla)$/.test(before)
  if (id === 'cost' && words[from] === 'free')
    return (
      !words.includes('when') &&
      !dwelling.test(before) &&
      before !== 'step' &&
      next !== 'from' &&
      !(next === 'for' && words[to + 1] === 'all')
    )
  if (id === 'when' && to - from === 1 && words[from] === 'when')
    return from === 0 || !/^(?:i|we|you|he|she|they|it|my)$/.test(next)
  if (id === 'who') return from === 0 || /^(?:and|so|know|tell|me|but|or|hi|hello|is|penny|ask)$/.test(before)
  return true
}

/** "Is the flat free?" asks when, not for how much. */
const dwelling = /^(?:flat|loft|apartment|unit|place|house|home|condo|property|room|studio|townhouse)$/

/** "reachable", "nicely", "kept going": manner says little about what is asked. */
export const isDerived = (word: string) => word.length > 5 && /(?:ly|able|ible|ed|ing|ings|ish|ness)$/.test(word)

/** "Flower beds" aren't bedrooms, a virtual tour isn't booked, and a bay window is no view of a bay. */
const names = (thing: Hit<ThingId>, { from, to }: Hit<TopicId>) =>
  (thing.id === 'garden' || thing.id === 'disclosures' || thing.id === 'pictures' || thing.id === 'windows') &&
  thing.from <= from &&
  to <= thing.to &&
  to - from < thing.to - thing.from

/** A special assessment is a fee of owners, a special is a discount. */
const isAssessed = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'flexibility' && words[from] === 'special' && /^asses/.test(words[to] ?? '')

/** "Which lease lengths are on offer?" asks for no discount. */
const isOnOffer = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'flexibility' &&
  words.slice(from, to).some((word) => /^offer/.test(word)) &&
  /\b(?:lengths?|terms|options|leases?)\b.*\b(?:on offer|offered|(?:do|does) (?:they|you|he|she|the \w+) offer)\b/.test(
    words.join(' '),
  )

/** "Are the counters granite?" asks for no other offer. */
const isCountertop = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'flexibility' &&
  to - from === 1 &&
  /^counters?$/.test(words[from] ?? '') &&
  /\b(?:kitchen|granite|marble|quartz|stone|wood|butcher|laminate|tiled?|concrete|space|made|material|stools?|seating|backsplash)\b/.test(
    words.join(' '),
  )

/** "Are the floors oak or laminate?" asks what they are made of, and not which floor it is. */
const asksFlooring = (words: string[]) =>
  words.includes('floors') &&
  (materialsIn(words).length > 0 || /\b(?:what|which) materials?\b|\bmade of\b/.test(words.join(' ')))

/** "Could I get it down to 68 degrees?" asks for no lower price. */
const isOfDegrees = ({ id }: Hit<TopicId>, words: string[]) => id === 'flexibility' && words.includes('degrees')

/** "I have four parakeets, loud as hell" */
const isLoudAnimal = ({ id, from }: Hit<TopicId>, words: string[], all: Hit<TopicId>[]) =>
  id === 'noise' && /^(?:loud|noisy)$/.test(words[from] ?? '') && all.some((other) => other.id === 'pets')

/** "Integrated fridge or a standalone one?", "is there a freestanding tub?" ask for no kind of home. */
const isOfAppliance = ({ id, from, to }: Hit<TopicId>, words: string[], things: Hit<ThingId>[]) =>
  id === 'kind' &&
  /^(?:stand ?alone|free ?standing)$/.test(words.slice(from, to).join(' ')) &&
  things.some((thing) =>
    ['fridge', 'oven', 'tub', 'microwave', 'dishwasher', 'island', 'wineCellar'].includes(thing.id),
  )

/** "The last building I lived in" */
const isLivedBefore = ({ id, from }: Hit<TopicId>, words: string[]) =>
  id === 'availability' &&
  words[from] === 'lived' &&
  /^(?:i|we|he|she|ever|have|never|always)$/.test(words[from - 1] ?? '')

/** "Can I turn the garage into a studio?", "a yoga studio" are no bedrooms. */
const isWorkshop = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'beds' &&
  /^studios?$/.test(words.slice(from, to).join(' ')) &&
  (/\b(?:into|as|for) (?:an? |my )?$/.test(`${words.slice(0, from).join(' ')} `) ||
    /^(?:art|music|yoga|recording|dance|pottery|film|photo|home|design|my)$/.test(words[from - 1] ?? ''))

/** "What is it listed at?" asks for the price, and not whether it's on the market. */
const isListedAt = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'availability' && words.slice(from, to).includes('listed') && /^(?:at|for)$/.test(words[to] ?? '')

/** "Can you see it from the kitchen?" and "I see it says 1926" ask for no tour. */
const isSeenFrom = ({ id, to }: Hit<TopicId>, words: string[]) =>
  id === 'tours' &&
  words[to - 2] === 'see' &&
  words[to - 1] === 'it' &&
  /^(?:from|says?|said|has|had|is|was)$/.test(words[to] ?? '')

/** "How long would I have before everyone else sees it?" */
const isSeenByOthers = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'tours' &&
  words.slice(from, to).some((word) => /^(?:sees?|seen|views?|tours?)$/.test(word)) &&
  /\b(?:(?:every|any)(?:one|body)|others|other people|the public|people) (?:else )?(?:can |could |will |gets? to )?$/.test(
    `${words.slice(0, from).join(' ')} `,
  )

/** "My ceiling is six and a half million": of money. */
const isOwnCeiling = ({ id, from }: Hit<ThingId>, words: string[]) =>
  id === 'ceilings' && words[from] === 'ceiling' && /^(?:my|our|their|his|her|budget)$/.test(words[from - 1] ?? '')

/** "How close is it to the living room?" asks for a distance, and not when a sale closes; "is it close to a park?" too. */
const isNearTo = ({ id, from }: Hit<TopicId>, words: string[]) => {
  const [before = '', next = ''] = [words[from - 1], words[from + 1]]
  if (id === 'availability' && words[from] === 'closing' && /^(?:self|auto|soft)$/.test(before)) return true
  if (id !== 'availability' || words[from] !== 'close') return false
  return before === 'how'
    ? /^(?:is|are|to|was)$/.test(next)
    : next === 'to' && /^(?:is|are|it|that|they|this|house|home|place|building|very|really|too|so|as)$/.test(before)
}

/** "How many steps with the groceries?" asks for no shop. */
const isCarried = ({ id, from }: Hit<TopicId>, words: string[]) =>
  id === 'neighborhood' &&
  /^grocer/.test(words[from] ?? '') &&
  /\b(?:carry\w*|haul\w*|lug\w*|drag\w*|schlep\w*|stairs?|steps?|stroller|elevator|lift|cart|bags?|workout|unload\w*|flights?)\b/.test(
    words.join(' '),
  )

/** "Do I get keys to the roof?" asks neither when the home is free nor what is paid to move in. */
export const ofOtherKeys = (line: string) =>
  /\b(?:lose|lost|losing|forget|copy|copies|duplicate|extra|spare) (?:(?:of|my|the|a|our|set|sets) ){0,3}keys?\b|\bkeys? (?:to|for) (?:the|a|my|our) (?!place|home|house|apartment|unit|loft|condo|door)/.test(
    line,
  )

const isOtherKey = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'availability' &&
  words.slice(from, to).some((word) => /^keys?$/.test(word)) &&
  ofOtherKeys(words.slice(Math.max(0, from - 3)).join(' '))

/** "Is the solar owned or leased?" asks for no lease of the home. */
const isOwnedOrLeased = (hit: Hit<TopicId>, words: string[]) =>
  ['lease', 'price', 'offering', 'availability'].includes(hit.id) &&
  /\b(?:own(?:ed)?|bought|financed|paid off) or (?:leased?|rent(?:ed)?)\b|\b(?:leased?|rented) or (?:own(?:ed)?|bought)\b/.test(
    words.join(' '),
  )

/** "The insurance form asks for the year" */
const isOfPapers = ({ id, to }: Hit<ThingId>, words: string[]) =>
  id === 'insurance' &&
  /^(?:forms?|papers?|paperwork|company|agent|guy|people|quote|application)$/.test(words[to] ?? '')

/** "So no window units needed?" asks for the cooling. */
const isWindowUnit = ({ id, to }: Hit<ThingId>, words: string[]) =>
  id === 'windows' && /^(?:units?|ac|acs|air)$/.test(words[to] ?? '')

/** "A bike that costs more than my car", "two wheels, no car": a car that nobody parks. */
const isNoCar = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'parking' &&
  to - from === 1 &&
  /^cars?$/.test(words[from] ?? '') &&
  /\b(?:(?:than|as) (?:my|a|our|the)(?: (?:old|last|first))?|(?:no|without|without a|instead of a|sold my|gave up my|do not (?:have|own) a))$/.test(
    words.slice(0, from).join(' '),
  )

/** "There's no HOA to deal with?" asks for no bargain. */
const isDealtWith = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'flexibility' && /^deal/.test(words[from] ?? '') && to - from === 1 && words[to] === 'with'

/** "Does it come with the condo?" asks what belongs to it, and not what kind of home it is. */
const isOwner = ({ id, from }: Hit<TopicId>, words: string[]) =>
  id === 'kind' &&
  /\b(?:come|comes|coming|included|sold|goes|go|stay|stays|staying|convey|conveys|left|leave|leaves|remain|remains) (?:with|in|at) (?:the|this)$/.test(
    words.slice(0, from).join(' '),
  )

/** "Any room for a guest house?" asks for space. */
const isSpace = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'beds' &&
  /^(?:any )?room$/.test(words.slice(from, to).join(' ')) &&
  words[to] === 'for' &&
  !/^an?$/.test(words[from - 1] ?? '')

/** "Thanks a lot", "a lot of light", but not "is there a lot?". */
const isMuch = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'lot' &&
  to - from === 1 &&
  words[from - 1] === 'a' &&
  (/^(?:thanks|thank|whole|quite|such)$/.test(words[from - 2] ?? '') ||
    words[to] === 'of' ||
    words[to] === 'more' ||
    /^(?:matters?|helps?|mean|means|cost|costs|care|talk|travel|work|drive|cook|read|move|like|love|use|pay|rain|rains|really)$/.test(
      words[from - 2] ?? '',
    ))

/** "After my lab", "lab is over at 4": of students and scientists, and no dog. */
const isOfStudy = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'pets' &&
  /^labs?$/.test(words[from] ?? '') &&
  (/\b(?:after|before|during|from|in|at)(?: (?:my|the|our|chem|chemistry|bio|biology|physics|computer))*$/.test(
    words.slice(0, from).join(' '),
  ) ||
    /^(?:(?:is|are|class) )*(?:over|out|done|ends?|finishes|starts?|until|till|runs)\b/.test(words.slice(to).join(' ')))

/** "Small dogs" says nothing of the home's size. */
const isOfAnimal = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'size' &&
  to - from === 1 &&
  isOfBuild(words[from] ?? '') &&
  /^(?:dog|cat|pet|puppy|kitten)s?$/.test(words[to] ?? '')

/** "Sleeps all day, that cool w them", "the size of a pony", of an animal: no bedroom, no cooling and no size of the home. */
const isOfHabit = ({ id, from, to }: Hit<TopicId>, words: string[]) => {
  const [before = '', said = '', next = ''] = [words[from - 1], words[from], words[to]]
  if (id === 'beds') return said === 'sleeps' && /^(?:all|most|mostly|on|under|like|a|through|and|20|18)$/.test(next)
  if (id === 'cooling') return said === 'cool' && /^(?:that|we|you|they|all|it)$/.test(before) && next === 'with'
  return id === 'size' && /^size$/.test(words[to - 1] ?? '') && next === 'of' && /^an?$/.test(words[to + 1] ?? '')
}

/** "A drum machine" washes nothing. */
const isOtherMachine = ({ id, from, to }: Hit<TopicId>, words: string[]) =>
  id === 'laundry' &&
  /^machines?$/.test(words.slice(from, to).join(' ')) &&
  /^(?:drum|slot|sewing|espresso|coffee|pinball|ice|fax|rowing|time|vending|answering)$/.test(words[from - 1] ?? '')

/** What words (in English) are about. */
export function meaningOf(words: string[]): Omit<Reading, 'text' | 'isMarked' | 'isAside'> {
  const thingHits = longestHits(findThings(words)).filter(
    (hit) =>
      !isOfPapers(hit, words) &&
      !isWindowUnit(hit, words) &&
      !isOwnCeiling(hit, words) &&
      !(hit.id === 'facade' && asksFlooring(words)),
  )
  const topicHits = longestHits(findTopics(words)).filter(
    (hit, _, all) =>
      !isLoudAnimal(hit, words, all) &&
      !isOfAppliance(hit, words, thingHits) &&
      !isMuch(hit, words) &&
      !isOfStudy(hit, words) &&
      !isOnOffer(hit, words) &&
      !isAssessed(hit, words) &&
      !isCountertop(hit, words) &&
      !isListedAt(hit, words) &&
      !isOfDegrees(hit, words) &&
      !isLivedBefore(hit, words) &&
      !isWorkshop(hit, words) &&
      !isNearTo(hit, words) &&
      !isSeenFrom(hit, words) &&
      !isSeenByOthers(hit, words) &&
      !isSpace(hit, words) &&
      !isCarried(hit, words) &&
      !isNoCar(hit, words) &&
      !isOwner(hit, words) &&
      !isDealtWith(hit, words) &&
      !isOtherKey(hit, words) &&
      !isOfHabit(hit, words) &&
      !isOtherMachine(hit, words) &&
      !(thingHits.length > 0 && isOwnedOrLeased(hit, words)) &&
      !(hit.id === 'floor' && asksFlooring(words)) &&
      !thingHits.some((thing) => names(thing, hit)),
  )
  const askedHits = longestHits(findAsked(words)).filter((hit) => reallyAsks(hit, words))
  const amounts = amountsIn(words)
  const thingsFound = unique([
    ...thingHits.map(({ id }) => id),
    ...(asksFlooring(words) ? (['hardwood'] as const) : []),
  ])
  const topicsFound = unique(topicHits.filter((hit) => !isOfAnimal(hit, words)).map(({ id }) => id))
  const covered = new Set<number>()
  for (const { from, to } of [...topicHits, ...askedHits, ...thingHits, ...amounts])
    for (let i = from; i < to; i++) covered.add(i)
  const isNear = (i: number) =>
    topicHits.length + thingHits.length === 0 || thingHits.some(({ from, to }) => i >= from - nearby && i < to + nearby)
  const isLeft = (word: string, i: number) =>
    !covered.has(i) &&
    word.length > 1 &&
    !/^\$?\d/.test(word) &&
    !isIdle(word) &&
    !besideAny([...topicsFound, ...thingsFound], word)
  const leftover = words.filter(isLeft)
  const extra = words.filter((word, i) => isLeft(word, i) && (isQualifier(word) || (isNear(i) && !isDerived(word))))
  return {
    words,
    topics: topicsFound,
    things: thingsFound,
    asked: unique(askedHits.map(({ id }) => id)),
    amounts,
    extra,
    leftover,
  }
}
