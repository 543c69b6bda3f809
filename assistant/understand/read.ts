import type { Listing } from '../listing.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { type Language, languageOf } from './language.ts'
import { plainText, singular, wordsOf } from './normalize.ts'
import { longestHits } from './phrases.ts'
import { spanishToEnglish } from './spanish.ts'
import { spellingWith } from './spelling.ts'
import { findThings, type ThingId } from './things.ts'
import { type Asked, findAsked, findTopics, type TopicId, topicIds, topics } from './topics.ts'

/** What one clause asks or says, before anything is decided. */
export interface Reading {
  text: string
  /** In English, corrected, without punctuation. */
  words: string[]
  isMarked: boolean
  topics: TopicId[]
  things: ThingId[]
  asked: Asked[]
  amounts: Amount[]
  /** Words with a meaning of their own that no topic accounts for. */
  extra: string[]
}

export interface MessageReading {
  language: Language
  clauses: Reading[]
}

const neutral = new Set(
  `a an the and or but so if then than that this these those there here it its is are was were be been being am do does did done have has
  had get got getting give gives can could may might will would shall should must i you he she we they me my mine your yours our us them
  their his her to of in on at for from with without by about as into up out off over what which who whose whom when where why how much
  many any some all every each other another more most less least very really pretty quite too also just only even still yet already again
  now please thanks thank hi hello hey ok okay yes no not nope well oh um uh so like know tell show say let see ask asking question
  wondering wonder curious want need would like love interested looking look think thought guess sure maybe possible possibly able
  come comes include includes included including offer offers provide provided place home house unit property apartment condo listing
  townhouse loft building room one ones thing things stuff anything something nothing kind sort type have
  exactly actually currently approximately roughly around about approx total overall basically
  penny hope mean means great good nice cool wow quick quickly simple detail details info information available existing
  right lol haha btw fyi asap do does go going goes put take use used using work works live living
  person people someone anyone somebody anybody guys folks sir madam madame dear buddy excuse sorry
  hear heard read saw seen noticed found understand understanding correct true confirm clarify remind
  first second two three own full part whole both either neither same different
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  today tomorrow tonight yesterday week weeks weekend month months year years day days morning afternoon evening night hour hours minute minutes time times date
  christmas thanksgiving spring summer fall winter season
  before after since until till during while whether because though although however instead besides anyway always never often sometimes usually ever once twice
  wife husband partner spouse mom mother dad father parent parents sister brother son daughter kid kids child children baby toddler family friend friends boyfriend
  girlfriend fiance fiancee grandma grandpa grandmother uncle aunt cousin niece nephew couple roommate roommates boss client him her
  seller sellers owner owners landlord agent realtor broker lister
  mr mrs ms dr
  said saying says told tell tells told talk talking call called asked answer
  make makes made making take takes taking bring bringing keep keeping start started starting stop stay staying live lives living move moved moving
  buy buying rent renting pay paying sell selling find found think thinking try trying turn turned count counts counting mind care matter matters
  little bit lot lots couple few several enough extra else rather together alone almost nearly
  number amount figure sum math calculation
  person guest guests visitor visitors
  long short far near close away back down below above over under between across around inside outside through toward
  real really honest honestly kidding kindly please
  best better worse worst top main single double whole entire
  let lets may must ought
  day night lately recently soon later early late ahead
  end ends begin begins
  today's it's
  q n m f o e x re vs etc incl ie eg tho thru yo yall y'all ugh smth sth ppl bldg hrs
  plus minus divided multiplied equals
  name word words page picture pictures photo photos website site app ad advert posting post
  planning plan plans hoping considering comparing deciding looking searching
  us`.split(/\s+/),
)

const besides = new Map(
  topicIds.map((id) => [id, new Set((topics[id].beside ?? '').split(/\s+/).flatMap((word) => [word, singular(word)]))]),
)

const vocabulary = [
  ...Object.values(topics).flatMap(({ phrases, beside }) => [...wordsOf(phrases.replaceAll('*', '')), ...wordsOf(beside ?? '')]),
  ...neutral,
  ...`pool gym doorman balcony terrace patio deck garden yard backyard fireplace basement attic storage bicycle closet dishwasher kitchen
  island oven stove refrigerator fridge microwave appliances hardwood internet fiber solar alarm furnished furniture smoking office den
  bathtub shower ceiling roof plumbing heater asbestos termites insurance taxes package playground generator inspection disclosures
  cancel reschedule schedule morning afternoon evening monday tuesday wednesday thursday friday saturday sunday tomorrow email phone name
  jan feb mar apr jun jul aug sep sept oct nov dec xmas
  mortgage loan investment interest rate crime safe schools neighbors children family monthly yearly weekly`.split(/\s+/),
]
const correct = spellingWith(vocabulary)

/** Reads a message about a listing: its language, and what each clause is about. Never throws. */
export function readMessage(message: string, listing: Listing, before: Language = 'en'): MessageReading {
  const text = plainText(message)
  const language = languageOf(text, before)
  const keep = new Set(wordsOf(`${listing.address} ${listing.description ?? ''} ${Object.values(listing.facts).join(' ')}`))
  return { language, clauses: clausesOf(text).map((clause) => readClause(clause, language, keep)) }
}

export function readClause({ text, isMarked }: Clause, language: Language, keep: Set<string>): Reading {
  const own = wordsOf(text)
  const words = language === 'es' ? spanishToEnglish(own) : own.map((word) => correct(word, keep))
  return { text, isMarked, ...meaningOf(words.flatMap((word) => word.split(' '))) }
}

/** A word that qualifies a topic stands close to its name: "salt water pool", "pool with a cover". */
const nearby = 3

/** What words (in English) are about. */
export function meaningOf(words: string[]): Omit<Reading, 'text' | 'isMarked'> {
  const topicHits = longestHits(findTopics(words))
  const thingHits = longestHits(findThings(words))
  const askedHits = longestHits(findAsked(words))
  const amounts = amountsIn(words)
  const topicsFound = unique(topicHits.map(({ id }) => id))
  const covered = new Set<number>()
  for (const { from, to } of [...topicHits, ...askedHits, ...thingHits, ...amounts])
    for (let i = from; i < to; i++) covered.add(i)
  const named = [...topicHits, ...thingHits]
  const isNear = (i: number) => named.length === 0 || named.some(({ from, to }) => i >= from - nearby && i < to + nearby)
  const extra = words.filter(
    (word, i) =>
      !covered.has(i) &&
      !/^\$?\d/.test(word) &&
      isNear(i) &&
      !neutral.has(word) &&
      !neutral.has(singular(word)) &&
      !topicsFound.some((id) => besides.get(id)?.has(word) || besides.get(id)?.has(singular(word))),
  )
  return { words, topics: topicsFound, things: unique(thingHits.map(({ id }) => id)), asked: unique(askedHits.map(({ id }) => id)), amounts, extra }
}

const unique = <T>(list: T[]): T[] => [...new Set(list)]
