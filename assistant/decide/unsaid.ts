import { sentencesIn } from '#domain/text.ts'
import type { Home } from '../facts/home.ts'
import type { Answer } from '../say/answer.ts'
import { contentStems, graysIn, stem } from '../say/record-search.ts'
import { isYesNo } from '../say/topics/shared.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import { wordsOf } from '../understand/normalize.ts'
import type { Reading } from '../understand/read.ts'

/**
 * What a question asks of a thing that the fact about it doesn't say: how it is ("is the washer tiny?"), or that one room has
 * it ("does the bathroom have a window?"). The fact is stated without a yes or no, and the rest is open.
 */

type Quality = 'size' | 'warmth' | 'sound' | 'light' | 'age' | 'use' | 'speed' | 'shape' | 'shade' | 'state'

const qualities: Record<Quality, string> = {
  size: 'tiny small little big large huge spacious roomy cramped narrow wide tall short deep shallow thick thin full_size oversized compact',
  warmth: 'hot cold warm cool chilly freezing drafty stuffy humid',
  sound: 'noisy loud quiet silent squeaky creaky',
  light: 'bright sunny dark dim gloomy',
  age: 'old new modern dated outdated vintage ancient original',
  use: 'crowded busy packed full popular empty',
  speed: 'slow fast quick reliable',
  shape: 'flat sloped steep slippery uneven level',
  shade: 'white black brown gray grey blue green red yellow beige pink orange painted',
  state: 'dirty clean worn broken ugly smelly musty moldy damp stained scratched sticky leaky',
}
const qualityOf = new Map(
  (Object.entries(qualities) as [Quality, string][]).flatMap(([quality, list]) =>
    list.split(' ').map((word): [string, Quality] => [word.replace('_', ' '), quality]),
  ),
)

/** Whether a word says how something is. */
export const isQuality = (word: string) => qualityOf.has(word)

/** What the facts of a topic say. Topics that are left out are asked for in words of their own. */
const qualitiesInFacts: Partial<Record<string, Quality[]>> = {
  beds: [],
  baths: [],
  laundry: [],
  kind: [],
  heating: ['warmth'],
  cooling: ['warmth'],
}

/** Words that say how the thing is which a yes-or-no question asks for. */
function qualitiesAsked(reading: Reading): [string, Quality][] {
  const { words } = reading
  // "Is it on a busy road?" asks for the noise.
  if (!isYesNo(reading) || words.includes('how') || /\bbusy (?:road|street)\b/.test(words.join(' '))) return []
  return words.flatMap((word, i): [string, Quality][] => {
    const quality = qualityOf.get(word) ?? qualityOf.get(`${word} ${words[i + 1]}`)
    return quality ? [[word, quality]] : []
  })
}

const rooms = 'bathroom bath bedroom kitchen garage basement terrace hallway hall'.split(' ')
const has = /\b(?:does|do) (?:the |both |each |all |every |your |our )?(.+?) (?:have|has|get|got|come with)\b(.*)/
const inRoom = /\b(?:in|inside) (?:the |both |each |all |every |your |our )?(?:\w+ ){0,1}?(\w+)$/

/** "Does the bathroom have a window?", "is there a window in the bathroom?" */
export function roomAsked({ words, things }: Reading): string | null {
  if (things.length === 0) return null
  const line = words.join(' ')
  const named = (has.exec(line)?.[1] ?? inRoom.exec(line)?.[1] ?? '').split(' ').map(stem)
  return rooms.map(stem).find((room) => named.includes(room)) ?? null
}

/** "Is the doorman there at night?" isn't met by that there is a doorman. */
const asksHours = (reading: Reading) =>
  isYesNo(reading) &&
  /\b(?:at night|nights|overnight|24 7|24 ?h(?:ou)?rs?|24 ?h|around the clock|all night|on weekends)\b/.test(
    reading.words.join(' '),
  )
const saysHours = /\b(?:night|hours?|24|weekends?|always)\b/i

