import { capitalized } from '#domain/text.ts'
import type { Amount } from '../../understand/amounts.ts'
import { type Answer, answerAbout, field } from '../answer.ts'
import { both, count, type Words } from '../format.ts'
import { areaCompared } from './comparison.ts'
import { rounded } from './quantities.ts'
import type { Query } from './query.ts'

/** What the home has and what the visitor's has, in one unit. */
interface Pair {
  topic: string
  fact: number
  ours: number
  /** The fact as a sentence without its period. */
  is: Words
  shown: (value: number) => Words
  /** "More" and "less" of this fact: "newer", "older". */
  sides: [Words, Words]
  isMore: RegExp
  isLess: RegExp
  source: ReturnType<typeof field>
}

const asksYesNo =
  /\b(?:is|are|do|does|would|will|am|did|was|could|can) (?:this|it|that|yours?|we|i|they|these|the \w+)\b|\b(?:correct|right|true)$/
const asksAmount = /\b(?:how (?:much|many)|by what|what (?:percent|percentage))\b/
/** "Is the kitchen bigger?" */
const ofPart =
  /\b(?:is|are|was|were|does|do|would|has) (?:the|its|your|their|that|this) (?:\w+ )?(?:ceilings?|fridge|oven|garage|closets?|bedrooms?|beds?|bath ?rooms?|baths?|kitchen|living room|roof|furnace|windows?|balcony|terrace|deck|pool|garden|yard|lot|basement|elevator|washer|dryer)\b/

/**
 * The home beside the visitor's own: "ours was built in 1938, is this one older?", "we have 1,050 sq ft now, do we lose space?",
 * "our place is 1,240 sq ft, how much bigger is this in percent?". Null where no number is given of theirs, or nothing is
 * compared.
 */
export function againstOurs(query: Query): Answer | null {
  const pair = ofPart.test(query.line) ? null : (yearsIn(query) ?? areasIn(query))
  if (!pair || pair.fact === pair.ours) return null
  const line = query.line.replace(/\b(?:more|less) (?:or (?:more|less) )?(?=in\b)/g, '')
  const [asksMore, asksLess] = [pair.isMore.test(line), pair.isLess.test(line)]
  if (asksTimes.test(line)) return timesAs(pair)
  if (!asksMore && !asksLess) return null
  if (pair.topic === 'size' && asksShare.test(line)) return inPercent(pair)
  const apart = pair.shown(Math.abs(pair.fact - pair.ours))
  const [more, less] = pair.sides
  const side = pair.fact > pair.ours ? more : less
  const gap = both(`${apart.en} ${side.en}`, `${apart.es} ${side.es}`)
  const { is, topic, source } = pair
  const isBoth = asksMore && asksLess
  // "Does it clear that and by how much"
  const asked = line.replace(/\b(?:and |or )?by how (?:much|many|far)\b.*$/, '')
  const asksIf = asksYesNo.test(asked) && !asksAmount.test(asked)
  if (isBoth || !asksIf) {
    if (!isBoth && !asksAmount.test(line)) return null
    return answerAbout(topic, both(`${capitalized(gap.en)}. ${is.en}.`, `${capitalized(gap.es)}. ${is.es}.`), source)
  }
  const [en, es] = asksMore === pair.fact > pair.ours ? ['Yes', 'Sí'] : ['No', 'No']
  return answerAbout(topic, both(`${en}. ${is.en}, ${gap.en}.`, `${es}. ${is.es}, ${gap.es}.`), source)
}

const asksTimes = /\bhow many times\b/
const asksShare = /\b(?:in|what|how many|as a) (?:percent|percentage)\b|\bpercent(?:age)?(?: wise)?$/

function timesAs({ topic, fact, ours, shown, source }: Pair): Answer | null {
  if (topic !== 'size') return null
  const times = rounded(fact / ours, 2)
  const sum = both(`${shown(fact).en} ÷ ${shown(ours).en}`, `${shown(fact).es} ÷ ${shown(ours).es}`)
  return answerAbout(topic, both(`${times} times that (${sum.en}).`, `${times} veces eso (${sum.es}).`), source)
}

function inPercent({ topic, fact, ours, shown, source }: Pair): Answer {
  const share = `${rounded((Math.abs(fact - ours) / ours) * 100)}%`
  const [en, es] = fact > ours ? ['bigger', 'más grande'] : ['smaller', 'más chico']
  const sum = both(`${shown(fact).en} against ${shown(ours).en}`, `${shown(fact).es} frente a ${shown(ours).es}`)
  return answerAbout(topic, both(`${share} ${en} (${sum.en}).`, `${share} ${es} (${sum.es}).`), source)
}

