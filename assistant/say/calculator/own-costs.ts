import type { Amount } from '../../understand/amounts.ts'
import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money, type Words } from '../format.ts'
import { type CostPart, costPartOf, costSourcesOf, listed, monthlyParts, ownCost, totalOf } from './base.ts'
import { dollars } from './quantities.ts'
import type { Query } from './query.ts'

const ofHome =
  /\b(?:loan|mortgage|payment|pay would|principal|interest|bank|lender|piti|tax|taxes|insurance|homeowners|insured|electric\w*|power|gas|water|internet|wifi|utilities|phone|cable|gym)\b/
const ofMoving =
  /\b(?:movers?|moving|truck|(?:u|you) haul|insurance|furniture|application|broker(?: s)?|storage|electric\w*|internet|utilities|cleaning|bed|mattress)\b/
const limits =
  /\b(?:cap|max|maximum|limit|budget|ceiling|most|tops|under|below|over|above|than|within|exceed)\b(?: \w+){0,4}$/
const limitsAfter =
  /^(?:(?:a|per|month|dollars) )*(?:is |as )?(?:my |our |the |a )?(?:hard |absolute )?(?:cap|max|maximum|limit|budget|ceiling|tops)\b/
const asksAll =
  /\b(?:all in|total|altogether|all told|together|everything|add(?:ed|ing)?(?: up)?|sum|in all|on top)\b|\b(?:what|how much)\b.*\b(?:months?|monthly|account|out of pocket)\b|\bmonthly$|\b(?:per|a|each|every) month$/
const asksIfFits =
  /\b(?:do|does|am|are|is|will|would|can|could) (?:i|we|it|that|this)\b(?: \w+){0,4} (?:make it|fit|fits|under|over|below|above|ok|okay|within|good|enough|work|afford|stay|swing it|clear|in|inside)\b|\b(?:under|over) or (?:under|over)\b/
const leavesOut = /\b(?:without|excluding|minus|not counting|forget|ignore|skip|leave out|take out|before)\b/
const ofYearly = /\b(?:tax|taxes|insurance|homeowners)\b/
const ofYear = /^(?:dollars )?(?:(?:a|per|each|every) year|yearly|annual\w*)\b/

/**
 * What visitors pay every month with the rent or the dues: "5,640 for the loan, taxes 1,150 and then the HOA, so all in every
 * month?", "my cap is 3,600 with everything, electric and internet are 130, do I make it?". Null where an amount is for
 * something else.
 */
export function monthlyWithOwn(query: Query): Answer | null {
  const { line, home, amounts } = query
  const own = home.isRental ? rentParts(query) : feeParts(query)
  if (own.length === 0 || amounts.some(({ unit }) => unit === '%') || !asksAll.test(line) || leavesOut.test(line))
    return null
  const most = home.isRental ? (home.price ?? 0) * 2 : (home.price ?? 5e6) / 50
  const sums = sumsIn(query, own)
  const limit = sums.find((one) => limits.test(before(one, query, 6)) || limitsAfter.test(after(one, query)))
  const costs = sums.filter((one) => one !== limit)
  if (costs.length === 0 || costs.some((one) => one.value >= most || !ofHome.test(near(one, query)))) return null
  // "Taxes are 14k and insurance 1,800 a year": the first may be of a year, too.
  const isOfYear = (one: Amount) => ofYear.test(after(one, query))
  if (costs.some(isOfYear) && costs.some((one) => !isOfYear(one) && ofYearly.test(before(one, query, 3)))) return null
  const named = costs.map((one) => ownCost(monthly(one, query)))
  const total = totalOf([...named, ...own])
  const text = home.isRental ? listed([...own, ...named]) : listed([...named, ...own])
  if (limit) return asksIfFits.test(line) ? verdict(total, limit.value, text, own) : null
  const yearly = asksYear.test(line) ? dollars(total * 12) : ''
  const year = both(yearly && `, or ${yearly} a year`, yearly && `, o ${yearly} al año`)
  const answer = answerAbout(
    home.isRental ? 'price' : 'fee',
    both(`${dollars(total)} a month: ${text.en}${year.en}.`, `${dollars(total)} al mes: ${text.es}${year.es}.`),
    ...costSourcesOf(own),
  )
  return comingTo(answer, total, true)
}
const asksYear =
  /\b(?:for|over|in) (?:the|a|one) (?:whole |full )?year\b|\band (?:per|a|each) year\b|\b(?:yearly|annual\w*) total\b/

function verdict(total: number, limit: number, { en, es }: Words, own: CostPart[]): Answer {
  const [isIn, apart] = [total <= limit, dollars(Math.abs(total - limit))]
  const text = both(
    `${isIn ? 'Yes' : 'No'}. ${dollars(total)} a month (${en}) is ${apart} ${isIn ? 'under' : 'over'} ${money(limit)}.`,
    `${isIn ? 'Sí' : 'No'}. ${dollars(total)} al mes (${es}) son ${apart} ${isIn ? 'menos' : 'más'} que ${money(limit)}.`,
  )
  return comingTo(answerAbout('price', text, ...costSourcesOf(own)), total, true)
}