/** "How many other households share the garden?": what is counted has to be named. */
function countedIn({ words, asked }: Reading): string | null {
  const [, noun] = /\bhow many (?:other |more |of the |different )?(\w+)/.exec(words.join(' ')) ?? []
  return asked.includes('count') &&
    noun &&
    !/^(?:people|persons|guests|seats?|chairs|(?:bar)?stools|adults|kids|friends|can|of)$/.test(noun)
    ? stem(noun)
    : null
}

const makesOver =
  '(?:paint|hang|drill|stick|screw|put|mount|install|build|add|remove|replace|change|convert|knock|tear|rip|redo|refinish|renovate|extend|expand|enclose|attach|swap)'
/** "Can I paint the brick?" isn't met by that there is a brick wall. */
const changes = new RegExp(
  String.raw`\b(?:can|could|may|am) (?:i|we|you|one)(?: (?:be|get))?(?: allowed| ok| okay| free)?(?: to)? ${makesOver}\b|\b(?:allowed|ok|okay|permitted|possible) to ${makesOver}\b`,
)
const isOfHome = (topic: string) =>
  ['description', 'parking', 'laundry', 'heating', 'cooling', 'beds', 'baths', 'stepFree', 'elevator'].includes(topic)

/** "Room in the garage for the bikes next to the car?" isn't met by that there is a garage. */
const roomFor = /\b(?:room|space) (?:in (?:the|there|your|our) ?\w* )?for (?:an?|my|our|the|two|three|\d+|kids|some)?\b/
const ofCars = /\b(?:car|cars|vehicle|vehicles|truck|trucks|suv|suvs|van)\b/

/** "Can I get a second one?" of one space. */
const asksAnother =
  /\b(?:an?|the|get|rent|have|add|for|my|our|any) (?:second|2nd|third|additional)(?: (?:one|spot|space|car|vehicle|stall|place|parking)\b|$)|\banother (?:one|spot|space|stall|place)\b|\b(?:one more|extra) (?:one|spot|space|stall|parking)\b/
const hasMore = /\bmore\b|\bdriveway\b|\bstreet\b/i

/** What the room is asked for. */
const roomOf = (line: string) => (line.split(/\b(?:room|space)\b/)[1] ?? '').split(/\bnext to\b|\bbeside\b/)[0] ?? ''

/** The sentence of the description that a passage was cut from, or the passage. */
export function wholeSentenceOf(text: string, { listing }: Home): string {
  return sentencesIn(listing.description ?? '').find((one) => one.toLowerCase().includes(text.toLowerCase())) ?? text
}

interface Detail {
  topics: string[]
  asked: RegExp
  said: RegExp
  /** Whatever the learned part makes of the question. */
  isSure?: boolean
}

