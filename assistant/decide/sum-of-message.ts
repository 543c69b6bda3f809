import type { Home } from '../facts/home.ts'
import type { Encoder } from '../understand/encoder.ts'
import type { LikelyMessage } from '../understand/learned.ts'
import type { Reading } from '../understand/read.ts'
import { type AnsweredClause, hasAnswer } from './answer-clause.ts'
import type { Calculation } from './calculation.ts'
import { addsTo, jointSum, learnedSum } from './learned-sum.ts'
import type { Memory } from './memory.ts'
import { rolesOfAmounts } from './roles-of-amounts.ts'
import { sumByRoles, takesPlaceOf } from './sum-by-roles.ts'
import { sumOfStated } from './sum-of-stated.ts'

interface Context {
  home: Home
  memory: Memory
  today: string
  /** The sum before this message, in words. */
  calculation: string[]
  encoder: Encoder | undefined
  /** The sums that clauses ask for alone, and what is said to each clause. */
  sums: Calculation[]
  said: AnsweredClause[]
}

/** Below this probability of asking for no sum, a message asks for one even where each of its clauses is answered. */
const hardlyNoSum = 0.1

/**
 * The sum that a message asks for as a whole, instead of what its clauses ask alone: by what its amounts are for, by the kind
 * of sum that is learned, or by the words of all clauses together. Null where there is none, or what is said holds it.
 */
export async function sumOfMessage(
  clauses: Reading[],
  likely: LikelyMessage,
  { home, memory, today, calculation, encoder, sums, said }: Context,
): Promise<Calculation | null> {
  const stated = sums.some(({ isFurther }) => isFurther) ? null : sumOfStated(clauses, home, today)
  if (stated) return { ...stated, replaces: sums.map(({ answer }) => answer.topic) }
  const roles = await rolesOfAmounts(clauses, home, encoder)
  const learned = learnedSum(clauses, likely, { home, memory, today })
  const adds = learned !== null && sums.every((one) => addsTo(learned, one))
  const byRoles = sumByRoles(clauses, roles, likely, { home, today, calculation })
  if (byRoles && takesPlaceOf(byRoles, adds ? [...sums, learned] : sums)) return byRoles
  if (adds) return learned
  const isSurelySum = (likely.whole.sums?.none ?? 1) < hardlyNoSum
  // "My house was built in 1958. How many years older is this one?"
  const leavesAmount =
    sums.length === 1 && isSurelySum && countAmounts(clauses) > countAmounts(sums.map((one) => one.reading))
  const isSaid = ((sums.length > 0 || learned !== null) && !leavesAmount) || (said.every(hasAnswer) && !isSurelySum)
  return byRoles || isSaid ? null : jointSum(clauses, likely, { home, today })
}

const countAmounts = (readings: Reading[]) => readings.reduce((sum, { amounts }) => sum + amounts.length, 0)
