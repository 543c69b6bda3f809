import { plainText, wordsOf } from '../understand/normalize.ts'
import type { Reading } from '../understand/read.ts'
import type { TopicId } from '../understand/topics.ts'
import { readingOfWords } from './reading-of-words.ts'

/** Of two topics in one question, the more specific one. */
const absorbs: Partial<Record<TopicId, TopicId[]>> = {
  flexibility: ['price', 'lease', 'fee', 'availability'],
  fee: ['price', 'utilities'],
  deposit: ['price', 'availability', 'fee', 'lease'],
  parking: ['price', 'fee', 'utilities', 'heating', 'offering'],
  pets: ['price', 'fee', 'deposit', 'size', 'availability'],
  tours: ['availability', 'kind', 'view', 'size', 'beds', 'overview'],
  lot: ['size'],
  lease: ['price', 'availability', 'offering'],
  utilities: ['price', 'heating', 'cooling'],
  year: ['kind', 'size'],
  laundry: ['price', 'beds', 'floor', 'utilities', 'size'],
  elevator: ['stepFree', 'floor', 'size'],
  beds: ['size', 'price'],
  availability: ['offering', 'price'],
  kind: ['offering', 'availability'],
  cooling: ['size', 'heating'],
  neighborhood: ['address', 'parking', 'availability', 'noise', 'pets'],
  view: ['address', 'beds', 'noise', 'neighborhood'],
  school: ['address'],
  moveInCost: ['price', 'deposit', 'availability', 'lease'],
  heating: ['size'],
  stepFree: ['address', 'floor'],
  address: ['overview'],
}

/** "How big is the loft?" names the home, it doesn't ask what kind it is. */
const isOnlyNamed = ({ words, topics, asked }: Reading) =>
  (topics.length > 1 || asked.length > 0) &&
  !/\b(?:or|kind|sort|type|is it an?|is this an?|detached|attached|share|shared)\b/.test(words.join(' '))

const supplies = /\b(?:heat|heating|water|gas|electricity|electric|power|trash|garbage|internet)\b/
const whoPays =
  /\b(?:pays?|paying|paid|covers?|covered|includes?|included|comes? with|part of|in the rent|with the rent|bills?|(?:is|are|not|isnt|arent|costs?|billed) extra)\b/

/** "Who's paying for the heating?", "does heat come with the rent?": who pays for it, not how it works. */
const asksWhoPays = ({ words, topics, things }: Reading) => {
  const line = words.join(' ')
  return (
    supplies.test(line) &&
    whoPays.test(line) &&
    things.every((id) => id === 'internet') &&
    topics.every((id) => id === 'heating' || id === 'utilities' || id === 'price') &&
    !/\bhow much\b/.test(line)
  )
}

/** "How much a month for the loft?" asks for the home's price, whatever it is called. */
const asksHomePrice = ({ asked, topics, things, words }: Reading) =>
  asked.includes('cost') &&
  topics.length > 0 &&
  topics.every((id) => ['price', 'beds', 'kind', 'address', 'offering'].includes(id)) &&
  things.every((id) => id === 'loft') &&
  !/\b(?:extra|more|second|each|per (?:bed|room|person))\b/.test(words.join(' '))

/** "The garage nearby" and "near the bedrooms" say nothing of the surroundings. */
const places =
  /\b(?:neighborhood|hood|district|bart|trains?|station|transit|subway|metro|bus|stores?|shops?|shopping|groceries|grocery|supermarkets?|restaurants?|cafes?|coffee|parks?|beach|downtown|airport|freeway|highway|hospital|trails?|hiking|ferry|muni|around (?:there|here|it)|surround\w*|walkable|walk score|commute)\b/

const aroundHere = /\b(?:around (?:there|here|it)|downtown)\b/g

const heatsAndCools =
  /\bheat\w* (?:\w+ ){0,4}?(?:and|or|plus) (?:air|ac|cool\w*)\b|\bcool\w* (?:\w+ ){0,4}?(?:and|or|plus) heat\w*\b/

