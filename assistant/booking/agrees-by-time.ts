import { localAt } from '#domain/time-zone.ts'
import { withoutAccents } from '../understand/normalize.ts'
import { hoursIn } from './clocks.ts'
import { daysNamedIn } from './days.ts'
import { spokenTimes } from './spoken.ts'
import type { Standing } from './standing.ts'
import { wishIn } from './times.ts'

/** "… if nobody has it", "… if it's still open" */
const ifOpen =
  /,? \b(?:if|as long as|provided) (?:(?:nobody|no one|noone)(?:'?s| has| else has)?(?: got| taken| took| booked)?(?: it| that)?|(?:it|that)(?:'?s| is)? (?:still )?(?:open|free|available|there))\b/g

const approves = new Set(
  `again same still ok okay k kk fine good great perfect works work cool gravy dandy solid swell awesome sweet nice lovely
  does fits suits stands right correct ya yeah yea yep yup yes si sip bien perfecto vale dale sirve queda va jala claro
  excellent ideal excelente genial misma mismas mismo`.split(/\s+/),
)
const besides = new Set(
  `it for me us there too then the that thats is s hour time day its be will ll do would also as well and so lol haha
  thanks thx bless god dios bendiga le te you u please pls plz hmm hm oh well with by on at around like sounds looks just keep here la las el los a mi me
  nos es esta ta con en de tambien gracias por favor both of penny ahi de to one yes totally totes fully`.split(/\s+/),
)

/**
 * "10 again if nobody has it", "4s ok", "the 27th ya, 4 is gravy": who names the time of the summary and finds it good says yes
 * to it right after it was shown. The time alone says nothing.
 */
export function agreesByTime(message: string, { state, isAsked, context: { time }, record, now }: Standing): boolean {
  if (state !== 'confirming' || !isAsked || time === null || /[?¿]/.test(message)) return false
  const text = withoutAccents(spokenTimes(message)).replace(ifOpen, ' ')
  const today = localAt(now, record.timeZone).slice(0, 10)
  const wish = wishIn(text, { record, now, day: time.slice(0, 10), expectsTime: true, zone: null })
  if (wish?.kind !== 'time' || wish.time !== time) return false
  const { bare } = hoursIn(text, () => true)
  const left = daysNamedIn(bare, today).reduce(
    (line, { index, end }) => line.slice(0, index) + ' '.repeat(end - index) + line.slice(end),
    bare,
  )
  const words = left.match(/\p{L}+/gu) ?? []
  return words.some((word) => approves.has(word)) && words.every((word) => approves.has(word) || besides.has(word))
}
