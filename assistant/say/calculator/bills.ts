import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money } from '../format.ts'
import { costSourcesOf, listed, monthlyParts, ownCost, totalOf } from './base.ts'
import type { Query } from './query.ts'

const bill = /\b(?:electric\w*|power|pg e|gas|internet|wifi|utilities|insurance|renters insurance|phone|cable|gym)\b/
const addsBills =
  /\brent (?:plus|and|with|including) (?:those|that|them|these|both|it|all (?:of )?(?:that|those|it)|the (?:bills|utilities|two))\b|\b(?:plus|with|add|adding|on top of|including) (?:the |my )?rent\b|\b(?:all in|altogether|total|together|all told|everything)\b/
const asksIfFits = /\b(?:under|over|afford|budget|within|max|cap)\b/

/** "My electric is like 85 and internet 60, rent plus those?": the rent with bills that the visitor names. */
export function rentWithBills(query: Query): Answer | null {
  const { line, home, words, amounts, isYesNo } = query
  if (!home.isRental || isYesNo || asksIfFits.test(line) || !addsBills.test(line) || !/\brent\b/.test(line)) return null
  const sums = amounts.filter(({ unit }) => unit === null || unit === '$')
  const bills = sums.filter(({ from, to, value }) => {
    const near = `${words.slice(Math.max(0, from - 5), from).join(' ')} ${words.slice(to, to + 3).join(' ')}`
    return value >= 5 && value < (home.price ?? 0) && bill.test(near)
  })
  if (bills.length === 0 || bills.length !== sums.length) return null
  const rent = monthlyParts(query)
  if (rent.length === 0) return null
  const parts = [...rent, ...bills.map(({ value }) => ownCost(value))]
  const total = totalOf(parts)
  const sum = listed(parts)
  const answer = answerAbout(
    'price',
    both(`${money(total)} a month: ${sum.en}.`, `${money(total)} al mes: ${sum.es}.`),
    ...costSourcesOf(rent),
  )
  return comingTo(answer, total, true)
}
