import type { Home } from '../facts/home.ts'
import { paidBeside } from './money-follow-ups.ts'
import { leadsOn } from './move-in-follow-ups.ts'

/** "So can I afford it with parking?", "and my cat" after what a visitor can pay a month; null where a line asks for nothing of it. */
export function withinLimitWith(line: string, calculation: string[], { isRental, price }: Home): string[] | null {
  const [, extras = '', limit = ''] = limitBefore.exec(calculation.join(' ')) ?? []
  const [, thing = ''] = limit === '' ? [] : (fitsWith.exec(line) ?? alsoWith.exec(line) ?? [])
  if (!isRental || price === null || thing === '' || Number(limit) > price * 3) return null
  const added = paidBeside(thing)
  return extras.includes(added) ? null : `is rent ${extras}${added} under $${limit}`.split(' ')
}
const limitBefore = /^(?:my limit is|is rent ((?:plus (?:parking|1 pet) )+)under) \$([\d.]+)$/
const beside = '(parking|garage|spot|space|car|dog|cat|pet)'
const fitsWith = new RegExp(
  `^${leadsOn}(?:(?:can|could) (?:i|we) (?:still )?(?:afford|do|swing|manage) (?:it|that|this)|(?:does|will|would) (?:that|it|this) (?:still )?(?:work|fit|be ok|be enough)|(?:is|are) (?:it|that|this|we) (?:still )?(?:ok|okay|fine|enough|under|within it|good)|am i (?:still )?(?:ok|okay|fine|good|under)) (?:with|including|plus|and) (?:the |a |my |our |one )?${beside}(?: (?:spot|space|too|also|then|added|in it))*$`,
)
const alsoWith = new RegExp(
  `^(?:(?:and|so|ok|but|what|how|about|if) )*(?:with |plus |including |add )?(?:the |a |my |our |one )${beside}(?: (?:spot|space|too|also|then))*$`,
)
