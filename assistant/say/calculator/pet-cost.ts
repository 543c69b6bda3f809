import { type Answer, answerAbout, comingTo } from '../answer.ts'
import { both, money } from '../format.ts'
import { petCount } from './base.ts'
import { dollars, quantityOf } from './quantities.ts'
import type { Query } from './query.ts'

const asksExtra =
  /\bhow much (?:extra|more|on top|additional)\b|\bhow much (?:do|does|would|will) (?:\w+ ){0,4}(?:add|cost)\b|\bextra (?:a|per|each) month\b|\bwhat (?:do|does|would|will) (?:\w+ ){0,4}(?:add|run me|set me back)\b/
const ofMore = /\b(?:rent|total|parking|garage|deposit|all in|altogether|lbs?|pounds?|kilos?|years?|yearly|limit)\b/

/** "Two cats, how much extra a month?" */
export function costOfPets(query: Query): Answer | null {
  const { line, home, amounts } = query
  const each = quantityOf('pet', home)
  const pets = petCount(query)
  if (!each || pets < 2 || !asksExtra.test(line) || ofMore.test(line)) return null
  if (amounts.some(({ unit }) => unit === 'lb' || unit === 'kg' || unit === '%')) return null
  const cost = each.value * pets
  const terms = `${pets} × ${money(each.value)}`
  const text = both(`${dollars(cost)} a month (${terms}).`, `${dollars(cost)} al mes (${terms}).`)
  return comingTo(answerAbout('pets', text, ...each.sources), cost, true)
}
