import { countsTo } from '../../understand/number-words.ts'
import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, count, type Words } from '../format.ts'
import { baseOf, type CostPart, costSourcesOf, listed, monthlyParts, totalOf } from './base.ts'
import { dollars, type Quantity, quantityOf } from './quantities.ts'
import { amountIn, type Query } from './query.ts'

const splits =
  /\b(?:split\w*|divid\w*|shar(?:e|ed|es|ing)|halves|half each|each|apiece|thirds|per (?:person|head|roommate)|a head|a person|(?:two|three|four|five|2|3|4|5) ways|half of the (?:rent|price)|half the (?:rent|price)|in half|halved|go halves|my half|between (?:me|us|my|(?:\w+ )?(?:\w+ )(?:people|persons|friends|roommates|of us))|50 50|fifty fifty|cut in|(?:equal|even) (?:shares|parts))\b/
/** "Me and my girlfriend each have a cat" */
const eachHas =
  /\beach (?:have|has|had|own|owns|got|bring|brings|need|needs|want|wants) (?:(?:our|their|an?|one|two|the) )+\w+\b/
/** "Between us, do prices drop?" tells a secret and shares nothing. */
const confides =
  /^(?:(?:just|strictly|ok|so|hey|hi|penny) )*between us (?=do|does|is|are|was|what|how|will|would|should|can|did|has|any|why)\b/
const shares = ({ line }: Query) =>
  splits.test(line.replace(confides, '').replace(eachHas, '')) && !parenting.test(line)
/** "Divorced dad, 50/50 custody" */
const parenting =
  /\b(?:custody|custodial|visitation|co ?parent\w*|parenting|(?:50 50|fifty fifty) (?:chance|odds|shot|whether|on whether|if))\b/
/** "They're brothers, you can't split them" of two cats. */
const partsAnimals =
  /\b(?:cats?|kitt(?:y|en)s?|kitties|dogs?|pupp(?:y|ies)|pets?)\b.*\bsplit (?:them|the (?:two|pair))\b/
/** "Does each of the bedrooms have a bath?", "one of those duplexes cut in half": rooms and houses, and no money. */
const partsRooms =
  /\beach (?:of the (?:\w+ )?)?(?:bed ?rooms?|rooms?|bath\w*|floors?|units?|apartments?|flats?)\b|\b(?:duplex\w*|house|home|building|flats?|apartments?|condos?|rooms?) (?:that (?:was|were|got) |was |were |got |been )*(?:cut|split|divided|chopped|carved)\b|\b(?:cut|split|divided|chopped|carved) (?:up )?into (?:\w+ )?(?:flats?|apartments?|units?|condos?)\b/
const friend = `(?:boyfriend|girlfriend|partner|wife|husband|friend|buddy|sister|brother|mom|mother|dad|father|cousin|roommate|roomie|housemate|flatmate|bandmate|fiance|fiancee|spouse|colleague)`
const pair = new RegExp(
  String.raw`\b(?:my )?${friend} and (?:i|me)\b|\b(?:me and|me n|i and|with) (?:my |a |one |1 |another )?${friend}\b|\b(?:halves|halved|half|couple|50 50|fifty fifty|both of us|between us)\b|\bwith (?:my |a )?${friend}\b`,
)

/** "Me and my two brothers" */
const withSeveral = new RegExp(
  String.raw`\b(?:me|i|myself) (?:and|n|plus|with) (?:my |the )?(two|three|four|five|[2-5]) (?:\w+ )?${friend}s\b|\bmy (two|three|four|five|[2-5]) ${friend}s and (?:me|i)\b`,
)
const counts = countsTo(5)
/** "Four equal shares", "in 3 even parts" */
const equalShares =
  /\b(two|three|four|five|[2-5]) (?:equal|even|identical|same size) (?:shares?|parts?|ways|pieces|portions)\b/

/** Among so many people: "two of us", "me and 2 friends", "4 siblings". */
function peopleIn(query: Query): number | null {
  const { line, amounts, words } = query
  if (/\b(?:in |equal |even )?thirds\b/.test(line)) return 3
  if (/\b(?:in |equal |even )?quarters\b/.test(line)) return 4
  const [, shares = ''] = equalShares.exec(line) ?? []
  if (shares !== '') return counts[shares] ?? Number(shares)
  const [, after, before] = withSeveral.exec(line) ?? []
  const others = after ?? before
  if (others !== undefined) return (counts[others] ?? Number(others)) + 1
  const named = amountIn(query, 'person')
  if (named && named.value >= 1 && named.value <= 20) {
    const isWithMe = /\b(?:me|i|myself|us)\b.*\b(?:and|plus|with)(?: my| the)?$/.test(
      words.slice(Math.max(0, named.from - 3), named.from).join(' '),
    )
    return named.value + (isWithMe ? 1 : 0)
  }
  if (/\bbedroom\b/.test(line) && !pair.test(line)) return null
  const plain = amounts.find(
    ({ unit, value, from }) =>
      unit === null &&
      value >= 2 &&
      value <= 12 &&
      Number.isInteger(value) &&
      /^(?:by|between|among|in|into|are|is|of)$/.test(words[from - 1] ?? ''),
  )
  return plain?.value ?? (pair.test(line) ? 2 : null)
}

