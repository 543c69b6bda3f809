import type { Home } from '../facts/home.ts'
import { type Answer, answerAbout, field } from '../say/answer.ts'
import { both, longWeekdaysIn } from '../say/format.ts'
import { smallWeekdays } from '../understand/day-patterns.ts'

/** "So if I send mine Wednesday I sit around a week?" where all offers are read on one weekday. */
export function waitForReview(line: string, { listing, isRental }: Home): Answer | null {
  const { priceNote } = listing.facts
  const [, read = ''] =
    /\boffers? (?:are|is) (?:reviewed|read|looked at|considered) (?:on |every )?(\w+day)s?\b/i.exec(priceNote ?? '') ??
    []
  const reviewed = smallWeekdays.indexOf(read.toLowerCase())
  const [, said = ''] = sendsOn.exec(line) ?? []
  const sent = smallWeekdays.indexOf(said)
  if (isRental || reviewed < 0 || sent < 0 || sent === reviewed || !waits.test(line)) return null
  const days = (reviewed - sent + 7) % 7
  const { en, es } = longWeekdaysIn
  const spanishReview = es[reviewed] ?? ''
  return answerAbout(
    'flexibility',
    both(
      `All offers are reviewed on ${en[reviewed]}s, so one sent on a ${en[sent]} waits ${days} ${days === 1 ? 'day' : 'days'}.`,
      `Todas las ofertas se revisan los ${spanishReview}${spanishReview.endsWith('s') ? '' : 's'}: una enviada un ${es[sent]} espera ${days} ${days === 1 ? 'día' : 'días'}.`,
    ),
    field('priceStance', priceNote),
  )
}
/** "If I submit an offer on Monday" and "how long do I wait" are one question. */
export const asksOfReview = (one: string, other: string) => sendsOn.test(one) && waits.test(other)
const sendsOn =
  /\b(?:send|sent|submit|submitted|put|turn|make|made|bid|write|wrote|offer|offered|mail|email|give)\b(?: (?:mine|one|it|in|an|a|my|the|offer|bid|them|out|over|by))* (?:on |this |next |by )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/
const waits = /\b(?:wait|waits|waiting|sit|sits|sitting|how long|a week|days|when|look|read|hear|hang)\b/
