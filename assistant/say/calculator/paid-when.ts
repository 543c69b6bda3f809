import { type Answer, answerAbout } from '../answer.ts'
import { both, money } from '../format.ts'
import { baseOf } from './base.ts'
import type { Query } from './query.ts'

const asksWhen =
  /^(?:(?:and|so|ok|okay|oh|wait|but) )*(?:is|are) (?:that|it|this|they|those)(?: fee| charge| rent| price)?(?: just| only)? (?:(?:per|a|each|every|by the|for a) (?<period>month|year|week)|(?<adverb>monthly|yearly|annual|annually|weekly|one time|once))$/
const periodOf: Record<string, string> = { monthly: 'month', month: 'month' }

/** "Is that per month?" (`line`) about a cost just mentioned, which is named in the query. */
export function paidWhen(query: Query, line: string): Answer | null {
  const asked = asksWhen.exec(line)
  const said = asked?.groups?.period ?? asked?.groups?.adverb
  const base = said && query.amounts.every(({ unit }) => unit !== '$') ? baseOf(query) : null
  if (!said || !base?.isMoney) return null
  const isMonthly = periodOf[said] === 'month'
  const value = money(base.value)
  if (base.isMonthly)
    return answerAbout(
      base.topic,
      isMonthly
        ? both(`Yes, ${value} a month (${base.name.en}).`, `Sí, ${value} al mes (${base.name.es}).`)
        : both(`No, it’s ${value} a month (${base.name.en}).`, `No, son ${value} al mes (${base.name.es}).`),
      ...base.sources,
    )
  const isOnce = said === 'one time' || said === 'once'
  return answerAbout(
    base.topic,
    both(
      `${isOnce ? 'Yes' : 'No'}, it’s ${value} once (${base.name.en}).`,
      `${isOnce ? 'Sí' : 'No'}, son ${value} una vez (${base.name.es}).`,
    ),
    ...base.sources,
  )
}