/** "Movers are 900 and renters insurance is 18, then first month and deposit, what do I need on day one?" */
export function moveInWithOwn(query: Query): Answer | null {
  const { line, home } = query
  const [rent, deposit] = [costPartOf('price', home), costPartOf('deposit', home)]
  if (!home.isRental || !rent || !deposit || !namesMoveIn.test(line) || !/\bdeposit\b|\bmove in\b/.test(line))
    return null
  if (!(asksAll.test(line) || asksNeed.test(line)) || leavesOut.test(line)) return null
  const costs = sumsIn(query, [rent, deposit])
  if (costs.length === 0 || costs.some((one) => limits.test(before(one, query, 3)) || !ofMoving.test(near(one, query))))
    return null
  const own = costs.map(({ value }) => ownCost(value))
  const parts = [
    { ...rent, name: both('first month', 'primer mes') },
    { ...deposit, name: both('deposit', 'depósito') },
  ]
  const total = totalOf([...parts, ...own])
  const text = listed([...parts, ...own])
  const answer = answerAbout(
    'moveInCost',
    both(`${dollars(total)} in all: ${text.en}.`, `${dollars(total)} en total: ${text.es}.`),
    ...costSourcesOf(parts),
  )
  return comingTo(answer, total)
}
const asksNeed = /\b(?:what|how much)\b(?: \w+){0,4} (?:need|owe|bring|cost|have|pay|spend)\b/
const namesMoveIn = /\b(?:first month|move in|moving in|up ?front|day (?:one|1))\b/

/** "I'd take the parking by myself and we split just the rent down the middle. My part?" */
export function halfWithOwnParking({ line, home, amounts }: Query): Answer | null {
  const [rent, parking] = [costPartOf('price', home), costPartOf('parking', home)]
  if (!home.isRental || !rent || !parking || amounts.some(({ unit, value }) => unit === '$' || value >= 20)) return null
  if (!paysParking.test(line) || !sharesRent.test(line) || !inTwo.test(line)) return null
  const own = rent.value / 2 + parking.value
  const [half, space] = [`${money(rent.value)} ÷ 2`, money(parking.value)]
  const text = both(
    `${dollars(own)} a month: rent ${half} + ${parking.name.en} ${space}.`,
    `${dollars(own)} al mes: renta ${half} + ${parking.name.es} ${space}.`,
  )
  return comingTo(answerAbout('price', text, ...costSourcesOf([rent, parking])), own, true)
}
const paysParking =
  /\b(?:parking|spot|space|garage)\b(?: \w+){0,3} (?:by myself|alone|on me|on my own|is mine|just me|only me|myself|all me)\b|\b(?:i|me) (?:would |will |am |do |be )*(?:take|taking|pay|paying|cover|covering|use|using|want|get) (?:for )?(?:the |all (?:of )?the )?(?:parking|spot|space|garage)\b/
const sharesRent = /\b(?:split\w*|halv\w+|share) (?:just |only )?(?:the )?rent\b|\bhalf (?:of )?the rent\b/
const inTwo = /\b(?:down the middle|half|halves|50 50|in two|two of us|roommate|roomie|evenly|fifty fifty)\b/

function feeParts({ line, home }: Query): CostPart[] {
  const fee = /\b(?:hoa|dues|association|building fee|condo fee)\b/.test(line) ? costPartOf('fee', home) : null
  return fee && fee.value > 0 ? [fee] : []
}

function rentParts(query: Query): CostPart[] {
  const parts = monthlyParts(query)
  const rent = costPartOf('price', query.home)
  if (parts.length > 0) return parts.some(({ name }) => name.en === 'rent') || !rent ? parts : [rent, ...parts]
  return rent ? [rent] : []
}

/** The amounts in dollars, without those of the listing itself. */
function sumsIn({ amounts, words }: Query, own: CostPart[]): Amount[] {
  return amounts.filter(
    ({ unit, value, from, to }) =>
      (unit === '$' || (unit === null && value >= 10)) &&
      !own.some((one) => one.value === value) &&
      !/^(?:day|floor|unit|year)$/.test(words[from - 1] ?? '') &&
      !/^(?:years?|months?|days?|weeks?|people|of us)$/.test(words[to] ?? ''),
  )
}

const before = ({ from }: Amount, { words }: Query, many: number) =>
  words.slice(Math.max(0, from - many), from).join(' ')
const after = ({ to }: Amount, { words }: Query) => words.slice(to, to + 5).join(' ')
const near = (one: Amount, query: Query) => `${before(one, query, 6)} ${after(one, query)}`
const monthly = (one: Amount, query: Query) => (ofYear.test(after(one, query)) ? one.value / 12 : one.value)
