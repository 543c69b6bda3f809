import { capitalized, uncapitalized } from '#domain/text.ts'
import type { Home } from '../../facts/home.ts'
import type { Amount } from '../../understand/amounts.ts'
import { countsTo } from '../../understand/number-words.ts'
import { type Answer, type AnswerSource, answerAbout, field } from '../answer.ts'
import { both, count, isOrAre, money, type Words } from '../format.ts'
import { withoutVerdict } from '../without-verdict.ts'
import { baseIdOf, costSourcesOf, listed, monthlyParts, petCount, totalOf } from './base.ts'
import { dollars, quantityOf, rounded, squareFeetInAcre } from './quantities.ts'
import { dollarsOf, type Query } from './query.ts'
import { poundsOf, squareFeetPerMeter } from './units.ts'

/** A fact of the listing and the value that the visitor compares it with, in one unit. */
interface Comparison {
  topic: string
  fact: number
  limit: number
  /** The fact as a sentence without its period. */
  is: Words
  shown: (value: number) => string
  sources: AnswerSource[]
  /** The default relation when the words don't say it: budgets are at most, needs are at least. */
  usual: Relation
  showsGap?: boolean
  /** The relation doesn't depend on other words of the question. */
  isFixed?: boolean
}

type Relation = 'over' | 'under' | 'atLeast' | 'atMost' | 'equal'

const relations: [Relation, RegExp][] = [
  [
    'atLeast',
    /\b(?:at least|no less than|not less than|or more|minimum|or better|or bigger|and up|not under|plus bedrooms?|(?:nothing|anything|never|not) (?:below|under|less than|smaller than))\b/,
  ],
  [
    'atMost',
    /\b(?:at most|no more than|not more than|or less|or under|maximum|max|up to|pay until|within|not over|cap|capped|limit|most i|can go to|go up to|not a (?:cent|dollar|penny|dime) (?:more|over|beyond|above)|or fewer|or below|or cheaper|stay under|(?:nothing|never) (?:above|over|more than|past|beyond))\b/,
  ],
  [
    'over',
    /\b(?:over|above|more|bigger|larger|greater|exceeds?|higher|longer|beyond|cost more|pricier|heavier|past|newer|after|since|later|post)\b/,
  ],
  [
    'under',
    /\b(?:under|below|less|smaller|cheaper|lower|fewer|shorter|lighter|before|older|prior|earlier|pre|beneath)\b/,
  ],
]

const asksVerdict =
  /\b(?:between|ok|okay|fit|fits|(?:garage|driveway|parking|spots?|spaces?) takes?|does it|do we|do i|am i|are we|is it|is that|work|works|make it|pass|passes|allowed|welcome|enough|afford|in range|range|good|so$|or not|qualify|possible|fine|alright|right|problem|reach|cover|covers|clears?|meets?|make the cut|too (?:big|small|heavy|much|expensive|old))\b/
const budgetWords =
  /\b(?:budget|max|maximum|capped|cap|afford|limit|most (?:i|we)|ceiling|top out|spend|can do|can go|within|price range|comfortable)\b/
const selfBudget = /\b(?:my|our|the) (?:max|maximum|budget|limit|cap|ceiling)\b/

/** "Is it over 2,000 sq ft?", "Does 5 million fit?", "My lab weighs 72 lb." */
export function compared(query: Query): Answer | null {
  const answer = comparedWith(query)
  return answer && eitherOr.test(query.line) && !sides.test(query.line)
    ? { ...answer, text: withoutVerdict(answer.text) }
    : answer
}

/** "Is it 4 or 4.5 baths?", "was it 2019 or 2009 that it was built?": neither is answered by a yes. */
const eitherOr = /(?<![\d$])\d[\d.,]*(?: [a-z]+){0,3} or (?:a |the |about )?\d/

const sides = /\b(?:under|over|below|above|more|less|least|most|bigger|smaller|fewer)\b/

