import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money } from '../format.ts'
import { supposedPrice } from './base.ts'
import { dollars, rounded } from './quantities.ts'
import { dollarsIn, type Query } from './query.ts'

const asksEnough =
  /\b(?:covers?|enough|makes?|gets?|reach(?:es)?|hits?|swing|meets?|suffices?|does|do|short|clears?|amounts? to|gets? (?:me|us) to)\b.*(?:%|percent)|(?:%|percent) down\b.*\b(?:covered|enough|ok|okay|doable|short|with (?:that|it))\b/
const ofLoan =
  /\b(?:rate|interest|month\w*|payments?|loan|borrow\w*|mortgage|closing|offer\w*|below|under|off|leave|leaves|left)\b/

/** "I have 400k saved, is that enough to cover 20% down?" of a home for sale. */
export function enoughDown(query: Query): Answer | null {
  const { amounts, line, home } = query
  const [share, anotherShare] = amounts.filter(({ unit }) => unit === '%')
  const [sum, anotherSum] = dollarsIn(query)
  const price = supposedPrice(query)
  if (home.isRental || !price || !share || anotherShare || !sum || anotherSum || share.value >= 100) return null
  if (sum < 1000 || sum >= price.value || !asksEnough.test(line) || ofLoan.test(line)) return null
  const needed = (price.value * share.value) / 100
  const [part, own, gap] = [dollars(needed), dollars(sum), dollars(Math.abs(needed - sum))]
  const down = `${rounded(share.value, 3)}% of ${money(price.value)}`
  const [isEnough, isSame] = [sum >= needed, sum === needed]
  const text = isSame
    ? both(`Yes, exactly: ${down} is ${part}.`, `Sí, justo: el ${down.replace(' of ', ' de ')} son ${part}.`)
    : isEnough
      ? both(
          `Yes. ${down} is ${part}, ${gap} less than ${own}.`,
          `Sí. El ${down.replace(' of ', ' de ')} son ${part}, ${gap} menos que ${own}.`,
        )
      : both(
          `No. ${down} is ${part}, ${gap} more than ${own}.`,
          `No. El ${down.replace(' of ', ' de ')} son ${part}, ${gap} más que ${own}.`,
        )
  return comingTo(answerAbout('price', text, ...price.sources), needed)
}
