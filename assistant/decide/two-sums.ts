import type { Home } from '../facts/home.ts'
import type { Answer } from '../say/answer.ts'
import { calculated } from '../say/calculator/calculator.ts'
import { both } from '../say/format.ts'
import { meaningOf, type Reading } from '../understand/read.ts'

/** Where one sum may end and another begin. */
const joints = /,? and (?:also |then )?(?:what is |whats |how much is |what about )?/g
const addsUp = /\b(?:total|together|altogether|sum|all in|combined|add|adds|added|both of them|in all)\b/

/**
 * The answers to two sums that one question asks for: "price per square foot, and the HOA for a full year". Null where both
 * are paid alike and would be added up, as "rent for a month and parking".
 */
export function twoSums(clause: Reading, home: Home, today: string): Answer | null {
  const line = clause.words.join(' ')
  if (addsUp.test(line)) return null
  for (const joint of line.matchAll(joints)) {
    const halves = [line.slice(0, joint.index), line.slice(joint.index + joint[0].length)].map((half) => {
      const words = half.split(' ').filter(Boolean)
      const reading = { ...clause, ...meaningOf(words), text: half, isMarked: true, isAside: false }
      return words.length > 1 ? calculated(reading, home, today, true) : null
    })
    const [one, other] = halves
    if (!one || !other || !isSum(one) || !isSum(other) || one.text.en === other.text.en) continue
    const isAlike = one.topic === other.topic && (one.rate === undefined) === (other.rate === undefined)
    if (isAlike) continue
    const text = both(`${one.text.en} ${other.text.en}`, `${one.text.es} ${other.text.es}`)
    return { ...other, text, sources: [...one.sources, ...other.sources] }
  }
  return null
}

const isSum = ({ amount, rate }: Answer) => amount !== undefined || rate !== undefined
