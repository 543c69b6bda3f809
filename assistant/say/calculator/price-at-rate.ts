import { type Answer, answerAbout, comingTo, field } from '../answer.ts'
import { both, count, money } from '../format.ts'
import { gap } from './percent.ts'
import { quantityOf } from './quantities.ts'
import type { Query } from './query.ts'

const aFoot = /^(?:dollars |bucks )?(?:a|per|each|for a) (?:sqft|foot|square|ft)\b/
const atRate =
  /\b(?:hit|get (?:it )?(?:down )?to|reach|make it|be|at|to|(?:go|goes|went|sold|sells|sell) for|came (?:out )?(?:at|to)|comes (?:out )?(?:at|to))(?: (?:about|around|like|say))?$/
/** "What nine hundred a foot times the square footage comes to", "if I multiply 1,300 a foot by what you have" */
const timesArea =
  /^(?:dollars |bucks )?(?:a|per|each|for a) (?:sqft|foot|square foot|square|ft) (?:times|x|multiplied by|by) (?:the |your |its |this |what |all )/
const asksPrice =
  /\b(?:how (?:much|far)|what)\b.*\b(?:drop|come down|lower|cut|reduce|go down|off|price|cost|pay|offer|add up|total|come to|comes to|work out to|be)\b/

/** "How much would they have to drop to hit 950 a foot?", "if it went for 900 a foot, what would the price be?" */
export function priceAtRate({ line, words, amounts, home, isYesNo }: Query): Answer | null {
  const price = quantityOf('price', home)
  const { sqft } = home.listing
  const named = amounts.find(({ unit, to }) => unit !== '%' && aFoot.test(words.slice(to, to + 4).join(' ')))
  const isTimes = named !== undefined && timesArea.test(words.slice(named.to, named.to + 8).join(' '))
  const isRate =
    named !== undefined && (isTimes || atRate.test(words.slice(Math.max(0, named.from - 4), named.from).join(' ')))
  const rate = named?.value ?? 0
  if (home.isRental || sqft === null || !isRate || rate < 50 || isYesNo || !(isTimes || asksPrice.test(line)))
    return null
  const value = rate * sqft
  const sum = `${money(rate)} × ${count(sqft)}`
  const apart = price ? gap(value, price) : both('', '')
  const text = both(
    `${money(rate)} a square foot would be ${money(value)} (${sum}). ${apart.en}`.trim(),
    `A ${money(rate)} por pie cuadrado serían ${money(value)} (${sum}). ${apart.es}`.trim(),
  )
  return comingTo(answerAbout('price', text, ...(price?.sources ?? []), field('sqft', sqft)), value)
}
