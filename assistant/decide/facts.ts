import type { Home } from '../facts/home.ts'
import { type Answer, type AnswerSource, beyond } from '../say/answer.ts'
import { both, sentence, type Words } from '../say/format.ts'
import { ownerWords } from '../say/owner-words.ts'
import { contentStems, ownersAnswer, type Passage, passagesOf, stem } from '../say/record-search.ts'
import { spanishGist } from '../say/spanish-gist.ts'
import { spanishList, spanishTerms } from '../say/spanish-terms.ts'
import { supplyVerdict } from '../say/supplies.ts'
import { topicAnswers } from '../say/topic-answers.ts'
import { isYesNo } from '../say/topics/shared.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import { qualifierWords } from '../understand/idle-words.ts'
import { languageOf } from '../understand/language.ts'
import { wordsOf } from '../understand/normalize.ts'
import { isDerived, type Reading } from '../understand/read.ts'
import { findThings, type ThingId } from '../understand/things.ts'
import { type TopicId, topics as topicsById } from '../understand/topics.ts'
import { withChoiceMet } from './choice.ts'
import { chosenTopics, streetSide } from './choose-topics.ts'
import { focusOf } from './focus.ts'
import { withNamedMaterial } from './materials.ts'
import { leavesDetail, roomAsked, stemsOf, wholeSentenceOf, withUnsaid } from './unsaid.ts'

const asksView =
  /\b(?:see|view|overlook\w*|looks? (?:out|at|on|onto|into|over)|looking (?:out|at|over)|face|faces|facing|visible)\b.*\b(?:windows?|bedrooms?|terrace|balcony|out|from|upstairs)\b|\b(?:windows?|bedrooms?|terrace|balcony)\b.*\b(?:look|looks|looking|face|faces|facing|overlook|overlooks|view)\b/
const saysView =
  /\b(?:looks?(?! like)|view|overlooks?|faces|facing|bay|over the|into the)\b|\bto the (?:east|west|north|south)\b/i

const saysWater = /\b(?:water|bay|ocean|sea|lake|river|creek)\b/i

/** "What do the bedrooms look out on?": only what the record says of a view, and of these rooms where they are named. */
function viewFact(reading: Reading, home: Home): Answer | null {
  const line = reading.words.join(' ')
  if (
    !asksView.test(line) ||
    /\b(?:tour|come|visit|see (?:it|the|this) (?:house|home|place|apartment|loft|condo)?)\b/.test(line)
  )
    return null
  const asked = contentStems(reading.words)
  const rooms = ['bedroom', 'window', 'terrace', 'balcony', 'kitchen', 'sofa']
    .map(stem)
    .filter((word) => asked.includes(word))
  const named = reading.leftover.map(stem).filter((word) => !/^(?:look|face|see|out|rear|big|back|water)/.test(word))
  const isOfWater = /\b(?:water|sea|ocean)\b/.test(line)
  const ofView = passagesOf(home).filter(
    (one) => saysView.test(one.text) && !/how fast|fiber/i.test(one.text) && (!isOfWater || saysWater.test(one.text)),
  )
  // "The kitchen has … and a window over the lawn" may be cut into pieces.
  const ofWindow = rooms.length > 1 && rooms.includes('window')
  const inSentence = (one: Passage) => stemsOf(wholeSentenceOf(one.text, home))
  const found =
    (ofWindow ? ofView.find((one) => rooms.every((word) => inSentence(one).has(word))) : undefined) ??
    ofView.find((one) => rooms.some((word) => word !== 'window' && one.stems.has(word))) ??
    ofView.find(
      (one) =>
        rooms.every((word) => word === 'window') &&
        (one.topics.has('view') || rooms.some((word) => one.stems.has(word))),
    ) ??
    ofView.find((one) => rooms.length === 0 && named.length > 0 && named.every((word) => one.stems.has(word)))
  const isMet = (one: Passage) =>
    named.every((word) => one.stems.has(word)) || (isChoice(reading) && isAlternative(reading.words, one.stems))
  if (found && isMet(found)) return quoted(found, reading, home)
  return rooms.length > 0 ? { topic: 'view', text: both('', ''), sources: [], isOpen: true } : null
}

/** Every word that matters stands in one passage of the record. */
export function knownWords({ extra }: Reading, home: Home): boolean {
  const stems = extra.map(stem)
  return stems.length > 0 && passagesOf(home).some((one) => stems.every((word) => one.stems.has(word)))
}

/** What the record says to a question: an answer for each topic and thing that it names. */
export function factsFor(reading: Reading, home: Home, today: string): Answer[] {
  const found = withNamedMaterial(withUnsaid(factsNamed(ofPart(reading), home, today), reading, home), reading)
  return leavesDetail(found, reading) ? found : withChoiceMet(found, reading)
}

