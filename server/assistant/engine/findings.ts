import type { Memory } from '../turn.ts'
import type { PartAnswer } from './answer-part.ts'
import type { Move } from './small-talk.ts'

/** All that was found in a message. */
export interface Findings {
  answers: PartAnswer[]
  moves: Set<Move>
  guarded: string | null
  isOrdered: boolean
  /** What the message was about at its end. */
  subject: Pick<Memory, 'subject'>
  /** A question that could not be made out. */
  isPuzzled: boolean
}