function comparedWith(query: Query): Answer | null {
  if (!isComparison(query)) return null
  const range = rangeCompared(query)
  if (range) return range
  const before = preWar(query) ?? roomsCompared(query)
  if (before) return before
  for (const amount of heaviestFirst(withoutOwnSize(query))) {
    const comparison = comparisonOf(amount, query)
    if (comparison) return withPetFee(verdict(comparison, query, isReversed(amount, query)), query)
  }
  return depositWithRent(query)
}

/** "Is 980 sq ft bigger than my 850?" compares with the other size. */
function withoutOwnSize({ amounts, home: { listing } }: Query): Amount[] {
  const others = amounts.filter(({ unit, value }) => !(value === listing.sqft && (unit === 'sqft' || unit === null)))
  return others.length > 0 ? others : amounts
}

/** "3 bed 2 bath, right?" */
function roomsCompared({ amounts, line, home }: Query): Answer | null {
  const { beds, baths } = home.listing
  const [bed, bath] = (['bed', 'bath'] as const).map((unit) => amounts.find((one) => one.unit === unit)?.value)
  if (beds === null || baths === null || bed === undefined || bath === undefined) return null
  const isLeast = /\b(?:need|needs|want|at least|minimum|or more|no less|plus)\b/.test(line)
  const isMet = isLeast ? beds >= bed && baths >= bath : beds === bed && baths === bath
  const [en, es] = isMet ? ['Yes', 'Sí'] : ['No', 'No']
  const rooms = both(
    `${rounded(beds)} ${beds === 1 ? 'bedroom' : 'bedrooms'} and ${rounded(baths)} ${baths === 1 ? 'bath' : 'baths'}`,
    `${rounded(beds)} ${beds === 1 ? 'recámara' : 'recámaras'} y ${rounded(baths)} ${baths === 1 ? 'baño' : 'baños'}`,
  )
  return answerAbout(
    'beds',
    both(`${en}. It has ${rooms.en}.`, `${es}. Tiene ${rooms.es}.`),
    field('beds', beds),
    field('baths', baths),
  )
}

/** "What would it run me extra to bring two 20 pound dogs?": beside the limit, what each costs. */
function withPetFee(answer: Answer, { line, home, words }: Query): Answer {
  const fee = answer.topic === 'pets' && asksPetFee.test(line) ? quantityOf('pet', home) : null
  if (!fee) return answer
  const { en, es } = answer.text
  const [, number = ''] = severalAnimals.exec(line) ?? []
  const isOfAll = /\b(?:all|both|each) (?:of them|the (?:two|three)|three|two|\d)\b/.test(line)
  const animals = isOfAll ? petCount({ words } as Query) : (animalCounts[number] ?? Number(number))
  const all = animals > 1 ? money(fee.value * animals) : null
  return {
    ...answer,
    text: both(
      `${en} It’s ${money(fee.value)} a month for each pet${all ? `, ${all} for ${animals}` : ''}.`,
      `${es} Son ${money(fee.value)} al mes por cada mascota${all ? `, ${all} por ${animals}` : ''}.`,
    ),
  }
}
const animalCounts: Record<string, number> = { both: 2, ...countsTo(4) }
const severalAnimals =
  /\b(two|both|three|four|[2-4]) (?:\d+ ?(?:lbs?|pounds?) )?(?:(?:small|little|big|large|my|of my) )?(?:dogs|cats|pets|pups|puppies|beagles|labs|pugs|terriers|dachshunds)\b/
const asksPetFee =
  /\b(?:how much|costs?|extra|fees?|charge|pet rent|(?:it|that|they) run (?:me|us)|run (?:me|us)|pay|monthly|a month|per month)\b/

/** "Is 1,400 sq ft bigger than this?" asks of the amount what "is it bigger than 1,400" asks of the home. */
function isReversed({ to }: Amount, { words }: Query): boolean {
  const than = words.indexOf('than', to)
  return (
    than > 0 &&
    /^(?:this|it|that|here|the (?:home|house|apartment|unit|place|condo|rent|price|asking|lot))\b/.test(
      words.slice(than + 1, than + 3).join(' '),
    )
  )
}

const opposite: Record<Relation, Relation> = {
  over: 'under',
  under: 'over',
  atLeast: 'atMost',
  atMost: 'atLeast',
  equal: 'equal',
}