/** What the age of the home says nothing of. */
const parts: TopicId[] = ['heating', 'cooling', 'laundry', 'elevator']

/** "How old is that furnace?" asks for the age of the furnace, which no field tells. */
function ofPart(reading: Reading): Reading {
  const { topics, words } = reading
  const isAged = topics.includes('year') && topics.some((id) => parts.includes(id)) && namesPart.test(words.join(' '))
  return isAged
    ? {
        ...reading,
        topics: topics.filter((id) => id !== 'year'),
        asked: [...new Set([...reading.asked, 'age' as const])],
      }
    : reading
}
/** "Once you're inside, are there more stairs?": where bedrooms are upstairs, there are. */
function innerStairs(reading: Reading, home: Home): Answer | null {
  const line = reading.words.join(' ')
  if (!asksInnerStairs.test(line) || toGetInside.test(line)) return null
  const found = passagesOf(home).find(({ text, question }) => question === null && /\bupstairs\b/i.test(text))
  return found ? quoted(found, { ...reading, words: ['are', 'there', 'stairs'] }, home) : null
}
/** "Are there stairs to get inside?" asks for the way in. */
const toGetInside = /\b(?:get|go|come|enter|going|getting|coming) (?:in|inside|indoors|into)\b/
const asksInnerStairs =
  /\b(?:stairs|steps|levels|stories)\b.*\b(?:inside|indoors|within)\b|\b(?:inside|indoors)\b.*\b(?:stairs|steps)\b/

/** "What neighborhood is it in?": the sentence that names it, else the address. */
function areaFact(reading: Reading, home: Home, today: string): Answer[] {
  if (!asksWhichArea.test(reading.words.join(' '))) return []
  const named = passagesOf(home).find(
    ({ kind, text, topics }) =>
      kind === 'description' && (inMiddleOf.test(text) || (topics.has('neighborhood') && beginsWithName.test(text))),
  )
  if (named) return [quoted(named, { ...reading, words: [] }, home)]
  const address = topicAnswers.address(reading, home, today)
  return address ? [address] : []
}
const asksWhichArea =
  /\b(?:what|which) (?:neighborhood|hood|district|part of (?:the )?(?:city|town|sf|san francisco|oakland|brooklyn)|area)(?= (?:is|are) (?:it|this|that|the (?:home|house|place|apartment|condo|loft|unit|building))\b| (?:it|this) is\b|$)/
