import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money } from '../format.ts'
import { dollars, type Quantity, quantityOf, rounded } from './quantities.ts'
import type { Query } from './query.ts'

/** What visitors have for a home, and what they still owe elsewhere, in dollars. */
interface Funds {
  own: number[]
  owed: number[]
  /** What a lender would give. */
  lent: number[]
}

/**
 * What a visitor's own money, of several sources, is beside the price: "we sold for 2.65 million and still owe 780 thousand,
 * how much would we have to borrow?", "900k in cash and 500k from my parents, what percent down is that?". Null where an
 * amount is for something else, or where nothing of the kind is asked.
 */
export function fundsAgainstPrice(query: Query): Answer | null {
  const price = quantityOf('price', query.home)
  if (query.home.isRental || !price || ofOtherSum.test(query.line)) return null
  const funds = fundsIn(query)
  if (!funds) return null
  const shares = query.amounts.filter(({ unit }) => unit === '%')
  const [share, another] = shares
  if (another) return null
  if (share) return asksLeft.test(query.line) ? leftAfterDown(funds, share.value, price) : null
  if (asksPercent.test(query.line)) return percentDown(funds, price)
  if (asksLoan.test(query.line)) return loanFor(funds, price)
  return asksIfEnough.test(query.line) ? enoughFor(funds, price) : null
}

const ofOtherSum =
  /\b(?:rate|interest|(?<!down )payments?|monthly|(?:a|per|each) month|each|apiece|split|halves|offer (?:them|him|her|of|at)|under ask\w*|below ask\w*|over ask\w*|if (?:we|i) (?:got|get|offer)(?: it)?)\b/
const asksPercent =
  /\b(?:what|which|how many) (?:percent|percentage)\b|\bwhat (?:share|portion) of (?:the )?(?:price|it)\b/
const asksLoan =
  /\bhow (?:big|large|much)(?: of)?(?: an?| is the| is our| is my| the| our| my)? (?:loan|mortgage)\b|\b(?:how much|what)\b(?: \w+){0,5} (?:borrow|finance|mortgage|(?:from|off) (?:the|a|my|our) (?:bank|lender))\b|\bwhat (?:size )?(?:loan|mortgage)\b|\b(?:loan|mortgage)(?: size| amount)? (?:is|would be|comes to|then)(?: what| how much)?$|\b(?:how much|what)\b(?: \w+){0,3} (?:short|missing|left to (?:pay|cover|find|borrow|finance))\b/
const asksIfEnough =
  /\b(?:does|do|will|would|is|are|can|could) (?:that|it|this|i|we|those|they)\b(?: \w+){0,4} (?:there|enough|cover|do it|make it|swing it|reach|work|afford|pull it off|buy it)\b|\benough\b/
const asksLeft = /\b(?:left|leftover|left over|remain\w*|to spare|cushion|leaves)\b/

const owes =
  /\b(?:owe|owes|owed|owing|pay off|payoff|paying off|(?:mortgage|loan|balance)(?: \w+){0,3} (?:is|of|was)|left on (?:the|our|my|it)(?: \w+)?)(?: (?:about|around|like|still|the|is|of|them|the bank))*$/
const owedAfter =
  /^(?:(?:dollars|still|is|left) )*(?:owed|owing|left on (?:the|our|my|that)|on (?:the|our|my) (?:old )?(?:mortgage|loan)|to pay off|(?:mortgage|loan) (?:left|on (?:it|that|ours)))\b/
const lends = /\b(?:approved|preapproved|approval|qualified|prequalified|lend|lending|loan me|loan us)\b/
const ofFamily = /\b(?:parents|mom|dad|folks|aunt|uncle|grandma|grandpa|brother|sister|in laws)\b/
const has =
  /\b(?:cash|saved|savings|have|has|had|got|sold|sells?|selling|walked away|walk away|accepted|proceeds|parents|mom|dad|folks|family|aunt|uncle|grandma|grandpa|giving|gives|gift\w*|inherit\w*|putting|put|chip\w*|kick\w*|equity|net|netted|netting|cleared|stocks?|bonds|401k|account|bonus)\b/
const hasAfter =
  /^(?:(?:dollars|in|of|the|our|my|from|a|more|another) )*(?:cash|saved|savings|stocks?|equity|proceeds|gift|parents|mom|dad|folks|sale|bank|set aside|put away|house|condo|place)\b/
/** "About 15 of it in a CD" */
const isPartOfIt = /^(?:of|from) (?:it|that|this|which|those)\b/
const isOfPrice = /\b(?:price(?:d)?|asking|listed|offer(?:ing)?|bid(?:ding)?)(?: (?:of|at|is|it|them|for))*$/

