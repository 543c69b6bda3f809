import { type Answer, answerAbout, comingTo } from '../say/answer.ts'
import { dollars } from '../say/calculator/quantities.ts'
import { both } from '../say/format.ts'
import type { Amount } from '../understand/amounts.ts'
import { inScaleOf } from '../understand/scale-of-amount.ts'

/** A sum's answer, and the words by which the next sum knows it. */
interface ComparedSum {
  answer: Answer
  words: string[]
}

/**
 * "Would that be higher or lower than $650?", "is it under 5,500?" of what the sum before came to. Null where a line asks
 * for no comparison, or compares with an amount of another kind.
 */
export function comparedWithResult(
  line: string,
  amounts: Amount[],
  { amount, topic }: { amount: number; topic: string },
): ComparedSum | null {
  const [limit, ...others] = amounts
  const isMoney = limit?.unit === '$' || limit?.unit === null
  if (!limit || !isMoney || others.length > 0 || !asksComparison.test(line)) return null
  const value = inScaleOf(limit.value, amount)
  if (value < amount * 0.3 || value > amount * 4) return null
  const [, side = ''] = asksComparison.exec(line) ?? []
  const isEither = eitherSide.test(line)
  const asksMore = more.test(side)
  const holds = amount === value ? false : asksMore === amount > value
  const apart = Math.abs(amount - value)
  const [over, mas] = amount > value ? ['over', 'más'] : ['under', 'menos']
  const lead = isEither
    ? amount > value
      ? both('Higher', 'Más')
      : both('Lower', 'Menos')
    : holds
      ? both('Yes', 'Sí')
      : both('No', 'No')
  const [shown, limitShown, gap] = [dollars(amount), dollars(value), dollars(apart)]
  const text =
    apart === 0
      ? both(`${isEither ? '' : 'No. '}It’s exactly ${shown}.`, `${isEither ? '' : 'No. '}Son exactamente ${shown}.`)
      : both(
          `${lead.en}. ${shown} is ${gap} ${over} ${limitShown}.`,
          `${lead.es}. ${shown} son ${gap} ${mas} que ${limitShown}.`,
        )
  const asked = isEither ? 'higher or lower than' : asksMore ? 'over' : 'under'
  return { answer: comingTo(answerAbout(topic, text), apart), words: `is it ${asked} $${value}`.split(' ') }
}

/** The words of a sum that was compared: those of the sum, and of the comparison. */
export function comparisonBefore(calculation: string[]): { sum: string[]; comparison: string[] } | null {
  const said = calculation.join(' ')
  const [comparison] = / is it (?:over|under|higher or lower than) \$[\d.]+$/.exec(said) ?? []
  return comparison === undefined
    ? null
    : { sum: said.slice(0, -comparison.length).split(' '), comparison: comparison.trim().split(' ') }
}

const asksComparison =
  /^(?:(?:and|so|ok|okay|but|wait|then) )*(?:is|would|will|does|was) (?:that|it|this|the total)(?: (?:be|come|still|really|even|to|in|at|stay|out))* (over|above|more|higher|bigger|greater|under|below|less|lower|cheaper|within|or)\b/
const more = /^(?:over|above|more|higher|bigger|greater)$/
const eitherSide =
  /\b(?:more|over|above|higher) or (?:less|under|below|lower)\b|\b(?:less|under|below|lower) or (?:more|over|above|higher)\b/

/** What the sum before is without its comparison, which no other question goes on from. */
export function withoutComparison<Kept extends { calculation?: string[] | null | undefined }>(memory: Kept): Kept {
  const known = comparisonBefore(memory.calculation ?? [])
  return known ? { ...memory, calculation: known.sum } : memory
}