const inMiddleOf = /\b(?:middle|heart|center|edge|part) of (?:the )?\p{Lu}/u
const beginsWithName = /^\p{Lu}\p{L}+[’']s\b/u

/** "Does it get good light?", "is it dark inside?": a bright room is quoted; of large windows, too, but they leave it open. */
function lightFact(reading: Reading, home: Home): Answer | null {
  const line = reading.words.join(' ')
  if (!asksLight.test(line) || ofOtherLight.test(line)) return null
  const passages = passagesOf(home).filter(({ question }) => question === null)
  const bright = passages.find(({ text }) => saysBright.test(text))
  const windows = passages.find(({ text, things }) => things.has('windows') && saysLargeWindow.test(text))
  const found = bright ?? windows
  return found ? { ...quoted(found, { ...reading, words: [] }, home), isOpen: !bright } : null
}
const asksLight =
  /\b(?:natural light|daylight|sunlit|sunlight|bright|sunny|gloomy)\b|\b(?:get|gets|getting|have|has|enough|good|much|any|lots of|nice|great|real|decent) (?:(?:good|much|any|enough|decent|real|lots of|a lot of|morning|afternoon|evening) )?(?:light|sun)\b|\bhow (?:is|are) the (?:natural )?(?:light|lighting)\b|\b(?:lots?|plenty|tons) of (?:natural )?(?:light|sun)\b|\b(?:is|are|feel|feels|look|looks)(?: (?:it|the (?:apartment|place|unit|loft|house|home|bedrooms?|living room)|this|that|they))? (?:\w+ )?dark\b/
const ofOtherLight =
  /\b(?:lights|light (?:rail|fixtures?|bulbs?|switch\w*|well)|traffic|street ?lights?|pool|garden|yard|terrace|balcony|park\w*|paint\w*|woods?|cabinets?|colou?rs?|photos?|pictures?|till|until|after dark|before dark|direct|kitchen|garage|hall\w*|tours?|neighbou?rhood|outside|walk\w*|safe)\b/
const saysBright = /\b(?:bright|sunny|sunlit|sun-filled|light-filled|airy|full of light|natural light|daylight)\b/i
const saysLargeWindow = /\b(?:tall|big|large|wide|bay|floor-to-ceiling|corner)\b/i
const namesPart =
  /\b(?:furnace|heater|boiler|radiators?|heat pump|ac|air conditioner|hvac|washer|dryer|washing machine|elevator|lift)\b/

function factsNamed(whole: Reading, home: Home, today: string): Answer[] {
  const reading = withAskedOfOne(whole)
  const owners = ownersAnswer(reading.words, home)
  if (
    owners &&
    !asksSum(reading, owners) &&
    !asksSize(reading, owners) &&
    reading.extra.every((word) => owners.stems.has(stem(word)))
  )
    return [quoted(owners, reading, home)]
  const view = viewFact(reading, home) ?? innerStairs(reading, home) ?? lightFact(reading, home)
  if (view) return [view]
  const area = areaFact(reading, home, today)
  if (area.length > 0) return area
  const topics = chosenTopics(whole)
  const answers: Answer[] = []
  const where = topics.includes('beds') ? arrangement(reading, home) : null
  const things = thingsIn(reading, topics).filter(
    // "How loud is it under that window?"
    (id) => (id !== 'primaryBath' || where === null) && !(id === 'windows' && topics.includes('noise')),
  )
  for (const id of topics) {
    if (id === 'floor' && where) continue
    // "Is the pool heated?" asks about the pool.
    if (
      things.length > 0 &&
      ['heating', 'size', 'year', 'price', 'cooling', 'floor', 'view', 'noise'].includes(id) &&
      !reading.words.includes('rent')
    )
      continue
    answers.push(...topicFacts(id, reading, home, today))
  }
  // "Is the master bedroom en suite?" is answered by that each bedroom has a bath.
  const tellsBaths = answers.some(({ topic, isOpen }) => topic === 'baths' && !isOpen)
  for (const id of things) if (id !== 'primaryBath' || !tellsBaths) answers.push(thingFact(id, reading, home))
  const kept = answers.filter(
    ({ text, topic }) =>
      text.en !== '' ||
      (!isPlaceOnly(topic, reading) && (reading.asked.length > 0 || asksWhether(reading) || !besideOthers.has(topic))),
  )
  if (kept.some(({ text }) => text.en !== '')) return kept
  if (answers.length === 0 && reading.extra.length > 0 && !streetSide.test(reading.words.join(' '))) {
    const stems = reading.extra.map(stem)
    const isIn = (one: Passage) => (word: string) => one.stems.has(word) || one.stems.has(sameLevel[word] ?? '')
    const found = passagesOf(home).find((one) =>
      !sharesQuestion(one, stems)
        ? false
        : reading.words.includes('or')
          ? stems.some(isIn(one))
          : stems.every(isIn(one)),
    )
    if (found) answers.push(quoted(found, reading, home))
  }
  return answers
}

/** Stems by which descriptions tell the same. */
const sameLevel: Partial<Record<string, string>> = { downstair: 'below', upstair: 'above' }

/** Named to say what for, where something else is asked: "near the kids' rooms", "from the lobby". */
const besideOthers: ReadonlySet<string> = new Set<ThingId>(['office', 'lobby', 'roommates', 'playground', 'bikeRoom'])

const beforePlace = /^(?:to|in|into|from|off|through|by|near|on|at|of|behind|under)$/

/** "Do I carry my clothes to a basement?" asks for the laundry: the basement is where it might be. */
function isPlaceOnly(id: string, { words }: Reading): boolean {
  const hits = findThings(words).filter((hit) => hit.id === id)
  return (
    hits.length > 0 &&
    hits.every(({ from }) => {
      const before = words.slice(Math.max(0, from - 3), from).filter((word) => !isArticle.test(word))
      return beforePlace.test(before.at(-1) ?? '')
    })
  )
}
const isArticle = /^(?:an?|the|my|our|your|some|any)$/

/** "Is there a den besides the living room?" */
const asksWhether = ({ words }: Reading) => /\b(?:is|are) there (?:also )?(?:an?|any)\b/.test(words.join(' '))

/** A word that only the owner's answer has doesn't make it the answer to another question. */
const sharesQuestion = ({ question }: Passage, stems: string[]) =>
  question === null || contentStems(wordsOf(question)).some((word) => stems.includes(word))

/** "How much is electricity?" and "what's the electric bill usually?" aren't answered by who pays it. */
const asksSum = ({ words }: Reading, { text }: Passage) => sumAsked.test(words.join(' ')) && !/\d/.test(text)
const sumAsked =
  /\bhow much\b|\bbills? (?:usually|normally|typically|like|run|come|average|on average|cost|per month|a month)\b|\b(?:average|typical|usual|normal|monthly) (?:\w+ )?bills?\b/

/** "How deep is it?" isn't answered by that the pool is heated. */
const asksSize = ({ asked }: Reading, { text, question }: Passage) =>
  asked.includes('size') && !saysSize.test(`${question ?? ''} ${text}`)

/** "How many bedrooms, and in which year was it built?": what one topic tells isn't missing from the other. */
function withAskedOfOne(reading: Reading): Reading {
  const { topics, asked } = reading
  if (topics.length < 2) return reading
  return {
    ...reading,
    asked: asked.filter(
      (one) =>
        !topics.some((id) => topicsById[id].tells.includes(one)) ||
        topics.every((id) => topicsById[id].tells.includes(one)),
    ),
  }
}

/** Words of a topic may be the name of a thing, too: "parking garage". */
function thingsIn(reading: Reading, topics: TopicId[]): ThingId[] {
  const { things } = reading
  const covered: Partial<Record<ThingId, TopicId[]>> = {
    garden: ['lot', 'fee'],
    insurance: ['fee'],
    plumbing: ['utilities', 'laundry'],
    roof: ['fee'],
    gym: ['fee'],
    pool: ['fee'],
    internet: ['utilities'],
    loft: ['kind'],
    bikeRoom: [],
    brick: [],
    roommates: ['price'],
    electrical: ['heating', 'cooling'],
    primaryBath: ['baths'],
  }
  // "Are there windows in the kitchen?" asks for the windows.
  const room = things.length > 1 && !reading.words.includes('or') ? roomAsked(reading) : null
  return things.filter((id) => stem(id) !== room && !covered[id]?.some((topic) => topics.includes(topic)))
}

/** Topics that a description may tell of without a field of their own. */
const described: TopicId[] = [
  'view',
  'noise',
  'neighborhood',
  'utilities',
  'floor',
  'heating',
  'cooling',
  'laundry',
  'fee',
  'baths',
]

function topicFacts(id: TopicId, reading: Reading, home: Home, today: string): Answer[] {
  const answer = topicAnswers[id](reading, home, today)
  const more = beyond(reading.asked, topicsById[id].tells)
  if (answer === null) return [fromPassages(id, reading, home, more.length > 0) ?? openTopic(id, reading, home, today)]
  if (id === 'parking' && asksUnsaidKind(reading, home))
    return [{ ...answer, text: withoutVerdict(answer.text), isOpen: true }]
  if (id === 'stepFree' && asksSteps.test(reading.words.join(' ')) && !saysSteps.test(answer.text.en))
    return [{ ...answer, text: withoutVerdict(answer.text), isOpen: true }]
  const where = id === 'beds' ? arrangement(reading, home) : null
  if (where)
    return reading.asked.includes('count') ? [{ ...answer, text: withoutVerdict(answer.text) }, where] : [where]
  const extra = unsaid(reading, answer, home)
  const left = unsaid({ ...reading, extra: reading.leftover }, answer, home)
  if (more.length === 0 && left.length === 0) return [answer]
  const holdsAll = (one: Passage) => left.length > 0 && left.every((word) => one.stems.has(word))
  const owners = passagesOf(home).find(
    (one) =>
      one.question !== null &&
      holdsAll(one) &&
      (one.topics.has(id) || sharesQuestion(one, left.map(stem))) &&
      !asksSum(reading, one),
  )
  if (owners) return [quoted(owners, reading, home)]
  const other = passagesOf(home).find(
    (one) =>
      one.topics.has(id) && (holdsAll(one) || (isOnlyWhere(more) && extra.length === 0 && saysWhere.test(one.text))),
  )
  if (other) return [{ ...answer, text: withoutVerdict(answer.text) }, quoted(other, { ...reading, words: [] }, home)]
  const isOther = asksForOther(reading, (word) => !left.includes(word))
  if (reading.isSure && more.length === 0 && !isOther) return [answer]
  if (
    more.length === 0 &&
    !isOther &&
    !asksFurther(reading, extra) &&
    !asksAlso(
      reading,
      unaccounted(reading, (word) => !left.includes(word)),
    )
  )
    return [answer]
  // An unknown word beside a topic that was asked for by name: answered, and the rest is open.
  const text = isYesNo(reading) ? withoutVerdict(answer.text) : answer.text
  return [{ ...answer, text, isOpen: true, isForWords: true }]
}

const asksSteps = /\bhow many (?:steps?|stairs?)\b/
const saysSteps =
  /\bis step-free\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:steps?|stairs)\b/i