const heaviestFirst = (amounts: Amount[]) => [...amounts].sort((a, b) => poundsOf(b) - poundsOf(a))

function isComparison(query: Query): boolean {
  const { line, isYesNo, isAsked, amounts } = query
  const isWeight = amounts.some(({ unit }) => unit === 'lb' || unit === 'kg')
  // "What am I paying 210 a month for?"
  if (
    /^(?:(?:so|and|ok|but|exactly) )*what (?:exactly )?(?:am|are|is|do|does|would|will)\b.*\bfor(?: exactly)?$/.test(
      line,
    )
  )
    return false
  // Of an offer: what is too low is the seller's to say.
  if (!isWeight && /\btoo (?:low|high)\b/.test(line)) return false
  if (
    /\bhow (?:much|many|far|big|old)\b|\btotal\b(?!.*\b(?:under|over|below|above|less|more)\b)|\bcomes? to\b|\bwhat would\b/.test(
      line,
    ) &&
    !isYesNo
  )
    return false
  if (!budgetWords.test(line) && /\bdown\b|\bfinance\b/.test(line)) return false
  if (
    !isWeight &&
    /\bwould (?:they|the seller|the landlord|the owner)\b|\b(?:(?<!\b(?:garage|driveway|parking|spots?|spaces?) )take|accept|offer\w*|negotia\w+|entertain)\b/.test(
      line,
    )
  )
    return false
  const isNeed =
    /\b(?:need|needs|want|require|must have|looking for)\b/.test(line) &&
    amounts.some(({ unit }) => unit !== null && unit !== '$')
  if (isWeight || isNeed) return true
  if (!isAsked) return budgetWords.test(line) && query.words.length <= 6
  const isRoomOrSize = isYesNo && amounts.some(({ unit, value }) => (unit !== null && unit !== '$') || value > 1800)
  return (
    isRoomOrSize ||
    asksVerdict.test(line) ||
    budgetWords.test(line) ||
    relations.some(([, pattern]) => pattern.test(line))
  )
}

function relationOf({ line }: Query, usual: Relation, isYear: 'year' | 'age' | null): Relation {
  const relation = relationIn(line.slice(questionIn(line))) ?? relationIn(line)
  if (!relation) return usual
  const word = /\b(?:older|newer)\b/.exec(line)
  if (word && isYear !== null) return (word[0] === 'older') === (isYear === 'year') ? 'under' : 'over'
  return relation
}