/** "Newer or older than my 1987 condo, and by how many years" */
function yearsIn({ amounts, words, line, home, today }: Query): Pair | null {
  const { yearBuilt } = home.listing.facts
  if (
    yearBuilt === null ||
    !/\b(?:older|newer|younger)\b/.test(line) ||
    /\b(?:dog|cat|son|daughter|kids?)\b/.test(line)
  )
    return null
  const years = amounts.filter(
    ({ unit, value, from }) =>
      unit === null && value >= 1800 && value <= Number(today.slice(0, 4)) && /^\d{4}$/.test(words[from] ?? ''),
  )
  const [ours, another] = years
  if (!ours || another) return null
  return {
    topic: 'year',
    fact: yearBuilt,
    ours: ours.value,
    is: both(`It was built in ${yearBuilt}`, `Se construyó en ${yearBuilt}`),
    shown: (value) => both(`${value} ${value === 1 ? 'year' : 'years'}`, `${value} ${value === 1 ? 'año' : 'años'}`),
    sides: [both('newer', 'más nueva'), both('older', 'más antigua')],
    isMore: /\b(?:newer|younger)\b/,
    isLess: /\bolder\b/,
    source: field('yearBuilt', yearBuilt),
  }
}

/** "Coming from a 575 sq ft studio, how many feet would I gain" */
function areasIn(query: Query): Pair | null {
  const { sqft } = query.home.listing
  const named = query.amounts.filter((one) => isArea(one, query) && one.value !== sqft)
  const [own, another] = named
  if (sqft === null || !own || another || /\b(?:lot|land|yard|acres?)\b/.test(query.line)) return null
  const compared = areaCompared({ ...own, unit: own.unit ?? 'sqft' }, query)
  if (!compared) return null
  return {
    topic: 'size',
    fact: sqft,
    ours: compared.limit,
    is: both(`It’s ${count(sqft)} square feet`, `Tiene ${count(sqft)} pies cuadrados`),
    shown: (value) => both(`${count(Math.round(value))} sq ft`, `${count(Math.round(value))} pies cuadrados`),
    sides: [both('more', 'más'), both('less', 'menos')],
    isMore:
      /\b(?:bigger|larger|roomier|gain\w*|upsiz\w*|clears?|meets?|(?:big|large|roomy) enough|(?:more|extra) (?:\w+ )?(?:space|room|sqft|feet|area))\b/,
    isLess:
      /\b(?:smaller|tighter|downsiz\w*|(?:los(?:e|es|ing)|giv(?:e|ing) up) (?:\w+ ){0,2}(?:space|room|sqft|feet|area)|less (?:\w+ )?(?:space|room|sqft|feet|area))\b/,
    source: field('sqft', sqft),
  }
}

const isArea = ({ unit, value, to }: Amount, { words, line }: Query) =>
  unit === 'sqft' ||
  unit === 'sqm' ||
  (unit === null && value >= 200 && value < 20_000 && /^(?:feet|foot|ft|square)$/.test(words[to] ?? '')) ||
  (unit === null &&
    value >= 200 &&
    value < 20_000 &&
    /\b(?:smaller|larger|bigger|roomier)\b/.test(line) &&
    !ofMoney.test(line))
const ofMoney = /\b(?:rent|price|pay\w*|asking|dues|hoa|deposit|cost\w*|budget|month|dollars)\b/

/** "Need 4 bedrooms, how many short is this one?" */
export function roomsShort({ amounts, line, home: { listing } }: Query): Answer | null {
  if (!asksShort.test(line)) return null
  for (const unit of ['bed', 'bath'] as const) {
    const named = amounts.filter((one) => one.unit === unit)
    const fact = unit === 'bed' ? listing.beds : listing.baths
    const [need, another] = named
    if (!need || another || fact === null) continue
    const apart = rounded(Math.abs(fact - need.value))
    const [en, es] =
      fact === need.value
        ? ['None', 'Ninguno']
        : fact < need.value
          ? [`${apart} short`, `Faltan ${apart}`]
          : [`${apart} more`, `Sobran ${apart}`]
    const [name, nombre] = unit === 'bed' ? ['bedroom', 'recámara'] : ['bath', 'baño']
    const s = fact === 1 ? '' : 's'
    const text = both(`${en}: it has ${rounded(fact)} ${name}${s}.`, `${es}: tiene ${rounded(fact)} ${nombre}${s}.`)
    return answerAbout(unit === 'bed' ? 'beds' : 'baths', text, field(unit === 'bed' ? 'beds' : 'baths', fact))
  }
  return null
}
const asksShort =
  /\bhow many (?:(?:\w+ )?short|(?:more|fewer|extra) (?:is|are|would|do)|too few|are missing|to spare|missing)\b/