const asksArrangement =
  /\b(?:where are|are where|are they where|(?:up|down) there|apart|share a wall|shared? walls?|next to|adjacent|adjoining|side by side|together|opposite|each other|(?:same|one|different|that|which|what|ground|main|first|second|upper|lower) (?:floor|level|storey|story|side|end)s?|upstairs|downstairs|up top|arranged|laid out|layout|separated?|split|far from|close to|up or down(?:stairs)?|down or up(?:stairs)?|upstairs or down|(?:another|a) flight|flight up|off (?:a|the|one) (?:hall|hallway|corridor))\b/
const saysArrangement =
  /\b(?:upstairs|downstairs|opposite|side by side|around|(?:ground|main|first|second|upper) floor)\b/i

/** "Are the bedrooms next to each other?": where the description says that they are. */
function arrangement(reading: Reading, home: Home): Answer | null {
  if (!asksArrangement.test(reading.words.join(' '))) return null
  const arranged = passagesOf(home).filter((one) => one.stems.has(stem('bedrooms')) && saysArrangement.test(one.text))
  // "This five-bedroom house has a main floor" speaks of the house.
  const found = arranged.find(({ text }) => /(?<!-)\bbedrooms\b/i.test(text)) ?? arranged[0]
  return found ? quoted(found, { ...reading, words: [] }, home) : null
}