const relationIn = (line: string): Relation | undefined =>
  relations
    .map(([relation, pattern]) => ({ relation, at: line.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.relation

/** "Everything there is 1.9 and up, is this one less than 1.9 million": where the question begins. */
export const questionIn = (line: string): number => Math.max(0, [...line.matchAll(asksOfHome)].at(-1)?.index ?? 0)
const asksOfHome =
  /\b(?:is|are|does|do|would|will) (?:it|this|that|they|yours|your (?:place|price|home|house|one)|the (?:\w+ ){1,2}(?=fit|come|cost|go|stay|over|under|less|more|below|above))\b/g

const holds: Record<Relation, (fact: number, limit: number) => boolean> = {
  over: (fact, limit) => fact > limit,
  under: (fact, limit) => fact < limit,
  atLeast: (fact, limit) => fact >= limit,
  atMost: (fact, limit) => fact <= limit,
  equal: (fact, limit) => fact === limit,
}

function verdict(comparison: Comparison, query: Query, isReversed = false): Answer {
  const { fact, limit, is, sources, topic, shown } = comparison
  const relation = isReversed ? opposite[relationOf(query, comparison.usual, null)] : relationFor(comparison, query)
  const isTrue = holds[relation](fact, limit)
  const [en, es] = isTrue ? ['Yes', 'Sí'] : ['No', 'No']
  const difference = Math.abs(fact - limit)
  const more =
    !comparison.showsGap || difference === 0
      ? both('', '')
      : both(
          `, ${shown(difference)} ${fact > limit ? 'over' : 'under'} ${shown(limit)}`,
          `, ${shown(difference)} ${fact > limit ? 'más que' : 'menos que'} ${shown(limit)}`,
        )
  if (asksWhichSide.test(query.line)) {
    const side =
      fact === limit
        ? both('Exactly at it', 'Justo')
        : fact > limit
          ? both('Over', 'Por encima')
          : both('Under', 'Por debajo')
    return answerAbout(
      topic,
      both(`${side.en}: ${uncapitalized(is.en)}${more.en}.`, `${side.es}: ${uncapitalized(is.es)}${more.es}.`),
      ...sources,
    )
  }
  return answerAbout(topic, both(`${en}. ${is.en}${more.en}.`, `${es}. ${is.es}${more.es}.`), ...sources)
}

const sideWord = '(?:over|under|above|below|heavier|lighter|bigger|smaller|more|less|higher|lower|cheaper|pricier)'
/** "Heavier than what's allowed or lighter" */
const asksWhichSide = new RegExp(String.raw`\b${sideWord}\b(?: than)?(?: (?!or\b)\S+){0,4} or ${sideWord}(?! than)\b`)

/** "My max is 4.8, am I over?" asks whether the price fits. */
function relationFor({ usual, topic, isFixed }: Comparison, query: Query): Relation {
  if (isFixed) return usual
  const asksOver =
    /\b(?:is it|is the \w+|does it|is that|cost|costs) (?:\w+ ){0,2}(?:over|above|more|out of|exceed)/.test(query.line)
  if (
    usual === 'atMost' &&
    !asksOver &&
    (selfBudget.test(query.line) || /\b(?:most (?:i|we)|can go|capped|afford|budget)\b/.test(query.line))
  )
    return 'atMost'
  return relationOf(query, usual, topic === 'year' || topic === 'age' ? topic : null)
}

function comparisonOf(amount: Amount, query: Query): Comparison | null {
  switch (amount.unit) {
    case 'lb':
    case 'kg':
      return weight(amount, query)
    case 'sqft':
    case 'sqm':
    case 'acre':
      return areaCompared(amount, query)
    case 'bed':
    case 'bath':
    case 'car':
    case 'step':
      return counted(amount, query)
    case 'month':
    case 'year':
      return spanned(amount, query)
    case '$':
    case null:
      return plainNumber(amount, query)
    default:
      return null
  }
}

/** "Hammond organ, 400 lbs" */
const ofFurniture =
  /\b(?:organ|pianos?|baby grand|fridge|refrigerator|safe|pool table|treadmill|peloton|couch|sofa|sectional|desk|dresser|mattress|aquarium|fish tank|weights|bench|kiln|lathe|statue|sculpture|boxes|furniture|tv|bike|motorcycle|records|books)\b(?!.*\b(?:dogs?|pup|puppy|cats?)\b)/

function weight(amount: Amount, { home, line, words }: Query): Comparison | null {
  if (isAssistance.test(line) || ofFurniture.test(line)) return null
  const limit = home.petRule?.dogsUnderLb
  if (!limit || (/\bcats?\b/.test(line) && !/\bdogs?\b|\bmix\b|\bpup/.test(line) && home.petRule?.most === null))
    return null
  const { value, unit, from } = amount
  const isLess = /\b(?:under|below|less than)$/.test(words.slice(Math.max(0, from - 2), from).join(' '))
  const pounds = poundsOf(amount) - (isLess ? 0.001 : 0)
  const many = petCount({ words: line.split(' ') } as Query)
  if (home.petRule?.most && many > home.petRule.most) return null
  const own =
    unit === 'kg'
      ? both(
          `${rounded(value)} kg is about ${rounded(pounds, 0)} lb, and the limit is under ${limit} lb`,
          `${rounded(value)} kg son unas ${rounded(pounds, 0)} libras, y el límite es menos de ${limit} libras (lb)`,
        )
      : both(`The limit is under ${limit} lb`, `El límite es menos de ${limit} libras (lb)`)
  const isUnder = pounds < limit
  const is = isUnder ? both(`It’s allowed: ${uncapitalized(own.en)}`, `Se acepta: ${uncapitalized(own.es)}`) : own
  // "Within the limit or over?" is answered as "is he within it?"
  const asksOver =
    /\b(?:over|above|exceed\w*|too heavy|too big|more than)\b/.test(line) &&
    !/\b(?:within|under|below|inside|ok|okay|fine|allowed) (?:\w+ ){0,4}or (?:is (?:he|she|it|that) )?(?:over|above|too)\b/.test(
      line,
    )
  return {
    topic: 'pets',
    fact: pounds,
    limit: isUnder ? limit : limit - 1e-9,
    is,
    shown: String,
    sources: [field('pets', home.petRule?.text ?? '')],
    usual: asksOver ? 'over' : 'under',
    isFixed: true,
  }
}

/** Assistance animals are no pets: the pet rule says nothing of them. */
export const isAssistance =
  /\b(?:service|assistance|therapy|therapist|guide|support|alert|emotional|esa|disability|medical|doctor|letter)\b/

export function areaCompared({ value, unit }: Amount, { home, line, topics }: Query): Comparison | null {
  const isLot = unit === 'acre' || topics.includes('lot') || /\b(?:lot|land|yard|plot)\b/.test(line)
  const area = quantityOf(isLot ? 'lot' : 'size', home)
  if (area === null) return null
  const factor = unit === 'acre' ? squareFeetInAcre : unit === 'sqm' ? squareFeetPerMeter : 1
  const meters = `${rounded(area.value / squareFeetPerMeter, 0)}`
  const acres = home.listing.facts.lotAcres
  const is = isLot
    ? both(
        `The lot is ${acres} acres, about ${count(Math.round(area.value))} square feet`,
        `El terreno mide ${acres} acres, unos ${count(Math.round(area.value))} pies cuadrados`,
      )
    : unit === 'sqm'
      ? both(
          `It’s ${count(area.value)} square feet, about ${meters} square meters`,
          `Tiene ${count(area.value)} pies cuadrados, unos ${meters} m²`,
        )
      : both(`It’s ${count(area.value)} square feet`, `Tiene ${count(area.value)} pies cuadrados`)
  return {
    topic: isLot ? 'lot' : 'size',
    fact: area.value,
    limit: value * factor,
    is,
    shown: (one) => `${count(Math.round(one))} sq ft`,
    sources: area.sources,
    usual: 'atLeast',
    showsGap: (!isLot && unit === 'sqft') || unit === 'acre',
  }
}

/** Where a room is and what it has, which its number doesn't tell. */
const ofRoomItself =
  /\b(?:(?:main|ground|upper|lower|same) (?:floor|level)|upstairs|downstairs|doors?|sinks?|vanit(?:y|ies)|bunk)\b/

function counted({ value, unit }: Amount, query: Query): Comparison | null {
  const { home, line } = query
  const { beds, baths } = home.listing
  const of = (
    topic: string,
    fact: number | null,
    en: string,
    es: string,
    id: string,
    usual: Relation,
  ): Comparison | null =>
    fact === null
      ? null
      : { topic, fact, limit: value, is: both(en, es), shown: count, sources: [field(id, fact)], usual }
  const others = query.others.filter((word) => !/^(?:minimum|maximum|least|enough|spare|min|max|exactly)$/.test(word))
  if (
    others.length > 0 ||
    ofRoomItself.test(line) ||
    /\b(?:or|and) (?:just |only )?(?:\d|one|two|three|four|five)\b|\b(?:attached|ensuite|own|private|each)\b/.test(line)
  )
    return null
  const plain = /\b(?:is it an?|is this an?|are there|does it have|exactly|really|only|just)\b/.test(line)
  if (unit === 'bed')
    return of(
      'beds',
      beds,
      `It has ${rooms(beds, 'bedroom')}`,
      `Tiene ${rooms(beds, 'recámara')}`,
      'beds',
      plain ? 'equal' : 'atLeast',
    )
  if (unit === 'bath')
    return of(
      'baths',
      baths,
      `It has ${rooms(baths, 'bath')}`,
      `Tiene ${rooms(baths, 'baño')}`,
      'baths',
      plain ? 'equal' : 'atLeast',
    )
  if (unit === 'step') return steps(value, query)
  const spaces = parkingSpaces(home)
  if (/\b(?:ev|electric|charg\w+|cost|pay)\b/.test(line)) return null
  const isAdded = spaces !== null && spaces !== home.parking?.spaces
  const [en, es] = isAdded
    ? [`Parking for ${spaces} cars`, `Lugar para ${spaces} autos`]
    : ['Parking', 'Estacionamiento']
  return of(
    'parking',
    spaces,
    `${en}: ${home.listing.facts.parking}`,
    `${es}: ${home.listing.facts.parking}`,
    'parking',
    'atLeast',
  )
}

const rooms = (value: number | null, name: string) => `${count(value ?? 0)} ${name}${value === 1 ? '' : 's'}`

function parkingSpaces({ parking, listing }: Home): number | null {
  if (!parking || parking.spaces === null) return null
  const more = /driveway for (one|two|three|four|\d) more/.exec(listing.facts.parking ?? '')?.[1]
  return parking.spaces + (more ? numberOf(more) : 0)
}

const numberNames = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const numberOf = (word: string) => (numberNames.includes(word) ? numberNames.indexOf(word) : Number(word))

function steps(limit: number, { home, line }: Query): Comparison | null {
  if (!/\b(?:than|or (?:more|less|fewer)|at (?:least|most)|up to|manages?|exactly|only|just|handle)\b/.test(line))
    return null
  const note = home.listing.facts.stepFreeNote ?? ''
  const found = /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) steps?\b/.exec(note)?.[1]
  if (!found) return null
  return {
    topic: 'stepFree',
    fact: numberOf(found),
    limit,
    is: both(`There are ${found} steps`, `Hay ${numberOf(found)} escalones`),
    shown: count,
    sources: [field('stepFree', note)],
    usual: 'atMost',
  }
}

function spanned({ value, unit }: Amount, query: Query): Comparison | null {
  const { home, line, today } = query
  const { yearBuilt } = home.listing.facts
  if (
    unit === 'year' &&
    /\b(?:older|newer|built|building|over|under|less|more)\b/.test(line) &&
    /\b(?:old|older|newer|built|building)\b/.test(line) &&
    !/\b(?:lease|dogs?|cats?|i am|we are|months?)\b/.test(line) &&
    yearBuilt !== null
  ) {
    const age = Number(today.slice(0, 4)) - yearBuilt
    const usual: Relation = /\bnewer\b/.test(line) ? 'under' : 'over'
    const relation = /\bolder\b/.test(line) ? 'over' : usual
    return {
      topic: 'age',
      fact: age,
      limit: value,
      is: both(
        `It was built in ${yearBuilt}, about ${age} years ago`,
        `Se construyó en ${yearBuilt}, hace unos ${age} años`,
      ),
      shown: count,
      sources: [field('yearBuilt', yearBuilt)],
      usual: relation,
    }
  }
  const { depositMonths, price } = home
  const isPaidInParts = /\b(?:paid?|pay|spread|split|install\w*)\b/.test(line)
  if (
    /\b(?:deposit|security)\b/.test(line) &&
    !isPaidInParts &&
    unit === 'month' &&
    depositMonths !== null &&
    price !== null
  ) {
    const sum = dollars(depositMonths * price)
    const months = home.listing.facts.deposit ?? ''
    return {
      topic: 'deposit',
      fact: depositMonths,
      limit: value,
      is: both(
        `The deposit is ${months}’s rent, ${sum}`.replace('months’s', 'months’'),
        `El depósito es de ${count(depositMonths)} meses de renta: ${sum}`,
      ),
      shown: count,
      sources: [field('deposit', months)],
      usual: 'equal',
    }
  }
  return null
}

function plainNumber(amount: Amount, query: Query): Comparison | null {
  const { line, topics } = query
  const { value, unit } = amount
  const built = year(amount, query)
  if (built) return built
  if (
    unit === null &&
    /\b(?:sqft|size|feet|big|large|square)\b/.test(line) &&
    value >= 200 &&
    !/\b(?:rent|price|fee)\b/.test(line)
  )
    return areaCompared({ ...amount, unit: 'sqft' }, query)
  if (unit === null && /\b(?:acres?|lot)\b/.test(line) && value < 20)
    return areaCompared({ ...amount, unit: 'acre' }, query)
  if (unit === null && value <= 12 && topics.includes('stepFree')) return steps(value, query)
  if (unit === null && topics.includes('pets') && value < 250 && /\b(?:weigh\w*|heavy|limit|under|over)\b/.test(line))
    return weight({ ...amount, unit: 'lb' }, query)
  if (
    topics.some((id) => ['stepFree', 'beds', 'baths', 'floor', 'availability', 'tours'].includes(id)) &&
    unit === null
  )
    return null
  return moneyCompared(amount, query)
}

/** The first year of the war in Europe, before which agents call a building prewar. */
const warYear = 1940

/** "Is it prewar?" */
function preWar(query: Query): Answer | null {
  const { yearBuilt } = query.home.listing.facts
  if (yearBuilt === null || !query.isYesNo || !/\bpre(?: ?war| world war)\b/.test(query.line)) return null
  const is = both(`It was built in ${yearBuilt}`, `Se construyó en ${yearBuilt}`)
  const [en, es] = yearBuilt < warYear ? ['Yes', 'Sí'] : ['No', 'No']
  return answerAbout('year', both(`${en}. ${is.en}.`, `${es}. ${is.es}.`), field('yearBuilt', yearBuilt))
}

function year({ value, unit, from }: Amount, { home, line, words, today }: Query): Comparison | null {
  const { yearBuilt, yearNote } = home.listing.facts
  const isYear =
    unit === null &&
    Number.isInteger(value) &&
    value >= 1800 &&
    value <= Number(today.slice(0, 4)) &&
    /^\d{4}$/.test(words[from] ?? '')
  if (
    !isYear ||
    yearBuilt === null ||
    /\b(?:rent|price|budget|cost|pay|sqft|fee|hoa|dues|deposit|parking)\b/.test(line)
  )
    return null
  const isNamed =
    /\b(?:built|build|older|newer|construct\w*|pre|post|year|before|after|century|since|from|house|home|building)\b/.test(
      line,
    )
  if (!isNamed) return null
  const note = yearNote ? ` (${yearNote})` : ''
  return {
    topic: 'year',
    fact: yearBuilt,
    limit: value,
    is: both(`It was built in ${yearBuilt}${note}`, `Se construyó en ${yearBuilt}${note}`),
    shown: String,
    sources: [field('yearBuilt', yearBuilt)],
    usual: 'equal',
  }
}

function moneyCompared(amount: Amount, query: Query): Comparison | null {
  const { home, line } = query
  const parts = monthlyParts(query)
  const id = baseIdOf(query)
  if (
    /\b(?:utilit\w+|electric\w*|internet|water|tax|taxes|insurance|income|salary|combined|household|qualify|credit|score|(?:i|we) make(?! it)|earn)\b/.test(
      line.replace(beforeUtilities, ' '),
    )
  )
    return null
  if (parts.length > 1) {
    const total = totalOf(parts)
    // "3400 plus parking plus what else?"
    if (amount.value === home.price && !query.isYesNo) return null
    return {
      topic: 'price',
      fact: total,
      limit: amount.value,
      is: both(`${dollars(total)} a month: ${listed(parts).en}`, `${dollars(total)} al mes: ${listed(parts).es}`),
      shown: dollars,
      sources: costSourcesOf(parts),
      usual: 'atMost',
      showsGap: true,
    }
  }
  const base = quantityOf(id, home)
  if (base === null || !base.isMoney) return null
  const value = id === 'price' ? dollarsOf(amount, query) : amount.value
  if (value === null || value < 20) return null
  const isYearly = base.isMonthly && /\b(?:per|a|each) year\b|\byearly\b|\bannual/.test(line)
  const fact = isYearly ? base.value * 12 : base.value
  if (id === 'price' && (!isPlausible(value, fact) || query.others.length > 3)) return null
  const per = base.isMonthly ? (isYearly ? both(' a year', ' al año') : both(' a month', ' al mes')) : both('', '')
  return {
    topic: base.topic,
    fact,
    limit: value,
    is: both(
      `The ${base.name.en} ${isOrAre(base.name.en)} ${money(fact)}${per.en}`,
      `${id === 'price' ? 'El precio' : `La ${base.name.es}`} es de ${money(fact)}${per.es}`.replace(
        'La depósito',
        'El depósito',
      ),
    ),
    shown: dollars,
    sources: base.sources,
    usual: 'atMost',
    showsGap: true,
  }
}

/** "My ceiling is 3,500 a month before utilities" */
const beforeUtilities = /\b(?:before|excluding|without|not counting|not including) (?:any |the )?utilities\b/

/** Amounts far from the price aren't compared with it. */
const isPlausible = (value: number, price: number) => value > price * 0.2 && value < price * 5

/** "Between 950k and 1.05M". */
function rangeCompared(query: Query): Answer | null {
  const { amounts, line } = query
  const base = quantityOf(baseIdOf(query), query.home)
  const values = amounts.flatMap((amount) =>
    base?.topic === 'price'
      ? (dollarsOf(amount, query) ?? [])
      : amount.unit === null || amount.unit === '$'
        ? amount.value
        : [],
  )
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (values.length !== 2 || base === null || !base.isMoney || low === high) return null
  if (
    /\b(?:nearer|closer)\b/.test(line) ||
    !/\b(?:between|from|range|budget|to)\b/.test(line) ||
    !isPlausible(low, base.value)
  )
    return null
  const isIn = base.value >= low && base.value <= high
  const near = base.value > high ? high : low
  const side = isIn
    ? both('', '')
    : both(
        `, ${dollars(Math.abs(base.value - near))} ${base.value > high ? 'over' : 'under'} it`,
        `, ${dollars(Math.abs(base.value - near))} ${base.value > high ? 'más' : 'menos'}`,
      )
  return answerAbout(
    base.topic,
    both(
      `${isIn ? 'Yes' : 'No'}. The ${base.name.en} ${isOrAre(base.name.en)} ${money(base.value)}${side.en}.`,
      `${isIn ? 'Sí' : 'No'}. ${capitalized(base.name.es)}: ${money(base.value)}${side.es}.`,
    ),
    ...base.sources,
  )
}

/** "Is the deposit more than a month's rent?" */
function depositWithRent(query: Query): Answer | null {
  const { line, home } = query
  const { depositMonths, price } = home
  if (
    depositMonths === null ||
    price === null ||
    !/\b(?:deposit|security)\b/.test(line) ||
    !/\bthan\b.*\b(?:month|rent)\b|\b(?:same|equal)\b.*\brent\b/.test(line)
  )
    return null
  const comparison = spanned({ value: 1, unit: 'month', from: 0, to: 0 }, query)
  return comparison ? verdict(comparison, query) : null
}

const ordinals = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const ordinalOf = (word: string) =>
  word === 'twenty-first' || word === '21st'
    ? 21
    : /^\d/.test(word)
      ? Number.parseInt(word, 10)
      : ordinals.indexOf(word)

/** "Is it lower than the 4th floor?" */
export function floorCompared(query: Query): Answer | null {
  const { line, home } = query
  const asked =
    /\b(\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) floor\b/.exec(
      line,
    )?.[1]
  const text = `${home.listing.description ?? ''} ${home.listing.facts.stepFreeNote ?? ''}`.toLowerCase()
  const own =
    /\b(?:on|of) the (twenty-first|ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) floor\b/.exec(
      text,
    )?.[1]
  if (!asked || !own || !/\b(?:lower|below|under|above|higher|over|than|at least|or higher|or lower)\b/.test(line))
    return null
  const comparison: Comparison = {
    topic: 'floor',
    fact: ordinalOf(own),
    limit: ordinalOf(asked),
    is: both(`It’s on the ${own} floor`, `Está en el piso ${ordinalOf(own)}`),
    shown: count,
    sources: [{ kind: 'description', id: 'description', text: `${own} floor` }],
    usual: 'equal',
  }
  return verdict(comparison, query)
}