/** "Rent, deposit, pet rent?", "beds baths sqft": each item of a list is a question of its own. */
function listedTopics(text: string): TopicId[] | null {
  const said = text.slice(text.lastIndexOf(':') + 1)
  const items = (/[,;?/&+]|\band\b/.test(said) ? said.split(/[,;?/&+]|\band\b/) : said.split(' '))
    .map((item) => wordsOf(plainText(item)))
    .filter((words) => words.length > 0)
  const isShort = items.every((words, i) => words.length <= (i > 0 && i < items.length - 1 ? 4 : 7))
  if (items.length < 3 || !isShort) return null
  const topics = items.map((words) => chosenTopics(readingOfWords(words, '')))
  return topics.every((some) => some.length > 0) ? [...new Set(topics.flat())] : null
}

/** "Beds, baths and sq ft, please" */
const asksForArea = /\b(?:sqft|square (?:feet|foot|footage|meters?)|living (?:area|space)|floor area|footage)\b/
const roomsAndYear: ReadonlySet<TopicId> = new Set<TopicId>(['beds', 'baths', 'year', 'kind', 'size'])

/** "How big is the garage?" */
const sizeOfGarage =
  /\bhow (?:big|large|wide|long|tall|deep|high) (?:is|are) (?:the |that |its )?(?:two car |one car |2 car |1 car )?(?:garage|driveway|parking|spot|space|carport)\b|\b(?:garage|driveway|parking spot|parking space) (?:size|dimensions|measurements)\b|\b(?:size|dimensions|measurements) of the (?:garage|driveway|parking|spot|space)\b/

/** "Is it on the street side?" asks where the home lies in its building. */
export const streetSide =
  /\b(?:street|front|back|rear) side\b|\bside of the (?:street|building)\b|\bfac(?:e|es|ing) the street\b/

export function chosenTopics(reading: Reading): TopicId[] {
  const listed = listedTopics(reading.text)
  if (listed) return listed
  if (asksWhoPays(reading)) return ['utilities']
  // "Is 24 months cheaper?"
  if (
    reading.topics.includes('lease') &&
    /\b(?:cheaper|discount\w*|lower rent|less rent|(?:anything|something|any money|some money) off|a break on)\b/.test(
      reading.words.join(' '),
    )
  )
    return ['flexibility']
  if (asksHomePrice(reading)) return ['price']
  // "When can it be rented?"
  if (reading.asked.includes('when') && reading.topics.length === 1 && reading.topics[0] === 'offering')
    return ['availability']
  const isNearOnly = !places.test(reading.words.join(' ')) && reading.topics.length + reading.things.length > 1
  const line = reading.words.join(' ')
  // "Is it a bay window?" asks for no view of the bay.
  const isOfWindow =
    /\bbay windows?\b/.test(line) && !/\b(?:views?|see|look\w*|overlook\w*|fac(?:e|es|ing))\b/.test(line)
  // "A monthly garage around there": where one could park, and not what else is near.
  const isParkingAround = reading.topics.includes('parking') && !places.test(line.replace(aroundHere, ' '))
  const named = reading.topics.filter(
    (id) =>
      !(id === 'neighborhood' && (isNearOnly || isParkingAround)) &&
      !(id === 'view' && isOfWindow) &&
      !(id === 'size' && sizeOfGarage.test(line)) &&
      !(id === 'parking' && streetSide.test(line)),
  )
  const dropped = new Set(named.flatMap((id) => absorbs[id] ?? []))
  if (heatsAndCools.test(line)) dropped.delete('heating')
  if (/\b(?:house|home|place)\b.*\b(?:and|plus)\b.*\b(?:lot|land|yard)\b/.test(line)) dropped.delete('size')
  if (asksForArea.test(line) && named.every((id) => roomsAndYear.has(id))) dropped.delete('size')
  const topics = named.filter((id) => !dropped.has(id) && !(id === 'kind' && isOnlyNamed(reading)))
  if (topics.length > 0 || reading.things.length > 0) return topics
  const others = reading.topics.filter((id) => !(id === 'parking' && streetSide.test(line)))
  return others.length > 0 ? others : fallbackTopic(reading)
}

/** "How much?", "how big?", "when?" and "where?" by themselves ask for the home's. */
export function fallbackTopic({ asked, extra, words }: Reading): TopicId[] {
  if (extra.length > 0 || words.length > 5) return []
  const [first] = asked
  const topic =
    first &&
    (
      { cost: 'price', size: 'size', when: 'availability', where: 'address', age: 'year' } as Partial<
        Record<typeof first, TopicId>
      >
    )[first]
  return topic ? [topic] : []
}