const kindsOfParking = /\b(?:shared?|gated|underground|tandem|covered|uncovered|enclosed|indoors?|heated)\b/g

/** "Is the driveway shared?": a kind that the record doesn't speak of. A garage is covered. */
function asksUnsaidKind({ words }: Reading, { listing }: Home): boolean {
  const said = `${listing.facts.parking ?? ''} ${listing.description ?? ''}`.toLowerCase()
  const asked = words.join(' ').match(kindsOfParking) ?? []
  const isSaid = (kind: string) =>
    said.includes(kind) || (/\bgarage\b/.test(said) && /^(?:covered|enclosed|indoors?)$/.test(kind))
  return asked.length > 0 && !asked.some(isSaid)
}

/**
 * What beside the name of a topic asks for more than its fact: a word that qualifies, or a short question of which it is
 * most. "Is the master bedroom upstairs with the others?" tells a story around the same question.
 */
function asksFurther({ words }: Reading, extra: string[]): boolean {
  return extra.some((word) => qualifies.has(word)) || (extra.length > 0 && words.length <= 7)
}

/**
 * A yes-or-no question with a word that nothing accounts for asks for that, whatever else it names: "is the kitchen black and
 * white?", "does the bedroom fit a queen?". Of a longer one, only where it stands in what is asked, and not in the story
 * around it.
 */
function asksAlso(reading: Reading, left: string[]): boolean {
  const { words } = reading
  const inFocus = words.length > longestOfOne ? left.filter((word) => focusOf(words).has(word)) : left
  if (inFocus.length === 0 || reading.topics.some((id) => loose.includes(id))) return false
  const isOpenAsked = reading.isMarked && !reading.isSure && reading.asked.length === 0 && !asksWhich(reading)
  // "Mi gata es negra": the English words of a Spanish statement are those of a question.
  const isStatement = !reading.isMarked && ofOneself.test(words.join(' ')) && languageOf(reading.text) === 'es'
  return (isYesNo(reading) && !isStatement) || isOpenAsked || asksAfterName.test(words.join(' '))
}
/** "La secadora es de gas o eléctrica", word by word in English. */
const asksAfterName = /^(?:(?:and|so|hey|ok|but) )*the (?:[a-z]+ ){1,4}?(?:is it|are they|does it have|do they have)\b/
const ofOneself = /\b(?:my|our|i|we)\b/
const longestOfOne = 8

/**
 * "Is there a fence round the pool?" asks for the fence, whatever else it names and however sure its topic is: what stands
 * after "is there a", up to the next preposition, that nothing accounts for.
 */
function asksForOther(reading: Reading, holds: (word: string) => boolean): boolean {
  const [, named = ''] =
    /\b(?:(?:is|are) there (?:also )?(?:an?|any)|comes? with (?:the|an?|any|its|those|all the)) (.+)$/.exec(
      reading.words.join(' '),
    ) ?? []
  const words = named.split(' ')
  const end = words.findIndex((word) => endsNoun.test(word))
  const head = (end < 0 ? words : words.slice(0, end)).at(-1)
  return head !== undefined && unaccounted(reading, holds).includes(stem(head))
}
const endsNoun =
  /^(?:in|on|at|for|with|near|round|around|by|behind|next|to|so|that|which|of|from|or|and|but|built|close|nearby|outside|inside|somewhere|anywhere|if|where|because|we|i|my|the|here|there|please)$/
/** Topics that are asked for in many words. */
const loose: TopicId[] = [
  'price',
  'flexibility',
  'tours',
  'availability',
  'moveInCost',
  'lease',
  'kind',
  'offering',
  'year',
  'address',
  'overview',
]
const asksWhich = ({ words }: Reading) => /\b(?:what|how|which|when|where|who|why)\b/.test(words.join(' '))
/** Words that no record accounts for, without those that say how. */
const unaccounted = ({ leftover }: Reading, isAccounted: (word: string) => boolean) =>
  leftover
    .filter((word) => !isDerived(word))
    .map(stem)
    .filter((word) => !isAccounted(word))

const isOnlyWhere = (more: string[]) => more.length === 1 && more[0] === 'where'
const saysWhere = /\b(?:upstairs|downstairs|below|above|(?:ground|main|first|second|upper) floor|opposite|beside)\b/i