/** What is asked of a fact, and the words with which the fact would tell it. */
const details: Detail[] = [
  // "Which day does the garbage go out?" of a fee that covers trash.
  {
    topics: ['fee', 'utilities'],
    asked:
      /\b(?:what|which) days?\b.*\b(?:trash|garbage|recycling)\b|\b(?:trash|garbage|recycling) (?:(?:pick ?up|collection) )?(?:day|schedule)s?\b/,
    said: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
    isSure: true,
  },
  // "Who built it?" of a home that says when.
  {
    topics: ['year', 'description'],
    asked:
      /\bwho (?:was the (?:builder|contractor)|(?:built|designed|remodeled|renovated|redid)\b|did the (?:work|remodel\w*|renovations?|construction))/,
    said: /\b(?:by|architect|builder|designer|designed)\b/i,
    isSure: true,
  },
  // "Gas or electric?", "quarters or a card?"
  {
    topics: ['laundry'],
    asked:
      /\b(?:gas|electric|coins?|quarters?|cards?|tokens?|app|front load\w*|top load\w*|stack\w*|brand|new|free|vented|ventless)\b(?: \w+){0,3} or\b|\bor (?:\w+ ){0,2}(?:gas|electric|coins?|quarters?|cards?|tokens?|app|front load\w*|top load\w*|brand|vented|ventless)\b|\bcoin (?:op|operated)\b/,
    said: /\b(?:gas|electric|coin|quarter|card|token|app|load|stack|brand|free|vent)/i,
  },
  // "Level 2, or no 240 out there?"
  {
    topics: ['parking'],
    asked:
      /\blevel (?:1|2|one|two)\b|\b(?:110|120|220|240) ?(?:v|volts?|outlet|plug|line|out|in)\b|\b(?:volts?|amps?|amperage|voltage|kilowatts?|kw|nema|outlets?)\b|\b(?:what|which|how much) (?:power|charging speed)\b|\bhow (?:fast|powerful) (?:is|does|are) (?:the |that )?charg/,
    said: /\b(?:level \d|\d+ ?(?:v|volt|amp|kw)|volts?|amps?|nema|outlet)/i,
  },
  // "How many of them have their own bath?"
  {
    topics: ['baths'],
    asked:
      /\bhow many (?:of (?:them|those|the \w+) )?(?:bed ?rooms )?(?:do they have|have|has|with|come with|get) (?:their |its |an? )?(?:own |private |attached )?bath(?:room)?s?\b/,
    said: /\b(?:each|every|own|suite)\b/i,
    isSure: true,
  },
  {
    topics: ['pets'],
    asked: /\b(?:weight|size|breed) (?:limits?|restrictions?|rules?|caps?)\b/,
    said: /\b(?:lb|breeds?|no rule)\b/i,
  },
  {
    topics: ['pets'],
    asked:
      /\b(?:limits?|max(?:imum)?|caps?)\b.*\bhow many\b|^(?:and |or |so )*how many(?: (?:pets|dogs|cats|animals))?(?: (?:max|maximum|then|can (?:i|we) (?:have|bring|keep)|are allowed))?$/,
    said: /\b(?:one|two|three|[1-3]|no rule|number|each)\b/i,
  },
  { topics: ['pets'], asked: /^(?:and |or |so )*how (?:heavy|big|large)\b/, said: /\b(?:lb|no rule|size)\b/i },
  {
    topics: ['year', 'description'],
    asked:
      /\b(?:when (?:was|were|did|is)|(?:what|which) year)\b.*\b(?:redone|remade|renovat\w*|remodel\w*|updated|redo|rebuilt)\b|^(?:and |so )*(?:the )?(?:remodel\w*|renovations?)$/,
    said: /(?:renovat|remodel|updat|convert|rebuil)\w* (?:in )?(?:19|20)\d\d/i,
    isSure: true,
  },
  {
    topics: ['year'],
    asked:
      /\b(?:work|updates?|upgrades?|renovations?|remodel\w*|improvements?)(?: (?:been |was |were )?(?:done|made))? since\b|\b(?:redone|renovated|remodeled|updated|touched) since\b/,
    said: /renovat|remodel|updat|convert|remade|redone/i,
  },
  {
    topics: ['description', 'year', 'baths', 'laundry', 'heating', 'cooling', 'elevator'],
    asked:
      /\b(?:renovated|renovations?|remodell?ed|remodels?|updated|upgraded|upgrades|redone|redid|refinished|resurfaced|replaced|refreshed|modernized|gutted|gut renovated|rehabbed)\b/,
    said: /renovat|remodel|updat|upgrad|remade|redone|refinish|resurfac|replac|refresh|modern|gutted|new\b|rebuilt|restor|convert/i,
  },
  {
    topics: ['beds', 'description', 'size'],
    asked:
      /^(?:(?:and|so|but|ok) )*(?:which|what)(?: (?:one|bedroom|room|bed|bath|bathroom))?(?: (?:of (?:the|them|those)(?: \w+)?|is|are|s|has|gets))* (?:the )?(?:bigger|biggest|larger|largest|smaller|smallest|brighter|brightest|quieter|quietest|sunnier|sunniest)\b/,
    said: /\b(?:bigger|biggest|larger|largest|smaller|smallest|brighter|quieter)\b/i,
  },
  {
    topics: ['description'],
    asked:
      /^(?:(?:and|so|but|ok) )*who(?: is| has| was)?(?: been)? (?:mows|looking after|taking care of|maintaining|mowing|cleaning|cuts|trims|waters|cleans|services|maintains|takes care of|looks after|shovels|plows|handles|does) /,
    said: /\b(?:gardener|landscaper|service|looks after|maintain|takes care)/i,
    isSure: true,
  },
  {
    topics: ['year', 'description'],
    asked: /\bstained glass\b/,
    said: /\bstained glass\b/i,
    isSure: true,
  },
  {
    topics: ['availability'],
    asked: /^(?:and |so )?since when\b|\bhow long has it been (?:vacant|empty)\b/,
    said: /\bsince\b/i,
  },
  {
    topics: ['description'],
    asked: /\b(?:native plants?|lawns?|grass|sprinklers?|irrigation|fruit trees?|vegetables?|flower ?beds?)\b/,
    said: /\b(?:plants?|lawn|grass|sprinkler|irrigation|fruit|vegetable|flower)/i,
  },
  {
    topics: ['description'],
    asked: /^(?:and |so )*(?:does|is) (?:that|it|this)(?: also)? (?:count|counting|include|including) (?:the |a |any )/,
    said: /\binclud/i,
  },
  {
    topics: ['beds', 'description'],
    asked:
      /^(?:(?:and|so|are|is) )*(?:they |the bedrooms |all |all of them |both |the three )*(?:upstairs|downstairs)$/,
    said: /\b(?:floor|level|upstairs|downstairs|below|above|under)/i,
  },
  {
    topics: ['availability'],
    asked:
      /^(?:(?:and|but|so|ok) )*(?:what if|if|can|could|would|is it possible) .{0,30}\b(?:earlier|sooner|before (?:that|then))\b/,
    said: /\b(?:earl|soon|vacant|now)/i,
  },
  {
    topics: ['parking'],
    asked: /\b(?:have to|need to|must (?:i|we)) (?:take|rent|buy|use|pay for)\b|\b(?:optional|mandatory)\b/,
    said: /\b(?:optional|required|included|none)\b/i,
  },
  {
    topics: ['flexibility'],
    asked: /\bhow much (?:off|less|lower|of a (?:discount|break|reduction))\b/,
    said: /[$%]|\bfree\b|\bfirm\b/i,
  },
  {
    topics: ['description'],
    asked: /\b(?:english|japanese|zen|french|italian|formal|rose|rock|herb|vegetable|roof(?:top)?) gardens?\b/,
    said: /\b(?:english|japanese|zen|french|italian|formal|rose|rock|herb|vegetable|roof(?:top)?) gardens?\b/i,
  },
  {
    topics: ['description'],
    asked:
      /\bpools?\b.*\b(?:fenced?|shallow|deep|depth|dive|diving|slide)\b|\b(?:shallow|deep|dive|fence)\b.*\bpool\b|\bkids pool\b/,
    said: /\b(?:fence|shallow|deep|depth|feet|dive|slide|kids)/i,
  },
  {
    topics: ['description'],
    asked: /\bgym\b.*\b(?:weights?|treadmills?|equipment|machines?|peloton|bikes?|discount|classes|trainer)\b/,
    said: /\b(?:weight|treadmill|equipment|machine|peloton|bike|discount|class|trainer)/i,
  },
  {
    topics: ['description'],
    asked:
      /\b(?:would|will|does|do|can|could|might) (?:it|they|that|this|he|she|(?:my|our|an?|the) (?:\w+ ){1,3}?)(?: ?(?:even|still|really|actually))? ?(?:go|fit|stand|hang|squeeze) (?:in|into|on|under|through|between|inside|at|by|against)\b/,
    said: /\bfits?\b/i,
  },
  {
    topics: ['baths'],
    asked:
      /\b(?:(?:main|ground|first|second|upper|lower|same) (?:floor|level)|upstairs|downstairs|(?:up|down) there|sinks?|vanit(?:y|ies)|bidet)\b/,
    said: /\b(?:floor|level|upstairs|downstairs|sink|vanity|bidet)/i,
    isSure: true,
  },
  {
    topics: ['baths'],
    asked:
      /\b(?:master|primary|main|principal)\b.*\b(?:own|private|attached) (?:bath\w*|shower|toilet)\b|\b(?:en ?suites?|jack and jill)\b/,
    said: /\b(?:own bath|suite|jack)/i,
    isSure: true,
  },
  {
    topics: ['parking'],
    asked:
      /^(?:(?:and|so|but) )*(?:does|is) (?:that|it|this)(?: also)? (?:count|counting|include|including|with) (?:the )?garage\b/,
    said: /\binclud/i,
    isSure: true,
  },
  {
    topics: ['description', 'floor', 'size'],
    asked:
      /\bhow many (?:floors|stories|storeys|levels)\b.*\bbuilding\b|\bhow (?:tall|high) is the building\b|\bbuilding\b.*\bhow many (?:floors|stories|storeys|levels)\b/,
    said: /\b(?:floors|stories|story)\b/i,
    isSure: true,
  },
  {
    topics: ['beds'],
    asked: /\b(?:maid\w*|nanny|au pair|staff|live in) (?:s )?(?:room|bedroom|suite|quarters)\b/,
    said: /\b(?:maid|nanny|pair|staff)/i,
    isSure: true,
  },
  {
    topics: ['fee'],
    asked: /\b(?:earthquake|flood|fire|theft|contents|renters?)\b/,
    said: /\b(?:earthquake|flood|fire|theft|contents|renter)/i,
    isSure: true,
  },
  {
    topics: ['answer', 'description'],
    asked: /\b(?:hot tubs?|jacuzzis?|saunas?|whirlpools?)\b/,
    said: /\b(?:hot tub|jacuzzi|sauna|whirlpool)/i,
    isSure: true,
  },
  {
    topics: ['beds', 'description'],
    asked:
      /\b(?:bedrooms?|beds?|bed room|sleeping) (?:\S+ ){0,3}(?:ground floor|main (?:floor|level)|first floor|downstairs|street level)\b/,
    said: /\b(?:floor|level|upstairs|downstairs|below|above|under)/i,
    isSure: true,
  },
  {
    topics: ['description'],
    asked: /\b(?:does|do|will|would) (?:it|they|that|those|the (?:\w+ ){1,3})(?: ?(?:stay|convey|remain))\b/,
    said: /\b(?:stays?|conveys?|includ)/i,
    isSure: true,
  },
  {
    topics: ['beds', 'baths'],
    asked:
      /\b(?:off (?:of )?(?:the|a) (?:hall|hallway)|(?:go|going|walk|walking) (?:through|thru) (?:a|the|one) bedroom)\b/,
    said: /\b(?:hall|through|each bedroom)/i,
    isSure: true,
  },
  {
    topics: ['size', 'beds'],
    asked: /\bhow (?:big|large)\b.*\b(?:bed ?rooms?|kids(?: |' )rooms?)\b/,
    said: /\bbed ?rooms? (?:is|are|measure)/i,
    isSure: true,
  },
  {
    topics: ['beds'],
    asked: /\b(?:same|equal|similar|different) sizes?\b|\bequally (?:big|large)\b/,
    said: /\bsame size|equal/i,
    isSure: true,
  },
  {
    topics: ['baths'],
    asked: /\b(?:up|down) there\b|\bor (?:just|only) (?:up|down)stairs\b/,
    said: /\b(?:floor|level|upstairs|downstairs)/i,
    isSure: true,
  },
  {
    topics: ['flexibility', 'price'],
    asked: /\b(?:which|what) month is (?:it |the )?free\b|\bwhich (?:one|month)\b.*\bfree\b/,
    said: /\b(?:first|last) month/i,
    isSure: true,
  },
  {
    topics: ['parking'],
    asked:
      /\b(?:go|going|step|walk) outside\b|\bfrom (?:the )?inside\b|\bdirect(?:ly)? (?:into|from)\b|\b(?:another|any other|other) way in\b/,
    said: /\b(?:attached|direct|inside)/i,
    isSure: true,
  },
  {
    topics: ['parking', 'kind', 'description'],
    asked: /\bgarage (?:\S+ )?(?:attached|detached)\b|\b(?:attached|detached) garage\b/,
    said: /\b(?:attached|detached)\b/i,
    isSure: true,
  },
  {
    topics: ['description'],
    asked: /\bsky ?lights?\b/,
    said: /\bsky ?light/i,
    isSure: true,
  },
  {
    topics: ['description'],
    asked: /\bcounter ?tops?\b|\bcounters\b/,
    said: /\bcounter|granite|marble|quartz|stone/i,
    isSure: true,
  },
  {
    topics: ['flexibility'],
    asked: /\bconting\w+\b/,
    said: /\bconting/i,
    isSure: true,
  },
  {
    topics: ['description', 'floor', 'kind', 'beds'],
    asked:
      /\b(?:single|one|two|three|1|2|3|multi) (?:stor(?:y|ies|ey|eys)|levels?|floors?)\b|\bhow many (?:floors|stories|storeys|levels)\b(?! up\b)|\b(?:all|everything) on (?:one|the same|a single) (?:floor|level)\b/,
    said: /\bstor(?:y|ies|eys?)\b|\blevels?\b|\b(?:one|two|three|four) floors\b/i,
    isSure: true,
  },
  {
    topics: ['parking'],
    asked:
      /\b(?:garage|carport|covered|indoors?|inside|underground|enclosed|outside|outdoors?)(?: one| space| spot)? or (?:(?:a|an|in|is it|just|on|the) ){0,2}(?:garage|carport|covered|uncovered|indoors?|inside|underground|enclosed|outside|outdoors?|open|street|surface|driveway|lot)\b/,
    said: /\b(?:garage|carport|driveway|cover|indoor|outdoor|street|underground)/i,
    isSure: true,
  },
  {
    topics: ['beds'],
    asked: /\b(?:with doors?|have doors?|a door|bunk beds?|play ?room|main (?:floor|level)|ground floor)\b/,
    said: /\b(?:door|bunk|play|floor|level|upstairs|downstairs)/i,
  },
  {
    topics: ['description'],
    asked:
      /\b(?:master|primary|main bedroom|suite)\b.*\b(?:(?:main|ground|first|second|upper|lower|top|which|what) (?:floor|level)|upstairs|downstairs)\b/,
    said: /\b(?:floor|level|upstairs|downstairs|below|above)/i,
  },
  {
    topics: ['parking'],
    asked: /\b(?:blind|handicap\w*|disabled|tandem|steep|slope\w*|height|clearance)\b/,
    said: /\b(?:blind|handicap|disabled|tandem|steep|slope|height|clearance)/i,
  },
  {
    topics: ['parking'],
    asked: /\bhow (?:big|large|wide|long|tall|deep|high)\b|\b(?:dimensions|measurements|ceiling)\b/,
    said: /\b(?:feet|foot|ft|wide|long|high)\b/i,
  },
  {
    topics: ['parking', 'description'],
    asked: /\b(?:24 ?(?:hours?|hrs?|7)|around the clock|all night|overnight|what hours)\b/,
    said: /\b(?:24|hours?|night|always)/i,
  },
  {
    topics: ['cooling', 'description'],
    asked: /\bwindow (?:air conditioning|units?)\b|\b(?:install|put in|add|bring|portable)\b.*\bair conditioning\b/,
    said: /\b(?:window unit|install|portable)/i,
  },
  {
    topics: ['pets'],
    asked: /\b(?:pet|cat|dog) (?:deposit|rent|fee)s?\b/,
    said: /\$|deposit|no rule|\bpets aren’t allowed/i,
    isSure: true,
  },
  { topics: ['pets'], asked: /\bdeposits?\b/, said: /\b(?:deposit|no rule|aren’t allowed)/i },
  {
    topics: ['availability'],
    asked:
      /\b(?:keep|keeping|inherit|take over|evict|kick)\b.*\b(?:tenants?|renters?|them|him|her)\b|\b(?:leave|leaves|move out|moving out|be out|get out)\b.*\b(?:earlier|sooner|early)\b/,
    said: /\b(?:keep|earl)/i,
  },
  {
    topics: ['description', 'beds'],
    asked:
      /\b(?:which|what) (?:way|direction)\b|\bfac(?:e|es|ing) (?:(?:the )?(?:bay|street|city|garden|ocean|water|courtyard|park)|north|south|east|west)\b|\b(?:orientation|exposure)\b/,
    said: /\b(?:north|south|east|west|bay|street|city|garden|ocean|water|courtyard|fac(?:e|es|ing)|looks?)\b/i,
  },
  {
    topics: ['laundry'],
    asked:
      /^(?:(?:and|so|do|does|will|would|the|washer|dryer|machines?|they|it) )+(?:stay|stays|convey|conveys)\b|\b(?:stay|convey) with the (?:house|home|place|sale)\b/,
    said: /\b(?:stay|convey|included)/i,
  },
  {
    topics: ['kind'],
    asked: /\b(?:both sides|one side|(?:end|middle|corner) unit|shared? (?:a |any )?walls?|free ?standing)\b/,
    said: /\b(?:walls?|sides?|end|corner|detached|single-family)\b/i,
  },
  {
    topics: ['elevator'],
    asked:
      /\b(?:(?:ever|often) (?:disabled|down|broken)|out of order|out of service|breaks?|slow|fast|quick|freight|(?:wide|big|large|deep|tall) enough)\b/,
    said: /\b(?:order|service|broken|slow|fast|quick|freight|wide|big)\b/i,
  },
  {
    topics: ['elevator'],
    asked:
      /\bmore than one\b|\bhow many (?:elevators|lifts)\b|\b(?:two|second|another|backup|other) (?:elevators?|lifts?)\b/,
    said: /\belevators\b|\btwo\b/i,
    isSure: true,
  },
  {
    topics: ['parking', 'description'],
    asked:
      /\b(?:stay|stays|staying|convey|conveys|remain|remains) with the (?:house|home|place|sale)\b|\bor (?:do|does|will|are|is) (?:they|he|she|the sellers?|the owners?) (?:take|taking|keep|keeping)\b/,
    said: /\b(?:stay|convey|included|comes with)/i,
    isSure: true,
  },
  { topics: ['stepFree'], asked: /\b(?:an?|any|no) ramps?\b/, said: /\bramp\b|\bis step-free\b/i },
  // "Can we swim in March?" of a pool that may be cold.
  { topics: ['description', 'pool'], asked: /\bis the pool heated$/, said: /\bheat/i, isSure: true },
  // "And the half bath, where's that?"
  {
    topics: ['baths'],
    asked: /\bwhere is (?:the |that )?(?:(?:full|other|second|guest|half|powder|5|one) )*(?:baths?|bathrooms?|room)\b/,
    said: /\b(?:upstairs|downstairs|floor|level|each bedroom|hall)\b/i,
    isSure: true,
  },
  // "And the heat, is that mine to run or the building's?"
  {
    topics: ['heating', 'cooling'],
    asked:
      /\b(?:mine|ours|me|us|(?:i|we)(?: can| get to)?) (?:to )?(?:run|control|set|adjust|turn up|turn on)\b|\bor (?:is it |does )?(?:the )?(?:buildings?|landlords?|supers?|owners?)(?: to)?(?: (?:run|control|set|decide)s?(?: it)?)?$/,
    said: /\b(?:control|thermostat|own)/i,
    isSure: true,
  },
  {
    topics: ['neighborhood', 'description'],
    asked: /^(?:and |so |like |about )*(?:in minutes|(?:how many|what in) minutes)\b|\bhow many minutes\b/,
    said: /\bminutes?\b/i,
  },
]

const sureDetails = details.filter(({ isSure }) => isSure)

/** The stems of the words of a text that carry a meaning. */
export const stemsOf = (text: string) => new Set(contentStems(wordsOf(text)))

/** What a question asks of a fact, and the fact doesn't tell. */
const lacksDetail = (answer: Answer, line: string, among = details) =>
  among.some(
    ({ topics, asked, said }) => topics.includes(answer.topic) && asked.test(line) && !said.test(answer.text.en),
  )

/** Whether some answer leaves a detail open that the question names. */
export const leavesDetail = (answers: Answer[], { words }: Reading, among = details) =>
  answers.some((answer) => answer.text.en !== '' && lacksDetail(answer, words.join(' '), among))

/** Whether one of them leaves it open whatever the learned part makes of the question. */
export const surelyLeavesDetail = (answers: Answer[], reading: Reading) => leavesDetail(answers, reading, sureDetails)

export function withUnsaid(answers: Answer[], reading: Reading, home: Home): Answer[] {
  const room = roomAsked(reading)
  const asked = qualitiesAsked(reading)
  const hours = asksHours(reading)
  const counted = countedIn(reading)
  const line = reading.words.join(' ')
  const isChange = changes.test(line)
  const isAnother = asksAnother.test(line)
  const isSpecial = isChange || isAnother || leavesDetail(answers, reading) || roomFor.test(line)
  if (room === null && asked.length === 0 && !hours && counted === null && !isSpecial) return answers
  const ofThings = answers.filter(({ topic }) => topic === 'description')
  // The count of the rooms is no answer where something in them is asked for.
  const kept = room !== null && ofThings.length > 0 ? ofThings : answers
  return kept.map((answer) => {
    if (answer.text.en === '') return answer
    if (lacksDetail(answer, line)) return { ...answer, text: withoutVerdict(answer.text), isOpen: true }
    const isElse = answer.topic === 'parking' && roomFor.test(line) && !ofCars.test(roomOf(line))
    const isOneOnly = isAnother && answer.topic === 'parking' && !hasMore.test(answer.text.en)
    if (isElse || isOneOnly || (isChange && isOfHome(answer.topic)))
      return { ...answer, text: withoutVerdict(answer.text), isOpen: true }
    const isThing = answer.topic === 'description'
    const known = isThing ? [] : qualitiesInFacts[answer.topic]
    if (known === undefined) return answer
    const textSaid = `${answer.text.en} ${answer.sources.map(({ text }) => wholeSentenceOf(text, home)).join(' ')}`
    const said = new Set([...stemsOf(textSaid), ...graysIn(textSaid).map(stem)])
    const missing = asked.filter(([word, quality]) => !said.has(stem(word)) && !isOfOther(quality, said))
    const isElsewhere = isThing && [room, counted].some((word) => word !== null && !said.has(word))
    const isAlways = hours && isThing && !saysHours.test(answer.text.en)
    if (missing.length === 0 && !isElsewhere && !isAlways) return answer
    const isOpen = isElsewhere || isAlways || missing.some(([, quality]) => !known.includes(quality))
    return { ...answer, text: withoutVerdict(answer.text), isOpen: answer.isOpen || isOpen }
  })
}

/** A word of the same kind answers as well: "tall windows" are big. */
const isOfOther = (quality: Quality, said: Set<string>) =>
  quality !== 'shade' && [...qualityOf].some(([word, of]) => of === quality && said.has(stem(word)))

const offersTurnedDown =
  /\b(?:turned down|turn down|rejected|refused|declined)\b.*\b(?:offers?|bids?)\b|\b(?:put in|made|submitted|placed) (?:an?|any) (?:\w+ )?(?:bid|offer)\b/
const offersMade =
  /\b(?:(?:are|is) there|has|have|had|got|get|gotten|getting|received|how many|any|other|multiple|competing)\b(?: \w+){0,4} (?:offers|bids|bidders|bidding war)\b/
const asksToOffer =
  /\b(?:accept\w*|consider\w*|tak(?:e|ing)|open to|willing|below|under|less than|low|review\w*|entertain\w*|when|deadline|read)\b/
const interest = /\b(?:any ?one|somebody|someone|people|buyers) else (?:looking|interested|bidding|offering)\b/

/** Whether others want the home: "are there other offers on it?" isn't met by that the seller is open to offers. */
export function asksForOffersMade({ words }: Reading, { isRental }: Home): boolean {
  const line = words.join(' ')
  return (
    interest.test(line) ||
    (offersTurnedDown.test(line) && !/\b(?:i|we)\b/.test(line)) ||
    (!isRental && offersMade.test(line) && !asksToOffer.test(line))
  )
}
