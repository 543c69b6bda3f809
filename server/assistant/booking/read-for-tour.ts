import { answerIn } from './answers.ts'
import { asksForTour } from './asks-for-tour.ts'
import { type Understood, understand } from './understand.ts'
import type { Standing } from './wished.ts'

/** What the dialogue has to know of a message. Reading it takes time, so it is done before the dialogue goes on. */
export interface TourReading extends Understood {
  asksForTour: boolean
  /** Wants to drop or to change what is already with the seller. */
  takesBack: boolean
  leaves: boolean
}

const leaves =
  /\b(bye|goodbye|good night|see (you|ya)|ttyl|talk (to you )?(later|soon)|gotta go|have to go|take care)\b/i
const changes =
  /\b(change|reschedule|move|switch|push|postpone)\b.*\b(it|time|tour|day|date|visit|appointment|viewing|request)\b/i
const asksAgain = /\bis (it|that|the (time|slot)) still (free|open)\b/i

export function readForTour(message: string, standing: Standing): TourReading {
  return {
    ...understood(message, standing),
    asksForTour: asksForTour(message),
    takesBack: takesBack(message),
    leaves: leaves.test(message),
  }
}

/** "Is it still free?" is looked up, and no question to the seller. */
function understood(message: string, standing: Standing): Understood {
  const { time } = standing.context
  if (time !== null && asksAgain.test(message)) return { events: [{ type: 'TIME_WISHED', time }], rest: [] }
  return understand(message, standing)
}

function takesBack(message: string): boolean {
  if (changes.test(message)) return true
  return answerIn(message) === 'cancel' && !/later|some ?other time|not now/i.test(message)
}