/** Words of the question that the answer doesn't speak of. Of alternatives ("valet or self-park?") one is enough. */
function unsaid({ extra, words }: Reading, answer: Answer, { listing }: Home): string[] {
  const said = new Set(
    contentStems(wordsOf(`${answer.text.en} ${answer.sources.map(({ text }) => text).join(' ')} ${listing.address}`)),
  )
  const left = extra.map(stem).filter((word) => !said.has(word))
  return isChoice({ words }) && isAlternative(words, said) ? [] : left
}

/** "Gas or electric?", but not "… or do I have to see people". */
const isChoice = ({ words }: Pick<Reading, 'words'>) =>
  /\bor (?!is\b|are\b|do\b|does\b|can\b|will\b|would\b|must\b|should\b|have\b|you\b|i\b|we\b|like\b|not\b|no\b|what\b|how\b|just\b|only\b|so\b|anything\b|something\b|even\b)\w/.test(
    words.join(' '),
  )

/** A word beside "or" stands in the answer. */
function isAlternative(words: string[], said: Set<string>, mayBe: (word: string) => boolean = () => true): boolean {
  const at = words.indexOf('or')
  return words
    .slice(Math.max(0, at - 2), at + 3)

    .some((word) => word !== 'or' && mayBe(word) && contentStems([word]).some((one) => said.has(one)))
}

/** "Fiber or cable?": one of the two words beside the "or" stands in the passage, and nothing else is asked. */
function namesOne(reading: Reading, { stems }: Passage, holds: (word: string) => boolean): boolean {
  const words = reading.words.filter((word) => !/^(?:an?|the|just|only|more|is|it|are)$/.test(word))
  const at = words.indexOf('or')
  const sides = [words[at - 1] ?? '', words[at + 1] ?? '']
  return (
    reading.things.length === 1 &&
    reading.topics.length === 0 &&
    unaccounted(reading, (word) => holds(word) || sides.map(stem).includes(word)).length === 0 &&
    sides.some((word) => stems.has(stem(word)) && words.indexOf(word) === words.lastIndexOf(word))
  )
}

const trains = ['bart', 'train', 'subway', 'metro', 'station', 'transit', 'rail']
const places =
  'supermarket grocery store shop cafe coffee restaurant park beach school hospital airport freeway highway bus ferry trail church synagogue temple mosque gym library bakery laundromat daycare bank pharmacy'.split(
    ' ',
  )

/** A piece about the surroundings answers only for the place that was asked for: a café isn't a supermarket. */
function namesPlace(one: Passage, { words }: Reading): boolean {
  if (one.kind === 'field') return one.id === 'neighbourhood'
  const asked = contentStems(words.map((word) => (word === 'coffee' ? 'cafe' : word)))
  const isTrain = trains.some((word) => asked.includes(stem(word)))
  const named = places.map(stem).filter((word) => asked.includes(word))
  if (!isTrain && named.length === 0) return true
  return (isTrain && trains.some((word) => one.stems.has(stem(word)))) || named.some((word) => one.stems.has(word))
}

/** The owner's answer or a piece of the description about the topic, the one that shares most words with the question. */
function fromPassages(id: TopicId, reading: Reading, home: Home, asksMore: boolean): Answer | null {
  if (asksMore) return null
  const about = passagesOf(home).filter(
    (one) => one.topics.has(id) && (id !== 'neighborhood' || namesPlace(one, reading)),
  )
  const owners = about.find((one) => one.kind === 'answer')
  if (owners && !asksSum(reading, owners)) return quoted(owners, reading, home)
  if (!described.includes(id)) return null
  const asked = contentStems(reading.words)
  const shared = (one: Passage) => asked.filter((word) => one.stems.has(word)).length
  const stems = reading.extra.map(stem)
  const [best] = about
    .filter((one) => !asksSum(reading, one) && stems.every((word) => one.stems.has(word)))
    .sort((a, b) => shared(b) - shared(a))
  return best ? quoted(best, reading, home) : null
}

/** The known fact, and that the listing says no more. */
function openTopic(id: TopicId, reading: Reading, home: Home, today: string): Answer {
  const words = reading.words.filter(
    (word) => !/^(?:is|are|does|do|can|has|have|ev|charger|charging|tesla|electric)$/.test(word),
  )
  const known = topicAnswers[id]({ ...reading, asked: [], words }, home, today)
  return known ? { ...known, isOpen: true } : { topic: id, text: both('', ''), sources: [], isOpen: true }
}

const qualifies = new Set([...qualifierWords].map(stem))

const adjectives =
  /^(?:gas|electric|induction|heated|covered|private|own|new|large|small|big|shared|deep|indoor|outdoor)$/
const largeStems = ['large', 'big', 'tall', 'wide', 'larg', 'huge', 'hug', 'wid'].map(stem)