/** Every amount in dollars as one of the visitor's own, owed or lent; null where one is none of these. */
function fundsIn({ amounts, words, home }: Query): Funds | null {
  const funds: Funds = { own: [], owed: [], lent: [] }
  let end = 0
  for (const { value, unit, from, to } of amounts) {
    if (unit !== null && unit !== '$') continue
    const after = words.slice(to, to + 4).join(' ')
    if (isPartOfIt.test(after) || (unit === null && value < 20 && Number.isInteger(value))) continue
    const sum = unit === '$' || value >= 1000 ? value : value < 20 ? value * 1e6 : value * 1000
    const [near, before] = [Math.max(end, from - 9), from - 9].map((at) => words.slice(Math.max(0, at), from).join(' '))
    const source = sourceOf(near ?? '', after) ?? sourceOf(before ?? '', '')
    if (sum < 5000 || value === home.price || !source || isOfPrice.test(before ?? '')) return null
    funds[source].push(sum)
    end = to
  }
  return funds.own.length > 0 ? funds : null
}

function sourceOf(before: string, after: string): keyof Funds | null {
  if (owes.test(before) || owedAfter.test(after)) return 'owed'
  if (hasAfter.test(after) || ofFamily.test(before)) return 'own'
  if (lends.test(before)) return 'lent'
  return has.test(before) ? 'own' : null
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const netOf = ({ own, owed }: Funds) => sumOf(own) - sumOf(owed)

/** "$2,650,000 − $780,000" */
function termsOf({ own, owed, lent }: Funds): string {
  const plus = [...lent, ...own].map((value) => money(value)).join(' + ')
  return owed.length === 0 ? plus : `${plus} − ${owed.map((value) => money(value)).join(' − ')}`
}

const inBrackets = (terms: string) => (/ [+−] /.test(terms) ? `(${terms})` : terms)

function loanFor(funds: Funds, price: Quantity): Answer | null {
  const [net, terms] = [netOf(funds), termsOf(funds)]
  if (funds.lent.length > 0 || net <= 0) return null
  const rest = price.value - net
  if (rest <= 0) {
    const text = both(
      `Nothing: that’s ${money(-rest)} more than the asking price of ${money(price.value)}.`,
      `Nada: son ${money(-rest)} más que el precio de ${money(price.value)}.`,
    )
    return answerAbout('price', text, ...price.sources)
  }
  const sum = `${money(rest)} (${money(price.value)} − ${inBrackets(terms)}).`
  return comingTo(answerAbout('price', both(sum, sum), ...price.sources), rest)
}

function percentDown(funds: Funds, price: Quantity): Answer | null {
  const [net, terms] = [netOf(funds), termsOf(funds)]
  if (funds.lent.length > 0 || net <= 0) return null
  const share = `${rounded((net / price.value) * 100)}%`
  const sum = `${inBrackets(terms)} ÷ ${money(price.value)}`
  const text = both(
    `${money(net)} is ${share} of the asking price (${sum}).`,
    `${money(net)} es el ${share} del precio (${sum}).`,
  )
  return comingTo(answerAbout('price', text, ...price.sources), net)
}

function enoughFor(funds: Funds, price: Quantity): Answer | null {
  const net = netOf(funds) + sumOf(funds.lent)
  const terms = termsOf(funds)
  // One amount alone may be a down payment, which needn't reach the price.
  if (net < price.value / 2 || (funds.lent.length === 0 && funds.own.length < 2)) return null
  const apart = money(Math.abs(net - price.value))
  const total = terms.includes(' ') ? `${money(net)} (${terms})` : money(net)
  const text =
    net >= price.value
      ? both(
          `Yes. ${total} is ${net === price.value ? 'exactly' : `${apart} more than`} the asking price of ${money(price.value)}. Closing costs aren’t in it.`,
          `Sí. ${total} son ${net === price.value ? 'justo' : `${apart} más que`} el precio de ${money(price.value)}. No incluye los gastos de cierre.`,
        )
      : both(
          `No. ${total} is ${apart} short of the asking price of ${money(price.value)}.`,
          `No. A ${total} le faltan ${apart} para el precio de ${money(price.value)}.`,
        )
  return answerAbout('price', text, ...price.sources)
}

/** "260k saved. If we put 20% down, what's left over for closing?" */
function leftAfterDown(funds: Funds, share: number, price: Quantity): Answer | null {
  const [net, terms] = [netOf(funds), termsOf(funds)]
  if (funds.lent.length > 0 || net >= price.value || share >= 100) return null
  const down = (price.value * share) / 100
  const left = net - down
  const part = `${rounded(share, 3)}%`
  if (left < 0) {
    const text = both(
      `Nothing: ${part} of ${money(price.value)} is ${dollars(down)}, ${dollars(-left)} more than ${money(net)}.`,
      `Nada: el ${part} de ${money(price.value)} son ${dollars(down)}, ${dollars(-left)} más que ${money(net)}.`,
    )
    return answerAbout('price', text, ...price.sources)
  }
  const text = both(
    `${dollars(left)} (${terms} − ${part} of ${money(price.value)}, ${dollars(down)}).`,
    `${dollars(left)} (${terms} − ${part} de ${money(price.value)}, ${dollars(down)}).`,
  )
  return comingTo(answerAbout('price', text, ...price.sources), left)
}
