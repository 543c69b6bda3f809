import type { Answer } from '../answer.ts'
import { availableDay, daysApart } from './dates.ts'
import { daysIn } from './days.ts'
import type { Query } from './query.ts'

const asksHowLong = /\bhow (?:many|much) (?:\w+ )?(?:days?|weeks?|nights?|months?)\b|\bhow long\b/
const ofOwnLease =
  /\b(?:my|our) (?:own |current |old |present )?(?:lease|rental|sublet|contract)\b|\b(?:i|we) (?:have to |need to |must |got to |will )?(?:move|be|get|am|are) out\b|\b(?:lease|sublet) (?:is up|ends?|runs?|goes|expires?|finishes)\b/
const ofThisHome =
  /\b(?:your|yours|you|tenant|available|starts?|move in|keys|overlap\w*|two places|both places|double|bridge|gap|between|without a (?:place|home)|in between)\b/

/** "My lease runs to March 15. How many weeks after your tenant moves out is that?": between the end of one and the start of the other. */
export function betweenHomes({ line, words, home, today }: Query): Answer | null {
  if (!asksHowLong.test(line) || !ofOwnLease.test(line) || !ofThisHome.test(line)) return null
  const available = availableDay(home)
  const named = daysIn(words, today).map((day) => asAvailable(day, available))
  const [one, other, another] = named
  const second = other ?? available
  if (!one || !second || another || one === second) return null
  return one < second ? daysApart(one, second) : daysApart(second, one)
}

/** In "yours starts the 1st" the first day on which the home can be had, not an earlier 1st. */
const asAvailable = (day: string, available: string | null) =>
  available !== null && day < available && day.slice(8) === available.slice(8) ? available : day