const addressOf = ({ listing }: Home) => new Set(contentStems(wordsOf(listing.address)))

function thingFact(id: ThingId, reading: Reading, home: Home): Answer {
  const stems = [...new Set([...reading.extra, ...reading.words.filter((word) => adjectives.test(word))].map(stem))]
  const found = bestPassage(id, [...stems, ...contentStems(reading.words)], reading.words.join(' '), home)
  if (!found) return { topic: id, text: both('', ''), sources: [], isOpen: true }
  const holds = (word: string) =>
    found.stems.has(word) || (largeStems.includes(word) && largeStems.some((one) => found.stems.has(one)))
  const left = stems.filter((word) => !holds(word))
  const leftAdjective = reading.words.some((word) => adjectives.test(word) && !holds(stem(word)))
  const isSaid = isChoice(reading)
    ? (reading.isSure && unaccounted(reading, holds).length === 0) ||
      left.length < stems.length ||
      namesOne(reading, found, holds) ||
      isAlternative(reading.words, found.stems, (word) => reading.leftover.includes(word) || adjectives.test(word))
    : !leftAdjective &&
      !asksForOther(reading, holds) &&
      !asksAlso(
        reading,
        unaccounted(reading, (word) => holds(word) || addressOf(home).has(word)),
      ) &&
      (reading.isSure || !asksFurther(reading, left))
  const isPlaced = !asksWhichFloor.test(reading.words.join(' ')) || saysWhichFloor.test(found.text)
  const isMeasured = isPlaced && saysMeasures(reading, found)
  // "How old is the roof?" isn't met by what the fee covers.
  if (!isMeasured && found.id === 'fee') return { topic: id, text: both('', ''), sources: [], isOpen: true }
  const answer = quoted(found, reading, home)
  return isSaid && isMeasured ? answer : { ...answer, text: withoutVerdict(answer.text), isOpen: true }
}

/** "Is the pool warm in March?" is answered by the months in which it's heated. */
const asksWarmth =
  /\b(?:warm|hot|cold|temp\w*|degrees|swim\w*|season|year round|all year|winter|summer|spring|fall|january|february|march|april|may|june|july|august|september|october|november|december)\b/
const saysWarmth = /\b(?:degrees|temperature)\b/i

function bestPassage(id: ThingId, stems: string[], line: string, home: Home): Passage | undefined {
  const asked = [...new Set(stems)]
  const isOutdoors = id === 'terrace' && /\b(?:outdoor|outside) (?:space|area)\b/.test(line)
  return passagesOf(home)
    .filter((one) => one.things.has(id) || (isOutdoors && one.things.has('garden')))
    .map((one) => ({
      one,
      shared:
        asked.filter((word) => one.stems.has(word)).length +
        (asksWarmth.test(line) && saysWarmth.test(one.text) ? 2 : 0) +
        (asksWhichFloor.test(line) && saysWhichFloor.test(one.text) ? 2 : 0) +
        (one.question === null ? 0 : asksSame(one.question, asked) ? 0.5 : -0.5) +
        (isSubject(id, one) ? 0.4 : 0),
    }))
    .sort((a, b) => b.shared - a.shared)[0]?.one
}

/** "The kitchen has …" speaks of the kitchen, "living room, kitchen and terrace" hardly. */
const isSubject = (id: ThingId, { text }: Passage) =>
  findThings(wordsOf(text.split(/\s+/).slice(0, 3).join(' '))).some((hit) => hit.id === id && hit.from <= 1)

/** How many, how big, when: what a passage has to tell with a number. */
function saysMeasures({ asked, words }: Reading, found: Passage): boolean {
  const measures = asked.filter((one) => one !== 'where' && one !== 'who')
  if (measures.length === 0) return true
  // "How high are the windows?" isn't met by the square feet beside them.
  if (/\bhow (?:high|tall|wide|deep|long|thick)\b/.test(words.join(' ')) && !asked.includes('duration'))
    return saysLength.test(`${found.question ?? ''} ${found.text}`)
  if (found.question !== null) return !asked.includes('size') || saysSize.test(`${found.question} ${found.text}`)
  if (asked.includes('distance') && saysDistance.test(found.text)) return true
  if (asked.includes('age') || asked.includes('when')) return saysAge.test(found.text)
  if (/\d/.test(found.text)) return true
  return asked.includes('count') && !words.includes('old') && saysNumber.test(found.text)
}

const saysLength = /\b(?<!square )(?:feet|foot|ft|inch(?:es)?|meters?)\b/i
/** "Four steps from the sofa" */
const saysDistance =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|few) (?:steps?|feet|foot|yards?|minutes?|blocks?|miles?)\b/i
const saysAge = /\b(?:19|20)\d\d\b|\byears?\b/
const saysSize = /\b(?:feet|foot|ft|inch(?:es)?|square|deep|wide|tall|high|acres?|meters?|big|large|size)\b/i
/** "Can the pool be used in November?" isn't answered by that there is a pool. */
const asksOfTime = ({ words }: Reading) =>
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|fall|year round|all year)\b/.test(
    words.join(' '),
  )

