import type { Reply } from '#assistant/decide/reply.ts'
import type { Utterance } from './corpus.ts'

/**
 * How an answer compares with what its line wants.
 * - `right`: it says all that is wanted, nothing that the line names as wrong, and the owner is asked where that is wanted.
 * - `partial`: it says some of that, or all of it and the owner is asked needlessly or not at all.
 * - `refused`: it answers nothing though the line may be answered: it is taken for a protected, legal or hostile question or for
 *   nonsense, or the owner is asked for what the record says.
 * - `false`: it says what the line names as wrong.
 * - `wrong`: everything else.
 */
export const outcomes = ['right', 'partial', 'wrong', 'refused', 'false'] as const
export type Outcome = (typeof outcomes)[number]

/** How many of the wanted entries are said, whether a wrong one is, and whether the owner is asked as wanted. */
export interface Compared {
  said: number
  wanted: number
  isFalse: boolean
  isOwnerAsWanted: boolean
}

/** Acts that are answered with a refusal, whatever was asked. */
const refusals = ['protected', 'market', 'order', 'nonsense']

export function answerOutcome(
  { act, class: of, asksOwner }: Pick<Utterance, 'act' | 'class' | 'asksOwner'>,
  { said, wanted, isFalse, isOwnerAsWanted }: Compared,
  reply: Pick<Reply, 'acts' | 'topics' | 'unanswered'>,
): Outcome {
  if (isFalse) return 'false'
  if (said === wanted && isOwnerAsWanted) return 'right'
  if (said > 0) return 'partial'
  const mayRefuse = refusals.includes(act) || of === 'hostile'
  const isRefusal = !mayRefuse && reply.acts.every((one) => refusals.includes(one))
  const isLeftToOwner = reply.unanswered.length > 0 && !asksOwner
  return reply.topics.length === 0 && (isRefusal || isLeftToOwner) ? 'refused' : 'wrong'
}