/** How many people share what a question is about; null where nobody shares it. */
export function sharersIn(query: Query): number | null {
  return shares(query) || ownHalf.test(query.line) ? severalIn(query) : null
}
const ownHalf = /\b(?:my|our|his|her|their|one|each) half\b|\beach of us\b/

function severalIn(query: Query): number | null {
  const people = peopleIn(query)
  return people !== null && people >= 2 ? people : null
}

/** What each of them pays, as a sentence after another one: "Ten percent down, what's my half?" */
export function eachOf(amount: number, people: number): Words {
  const sum = dollars(amount / people)
  return both(
    ` That’s ${sum} each (${dollars(amount)} ÷ ${people}).`,
    ` Son ${sum} cada uno (${dollars(amount)} ÷ ${people}).`,
  )
}

/** The price, rent, fee or lot shared among people. */
export function sharedAmong(query: Query): Answer | null {
  // "$695,000 split 2 ways" shares that amount.
  if (/^\(? ?\$\d/.test(query.line)) return null
  if (!shares(query) || partsAnimals.test(query.line) || partsRooms.test(query.line)) return null
  const uneven = unevenShares(query)
  if (uneven) return uneven
  const people = severalIn(query)
  if (people === null) return null
  const size =
    !/\b(?:lot|land|yard|parking|garage)\b/.test(query.line) && /\b(?:sqft|square feet|space)\b/.test(query.line)
      ? quantityOf('size', query.home)
      : null
  const base = size ?? baseOf(query)
  if (base && !base.isMoney) return areaAmong(base, people)
  const parts = partsToShare(query, base)
  if (parts.length === 0) return null
  const monthly = parts.length > 1 || base?.isMonthly ? both(' a month', ' al mes') : both('', '')
  const share = totalOf(parts) / people
  const each = dollars(share)
  const sum = dollars(totalOf(parts))
  const answer = answerAbout(
    base?.topic ?? 'price',
    parts.length > 1
      ? both(
          `${each} each${monthly.en}: (${listed(parts).en}) ÷ ${count(people)}.`,
          `${each} cada uno${monthly.es}: (${listed(parts).es}) ÷ ${count(people)}.`,
        )
      : both(
          `${each} each${monthly.en} (${sum} ÷ ${count(people)}).`,
          `${each} cada uno${monthly.es} (${sum} ÷ ${count(people)}).`,
        ),
    ...costSourcesOf(parts),
  )
  return comingTo(answer, share, monthly.en !== '')
}

/** "60/40 split". */
function unevenShares(query: Query): Answer | null {
  const named = baseOf(query)
  const [a, b] = query.amounts.filter(({ unit, value }) => (unit === null || unit === '%') && value < 100)
  // In "50/50" neither number is the $50 that a pet costs.
  const base =
    named && query.amounts.some(({ value }) => value === named.value) ? quantityOf('price', query.home) : named
  if (!base?.isMoney || !a || !b || a.value + b.value !== 100) return null
  const shares = [a, b].map(({ value }) => `${count(value)}%: ${dollars((base.value * value) / 100)}`).join('; ')
  return answerAbout(base.topic, both(`${shares}.`, `${shares}.`), ...base.sources)
}

function partsToShare(query: Query, base: Quantity | null): CostPart[] {
  const monthly = monthlyParts(query)
  if (base && (base.topic === 'fee' || base.topic === 'deposit')) return [base]
  if (monthly.length > 0) return monthly
  const price = base ?? quantityOf('price', query.home)
  return price ? [price] : []
}

function areaAmong(base: Quantity, people: number): Answer {
  const each = base.shown(base.value / people)
  return answerAbout(
    base.topic,
    both(
      `${each} each (${base.shown(base.value)} ÷ ${count(people)}).`,
      `${each} cada uno (${base.shown(base.value)} ÷ ${count(people)}).`,
    ),
    ...base.sources,
  )
}