const saysNumber = /\b(?:\d+|one|two|three|four|five|six)\b/i

const asksWhichFloor =
  /\b(?:upstairs|downstairs|(?:up|down) there|above|below|(?:ground|main|first|second|third|top|upper|lower|same|one|that|different) (?:floor|level|storey|story))\b/

const saysWhichFloor = /\b(?:upstairs|downstairs|above|below|floors?|levels?|stor(?:e?y|ies)|basement|attic|walk-up)\b/i

/** "Is the yard just ours?": no where the record says that it's shared. */
function leadOf(one: Passage, { words }: Reading): Words {
  const line = words.join(' ')
  // "Is the kitchen upstairs?": what stands upstairs may be the bedrooms beside it in the sentence.
  if (asksWhichFloor.test(line)) return both('', '')
  // "Is it on a through street?" isn't affirmed by that it's at the end of one.
  if (/\b(?:through|busy|main|dead end|cul de sac|side) (?:street|road|traffic)\b/.test(line)) return both('', '')
  // "Can my kids run around the yard or is it all slope?" is answered by neither.
  if (/\bor (?:is|are) (?:it|they|that|this) (?:all|just|mostly|more|only)\b/.test(line)) return both('', '')
  // "Is it far from the living room?" gets the sentence alone.
  if (/\b(?:far|close|near)\b/.test(line)) return both('', '')
  if (/\b(?:need|noisy|loud|noise|busy)\b/.test(line))
    return /\bquiet\b/i.test(one.text) ? both('No. ', 'No. ') : both('', '')
  const isShared = /\bshare[ds]?\b/i.test(one.text)
  if (isShared && /\b(?:ours|mine|private|own|alone|only|just|exclusive)\b/.test(words.join(' ')))
    return words.includes('or') ? both('', '') : both('No. ', 'No. ')
  return both('Yes. ', 'Sí. ')
}

/** An answer to a question in other words is quoted with the question that it answers. */
function asksSame(question: string, asked: string[]): boolean {
  return contentStems(wordsOf(question)).every((word) => asked.includes(word))
}

/** A piece of the record, in its own words. */
function quoted(one: Passage, reading: Reading, home: Home): Answer {
  const source: AnswerSource = {
    kind: one.kind,
    id: one.id,
    text: one.question ? `${one.question} ${one.text}` : one.text,
  }
  const said = (topic: string, text: Words): Answer => ({ topic, text, sources: [source], isOpen: false })
  const owner = ownerWords(home.listing)
  const quote = `“${sentence(one.text)}”`
  const gist = spanishGist(one.question ? `${one.question} ${one.text}` : one.text)
  const inSpanish = gist === '' ? '' : ` Es decir: ${gist}.`
  const supply = one.kind === 'answer' && isYesNo(reading) ? supplyVerdict(one.text, reading.words) : null
  if (supply) {
    const meant = spanishGist(supply.text)
    const inTheirs = meant === '' ? '' : ` Es decir: ${meant}.`
    return said(
      'answer',
      both(
        `${supply.isYes ? 'Yes' : 'No'}. The ${owner.en} says: “${sentence(supply.text)}”`,
        `${supply.isYes ? 'Sí' : 'No'}. El ${owner.es} dice (en inglés): “${sentence(supply.text)}”${inTheirs}`,
      ),
    )
  }
  if (one.kind === 'answer' && one.question !== null && !asksSame(one.question, contentStems(reading.words)))
    return said(
      'answer',
      both(
        `The ${owner.en} was asked “${one.question}” and says: ${quote}`,
        `Al ${owner.es} le preguntaron (en inglés) “${one.question}” y dice: ${quote}${inSpanish}`,
      ),
    )
  if (one.kind === 'answer')
    return said(
      'answer',
      both(`The ${owner.en} says: ${quote}`, `El ${owner.es} dice (en inglés): ${quote}${inSpanish}`),
    )
  if (one.kind === 'field' && one.id === 'fee')
    return said(
      'fee',
      both(sentence(one.text), `La cuota cubre: ${spanishList(home.listing.facts.fee?.covers ?? '')}.`),
    )
  if (one.kind === 'field') return said(one.id, both(sentence(one.text), sentence(spanishTerms(one.text))))
  const lead = isYesNo(reading) && !isChoice(reading) && !asksOfTime(reading) ? leadOf(one, reading) : both('', '')
  return said(
    'description',
    both(`${lead.en}From the listing: ${quote}`, `${lead.es}El anuncio dice (en inglés): ${quote}${inSpanish}`),
  )
}
