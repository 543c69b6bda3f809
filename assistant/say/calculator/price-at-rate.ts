import { type Answer, answerAbout, comingTo, field } from '../answer.ts'
import { both, count, money } from '../format.ts'
import { gap } from './percent.ts'
import { quantityOf } from './quantities.ts'
import type { Query } from './query.ts'

const atRate =
  /\b(?:hit|get (?:it )?(?:down )?to|reach|make it|be|at|to|(?:go|goes|went|sold|sells|sell) for) \$?(\d[\d,]*) (?:a|per|each|for a) (?:sqft|foot|square|ft)\b/
/** "What nine hundred a foot times the square footage comes to", "if I multiply 1,300 a foot by what you have" */
const timesArea =
  /\$?(\d[\d,]*) (?:a|per|each|for a) (?:sqft|foot|square foot|square|ft) (?:times|x|multiplied by|by) (?:the |your |its |this |what |all )/
const asksPrice =
  /\b(?:how (?:much|far)|what)\b.*\b(?:drop|come down|lower|cut|reduce|go down|off|price|cost|pay|offer)\b/

/** "How much would they have to drop to hit 950 a foot?", "if it went for 900 a foot, what would the price be?" */
export function priceAtRate({ line, home, isYesNo }: Query): Answer | null {
  const price = quantityOf('price', home)
  const { sqft } = home.listing
  const [, times = ''] = timesArea.exec(line) ?? []
  const [, said = times] = atRate.exec(line) ?? []
  const rate = Number(said.replaceAll(',', ''))
  if (home.isRental || sqft === null || rate < 50 || isYesNo || !(times !== '' || asksPrice.test(line))) return null
  const value = rate * sqft
  const sum = `${money(rate)} × ${count(sqft)}`
  const apart = price ? gap(value, price) : both('', '')
  const text = both(
    `${money(rate)} a square foot would be ${money(value)} (${sum}). ${apart.en}`.trim(),
    `A ${money(rate)} por pie cuadrado serían ${money(value)} (${sum}). ${apart.es}`.trim(),
  )
  return comingTo(answerAbout('price', text, ...(price?.sources ?? []), field('sqft', sqft)), value)
}
