/** So many wrong passwords in so long a time, from one network and for one listing. */
const guessLimits = {
  windowSeconds: 15 * 60,
  perGuesser: 10,
  perProperty: 100,
  /** Once the listing's limit is reached: enough for a visitor who mistypes a password. */
  perGuesserUnderSiege: 3,
} as const

export interface Counter {
  count: number
  windowBeganAt: Date
}

export type GuessVerdict =
  | { allowed: true; own: Counter; everyone: Counter }
  | { allowed: false; retryAfterSeconds: number }

/**
 * Whether one more guess may be compared, and what the counters are then. When a listing is guessed at from many sides, who
 * is guessing already waits, and who comes fresh still has a few tries: nobody is locked out by someone else.
 */
export function judgeGuess(own: Counter | null, everyone: Counter | null, now: Date): GuessVerdict {
  const ownNow = current(own, now)
  const everyoneNow = current(everyone, now)
  const isUnderSiege = everyoneNow.count >= guessLimits.perProperty
  const limit = isUnderSiege ? guessLimits.perGuesserUnderSiege : guessLimits.perGuesser
  if (ownNow.count >= limit) {
    // Under siege the wait ends with the listing's window or with one's own, whichever lets another guess through first.
    const canEndEarlier = isUnderSiege && ownNow.count < guessLimits.perGuesser
    const ends = [endOf(ownNow), ...(canEndEarlier ? [endOf(everyoneNow)] : [])]
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((Math.min(...ends) - now.getTime()) / 1000)) }
  }
  return { allowed: true, own: oneMore(ownNow), everyone: oneMore(everyoneNow) }
}

export function windowStart(now: Date): Date {
  return new Date(now.getTime() - guessLimits.windowSeconds * 1000)
}

function current(counter: Counter | null, now: Date): Counter {
  return counter && counter.windowBeganAt > windowStart(now) ? counter : { count: 0, windowBeganAt: now }
}

function endOf(counter: Counter): number {
  return counter.windowBeganAt.getTime() + guessLimits.windowSeconds * 1000
}

function oneMore({ count, windowBeganAt }: Counter): Counter {
  return { count: count + 1, windowBeganAt }
}
